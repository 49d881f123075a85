/** One event of every kind, and what it says. */
import { evenDeathRules } from '@shamble/even-death'
import type { Event, View } from '@shamble/even-death/page'
import { type Game, seeded, begin } from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import type { EvenDeathKit } from '@shamble/even-death'
import { describe, expect, it } from 'vitest'
import { plain } from '../../../play/log-item.ts'
import { keysOf } from '../../../sure.ts'
import { faultsIn } from '../../../words/testing.ts'
import { lines } from './log.ts'
import { titleOf } from './titles.ts'

const game = evenDeathRules as Game<EvenDeathKit>
const options = { scenario: 'market-square' }
const table = begin(game, setUp(game, { options }), seeded('words'), [] as never)

const human = (id: number, seat: string, profile: 'veteran' | 'soldier' | 'hardened'): View['humans'][number] => ({
  ...MAN,
  id,
  seat,
  profile,
})
const MAN = {
  status: 'alive',
  at: { x: 0, y: 0 },
  on: null,
  facing: { x: 0, y: 1 },
  vitality: 5,
  most: 5,
  down: false,
  health: 'healthy',
  fatigue: 'fine',
  morale: 'willing',
  weapons: [],
  perks: [],
  concentration: null,
  used: false,
  aim: false,
  rerolled: false,
  hasHealed: false,
  overwatch: false,
  trauma: 0,
  remembered: [],
  climbing: null,
  carries: null,
} as const
const herd = (id: number): View['herds'][number] => ({
  id,
  seat: 'zombies',
  kind: 'fast',
  status: 'alive',
  facing: { x: 0, y: 1 },
  used: false,
  rambles: false,
  mover: null,
  zombies: [],
})

/** A Veteran, two Soldiers, herds A, B and C. */
const view: View = {
  ...game.view(table, 'survivors'),
  humans: [human(1, 'military', 'veteran'), human(2, 'military', 'soldier'), human(3, 'military', 'soldier')],
  herds: [herd(4), herd(5), herd(9)],
  things: [
    ...game.view(table, 'survivors').things,
    ...(['drum', 'generator'] as const).map((kind) => ({
      id: `${kind} 1`,
      kind,
      at: { x: 0, y: 0 },
      carrier: null,
      worked: {},
      running: false,
      owner: null,
    })),
  ],
}

const clause = 'ed.turn.1'
const AT = { x: 2540, y: 2540 }
const FROM = { x: 2540, y: 1016 }
const EAST = { x: 1, y: 0 }
const hits = (...faces: number[]) => faces.map((face) => ({ face, success: face >= 4 }))

type Told<E extends Event['e']> = readonly [
  event: Omit<Extract<Event, { readonly e: E }>, 'e' | 'clause'>,
  says: string,
]

const EXAMPLES: { readonly [E in Event['e']]: Told<E> } = {
  locked: [{ seat: 'bandits' }, 'The Bandits have locked their list.'],
  'forces opened': [
    {
      forces: [
        { seat: 'military', points: 195, figures: 7 },
        { seat: 'zombies', points: 200, figures: 85 },
      ],
    },
    'All lists are open: the Military with seven figures for 195 points and the Zombies with 85 figures for 200 points.',
  ],
  'zone grew': [
    { seat: 'zombies', inches: 4 },
    'The Zombies find no place: their zone grows by two inches, now four in all.',
  ],
  deployed: [
    { seat: 'zombies', unit: 5, at: [AT, AT, AT], facing: EAST, what: 'fast' },
    'Herd B, three Fast Zombies, takes the field.',
  ],
  'not deployed': [{ seat: 'military', unit: 1 }, 'Veteran finds no place on the table and is lost.'],
  'priority rolled': [{ seat: 'military', face: 6 }, 'All roll for the order, the highest first: the Military 6.'],
  order: [{ seats: ['military', 'zombies'] }, 'The Military begin, then the Zombies.'],
  morale: [{ unit: 1, morale: 'shaken', was: 'willing' }, 'Veteran is shaken, no longer willing.'],
  behaviour: [
    { decay: 'rotten', brains: 'docile', hunger: 'full', faces: [2] },
    'The dead are rotten, slow to catch on and well fed (rolled 2).',
  ],
  'round began': [{ round: 3 }, ''],
  'turn began': [{ seat: 'military', round: 3, commandPoints: 2 }, 'The Military have two Command points.'],
  'turn ended': [{ seat: 'zombies', early: true }, 'The Zombies end their turn early.'],
  selected: [{ seat: 'military', unit: 1, actions: 2 }, ''],
  used: [{ unit: 1, idle: false }, ''],
  forgoes: [{ unit: 1 }, 'Veteran loses heart, and its turn with it.'],
  turned: [{ unit: 1, facing: EAST }, ''],
  'did nothing': [{ unit: 5 }, 'Herd B does nothing.'],
  'psych check': [
    { unit: 2, because: 'trauma', morale: 'willing', faces: [3], needed: 4, passed: false },
    'Soldier 1 cannot bear having seen a friend die (rolled 3).',
  ],
  'brain check': [
    { unit: 5, because: 'climb', faces: [2, 6], needed: 6, passed: false },
    'Herd B does not find out how to climb (rolled 2 and 6).',
  ],
  'infection check': [
    { unit: 1, faces: [7], needed: 5, passed: true },
    'Veteran fights off the infection for now (rolled 7).',
  ],
  'rambling check': [
    { unit: 4, face: 1, rambles: true, mover: 'military' },
    'Herd A wanders off: the Military move it, as the nearest of them is theirs (rolled 1).',
  ],
  overwatch: [{ unit: 1 }, 'Veteran was on the watch and has one action more.'],
  fled: [{ unit: 2, to: 1, from: FROM, at: AT }, 'Soldier 1 breaks and runs towards the nearest friend.'],
  moved: [
    { unit: 1, from: FROM, at: AT, allowance: 3, modifiers: [{ clause: 'ed.terrain.1', value: -3 }] },
    'Veteran moves 6″, slowed by difficult ground.',
  ],
  'herd moved': [{ unit: 5, leader: 1, from: FROM, at: AT, placed: [], allowance: 8 }, 'Herd B shambles 6″.'],
  'stopped before danger': [{ unit: 1, at: AT }, 'Veteran stops before the dangerous ground.'],
  climbed: [
    { unit: 1, zombie: null, feature: 'block 1 ladder', at: AT, on: 'block 1' },
    'Veteran climbs by the ladder of the block.',
  ],
  climbs: [
    { unit: 1, zombie: null, feature: 'wall 2', progress: 381, height: 635 },
    'Veteran is on the way up the wall: 1.5 of 2.5″.',
  ],
  'pushed aside': [{ unit: 5, zombie: 12, at: AT }, 'Herd B (one of it) is pushed aside.'],
  withdrew: [{ unit: 1, edge: 'north' }, 'Veteran leaves over the north edge.'],
  attacked: [
    {
      kind: 'shooting',
      unit: 1,
      target: 5,
      weapon: 'lmg',
      dice: hits(7, 5, 3, 1),
      needed: 3,
      modifiers: [{ clause: 'ed.shoot.9', value: 1 }],
    },
    'Veteran fires the LMG at Herd B: two of four dice hit (rolled 7, 5, 3 and 1, each +1).',
  ],
  resisted: [
    { unit: 5, dice: hits(6, 3, 2), needed: 6, modifiers: [] },
    'Herd B resists with one die (rolled 6, 3 and 2).',
  ],
  're-rolled': [{ unit: 1, die: 2, face: 7, success: true }, 'Veteran rolls one die again: a hit (rolled 7).'],
  'out of range': [
    { unit: 1, target: 5, weapon: 'machine-pistol' },
    'Veteran fires the machine pistol at Herd B, out of range: the shot is wasted.',
  ],
  'drawn in': [
    { unit: 5, target: 1, placed: [{ zombie: 3, at: AT }] },
    'Herd B presses in on Veteran: one zombie more.',
  ],
  'locked on': [{ unit: 5, zombies: [3, 4], target: 1 }, 'Two zombies of Herd B hold on to Veteran.'],
  'let go': [{ zombies: [3], target: 1 }, 'A zombie lets go of Veteran.'],
  'nothing came of it': [{ unit: 1, target: 5 }, 'Nothing comes of the attack on Herd B.'],
  wounded: [{ unit: 1, wounds: 2, vitality: 3 }, 'Veteran loses two vitality, three left.'],
  'zombies fell': [{ unit: 5, zombies: [3], left: 9, wounds: 1 }, 'Herd B loses one zombie, nine are left.'],
  'class changed': [
    { unit: 5, size: 10, dice: 3, number: 6 },
    'Herd B has ten zombies now and resists with three dice on 6 or more.',
  ],
  died: [{ unit: 1, how: 'bite' }, 'Veteran is bitten to death.'],
  'herd gone': [{ unit: 5, how: 'killed' }, 'Herd B is wiped out.'],
  rose: [{ human: 1, herd: 5, zombie: 40, at: AT, isNew: false }, 'Veteran rises and joins Herd B.'],
  infected: [{ unit: 1 }, 'Veteran is infected.'],
  'saw a friend die': [{ unit: 2, of: 1 }, 'Soldier 1 saw Veteran die.'],
  'zombies joined': [{ seat: 'zombies' }, 'The Zombies join the battle.'],
  aimed: [{ unit: 1 }, 'Veteran takes aim.'],
  commanded: [
    { seat: 'military', unit: 1, effect: 'suppressive-fire', units: [2, 3], left: 1 },
    'Veteran orders Suppressive Fire for Soldier 1 and Soldier 2: one Command point left.',
  ],
  'command over': [{ seat: 'military', effect: 'oscar-mike' }, 'Oscar Mike is over for the Military.'],
  'got up': [{ unit: 5, zombies: [3, 4] }, 'Two zombies of Herd B get up.'],
  reloaded: [{ unit: 1, weapon: 'lmg', due: 2 }, 'Veteran reloads the LMG: two more to do.'],
  shoved: [{ unit: 1, face: 4, needed: 5, passed: false }, 'Veteran shoves, and they stand (rolled 4).'],
  'knocked down': [{ unit: 5, zombie: 3 }, 'One zombie of Herd B is knocked down.'],
  healed: [{ unit: 1, patient: 2, vitality: 4 }, 'Veteran treats Soldier 1: four vitality now.'],
  'healing failed': [{ unit: 1, patient: 2 }, 'Veteran tries to treat Soldier 1, in vain.'],
  door: [{ door: 'house 1 door 2', unit: 1, now: 'closed' }, 'Veteran closes the door of the house.'],
  took: [{ unit: 1, thing: 'crate 2', kind: 'crate' }, 'Veteran picks up supply crate 2.'],
  'put down': [{ unit: 1, thing: 'crate 2', at: AT, dropped: true }, 'Veteran drops supply crate 2.'],
  'handed over': [{ unit: 1, to: 2, thing: 'crate 2' }, 'Veteran hands supply crate 2 to Soldier 1.'],
  worked: [
    { unit: 1, thing: 'generator 1', kind: 'generator', done: 2, needed: 3 },
    'Veteran works the generator (2 of 3).',
  ],
  split: [
    {
      unit: 5,
      herd: 9,
      placed: [
        { zombie: 3, at: AT },
        { zombie: 4, at: AT },
      ],
    },
    'Herd B splits: two zombies go as Herd C.',
  ],
  merged: [{ unit: 5, from: [4, 9], placed: [{ zombie: 3, at: AT }] }, 'Herd B takes in one zombie of Herds A and C.'],
  secured: [
    { seat: 'military', thing: 'crate 2', count: 1 },
    'The Military have brought home supply crate 2: one so far.',
  ],
  'carried off': [
    { seat: 'bandits', thing: 'drum 1', count: 1 },
    'The Bandits have carried off the fuel drum: one so far.',
  ],
  held: [{ marker: 1, side: null, count: 0, needed: 5 }, 'Nobody has the objective to themselves.'],
  generator: [{ running: false, count: 2 }, 'A zombie stops the generator; it has run for two rounds.'],
  'bell counted': [{ rings: 2 }, 'The bell was heard in two rounds: help comes sooner.'],
  conceded: [{ seat: 'bandits' }, 'The Bandits give up and leave the field.'],
  shares: [
    {
      shares: [
        { side: 1, percent: 40 },
        { side: 2, percent: 55 },
      ],
    },
    'Still on the table are 40 % of the Zombies and 55 % of the Survivors.',
  ],
  ended: [
    { sides: [1], seats: ['survivors', 'military'], factions: ['survivors', 'military'] },
    'The Survivors and the Military win the battle.',
  ],
}

const nameOf = (figure: string): string => titleOf(view, Number(figure.split(' ')[1]))
const said = (events: readonly Event[]): readonly string[] =>
  lines(events, { view })
    .map(({ words }) => plain(words.slice(0, -2), nameOf))
    .filter((text) => text !== '')

describe('an event says', () => {
  it.each(keysOf(EXAMPLES))('%s', (e) => {
    const [event, says] = EXAMPLES[e]
    const told = said([{ e, clause, ...event } as Event])
    expect(told).toEqual(says === '' ? [] : [says])
    expect(told.flatMap(faultsIn)).toEqual([])
  })
})

describe('events in a row say', () => {
  const at = (...events: readonly object[]): readonly string[] =>
    said(events.map((event) => ({ clause, ...event }) as Event))
  const resisted = { e: 'resisted', ...EXAMPLES.resisted[0] }

  it('what came of an attack, with the dice that resisted it', () => {
    expect(at(resisted, { e: 'zombies fell', ...EXAMPLES['zombies fell'][0] })).toEqual([
      'Herd B resists with one die (rolled 6, 3 and 2) and loses one zombie, nine are left.',
    ])
    expect(at(resisted, { e: 'nothing came of it', unit: 1, target: 5 })).toEqual([
      'Herd B resists with one die (rolled 6, 3 and 2), and nothing comes of the attack.',
    ])
    expect(at({ ...resisted, dice: [] }, { e: 'wounded', unit: 5, wounds: 1, vitality: 0 })).toEqual([
      'Herd B has no die to resist with and loses one vitality.',
    ])
  })

  it('who saw a friend die, and whom a shove knocks down, in a line each', () => {
    expect(at({ e: 'saw a friend die', unit: 2, of: 1 }, { e: 'saw a friend die', unit: 3, of: 1 })).toEqual([
      'Soldier 1 and Soldier 2 saw Veteran die.',
    ])
    const knocked = [3, 4, 5].map((zombie) => ({ e: 'knocked down', unit: 5, zombie }))
    expect(at(...knocked, { e: 'knocked down', unit: 2, zombie: null })).toEqual([
      'Three zombies of Herd B are knocked down.',
      'Soldier 1 is knocked down.',
    ])
  })

  it('all that was rolled for the order', () => {
    expect(
      at({ e: 'priority rolled', seat: 'military', face: 6 }, { e: 'priority rolled', seat: 'zombies', face: 2 }),
    ).toEqual(['All roll for the order, the highest first: the Military 6 and the Zombies 2.'])
  })

  it('of herds by the names that the board knows', () => {
    const [line] = lines([{ e: 'attacked', clause, ...EXAMPLES.attacked[0] } as Event], { view })
    expect(line?.about).toEqual(['unit 1', 'herd 5'])
  })
})

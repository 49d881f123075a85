/** One event of every kind, and what it says. */
import { bookFor } from '@shamble/run-or-shoot/forecast'
import type { Event, Order, View } from '@shamble/run-or-shoot/page'
import { describe, expect, it } from 'vitest'
import { plain } from '../../../play/log-item.ts'
import { keysOf, sure } from '../../../sure.ts'
import { faultsIn } from '../../../words/testing.ts'
import { moments, runOrShoot } from '../testing.ts'
import { lines } from './log.ts'
import { orderWords } from './orders.ts'
import { nameOf } from './titles.ts'

const [moment] = moments({ scenario: 'last-boat', survivors: 3, difficulty: 'nightmare' }, [1], { every: 1, most: 12 })
const { table, options } = sure(moment)
const ps = (n: number, who: 'p-dot' | 'p-petra' | 'p-gwen'): View['survivors'][number] => ({
  ...BODY,
  n,
  who,
  name: who,
  seat: `S${n}`,
})
const BODY = {
  status: 'alive',
  at: { x: 500, y: 500 },
  level: 0,
  facing: { x: 1000, y: 0 },
  hits: 0,
  down: false,
  pinnedBy: null,
  pistol: { id: 900, kind: 'pistol', rounds: 6 },
  main: { id: 901, kind: 'shotgun', rounds: 7 },
  items: [],
  torchLit: false,
  slime: 0,
  moved: 0,
  climbed: false,
  crossed: false,
  fired: false,
  fought: false,
  threw: false,
  burnt: false,
  boosts: null,
  coverAt: [],
  leader: null,
  order: null,
} as const

/** Dot, Petra and Gwen; Zeds 11 to 15 are the mutants. */
const view: View = {
  ...runOrShoot.view(table, 'U'),
  survivors: [
    ps(1, 'p-dot'),
    ps(2, 'p-petra'),
    ps(3, 'p-gwen'),
    { ...BODY, n: 12, who: 'n2', name: 'Caspar', seat: null },
  ],
  infections: { 1: 'immune', 2: 'infected' },
}
const withMutants: View = {
  ...view,
  learnt: { ...view.learnt, mutants: { hunter: 11, tank: 12, boomer: 13, smoker: 14, witch: 15 } },
}

const AT = { at: { x: 500, y: 500 }, level: 0 }
const EAST = { x: 1000, y: 0 }
const clause = 'rs.turn.1'

type Told<E extends Event['e']> = readonly [
  event: Omit<Extract<Event, { readonly e: E }>, 'e' | 'clause'>,
  says: string,
]

const EXAMPLES: { readonly [E in Event['e']]: Told<E> } = {
  'set up': [{ hordes: 2, mutants: ['hunter'] }, 'In secret: two hordes and the Hunter lie in wait.'],
  'drew in secret': [
    { what: 'horde', about: '1,2 nets', value: 30 },
    'In secret: 30 Zeds lurk in the nets on the quay.',
  ],
  chose: [{ seat: 'S1', survivor: 1, who: 'p-dot' }, 'Dot comes along.'],
  exchanged: [
    { survivor: 1, with: 2, gave: ['torch'], got: ['HE', 'HE'] },
    'Dot gives a torch to Petra and takes two HE grenades from Petra.',
  ],
  placed: [{ survivor: 1, facing: EAST, ...AT }, 'Dot starts outside the school.'],
  'zed appeared': [
    { zed: 3, kind: 'ordinary', facing: EAST, from: '1,2 nets', ...AT },
    'One Zed comes out of the nets on the quay.',
  ],
  'person appeared': [{ survivor: 12, ...AT }, 'Caspar is found outside the school.'],
  'turn began': [{ turn: 3 }, ''],
  'step began': [{ step: '7c', turn: 3 }, ''],
  'cards opened': [
    {
      cards: [
        { seat: 'S1', cards: ['RUN'] },
        { seat: 'S2', cards: ['ORDER', 'RELOAD'] },
      ],
    },
    'Dot plays RUN, Petra ORDER and RELOAD.',
  ],
  'card lost': [{ survivor: 1, card: 'MELEE' }, 'Dot had no use for MELEE: the card is lost.'],
  waits: [{ seat: 'S2' }, 'Petra lets the others go first.'],
  declined: [{ survivor: 1, card: 'RUN', step: '5a' }, 'Dot stays put.'],
  groaned: [{ zeds: [4, 3] }, 'Zeds 3 and 4 groan: a horde nearby may wake.'],
  ordered: [
    { by: 1, to: [12], order: { is: 'OPEN', door: '0,1 door1' } },
    'Dot orders Caspar to open the south door of the garage.',
  ],
  settled: [{ survivor: 12, card: 'RUN', because: 'rs.nps.6' }, 'Caspar will run, as the leader does.'],
  'order done': [{ survivor: 12, order: 'OPEN', stopped: false }, 'Caspar is done with opening it.'],
  follows: [{ survivor: 12, leader: 1 }, 'Caspar follows Dot.'],
  'helicopter called': [{ by: 1 }, 'Dot calls the helicopter.'],
  'push rolled': [
    { survivor: 1, face: 2, zeds: [3, 4, 5] },
    'Dot pushes against Zeds 3, 4 and 5: two can be thrown off (rolled 2).',
  ],
  struck: [
    { survivor: 1, weapon: 'fireaxe', zed: 3, corpse: null, face: 8, result: 'kill' },
    'Dot strikes at Zed 3 with the fireaxe and kills it (rolled 8).',
  ],
  'knocked back': [{ zed: 3, survivor: null, distance: 300, ...AT }, 'Zed 3 is thrown back 3 cm and lies there.'],
  fell: [{ zed: null, survivor: 1, how: 'drop' }, 'Dot lands on the ground and lies there.'],
  harmed: [{ survivor: 1, how: 'bite', hits: 1, by: 3, faces: [] }, 'Zed 3 bites Dot: one hit.'],
  died: [{ survivor: 1, how: 'infection' }, 'Dot collapses and dies: it was the infection.'],
  'stood up': [{ zeds: [], survivors: [1, 2] }, 'Dot and Petra stand up.'],
  pinned: [{ survivor: 1, zed: 11 }, 'The Hunter pins Dot to the ground: somebody else must help.'],
  freed: [{ survivor: 1, zed: 11 }, 'Dot is free again.'],
  'zed destroyed': [{ zed: 3, how: 'fire', by: null, ...AT }, 'Zed 3 has burnt to ashes.'],
  moved: [{ survivor: 1, path: [], units: 800, ...AT }, 'Dot moves 8 cm.'],
  turned: [{ survivor: 1, facing: EAST }, ''],
  torch: [{ survivor: 1, lit: true }, 'Dot lights a torch.'],
  door: [{ door: '0,1 door1', survivor: 1, now: 'closed' }, 'Dot closes the south door of the garage.'],
  crossed: [{ survivor: 1, barrier: '1,0 fence0', ...AT }, 'Dot climbs over the board fence outside the bungalow.'],
  climbed: [
    { survivor: 1, by: '1,1 ladder0', at: { x: 5050, y: 6200 }, level: 1 },
    'Dot climbs by the ladder of the gun shop and is on the roof of the gun shop.',
  ],
  'climb failed': [
    { survivor: 1, by: '1,1 ladder0' },
    'Zeds crowd the other end of the ladder of the gun shop: Dot cannot climb.',
  ],
  'fell down a level': [
    { survivor: null, zed: 3, levels: 1, ...AT },
    'Zed 3 falls one level and lies outside the school.',
  ],
  searched: [
    { survivor: 1, cache: '0,1 c1', found: ['fuel', 'food'], zed: false },
    'Dot searches the cache in the north-west of the petrol station and finds a fuel can and food.',
  ],
  took: [{ survivor: 1, from: 'pile 1', things: ['food', 'food', 901] }, 'Dot takes two lots of food and a shotgun.'],
  dropped: [{ survivor: 1, pile: 'pile 1', things: ['torch', 'torch'] }, 'Dot drops two torches.'],
  gave: [{ survivor: 1, to: 2, things: ['kit'] }, 'Dot gives a first aid kit to Petra.'],
  treated: [{ survivor: 1, patient: 2, hits: 1 }, 'Dot treats Petra: one hit left.'],
  assisted: [{ survivor: 1, whom: 2, act: 'boost' }, 'Dot lifts Petra up the wall.'],
  dragged: [{ survivor: 1, whom: 2, ...AT }, 'Dot drags Petra along; both are outside the school.'],
  left: [{ survivor: 1, by: 'minibus' }, 'Dot is safe: away by the minibus.'],
  poured: [{ survivor: 1, cans: 2 }, 'Dot pours fuel into the tank of the boat: two cans so far.'],
  roused: [{ zed: 3 }, 'Zed 3 notices one of you and attacks from now on.'],
  'roused in secret': [{ about: 9 }, 'In secret: a Zed that nobody sees notices somebody.'],
  disturbed: [{ zed: 15, by: 1 }, 'The Witch is disturbed and goes for Dot.'],
  'disturbed in secret': [{ about: 9 }, 'In secret: the Witch is disturbed.'],
  'calmed in secret': [{ about: 9 }, 'In secret: the Witch sits down and cries again.'],
  'alarm rolled': [
    { survivor: 1, vehicle: '1,1 v1', face: 7, rings: true },
    'Dot leans on the car by the gun shop: the alarm goes off (rolled 7).',
  ],
  alarm: [{ vehicle: '1,1 v1', now: 'spent' }, 'The alarm of the car by the gun shop falls silent for good.'],
  noise: [{ kind: 'gunfire', ...AT }, 'The gunfire outside the school is heard far and wide.'],
  thrown: [{ survivor: 1, grenade: 'HE', ...AT }, 'Dot throws an HE grenade; it lands outside the school.'],
  blast: [
    {
      grenade: 'HE',
      zeds: [
        { zed: 3, face: 9, killed: true },
        { zed: 4, face: 2, killed: false },
      ],
    },
    'The blast kills Zed 3 (rolled 9) and knocks down Zed 4 (rolled 2).',
  ],
  flames: [{ turns: 5, ...AT }, 'Flames spread outside the school for five turns.'],
  'WP burns': [{ turns: 2, ...AT }, 'White phosphorus burns outside the school for two turns; Zeds walk into it.'],
  'caught fire': [{ zed: 3 }, 'Zed 3 catches fire.'],
  'smashed at': [
    { door: '0,1 door1', zeds: [3, 4], zedTurns: 4, needed: 10 },
    'Zeds 3 and 4 beat on the south door of the garage: four of the ten blows that it stands.',
  ],
  'zed moved': [
    { zed: 3, path: [], facing: EAST, lure: 'the open', target: 1, ...AT },
    'Zed 3 goes for Dot, in the open and near.',
  ],
  drifted: [{ zed: 3, face: 4, did: 'left', units: 200, facing: EAST, ...AT }, 'Zed 3 drifts left (rolled 4).'],
  calmed: [{ zed: 15 }, 'The Witch sits down and cries again.'],
  crouched: [{ zed: 11 }, 'The Hunter crouches: it springs in the next turn.'],
  leapt: [{ zed: 11, target: 1, ...AT }, 'The Hunter springs at Dot.'],
  breached: [
    { zed: 12, in: '1,0 house', from: EAST, to: EAST, ...AT },
    'The Tank breaks through a wall of the bungalow.',
  ],
  'tank hit': [{ zed: 12, hits: 1, total: 4, of: 10 }, 'The Tank takes one hit: four of ten so far.'],
  pulled: [{ survivor: 1, zed: 14, ...AT }, 'Dot is pulled over to the Smoker.'],
  shot: [
    {
      survivor: 1,
      weapon: 'rifle',
      zed: 3,
      target: null,
      face: 6,
      modifiers: [{ clause: 'rs.injury.4', value: -1 }],
      total: 5,
      result: 'body',
      far: false,
      rounds: 1,
    },
    'Dot fires the assault rifle at Zed 3 and hits the body (rolled 6−1 = 5). One round left.',
  ],
  'asked for mercy': [{ survivor: 1, target: 2 }, 'Dot offers to shoot Petra.'],
  mercy: [{ survivor: 2, agreed: false }, 'Petra will not be shot.'],
  reloaded: [{ survivor: 1, weapon: 'shotgun', rounds: 7 }, 'Dot reloads the shotgun: seven rounds.'],
  'lair empty': [{ lair: '1,2 nets' }, 'Nobody comes out of the nets on the quay: it is empty.'],
  observed: [
    { survivor: 3, lair: '1,2 nets', movement: true },
    'Gwen watches the nets on the quay: something moves in there.',
  ],
  spat: [{ zed: 13, survivor: 1, face: null, hit: true }, 'The Boomer spits at Dot and hits.'],
  burst: [{ zed: 13, slimed: [1, 2] }, 'The Boomer bursts over Dot and Petra: the nearest horde comes.'],
  slimed: [{ survivor: 1, turns: 3 }, 'Dot is covered in slime for three turns: hordes follow it.'],
  missile: [{ zed: 12, survivor: 1, face: 2, hit: false }, 'The Tank hurls something at Dot and misses (rolled 2).'],
  ensnared: [
    { zed: 14, survivor: 1, face: 6, modifiers: [{ clause: 'rs.smoker.4', value: -1 }], total: 5, hit: true },
    'The Smoker lashes its tongue at Dot and catches hold (rolled 6−1 = 5).',
  ],
  'infection rolls': [{ survivors: [1, 2] }, 'The umpire rolls in secret for Dot and Petra.'],
  'rolled in secret': [{ what: 'test', about: 2, face: 1 }, 'In secret: Petra is tested: infected (rolled 1).'],
  'horde activated': [{ horde: 1, lair: '1,2 nets' }, 'In secret: the horde in the nets on the quay wakes.'],
  rose: [{ survivor: 1, zed: 31 }, 'Dot rises as Zed 31.'],
  'died down': [{ what: 'slime', survivor: 1 }, 'The slime on Dot has dried.'],
  landed: [{}, 'The helicopter lands.'],
  boarded: [{ survivor: 1 }, 'Dot boards the helicopter and is safe.'],
  departed: [{ what: 'boat' }, 'The boat casts off.'],
  'took over': [{ seat: 'S2', survivor: 12 }, 'Survivor 2 goes on as Caspar.'],
  shared: [
    { by: 1, what: ['zed 4', 'person 12', '0,1 c1'] },
    'Dot tells the others of Zed 4, Caspar and the cache in the north-west of the petrol station.',
  ],
  'handed over': [{ until: 'step' }, 'The umpire leaves the infestation to the rules for the rest of this step.'],
  'asked back': [{}, 'The umpire will be back with the next step.'],
  'umpire back': [{}, 'The umpire is back.'],
  ruled: [
    { survivor: 12, was: 'RUN', now: null, does: { is: 'NOTHING' }, reason: 'He is too tired.' },
    'The umpire rules: Caspar was to run, and will do nothing. “He is too tired.”',
  ],
  'by hand': [
    { act: { is: 'lay', who: { zed: 3 } }, note: 'It stumbled.', zed: 3 },
    'By hand, the umpire lays Zed 3 down. Why: “It stumbled.”',
  ],
  'infection die': [{ survivor: 1, face: 4 }, 'Dot throws the infection die (rolled 4).'],
  conceding: [{ seat: 'S2', yes: true }, 'Petra wants to give up.'],
  goods: [{ food: 3, drugs: 1, weapons: 0 }, 'On the truck: three lots of food and drugs.'],
  ended: [
    { won: true, grade: 'tainted', saved: [1, 2] },
    'The survivors win: Dot and Petra are safe. One of them is infected.',
  ],
}

const said = (events: readonly Event[]): readonly string[] =>
  lines(events, { view: withMutants, options })
    .map(({ words }) => plain(words.slice(0, -2), (figure) => nameOf(withMutants, figure)))
    .filter((text) => text !== '')

describe('an event says', () => {
  it.each(keysOf(EXAMPLES))('%s', (e) => {
    const [event, says] = EXAMPLES[e]
    const told = said([{ e, clause, ...event } as Event])
    expect(told).toEqual(says === '' ? [] : [says])
    expect(told.flatMap(faultsIn)).toEqual([])
  })
})

it.each([
  [{ is: 'TAKE', from: 'pile 3' }, 'take what lies there'],
  [{ is: 'TAKE', from: '0,1 c1' }, 'search the cache in the north-west of the petrol station'],
  [{ is: 'RUN TO', place: 'boat' }, 'run to the boat'],
  [{ is: 'RUN TO', place: { at: [500, 500], level: 0 } }, 'run to a place outside the school'],
  [{ is: 'COVER', towards: [0, -1000] }, 'cover the north'],
  [{ is: 'COVER', towards: [707, 707] }, 'cover the south-east'],
  [{ is: 'GUARD', what: 2 }, 'guard Petra'],
  [{ is: 'GIVE', thing: 'kit', survivor: 1 }, 'give a first aid kit to Dot'],
  [{ is: 'CLIMB', ladder: '1,1 ladder0', up: true }, 'climb up the ladder of the gun shop'],
  [{ is: 'ASSIST', survivor: 1, act: 'raise' }, 'help Dot up'],
  [{ is: 'SHOOT AT', zed: 12 }, 'shoot at the Tank'],
] as const)('an order is said as one would: %o', (order, says) => {
  expect(orderWords(withMutants, bookFor(options), order as Order)).toBe(says)
})

describe('events in a row say', () => {
  const at = (events: readonly object[]): readonly string[] =>
    said(events.map((event) => ({ clause, ...event }) as Event))
  const marksOf = (events: readonly object[]) =>
    lines(
      events.map((event) => ({ clause, ...event }) as Event),
      { view: withMutants, options },
    ).flatMap(({ mark }) => mark ?? [])
  const bite = (by: number) => ({ e: 'harmed', survivor: 1, how: 'bite', hits: 1, by, faces: [] })
  const going = (zed: number, target: number) => ({
    e: 'zed moved',
    zed,
    path: [],
    facing: EAST,
    lure: 'the nearest',
    target,
    ...AT,
  })

  it('what several Zeds do to one', () => {
    expect(at([bite(4), bite(3)])).toEqual(['Zeds 3 and 4 bite Dot: two hits.'])
  })

  it('of those whom nobody leads any more one line, and the Witch by itself', () => {
    const drifts = (zed: number) => ({ e: 'calmed', zed, clause: 'rs.drift.11' })
    expect(at([3, 4, 5].map(drifts))).toEqual(['Zeds 3, 4 and 5 have lost sight of everybody and drift again.'])
    expect(at([drifts(3), { e: 'calmed', zed: 15, clause: 'rs.witch.11' }])).toEqual([
      'Zed 3 has lost sight of everybody and drifts again.',
      'The Witch sits down and cries again.',
    ])
  })

  it('who goes for whom in one line, those for the same together, a mutant by itself', () => {
    expect(at([going(3, 1), going(5, 2), going(4, 1)])).toEqual([
      'Zeds 3 and 4 go for Dot and Zed 5 for Petra, the nearest by way.',
    ])
    expect(at([going(11, 1), going(3, 1), going(4, 2)])).toEqual([
      'The Hunter and Zed 3 go for Dot and Zed 4 for Petra, the nearest by way.',
    ])
    const crowd = Array.from({ length: 40 }, (_, i) => going(20 + i, 1))
    expect(at([...crowd, going(11, 1)])).toEqual(['40 Zeds and the Hunter go for Dot, the nearest by way.'])
  })

  it('what draws them, a sentence for each, and in secret what nobody sees by itself', () => {
    const drawn = (zed: number, lure: string) => ({ ...going(zed, 1), lure, target: null })
    const many = Array.from({ length: 40 }, (_, i) => drawn(20 + i, i % 2 === 0 ? 'noise' : 'groans'))
    expect(at(many)).toEqual([`20 Zeds follow the noise. ${clause} 20 Zeds follow the groans.`])
    expect(at([drawn(3, 'noise'), drawn(11, 'noise')])).toEqual(['Zed 3 and the Hunter follow the noise.'])
    expect(at([going(3, 1), { ...going(0, 1) }, going(4, 1)])).toEqual([
      'Zed 3 goes for Dot, the nearest by way.',
      'In secret: a Zed that nobody sees goes for Dot, the nearest by way.',
      'Zed 4 goes for Dot, the nearest by way.',
    ])
  })

  it('who burns up in the phosphorus, with the walks to it', () => {
    const there = (zed: number) => [
      { ...going(zed, 1), lure: 'WP', target: null },
      { e: 'zed destroyed', zed, how: 'WP', by: null, ...AT },
    ]
    const walk = [...there(3), ...there(4), { ...going(5, 1), lure: 'WP', target: null }, going(6, 1)]
    expect(at(walk)).toEqual([
      `Zeds 3, 4 and 5 walk towards the burning phosphorus. ${clause} Zed 6 goes for Dot, the nearest by way. ${clause} Zeds 3 and 4 burn up in the phosphorus.`,
    ])
    expect(marksOf(walk)).toEqual(['killed'])
    expect(at(there(3))).toEqual([
      `Zed 3 walks towards the burning phosphorus. ${clause} Zed 3 burns up in the phosphorus.`,
    ])
  })

  it('what a shot does, with the shot', () => {
    const shot = { e: 'shot', ...EXAMPLES.shot[0], result: 'head', modifiers: [], total: 6, rounds: 0 }
    const gone = { e: 'zed destroyed', zed: 3, how: 'head', by: 1, ...AT }
    expect(at([shot, gone])).toEqual([
      'Dot fires the assault rifle at Zed 3 and hits the head, which destroys it (rolled 6). The clip is empty.',
    ])
  })

  it('no fall of a Zed that may have lain there before, and no throw that nobody sees', () => {
    const shot = { e: 'shot', ...EXAMPLES.shot[0], result: 'body', modifiers: [], total: 3, face: 3, rounds: 2 }
    const back = { e: 'knocked back', zed: 3, survivor: null, distance: 10, ...AT }
    const fell = { e: 'fell', zed: 3, survivor: null, how: 'shot' }
    expect(at([shot, back, fell])).toEqual([
      'Dot fires the assault rifle at Zed 3 and hits the body, and it lies on the ground (rolled 3). Two rounds left.',
    ])
    expect(at([back, fell])).toEqual(['Zed 3 is thrown back and lies there.'])
  })

  it('[rs.shoot.8] how far a hit throws a Zed back', () => {
    const shot = { e: 'shot', ...EXAMPLES.shot[0], result: 'body', modifiers: [], total: 3, face: 3, rounds: 2 }
    const back = { e: 'knocked back', zed: 3, survivor: null, distance: 400, ...AT }
    const fell = { e: 'fell', zed: 3, survivor: null, how: 'shot' }
    expect(at([shot, back, fell])).toEqual([
      'Dot fires the assault rifle at Zed 3 and hits the body, which throws it back 4 cm (rolled 3). Two rounds left.',
    ])
  })

  it('the end of a Zed so that it is found again, whatever brought it about', () => {
    const gone = { e: 'zed destroyed', zed: 3, how: 'head', by: 1, ...AT }
    const shot = { e: 'shot', ...EXAMPLES.shot[0], result: 'head' }
    const blast = { e: 'blast', ...EXAMPLES.blast[0] }
    const struck = { e: 'struck', ...EXAMPLES.struck[0] }
    for (const first of [shot, blast, struck]) {
      expect(marksOf([first, gone])).toEqual(['killed'])
      expect(marksOf([first])).toEqual([])
    }
  })

  it('where somebody goes in', () => {
    const [inside] = bookFor(options).map.caches
    if (!inside) throw new Error('nothing is kept in a building')
    const walk = { e: 'moved', survivor: 1, path: [], units: 800, at: inside.at, level: inside.level }
    expect(at([walk])).toEqual([expect.stringMatching(/^Dot moves 8 cm and is in(side)? the /)])
  })

  it('who is told to come along by whoever leads', () => {
    const order = { is: 'FOLLOW', survivor: 1 }
    expect(at([{ e: 'ordered', by: 1, to: [12], order }])).toEqual(['Dot orders Caspar to come along.'])
    expect(at([{ e: 'ordered', by: 2, to: [12], order }])).toEqual(['Petra orders Caspar to follow Dot.'])
  })

  it('who comes out of a lair, all at once', () => {
    const out = (zed: number) => ({ e: 'zed appeared', zed, kind: 'ordinary', facing: EAST, from: '1,2 nets', ...AT })
    expect(at([out(3), out(4), out(5)])).toEqual(['Three Zeds come out of the nets on the quay.'])
  })

  it('that the infected die of it, or live on, where a game is over', () => {
    const roll = { e: 'rolled in secret', what: 'death', about: 2, face: 0 }
    expect(at([roll, { e: 'died', survivor: 2, how: 'infection' }])).toEqual([
      'In secret: Petra is infected and dies of it (rolled 0).',
      'Petra collapses and dies: it was the infection.',
    ])
    expect(at([{ ...roll, face: 4 }])).toEqual(['In secret: Petra is infected and lives on (rolled 4).'])
    expect(at([{ ...roll, about: 1 }])).toEqual(['In secret: Dot is immune, and this roll is for show (rolled 0).'])
  })
})

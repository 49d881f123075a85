import {
  apply,
  begin,
  type CausedEvent,
  choices,
  judge,
  type OptionValues,
  pending,
  type Seat,
  seeded,
} from '@shamble/kernel'
import { setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { askedIn } from '../asked.ts'
import type { Command } from '../commands.ts'
import type { MapSketch } from '../content/drawing.ts'
import { SCENARIOS } from '../content/scenarios.ts'
import type { Event } from '../events.ts'
import { deadWalk } from '../index.ts'
import { at, optionsFor } from '../testing.ts'
import { seatedAt } from '../testkit/random-play.ts'
import { type DeadWalkKit, type Human, type Transaction, theHuman, type Weapon } from '../state.ts'
import { PSYCHOSES, QUIRKS } from '../tables/mind.ts'
import { SKILLS } from '../tables/skills.ts'
import { shotPrice } from './attacks.ts'
import { priceOfCommand } from './prices.ts'

/** Every kind of command: one that is missing here does not compile, one that no game brings fails. */
const KINDS: Readonly<Record<Command['do'], 'paid' | 'free'>> = {
  place: 'free',
  activate: 'free',
  rest: 'free',
  end: 'free',
  move: 'paid',
  climb: 'paid',
  jump: 'paid',
  'lie-down': 'paid',
  'stand-up': 'paid',
  open: 'paid',
  close: 'paid',
  'clear-barricade': 'paid',
  barricade: 'paid',
  leave: 'paid',
  'turn-engine': 'paid',
  'pick-up': 'paid',
  give: 'paid',
  'give-ammo': 'paid',
  drop: 'free',
  'drop-ammo': 'free',
  ready: 'paid',
  reload: 'paid',
  'clear-jam': 'paid',
  brace: 'paid',
  heal: 'paid',
  extinguish: 'paid',
  refuel: 'paid',
  restart: 'paid',
  'destroy-corpse': 'paid',
  fire: 'paid',
  spray: 'paid',
  rake: 'paid',
  deal: 'free',
  throw: 'paid',
  launch: 'paid',
  flame: 'paid',
  'shoot-close': 'paid',
  strike: 'paid',
  'saw-on': 'free',
  stop: 'free',
  break: 'paid',
  'zombie-next': 'free',
  'zombie-move': 'free',
  'zombie-attack': 'free',
  'use-skill': 'paid',
  decline: 'free',
  'choose-psychosis': 'free',
  search: 'paid',
  'take-find': 'free',
  'leave-find': 'free',
  'use-antiseptic': 'paid',
  'switch-radio': 'paid',
  'get-in': 'paid',
  'get-out': 'paid',
  start: 'paid',
  'refuel-vehicle': 'paid',
  'change-battery': 'paid',
  drive: 'paid',
  'first-aid': 'paid',
  'strike-bare': 'paid',
  resign: 'free',
  'take-seat': 'free',
}

/** Who pays for what is decided now: who is asked, or who acts. */
const payerAt = ({ state }: Transaction): Human | undefined => {
  const n = askedIn(state)?.human ?? state.activation?.human
  return n === undefined ? undefined : theHuman(state, n)
}

/** What he has left once it is paid, as the first event tells that knows it; a mind is tested before. */
function leftOf(events: readonly Event[], { n }: Human): number | undefined {
  for (const event of events)
    if (event.e !== 'trait tested' && 'left' in event && 'human' in event && event.human === n)
      return event.left ?? undefined
  return undefined
}

/** What the rules take for a command; null where they do not say, or his mind made something else of it. */
function taken(table: Transaction, seat: Seat, payer: Human, command: Command): number | null {
  const t = table.fork(deadWalk.copy, seeded('taken'))
  const events: CausedEvent<Event>[] = []
  t.events = events
  expect(apply<DeadWalkKit>(deadWalk, t, seat, command)).toBeNull()
  for (let next = deadWalk.unmoved?.(t); next; next = deadWalk.unmoved?.(t)) apply(deadWalk, t, next.seat, next.command)
  if (events.some(({ e }) => e === 'fires wild')) return null
  const left = leftOf(events, payer)
  if (left !== undefined) return payer.ap - left
  return t.state.turn === table.state.turn ? payer.ap - theHuman(t.state, payer.n).ap : null
}

/** In the middle of a rule the deed that led there is paid with the answer: what an answer costs beside the usual one. */
function answered(table: Transaction, seat: Seat, payer: Human, command: Command): number | null {
  const usual = askedIn(table.state)?.asks === 'cover' ? null : deadWalk.unmoved?.(table)
  const least = usual ? taken(table, seat, payer, usual.command) : 0
  const paid = least === null ? null : taken(table, seat, payer, command)
  return least === null || paid === null ? null : paid - least
}

/** What is not, or seldom, among the samples on offer. */
const unoffered = ({ weapons, items }: Human): Command[] => [
  ...[...weapons, ...items].map(({ id }): Command => ({ do: 'drop', what: id })),
  { do: 'drop-ammo', ammunition: 'bullets', count: 1 },
]

const MOST_OF_A_KIND = 12
const kindOf = (command: Command): string => ('skill' in command ? `${command.do} ${command.skill ?? ''}` : command.do)

/** Who has something to pay with: in his own activation, or from cover. An extra point has a test of its own (dw.gskill.13). */
const canSpend = ({ state }: Transaction, { n, extraAP }: Human): boolean =>
  extraAP === 0 && (state.activation?.human === n || askedIn(state)?.asks === 'cover')

/** Every kind of command on offer, a few of each. */
function compare(table: Transaction, seat: Seat, offered: readonly Command[], seen: Map<string, number>): void {
  const asked = askedIn(table.state)
  const payer = payerAt(table) ?? (table.state.humans[0] as Human)
  const more = unoffered(payer).filter((one) => judge(deadWalk, table, seat, one) === null)
  for (const command of [...offered, ...more]) {
    const kind = asked === null ? kindOf(command) : `${command.do} asked by ${asked.asks}`
    const often = seen.get(kind) ?? 0
    if (often >= MOST_OF_A_KIND) continue
    const paid = canSpend(table, payer) ? answered(table, seat, payer, command) : 0
    if (paid === null) continue
    const price = priceOfCommand(table, payer, command)
    // A hero gains one.
    expect(price, `price of ${JSON.stringify(command)}`).toBe(Math.max(0, paid))
    if (KINDS[command.do] === 'free') expect(price).toBe(0)
    seen.set(kind, often + 1)
  }
}

/** Random play in which any kind of deed is as likely as another. */
function play(table: Transaction, seed: number, most: number, seen: Map<string, number>): void {
  const luck = seeded(`prices ${seed}`)
  for (let i = 0; i < most; i++) {
    const seat = pending(table)?.owe[0]
    if (seat === undefined) return
    const all = choices<DeadWalkKit>(table, seat)
    compare(table, seat, all, seen)
    const kinds = [...new Set(all.map(kindOf))].filter((kind) => kind !== 'end' || all.length === 1)
    const kind = kinds[luck.draw('kind', kinds.length)]
    const some = all.filter((command) => kindOf(command) === kind)
    apply(deadWalk, table, seat, some[luck.draw('one', some.length)] as Command)
  }
}

const SHEET = {
  archetype: 'law',
  skills: ['agile', 'mechanics', 'fast-reload', 'medic', 'martial-arts'],
  weaponSkills: ['handguns', 'shotgun', 'rifle', 'automatic', 'bows', 'machine-gun'],
}
const ADVANCED = { searching: true, vehicles: true, skills: true, skillsPerTurn: 5 }
const HOUSE = { corpseDestruction: true, buildBarricade: true, jams: true }
const MINDS = { quirks: true, psychosis: true, psychosisPick: 'choose', traumaLimit: 3 }
const THINGS = ['small-kit', 'radio', 'antiseptic', 'extinguisher', 'gas-can', 'battery']

/** Everybody in the middle of an activation once, with a car on his way and his hands full of things to do. */
function* bus(): Generator<Transaction> {
  const people = [
    { name: 'Ada Stern', at: at(76, 74), weapons: ['pistol', 'machete'], items: THINGS, wounds: 1 },
    { name: 'Bo Lind', at: at(84, 74), weapons: [{ type: 'pistol', jammed: true, loaded: 3 }], items: THINGS },
    { name: 'Cy Moss', at: at(126, 46), weapons: [{ type: 'machinegun', loaded: 1 }], items: THINGS },
    { name: 'Di Varga', at: at(130, 46), weapons: [{ type: 'chainsaw', motor: 'stalled' }], items: THINGS },
    { name: 'Ed Falk', aboard: 'V4', at: at(120, 38), weapons: ['pistol'], items: THINGS },
    { name: 'Gil Noor', at: at(116, 46), weapons: ['hammer'], burning: { turns: 1, lighter: null } },
    {
      name: 'Hana Weiss',
      at: at(60, 31.75),
      weapons: ['crossbow'],
      items: [{ kind: 'keys', vehicle: 'V6' }, 'battery', 'gas-can'],
    },
    { name: 'Jo Reed', at: at(128.4, 48), weapons: ['pistol'], prone: true },
    { name: 'Ib Toft', at: at(78.6, 74), status: 'dead', wounds: 1 },
  ].map((one) => ({ ...one, sheet: SHEET }))
  const vehicles = { V4: { engine: false }, V6: { tank: 'empty', battery: 'failed' } }
  for (const [i] of people.entries()) {
    const humans = people.map((one, k) => (k === i ? { ...one, ap: 4 } : one))
    if (people[i]?.status === 'dead') continue
    const options = { scenario: 'nine-forty-bus', ...ADVANCED, ...HOUSE }
    yield seatedAt({ humans, zombies: [{ at: at(60, 60) }], vehicles, activation: { human: i + 1 } }, options, i)
  }
}

const nth = <T>(list: readonly T[], k: number): T => list[k % list.length] as T
const SKILL_IDS = Object.keys(SKILLS)
const QUIRK_IDS = Object.keys(QUIRKS)
const PSYCHOSIS_IDS = Object.keys(PSYCHOSES)
const ARMS = [
  'assault-rifle',
  'pistol',
  'pump-shotgun',
  { type: 'machinegun', braced: true },
  'chainsaw',
  'flamethrower',
  { type: 'grenade-launcher', grenades: { fragmentation: 1 }, loaded: 1 },
  { type: 'hand-grenades', grenades: { fragmentation: 1, molotov: 1 } },
]

/** Skilled people, odd ones if so wished, in the middle of the dead. */
function crowd(seed: number, options: Record<string, boolean | number | string>, isOdd = false): Transaction {
  const humans = ARMS.map((arm, i) => ({
    at: at(40 + 6 * i, 60 + (i % 2) * 6),
    sheet: {
      level: 5,
      skills: [0, 1, 2, 3, 4].map((k) => nth(SKILL_IDS, 7 * (8 * seed + i) + 5 * k)),
      ...(isOdd
        ? {
            quirks: [nth(QUIRK_IDS, seed + i)],
            psychoses: [0, 5].map((k) => nth(PSYCHOSIS_IDS, 2 * seed + i + k)),
            trauma: 4,
          }
        : {}),
    },
    weapons: [arm],
    stock: { bullets: 4, shells: 6, belts: 2 },
    wounds: i % 3,
  }))
  const zombies = Array.from({ length: 14 }, (_, i) => ({ n: i + 1, at: at(15 + 7 * i, i % 2 === 0 ? 47 : 79) }))
  const blocks = [{ id: 'C1', title: 'container', area: [95, 55, 105, 65] as const, height: 5 }]
  return seatedAt({ humans, zombies, turn: 1 }, optionsFor({ blocks }, { skills: true, ...HOUSE, ...options }), seed)
}

/** A house with a barricaded door, and one in it who could shut the other. */
const HOUSED: Partial<MapSketch> = {
  buildings: [
    {
      id: 'B1',
      title: 'house',
      tag: 'plain',
      outline: [50, 40, 70, 60],
      rooms: [['R1', 'hall', [50, 40, 70, 60]]],
      doors: [
        ['D1', 60, 60, 'closed'],
        ['D2', 66, 60, 'barricaded'],
      ],
      windows: [],
      ladder: null,
    },
  ],
}

/** Somebody in the middle of an activation, with what only a place or a thing lets him do. */
function* handy(): Generator<Transaction> {
  const one = (over: object, options: OptionValues, stage: object = {}): Transaction =>
    seatedAt({ humans: [{ at: at(60, 60), ap: 4, ...over }], turn: 3, activation: { human: 1 }, ...stage }, options, 1)
  const bare = optionsFor({}, { ...ADVANCED, ...HOUSE })
  const boat = { scenario: 'last-boat', entryMethods: [], ...ADVANCED }
  const mechanic = { at: at(114, 42.25), sheet: { skills: ['mechanics'] } }
  yield one({ at: at(60, 58.5) }, optionsFor(HOUSED, HOUSE))
  yield one({ at: at(66, 58.5) }, optionsFor(HOUSED, HOUSE))
  yield one({ at: at(118.7, 40) }, boat, { progress: { engineTurns: 3 } })
  yield one(mechanic, boat)
  yield one({ weapons: [{ type: 'chainsaw', motor: 'empty' }], items: ['gas-can'] }, bare)
  yield one({ wounds: 2, sheet: { skills: ['first-aid'] } }, bare)
}

/** One who waits for the dead to come near, and one who strikes twice: what they do first is done. */
function* wary(): Generator<Transaction> {
  const after = (first: Command, ...zombies: readonly [number, number][]): Transaction => {
    const sheet = { level: 5, skills: ['cover', 'combat-expert'] }
    const humans = [
      {
        at: at(60, 60),
        ap: 4,
        weapons: [
          { id: 1, type: 'pistol' },
          { id: 2, type: 'machete' },
        ],
        sheet,
      },
    ]
    const dead = zombies.map((where, i) => ({ n: i + 1, at: where }))
    const options = optionsFor({}, { skills: true, skillsPerTurn: 5, entryMethods: [] })
    const t = seatedAt({ humans, zombies: dead, activation: { human: 1 }, turn: 1 }, options, 1)
    expect(apply(deadWalk, t, pending(t)?.owe[0] as Seat, first)).toBeNull()
    return t
  }
  yield after({ do: 'use-skill', skill: 'cover' }, at(60, 40), at(45, 60))
  yield after({ do: 'strike', with: 2, target: 'Z1', skill: 'combat-expert' }, at(62.5, 60), at(57.5, 60))
}

/** A saw in the middle of three, one of which has another in its reach. */
function pressed(seed: number): Transaction {
  const humans = [
    { at: at(60, 60), ap: 4, weapons: ['chainsaw'] },
    { at: at(65, 60), weapons: ['pistol'] },
  ]
  const zombies = [at(62.5, 60), at(57.5, 60), at(60, 57.5)].map((where, i) => ({ n: i + 1, at: where }))
  const options = optionsFor({}, { zombieControl: 'gm-bound' })
  return seatedAt({ humans, zombies, activation: { human: 1 }, turn: 1 }, options, seed)
}

describe('the price of a command', () => {
  it('is what the rules then take, for every kind there is', () => {
    const seen = new Map<string, number>()
    for (const [i, scenario] of Object.keys(SCENARIOS).entries())
      play(begin(deadWalk, setUp(deadWalk, { options: { scenario, ...HOUSE } }), seeded(i)), i, 400, seen)
    for (const [i, table] of [...bus(), ...handy(), ...wary()].entries()) play(table, i, 120, seen)
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      play(pressed(seed), seed, 30, seen)
      play(crowd(seed, { skillsPerTurn: 3, zombieControl: seed % 2 === 0 ? 'gm-bound' : 'gm-free' }), seed, 150, seen)
      play(crowd(seed, { ...MINDS }, true), seed, 150, seen)
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['fire asked by cover', 'strike asked by combat-expert']))
    const compared = new Set([...seen.keys()].map((kind) => kind.split(' ')[0]))
    expect(Object.keys(KINDS).filter((kind) => !compared.has(kind))).toEqual(['resign', 'take-seat'])
  }, 120_000)

  it('[dw.entry.6] of a way into a room that may hold zombies is that up to where it stops', () => {
    const [house] = HOUSED.buildings ?? []
    const open = { buildings: [{ ...house, doors: [['D1', 60, 60, 'open']] }] } as unknown as Partial<MapSketch>
    const into: Command = { do: 'move', path: [[6000, 4500]] }
    const [all, stopped] = [[], ['C']].map((entryMethods) => {
      const humans = [{ at: at(60, 63), ap: 4 }]
      const t = seatedAt({ humans, turn: 1, activation: { human: 1 } }, optionsFor(open, { entryMethods }), 1)
      const price = priceOfCommand(t, theHuman(t.state, 1), into)
      expect(taken(t, pending(t)?.owe[0] as Seat, theHuman(t.state, 1), into)).toBe(price)
      return price
    })
    expect([all, stopped]).toEqual([4, 1])
  })

  it('[dw.cskill.8] of a shell is 1 while somebody unloads his pump gun, on its order as well', () => {
    const humans = [{ at: at(60, 60), ap: 4, weapons: ['pump-shotgun'], sheet: { skills: ['unload'] } }]
    const position = { humans, zombies: [{ n: 1, at: at(60, 50) }], turn: 1, activation: { human: 1 } }
    const t = seatedAt(position, optionsFor({}, { skills: true }), 1)
    const least = (): number => {
      const human = theHuman(t.state, 1)
      return shotPrice(t, human, human.weapons[0] as Weapon)
    }
    const before = least()
    apply(deadWalk, t, pending(t)?.owe[0] as Seat, { do: 'use-skill', skill: 'unload' })
    expect([before, least()]).toEqual([2, 1])
  })
})

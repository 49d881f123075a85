import {
  copyFrames,
  copyOutcome,
  type Frame,
  frozen,
  frozenHolders,
  frozenList,
  frozenRecords,
  type Holder,
  type Look as KernelLook,
  type Seat,
  type Standing,
  type Transaction as KernelTransaction,
} from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { RunOrShootBook } from './book.ts'
import type { Clause } from './clauses.ts'
import type { Command, Order } from './commands.ts'
import { NPS_IDS, sheetOf, type SurvivorId } from './content/survivors.ts'
import type { Spot, TableMap } from './content/table-map.ts'
import type { Event, Lure } from './events.ts'
import type { Ground } from './rules/02-terrain.ts'
import type { Card } from './tables/cards.ts'
import type { GunId } from './tables/guns.ts'
import type { Item } from './tables/items.ts'
import type { MeleeWeapon } from './tables/melee.ts'
import type { MutantKind } from './tables/mutants.ts'
import { RADIUS } from './tables/units.ts'
import type { View } from './rules/43-view.ts'

/** rs.turn.1 The parts of a turn, step 5 and 7 and the upkeep with theirs (rs.turn.4, rs.turn.7, rs.turn.10). */
export const STEPS = [
  'setup',
  '1',
  '2',
  '3',
  '4',
  '5a',
  '5b',
  '5c',
  '5d',
  '5e',
  '6',
  '7a',
  '7b',
  '7c',
  '7d',
  '7e',
  '7f',
  '8',
  '9',
  '10',
  '11',
  'U1',
  'U2',
  'U3',
  'U4',
  'U5',
] as const
export type StepId = (typeof STEPS)[number]

/** A gun with the rounds in its clip, or a large melee weapon. Written once and replaced as a whole. */
export interface Weapon {
  readonly id: number
  readonly kind: GunId | MeleeWeapon
  /** 0 for a melee weapon. */
  readonly rounds: number
}

/** rs.nps.4, rs.order.6 The order of an NPS, and how far it has come. */
export interface OrderInForce {
  readonly order: Order
  /** Turns in a row without a target, or without a way. */
  readonly idle: number
}

/** `hidden`: an NPS in a room (rs.secrecy.11), whose place is in the hidden block; `waiting`: not placed yet. */
export type Status = 'waiting' | 'hidden' | 'alive' | 'dead' | 'safe'

export interface Survivor {
  /** PS by seat from 1, NPS by roster from 11: a hidden one gives nothing away. */
  readonly n: number
  readonly who: SurvivorId
  readonly name: string
  /** Whose it is: an NPS may be taken over (rs.seats.8). */
  seat: Seat | null
  status: Status
  at: XY
  level: number
  facing: XY
  hits: number
  down: boolean
  /** The internal number of the Hunter or Witch that pins him. */
  pinnedBy: number | null
  pistol: Weapon | null
  main: Weapon | null
  items: readonly Item[]
  torchLit: boolean
  /** rs.boomer.7 */
  slime: number
  /** rs.move.11 Moved in step 5 of this turn, in units; and how else he left his place. */
  moved: number
  climbed: boolean
  crossed: boolean
  fired: boolean
  fought: boolean
  threw: boolean
  /** rs.fire.9 */
  burnt: boolean
  /** rs.assist.5 Whom he lifts up a wall this turn. */
  boosts: number | null
  /** rs.noise.4 Vehicles at which he has taken cover and still stands. */
  coverAt: readonly string[]
  leader: number | null
  order: OrderInForce | null
}

/** Written once and replaced as a whole: there may be hundreds. */
export interface Zed {
  /** The order of creation, which no survivor is told. */
  readonly id: number
  /** rs.secrecy.16 The number by first appearance; 0 while it is hidden. */
  readonly n: number
  readonly kind: 'ordinary' | MutantKind
  readonly mode: 'attacking' | 'drifting'
  readonly horde: number | null
  readonly at: XY
  readonly level: number
  readonly facing: XY
  readonly down: boolean
  /** rs.hunter.2, rs.hunter.9, rs.witch.1 */
  readonly posture: 'standing' | 'crouching' | 'springing' | 'sitting'
  /** The survivor whom it pins. */
  readonly pins: number | null
  /** rs.fire.6 Turns left to burn; 0 if it does not. */
  readonly burning: number
  /** rs.tank.2 */
  readonly hits: number
  /** rs.shoot.14, rs.shoot.15 The sample points of its move in step 7 of this turn; it came out in it. */
  readonly walked: readonly Spot[]
  readonly emerged: boolean
  /** rs.damage.3 Whom it attacked last. */
  readonly bit: number | null
  /** rs.witch.8 Who disturbed her. */
  readonly disturbedBy: number | null
  /** rs.tank.11 It had no way to anybody in 7c. */
  readonly cutOff: boolean
  /** rs.door.10, rs.wp.5 It has had its step 7 of this turn: it smashed something, or went to WP. */
  readonly spent: boolean
  /** Automation A10: the turn in which a Smoker last had somebody within its reach; 0 if never. */
  readonly near: number
  /** rs.tank.14 Where the WP burns that has hurt this Tank last. */
  readonly seared: Spot | null
}

/** rs.terrain.2, rs.door.10 How a door or window stands. */
export interface OpeningNow {
  readonly state: 'closed' | 'open' | 'destroyed'
  readonly zedTurns: number
  readonly locked: boolean
}

/** rs.terrain.8 A gap in a wall or fence, made by a Tank. */
export interface Breach {
  readonly in: string
  readonly level: number
  readonly from: XY
  readonly to: XY
}

/** rs.noise.6 The alarm of a vehicle; `turns` it still rings. */
export interface Alarm {
  readonly id: string
  readonly state: 'none' | 'armed' | 'ringing' | 'spent'
  readonly turns: number
}

/** rs.items.4, rs.carry.10 Things that lie on the table. */
export interface Pile extends Spot {
  readonly id: string
  readonly weapons: readonly Weapon[]
  readonly items: readonly Item[]
}

/** rs.fire.4, rs.wp.4 */
export interface Area extends Spot {
  readonly kind: 'flames' | 'WP'
  readonly turns: number
}

export type NoiseKind = 'explosion' | 'gunfire' | 'alarm' | 'chainsaw' | 'engine' | 'helicopter'

/** rs.noise.7 */
export interface Noise extends Spot {
  readonly kind: NoiseKind
  /** Still to be heard by attackers in 7c, and by drifters in 7f. */
  readonly for7c: boolean
  readonly for7f: boolean
}

/** rs.groan.3 A Zed that groans this turn by both its numbers, and where its base stood at the start of it. */
export interface Groan extends Spot {
  readonly zed: number
  readonly n: number
  readonly radius: number
}

/** rs.turn.11 Who was in melee at the start of the turn. */
export interface MeleeSet {
  readonly survivor: number
  /** Internal numbers of standing Zeds in contact. */
  readonly zeds: readonly number[]
  /** rs.melee.16 Those that lie in contact. */
  readonly lying: readonly number[]
}

/** rs.shoot.11, rs.shoot.12 Who has begun to shoot in this step 9, with which gun, how often, and who would not be shot. */
export interface Firing {
  readonly survivor: number
  /** The number of the gun; 0 while he has only turned. */
  readonly weapon: number
  readonly shots: number
  readonly refused: readonly number[]
}

/** rs.secrecy.17 Something that was found by somebody out of touch with the others: `zed 5`, `person 14`, a cache or a pile. */
export interface Unshared {
  readonly what: string
  /** The survivor who found it. */
  readonly by: number
}

/** How far the objective has come. */
export interface Progress {
  /** rs.scenario.12 The turn of the call. */
  readonly called: number | null
  readonly landed: boolean
  /** rs.scenario.15, rs.scenario.16 */
  readonly cans: number
  readonly firstCan: number | null
  readonly engine: number | null
  /** rs.scenario.17 */
  readonly tankCame: boolean
  /** rs.scenario.12, rs.scenario.16 The helicopter or boat has left. */
  readonly left: boolean
}

/** What everybody has learnt of what is hidden, from what was seen and heard. */
export interface Learnt {
  /** Lairs from which whoever lurks there must come out in 7a, or has begun to. */
  readonly stirred: readonly string[]
  /** Lairs in which nobody lurks, or nobody any more. */
  readonly ruledOut: readonly string[]
  /** rs.items.6 Lairs in which somebody was seen to move. */
  readonly moving: readonly string[]
  /** How many came out of a lair so far. */
  readonly cameOut: Readonly<Record<string, number>>
  /** The turn in which a Zed hurt a survivor for the first time, by number. */
  readonly hurt: Readonly<Record<number, number>>
  /** Which card of its deck a searched cache held. */
  readonly found: Readonly<Record<string, number>>
  /** Kinds of mutants that have shown themselves, by the number each of them got. */
  readonly mutants: Readonly<Partial<Record<MutantKind, number>>>
  /** The numbers of drifters that were seen. */
  readonly drifters: readonly number[]
  /** The turn in which a survivor died, by number. */
  readonly died: Readonly<Record<number, number>>
  /** rs.infection.7 Who died of nothing but the infection. */
  readonly collapsed: readonly number[]
  /** rs.infection.13 Whose corpse was destroyed, so that it never rises. */
  readonly rested: readonly number[]
}

/** rs.horde.1 */
export interface Horde {
  readonly n: number
  readonly lair: string
  readonly size: number
  readonly inside: number
  /** In which order hordes were activated, from 1; 0 while dormant. */
  readonly active: number
  /** rs.horde.11 It may emerge in 7a of this turn. */
  readonly emergesFrom: number
  /** rs.boomer.8 Survivors whose mark it follows. */
  readonly drawnTo: readonly number[]
}

/** rs.zed.11 What a Zed goes for in 7c, chosen at its start; by its internal number. */
export interface Errand7c {
  readonly zed: number
  readonly target: number | null
  readonly goal: Spot
  readonly lure: Lure
  readonly clause: Clause
}

/** rs.hunter.4, rs.hunter.6 What a Hunter has been told to do in step 7. */
export interface HunterTold {
  readonly zed: number
  readonly does: 'walk' | 'crouch' | 'stay' | 'leap'
  /** At whom it leaps. */
  readonly at: number | null
}

/** rs.seats.4 Whom a mutant has been told to attack in step 10; nobody if it keeps hidden. */
export interface AttackTold {
  readonly zed: number
  readonly at: number | null
}

/** rs.dice.4 A secret die that the umpire still has to throw: about a survivor or a horde, by number. */
export interface Due {
  readonly what: 'groans' | 'test' | 'death'
  readonly about: number
}

/** rs.secrecy.14 What a person as umpire has decided and is still to come: hidden from everybody else. */
export interface Desk {
  /** He has laid out the hidden things himself (rs.setup.5). */
  readonly laid: boolean
  /** Those that still have to move in this 7c, in their order. */
  readonly errands: readonly Errand7c[]
  readonly hunters: readonly HunterTold[]
  readonly attacks: readonly AttackTold[]
  readonly due: readonly Due[]
}

/** rs.nps.13 Whose action was replaced for this turn, and what goes on in the next. */
export interface Ruled {
  readonly survivor: number
  readonly order: OrderInForce | null
  readonly leader: number | null
}

/** rs.seats.6 The umpire's seat in a game in which it is asked; open to all. */
export interface Umpire {
  /** Until when the automatic umpire plays for him: the end of this step, or of the game. */
  readonly away: 'step' | 'game' | null
  /** He has asked for his seat, and has it from the next step on. */
  readonly returns: boolean
  readonly ruled: readonly Ruled[]
  /** rs.seats.7 How often he has laid hand on the table. */
  readonly acts: number
}

/** What no survivor may know (rs.secrecy.6 to rs.secrecy.14), in a block of its own. */
export interface Hidden {
  hordes: readonly Horde[]
  /** Mutants in ambush, and drifters in rooms. */
  zeds: readonly Zed[]
  /** Where hidden NPS are, by number. */
  people: Readonly<Record<number, Spot>>
  /** The card in every cache that has not been searched: its place in the printed deck. */
  caches: Readonly<Record<string, number>>
  /** rs.infection.4 */
  tested: Readonly<Record<number, 'infected' | 'immune'>>
  /** rs.infection.11 Corpses that will stand up, and in which turn. */
  rising: Readonly<Record<number, number>>
  /** rs.mutant.4 A mutant that comes by an event. */
  nextZed: number
  activations: number
  /** rs.infection.7 An infected PS or NPS died of it in U2: for the debrief. */
  rolls: readonly HiddenRoll[]
  /** Only where the umpire's seat is asked. */
  desk?: Desk
}

/** rs.secrecy.20 A secret roll, opened when the game is over. */
export interface HiddenRoll {
  readonly turn: number
  readonly step: StepId
  readonly clause: string
  readonly about: number
  readonly value: number
}

export interface State extends Standing {
  turn: number
  step: StepId
  survivors: Survivor[]
  /** Those that everybody sees, by internal number. */
  zeds: Zed[]
  openings: Readonly<Record<string, OpeningNow>>
  breaches: readonly Breach[]
  alarms: readonly Alarm[]
  piles: readonly Pile[]
  /** Caches that have been searched. */
  searched: readonly string[]
  areas: readonly Area[]
  noises: readonly Noise[]
  groans: readonly Groan[]
  melee: readonly MeleeSet[]
  /** rs.priority.9 Buildings and vehicles known to hold people. */
  known: readonly string[]
  /** The cards of this turn, open since step 2; none for whoever placed none. */
  cards: Readonly<Record<Seat, readonly Card[]>>
  /** rs.nps.4 What each NPS does this turn, by number: as a card, or nothing. */
  settled: Readonly<Record<number, readonly Card[]>>
  /** rs.turn.3 Seats that have acted in this step, and those that wait. */
  acted: readonly Seat[]
  waiting: readonly Seat[]
  firing: readonly Firing[]
  /** rs.zed.10 Ladders that a Zed has used this turn. */
  laddersUsed: readonly string[]
  /** Seats that want to give up (rs.end.7). */
  conceding: readonly Seat[]
  /** rs.seats.8 Seats whose survivor has died and who took over nobody. */
  watching: readonly Seat[]
  /** rs.secrecy.17 What only the seat of whoever found it knows. */
  unshared: readonly Unshared[]
  /** rs.infection.11 Survivors whose corpses have stood up, and as which Zed, by its public number. */
  risen: Readonly<Record<number, number>>
  learnt: Learnt
  progress: Progress
  /** How many PS set out. */
  starters: number
  killed: number
  grade: 'clean' | 'tainted' | null
  nextNumber: number
  nextWeapon: number
  nextPile: number
  /** Only where the umpire's seat is asked. */
  umpire?: Umpire
  hidden: Hidden
}

export interface RunOrShootKit {
  state: State
  command: Command
  event: Event
  view: View
  book: RunOrShootBook
  facts: Ground
}

export type Transaction = KernelTransaction<RunOrShootKit>
export type Look = KernelLook<RunOrShootKit>

/** rs.seats.2 */
export const UMPIRE: Seat = 'U'
export const survivorSeat = (n: number): Seat => `S${n}`

/** The numbers of NPS begin here, in roster order. */
const FIRST_NPS = 11
export const npsNumber = (who: (typeof NPS_IDS)[number]): number => FIRST_NPS + NPS_IDS.indexOf(who)
export const isPS = ({ n }: Pick<Survivor, 'n'>): boolean => n < FIRST_NPS

export const isInPlay = ({ status }: Survivor): boolean => status === 'alive'
/** rs.injury.9 Dead on the table: whoever has risen is a corpse no longer. */
export const isCorpse = ({ risen }: Pick<State, 'risen'>, { n, status }: Survivor): boolean =>
  status === 'dead' && !Object.hasOwn(risen, n)
/** Of another seat than nobody's: a PS, or an NPS that was taken over. */
export const isPlayed = (s: Survivor): boolean => isInPlay(s) && s.seat !== null

export const survivorOf = (s: State, n: number): Survivor | undefined => s.survivors.find((one) => one.n === n)

/** The survivor whom a seat plays now. */
export const survivorAt = (s: State, seat: Seat): Survivor | undefined =>
  s.survivors.find((one) => one.seat === seat && one.status !== 'dead')

/** What people call him, without his age or his trade. */
export const calledOf = ({ who }: Pick<Survivor, 'who'>): string => sheetOf(who).called

/** rs.measure.3 */
export const radiusOf = (z: Pick<Zed, 'kind'>): number => (z.kind === 'tank' ? RADIUS.tank : RADIUS.figure)

/** Zeds of both lists in the order of creation: those that are seen, and those that are not. */
export const allZeds = ({ zeds, hidden }: State): readonly Zed[] =>
  hidden.zeds.length === 0 ? zeds : [...zeds, ...hidden.zeds].sort((a, b) => a.id - b.id)

/** A Zed on the table or hidden, by its internal number. */
export const zedOf = ({ zeds, hidden }: State, id: number): Zed | undefined =>
  zeds.find((z) => z.id === id) ?? hidden.zeds.find((z) => z.id === id)

/** A record with some of it otherwise. */
export const change = <T extends object>(record: T, by: Partial<T>): T =>
  Object.freeze(Object.assign({ ...record }, by))

/** Changes one Zed, on the table or hidden, by its internal number. */
export function changeZed(s: State, id: number, by: Partial<Omit<Zed, 'id'>>): Zed {
  const i = s.zeds.findIndex((z) => z.id === id)
  if (i < 0) return changeHidden(s.hidden, id, by)
  const changed: Zed = change(s.zeds[i] as Zed, by as Partial<Zed>)
  s.zeds[i] = changed
  return changed
}

function changeHidden(hidden: Hidden, id: number, by: Partial<Omit<Zed, 'id'>>): Zed {
  const found = hidden.zeds.find((z) => z.id === id)
  if (!found) throw new Error(`no Zed ${id}`)
  const changed: Zed = change(found, by as Partial<Zed>)
  hidden.zeds = Object.freeze(hidden.zeds.map((z) => (z.id === id ? changed : z)))
  return changed
}

const copySurvivor = (s: Survivor): Survivor => ({
  n: s.n,
  who: s.who,
  name: s.name,
  seat: s.seat,
  status: s.status,
  at: frozen(s.at),
  level: s.level,
  facing: frozen(s.facing),
  hits: s.hits,
  down: s.down,
  pinnedBy: s.pinnedBy,
  pistol: s.pistol === null ? null : frozen(s.pistol),
  main: s.main === null ? null : frozen(s.main),
  items: frozenList(s.items),
  torchLit: s.torchLit,
  slime: s.slime,
  moved: s.moved,
  climbed: s.climbed,
  crossed: s.crossed,
  fired: s.fired,
  fought: s.fought,
  threw: s.threw,
  burnt: s.burnt,
  boosts: s.boosts,
  coverAt: frozenList(s.coverAt),
  leader: s.leader,
  order: s.order === null ? null : frozen(s.order),
})

const copyHidden = (h: Hidden): Hidden => ({
  hordes: frozenRecords(h.hordes),
  zeds: frozenRecords(h.zeds),
  people: frozen(h.people),
  caches: frozen(h.caches),
  tested: frozen(h.tested),
  rising: frozen(h.rising),
  nextZed: h.nextZed,
  activations: h.activations,
  rolls: frozenRecords(h.rolls),
  ...(h.desk ? { desk: frozen(h.desk) } : {}),
})

/** Everything, field by field: search copies a lot. */
export const copyState = (s: State): State => ({
  decision: s.decision,
  holders: frozenHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: copyOutcome(s.outcome),
  turn: s.turn,
  step: s.step,
  survivors: s.survivors.map(copySurvivor),
  zeds: s.zeds.map(frozen),
  openings: frozen(s.openings),
  breaches: frozenRecords(s.breaches),
  alarms: frozenRecords(s.alarms),
  piles: frozenRecords(s.piles),
  searched: frozenList(s.searched),
  areas: frozenRecords(s.areas),
  noises: frozenRecords(s.noises),
  groans: frozenRecords(s.groans),
  melee: frozenRecords(s.melee),
  known: frozenList(s.known),
  cards: frozen(s.cards),
  settled: frozen(s.settled),
  acted: frozenList(s.acted),
  waiting: frozenList(s.waiting),
  firing: frozenRecords(s.firing),
  laddersUsed: frozenList(s.laddersUsed),
  conceding: frozenList(s.conceding),
  watching: frozenList(s.watching),
  unshared: frozenRecords(s.unshared),
  risen: frozen(s.risen),
  learnt: frozen(s.learnt),
  progress: frozen(s.progress),
  starters: s.starters,
  killed: s.killed,
  grade: s.grade,
  nextNumber: s.nextNumber,
  nextWeapon: s.nextWeapon,
  nextPile: s.nextPile,
  ...(s.umpire ? { umpire: frozen(s.umpire) } : {}),
  hidden: copyHidden(s.hidden),
})

const NOTHING: readonly never[] = Object.freeze([])
export const NO_PROGRESS: Progress = Object.freeze({
  called: null,
  landed: false,
  cans: 0,
  firstCan: null,
  engine: null,
  tankCame: false,
  left: false,
})

const EMPTY = Object.freeze({})
export const NOTHING_LEARNT: Learnt = Object.freeze({
  stirred: NOTHING,
  ruledOut: NOTHING,
  moving: NOTHING,
  cameOut: EMPTY,
  hurt: EMPTY,
  found: EMPTY,
  mutants: EMPTY,
  drifters: NOTHING,
  died: EMPTY,
  collapsed: NOTHING,
  rested: NOTHING,
})

export const blankHidden = (): Hidden => ({
  hordes: NOTHING,
  zeds: NOTHING,
  people: Object.freeze({}),
  caches: Object.freeze({}),
  tested: Object.freeze({}),
  rising: Object.freeze({}),
  nextZed: 1,
  activations: 0,
  rolls: NOTHING,
})

/** rs.terrain.2 Doors and windows as they stand at first. */
const openingsAtFirst = ({ openings }: TableMap): State['openings'] =>
  Object.freeze(
    Object.fromEntries(
      openings.map(({ id }) => [id, frozen<OpeningNow>({ state: 'closed', zedTurns: 0, locked: false })]),
    ),
  )

const alarmsAtFirst = ({ vehicles }: TableMap): readonly Alarm[] =>
  frozenRecords(vehicles.map(({ id, alarm }): Alarm => ({ id, state: alarm ? 'armed' : 'none', turns: 0 })))

export const NO_DESK: Desk = Object.freeze({
  laid: false,
  errands: NOTHING,
  hunters: NOTHING,
  attacks: NOTHING,
  due: NOTHING,
})

/** Before anybody stands on the table. */
export const blankState = (
  holders: Readonly<Record<Seat, Holder>>,
  map: TableMap,
  starters: number,
  frames: Frame[] = [],
): State => ({
  decision: 0,
  holders: frozenHolders(holders),
  frames,
  outcome: null,
  turn: 0,
  step: 'setup',
  survivors: [],
  zeds: [],
  openings: openingsAtFirst(map),
  breaches: NOTHING,
  alarms: alarmsAtFirst(map),
  piles: NOTHING,
  searched: NOTHING,
  areas: NOTHING,
  noises: NOTHING,
  groans: NOTHING,
  melee: NOTHING,
  known: NOTHING,
  cards: Object.freeze({}),
  settled: Object.freeze({}),
  acted: NOTHING,
  waiting: NOTHING,
  firing: NOTHING,
  laddersUsed: NOTHING,
  conceding: NOTHING,
  watching: NOTHING,
  unshared: NOTHING,
  risen: Object.freeze({}),
  learnt: NOTHING_LEARNT,
  progress: NO_PROGRESS,
  starters,
  killed: 0,
  grade: null,
  nextNumber: 1,
  nextWeapon: 1,
  nextPile: 1,
  hidden: blankHidden(),
})

/** The campaign as a game of its own: what it knows, what can be decided, what happens. */
import {
  BATTLE,
  copyFrames,
  copyOutcome,
  frozenHolders,
  type Holder,
  list,
  type Look as KernelLook,
  nullable,
  object,
  oneOf,
  optional,
  type OptionValues,
  type Seat,
  type Shape,
  type Standing,
  type Step,
  text,
  type Transaction as KernelTransaction,
  variants,
} from '@shamble/kernel'
import type { RunOrShootBook } from '../book.ts'
import type { Clause } from '../clauses.ts'
import { NPS_IDS, type OtherSurvivorId, PS_IDS, type SurvivorId } from '../content/survivors.ts'
import type { State as BattleState } from '../state.ts'
import { survivorSeat, UMPIRE } from '../state.ts'
import { GUN_IDS, type GunId } from '../tables/guns.ts'
import { type Item, ITEM_IDS } from '../tables/items.ts'
import { MELEE_IDS, type MeleeWeapon } from '../tables/melee.ts'
import type { DayScenario, Ending } from './days.ts'
import { RESULT, type Result } from './result.ts'
import type { Kept, Tested } from './roster.ts'
import type { KeptLimits } from './roster-fault.ts'

/** Somebody of the team, and whose he is. */
export interface Member {
  readonly seat: Seat
  readonly person: Kept
}

export type Fate = 'killed' | 'found dead'

/** Somebody of the team who is no more. */
export interface Gone extends Member {
  readonly day: number
  readonly fate: Fate
}

/** A day of the record. */
export interface Day {
  readonly scenario: DayScenario
  readonly won: boolean
  readonly grade: BattleState['grade']
  readonly turns: number
  readonly killed: number
  readonly starters: number
  readonly survivors: number
}

/** A thing by its kind: of an item one, of a weapon the piece that he has. */
export type ThingKind = Item | GunId | MeleeWeapon

/** A weapon in the heap. */
export interface HeapWeapon {
  readonly kind: GunId | MeleeWeapon
  readonly rounds: number
}

/** What nobody has: it stays behind when they set out. */
export interface Heap {
  readonly weapons: readonly HeapWeapon[]
  readonly items: readonly Item[]
}

export const NO_HEAP: Heap = Object.freeze({ weapons: Object.freeze([]), items: Object.freeze([]) })

export interface State extends Standing {
  /** From 1. */
  day: number
  /** In seat order; a seat whose survivor is dead and was not replaced is missing. */
  team: readonly Member[]
  /** Others who were saved, and wait. */
  saved: readonly Kept[]
  gone: readonly Gone[]
  /** Others who died before they were of the team. */
  dead: readonly OtherSurvivorId[]
  heap: Heap
  record: readonly Day[]
  /** What was reported of the day, until the next one. */
  result: Result | null
  isPacked: boolean
  ending: Ending | null
}

export const blankState = (holders: Readonly<Record<Seat, Holder>>): State => ({
  decision: 0,
  holders: frozenHolders(holders),
  frames: [],
  outcome: null,
  day: 1,
  team: [],
  saved: [],
  gone: [],
  dead: [],
  heap: NO_HEAP,
  record: [],
  result: null,
  isPacked: false,
  ending: null,
})

const copyKept = ({ who, hits, pistol, main, items, tested }: Kept): Kept => ({
  who,
  hits,
  pistol,
  main: main && { kind: main.kind, rounds: main.rounds },
  items: [...items],
  tested,
})

const copyResult = (r: Result): Result => ({
  scenario: r.scenario,
  won: r.won,
  grade: r.grade,
  turns: r.turns,
  killed: r.killed,
  team: r.team.map((kept) => kept && copyKept(kept)),
  saved: r.saved.map(copyKept),
  dead: [...r.dead],
})

/** Everything, field by field. */
export const copyState = (s: State): State => ({
  decision: s.decision,
  holders: frozenHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: copyOutcome(s.outcome),
  day: s.day,
  team: s.team.map(({ seat, person }) => ({ seat, person: copyKept(person) })),
  saved: s.saved.map(copyKept),
  gone: s.gone.map(({ seat, person, day, fate }) => ({ seat, person: copyKept(person), day, fate })),
  dead: [...s.dead],
  heap: { weapons: s.heap.weapons.map(({ kind, rounds }) => ({ kind, rounds })), items: [...s.heap.items] },
  record: s.record.map((one) => ({
    scenario: one.scenario,
    won: one.won,
    grade: one.grade,
    turns: one.turns,
    killed: one.killed,
    starters: one.starters,
    survivors: one.survivors,
  })),
  result: s.result && copyResult(s.result),
  isPacked: s.isPacked,
  ending: s.ending,
})

const who = oneOf(...PS_IDS, ...NPS_IDS)
const somebody = nullable(who)

export const COMMANDS = variants('do', {
  /** rs.setup.5 Whom a seat plays from the first day on. */
  choose: object({ survivor: oneOf(...PS_IDS) }),
  /** What became of the day. */
  report: object({ result: RESULT, battle: optional(text({ pattern: BATTLE })) }),
  'give-up': object({}),
  /** Who takes the place of somebody who died; one of the roster with so many of his things. */
  replace: object({ survivor: who, items: optional(list(oneOf(...ITEM_IDS), { max: 8 })) }),
  /** From somebody to somebody; null is what nobody has. */
  hand: object({ from: somebody, to: somebody, thing: oneOf(...ITEM_IDS, ...GUN_IDS, ...MELEE_IDS) }),
  /** A clip for a gun that is carried. */
  reload: object({ survivor: who, gun: oneOf(...GUN_IDS) }),
  ready: object({}),
}) as unknown as Shape<Command>

interface Deeds {
  choose: { survivor: (typeof PS_IDS)[number] }
  report: { result: Result; battle?: string }
  'give-up': object
  replace: { survivor: SurvivorId; items?: readonly Item[] }
  hand: { from: SurvivorId | null; to: SurvivorId | null; thing: ThingKind }
  reload: { survivor: SurvivorId; gun: GunId }
  ready: object
}
export type CommandOf<D extends keyof Deeds> = { readonly do: D } & Readonly<Deeds[D]>
export type Command = { [D in keyof Deeds]: CommandOf<D> }[keyof Deeds]

interface Happenings {
  'joined the team': { seat: Seat; who: SurvivorId; items: readonly Item[]; instead: SurvivorId | null }
  'set out': { day: number; scenario: DayScenario; people: readonly SurvivorId[] }
  'entered by hand': { scenario: DayScenario }
  'day over': { day: number } & Day
  'left the team': { who: SurvivorId; fate: Fate }
  'test opened': { who: SurvivorId; result: Tested }
  'was saved': { who: SurvivorId }
  'other died': { who: SurvivorId }
  healed: { who: SurvivorId; by: number; hits: number }
  'rolled at dawn': { who: SurvivorId; faces: readonly number[]; dies: boolean }
  handed: { from: SurvivorId | null; to: SurvivorId | null; thing: ThingKind }
  reloaded: { who: SurvivorId; gun: GunId; rounds: number }
  'stayed behind': { weapons: readonly (GunId | MeleeWeapon)[]; items: readonly Item[] }
  'nobody left': { day: number }
  ended: { ending: Ending; won: number }
}
export type Event = {
  [E in keyof Happenings]: { readonly e: E; readonly clause: Clause } & Readonly<Happenings[E]>
}[keyof Happenings]

export interface CampaignBook {
  readonly options: OptionValues
  /** The house rules of every day, settled. */
  readonly house: OptionValues
  readonly survivors: number
  readonly limits: KeptLimits
  /** rs.aid.3, rs.reload.3 What the house rules answer on every day. */
  readonly rules: Pick<RunOrShootBook, 'infection' | 'healsFully' | 'roundsAfterReload'>
}

export interface CampaignKit {
  state: State
  command: Command
  event: Event
  view: State
  book: CampaignBook
  facts: null
}

export type Transaction = KernelTransaction<CampaignKit>
export type Look = KernelLook<CampaignKit>
/** A step of the campaign. */
export type Part = Step<Transaction, Command>

/** The first seat speaks for all where something concerns all. */
export const HOST = survivorSeat(1)

export const survivorSeats = ({ survivors }: Pick<CampaignBook, 'survivors'>): Seat[] =>
  Array.from({ length: survivors }, (_, i) => survivorSeat(i + 1))

/** The survivors' seats, and whoever leads the infestation on every day. */
export const seatsOf = (book: Pick<CampaignBook, 'survivors'>): Seat[] => [...survivorSeats(book), UMPIRE]

/** Seats that play nobody, in their order. */
export const vacantSeats = ({ state, book }: Look): Seat[] =>
  survivorSeats(book).filter((seat) => !state.team.some((member) => member.seat === seat))

export const memberOf = ({ state }: Pick<Look, 'state'>, one: SurvivorId): Member | undefined =>
  state.team.find(({ person }) => person.who === one)

/** Somebody as he is now. */
export function setPerson(t: Transaction, person: Kept): void {
  t.state.team = t.state.team.map((member) => (member.person.who === person.who ? { ...member, person } : member))
}

/** Takes a place in the team, in seat order. */
export function addMember(t: Transaction, seat: Seat, person: Kept, instead: SurvivorId | null): void {
  const order = survivorSeats(t.book)
  t.state.team = [...t.state.team, { seat, person }].sort((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat))
  t.emit({ e: 'joined the team', clause: 'rs.scenario.19', seat, who: person.who, items: person.items, instead })
}

/** Leaves it for good. */
export function removeMember(t: Transaction, { seat, person }: Member, fate: Fate): void {
  const { state } = t
  state.team = state.team.filter((member) => member.seat !== seat)
  state.gone = [...state.gone, { seat, person, day: state.day, fate }]
  t.emit({ e: 'left the team', clause: 'rs.scenario.19', who: person.who, fate })
}

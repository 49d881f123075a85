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
  type Modifier,
  type Seat,
  type Standing,
  type Transaction as KernelTransaction,
} from '@shamble/kernel'
import type { XY } from '@shamble/table'
import type { EvenDeathBook } from './book.ts'
import type { Command } from './commands.ts'
import type { Battlefield } from './content/battlefield.ts'
import type { ThingKind } from './content/objects.ts'
import type { Scenario } from './content/scenarios.ts'
import type { SeatPlan } from './content/setting.ts'
import type { AttackKind, Event } from './events.ts'
import type { Force } from './forces/force.ts'
import type { Ground } from './rules/10-ground.ts'
import type { EffectId } from './tables/commands.ts'
import type { Concentration, PerkId } from './tables/perks.ts'
import type { Faction, ProfileId, ZombieId } from './tables/profiles.ts'
import {
  type Brains,
  type Decay,
  type Fatigue,
  type Health,
  type Hunger,
  type Morale,
  PLAIN_ZOMBIES,
} from './tables/states.ts'
import { inches } from './tables/units.ts'
import type { WeaponId } from './tables/weapons.ts'

/** How far a battle has come: lists are built, units placed, rounds played. */
export const PHASES = ['forces', 'deployment', 'battle'] as const
export type Phase = (typeof PHASES)[number]

/** `waiting` to be deployed, `lost` without a place (ed.deploy.5). */
export const STATUSES = ['waiting', 'alive', 'dead', 'turned', 'withdrawn', 'conceded', 'lost'] as const
export type Status = (typeof STATUSES)[number]

/** ed.command.3 An effect that lasts; with whom Suppressive Fire protects. */
export interface Running {
  readonly effect: EffectId
  readonly units: readonly number[]
}

export interface SeatState {
  readonly seat: Seat
  readonly faction: Faction
  readonly side: number
  /** ed.force.13 Its list, open to all since the last seat has locked. */
  force: Force
  /** ed.deploy.5 By how many inches its zone has grown. */
  grown: number
  /** ed.command.1, ed.command.2 */
  commandPoints: number
  commanded: boolean
  effects: readonly Running[]
  /** ed.victory.9 What it had on the table when the battle began. */
  startPoints: number
  startFigures: number
  conceded: boolean
}

/** ed.reload A weapon in somebody's hands, and how many Reload actions it still needs. */
export interface Carried {
  readonly id: WeaponId
  readonly due: number
}

/** ed.climb.8 What is being climbed, and how much of its height is done, in units. */
export interface Climbing {
  readonly feature: string
  readonly progress: number
}

export interface Human {
  readonly id: number
  readonly seat: Seat
  readonly profile: ProfileId
  status: Status
  at: XY
  /** The platform on which it stands; null on the ground. */
  on: string | null
  facing: XY
  vitality: number
  readonly most: number
  down: boolean
  health: Health
  fatigue: Fatigue
  morale: Morale
  weapons: readonly Carried[]
  readonly perks: readonly PerkId[]
  readonly concentration: Concentration | null
  used: boolean
  /** ed.aim.2 */
  aim: boolean
  /** ed.perks.12, ed.perks.4, ed.perks.13 */
  rerolled: boolean
  hasHealed: boolean
  overwatch: boolean
  /** ed.psych.5 Deaths of friends seen since its last turn. */
  trauma: number
  /** ed.psych.11 Full herds for which it has been tested. */
  remembered: readonly number[]
  climbing: Climbing | null
  /** ed.interact.3 The thing it carries. */
  carries: string | null
}

/** Written once and replaced as a whole: there may be hundreds. */
export interface Zombie {
  readonly id: number
  readonly at: XY
  readonly on: string | null
  readonly down: boolean
  /** ed.bite.9 The human to whom it is locked. */
  readonly locked: number | null
  readonly climbing: Climbing | null
}

export interface Herd {
  readonly id: number
  readonly seat: Seat
  readonly kind: ZombieId
  status: Status
  facing: XY
  used: boolean
  /** ed.rambling.1, ed.rambling.2 Its rambling check of this turn failed, and who may move it. */
  rambles: boolean
  mover: Seat | null
  /** By ascending id. */
  zombies: readonly Zombie[]
}

/** ed.interact.3 An object on the table. */
export interface Thing {
  readonly id: string
  readonly kind: ThingKind
  readonly at: XY
  readonly carrier: number | null
  /** Interact actions so far, by seat. */
  readonly worked: Readonly<Record<Seat, number>>
  readonly running: boolean
  /** The seat that has secured it or carried it off. */
  readonly owner: Seat | null
}

/** ed.victory.7 An objective: who holds it alone, and for how many rounds. */
export interface Marker {
  readonly at: XY
  readonly within: number
  readonly side: number | null
  readonly count: number
}

/** The unit whose turn it is. */
export interface Activation {
  readonly unit: number
  readonly actions: number
  /** Actions done so far, by the name of their command. */
  readonly done: readonly string[]
  /** ed.turn.7 Selected only for its checks. */
  readonly idle: boolean
  /** ed.activation.4 It has to forgo its turn when the checks are over. */
  readonly forgoes: boolean
}

/** The attack under way: what was added, what fell, what came of it. */
export interface Attack {
  readonly kind: AttackKind
  readonly attacker: number
  readonly target: number
  readonly weapon: WeaponId | 'unarmed' | 'teeth'
  /** How many dice, what each needs, and what is added to each. */
  readonly dice: number
  readonly needed: number
  readonly modifiers: readonly Modifier[]
  readonly toughness: { readonly dice: number; readonly needed: number; readonly modifiers: readonly Modifier[] }
  /** Whether each die of both succeeded: nothing else of it counts. */
  readonly hits: readonly boolean[]
  readonly saves: readonly boolean[]
  /** ed.wounds.1 Known once both have rolled. */
  readonly wounds: number
}

/** What is counted for victory. */
export interface Tally {
  /** Zombies at the start, and destroyed since, the turned included. */
  readonly zombies: number
  readonly destroyed: number
  /** Rounds in which the bell was rung; whether it was in this one. */
  readonly rings: number
  readonly rung: boolean
  /** Rounds in which the generator ran alone. */
  readonly ran: number
  /** Figures that withdrew, by seat and edge; in a battle of a campaign also by herd. */
  readonly out: Readonly<Record<string, number>>
}

export interface State extends Standing {
  phase: Phase
  round: number
  /** ed.priority.3 The order of the seats; empty before it is rolled. */
  order: readonly Seat[]
  onTurn: Seat | null
  /** ed.turn.7 The seat has ended its turn early. */
  ending: boolean
  active: Activation | null
  attack: Attack | null
  seats: SeatState[]
  humans: Human[]
  herds: Herd[]
  /** ed.zombie-state.4 */
  behaviour: { readonly decay: Decay; readonly brains: Brains; readonly hunger: Hunger }
  /** ed.terrain.14 Doors and gates that are closed. */
  closed: readonly string[]
  things: readonly Thing[]
  markers: readonly Marker[]
  tally: Tally
  nextUnit: number
  nextZombie: number
}

/** What everybody sees: everything but lists that are not open yet. */
export interface View extends State {
  /** ed.force.13 While lists are built: the seats that have locked, and of one's own what is on it. */
  locked: Readonly<Record<Seat, Force | null>>
}

export interface EvenDeathKit {
  state: State
  command: Command
  event: Event
  view: View
  book: EvenDeathBook
  facts: Ground
}

export type Transaction = KernelTransaction<EvenDeathKit>
export type Look = KernelLook<EvenDeathKit>

export type Unit = Human | Herd
export const isHerd = (unit: Unit): unit is Herd => 'zombies' in unit
export const isOnTable = ({ status }: Pick<Unit, 'status'>): boolean => status === 'alive'

export const humanOf = ({ humans }: State, id: number): Human | undefined => humans.find((h) => h.id === id)
export const herdOf = ({ herds }: State, id: number): Herd | undefined => herds.find((h) => h.id === id)
export const unitOf = (state: State, id: number): Unit | undefined => humanOf(state, id) ?? herdOf(state, id)

/** Zombies of a herd are in the order of their numbers: most herds are passed over by their ends. */
export function zombieNo({ herds }: State, id: number): Zombie | undefined {
  for (const { zombies } of herds) {
    const last = zombies[zombies.length - 1]
    if (last === undefined || id > last.id || id < (zombies[0] as Zombie).id) continue
    for (const z of zombies) if (z.id === id) return z
  }
  return undefined
}

/** The units of a seat by ascending id. */
export const unitsOf = ({ humans, herds }: State, seat: Seat): Unit[] =>
  [...humans, ...herds].filter((unit) => unit.seat === seat).sort((a, b) => a.id - b.id)

export const seatOf = ({ seats }: State, seat: Seat): SeatState => {
  const found = seats.find((one) => one.seat === seat)
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}

/** ed.setup.6 Whether two seats are of one side. */
export const areFriends = (state: State, a: Seat, b: Seat): boolean => seatOf(state, a).side === seatOf(state, b).side

/** A record with some of it otherwise. */
export const change = <T extends object>(record: T, by: Partial<T>): T =>
  Object.freeze(Object.assign({ ...record }, by))

const copySeat = (s: SeatState): SeatState => ({ ...s, effects: frozenRecords(s.effects) })

const copyHuman = (h: Human): Human => ({
  ...h,
  at: frozen(h.at),
  facing: frozen(h.facing),
  weapons: frozenRecords(h.weapons),
  perks: frozenList(h.perks),
  remembered: frozenList(h.remembered),
  climbing: h.climbing === null ? null : frozen(h.climbing),
})

const copyHerd = (h: Herd): Herd => ({ ...h, facing: frozen(h.facing), zombies: frozenRecords(h.zombies) })

export const copyState = (s: State): State => ({
  decision: s.decision,
  holders: frozenHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: copyOutcome(s.outcome),
  phase: s.phase,
  round: s.round,
  order: frozenList(s.order),
  onTurn: s.onTurn,
  ending: s.ending,
  active: s.active === null ? null : frozen(s.active),
  attack: s.attack === null ? null : frozen(s.attack),
  seats: s.seats.map(copySeat),
  humans: s.humans.map(copyHuman),
  herds: s.herds.map(copyHerd),
  behaviour: frozen(s.behaviour),
  closed: frozenList(s.closed),
  things: frozenRecords(s.things),
  markers: frozenRecords(s.markers),
  tally: frozen(s.tally),
  nextUnit: s.nextUnit,
  nextZombie: s.nextZombie,
})

const NOTHING: readonly never[] = Object.freeze([])

const blankSeat = ({ seat, faction, side }: Pick<SeatPlan, 'seat' | 'faction' | 'side'>): SeatState => ({
  seat,
  faction,
  side,
  force: NOTHING,
  grown: 0,
  commandPoints: 0,
  commanded: false,
  effects: NOTHING,
  startPoints: 0,
  startFigures: 0,
  conceded: false,
})

/** ed.death.10 The zombie seat of a battle without zombies: of a side of its own. */
const WAITING_ZOMBIES = { seat: 'zombies', faction: 'zombies', side: 5 } as const

const seatsAtFirst = (plans: readonly SeatPlan[]): SeatState[] =>
  [...plans, ...(plans.some(({ faction }) => faction === 'zombies') ? [] : [WAITING_ZOMBIES])].map(blankSeat)

const at = ([x, y]: readonly [number, number]): XY => Object.freeze({ x: inches(x), y: inches(y) })

/** Objects are numbered by kind: `crate 1`. */
function thingsAtFirst(scenario: Scenario | null): readonly Thing[] {
  const counts = new Map<string, number>()
  return frozenRecords(
    (scenario?.things ?? []).map((thing): Thing => {
      const n = (counts.get(thing.kind) ?? 0) + 1
      counts.set(thing.kind, n)
      return {
        id: `${thing.kind} ${n}`,
        kind: thing.kind,
        at: at(thing.at),
        carrier: null,
        worked: Object.freeze({}),
        running: false,
        owner: null,
      }
    }),
  )
}

const markersAtFirst = (scenario: Scenario | null): readonly Marker[] =>
  frozenRecords(
    (scenario?.markers ?? []).map(
      (marker): Marker => ({
        at: at(marker.at),
        within: inches(marker.within),
        side: null,
        count: 0,
      }),
    ),
  )

const closedAtFirst = ({ doors }: Battlefield): readonly string[] =>
  Object.freeze(Object.keys(doors).filter((id) => doors[id]))

const NO_TALLY: Tally = Object.freeze({
  zombies: 0,
  destroyed: 0,
  rings: 0,
  rung: false,
  ran: 0,
  out: Object.freeze({}),
})

/** Before anybody has a force. */
export const blankState = (
  holders: Readonly<Record<Seat, Holder>>,
  { plans, scenario, field }: Pick<EvenDeathBook, 'plans' | 'scenario' | 'field'>,
  frames: Frame[] = [],
): State => ({
  decision: 0,
  holders: frozenHolders(holders),
  frames,
  outcome: null,
  phase: 'forces',
  round: 0,
  order: NOTHING,
  onTurn: null,
  ending: false,
  active: null,
  attack: null,
  seats: seatsAtFirst(plans),
  humans: [],
  herds: [],
  behaviour: frozen(scenario?.states?.zombies ?? PLAIN_ZOMBIES),
  closed: closedAtFirst(field),
  things: thingsAtFirst(scenario),
  markers: markersAtFirst(scenario),
  tally: NO_TALLY,
  nextUnit: 1,
  nextZombie: 1,
})

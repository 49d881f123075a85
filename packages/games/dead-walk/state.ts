import {
  copyFrames,
  copyOutcome,
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
import type { OpeningState, XY } from '@shamble/table'
import type { DeadWalkBook } from './book.ts'
import type { Command } from './commands.ts'
import type { Grade } from './content/scenarios.ts'
import type { Event } from './events.ts'
import type { Ground } from './rules/01-ground.ts'
import type { ArchetypeId } from './tables/archetypes.ts'
import type { GrenadeId } from './tables/grenades.ts'
import type { ItemId } from './tables/items.ts'
import type { PsychosisId, QuirkId } from './tables/mind.ts'
import type { SkillId, WeaponSkillId } from './tables/skills.ts'
import type { VehicleType } from './tables/vehicles.ts'
import type { WeaponId } from './tables/weapons.ts'
import type { View } from './view.ts'

export type Phase = 'setup' | 'tests' | 'humans' | 'zombies'

/** dw.units.16 How people write a figure: H1 is the first human, Z1 the first zombie. */
export type FigureId = `H${number}` | `Z${number}`

/** What a figure stands on: null is the ground, else the id of a building (its roof) or of a piece (its top). */
export type Surface = string | null

export type GrenadeCount = Readonly<Partial<Record<GrenadeId, number>>>

/** A weapon with what is in it. Written once and replaced as a whole. Ids are shared with items and heaps of ammunition. */
export interface Weapon {
  readonly id: number
  readonly type: WeaponId
  /** dw.ammo.1 Bursts in the magazine; of throwing knives and axes how many there are; 0 for everything else. */
  readonly loaded: number
  /** Hand grenades by type (dw.carry.7); of a launcher the grenade in it (dw.grenade.20). */
  readonly grenades: GrenadeCount
  /** dw.carry.6 In hand. */
  readonly ready: boolean
  readonly jammed: boolean
  /** dw.machinegun.10 */
  readonly braced: boolean
  /** dw.chainsaw.4, dw.flame.4 Does it run: a saw may stall or be out of gas, a flamethrower is full or empty. */
  readonly motor: 'runs' | 'stalled' | 'empty'
  /** dw.items.8 */
  readonly silenced?: true
}

/** A weapon that is empty and in nobody's hand, unless told otherwise. */
export function newWeapon(id: number, type: WeaponId, over: Partial<Omit<Weapon, 'id' | 'type'>> = {}): Weapon {
  const { loaded = 0, grenades = NO_GRENADES, ready = false, jammed = false, braced = false, motor = 'runs' } = over
  const { silenced } = over
  return silenced
    ? Object.freeze({ id, type, loaded, grenades, ready, jammed, braced, motor, silenced })
    : Object.freeze({ id, type, loaded, grenades, ready, jammed, braced, motor })
}
const NO_GRENADES: GrenadeCount = Object.freeze({})

/** An item, or a marker of the scenario that is carried like one. */
export interface Item {
  readonly id: number
  readonly kind: ItemId
  /** The marker of the scenario that it is; null for what belongs to no scenario. */
  readonly marker: string | null
  /** Of keys: the vehicle they start. */
  readonly vehicle: string | null
  /** dw.items.3 Of a radio: it is on. */
  readonly on?: true
}

export type StockKind = 'bullets' | 'shells' | 'belts' | 'arrows'

/** What a human can load his weapons from. */
export interface Stock {
  readonly bullets: number
  readonly shells: number
  readonly belts: number
  readonly arrows: number
  readonly launcher: GrenadeCount
}

export const NO_STOCK: Stock = Object.freeze({
  bullets: 0,
  shells: 0,
  belts: 0,
  arrows: 0,
  launcher: Object.freeze({}),
})

/** Something that lies on the table: a weapon, an item, a heap of one kind of ammunition. */
export interface Lying {
  readonly id: number
  readonly at: XY
  readonly on: Surface
  readonly weapon: Weapon | null
  readonly item: Item | null
  readonly ammo:
    | { readonly kind: StockKind; readonly count: number }
    | { readonly grenade: GrenadeId; readonly count: number }
    | null
  /** dw.zombify.7 The human whose corpse holds it in hand; null for everything else. */
  readonly heldBy: number | null
}

/** dw.fire.1, dw.fire.13 In which turn of burning, and who lit the first figure of the chain (null: nobody of the humans). */
export interface Burning {
  readonly turns: number
  readonly lighter: number | null
}

export type Status = 'waiting' | 'alive' | 'dead' | 'turned' | 'escaped' | 'lost'

/** dw.archetype.7 What is written on a character sheet besides gear and wounds. Written once and replaced as a whole. */
export interface Sheet {
  readonly sex: 'm' | 'f'
  /** Null where archetypes are not played. */
  readonly archetype: ArchetypeId | null
  readonly subtype: string
  readonly level: number
  readonly xp: number
  readonly skills: readonly SkillId[]
  readonly weaponSkills: readonly WeaponSkillId[]
  readonly quirks: readonly QuirkId[]
  readonly psychoses: readonly PsychosisId[]
  /** dw.trauma.1 */
  readonly trauma: number
}

export const PLAIN_SHEET: Sheet = Object.freeze({
  sex: 'm',
  archetype: null,
  subtype: '',
  level: 1,
  xp: 0,
  skills: Object.freeze([]),
  weaponSkills: Object.freeze([]),
  quirks: Object.freeze([]),
  psychoses: Object.freeze([]),
  trauma: 0,
})

/** What quirks and psychoses have done to somebody in this turn. Written once and replaced as a whole. */
export interface Mind {
  /** dw.quirk.13, dw.psychosis.12 He does nothing, and answers nothing, this turn. */
  readonly frozen: boolean
  /** dw.quirk.12 He attacks nobody this turn. */
  readonly refuses: boolean
  /** dw.psychosis.6 Which of the two he has begun with. */
  readonly began: 'fire' | 'move' | null
  /** dw.quirk.5 Clumsiness was rolled for. */
  readonly stumbled: boolean
  /** dw.psychosis.18 Compulsions that are still open, in their order. */
  readonly compelled: readonly (QuirkId | PsychosisId)[]
}

export const CALM: Mind = Object.freeze({
  frozen: false,
  refuses: false,
  began: null,
  stumbled: false,
  compelled: Object.freeze([]),
})

/** dw.vehicle A vehicle as it stands now. Written once and replaced as a whole. */
export interface Vehicle {
  readonly id: string
  readonly type: VehicleType
  readonly at: XY
  /** Degrees clockwise from north. */
  readonly heading: number
  /** dw.vehicle.11 Units in a turn, a multiple of 5 cm. */
  readonly speed: number
  readonly engine: boolean
  /** dw.vehicle.4 `failed`: the last start did; it may be tried again, or changed like a dead one. */
  readonly battery: 'normal' | 'failed' | 'dead' | 'fresh'
  readonly tank: 'full' | 'empty'
  readonly isWreck: boolean
  /** dw.vehicle.7 Who sits where; the first place is the driver's. */
  readonly places: readonly (number | null)[]
  /** dw.vehicle.30 As a barrier: broken open, and consecutive turns of attack. */
  readonly isBroken: boolean
  readonly pounded: number
  /** dw.vehicle.28 Somebody drove it this turn. */
  readonly driven: boolean
  /** dw.vehicle.32 It has left the table. */
  readonly gone: boolean
}

/** Humans are numbered from 1 in order of placement (dw.units.16) and stay in the list when they are dead or gone. */
export interface Human {
  readonly n: number
  readonly name: string
  /** Who commands him; null for an NPC of nobody. */
  seat: Seat | null
  /** dw.scope.6 Friendly, but no team member. */
  readonly isNpc: boolean
  status: Status
  /** Where he stands or lies; a corpse keeps it. */
  at: XY
  on: Surface
  /** dw.movement.18 */
  prone: boolean
  /** dw.grenade.17 */
  stunned: boolean
  burning: Burning | null
  wounds: number
  /** dw.wounds.2 Wounds received since the last wound test. */
  untested: number
  bmv: number
  /** dw.moral.8 The last of his group suffers no losses of moral. */
  unshaken: boolean
  ap: number
  /** dw.fear.6 */
  doubled: boolean
  acted: boolean
  /** dw.shooting.8 He has paid for movement this turn. */
  moved: boolean
  /** dw.shooting.3 Crowd numbers of figures he may not fire at again this turn. */
  firedAt: readonly number[]
  /** dw.break.9 */
  breakFailed: boolean
  /** dw.entry.11 His chainsaw has called method E this turn. */
  sawed: boolean
  /** dw.entry.6 The opening by which he came into the room where he is. */
  entrance: string | null
  weapons: readonly Weapon[]
  stock: Stock
  items: readonly Item[]
  /** Zombies he eliminated: at a distance, and in close combat (dw.moral.5). */
  kills: number
  closeKills: number
  /** dw.zombify.3 The turn of his elimination; 0 while he lives. */
  died: number
  /** dw.turn.4 His was the first, second … death of the game; 0 while he lives. */
  deathNumber: number
  /** dw.zombify.6, dw.ap.12, dw.gskill.10 A corpse that can never rise; of somebody who turned, that his zombie was eliminated. */
  neverRises: boolean
  sheet: Sheet
  /** dw.skill.3 Skills used since phase 1 of this turn. */
  skillsUsed: readonly SkillId[]
  /** dw.gskill.4 */
  nervesSpent: boolean
  /** dw.gskill.13 Action points for anything but movement. */
  extraAP: number
  mind: Mind
  /** dw.cskill.19 Those of the untested wounds that a zombie's attack gave. */
  bitten: number
  /** dw.vehicle.6 The vehicle he sits in; null on foot. */
  aboard: string | null
}

/** What the advanced rules add to a human who is nobody special and to whom nothing has happened. */
export const NOBODY_SPECIAL = {
  sheet: PLAIN_SHEET,
  skillsUsed: Object.freeze([]) as readonly SkillId[],
  nervesSpent: false,
  extraAP: 0,
  mind: CALM,
  bitten: 0,
  aboard: null,
} as const

/** Written once and replaced as a whole: copies of a state and views share these records. */
export interface Zombie {
  /** dw.units.16 In order of arrival. */
  readonly n: number
  readonly at: XY
  readonly on: Surface
  /** dw.cc.14 A vector; null before it has moved or attacked. */
  readonly facing: XY | null
  readonly fallen: boolean
  readonly stunned: boolean
  readonly burning: Burning | null
  readonly weapon: Weapon | null
  /** dw.zmove.9 Degrees clockwise from north in which it wanders. */
  readonly heading: number | null
  /** dw.zattack.8 The human it attacked last. */
  readonly victim: number | null
  /** The human it was. */
  readonly former: number | null
  /** What it did in this phase 3: stood up (dw.zfallen.1), moved (dw.lurch.4), was in contact when it began (dw.zattack.2). */
  readonly stoodUp: boolean
  readonly moved: boolean
  readonly gripped: boolean
  /** dw.barrier.7 The opening it pounds on in this phase. */
  readonly pounding: string | null
}

/** dw.zsense.5 Where something was heard; step e of phase 3 of the turn `until` takes it away. */
export interface Noise {
  readonly at: XY
  readonly on: Surface
  readonly until: number
}

/** The activation under way. */
export interface Activation {
  readonly human: number
  /** dw.break.1 Nothing was done in it yet but standing up. */
  fresh: boolean
  /** dw.movement.3 The run that a further move continues: its legs so far, and what was paid for it; null after another action. */
  run: Run | null
  /** dw.break.10 Crowd numbers of the opponents whom he must leave with his next action; empty otherwise. */
  leaving: readonly number[]
  /** dw.shotgun.11, dw.cc.18 The second shell that is free if fired at once: the weapon, and the axis or target of the first. */
  shell: Shell | null
  /** dw.cskill.8 Shells of a pump shotgun that is unloaded. */
  shots?: number
}

export interface Run {
  readonly path: readonly XY[]
  /** Obstacles and fallen figures crossed so far, in action points. */
  readonly surcharge: number
  /** Paid for the run before doubling. */
  readonly paid: number
}

export interface Shell {
  readonly weapon: number
  readonly towards: XY | null
  /** Crowd number. */
  readonly target: number | null
}

/** What became of the scenario's goals so far. */
export interface Progress {
  /** dw.entry.6 */
  readonly explored: readonly string[]
  /** dw.search.2 */
  readonly searched: readonly string[]
  /** dw.search.6 Rooms for which method C was rolled. */
  readonly populated: readonly string[]
  readonly pickedUp: readonly string[]
  readonly carriedOut: readonly string[]
  readonly engineTurns: number
  /** The turn of the last engine turn; one for each turn. */
  readonly engineLast: number
  /** dw.xp.7 */
  readonly engaged: boolean
  readonly npcsJoined: boolean
  /** Zombies of the scenario's printed list that are gone. */
  readonly printedGone: readonly number[]
  /** dw.end.2 Zombies that were eliminated, by whomever; those that wandered off are not among them. */
  readonly eliminated: number
}

export const NO_PROGRESS: Progress = Object.freeze({
  explored: Object.freeze([]),
  searched: Object.freeze([]),
  populated: Object.freeze([]),
  pickedUp: Object.freeze([]),
  carriedOut: Object.freeze([]),
  engineTurns: 0,
  engineLast: 0,
  engaged: false,
  npcsJoined: false,
  printedGone: Object.freeze([]),
  eliminated: 0,
})

export interface Barrier {
  readonly state: OpeningState
  /** dw.barrier.5 Consecutive turns of attack so far. */
  readonly pounded: number
}

export interface State extends Standing {
  turn: number
  phase: Phase
  humans: Human[]
  /** Ascending by number. */
  zombies: Zombie[]
  /** The number of the zombie that arrives next; and the id of the next object. */
  nextZombie: number
  nextId: number
  activation: Activation | null
  /** Every opening of the map by id. */
  openings: Readonly<Record<string, Barrier>>
  lying: readonly Lying[]
  noises: readonly Noise[]
  progress: Progress
  /** Every vehicle of the map, in its order. */
  vehicles: readonly Vehicle[]
  /** dw.setup.4 Team members who started the scenario. */
  starters: number
  /** The grade, once the game is over. */
  grade: Grade | null
}

export interface DeadWalkKit {
  state: State
  command: Command
  event: Event
  view: View
  book: DeadWalkBook
  facts: Ground
}

export type Transaction = KernelTransaction<DeadWalkKit>
export type Look = KernelLook<DeadWalkKit>

/** P1 … P6 are the survivors' seats; the zombies have one only with a game master (dw.seat.2). */
export const playerSeat = (n: number): Seat => `P${n}`
export const GAME_MASTER: Seat = 'GM'

/** A table with humans numbered up to this; crowd numbers of zombies come after them. */
const FIRST_ZOMBIE = 64
export const MOST_HUMANS = FIRST_ZOMBIE - 1
/** The number of a figure in the crowd. */
export const humanFigure = (n: number): number => n
export const zombieFigure = (n: number): number => FIRST_ZOMBIE + n
export const isZombieFigure = (figure: number): boolean => figure >= FIRST_ZOMBIE
export const numberOfFigure = (figure: number): number => (figure >= FIRST_ZOMBIE ? figure - FIRST_ZOMBIE : figure)
export const figureName = (figure: number): FigureId => NAMES[figure] ?? nameOf(figure)
const nameOf = (figure: number): FigureId => (figure >= FIRST_ZOMBIE ? `Z${figure - FIRST_ZOMBIE}` : `H${figure}`)
/** Those of most games. */
const NAMES: readonly FigureId[] = Array.from({ length: 512 }, (_, figure) => nameOf(figure))
export const figureNamed = (id: FigureId): number =>
  id.startsWith('Z') ? zombieFigure(Number(id.slice(1))) : humanFigure(Number(id.slice(1)))

export const copyHuman = (h: Human): Human => ({
  n: h.n,
  name: h.name,
  seat: h.seat,
  isNpc: h.isNpc,
  status: h.status,
  at: frozen(h.at),
  on: h.on,
  prone: h.prone,
  stunned: h.stunned,
  burning: h.burning === null ? null : frozen(h.burning),
  wounds: h.wounds,
  untested: h.untested,
  bmv: h.bmv,
  unshaken: h.unshaken,
  ap: h.ap,
  doubled: h.doubled,
  acted: h.acted,
  moved: h.moved,
  firedAt: frozenList(h.firedAt),
  breakFailed: h.breakFailed,
  sawed: h.sawed,
  entrance: h.entrance,
  weapons: frozenRecords(h.weapons),
  stock: frozen(h.stock),
  items: frozenRecords(h.items),
  kills: h.kills,
  closeKills: h.closeKills,
  died: h.died,
  deathNumber: h.deathNumber,
  neverRises: h.neverRises,
  sheet: frozen(h.sheet),
  skillsUsed: frozenList(h.skillsUsed),
  nervesSpent: h.nervesSpent,
  extraAP: h.extraAP,
  mind: h.mind === CALM ? CALM : frozen(h.mind),
  bitten: h.bitten,
  aboard: h.aboard,
})

export const copyActivation = (a: Activation): Activation => ({
  human: a.human,
  fresh: a.fresh,
  run: a.run === null ? null : frozen(a.run),
  leaving: frozenList(a.leaving),
  shell: a.shell === null ? null : frozen(a.shell),
  ...(a.shots === undefined ? {} : { shots: a.shots }),
})

/** Everything, field by field: search copies a lot. */
export const copyState = (s: State): State => ({
  decision: s.decision,
  holders: frozenHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: copyOutcome(s.outcome),
  turn: s.turn,
  phase: s.phase,
  humans: s.humans.map(copyHuman),
  zombies: s.zombies.map(frozen),
  nextZombie: s.nextZombie,
  nextId: s.nextId,
  activation: s.activation === null ? null : copyActivation(s.activation),
  openings: frozen(s.openings),
  lying: frozenRecords(s.lying),
  noises: frozenRecords(s.noises),
  progress: frozen(s.progress),
  vehicles: frozenRecords(s.vehicles),
  starters: s.starters,
  grade: s.grade,
})

/** Before anybody or anything stands on the table. */
export const blankState = (
  holders: Readonly<Record<Seat, Holder>>,
  openings: Readonly<Record<string, Barrier>>,
  vehicles: readonly Vehicle[],
): State => ({
  decision: 0,
  holders: frozenHolders(holders),
  frames: [],
  outcome: null,
  turn: 0,
  phase: 'setup',
  humans: [],
  zombies: [],
  nextZombie: 1,
  nextId: 1,
  activation: null,
  openings: frozen(openings),
  lying: Object.freeze([]),
  noises: Object.freeze([]),
  progress: NO_PROGRESS,
  vehicles: frozenRecords(vehicles),
  starters: 0,
  grade: null,
})

/** On the table and alive. */
export const isInPlay = (h: Human): boolean => h.status === 'alive'
export const humanOf = (s: State, n: number): Human | undefined => s.humans[n - 1]
/** A figure at the beginning of a sentence: "Zombie 3", "Dana Hollis". */
export const calledIn = (s: State, figure: number): string =>
  isZombieFigure(figure) ? `Zombie ${numberOfFigure(figure)}` : (humanOf(s, figure)?.name ?? `Human ${figure}`)
export const zombieOf = (s: State, n: number): Zombie | undefined => s.zombies[indexOfZombie(s, n)]
/** dw.grenade.17 A fallen or stunned zombie neither holds nor attacks anybody. */
export const isUp = (z: Zombie): boolean => !z.fallen && !z.stunned

/** Zombies are in ascending order of their numbers. */
function indexOfZombie({ zombies }: State, n: number): number {
  let [low, high] = [0, zombies.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = (zombies[middle] as Zombie).n
    if (found === n) return middle
    if (found < n) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** A human whom a rule knows to exist. */
export function theHuman(s: State, n: number): Human {
  const found = humanOf(s, n)
  if (!found) throw new Error(`no human ${n}`)
  return found
}

export function theZombie(s: State, n: number): Zombie {
  const found = zombieOf(s, n)
  if (!found) throw new Error(`no zombie ${n}`)
  return found
}

/** What can change of a zombie while it stays where it is. */
type ZombieChange = Partial<Omit<Zombie, 'n' | 'at' | 'on'>>

/** Changes a zombie in any way but its place, for which 01-crowd has functions. */
export function changeZombie(s: State, n: number, change: ZombieChange): Zombie {
  const i = indexOfZombie(s, n)
  const { at, on } = s.zombies[i] as Zombie
  return replaceZombie(s, i, change, at, on)
}

/** Only for 01-crowd, which keeps the crowd in step. */
export function displaceZombie(s: State, n: number, change: ZombieChange, at: XY, on: Surface): Zombie {
  return replaceZombie(s, indexOfZombie(s, n), change, at, on)
}

/** Field by field: zombies change a lot. */
function replaceZombie(s: State, i: number, change: ZombieChange, at: XY, on: Surface): Zombie {
  const z = s.zombies[i] as Zombie
  const { facing, fallen, stunned, burning, weapon, heading, victim, former } = change
  const { stoodUp, moved, gripped, pounding } = change
  const changed = Object.freeze({
    n: z.n,
    on,
    facing: facing === undefined ? z.facing : facing,
    fallen: fallen ?? z.fallen,
    stunned: stunned ?? z.stunned,
    burning: burning === undefined ? z.burning : burning,
    weapon: weapon === undefined ? z.weapon : weapon,
    heading: heading === undefined ? z.heading : heading,
    victim: victim === undefined ? z.victim : victim,
    former: former === undefined ? z.former : former,
    stoodUp: stoodUp ?? z.stoodUp,
    moved: moved ?? z.moved,
    gripped: gripped ?? z.gripped,
    pounding: pounding === undefined ? z.pounding : pounding,
    at,
  })
  s.zombies[i] = changed
  return changed
}

export function removeZombie(s: State, n: number): void {
  const i = indexOfZombie(s, n)
  if (i >= 0) s.zombies.splice(i, 1)
}

/** The human whose activation is under way. */
export function activeHuman({ state }: Look): Human {
  if (state.activation === null) throw new Error('nobody is active')
  return theHuman(state, state.activation.human)
}

export const change = <T extends object>(record: T, by: Partial<T>): T =>
  Object.freeze(Object.assign({ ...record }, by))

export const vehicleOf = ({ vehicles }: State, id: string | null): Vehicle | undefined =>
  id === null ? undefined : vehicles.find((one) => one.id === id)

/** dw.vehicle.7 The first place is the driver's. */
export const isDriver = ({ vehicles }: State, { n, aboard }: Human): boolean =>
  aboard !== null && vehicles.some(({ id, places }) => id === aboard && places[0] === n)

/** Everybody in it, by number. */
export const occupantsOf = (s: State, { places }: Vehicle): Human[] =>
  places
    .flatMap((n) => (n === null ? [] : [theHuman(s, n)]))
    .filter(isInPlay)
    .sort((a, b) => a.n - b.n)

import type { Modifier, OptionValues, Patch, Refusal, Seat } from '@shamble/kernel'
import type { Clause } from './clauses.ts'
import type { PrintedHuman, Scenario } from './content/scenarios.ts'
import type { TableMap } from './content/drawing.ts'
import type { Harm } from './events.ts'
import type { Action } from './rules/04-actions.ts'
import type { Orders } from './rules/04-activation.ts'
import type { Mishap } from './rules/16-jam.ts'
import type { Blow } from './rules/19-harm.ts'
import type { Goal } from './rules/24-senses.ts'
import type { Restriction } from './rules/41-archetypes.ts'
import type { Courage } from './rules/46-general-skills.ts'
import type { Thrown } from './rules/46-inspire.ts'
import type { DeadWalkKit, Human, Look, Noise, Progress, Sheet, Stock, Transaction, Weapon, Zombie } from './state.ts'
import type { ActionId } from './tables/actions.ts'
import type { ArchetypeId } from './tables/archetypes.ts'
import type { PsychosisId, QuirkId } from './tables/mind.ts'
import type { SkillId } from './tables/skills.ts'
import type { FireMode, WeaponId, WeaponRow } from './tables/weapons.ts'

/** The numbers of one match: the printed tables with the house rules laid over them. Distances are in units, scaled. */
export interface Values {
  /** What was settled before the game; for the view, the save and the position, not for rules. */
  readonly options: OptionValues
  readonly scenario: Scenario
  readonly map: TableMap
  /** dw.setup.6 Who sets out: the people of the scenario, or the team that was chosen. */
  readonly team: readonly PrintedHuman[]
  /** dw.campaign.2 Vehicles that the team came with: it has their keys. */
  readonly broughtAlong: TableMap['vehicles']
  /** How many survivor seats there are. */
  readonly players: number
  /** dw.weapons.1 Ranges and cones scaled (dw.units.3); flamethrower, shotgun bands and the rest as the house has it. */
  readonly weapons: Readonly<Record<WeaponId, WeaponRow>>
  /** dw.ap.9, dw.ap.10 Action points before doubling. */
  readonly costs: Readonly<Record<ActionId, number>>
  readonly humanAP: number
  readonly zombieAP: number
  readonly baseMoral: number
  /** Movement: what an action point is worth (dw.movement.1), heights (dw.movement.9), jumps (dw.movement.11). */
  readonly moveStep: number
  readonly climbStep: number
  readonly jumps: { readonly short: number; readonly long: number }
  readonly ranges: { readonly pointBlank: number; readonly long: number; readonly fallen: number }
  readonly corridor: { readonly around: number; readonly aside: number }
  readonly machinegun: { readonly radius: number; readonly shift: number }
  readonly blastRadius: number
  /** Centimetres that a stray grenade goes count this many units (dw.grenade.8). */
  readonly strayStep: number
  readonly extinguisherReach: number
  readonly fearDistance: number
  readonly smell: number
  readonly sight: number
  readonly moanDistance: number
  readonly lurchDistance: number
  readonly lurchScore: number
  readonly zombieHit: number
  /** dw.setup.4 0 = any number. */
  readonly zombieCapPerHuman: number
  readonly sustainedExtraBursts: number
  readonly entry: {
    readonly bRolls: number
    readonly startPerHuman: number
    readonly startDistance: number
    readonly spawnDistance: number
  }
  /** dw.end.2 0 = none. */
  readonly turnLimit: number
  /** dw.gskill.11, dw.gskill.12 */
  readonly skillReach: { readonly motivate: number; readonly inspire: number }
  /** dw.quirk.6, dw.quirk.11, dw.psychosis.9 How near is near; dw.psychosis.7 and how near terrifies. */
  readonly mindReach: { readonly near: number; readonly terror: number }
  /** dw.skill.3, dw.skill.2 */
  readonly skillsPerTurn: number
  readonly maxSkills: number
  /** dw.trauma.3 */
  readonly traumaLimit: number
  /** dw.vehicle.20 */
  readonly vehicleFastFire: number
}

/** Orders that a house rule or an optional chapter brings; where it is not played they say so and are never offered. */
export interface OptionalOrders {
  /** dw.ap.11 */
  readonly barricade: Action<'barricade'>
  /** dw.ap.12 */
  readonly destroyCorpse: Action<'destroy-corpse'>
  /** dw.search.1, dw.items.1, dw.items.3 */
  readonly search: Action<'search'>
  readonly useAntiseptic: Action<'use-antiseptic'>
  readonly switchRadio: Action<'switch-radio'>
  /** dw.vehicle.1 */
  readonly getIn: Action<'get-in'>
  readonly start: Action<'start'>
  readonly drive: Action<'drive'>
  readonly refuelVehicle: Action<'refuel-vehicle'>
  readonly changeBattery: Action<'change-battery'>
  /** dw.skill.4 */
  readonly useSkill: Action<'use-skill'>
}

/** Lists to which any number of chapters add. */
export interface Contributions {
  /** dw.scope.2 What each chapter in force knows of somebody; all else of his sheet counts for nothing. */
  readonly sheetParts: readonly ((sheet: Sheet) => Partial<Sheet>)[]
  /** dw.restrict.1, dw.restrict.6 Why a weapon or a lesson is closed to somebody. */
  readonly restrictions: readonly Restriction[]
  /** dw.skill.4, dw.trauma.6 By which rules somebody may be asked in the middle of another one. */
  readonly interruptions: readonly Clause[]
}

/** Questions to which the printed game has one answer and a house rule or an optional chapter may have another. */
export interface Slots extends OptionalOrders, Contributions {
  /** dw.movement.20 Whether pieces of up to 4 cm may be crossed in one move. */
  mayMoveFancily(): boolean
  /** dw.ammo.4 What is left of the ammunition that was rolled once the weapon is loaded from it. */
  stockAfterLoading(rolled: Stock, left: Stock): Stock
  /** dw.cc.1, dw.cc.5 Whether a zombie that touches a human holds him in close combat. */
  holds(zombie: Zombie): boolean
  /** dw.jam.1 Whether a weapon jams after these dice of a burst. */
  jams(t: Transaction, human: Human, weapon: Weapon, faces: readonly number[], mode: FireMode | undefined): boolean
  /** dw.jam.6, dw.jam.7 What goes wrong with a grenade after a natural 1. */
  mishapOf(t: Transaction, human: Human, weapon: Weapon): Mishap
  /** dw.harm.5 What a result of Elim does to a human. */
  elimOnHuman(t: Transaction, human: Human, blow: Blow): void
  /** dw.zombify.1 Whether this is a corpse that may still rise. */
  mayRise(human: Human): boolean
  /** dw.zsense.5 What can be heard now. */
  noisesOf(look: Look): readonly Pick<Noise, 'at' | 'on'>[]
  /** dw.zsense.9 Where another zombie calls this one. */
  calledTo(look: Look, zombie: Zombie): Goal | null
  /** dw.lurch.2 How far a zombie lurches after its move; null if it does not. */
  lurchReach(look: Look): number | null
  /** dw.zmove.10 */
  mayZombiesClimb(): boolean
  /** dw.entry.5 Method C: whether rooms that nobody knows may hold zombies. */
  mayRoomsHoldZombies(): boolean
  /** dw.entry.7 Method D: whether shots draw a zombie. */
  doShotsDraw(): boolean
  /** dw.entry.10 Method E: whether greater noise draws many of them. */
  doesGreatNoiseDraw(): boolean
  /** dw.seat.2 Who has the zombies; nobody if they go by themselves. */
  readonly zombieSeats: readonly Seat[]
  /** dw.seat.2 Whether the game master leads them as he likes. */
  mayLeadZombies(): boolean
  /** dw.archetype.1 What somebody was before. */
  archetypeOf(human: Human): ArchetypeId | null
  /** dw.wskill.1 Why he has not been trained with such a weapon. */
  untrainedRefusal(human: Human, type: WeaponId): Refusal | null
  /** dw.search.2 The rooms that count as searched. */
  searchedRooms(progress: Progress): readonly string[]
  /** dw.skill.3 Why a skill cannot be used now. */
  skillRefusal(look: Look, human: Human, skill: SkillId): Refusal | null
  /** dw.gskill.12 Which dice of a throw are thrown again, by index. */
  thrownAgain(t: Transaction, thrown: Thrown): readonly number[]
  /** dw.gskill.11 What others add to the value of those who must test their courage, by number. */
  motivation(t: Transaction, due: readonly Human[]): ReadonlyMap<number, readonly Modifier[]>
  /** dw.gskill.1 What somebody does about a fear test before the dice. */
  courageOf(t: Transaction, human: Human, value: number): Courage
  /** dw.cskill.19 Remembers wounds that zombies have made. */
  noteBites(human: Human, wounds: number, from: Harm): void
  /** dw.gskill.15, dw.cskill.4, dw.cskill.17 Whether anybody could answer a zombie's move. */
  isAnybodyAlert(look: Look): boolean
  /** dw.quirk.1 */
  quirksOf(human: Human): readonly QuirkId[]
  /** dw.quirk.11, dw.quirk.14, dw.quirk.18 What others do to the dice of somebody. */
  distractions(look: Look, human: Human): readonly Modifier[]
  /** dw.psychosis.1 */
  psychosesOf(human: Human): readonly PsychosisId[]
  /** dw.trauma.1 What a failed fear test leaves. */
  traumatise(t: Transaction, human: Human): void
  /** dw.trauma.6 The psychosis that is chosen; null if it is left to the dice. */
  chosenPsychosis(t: Transaction, human: Human, open: readonly PsychosisId[]): PsychosisId | null
}

/** What a house rule or a whole optional chapter changes: declared in the chapter's own file. */
export type HouseRule = Omit<Patch<DeadWalkKit, Slots>, 'id'>

export type DeadWalkBook = Values &
  Slots & {
    /** What a human can be ordered to do with the chapters in force, worked out once. */
    readonly orders: Orders
  }

import type { HouseRule as KernelHouseRule, Modifier, OptionValues, PrintedBook, Refusal, Seat } from '@shamble/kernel'
import type { Clause } from './clauses.ts'
import type { PrintedHuman, Scenario } from './content/scenarios.ts'
import { broughtAlong, mapFor, scenarioOf, teamOf } from './content/setting.ts'
import type { TableMap } from './content/drawing.ts'
import type { Harm } from './events.ts'
import { ADVANCED_OPTIONS, OPTIONS } from './options-schema.ts'
import { PROCEDURES } from './procedures.ts'
import type { Action } from './rules/04-actions.ts'
import type { Orders } from './rules/04-activation.ts'
import { NO_DESTRUCTION } from './rules/05-corpses.ts'
import { NO_BARRICADES } from './rules/05-openings.ts'
import { weaponTable } from './rules/08-weapons.ts'
import type { Mishap } from './rules/16-jam.ts'
import { type Blow, elimKills } from './rules/19-harm.ts'
import { isCorpse } from './rules/21-zombify.ts'
import type { Goal } from './rules/24-senses.ts'
import type { Restriction } from './rules/41-archetypes.ts'
import { NO_SEARCHING } from './rules/42-search.ts'
import { NO_VEHICLES } from './rules/43-driving.ts'
import { NO_SKILLS } from './rules/45-chapter.ts'
import type { Courage } from './rules/46-general-skills.ts'
import type { Thrown } from './rules/46-inspire.ts'
import {
  type DeadWalkKit,
  type Human,
  isUp,
  type Look,
  type Noise,
  type Progress,
  type Sheet,
  type Stock,
  type Transaction,
  type Weapon,
  type Zombie,
} from './state.ts'
import { type ActionId, ACTIONS } from './tables/actions.ts'
import type { ArchetypeId } from './tables/archetypes.ts'
import { FIRE } from './tables/grenades.ts'
import { MIND_REACH, type PsychosisId, type QuirkId } from './tables/mind.ts'
import { CLIMB_STEP, JUMPS, MOVE_STEP } from './tables/movement.ts'
import { SKILL_REACH, type SkillId } from './tables/skills.ts'
import { cm, type Scaler } from './tables/units.ts'
import {
  CORRIDOR,
  FALLEN_WITHIN,
  type FireMode,
  MACHINEGUN,
  RANGES,
  type WeaponId,
  type WeaponRow,
} from './tables/weapons.ts'

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
  /** dw.jam.1 May something fail because the die shows this? */
  mayFail(face: number): boolean
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
  /** dw.gskill.12 May somebody have the dice of this human thrown again? */
  isWatched(look: Look, human: number): boolean
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
export type HouseRule = KernelHouseRule<DeadWalkKit, Slots>

export type DeadWalkBook = Values &
  Slots & {
    /** What a human can be ordered to do with the chapters in force, worked out once. */
    readonly orders: Orders
  }

/** dw.units.3 Distances in percent, to the nearest unit. */
export const scalerOf = ({ scale }: OptionValues): Scaler => {
  const percent = scale as number
  return (units) => Math.round((units * percent) / 100)
}

const COSTS = Object.fromEntries((Object.keys(ACTIONS) as ActionId[]).map((id) => [id, ACTIONS[id].cost])) as Readonly<
  Record<ActionId, number>
>

/** dw.zsense.9 */
const MOAN = cm(40)

/** dw.units.3 The tables at the scale of the figures. */
function tablesAt(scaled: Scaler) {
  return {
    weapons: weaponTable(scaled),
    moveStep: scaled(MOVE_STEP),
    climbStep: scaled(CLIMB_STEP),
    jumps: { short: scaled(JUMPS.short), long: scaled(JUMPS.long) },
    ranges: { pointBlank: scaled(RANGES.pointBlank), long: scaled(RANGES.long), fallen: scaled(FALLEN_WITHIN) },
    corridor: { around: scaled(CORRIDOR.around), aside: scaled(CORRIDOR.aside) },
    machinegun: { radius: scaled(MACHINEGUN.radius), shift: scaled(MACHINEGUN.shift) },
    blastRadius: scaled(cm(OPTIONS.blastRadius.standard)),
    strayStep: scaled(cm(1)),
    extinguisherReach: scaled(FIRE.extinguisherReach),
    fearDistance: scaled(cm(OPTIONS.fearDistance.standard)),
    smell: scaled(cm(OPTIONS.smell.standard)),
    sight: scaled(cm(OPTIONS.sight.standard)),
    moanDistance: scaled(MOAN),
    lurchDistance: scaled(cm(OPTIONS.lurchDistance.standard)),
    skillReach: { motivate: scaled(SKILL_REACH.motivate), inspire: scaled(SKILL_REACH.inspire) },
    mindReach: { near: scaled(MIND_REACH.near), terror: scaled(MIND_REACH.terror) },
    entry: {
      bRolls: OPTIONS.entryBRolls.standard,
      startPerHuman: OPTIONS.startZombiesPerHuman.standard,
      startDistance: scaled(cm(OPTIONS.startDistance.standard)),
      spawnDistance: scaled(cm(OPTIONS.zombieSpawnDistance.standard)),
    },
  } satisfies Partial<Values>
}

/** What does not depend on the scale. */
const NUMBERS = {
  costs: COSTS,
  humanAP: OPTIONS.humanAP.standard,
  zombieAP: OPTIONS.zombieAP.standard,
  baseMoral: OPTIONS.baseMoral.standard,
  lurchScore: OPTIONS.lurchScore.standard,
  zombieHit: OPTIONS.zombieHit.standard,
  zombieCapPerHuman: OPTIONS.zombieCapPerHuman.standard,
  sustainedExtraBursts: OPTIONS.sustainedExtraBursts.standard,
  turnLimit: OPTIONS.turnLimit.standard,
  skillsPerTurn: ADVANCED_OPTIONS.skillsPerTurn.standard,
  maxSkills: ADVANCED_OPTIONS.maxSkills.standard,
  traumaLimit: ADVANCED_OPTIONS.traumaLimit.standard,
  vehicleFastFire: ADVANCED_OPTIONS.vehicleFastFire.standard,
} as const satisfies Partial<Values>

const NOBODY: readonly never[] = Object.freeze([])

/** The printed answers; those of an optional chapter are what the game is without it. */
export const SLOTS: Slots = {
  mayMoveFancily: () => false,
  stockAfterLoading: (_rolled, left) => left,
  holds: isUp,
  jams: () => false,
  mayFail: () => false,
  mishapOf: () => null,
  elimOnHuman: elimKills,
  mayRise: isCorpse,
  noisesOf: ({ state }) => state.noises,
  calledTo: () => null,
  lurchReach: ({ book }) => book.lurchDistance,
  mayZombiesClimb: () => false,
  mayRoomsHoldZombies: () => false,
  doShotsDraw: () => false,
  doesGreatNoiseDraw: () => false,
  zombieSeats: NOBODY,
  mayLeadZombies: () => false,
  barricade: NO_BARRICADES,
  destroyCorpse: NO_DESTRUCTION,
  ...NO_SEARCHING,
  ...NO_VEHICLES,
  ...NO_SKILLS,
  searchedRooms: (progress) => progress.explored,
  archetypeOf: () => null,
  untrainedRefusal: () => null,
  quirksOf: () => NOBODY,
  distractions: () => NOBODY,
  psychosesOf: () => NOBODY,
  traumatise: () => undefined,
  chosenPsychosis: () => null,
  sheetParts: NOBODY,
  restrictions: NOBODY,
  interruptions: NOBODY,
}

/** The book before any house rule, for a scenario, its people and the scale of the figures. */
export function printedFor(options: OptionValues): PrintedBook<DeadWalkKit, Values, Slots> {
  const map = mapFor(options)
  const values: Values = {
    options,
    scenario: scenarioOf(options),
    map,
    team: teamOf(options),
    broughtAlong: broughtAlong(options, map),
    players: options.players as number,
    ...tablesAt(scalerOf(options)),
    ...NUMBERS,
  }
  return { values, slots: SLOTS, procedures: PROCEDURES }
}

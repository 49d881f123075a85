/** The printed book of one match: its tables at the scale of the figures, the people and places, and the printed answers. */
import type { OptionValues, PrintedBook } from '@shamble/kernel'
import type { Slots, Values } from './book.ts'
import { mapAfter, PICKUP_KEYS, type Roster, scenarioAfter, starterOf } from './campaign/roster.ts'
import { CHARACTERS, type CharacterId, TEAMS, type TeamId } from './content/characters.ts'
import { type OwnScenario, ownScenario } from './content/own-scenario.ts'
import { type PrintedHuman, type Scenario, SCENARIOS, type ScenarioId } from './content/scenarios.ts'
import type { TableMap } from './content/drawing.ts'
import { ADVANCED_OPTIONS, OPTIONS } from './options-schema.ts'
import { PROCEDURES } from './procedures.ts'
import { NO_DESTRUCTION } from './rules/05-corpses.ts'
import { NO_BARRICADES } from './rules/05-openings.ts'
import { elimKills } from './rules/19-harm.ts'
import { isCorpse } from './rules/21-zombify.ts'
import { NO_SEARCHING } from './rules/42-search.ts'
import { NO_VEHICLES } from './rules/43-driving.ts'
import { NO_SKILLS } from './rules/45-chapter.ts'
import { type DeadWalkKit, isUp, PLAIN_SHEET, type Sheet } from './state.ts'
import { type ActionId, ACTIONS } from './tables/actions.ts'
import { FIRE } from './tables/grenades.ts'
import { MIND_REACH } from './tables/mind.ts'
import { CLIMB_STEP, JUMPS, MOVE_STEP } from './tables/movement.ts'
import { SKILL_REACH } from './tables/skills.ts'
import { cm } from './tables/units.ts'
import {
  CORRIDOR,
  FALLEN_WITHIN,
  type FireRow,
  MACHINEGUN,
  RANGES,
  type WeaponId,
  type WeaponRow,
  WEAPONS,
} from './tables/weapons.ts'

type Scaler = (units: number) => number

/** dw.units.3 Distances in percent, to the nearest unit. */
export const scalerOf = ({ scale }: OptionValues): Scaler => {
  const percent = scale as number
  return (units) => Math.round((units * percent) / 100)
}

/** dw.weapons.1, dw.units.3 */
const fireRow = (row: FireRow, scaled: Scaler): FireRow => ({
  ...row,
  range: row.range === null ? null : scaled(row.range),
  cone: row.cone && { length: scaled(row.cone.length), width: scaled(row.cone.width) },
  bands: row.bands.map((band) => ({ ...band, upTo: scaled(band.upTo) })),
})

function weaponTable(scaled: Scaler): Record<WeaponId, WeaponRow> {
  const rows = Object.entries(WEAPONS) as [WeaponId, WeaponRow][]
  return Object.fromEntries(
    rows.map(([id, row]) => [id, { ...row, fire: row.fire && fireRow(row.fire, scaled) }]),
  ) as Record<WeaponId, WeaponRow>
}

const COSTS = Object.fromEntries((Object.keys(ACTIONS) as ActionId[]).map((id) => [id, ACTIONS[id].cost])) as Readonly<
  Record<ActionId, number>
>

/** dw.zsense.9 */
const MOAN = cm(40)

export const rosterOf = ({ roster }: OptionValues): Roster | null => roster as unknown as Roster | null

export const ownOf = ({ own }: OptionValues): OwnScenario | null => own as unknown as OwnScenario | null

export const scenarioOf = (options: OptionValues): Scenario => {
  const own = ownOf(options)
  const scenario: Scenario = own ? ownScenario(own).scenario : SCENARIOS[options.scenario as ScenarioId]
  const roster = rosterOf(options)
  return roster ? scenarioAfter(scenario, roster) : scenario
}

const mapFor = (options: OptionValues): TableMap => {
  const own = ownOf(options)
  return own ? ownScenario(own).map : mapAfter(SCENARIOS[options.scenario as ScenarioId].map, rosterOf(options) ?? {})
}

/** Their clips are rolled for. */
const ofTeam = (id: CharacterId): PrintedHuman => {
  const { name, main, third, sex, archetype, subtype, weaponSkills, skill, quirk } = CHARACTERS[id]
  const sheet: Sheet = {
    ...PLAIN_SHEET,
    sex,
    archetype,
    subtype,
    weaponSkills,
    skills: [skill],
    quirks: quirk ? [quirk] : [],
  }
  return { name, at: null, weapons: [...main, ...(third ? [third] : [])], bmv: null, sheet }
}

/** dw.setup.6 Who sets out. */
export const teamOf = (options: OptionValues): readonly PrintedHuman[] =>
  scenarioOf(options).humans ?? hostsTeam(options)

/** Those whom the host sends where a scenario names nobody. */
export const hostsTeam = (options: OptionValues): readonly PrintedHuman[] =>
  rosterOf(options)?.people.map(starterOf) ?? TEAMS[options.team as TeamId].members.map(ofTeam)

/** dw.campaign.2 Only where it stands on the table. */
const broughtAlong = (options: OptionValues, { vehicles }: TableMap): TableMap['vehicles'] =>
  rosterOf(options)?.pickup ? vehicles.filter(({ id }) => id === PICKUP_KEYS) : []

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

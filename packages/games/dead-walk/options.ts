/** How the house rules make the numbers of one match, and which set-ups are refused. */
import { type Book, type OptionValues, type Procedure, type Seat, type Settled, settleOptions } from '@shamble/kernel'
import type { DeadWalkBook, Switch, Values } from './book.ts'
import { rosterFault } from './campaign/character.ts'
import { mapAfter, PICKUP_KEYS, type Roster, scenarioAfter, starterOf } from './campaign/roster.ts'
import type { Clause } from './clauses.ts'
import type { Command } from './commands.ts'
import { CHARACTERS, type CharacterId, TEAMS, type TeamId } from './content/characters.ts'
import { ownFault } from './content/own-faults.ts'
import { type OwnScenario, ownScenario } from './content/own-scenario.ts'
import { type PrintedHuman, type Scenario, SCENARIOS, type ScenarioId } from './content/scenarios.ts'
import type { TableMap } from './content/sketch.ts'
import { ADVANCED_OPTIONS, advancedStandards, OPTIONS as CORE_OPTIONS } from './options-schema.ts'
import { PROCEDURES } from './procedures.ts'
import { type DeadWalkKit, GAME_MASTER, PLAIN_SHEET, playerSeat, type Sheet, type Table } from './state.ts'
import { type ActionId, ACTIONS } from './tables/actions.ts'
import { FIRE } from './tables/grenades.ts'
import { CLIMB_STEP, JUMPS, MOVE_STEP } from './tables/movement.ts'
import { MIND_REACH } from './tables/mind.ts'
import { SKILL_REACH } from './tables/skills.ts'
import { cm } from './tables/units.ts'
import {
  type Band,
  CORRIDOR,
  FALLEN_WITHIN,
  type FireRow,
  MACHINEGUN,
  RANGES,
  type WeaponId,
  type WeaponRow,
  WEAPONS,
} from './tables/weapons.ts'

/** dw.scope.2 The options of the core game, then those of the advanced rules. */
export const OPTIONS = { ...CORE_OPTIONS, ...ADVANCED_OPTIONS }

export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[]

type OptionId = keyof typeof OPTIONS

/** dw.units.3 Distances in percent, to the nearest unit. */
const scaler =
  (percent: number) =>
  (units: number): number =>
    Math.round((units * percent) / 100)

const numberOf = (options: OptionValues, id: OptionId): number => options[id] as number

const NEVER = 7
const scoreOf = (lowest: number): number | null => (lowest === NEVER ? null : lowest)

/** dw.shotgun.7 Bands with the scores of the house rule from its place in the list on. */
function bandsWith(bands: readonly Band[], scores: readonly number[], from: number): Band[] {
  return bands.map(({ upTo }, i) => ({
    upTo,
    fall: scoreOf(scores[from + 2 * i] as number),
    elim: scoreOf(scores[from + 2 * i + 1] as number),
  }))
}

function bandsOf(id: WeaponId, row: FireRow, options: OptionValues): readonly Band[] {
  const scores = options.shotgunBands as readonly number[]
  const before = 2 * (WEAPONS['pump-shotgun'].fire?.bands.length ?? 0)
  return bandsWith(row.bands, scores, id === 'sawn-off' ? before : 0)
}

/** dw.weapons.1 as the house has it: dw.weapons.4, dw.flame.2, dw.shotgun.7, dw.units.3. */
function fireRow(id: WeaponId, row: FireRow, options: OptionValues, scaled: (units: number) => number): FireRow {
  const isFlame = row.mode === 'flame'
  const cone = isFlame
    ? { length: cm(numberOf(options, 'flameLength')), width: cm(numberOf(options, 'flameWidth')) }
    : row.cone
  return {
    ...row,
    cost: isFlame ? numberOf(options, 'flameCost') : row.cost,
    range: row.range === null ? null : scaled(row.range),
    cone: cone && { length: scaled(cone.length), width: scaled(cone.width) },
    bands: bandsOf(id, row, options).map((band) => ({ ...band, upTo: scaled(band.upTo) })),
  }
}

function weaponTable(options: OptionValues, scaled: (units: number) => number): Record<WeaponId, WeaponRow> {
  const rows = Object.entries(WEAPONS) as [WeaponId, WeaponRow][]
  return Object.fromEntries(
    rows.map(([id, row]) => [id, { ...row, fire: row.fire && fireRow(id, row.fire, options, scaled) }]),
  ) as Record<WeaponId, WeaponRow>
}

const bandTable = (weapons: Record<WeaponId, WeaponRow>): Partial<Record<WeaponId, readonly Band[]>> =>
  Object.fromEntries(
    (Object.entries(weapons) as [WeaponId, WeaponRow][]).flatMap(([id, { fire }]) =>
      fire && fire.bands.length > 0 ? [[id, fire.bands]] : [],
    ),
  )

const COSTS = Object.fromEntries((Object.keys(ACTIONS) as ActionId[]).map((id) => [id, ACTIONS[id].cost])) as Readonly<
  Record<ActionId, number>
>

const SWITCHES: readonly Switch[] = [
  'zombification',
  'lurch',
  'moan',
  'jams',
  'fancyMove',
  'armedZombies',
  'buildBarricade',
  'corpseDestruction',
  'fallenPins',
  'zombiesClimb',
  'startLoadedExtra',
  'archetypes',
  'archetypeRestrictions',
  'subtypeRestrictions',
  'weaponSkills',
  'searching',
  'vehicles',
  'skills',
  'quirks',
  'psychosis',
]

/** dw.zsense.9 */
const MOAN = cm(40)

const rosterOf = ({ roster }: OptionValues): Roster | null => roster as unknown as Roster | null

const ownOf = ({ own }: OptionValues): OwnScenario | null => own as unknown as OwnScenario | null

const scenarioOf = (options: OptionValues): Scenario => {
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
const teamOf = (options: OptionValues): readonly PrintedHuman[] => scenarioOf(options).humans ?? hostsTeam(options)

/** Those whom the host sends where a scenario names nobody. */
const hostsTeam = (options: OptionValues): readonly PrintedHuman[] =>
  rosterOf(options)?.people.map(starterOf) ?? TEAMS[options.team as TeamId].members.map(ofTeam)

/** dw.campaign.2 Only where it stands on the table. */
const broughtAlong = (options: OptionValues, map: TableMap): readonly string[] =>
  rosterOf(options)?.pickup && map.vehicles.some(({ id }) => id === PICKUP_KEYS) ? [PICKUP_KEYS] : []

function valuesFor(options: OptionValues): Values {
  const scaled = scaler(numberOf(options, 'scale'))
  const distance = (id: OptionId): number => scaled(cm(numberOf(options, id)))
  const weapons = weaponTable(options, scaled)
  const map = mapFor(options)
  return {
    options,
    scenario: scenarioOf(options),
    map,
    team: teamOf(options),
    broughtAlong: broughtAlong(options, map),
    players: numberOf(options, 'players'),
    weapons,
    bands: bandTable(weapons),
    costs: COSTS,
    humanAP: numberOf(options, 'humanAP'),
    zombieAP: numberOf(options, 'zombieAP'),
    baseMoral: numberOf(options, 'baseMoral'),
    moveStep: scaled(MOVE_STEP),
    climbStep: scaled(CLIMB_STEP),
    jumps: { short: scaled(JUMPS.short), long: scaled(JUMPS.long) },
    ranges: { pointBlank: scaled(RANGES.pointBlank), long: scaled(RANGES.long), fallen: scaled(FALLEN_WITHIN) },
    corridor: { around: scaled(CORRIDOR.around), aside: scaled(CORRIDOR.aside) },
    machinegun: { radius: scaled(MACHINEGUN.radius), shift: scaled(MACHINEGUN.shift) },
    blastRadius: distance('blastRadius'),
    strayStep: scaled(cm(1)),
    extinguisherReach: scaled(FIRE.extinguisherReach),
    fearDistance: distance('fearDistance'),
    smell: distance('smell'),
    sight: distance('sight'),
    moanDistance: scaled(MOAN),
    lurchDistance: distance('lurchDistance'),
    lurchScore: numberOf(options, 'lurchScore'),
    zombieHit: numberOf(options, 'zombieHit'),
    zombieCapPerHuman: numberOf(options, 'zombieCapPerHuman'),
    sustainedExtraBursts: numberOf(options, 'sustainedExtraBursts'),
    entry: {
      methods: options.entryMethods as readonly string[],
      bRolls: numberOf(options, 'entryBRolls'),
      startPerHuman: numberOf(options, 'startZombiesPerHuman'),
      startDistance: distance('startDistance'),
      spawnDistance: distance('zombieSpawnDistance'),
    },
    turnLimit: numberOf(options, 'turnLimit'),
    searchable: scenarioOf(options).searchable,
    zombieControl: options.zombieControl as Values['zombieControl'],
    humanElim: options.humanElim as Values['humanElim'],
    skillReach: { motivate: scaled(SKILL_REACH.motivate), inspire: scaled(SKILL_REACH.inspire) },
    mindReach: { near: scaled(MIND_REACH.near), terror: scaled(MIND_REACH.terror) },
    skillsPerTurn: numberOf(options, 'skillsPerTurn'),
    maxSkills: numberOf(options, 'maxSkills'),
    traumaLimit: numberOf(options, 'traumaLimit'),
    psychosisPick: options.psychosisPick as Values['psychosisPick'],
    vehicleFastFire: numberOf(options, 'vehicleFastFire'),
    switches: Object.fromEntries(SWITCHES.map((id) => [id, options[id] as boolean])) as Values['switches'],
  }
}

const BY_NAME: Readonly<Record<string, Procedure<Table, Command>>> = Object.fromEntries(
  PROCEDURES.map((one) => [one.name, one]),
)

type Rules = Book<DeadWalkKit> & DeadWalkBook

const BOOKS = new WeakMap<OptionValues, Rules>()

/** The rules of one match: settled options are never changed, so their book is worked out once. */
export function bookFor(options: OptionValues): Rules {
  const known = BOOKS.get(options)
  if (known) return known
  const book = { ...valuesFor(options), procedures: BY_NAME }
  BOOKS.set(options, book)
  return book
}

type Refused = { readonly ok: false; readonly fault: { readonly at: string; readonly why: string } }

const refused = (option: OptionId, clause: Clause, why: string): Refused => ({
  ok: false,
  fault: { at: `options.${option}`, why: `${why} (${clause})` },
})

/** dw.setup.6 A scenario of one's own is sound, for a team of this size. */
function ownFaultOf(options: OptionValues): Refused | null {
  const own = ownOf(options)
  const found = own && ownFault(own, hostsTeam(options).length)
  return found && { ok: false, fault: { at: `options.own.${found.at}`, why: `${found.why} (${found.clause})` } }
}

/** dw.campaign.1 The people of a campaign are as the rules allow, and go where the scenario names nobody. */
function rosterFaultOf(options: OptionValues): Refused | null {
  const roster = rosterOf(options)
  if (roster === null) return null
  if (scenarioOf(options).humans !== null)
    return refused('roster', 'dw.campaign.1', 'this scenario has people of its own')
  const found = rosterFault(roster.people, {
    maxSkills: numberOf(options, 'maxSkills'),
    levelTable: options.levelTable as readonly number[],
    baseMoral: numberOf(options, 'baseMoral'),
    archetypeRestrictions: options.archetypeRestrictions as boolean,
    subtypeRestrictions: options.subtypeRestrictions as boolean,
  })
  return found && { ok: false, fault: { at: `options.roster.${found.at}`, why: `${found.reason} (${found.clause})` } }
}

/** Combinations that no game can be played with; of a position, with so many humans in its team. */
function faultOf(options: OptionValues, humans = teamOf(options).length): Refused | null {
  if (numberOf(options, 'players') > humans)
    return refused('players', 'dw.scope.6', `there are only ${humans} humans to share`)
  const methods = options.entryMethods as readonly string[]
  if (new Set(methods).size < methods.length) return refused('entryMethods', 'dw.setup.10', 'a method is named twice')
  const levels = options.levelTable as readonly number[]
  if (levels.some((xp, i) => xp <= (levels[i - 1] ?? 0)))
    return refused('levelTable', 'dw.level.2', 'every level takes more experience than the one before')
  return rosterFaultOf(options)
}

/** dw.scope.4 Options settled: what the host sets beats what the scenario prescribes, which beats the default. */
export const settle = (given: OptionValues): Settled => settleFor(given)

/** The same for a position that brings its own humans. */
export function settleFor(given: OptionValues, humans?: number): Settled {
  const first = settleOptions(OPTIONS, given)
  if (!first.ok) return first
  const wrong = ownFaultOf(first.value)
  if (wrong) return wrong
  const { prescribed: own, uses } = scenarioOf(first.value)
  const isAdvanced = given['advanced'] ?? own['advanced'] ?? first.value.advanced
  const prescribed: OptionValues = { ...(isAdvanced === true ? advancedStandards(uses) : {}), ...own }
  const settled = settleOptions(OPTIONS, given, prescribed)
  return settled.ok ? (faultOf(settled.value, humans) ?? settled) : settled
}

/** dw.scope.6, dw.seat.2 The survivors' seats, and the game master's if a person has the zombies. */
export const seatsFor = (options: OptionValues): Seat[] => [
  ...Array.from({ length: numberOf(options, 'players') }, (_, i) => playerSeat(i + 1)),
  ...(options.zombieControl === 'auto' ? [] : [GAME_MASTER]),
]

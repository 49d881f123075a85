/** How each house rule patches the book, and which set-ups are refused. */
import {
  type Book,
  booksOnce,
  cell,
  type HouseRules,
  type OptionValue,
  type OptionValues,
  patchesFor,
  resolveBook,
  rowOf,
  type Seat,
  type Settled,
  settleOptions,
} from '@shamble/kernel'
import { type DeadWalkBook, type HouseRule, printedFor, scalerOf, type Slots } from './book.ts'
import { type CharacterRules, rosterFault } from './campaign/character.ts'
import type { Clause } from './clauses.ts'
import { ownFault } from './content/own-faults.ts'
import { ownOf } from './content/own-option.ts'
import { SCENARIOS, type ScenarioId } from './content/scenarios.ts'
import { hostsTeam, rosterOf, scenarioOf, teamOf } from './content/setting.ts'
import { ADVANCED_OPTIONS, advancedStandards, OPTIONS as CORE_OPTIONS } from './options-schema.ts'
import { fallenHold } from './rules/01-figures.ts'
import { ordersIn } from './rules/04-activation.ts'
import { destroyCorpse } from './rules/05-corpses.ts'
import { barricade } from './rules/05-openings.ts'
import { JAMS_GATE } from './rules/16-jam.ts'
import { elimWounds } from './rules/19-harm.ts'
import { calledByMoan } from './rules/24-senses.ts'
import { entryRule } from './rules/26-entry.ts'
import { BOUND_MASTER_GATE, FREE_MASTER_GATE } from './rules/31-game-master.ts'
import {
  ARCHETYPE_LIMITS_GATE,
  ARCHETYPES_GATE,
  SUBTYPE_LIMITS_GATE,
  WEAPON_SKILLS_GATE,
} from './rules/41-archetypes.ts'
import { SEARCHING_GATE } from './rules/42-search.ts'
import { VEHICLES_GATE } from './rules/43-driving.ts'
import { SKILLS_GATE } from './rules/45-chapter.ts'
import { QUIRKS_GATE } from './rules/48-quirks.ts'
import { chosenFrom } from './rules/49-trauma.ts'
import { PSYCHOSIS_GATE } from './rules/50-psychoses.ts'
import { type DeadWalkKit, GAME_MASTER, playerSeat } from './state.ts'
import { cm } from './tables/units.ts'
import { type WeaponId, WEAPONS } from './tables/weapons.ts'

/** dw.scope.2 The options of the core game, then those of the advanced rules. */
export const OPTIONS = { ...CORE_OPTIONS, ...ADVANCED_OPTIONS }

export const SCENARIO_IDS = Object.keys(SCENARIOS) as readonly ScenarioId[]

type OptionId = keyof typeof OPTIONS

const numberOf = (options: OptionValues, id: OptionId): number => rowOf(options, id) as number

/** dw.units.3 A cell with a distance: written in centimetres, scaled like the table around it. */
const distance =
  (path: string) =>
  (value: OptionValue, options: OptionValues): HouseRule => ({
    values: { [path]: scalerOf(options)(cm(value as number)) },
  })

const NEVER = 7
const scoreOf = (lowest: number): number | null => (lowest === NEVER ? null : lowest)

/** dw.shotgun.7 Fall and Elim of the bands of a weapon, from a place in the list on. */
const bandCells = (id: WeaponId, scores: readonly number[]): [string, number | null][] =>
  (WEAPONS[id].fire?.bands ?? []).flatMap((_, i): [string, number | null][] => [
    [`weapons.${id}.fire.bands.${i}.fall`, scoreOf(scores[2 * i] as number)],
    [`weapons.${id}.fire.bands.${i}.elim`, scoreOf(scores[2 * i + 1] as number)],
  ])

/** dw.shotgun.7 The scores of long shotguns, then those of a sawn-off. */
function shotgunRule(value: OptionValue): HouseRule {
  const scores = value as readonly number[]
  const ofLong = 2 * (WEAPONS['pump-shotgun'].fire?.bands.length ?? 0)
  return {
    values: Object.fromEntries([
      ...bandCells('pump-shotgun', scores),
      ...bandCells('double-barrel', scores),
      ...bandCells('sawn-off', scores.slice(ofLong)),
    ]),
  }
}

/** What each option changes when it is not at its standard. */
const PATCHES: HouseRules<typeof OPTIONS, DeadWalkKit, Slots> = {
  zombieControl: (value) => (value === 'gm-free' ? FREE_MASTER_GATE : BOUND_MASTER_GATE),
  zombification: () => ({ slots: { mayRise: () => () => false } }),
  lurch: () => ({ slots: { lurchReach: () => () => null } }),
  lurchDistance: distance('lurchDistance'),
  lurchScore: cell('lurchScore'),
  moan: () => ({ slots: { calledTo: () => calledByMoan } }),
  jams: () => JAMS_GATE,
  fancyMove: () => ({ slots: { mayMoveFancily: () => () => true } }),
  armedZombies: () => ({ steps: { 'zombies phase': [{ drop: 'armed zombies' }] } }),
  buildBarricade: () => ({ slots: { barricade: () => barricade } }),
  corpseDestruction: () => ({ slots: { destroyCorpse: () => destroyCorpse } }),
  fallenPins: () => ({ slots: { holds: () => fallenHold } }),
  zombiesClimb: () => ({ slots: { mayZombiesClimb: () => () => true } }),
  humanElim: () => ({ slots: { elimOnHuman: () => elimWounds } }),
  startLoadedExtra: () => ({ slots: { stockAfterLoading: () => (rolled) => rolled } }),
  sustainedExtraBursts: cell('sustainedExtraBursts'),
  blastRadius: distance('blastRadius'),
  flameLength: distance('weapons.flamethrower.fire.cone.length'),
  flameWidth: distance('weapons.flamethrower.fire.cone.width'),
  flameCost: cell('weapons.flamethrower.fire.cost'),
  shotgunBands: shotgunRule,
  humanAP: cell('humanAP'),
  zombieAP: cell('zombieAP'),
  baseMoral: cell('baseMoral'),
  fearDistance: distance('fearDistance'),
  smell: distance('smell'),
  sight: distance('sight'),
  zombieHit: cell('zombieHit'),
  zombieCapPerHuman: cell('zombieCapPerHuman'),
  entryMethods: (value) => entryRule(value as readonly string[]),
  entryBRolls: cell('entry.bRolls'),
  startZombiesPerHuman: cell('entry.startPerHuman'),
  startDistance: distance('entry.startDistance'),
  zombieSpawnDistance: distance('entry.spawnDistance'),
  turnLimit: cell('turnLimit'),
  archetypes: () => ARCHETYPES_GATE,
  archetypeRestrictions: () => ARCHETYPE_LIMITS_GATE,
  subtypeRestrictions: () => SUBTYPE_LIMITS_GATE,
  weaponSkills: () => WEAPON_SKILLS_GATE,
  searching: () => SEARCHING_GATE,
  vehicles: () => VEHICLES_GATE,
  vehicleFastFire: cell('vehicleFastFire'),
  skills: () => SKILLS_GATE,
  skillsPerTurn: cell('skillsPerTurn'),
  maxSkills: cell('maxSkills'),
  quirks: () => QUIRKS_GATE,
  psychosis: () => PSYCHOSIS_GATE,
  psychosisPick: () => ({ slots: { chosenPsychosis: () => chosenFrom } }),
  traumaLimit: cell('traumaLimit'),
}

type Rules = Book<DeadWalkKit> & DeadWalkBook

/** The rules of one match. */
export const bookFor = booksOnce((options: OptionValues): Rules => {
  const resolved = resolveBook(printedFor(options), patchesFor(OPTIONS, PATCHES, options))
  return { ...resolved, orders: ordersIn(resolved) }
})

/** What the house says about characters, in a match and between two of them. */
export const characterRules = (options: OptionValues): CharacterRules => ({
  maxSkills: numberOf(options, 'maxSkills'),
  levelTable: options.levelTable as readonly number[],
  baseMoral: numberOf(options, 'baseMoral'),
  restrictions: patchesFor(OPTIONS, PATCHES, options).flatMap(({ adds }) => adds?.restrictions ?? []),
})

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
  const found = rosterFault(roster.people, characterRules(options))
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

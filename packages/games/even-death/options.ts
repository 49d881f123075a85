/** How each house rule patches the book, and which set-ups are refused. */
import {
  type Book,
  booksOnce,
  cell,
  type HouseRule,
  type HouseRules,
  type OptionValue,
  type OptionValues,
  parse,
  patchesFor,
  resolveBook,
  rowOf,
  type Settled,
  settleOptions,
} from '@shamble/kernel'
import { printedFor, type Slots } from './book.ts'
import type { Clause } from './clauses.ts'
import { battleOf, CAMPAIGN_BATTLE, type CampaignBattle, campaignScenario } from './content/campaign-battle.ts'
import { campaignBattleFaults } from './content/campaign-faults.ts'
import { isScenario, scenarioIn, seatsIn } from './content/setting.ts'
import { ownFault } from './content/own-faults.ts'
import { OWN_TABLE, ownOf, ownScenario, type OwnTable } from './content/own-table.ts'
import { type Scenario, scenarioOf } from './content/scenarios.ts'
import { OPTIONS, PLAIN } from './options-schema.ts'
import { flanksNarrowFront, flanksWideFront } from './rules/09-flanks.ts'
import type { EvenDeathKit } from './state.ts'
import type { Faction } from './tables/profiles.ts'
import { inches, RADIUS, TABLE } from './tables/units.ts'

export { OPTIONS }

type Rule = HouseRule<EvenDeathKit, Slots>

/** A cell with a distance, which is written in inches. */
const distance =
  (path: string) =>
  (value: OptionValue): Rule => ({ values: { [path]: inches(value as number) } })

const answers = (slot: keyof Slots, answer: boolean): Rule => ({ slots: { [slot]: () => () => answer } })

/** What each option changes when it is not at its default; those of the set-up are read where the battle is set. */
const PATCHES: HouseRules<typeof OPTIONS, EvenDeathKit, Slots> = {
  roundLimit: cell('roundLimit'),
  rerollPriorityEachRound: () => answers('rollsEachRound', true),
  measureFrontToRear: () => ({ slots: { wayOf: () => (allowance) => allowance + 2 * RADIUS } }),
  followerSlack: distance('followerSlack'),
  coherency: distance('coherency'),
  frontArc: (value) => ({ slots: { flanks: () => (value === 90 ? flanksNarrowFront : flanksWideFront) } }),
  coverFrom: cell('coverFrom'),
  sightUpTo: cell('sightUpTo'),
  obscuringDepth: distance('obscuringDepth'),
  outOfRangeShots: () => answers('mayShootOutOfRange', false),
  secondaryFactors: (value) => answers('countsSecondary', value === 'always'),
  healthyAttackBonus: () => answers('healthHelps', false),
  ramblingFailsOn: cell('ramblesOn'),
  ramblingCounterRegainsControl: () => answers('regainsControl', true),
  herdGetUpFree: () => answers('herdsGetUpFreely', true),
  hazardChecksAffectMorale: () => answers('hazardsFrighten', true),
  traumaPerDeath: () => ({ slots: { traumaChecks: () => (deaths) => deaths } }),
  turnedSoldiers: () => ({
    slots: { turnsInto: () => (faction) => (faction === 'military' ? 'military' : 'regular') },
  }),
  isolationDistance: distance('isolation'),
  commandPointsPerTurn: cell('commandPoints'),
}

/** The rules of one battle: the printed book, and a patch for every option that is not at its default. */
export const bookFor = booksOnce(
  (options: OptionValues): Book<EvenDeathKit> =>
    resolveBook(printedFor(options), patchesFor(OPTIONS, PATCHES, options)),
)

/** The scenario that is given, or the table of one's own or the battle of a campaign if it has the form of one. */
function prescribedBy(given: OptionValues): Scenario | null {
  const own = Object.hasOwn(given, 'own') ? (given.own ?? null) : null
  if (own !== null) {
    const read = parse(OWN_TABLE, own)
    return read.ok ? ownScenario(read.value) : null
  }
  const battle = Object.hasOwn(given, 'campaign') ? (given.campaign ?? null) : null
  if (battle !== null) {
    const read = parse(CAMPAIGN_BATTLE, battle)
    return read.ok ? campaignScenario(read.value) : null
  }
  const id = Object.hasOwn(given, 'scenario') ? given.scenario : OPTIONS.scenario.standard
  return isScenario(id) ? scenarioOf(id) : null
}

/** What a scenario says in place of the defaults. */
function standardsOf(given: OptionValues): OptionValues {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
  const scenario = prescribedBy(given)
  if (!scenario) return {}
  const { seats, rounds } = scenario
  const sides = OPTIONS.sides.standard.map((alone, i) => seats[i]?.side ?? alone)
  return { factions: seats.map(({ faction }) => faction), sides, roundLimit: rounds }
}

/** Options that a scenario settles by itself. */
const PRESCRIBED = ['factions', 'sides', 'battlePoints', 'table', 'tableSeed', 'layout', 'tableSize'] as const

interface Fault {
  readonly option: keyof typeof OPTIONS | `own.${string}` | `campaign.${string}`
  readonly clause: Clause
  readonly why: string
}

/** ed.setup.1 to ed.setup.3, ed.setup.6, ed.measure.2 What is wrong with a set-up; null if nothing is. */
function faultOf(options: OptionValues, standards: OptionValues): Fault | null {
  const own = ownOf(options)
  const battle = battleOf(options)
  if (own && battle)
    return {
      option: 'own',
      clause: 'ed.camp-battle.11',
      why: 'a battle of a campaign is fought on the table of its tile',
    }
  if (battle) return battleFault(battle) ?? factionsFault(options) ?? scenarioFault(options, standards)
  if (own) return ownTableFault(own) ?? scenarioFault(options, standards)
  if (options.scenario !== PLAIN) return scenarioFault(options, standards)
  if (options.dial !== 0) return { option: 'dial', clause: 'ed.victory.10', why: 'a plain battle has no dial' }
  return factionsFault(options) ?? sidesFault(options) ?? tableFault(options)
}

/** ed.terrain.11 A table of one's own is sound. */
function ownTableFault(own: OwnTable): Fault | null {
  const found = ownFault(own)
  return found && { option: `own.${found.at}`, clause: found.clause, why: found.why }
}

/** ed.camp-battle.11 Whoever fights for a campaign can be like this. */
function battleFault(battle: CampaignBattle): Fault | null {
  const [found] = campaignBattleFaults(battle)
  return found === undefined ? null : { option: `campaign.${found.at}`, clause: found.clause, why: found.why }
}

function scenarioFault(options: OptionValues, standards: OptionValues): Fault | null {
  for (const option of PRESCRIBED) {
    const said = JSON.stringify(rowOf(standards, option) ?? OPTIONS[option].standard)
    if (JSON.stringify(rowOf(options, option)) !== said)
      return { option, clause: 'ed.setup.5', why: `the scenario says ${said}; a plain battle is called ${PLAIN}` }
  }
  const dial = scenarioIn(options)?.dial
  const value = options.dial as number
  if (!dial || value === 0 || (value >= dial.least && value <= dial.most)) return null
  return { option: 'dial', clause: 'ed.victory.10', why: `this dial goes from ${dial.least} to ${dial.most}` }
}

function factionsFault(options: OptionValues): Fault | null {
  const factions = options.factions as readonly Faction[]
  const option = 'factions'
  if (factions.length < 2) return { option, clause: 'ed.setup.1', why: 'two seats or more fight' }
  if (factions.every((faction) => faction === 'zombies'))
    return { option, clause: 'ed.setup.3', why: 'a human faction must fight' }
  const repeated = factions.find((faction, i) => factions.indexOf(faction) !== i)
  if (repeated === undefined || (options.duplicateFactions === true && !isTwice(factions, 'zombies'))) return null
  return { option, clause: 'ed.setup.2', why: `${repeated} cannot be there twice` }
}

const isTwice = (factions: readonly Faction[], wanted: Faction): boolean =>
  factions.filter((faction) => faction === wanted).length > 1

function sidesFault(options: OptionValues): Fault | null {
  const factions = options.factions as readonly Faction[]
  const sides = (options.sides as readonly number[]).slice(0, factions.length)
  const zombies = factions.indexOf('zombies')
  if (zombies >= 0 && sides.some((side, i) => i !== zombies && side === sides[zombies]))
    return { option: 'sides', clause: 'ed.setup.6', why: 'nobody is on the side of the zombies' }
  if (new Set(sides).size === 1) return { option: 'sides', clause: 'ed.setup.6', why: 'there must be two sides' }
  return null
}

function tableFault(options: OptionValues): Fault | null {
  const size = options.tableSize as readonly number[]
  if (size.some((side) => side % TABLE.step !== 0))
    return { option: 'tableSize', clause: 'ed.measure.2', why: 'tables grow in steps of 12 inches' }
  if (isScenario(options.table) && size.some((side) => side !== TABLE.least))
    return { option: 'tableSize', clause: 'ed.measure.2', why: "a scenario's table is 60 by 60 inches" }
  return null
}

export function settle(given: OptionValues): Settled {
  const standards = standardsOf(given)
  const settled = settleOptions(OPTIONS, given, standards)
  if (!settled.ok) return settled
  const fault = faultOf(settled.value, standards)
  if (fault === null) return settled
  return { ok: false, fault: { at: `options.${fault.option}`, why: `${fault.why} (${fault.clause})` } }
}

export const seatsFor = seatsIn

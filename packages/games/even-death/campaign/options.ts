/** How each house rule patches the book, and which set-ups are refused. */
import {
  type Book,
  booksOnce,
  cell,
  houseFault,
  type HouseRule,
  type HouseRules,
  type OptionValues,
  resolveBook,
  patchesFor,
  rowOf,
  type Settled,
  settleOptions,
} from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import { settle as settleBattle } from '../options.ts'
import { PLAIN } from '../options-schema.ts'
import type { Faction } from '../tables/profiles.ts'
import type { Slots, Values } from './book.ts'
import { CAMPAIGN_IDS, CAMPAIGNS, type CampaignId } from './content/campaigns.ts'
import { mapFault, mapIn } from './content/maps.ts'
import * as numbers from './numbers.ts'
import { OPTIONS, OWN } from './options-schema.ts'
import { PROCEDURES } from './procedures.ts'
import type { CampaignKit } from './state.ts'

type Rule = HouseRule<CampaignKit, Slots>

const answers = (slot: keyof Slots, answer: boolean): Rule => ({ slots: { [slot]: () => () => answer } })

const PATCHES: HouseRules<typeof OPTIONS, CampaignKit, Slots> = {
  victoryPointsToWin: cell('pointsToWin'),
  instantVictory: () => answers('winsAtOnce', true),
  campaignTurnLimit: cell('turnLimit'),
  startSupplies: cell('startSupplies'),
  startForcePoints: cell('startPoints'),
  hordesPerPlayer: cell('hordesPerPlayer'),
  countZombiePlayer: () => answers('countsZombiePlayer', false),
  forceLimit: cell('forceLimit'),
  hordeLimit: cell('hordeLimit'),
  pointsLimit: cell('pointsLimit'),
  campaignActions: cell('actions'),
  hordeGenerationOn: cell('newHordeOn'),
  healthCheckPerUnit: () => answers('checksEachUnit', true),
  healCuresInfection: () => answers('healCures', true),
  trainRecruits: () => answers('trainsRecruits', true),
  retreat: () => answers('regroups', true),
  zombiesNeedControl: () => answers('zombiesNeedControl', true),
  campaignRoundLimit: cell('roundLimit'),
  quickResolve: () => answers('asksForQuick', true),
}

const no = (): boolean => false
const yes = (): boolean => true

const SLOTS: Slots = {
  winsAtOnce: no,
  countsZombiePlayer: yes,
  checksEachUnit: no,
  healCures: no,
  trainsRecruits: no,
  regroups: no,
  zombiesNeedControl: no,
  asksForQuick: no,
}

const valuesFor = (options: OptionValues): Values => ({
  options,
  map: mapIn(options),
  factions: options.factions as readonly Faction[],
  pointsToWin: numbers.POINTS_TO_WIN,
  turnLimit: numbers.TURN_LIMIT,
  startSupplies: numbers.START_SUPPLIES,
  startPoints: numbers.START_POINTS,
  hordesPerPlayer: numbers.HORDES_PER_PLAYER,
  forceLimit: numbers.FORCES,
  hordeLimit: numbers.HORDES,
  pointsLimit: numbers.FORCE_POINTS,
  actions: numbers.ACTIONS,
  newHordeOn: numbers.NEW_HORDE_ON,
  roundLimit: numbers.ROUND_LIMIT,
})

/** The rules of one campaign: the printed book, and a patch for every option that is not at its default. */
export const bookFor = booksOnce(
  (options: OptionValues): Book<CampaignKit> =>
    resolveBook(
      { values: valuesFor(options), slots: SLOTS, procedures: PROCEDURES },
      patchesFor(OPTIONS, PATCHES, options),
    ),
)

const isReady = (id: unknown): id is CampaignId => CAMPAIGN_IDS.some((one) => one === id)

/** What a ready-made campaign says in place of the defaults. */
function standardsOf(given: OptionValues): OptionValues {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
  const id = Object.hasOwn(given, 'scenario') ? given.scenario : OPTIONS.scenario.standard
  if (!isReady(id)) return {}
  const { factions, pointsToWin } = CAMPAIGNS[id]
  return { factions, victoryPointsToWin: pointsToWin }
}

/** What only a campaign of one’s own chooses. */
const PRESCRIBED = ['factions', 'map', 'mapSeed', 'ownMap'] as const

interface Fault {
  readonly at: string
  readonly clause: Clause
  readonly why: string
}

function faultOf(options: OptionValues, standards: OptionValues): Fault | null {
  if (options.scenario !== OWN)
    for (const option of PRESCRIBED) {
      const said = JSON.stringify(rowOf(standards, option) ?? OPTIONS[option].standard)
      if (JSON.stringify(rowOf(options, option)) !== said)
        return {
          at: option,
          clause: 'ed.camp-setup.1',
          why: `the ready-made campaign says ${said}; one of one’s own is called ${OWN}`,
        }
    }
  return factionsFault(options.factions as readonly Faction[]) ?? ownMapFault(options) ?? battleFault(options)
}

/** ed.camp-setup.1 */
function factionsFault(factions: readonly Faction[]): Fault | null {
  const fault = (why: string): Fault => ({ at: 'factions', clause: 'ed.camp-setup.1', why })
  if (new Set(factions).size < factions.length) return fault('every faction is there once')
  if (!factions.includes('zombies')) return fault('the Zombies take part in every campaign')
  return factions.length < 2 ? fault('a human faction takes part') : null
}

/** ed.camp-map.6 */
function ownMapFault(options: OptionValues): Fault | null {
  const found = options.ownMap === null ? null : mapFault(mapIn(options))
  return found && { ...found, at: `ownMap.${found.at}` }
}

/** What the campaign itself settles for each battle. */
const SETTLED = [
  'scenario',
  'own',
  'factions',
  'dial',
  'table',
  'tableSeed',
  'layout',
  'duplicateFactions',
  'sides',
  'battlePoints',
  'tableSize',
  'roundLimit',
  'secondaryFactors',
] as const

/** ed.camp-battle.11 House rules of the battles are those of the battle game, without what the campaign says. */
function battleFault(options: OptionValues): Fault | null {
  const found = houseFault(options, SETTLED, (house) => settleBattle({ ...house, scenario: PLAIN }))
  return found && { ...found, clause: 'ed.camp-battle.11' }
}

export function settle(given: OptionValues): Settled {
  const standards = standardsOf(given)
  const settled = settleOptions(OPTIONS, given, standards)
  if (!settled.ok) return settled
  const fault = faultOf(settled.value, standards)
  return fault ? { ok: false, fault: { at: `options.${fault.at}`, why: `${fault.why} (${fault.clause})` } } : settled
}

export { OPTIONS }

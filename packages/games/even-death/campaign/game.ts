/** ed.camp A campaign as a game of its own: its battles are played beside it. */
import { firstFrame, type Game, rowOf, scenariosOf } from '@shamble/kernel'
import { CHAPTERS, CLAUSES } from '../clauses.ts'
import { CAMPAIGN } from './about.ts'
import { advise, foresight } from './bots/advise.ts'
import { COMMANDS } from './commands.ts'
import { CAMPAIGNS } from './content/campaigns.ts'
import { oddsKey } from './odds-key.ts'
import { invariants } from './invariants.ts'
import { bookFor, OPTIONS, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { campaign } from './procedures.ts'
import { position } from './position.ts'
import { blankState, type CampaignKit, copyState, type State } from './state.ts'
import { FACTIONS, type Faction } from '../tables/profiles.ts'
import { resample, viewFor } from './view.ts'

/** How a battle ended, and what persons have agreed to, is not taken back: others have gone on from it. */
const FINAL: ReadonlySet<string> = new Set(['report', 'agree', 'vote'])

/** By what the campaign was won: points, the limit of turns, or as the last. */
const GRADES: Readonly<Record<string, string>> = {
  'ed.camp-vp.1': 'points',
  'ed.camp-vp.2': 'points',
  'ed.camp-vp.6': 'limit',
  'ed.camp-rules.8': 'survival',
}

/** Even Death May Die's campaign. */
export const evenDeathCampaign: Game<CampaignKit> = {
  ...CAMPAIGN,
  rulesVersion: '1',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: scenariosOf(CAMPAIGNS),
  options: OPTIONS,
  optionGroups: OPTION_GROUPS,
  command: COMMANDS,
  examples: true,
  settle,
  seats: (options) => options.factions as readonly Faction[],
  sides: FACTIONS,
  book: bookFor,
  begin: ({ holders }, book) => blankState(holders, book, [firstFrame(campaign)]),
  copy: copyState,
  view: viewFor,
  resample,
  facts: () => null,
  progress: ({ round, order, onTurn }: State) => ({
    turn: round,
    phase: onTurn === null ? 0 : 1 + order.indexOf(onTurn),
  }),
  grade: ({ outcome }) => (outcome === null ? null : (rowOf(GRADES, outcome.clause) ?? null)),
  mayTakeBack: ({ do: what }) => !FINAL.has(what),
  oddsKey,
  inControl: ({ round, onTurn, battle }) => `${round} ${onTurn ?? ''} ${battle?.at ?? ''}`,
  position,
  invariants,
  advise,
  foresight,
}

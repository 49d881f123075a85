import { firstFrame, type GameRules, scenariosOf } from '@shamble/kernel'
import { ABOUT } from './about.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS } from './commands.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { oddsKey } from './odds-key.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { game } from './rules/06-turn.ts'
import { isByHandAndFoot } from './rules/07-actions.ts'
import { workGround } from './rules/10-ground.ts'
import { checkConcede, concede, gradeOf, winnersOf } from './rules/41-victory.ts'
import { blankState, copyState, type EvenDeathKit, PHASES } from './state.ts'
import { FACTIONS } from './tables/profiles.ts'
import { resample, viewFor } from './views.ts'

/** What rolls and shows nothing. */
const TAKEN_BACK: ReadonlySet<string> = new Set(['lock', 'deploy', 'turn'])

/** Even Death May Die's rules, without its bots and its written positions. */
export const evenDeathRules: GameRules<EvenDeathKit> = {
  ...ABOUT,
  rulesVersion: '2',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: scenariosOf(SCENARIOS),
  options: OPTIONS,
  optionGroups: OPTION_GROUPS,
  command: COMMANDS,
  examples: true,
  anytime: { dos: ['concede'], check: checkConcede, take: concede },
  repeatable: ['turn'],
  settle,
  seats: seatsFor,
  sides: FACTIONS,
  winners: winnersOf,
  grade: gradeOf,
  book: bookFor,
  begin: ({ holders }, book) => blankState(holders, book, [firstFrame(game)]),
  copy: copyState,
  view: viewFor,
  resample,
  facts: workGround,
  progress: ({ round, phase, order, onTurn }) => ({
    turn: round,
    phase: PHASES.indexOf(phase) + (onTurn === null ? 0 : 1 + order.indexOf(onTurn)),
  }),
  mayTakeBack: ({ do: what }, events) => TAKEN_BACK.has(what) || isByHandAndFoot(events),
  oddsKey,
  inControl: ({ round, onTurn, active }) => `${round} ${onTurn ?? ''} ${active?.unit ?? ''}`,
}

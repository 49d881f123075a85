import { firstFrame, type GameRules, scenariosOf } from '@shamble/kernel'
import { ABOUT } from './about.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS } from './commands.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { oddsKey } from './odds-key.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { workGround } from './rules/02-terrain.ts'
import { resample } from './rules/43-guesses.ts'
import { game } from './rules/08-turn.ts'
import { lossesOf, SURVIVORS, ZEDS } from './rules/41-end.ts'
import { ANYTIME, mayTakeBack } from './rules/46-anytime.ts'
import { blankState, copyState, type RunOrShootKit, STEPS } from './state.ts'
import { talkRests } from './rules/43-talk.ts'
import { viewFor } from './rules/43-view.ts'

export const runOrShootRules: GameRules<RunOrShootKit> = {
  ...ABOUT,
  rulesVersion: '4',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: scenariosOf(SCENARIOS),
  options: OPTIONS,
  optionGroups: OPTION_GROUPS,
  command: COMMANDS,
  examples: true,
  anytime: ANYTIME,
  repeatable: ['exchange', 'take-torch', 'concede', 'hand-over', 'take-back', 'by-hand'],
  settle,
  seats: seatsFor,
  sides: [SURVIVORS, ZEDS],
  losses: lossesOf,
  book: bookFor,
  begin: ({ holders }, { map, team, seatUmpire }) => {
    const state = blankState(holders, map, team, [firstFrame(game)])
    seatUmpire(state)
    return state
  },
  copy: copyState,
  facts: workGround,
  view: viewFor,
  resample,
  talkRests,
  grade: ({ grade }) => grade,
  oddsKey,
  /** Whoever comes after him in the step, and every later step, throws dice of his own. */
  inControl: ({ turn, step, frames }) => `${turn} ${step} ${frames[2]?.proc ?? ''} ${frames[2]?.at ?? ''}`,
  progress: ({ turn, step }) => ({ turn, phase: STEPS.indexOf(step) }),
  mayTakeBack,
}

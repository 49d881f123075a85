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
import { checkConcede, concede, SURVIVORS, ZEDS } from './rules/41-end.ts'
import { blankState, copyState, isPS, type RunOrShootKit, STEPS } from './state.ts'
import { viewFor } from './rules/43-view.ts'

/** rs.cards.9 A card until all lie; what changed nothing but hands and facing. */
const TAKEN_BACK: ReadonlySet<string> = new Set(['card', 'exchange', 'turn'])

export const runOrShootRules: GameRules<RunOrShootKit> = {
  ...ABOUT,
  rulesVersion: '3',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: scenariosOf(SCENARIOS),
  options: OPTIONS,
  optionGroups: OPTION_GROUPS,
  command: COMMANDS,
  examples: true,
  anytime: { dos: ['concede', 'play-on'], check: checkConcede, take: concede },
  repeatable: ['exchange', 'take-torch', 'concede'],
  settle,
  seats: seatsFor,
  sides: [SURVIVORS, ZEDS],
  losses: ({ survivors, killed }) => ({
    [SURVIVORS]: survivors.filter((s) => isPS(s) && s.status === 'dead').length,
    [ZEDS]: killed,
  }),
  book: bookFor,
  begin: ({ holders }, { map, team }) => blankState(holders, map, team, [firstFrame(game)]),
  copy: copyState,
  facts: workGround,
  view: viewFor,
  resample,
  grade: ({ grade }) => grade,
  oddsKey,
  /** Whoever comes after him in the step, and every later step, throws dice of his own. */
  inControl: ({ turn, step, frames }) => `${turn} ${step} ${frames[2]?.proc ?? ''} ${frames[2]?.at ?? ''}`,
  progress: ({ turn, step }) => ({ turn, phase: STEPS.indexOf(step) }),
  /** rs.secrecy.14, rs.cards.9 Nothing that led into another step is taken back, whether or not something hidden happened in it. */
  mayTakeBack: (command, events) => TAKEN_BACK.has(command.do) && !events.some(({ e }) => e === 'step began'),
}

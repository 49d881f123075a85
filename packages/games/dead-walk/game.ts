import { firstFrame, type GameRules, openly, scenariosOf } from '@shamble/kernel'
import { ABOUT } from './about.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS } from './commands.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { workGround } from './rules/01-ground.ts'
import { openingsOf, vehiclesOf } from './rules/02-map.ts'
import { game, PHASES } from './rules/03-turn.ts'
import { isByHandAndFoot } from './rules/04-actions.ts'
import { handingOver, lossesBySide, winningSides } from './rules/30-end.ts'
import { unmoved } from './rules/40-deciding.ts'
import { blankState, copyState, type DeadWalkKit } from './state.ts'
import { oddsKey } from './odds-key.ts'

/** Dead Walk Again's rules, without its bots and its written positions. */
export const deadWalkRules: GameRules<DeadWalkKit> = {
  ...ABOUT,
  rulesVersion: '2',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: scenariosOf(SCENARIOS),
  options: OPTIONS,
  optionGroups: OPTION_GROUPS,
  command: COMMANDS,
  examples: true,
  ...handingOver,
  settle,
  seats: seatsFor,
  sides: ['survivors', 'zombies'],
  winners: winningSides,
  losses: lossesBySide,
  book: bookFor,
  begin: ({ holders }, { map }) => ({
    ...blankState(holders, openingsOf(map), vehiclesOf(map)),
    frames: [firstFrame(game)],
  }),
  ...openly<DeadWalkKit>(copyState),
  facts: workGround,
  grade: ({ grade }) => grade,
  progress: ({ turn, phase }) => ({ turn, phase: PHASES.indexOf(phase) }),
  mayTakeBack: (_command, events) => isByHandAndFoot(events),
  inControl: ({ turn, phase, activation }) => `${turn} ${phase} ${activation?.human ?? ''}`,
  unmoved,
  oddsKey,
}

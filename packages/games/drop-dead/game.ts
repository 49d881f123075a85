import { firstFrame, type GameRules, scenariosOf } from '@shamble/kernel'
import { ABOUT } from './about.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS } from './commands.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { workGround } from './rules/01-grid.ts'
import { game, PHASES } from './rules/03-cycle.ts'
import { outOfTurn } from './rules/16-undead-parts.ts'
import { handingOver, winningSides } from './rules/18-end.ts'
import { blankState, copyState, type DropDeadKit, PATIENT_ZERO } from './state.ts'
import { oddsKey } from './odds-key.ts'
import { resample, viewFor } from './view.ts'

/** Drop Dead's rules, without its bots and its written positions. */
export const dropDeadRules: GameRules<DropDeadKit> = {
  ...ABOUT,
  rulesVersion: '2',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: scenariosOf(SCENARIOS),
  options: OPTIONS,
  optionGroups: OPTION_GROUPS,
  command: COMMANDS,
  ...handingOver,
  outOfTurn,
  settle,
  seats: seatsFor,
  sides: ['survivors', 'undead', 'zombies', 'nobody'],
  winners: winningSides,
  losses: ({ survivors }) => ({ survivors: survivors.filter((one) => one.died !== null).length }),
  book: bookFor,
  begin: ({ holders }, { scenario }) => ({
    ...blankState(holders, scenario.patientZero ? PATIENT_ZERO : null),
    frames: [firstFrame(game)],
  }),
  copy: copyState,
  facts: workGround,
  view: viewFor,
  resample,
  progress: ({ cycle, phase }) => ({ turn: cycle, phase: PHASES.indexOf(phase) }),
  /** A plain step or walk, as long as nothing came of it but steps. */
  /** A walk, or the end of a turn, as long as nothing came of it but that another survivor's turn has begun. */
  mayTakeBack: ({ do: deed }, events) =>
    ((deed === 'step' || deed === 'walk') && events.every(({ e }) => e === 'stepped')) ||
    (deed === 'end' && events.every(({ e }) => e === 'turn ended' || e === 'turn began')),
  inControl: ({ cycle, phase, turn, undeadTurn }) => `${cycle} ${phase} ${turn?.seat ?? ''} ${undeadTurn?.seat ?? ''}`,
  oddsKey,
}

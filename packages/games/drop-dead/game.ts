import { frameOf, type GameRules } from '@shamble/kernel'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS } from './commands.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { CREDIT } from './credit.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { workGround } from './rules/01-grid.ts'
import { outOfTurn } from './rules/16-undead-parts.ts'
import { checkResign, resign } from './rules/18-end.ts'
import { blankState, copyState, type DropDeadKit, PATIENT_ZERO, type Phase } from './state.ts'
import { tell } from './tell.ts'
import { resample, viewFor } from './view.ts'

/** dd.cycle.1 The phases of a cycle in their order, after the set-up. */
const PHASES: readonly Phase[] = ['setup', 'survivors', 'zombies']

/** Drop Dead's rules, without its bots and its written positions. */
export const dropDeadRules: GameRules<DropDeadKit> = {
  id: 'drop-dead',
  title: 'Drop Dead',
  credit: CREDIT,
  rulesVersion: '2',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: Object.values(SCENARIOS).map(({ id, title, description, ours }) => ({
    id,
    title,
    says: description,
    ours,
  })),
  options: OPTIONS,
  command: COMMANDS,
  anytime: { dos: ['resign'], check: checkResign, take: resign },
  outOfTurn,
  settle,
  seats: seatsFor,
  book: bookFor,
  begin: ({ holders }, { scenario }) => ({
    ...blankState(holders, scenario.patientZero ? PATIENT_ZERO : null),
    frames: [frameOf('game', 'set up', {})],
  }),
  copy: copyState,
  facts: workGround,
  view: viewFor,
  resample,
  progress: ({ cycle, phase }) => ({ turn: cycle, phase: PHASES.indexOf(phase) }),
  /** A plain step or walk, as long as nothing came of it but steps. */
  mayTakeBack: (command, events) =>
    (command.do === 'step' || command.do === 'walk') && events.every(({ e }) => e === 'stepped'),
  hands: ({ cycle, phase, turn, undeadTurn }) => `${cycle} ${phase} ${turn?.seat ?? ''} ${undeadTurn?.seat ?? ''}`,
  tell,
}

import { type Game, frameOf } from '@shamble/kernel'
import { advise, adviseRunner, firstToAct } from './bots/advise.ts'
import { evaluate } from './bots/evaluate.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS } from './commands.ts'
import { hints } from './hints.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { invariants } from './invariants.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { position } from './position.ts'
import { checkResign, resign } from './rules/01-the-object.ts'
import { tileNamed, workGround } from './rules/02-the-map.ts'
import { blankState, copyState, type EvacKit, type Phase, ZOMBIE_SEAT } from './state.ts'
import { tell } from './tell.ts'
import { resample, viewFor } from './view.ts'

/** ev.turn.1 The phases of a turn in their order, after the set-up. */
const PHASES: readonly Phase[] = ['setup', 'spawn', 'marines', 'zombies']

const JUST_A_STEP: ReadonlySet<string> = new Set(['stepped', 'zombie stepped', 'activation ended', 'swap lapsed'])

/** Jonathan Clarke's untitled marine game of 2004, which we call Evac. */
export const evac: Game<EvacKit> = {
  id: 'evac',
  title: 'Evac',
  credit:
    'A marines-versus-zombies tile game by Jonathan Clarke, © 2004. Proofreading: Alison Ross. ' +
    'Playtesting: Dave Stark, Kath and Andy McLelland, Paul and Sarah Mellor.',
  rulesVersion: '1',
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
  anytime: { dos: ['resign', 'play-on'], check: checkResign, take: resign },
  position,
  settle,
  seats: seatsFor,
  book: bookFor,
  begin: ({ holders }, book) => {
    const { size, spawnTile } = book.scenario
    return { ...blankState(size, tileNamed(size, spawnTile), holders), frames: [frameOf('game', 'set up', {})] }
  },
  copy: copyState,
  facts: workGround,
  view: viewFor,
  resample,
  advise,
  firstToAct,
  runner: adviseRunner,
  evaluate: (look, seat) => evaluate(viewFor(look), look.book, seat === ZOMBIE_SEAT ? 'zombies' : 'marines'),
  progress: ({ turn, phase }) => ({ turn, phase: PHASES.indexOf(phase) }),
  /** A plain step, as long as nothing came of it but the step. */
  mayTakeBack: (command, events) => command.do === 'step' && events.every(({ e }) => JUST_A_STEP.has(e)),
  tell,
  hints,
  invariants,
}

export type { Command } from './commands.ts'
export type { Event } from './events.ts'
export type { EvacKit, State } from './state.ts'
export type { View } from './view.ts'

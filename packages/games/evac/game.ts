import { firstFrame, type GameRules, scenariosOf } from '@shamble/kernel'
import { ABOUT } from './about.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS } from './commands.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { checkResign, resign } from './rules/01-the-object.ts'
import { tileNamed } from './content/map.ts'
import { workGround } from './rules/02-the-map.ts'
import { game, PHASES } from './rules/06-turn-order.ts'
import { outOfTurn } from './rules/18-marines-turn.ts'
import { blankState, copyState, type EvacKit } from './state.ts'
import { oddsKey } from './odds-key.ts'
import { resample, viewFor } from './view.ts'

const OF_THE_TURN: ReadonlySet<string> = new Set(['step', 'end', 'activate', 'stop'])
const JUST_THAT: ReadonlySet<string> = new Set(['stepped', 'zombie stepped', 'activation ended', 'swap lapsed'])

/** Evac's rules, without its bots, its hints and its written positions. */
export const evacRules: GameRules<EvacKit> = {
  ...ABOUT,
  rulesVersion: '2',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: scenariosOf(SCENARIOS),
  options: OPTIONS,
  optionGroups: OPTION_GROUPS,
  command: COMMANDS,
  anytime: { dos: ['resign', 'play-on'], check: checkResign, take: resign },
  /** A throw at one's own is asked about once more and may be withdrawn (ev.gren.4). */
  repeatable: ['swap', 'throw', 'resign'],
  outOfTurn,
  settle,
  seats: seatsFor,
  sides: ['marines', 'zombies'],
  losses: ({ marines }) => ({
    marines: marines.filter((m) => m.hp === 0).length,
    zombies: marines.reduce((kills, m) => kills + m.kills, 0),
  }),
  book: bookFor,
  begin: ({ holders }, book) => {
    const { size, spawnTile } = book.scenario
    return { ...blankState(size, tileNamed(size, spawnTile), holders), frames: [firstFrame(game)] }
  },
  copy: copyState,
  facts: workGround,
  view: viewFor,
  resample,
  progress: ({ turn, phase }) => ({ turn, phase: PHASES.indexOf(phase) }),
  /** A plain step, or the end of an activation, as long as nothing came of it but that. */
  mayTakeBack: (command, events) => OF_THE_TURN.has(command.do) && events.every(({ e }) => JUST_THAT.has(e)),
  oddsKey,
}

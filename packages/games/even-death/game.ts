import { firstFrame, type GameRules, scenariosOf } from '@shamble/kernel'
import { ABOUT } from './about.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS } from './commands.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { oddsKey } from './odds-key.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { game } from './rules/06-turn.ts'
import { workGround } from './rules/10-ground.ts'
import { checkConcede, concede } from './rules/41-victory.ts'
import { blankState, copyState, type EvenDeathKit, PHASES, type State } from './state.ts'
import { type Faction, FACTIONS } from './tables/profiles.ts'
import { resample, viewFor } from './views.ts'

/** What rolls and shows nothing. */
const TAKEN_BACK: ReadonlySet<string> = new Set(['lock', 'deploy', 'turn'])

const winnersOf = ({ outcome, seats }: State): Faction[] =>
  FACTIONS.filter((faction) => seats.some((one) => one.faction === faction && outcome?.winners.includes(one.seat)))

/** ed.victory.5 Whose battle it was; several sides, or none, have drawn. */
function gradeOf(state: State): string | null {
  if (state.outcome === null) return null
  const sides = new Set(state.seats.filter(({ seat }) => state.outcome?.winners.includes(seat)).map(({ side }) => side))
  return sides.size === 1 ? (winnersOf(state)[0] ?? 'draw') : 'draw'
}

/** Even Death May Die's rules, without its bots and its written positions. */
export const evenDeathRules: GameRules<EvenDeathKit> = {
  ...ABOUT,
  rulesVersion: '1',
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
  mayTakeBack: ({ do: what }) => TAKEN_BACK.has(what),
  oddsKey,
  inControl: ({ round, onTurn, active }) => `${round} ${onTurn ?? ''} ${active?.unit ?? ''}`,
}

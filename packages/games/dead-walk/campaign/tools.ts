/** What is asked of a campaign beside its rules: how it ended, its history and its sheets. */
import type { Printables } from '@shamble/print'
import { GRADES_IN_ORDER, SCENARIOS } from '../content/scenarios.ts'
import { printablesFor } from '../print/index.ts'
import { CHAPTERS } from './chart.ts'
import { chronicleOf } from './history.ts'
import type { State } from './kit.ts'

const endingOf = (state: State) => ({
  won: (state.outcome?.winners.length ?? 0) > 0,
  reason: state.outcome?.reason ?? '',
  stages: state.record,
  levels: state.roster.map(({ sheet }) => sheet.level),
  gone: state.gone.map(({ scenario, fate }) => ({ scenario, fate })),
})

export const tools = {
  scenarios: CHAPTERS.map((id) => [id, SCENARIOS[id].title] as const),
  grades: GRADES_IN_ORDER,
  endingOf,
  chronicle: chronicleOf,
  print: ({ roster }: State): Printables => printablesFor(roster),
}

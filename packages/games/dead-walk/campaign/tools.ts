/** What is asked of a campaign beside its rules: how it ended, its history and its sheets. */
import type { Printables } from '@shamble/print'
import { GRADES_IN_ORDER, SCENARIOS } from '../content/scenarios.ts'
import { printablesFor } from '../print/index.ts'
import { CHAPTERS } from './chart.ts'
import { chronicleOf } from './history.ts'
import type { State } from './kit.ts'

const endingOf = (state: State) => ({
  winners: (state.outcome?.winners.length ?? 0) > 0 ? ['won'] : [],
  reason: state.outcome?.reason ?? '',
  numbers: { scenarios: state.record.length, 'team at the end': state.roster.length },
  words: {
    'team at the end': state.roster.map(({ sheet }) => `level ${sheet.level}`),
    gone: state.gone.map(({ fate }) => fate),
  },
  course: {
    stages: state.record,
    gone: state.gone.map(({ scenario, fate }) => ({ scenario, fate })),
  },
})

export const tools = {
  sides: () => ['won'],
  course: {
    scenarios: CHAPTERS.map((id) => [id, SCENARIOS[id].title] as const),
    stage: 'scenario',
    grades: GRADES_IN_ORDER,
  },
  endingOf,
  chronicle: chronicleOf,
  print: ({ state }: { readonly state: State }): Printables => printablesFor(state.roster),
}

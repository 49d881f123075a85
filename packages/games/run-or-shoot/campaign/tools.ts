/** What is asked of a campaign beside its rules: how it ended, its history and its sheets. */
import type { Printables } from '@shamble/print'
import { SCENARIOS } from '../content/scenarios.ts'
import { printablesFor } from '../print/index.ts'
import { DAYS } from './days.ts'
import { chronicleOf } from './history.ts'
import type { State } from './kit.ts'
import type { Kept } from './roster.ts'

/** How somebody stands at the end. */
const standingOf = ({ hits, tested }: Kept): string => {
  const body = hits === 0 ? 'unhurt' : 'hurt'
  return tested === 'infected' ? `${body} and infected` : body
}

const endingOf = (state: State) => ({
  winners: state.ending !== null && state.ending !== 'fallen' ? ['won'] : [],
  reason: state.outcome?.reason ?? '',
  numbers: { days: state.record.length, 'team at the end': state.team.length },
  words: {
    'team at the end': state.team.map(({ person }) => standingOf(person)),
    gone: state.gone.map(({ fate }) => fate),
  },
  course: {
    stages: state.record.map(({ scenario, grade, starters, survivors }) => ({
      scenario,
      grade: grade ?? 'lost',
      starters,
      survivors,
    })),
    gone: state.gone.map(({ day, fate }) => ({ scenario: DAYS[day - 1] ?? '', fate })),
  },
})

export const tools = {
  sides: () => ['won'],
  course: {
    scenarios: DAYS.map((id) => [id, SCENARIOS[id].title] as const),
    stage: 'day',
    grades: ['clean', 'tainted', 'lost'],
  },
  endingOf,
  chronicle: chronicleOf,
  print: ({ state }: { readonly state: State }): Printables => printablesFor(state.team.map(({ person }) => person)),
}

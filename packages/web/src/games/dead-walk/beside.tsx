/** What the scenario asks, and how the dead are led. */
import { isMet, type Look, type ScenarioGoal } from '@shamble/dead-walk/page'
import type { Situation } from '../../table/face.ts'
import { lookOf, scenarioOf } from './read.ts'
import { goalSentences } from './words/goals.ts'

/** Whether enough survive is known only at the end. */
const isDone = (look: Look, goal: ScenarioGoal): boolean =>
  (goal.is !== 'survive' || look.state.outcome !== null) && isMet(look, goal)

export function Beside(s: Situation) {
  const look = lookOf(s)
  const { full, partial } = scenarioOf(s.options)
  const parts = full.is === 'all' ? full.of : [full]
  const fullWords = goalSentences(look, full).join(' ')
  const lesser = goalSentences(look, partial).join(', ')
  return (
    <section class="block dw-tasks" aria-label="Task">
      <h2 class="blk cap">Task</h2>
      <ul class="dw-task">
        {parts.map((goal) => (
          <li key={goalSentences(look, goal).join()} class={isDone(look, goal) ? 'met' : ''}>
            <i />
            <span>{goalSentences(look, goal).join(', ')}</span>
          </li>
        ))}
        {lesser !== fullWords && (
          <li class={isDone(look, partial) ? 'met' : ''}>
            <i />
            <span>At least: {lesser}</span>
          </li>
        )}
      </ul>
    </section>
  )
}

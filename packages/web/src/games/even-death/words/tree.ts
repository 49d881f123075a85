/** The table in words: the same facts as the picture, as a tree. */
import { isOnTable } from '@shamble/even-death/page'
import { choicesNode } from '../../../words/choices.ts'
import { planOf } from '../plan/index.ts'
import type { DisplayState, WordNode } from '../types.ts'
import { question } from './question.ts'
import { figures } from './roster.ts'
import { unitName } from './titles.ts'

export function tree(s: DisplayState): readonly WordNode[] {
  const { view } = s
  const there = new Set([...view.humans, ...view.herds].filter(isOnTable).map(unitName))
  return [
    { id: 'now', text: question(s) },
    {
      id: 'units',
      text: `Units: ${there.size} on the table`,
      children: figures(s).map(({ id, name, role, state }) => ({
        id,
        text: `${name}, ${role}: ${state}`,
        act: { figure: id },
      })),
    },
    choicesNode(planOf(s)),
  ]
}

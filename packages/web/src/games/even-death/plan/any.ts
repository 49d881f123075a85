/** Everything else that is offered, by its name. */
import type { Command } from '@shamble/even-death/page'
import { plain } from '../../../plan/plan.ts'
import { capital } from '../../../words/plain.ts'
import { actorOf } from '../read.ts'
import type { DisplayState, Planned, Variant } from '../types.ts'
import { listedOrders } from './shown.ts'

const DONE: readonly Command['do'][] = ['lock', 'deploy', 'move', 'select']

const wordsOf = ({ do: what, ...rest }: Command): string => `${capital(what)} ${JSON.stringify(rest)}`

export function anyOrders(s: DisplayState): Planned[] {
  const kinds = [...new Set(s.choices.map((c) => c.do))].filter((one) => !DONE.includes(one))
  return kinds.flatMap((id) =>
    listedOrders(
      { id, label: capital(id), icon: 'flag', key: 'ABCDEFHI', detail: '' },
      s.view,
      actorOf(s),
      s.choices.filter((c) => c.do === id).map((c): Variant => plain(wordsOf(c), [c])),
    ),
  )
}

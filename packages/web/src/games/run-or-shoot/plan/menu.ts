import { samePerson } from '@shamble/kernel'
import { type Command, UMPIRE } from '@shamble/run-or-shoot/page'
import { plain } from '../../../plan/plan.ts'
import { isUmpire, refused } from '../read.ts'
import type { DisplayState, Variant } from '../types.ts'
import { umpireMenu } from './umpire.ts'

/** rs.end.7 Giving up, which all must want: one person does it for all seats he holds, at once. */
export function menu(s: DisplayState): readonly Variant[] {
  const { seat, view } = s
  if (seat === null || view.outcome !== null) return []
  if (isUmpire(s)) return umpireMenu(s)
  const people = Object.keys(view.holders).filter((one) => one !== UMPIRE && 'person' in (view.holders[one] ?? {}))
  const own = people.filter((one) => one === seat || samePerson(view.holders[one], view.holders[seat]))
  const promised = own.filter((one) => view.conceding.includes(one))
  const isAlone = own.length === people.length
  const warning = isAlone
    ? 'The game is lost at once. Give up?'
    : 'The game is lost once all of you give up. Until then you can change your mind. Give up?'
  const all =
    promised.length > 0
      ? forAll('Play on after all', 'play-on', promised)
      : { ...forAll('Give up', 'concede', own), warning }
  return all.commands[0] && refused(s, all.commands[0]) === null ? [all] : []
}

const forAll = (label: string, what: 'concede' | 'play-on', by: readonly string[]): Variant =>
  plain<Command>(
    label,
    by.map(() => ({ do: what })),
    { by, anytime: true },
  )

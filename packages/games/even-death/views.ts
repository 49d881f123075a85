/** ed.force.13 Everybody sees everything but lists that are locked and not open yet: of those, that they are locked. */
import { type Book, seenFrames, type Seat } from '@shamble/kernel'
import type { Command, CommandOf } from './commands.ts'
import type { Force } from './forces/force.ts'
import { planOf } from './rules/02-setup.ts'
import { copyState, type EvenDeathKit, type Look, type State, type View } from './state.ts'

/** Who has locked a list, in a fixed order, and one's own. */
function lockedFor({ frames }: State, seat: Seat | null): View['locked'] {
  const sealed = Object.entries(frames.at(-1)?.sealed ?? {}) as [Seat, Command][]
  const sorted = sealed.sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    sorted.map(([who, given]) => [who, who === seat && given.do === 'lock' ? given.force : null]),
  )
}

export const viewFor = ({ state }: Look, seat: Seat | null): View => ({
  ...copyState(state),
  frames: seenFrames(state.frames),
  locked: lockedFor(state, seat),
})

const locking = (force: Force): CommandOf<'lock'> => ({ do: 'lock', force })

/** Lists of others are taken for those that the clock would lock. */
export function resample({ locked, ...seen }: View, book: Book<EvenDeathKit>): State {
  const state = copyState(seen)
  const asking = state.frames.at(-1)
  const given = Object.entries(locked)
  if (asking && given.length > 0)
    asking.sealed = Object.fromEntries(
      given.map(([seat, own]) => [seat, locking(own ?? planOf({ book }, seat)?.proposed ?? [])]),
    )
  return state
}

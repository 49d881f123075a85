import type { View } from '@shamble/evac/page'
import { plain } from '../../../plan/plan.ts'
import { isAlive } from '../read.ts'
import type { DisplayState, Variant } from '../types.ts'
import { isSamePerson } from './same-person.ts'

/** ev.win.10 What may be done at any time: one person gives up for all seats he holds, at once. */
export function menu({ view, seat }: DisplayState): readonly Variant[] {
  if (seat === null || view.outcome !== null) return []
  const side = seat === 'Z' ? [seat] : marineSeats(view)
  const own = side.filter((one) => isSamePerson(view, seat, one))
  const promised = own.filter((one) => view.resigning.includes(one))
  if (promised.length > 0) return [forAll('Play on', 'play-on', promised)]
  const others = side.filter((one) => !own.includes(one) && 'person' in (view.holders[one] ?? {}))
  const warning =
    seat === 'Z'
      ? 'The marines win at once. Give up?'
      : others.length === 0
        ? 'The dead win at once. Give up?'
        : 'The patrol gives up once everybody with a living marine wants to. Until then you can change your mind. Give up?'
  return [{ ...forAll('Give up', 'resign', own), warning }]
}

/** Seats of the patrol that have a say: those whose marine lives or is still to set out; all, if none does. */
function marineSeats({ marines, holders }: View): readonly string[] {
  const seats = Object.keys(holders).filter((seat) => seat !== 'Z')
  const living = seats.filter((seat) => !marines.some((m) => m.seat === seat && !isAlive(m)))
  return living.length > 0 ? living : seats
}

const forAll = (label: string, what: 'resign' | 'play-on', by: readonly string[]): Variant =>
  plain(
    label,
    by.map(() => ({ do: what })),
    { by, anytime: true },
  )

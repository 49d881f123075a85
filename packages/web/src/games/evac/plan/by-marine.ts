import { type Command, MARINES } from '@shamble/evac/page'
import type { Note } from '../../../plan/plan.ts'
import { isAlive, marineOf, nameOf } from '../read.ts'
import type { DisplayState, Target, Variant } from '../types.ts'

/** Commands about other marines, gathered by marine. */
export function byMarine<C extends Command & { readonly marine?: string; readonly with?: string }>(
  s: DisplayState,
  commands: readonly C[],
  variant: (c: C) => Variant,
  title: string,
  notes: readonly Note[],
): ReadonlyMap<string, () => Target> {
  const { view } = s
  const seatOf = (c: C): string => c.marine ?? c.with ?? ''
  return new Map(
    [...new Set(commands.map(seatOf))].map((seat) => [
      seat,
      () => {
        const other = marineOf(view, seat)
        return {
          place: seat,
          title: `${title}: ${nameOf(view, seat)}`,
          subtitle: other ? (isAlive(other) ? MARINES[other.type].title : 'dead') : '',
          mark: other ? (isAlive(other) ? other.type : 'body') : 'grunt',
          variants: commands.filter((c) => seatOf(c) === seat).map(variant),
          notes,
        }
      },
    ]),
  )
}

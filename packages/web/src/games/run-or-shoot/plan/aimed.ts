/** Orders that are aimed at what their commands are about. */
import type { Command, Survivor } from '@shamble/run-or-shoot/page'
import { type Note, type OrderDraft, planned, simple } from '../../../plan/plan.ts'
import type { Planned, Target, Variant } from '../types.ts'
import { calledBy } from '../words/titles.ts'

type Shown = Omit<Target, 'place'>

/** Commands by what each is about, in their order. */
function byPlace<C extends Command>(commands: readonly C[], placeOf: (c: C) => string): ReadonlyMap<string, C[]> {
  const groups = new Map<string, C[]>()
  for (const c of commands) groups.set(placeOf(c), [...(groups.get(placeOf(c)) ?? []), c])
  return groups
}

/** One order for all of them; none if there are none. */
export function aimedOrders<C extends Command>(
  draft: OrderDraft,
  commands: readonly C[],
  placeOf: (c: C) => string,
  shown: (own: readonly C[], place: string) => Shown,
): Planned[] {
  if (commands.length === 0) return []
  const groups = byPlace(commands, placeOf)
  return [
    planned(
      draft,
      () => new Map([...groups].map(([place, own]) => [place, (): Target => ({ place, ...shown(own, place) })])),
    ),
  ]
}

/** An order that is chosen from a list, or given at once if there is only one way. */
export function listedOrders(
  draft: Omit<OrderDraft, 'aims'>,
  s: Survivor | undefined,
  variants: readonly Variant[],
  notes: readonly Note[] = [],
): Planned[] {
  if (variants.length === 0) return []
  const mark = s?.who ?? 'p-dot'
  return [simple(draft, { title: draft.label, subtitle: s ? calledBy(s.who) : '', mark, variants, notes })]
}

/** A card about somebody who acts. */
export const shownFor = (
  s: Survivor,
  title: string,
  subtitle: string,
  variants: readonly Variant[],
  notes: readonly Note[] = [],
): Shown => ({ title, subtitle, mark: s.who, variants, notes })

/** Cards of orders: about whom they are, and what can be chosen on them. */
import { isHerd, type Unit, type View } from '@shamble/even-death/page'
import { type Note, type OrderDraft, simple } from '../../../plan/plan.ts'
import type { Planned, Target, Variant } from '../types.ts'
import { unitTitle } from '../words/titles.ts'

export type Shown = Omit<Target, 'place'>

export const markOf = (unit: Unit | undefined): string =>
  unit === undefined ? 'body' : isHerd(unit) ? `${unit.kind} ${unit.id}` : unit.profile

/** A card about a unit. */
export const shownFor = (
  view: View,
  unit: Unit | undefined,
  title: string,
  variants: readonly Variant[],
  notes: readonly Note[] = [],
  subtitle = unit ? unitTitle(view, unit) : '',
): Shown => ({ title, subtitle, mark: markOf(unit), variants, notes })

/** An order that is chosen from a list, or given at once if there is only one way; none if there is none. */
export const listedOrders = (
  draft: Omit<OrderDraft, 'aims'>,
  view: View,
  unit: Unit | undefined,
  variants: readonly Variant[],
  notes: readonly Note[] = [],
): Planned[] => (variants.length === 0 ? [] : [simple(draft, shownFor(view, unit, draft.label, variants, notes))])

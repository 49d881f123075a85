import type { ForceUnit } from '@shamble/even-death/forces'
import { Mark } from '../art.tsx'

/** The mark of a unit that is on no table yet. */
export const UnitMark = ({ unit, size }: { readonly unit: ForceUnit; readonly size: number }) => (
  <Mark mark={unit.is === 'human' ? unit.unit : `${unit.kind} ${unit.size}`} size={size} />
)

import { HOLD_MS } from './holding.ts'
import type { Spot } from './lasso.tsx'

/** Fills while a finger stays. */
export const HoldRing = ({ x, y }: Spot) => (
  <svg class="hold-ring" style={{ left: `${x}px`, top: `${y}px`, '--hold': `${HOLD_MS}ms` }} aria-hidden="true">
    <circle cx="36" cy="36" r="32" pathLength="1" />
  </svg>
)

/** A measured table from above before anybody stands on it: what is printed, and nothing that is hidden. */
import '../board.css'
import './measured.css'
import './plan.css'
import type { ComponentChildren } from 'preact'
import { Ground, Patterns } from './terrain.tsx'
import { px } from './units.ts'

export const MapPlan = ({
  kind = '',
  width,
  depth,
  roads,
  buildings,
  says,
  children,
}: Parameters<typeof Ground>[0] & {
  /** The class of a game's own board. */
  readonly kind?: string
  readonly says: string
  readonly children: ComponentChildren
}) => (
  <figure class="map-plan">
    <svg
      class={`brd msr ${kind}`.trim()}
      viewBox={`0 0 ${px(width)} ${px(depth)}`}
      style={{ '--across': px(width) }}
      role="img"
      aria-label={`Plan: ${says}`}
    >
      <Patterns />
      <Ground width={width} depth={depth} roads={roads} buildings={buildings} />
      {children}
    </svg>
    <figcaption class="muted">{says}</figcaption>
  </figure>
)

/** The whole map, small, with the window that the board shows; a press goes there. */
import type { ComponentChildren } from 'preact'
import { dots } from '../ui/dots.ts'
import { MiniWindow } from './signs.tsx'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface SmallMapProps {
  /** In the units of what is drawn; the board's own begin at its corner. */
  readonly board: Box
  readonly margin?: number
  readonly kind?: string
  readonly label: string
  readonly window: Box | null
  readonly onJump: (x: number, y: number) => void
  readonly children: ComponentChildren
}

export function SmallMap({ board, margin = 0, kind = '', label, window, onJump, children }: SmallMapProps) {
  const { x, y, width, height } = board
  const jump = (event: MouseEvent & { readonly currentTarget: Element }): void => {
    const box = event.currentTarget.getBoundingClientRect()
    // Small maps leave room at the sides of the drawing.
    const k = Math.max((width + 2 * margin) / box.width, (height + 2 * margin) / box.height)
    onJump(
      (event.clientX - box.left - box.width / 2) * k + width / 2,
      (event.clientY - box.top - box.height / 2) * k + height / 2,
    )
  }
  return (
    <svg
      class={`brd-mini ${kind}`.trim()}
      viewBox={`${x - margin} ${y - margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={label}
      onClick={jump}
    >
      {children}
      {window && (
        <MiniWindow
          window={{ x: window.x + x, y: window.y + y, width: window.width, height: window.height }}
          board={board}
        />
      )}
    </svg>
  )
}

/** A tile, a little smaller than it is. */
export const TileBox = ({ kind, box }: { readonly kind: string; readonly box: Box }) => (
  <rect class={kind} x={box.x + 6} y={box.y + 6} width={box.width - 12} height={box.height - 12} />
)

/** A dot for each figure. */
export const Dots = ({
  kind,
  at,
  r,
}: {
  readonly kind: string
  readonly at: readonly (readonly [number, number])[]
  readonly r: number
}) => <path class={kind} d={dots(at, r)} />

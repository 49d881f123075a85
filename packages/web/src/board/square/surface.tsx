/**
 * The sheets of a board of squares: the ground, what lies and walks on it, and over it what follows the pointer. Each is
 * painted by itself: where somebody walks, the ground under him need not be painted again.
 */
import type { ComponentChildren } from 'preact'
import type { Rect } from '../../play/game-display.ts'
import { lodOf } from '../layers.tsx'
import type { Point } from './places.ts'
import '../board.css'

interface SurfaceProps {
  readonly box: Rect
  /** The class of the game's own drawings. */
  readonly kind?: string
  readonly scale: number
  readonly shown: (layer: string) => boolean
  /** What stays as it is while somebody walks over it; a board without it is one sheet with whatever lies on it. */
  readonly ground?: ComponentChildren
  readonly over: ComponentChildren
  readonly children: ComponentChildren
}

export function Surface({ box, kind = '', scale, shown, ground, over, children }: SurfaceProps) {
  const { x, y, width, height } = box
  const sheet = { width, height, viewBox: `${x} ${y} ${width} ${height}` }
  const own = kind && ` ${kind}`
  const looks = {
    'data-lod': lodOf(scale),
    'data-numbers': shown('numbers') ? 'on' : 'off',
    'data-tiles': shown('tiles') ? 'on' : 'off',
  }
  return (
    <div
      class={`brd-board${own && `${own}-board`}`}
      style={{ width: `${width}px`, height: `${height}px`, '--k': scale }}
      data-lod={lodOf(scale)}
      aria-hidden="true"
    >
      {ground !== undefined && (
        <svg class={`brd${own} under`} {...sheet} {...looks}>
          {ground}
        </svg>
      )}
      <svg class={`brd${own}${ground === undefined ? '' : ' upon'}`} {...sheet} {...looks}>
        {children}
      </svg>
      <svg class={`brd${own} over`} {...sheet}>
        {over}
      </svg>
    </div>
  )
}

/** From far away the dead are a number a tile. */
export function Crowds({
  middles,
  size: [width, height],
}: {
  /** For each of them, the middle of its tile. */
  readonly middles: readonly Point[]
  readonly size: readonly [width: number, height: number]
}) {
  const counts = new Map<string, number>()
  for (const middle of middles) counts.set(middle.join(' '), (counts.get(middle.join(' ')) ?? 0) + 1)
  return (
    <g class="crowds">
      {[...counts].map(([middle, n]) => (
        <g key={middle} transform={`translate(${middle})`}>
          <rect x={-width / 2} y={-height / 2} width={width} height={height} rx="6" />
          <text y={height / 4 + 1}>{n}</text>
        </g>
      ))}
    </g>
  )
}

/** Figures of any board: how they slide, what rings them, how their health is shown. */
import { Component } from 'preact'
import { bite } from './art.tsx'
import { S } from './shapes.ts'

/** Milliseconds a figure takes for a square, and at most. */
const A_SQUARE = 90
const AT_MOST = 600

interface Moved {
  readonly x: number
  readonly y: number
}

export interface FigureProps extends Moved {
  readonly id: string
  readonly motion: boolean
  /** Whatever else its picture depends on. */
  readonly look: string
}

/** Slides to where it is now, 90 ms a square. */
export abstract class Figure<P extends FigureProps> extends Component<P> {
  #took = 0
  override shouldComponentUpdate(next: Readonly<P>): boolean {
    const { x, y, look, motion } = this.props
    if (next.x !== x || next.y !== y)
      this.#took = Math.min(AT_MOST, (A_SQUARE * (Math.abs(next.x - x) + Math.abs(next.y - y))) / S)
    return next.x !== x || next.y !== y || next.look !== look || next.motion !== motion
  }
  /** Where it stands, and how long it takes to get there. */
  protected place(): { readonly transform: string; readonly transition: string } {
    const { x, y, motion } = this.props
    return {
      transform: `translate(${x}px, ${y}px)`,
      transition: motion && this.#took > 0 ? `transform ${this.#took}ms ease-out` : 'none',
    }
  }
}

export type Ring = 'none' | 'legal' | 'target'

export const RingMark = ({ ring }: { readonly ring: Ring }) =>
  ring === 'target' ? (
    <circle class="ring-target" r="22" stroke-dasharray="17.28 17.28" transform="rotate(-22.5)" />
  ) : ring === 'legal' ? (
    <circle class="ring-legal" r="19.5" />
  ) : null

const GAP = 8

/** Hit points on the rim, clockwise from the top. */
export function crown(hp: number, full: number): { readonly on: string; readonly off: string } {
  const at = (degrees: number): string => {
    const turn = ((degrees - 90) * Math.PI) / 180
    return `${(17 * Math.cos(turn)).toFixed(2)} ${(17 * Math.sin(turn)).toFixed(2)}`
  }
  const arc = (i: number): string => {
    const from = (360 / full) * i + GAP
    const to = (360 / full) * (i + 1) - GAP
    return `M${at(from)}A17 17 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`
  }
  const arcs = Array.from({ length: full }, (_, i) => arc(i))
  return { on: arcs.slice(0, hp).join(''), off: arcs.slice(hp).join('') }
}

/** Up to three bitten dots; a digit from four on. */
export function Danger({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }) {
  if (n > 3)
    return (
      <g transform={`translate(${x} ${y})`}>
        <path class="bd" transform="translate(-6.5 0) scale(.27) translate(-20 -20)" d={bite(0)} />
        <text class="bn" x="5" y="4">
          {n}
        </text>
      </g>
    )
  return (
    <>
      {Array.from({ length: n }, (_, i) => (
        <path
          key={i}
          class="bd"
          transform={`translate(${x + (i - (n - 1) / 2) * 9.5} ${y}) scale(.27) translate(-20 -20)`}
          d={bite(i === 0 ? 0 : i === 1 ? 3 : 2)}
        />
      ))}
    </>
  )
}

/** The dead and the living on the board. Each is one element that is moved; it is drawn anew only when it changes. */
import type { Marine, View, Zombie } from '@shamble/evac/page'
import { Component } from 'preact'
import { bite, Body, Dead, Living } from './art.tsx'
import { centreOf, S } from './place.ts'
import { isAlive } from './read.ts'

/** Milliseconds a figure takes for a square, and at most. */
const A_SQUARE = 90
const AT_MOST = 600

interface Moved {
  readonly x: number
  readonly y: number
}

interface FigureProps extends Moved {
  readonly id: string
  readonly motion: boolean
  /** Whatever else its picture depends on. */
  readonly look: string
}

/** Slides to where it is now, 90 ms a square. */
abstract class Figure<P extends FigureProps> extends Component<P> {
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

const RingMark = ({ ring }: { readonly ring: Ring }) =>
  ring === 'target' ? (
    <circle class="ring-target" r="22" stroke-dasharray="17.28 17.28" transform="rotate(-22.5)" />
  ) : ring === 'legal' ? (
    <circle class="ring-legal" r="19.5" />
  ) : null

interface ZombieProps extends FigureProps {
  readonly z: Zombie
  readonly dim: boolean
  readonly spent: boolean
  readonly ring: Ring
}

class ZombieFigure extends Figure<ZombieProps> {
  override render({ z, dim, spent, ring, id }: ZombieProps) {
    return (
      <g class={`fig z${dim ? ' dim' : ''}${spent ? ' spent' : ''}`} style={this.place()} data-figure={id}>
        <g class="body" transform="translate(-20.4 -20.4) scale(1.02)">
          <Dead id={z.id} down={z.down} />
        </g>
        {z.fresh && <circle class="ring-new" r="17.5" />}
        <RingMark ring={ring} />
        <text class="zid" x="10.5" y="18.8">
          {z.id}
        </text>
      </g>
    )
  }
}

export function DeadLayer({
  view,
  biters,
  legal,
  target,
  motion,
  turn,
}: {
  readonly view: View
  readonly biters: ReadonlySet<number> | null
  readonly legal: ReadonlySet<number>
  readonly target: number | null
  readonly motion: boolean
  /** The Zombie Turn: those that have acted are dimmed. */
  readonly turn: boolean
}) {
  return (
    <g class="dead">
      {view.zombies.map((z) => {
        const [x, y] = centreOf(view, z.at)
        const ring: Ring = target === z.id ? 'target' : legal.has(z.id) ? 'legal' : 'none'
        const dim = biters !== null && !biters.has(z.id) && ring === 'none'
        const spent = turn && (z.acted || z.fresh)
        const look = `${z.down}${z.fresh}${dim}${spent}${ring}`
        return (
          <ZombieFigure
            key={z.id}
            id={`zombie ${z.id}`}
            x={x}
            y={y}
            z={z}
            dim={dim}
            spent={spent}
            ring={ring}
            look={look}
            motion={motion}
          />
        )
      })}
    </g>
  )
}

const GAP = 8

/** Hit points on the rim, clockwise from the top. */
function crown(hp: number, full: number): { readonly on: string; readonly off: string } {
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

interface MarineProps extends FigureProps {
  readonly m: Marine
  readonly full: number
  readonly acted: boolean
  readonly ring: Ring
  readonly names: boolean
}

class MarineFigure extends Figure<MarineProps> {
  override render({ m, full, acted, ring, id, names }: MarineProps) {
    const { on, off } = crown(m.hp, full)
    return (
      <g class={`fig m${acted ? ' acted' : ''}`} style={this.place()} data-figure={id}>
        <g class="all">
          <g class="body">
            <circle r="18.8" class="l-under" />
            <g transform="translate(-17.6 -17.6) scale(.88)">
              <Living type={m.type} />
            </g>
            <path class="hp-on" d={on} />
            <path class="hp-off" d={off} />
          </g>
          {acted && (
            <g transform="translate(12 -13.6)">
              <circle r="7.5" class="okd" />
              <path class="okc" d="M-3.4 .2-1 2.8 3.6-2.8" />
            </g>
          )}
          {m.order && (
            <g transform="translate(-12.5 -13.6)">
              <circle r="7.5" class="okd" />
              <path class="okc" d="M-3.5 1 0-3 3.5 1M0-3V4" />
            </g>
          )}
          <RingMark ring={ring} />
          {names && (
            <text class="mname" y="30">
              {m.name}
            </text>
          )}
        </g>
      </g>
    )
  }
}

export function LivingLayer({
  view,
  fullHp,
  legal,
  target,
  motion,
  names,
}: {
  readonly view: View
  readonly fullHp: (m: Marine) => number
  readonly legal: ReadonlySet<string>
  readonly target: string | null
  readonly motion: boolean
  readonly names: boolean
}) {
  return (
    <g class="living">
      {view.marines.filter(isAlive).map((m) => {
        const [x, y] = centreOf(view, m.at)
        const acted = m.acted && view.phase === 'marines'
        const ring: Ring = target === m.seat ? 'target' : legal.has(m.seat) ? 'legal' : 'none'
        const full = Math.max(m.hp, fullHp(m))
        const look = `${m.hp}/${full}${m.type}${acted}${m.order}${ring}${names}`
        return (
          <MarineFigure
            key={m.seat}
            id={m.seat}
            x={x}
            y={y}
            m={m}
            full={full}
            acted={acted}
            ring={ring}
            names={names}
            look={look}
            motion={motion}
          />
        )
      })}
    </g>
  )
}

/** The fallen, and what lies about. */
export function BodiesLayer({ view }: { readonly view: View }) {
  return (
    <g class="bodies">
      {view.cans.map((can) => {
        const [x, y] = centreOf(view, can)
        return (
          <g key={`can ${can}`} class="can" transform={`translate(${x - 12} ${y - 12})`}>
            <path d="M6.5 21V7.5L9 5h8.5v16zM9 5V3h4v2M9.5 10l5 7M14.5 10l-5 7" />
          </g>
        )
      })}
      {view.marines
        .filter((m) => !isAlive(m))
        .map((m) => {
          const [x, y] = centreOf(view, m.at)
          const things = m.items.some((item) => item.kind !== 'knife')
          return (
            <g key={m.seat} class="fallen" transform={`translate(${x - 20} ${y - 20})`} data-figure={m.seat}>
              <Body />
              {things && <path class="things" d="M27 27h9v9h-9zM27 30h9M31.5 27v9" />}
            </g>
          )
        })}
    </g>
  )
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

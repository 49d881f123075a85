/** The dead and the living on the board. Each is one element that is moved; it is drawn anew only when it changes. */
import type { Marine, View, Zombie } from '@shamble/evac/page'
import { Body, Dead } from '../../board/art.tsx'
import { crown, Figure, type FigureProps, type Ring, RingMark } from '../../board/figures.tsx'
import { Initial, Name, type NameSide, nameSide } from '../../board/names.tsx'
import { Living } from './art.tsx'
import { boxOf, centreOf } from './place.ts'
import { isAlive, nthOfMarine } from './read.ts'

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
  doing,
}: {
  readonly view: View
  readonly biters: ReadonlySet<number> | null
  readonly legal: ReadonlySet<number>
  readonly target: number | null
  readonly motion: boolean
  /** The Zombie Turn: those that have acted are dimmed, unless it is shown how they do. */
  readonly turn: boolean
  readonly doing: ReadonlySet<number>
}) {
  return (
    <g class="dead">
      {view.zombies.map((z) => {
        const [x, y] = centreOf(view, z.at)
        const ring: Ring = target === z.id ? 'target' : legal.has(z.id) ? 'legal' : 'none'
        const dim = biters !== null && !biters.has(z.id) && ring === 'none'
        const spent = turn && (z.acted || z.fresh) && !doing.has(z.id)
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

interface MarineProps extends FigureProps {
  readonly m: Marine
  readonly full: number
  readonly acted: boolean
  readonly ring: Ring
  /** Which of those with the same mark; 0 for the only one. */
  readonly nth: number
  readonly name: NameSide | null
}

class MarineFigure extends Figure<MarineProps> {
  override render({ m, full, acted, ring, id, nth, name }: MarineProps) {
    const { on, off } = crown(m.hp, full)
    return (
      <g class={`fig m${acted ? ' acted' : ''}${name ? ' named' : ''}`} style={this.place()} data-figure={id}>
        <g class="all">
          <g class="body">
            <circle r="18.8" class="l-under" />
            <g transform="translate(-17.6 -17.6) scale(.88)">
              <Living type={m.type} nth={nth} />
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
          {name && <Initial name={m.name} />}
          {name && <Name name={m.name} side={name} />}
        </g>
      </g>
    )
  }
}

interface LivingProps {
  readonly view: View
  readonly fullHp: (m: Marine) => number
  readonly legal: ReadonlySet<string>
  readonly target: string | null
  readonly motion: boolean
  readonly names: boolean
}

export function LivingLayer({ view, fullHp, legal, target, motion, names }: LivingProps) {
  const living = view.marines.filter(isAlive)
  const taken = [...living, ...view.zombies].map(({ at }) => centreOf(view, at))
  return (
    <g class="living">
      {living.map((m) => {
        const [x, y] = centreOf(view, m.at)
        const nth = nthOfMarine(view, m)
        const name = names ? nameSide([x, y], taken, boxOf(view)) : null
        const acted = m.acted && view.phase === 'marines'
        const ring: Ring = target === m.seat ? 'target' : legal.has(m.seat) ? 'legal' : 'none'
        const full = Math.max(m.hp, fullHp(m))
        const look = `${m.hp}/${full}${m.type}${acted}${m.order}${ring}${nth}${name}`
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
            nth={nth}
            name={name}
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

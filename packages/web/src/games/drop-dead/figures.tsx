/** The dead and the living on the board, with their numbers, health and movement. */
import type { Survivor, View, Zombie } from '@shamble/drop-dead/page'
import { Dead } from '../../board/art.tsx'
import { Figure, type FigureProps, type Ring, RingMark } from '../../board/figures.tsx'
import { Initial, Name, type NameSide, nameSide } from '../../board/names.tsx'
import { Living, PART } from './art.tsx'
import { centreOf } from './place.ts'
import { isAlive, titleOf } from './read.ts'

/** A point of a circle, in degrees clockwise from the top. */
const on = (r: number, degrees: number): string => {
  const turn = ((degrees - 90) * Math.PI) / 180
  return `${(r * Math.cos(turn)).toFixed(2)} ${(r * Math.sin(turn)).toFixed(2)}`
}

function arc(r: number, from: number, to: number): string {
  if (to - from >= 359.5) return `M${on(r, from)}A${r} ${r} 0 1 1 ${on(r, from + 180)}A${r} ${r} 0 1 1 ${on(r, from)}`
  return `M${on(r, from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${on(r, to)}`
}

const GAP = 7

/** Health on the rim, clockwise from the top, in blocks of a step; the last of them as far as it goes. */
export function rim(
  r: number,
  health: number,
  full: number,
  step: number,
): { readonly on: string; readonly off: string } {
  const blocks = Math.ceil(full / step)
  const each = 360 / blocks
  let left = ''
  let lost = ''
  for (let i = 0; i < blocks; i++) {
    const size = Math.min(step, full - i * step)
    const share = Math.max(0, Math.min(1, (health - i * step) / size))
    const from = each * i + (blocks > 1 ? GAP : 0)
    const to = each * (i + 1) - (blocks > 1 ? GAP : 0)
    const middle = from + (to - from) * share
    if (share > 0) left += arc(r, from, middle)
    if (share < 1) lost += arc(r, middle, to)
  }
  return { on: left, off: lost }
}

interface ZombieProps extends FigureProps {
  readonly z: Zombie
  readonly full: number
  readonly movement: number
  readonly heading: number
  readonly dim: boolean
  readonly ring: Ring
}

class ZombieFigure extends Figure<ZombieProps> {
  override render({ z, full, movement, heading, dim, ring, id }: ZombieProps) {
    const health = rim(16.5, z.health, full, full)
    return (
      <g class={`fig z${dim ? ' dim' : ''}`} style={this.place()} data-figure={id}>
        <g class="body" transform="translate(-19 -19) scale(.95)">
          <Dead id={z.n} down={false} />
        </g>
        {z.health < full && (
          <>
            <path class="zhp-on" d={health.on} />
            <path class="hp-off" d={health.off} />
          </>
        )}
        {heading > 0 && (
          <g class="heading" transform={`rotate(${45 * (heading - 1)})`}>
            <path d="M-4-17.500 0-23l4 5.500z" />
          </g>
        )}
        {z.commanded && <circle class="ring-new" r="19" />}
        <RingMark ring={ring} />
        <text class="zid" x="8" y="18.800">
          {z.n}
        </text>
        <text class="zhp" x="-13" y="18.800">
          {z.health < full ? z.health : ''}
        </text>
        {movement > 0 && (
          <text class="zmv" x="-15" y="-10">
            {movement}
          </text>
        )}
      </g>
    )
  }
}

export interface DeadShown {
  readonly biters: ReadonlySet<number> | null
  readonly legal: ReadonlySet<number>
  readonly target: number | null
  readonly headings: boolean
  readonly full: number
  readonly movementOf: (z: Zombie) => number
  readonly usual: number
}

export function DeadLayer({
  view,
  shown,
  motion,
}: {
  readonly view: View
  readonly shown: DeadShown
  readonly motion: boolean
}) {
  const { biters, legal, target, headings, full, movementOf, usual } = shown
  return (
    <g class="dead">
      {view.zombies.map((z) => {
        const [x, y] = centreOf(z.at)
        const ring: Ring = target === z.n ? 'target' : legal.has(z.n) ? 'legal' : 'none'
        const dim = biters !== null && !biters.has(z.n) && ring === 'none'
        const movement = movementOf(z) === usual ? 0 : movementOf(z)
        const heading = headings ? z.heading : 0
        return (
          <ZombieFigure
            key={z.n}
            id={`zombie ${z.n}`}
            x={x}
            y={y}
            z={z}
            full={Math.max(full, z.health)}
            movement={movement}
            heading={heading}
            dim={dim}
            ring={ring}
            look={`${z.health}${movement}${heading}${z.commanded}${dim}${ring}`}
            motion={motion}
          />
        )
      })}
    </g>
  )
}

interface SurvivorProps extends FigureProps {
  readonly one: Survivor
  readonly full: number
  readonly step: number
  readonly allowance: number
  readonly acted: boolean
  readonly ring: Ring
  readonly name: NameSide | null
}

class SurvivorFigure extends Figure<SurvivorProps> {
  override render({ one, full, step, allowance, acted, ring, id, name }: SurvivorProps) {
    const health = rim(17, one.health, full, step)
    return (
      <g class={`fig m${acted ? ' acted' : ''}${name ? ' named' : ''}`} style={this.place()} data-figure={id}>
        <g class="all">
          <g class="body">
            <circle r="18.8" class="l-under" />
            <g transform="translate(-17.6 -17.6) scale(.88)">
              <Living id={one.id} />
            </g>
            <path class="hp-on" d={health.on} />
            <path class="hp-off" d={health.off} />
          </g>
          {one.carries && (
            <g class="carried" transform="translate(13 -14)">
              <circle r="8.500" />
              <path transform="scale(.55) translate(-12 -12)" d={PART} />
            </g>
          )}
          <RingMark ring={ring} />
          <text class="shp" y="20.500">
            {one.health}
          </text>
          {allowance > 0 && (
            <text class="smv" x="-15" y="-11">
              {allowance}
            </text>
          )}
          {name && <Initial name={titleOf(one.id)} />}
          {name && <Name name={titleOf(one.id)} side={name} />}
        </g>
      </g>
    )
  }
}

export interface LivingShown {
  readonly legal: ReadonlySet<string>
  readonly target: string | null
  readonly names: boolean
  readonly step: number
  readonly fullOf: (one: Survivor) => number
  readonly allowanceOf: (one: Survivor) => number
}

export function LivingLayer({
  view,
  shown,
  motion,
}: {
  readonly view: View
  readonly shown: LivingShown
  readonly motion: boolean
}) {
  const { legal, target, names, step, fullOf, allowanceOf } = shown
  const now = view.survivors.findIndex((one) => one.seat === view.turn?.seat)
  const living = view.survivors.filter((one) => isAlive(one))
  const taken = [...living, ...view.zombies].flatMap(({ at }) => (at === null ? [] : [centreOf(at)]))
  return (
    <g class="living">
      {view.survivors.map((one, i) => {
        if (!isAlive(one) || one.at === null) return null
        const [x, y] = centreOf(one.at)
        const name = names ? nameSide([x, y], taken) : null
        const ring: Ring = target === one.seat ? 'target' : legal.has(one.seat) ? 'legal' : 'none'
        const acted = view.phase === 'survivors' && now > i
        const allowance = allowanceOf(one)
        return (
          <SurvivorFigure
            key={one.seat}
            id={one.seat}
            x={x}
            y={y}
            one={one}
            full={Math.max(fullOf(one), one.health)}
            step={step}
            allowance={allowance}
            acted={acted}
            ring={ring}
            name={name}
            look={`${one.health}${one.carries}${allowance}${acted}${ring}${name}`}
            motion={motion}
          />
        )
      })}
    </g>
  )
}

/** Parts that lie about; several in one unit are counted. */
export function PartsLayer({ view }: { readonly view: View }) {
  const by = new Map<number, number>()
  for (const unit of view.lying) by.set(unit, (by.get(unit) ?? 0) + 1)
  return (
    <g class="parts">
      {[...by].map(([unit, n]) => {
        const [x, y] = centreOf(unit)
        return (
          <g key={unit} class="part" transform={`translate(${x} ${y})`}>
            <rect x="-13" y="-13" width="26" height="26" rx="3" />
            <path transform="scale(.82) translate(-12 -12)" d={PART} />
            {n > 1 && (
              <text x="9" y="16">
                {n}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** The dead and the living on the table, few nodes each: there may be hundreds. */
import type { Human, View, Zombie } from '@shamble/dead-walk/page'
import { isInPlay, zombieFigure } from '@shamble/dead-walk/page'
import { sameJson } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { Component } from 'preact'
import { Dead } from '../../board/art.tsx'
import { Name, type NameSide, nameSide } from '../../board/names.tsx'
import { degrees } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { Living, Sign } from './art.tsx'
import { callingOf, humanName, nthOfHuman, shortName, zombieName } from './read.ts'
import { drawnAt, SEATED } from './seats.ts'
import { ICONS } from '../../ui/icons.ts'
import { sure } from '../../sure.ts'

export type Ring = 'none' | 'legal' | 'target' | 'hit' | 'spared'

const place = (at: { readonly x: number; readonly y: number }): { transform: string } => ({
  transform: `translate(${px(at.x)}px, ${px(at.y)}px)`,
})

const RingMark = ({ ring }: { readonly ring: Ring }) =>
  ring === 'none' ? null : ring === 'legal' ? (
    <circle class="ring-legal" r="19" />
  ) : ring === 'spared' ? (
    <path class="ring-spared" d="M-9-9 9 9M9-9-9 9" />
  ) : (
    <circle
      class={`ring-target${ring === 'hit' ? ' hit' : ''}`}
      r="20.500"
      stroke-dasharray="16.100 16.100"
      transform="rotate(-22.5)"
    />
  )

const Flame = ({ turns }: { readonly turns: number }) => (
  <g class="burning">
    <circle class="beads" r="17.500" />
    <path class="flm" transform="translate(7 -22) scale(.62)" d={ICONS.flame[0]} />
    <text class="bt" x="15" y="-7">
      {turns}
    </text>
  </g>
)

/** A hole: nobody is fired at twice. */
export const FiredMark = ({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) => (
  <g class="firedat" transform={`translate(${x} ${y})`}>
    <circle r="6" />
    <path d="M-3.800-3.800 3.800 3.800" />
  </g>
)

interface ZombieProps {
  readonly z: Zombie
  readonly dim: boolean
  readonly ring: Ring
  readonly fresh: boolean
  /** dw.shooting.3 Whoever acts has fired at it. */
  readonly fired: boolean
}

class ZombieFigure extends Component<ZombieProps> {
  override shouldComponentUpdate(next: ZombieProps): boolean {
    const { z, dim, ring, fresh, fired } = this.props
    const isOther = next.dim !== dim || next.ring !== ring || next.fresh !== fresh || next.fired !== fired
    return isOther || !sameJson(next.z, z)
  }
  override render({ z, dim, ring, fresh, fired }: ZombieProps) {
    const turn = z.facing && (z.facing.x !== 0 || z.facing.y !== 0) ? degrees({ x: 0, y: 0 }, z.facing) : null
    return (
      <g class={dim ? 'fig z dim' : 'fig z'} style={place(z.at)} data-figure={zombieName(z.n)}>
        {turn !== null && !z.fallen && (
          <path class="znose" transform={`rotate(${turn.toFixed(0)})`} d="M13.500-5 20 0 13.500 5z" />
        )}
        <g class="body" transform="translate(-20 -20)">
          <Dead id={z.n} down={z.fallen} />
        </g>
        {z.stunned && <path class="zigzag" d="M-8-19l4 4 4-5 4 5 4-4" />}
        {z.burning && <Flame turns={z.burning.turns} />}
        {z.weapon && <path class="zarm" d="M-18 9h11M-15 9v4" />}
        {z.on !== null && <path class="raised" d="M-13 19h26" />}
        {fresh && <circle class="ring-new" r="18.500" />}
        {fired && <FiredMark x={-13} y={-13} />}
        <RingMark ring={ring} />
        <text class="zid" x="9" y="18.500">
          {z.n}
        </text>
      </g>
    )
  }
}

export interface DeadShown {
  readonly view: View
  readonly dimmed: ReadonlySet<number> | null
  readonly ringOf: (figure: string, crowd: number) => Ring
  readonly fresh: ReadonlySet<number>
  /** Crowd numbers. */
  readonly fired: ReadonlySet<number>
}

export function DeadLayer({ view, dimmed, ringOf, fresh, fired }: DeadShown) {
  return (
    <g class="dead">
      {view.zombies.map((z) => (
        <ZombieFigure
          key={z.n}
          z={z}
          dim={dimmed?.has(z.n) ?? false}
          ring={ringOf(zombieName(z.n), zombieFigure(z.n))}
          fresh={fresh.has(z.n)}
          fired={fired.has(zombieFigure(z.n))}
        />
      ))}
    </g>
  )
}

interface HumanProps {
  readonly h: Human
  readonly ring: Ring
  readonly called: string
  readonly tight: boolean
  readonly side: NameSide
  /** Which of those with the same mark; 0 for the only one. */
  readonly nth: number
  readonly look: string
  /** Where he is drawn, and how large: somebody in a vehicle is in his seat. */
  readonly at: XY
  readonly seated: boolean
  readonly mind: Mind
}

/** What a mind does to somebody now. */
export type Mind = 'free' | 'compelled' | 'frozen'

/** A head with a crack, or with a bar if nothing is done at all. */
export const MindMark = ({ mind }: { readonly mind: Exclude<Mind, 'free'> }) => (
  <>
    <circle r="7.500" />
    <path d={mind === 'frozen' ? 'M-2.200-3.200v6.400M2.200-3.200v6.400' : 'M1-4.500-2 .500h4l-3 4.500'} />
  </>
)

/** At half past four. */
const MindBadge = ({ mind }: { readonly mind: Mind }) =>
  mind === 'free' ? null : (
    <g class="mindb" transform="translate(13 12)">
      <MindMark mind={mind} />
    </g>
  )

/** Wounds as hollow segments below; at four he is most likely dead. */
class HumanFigure extends Component<HumanProps> {
  override shouldComponentUpdate(next: HumanProps): boolean {
    return next.look !== this.props.look || next.ring !== this.props.ring || next.called !== this.props.called
  }
  override render({ h, ring, called, tight, side, nth, at, seated, mind }: HumanProps) {
    const classes = ['fig m', h.acted ? 'acted' : '', h.prone ? 'prone' : '', h.seat === null ? 'npc' : '']
    return (
      <g class={classes.filter(Boolean).join(' ')} style={place(at)} data-figure={humanName(h.n)}>
        <g class="all" {...(seated ? { transform: `scale(${SEATED})` } : {})}>
          <circle r="16.800" class="l-under" />
          <circle r="15" class={h.doubled ? 'l-rim shaken' : 'l-rim'} />
          <g class="body" transform={`translate(-17.800 -17.800) scale(.89)${h.prone ? ' rotate(90 20 20)' : ''}`}>
            <Living calling={callingOf(h)} nth={nth} />
          </g>
          {h.prone && <path class="lies" d="M-15 17.500h30" />}
          {h.wounds > 0 && (
            <g class="wounds" transform="translate(-13 -14)">
              <circle r="7.500" />
              <text y="4">{h.wounds}</text>
            </g>
          )}
          {h.doubled && <path class="zigzag warm" d="M-8-20l4 4 4-5 4 5 4-4" />}
          {h.stunned && <path class="zigzag" d="M-8-20l4 4 4-5 4 5 4-4" />}
          {h.burning && <Flame turns={h.burning.turns} />}
          {h.acted && (
            <g transform="translate(12 -12)">
              <circle r="7" class="okd" />
              <path class="okc" d="M-3.200.200-1 2.600 3.400-2.600" />
            </g>
          )}
          {h.on !== null && <path class="raised" d="M-13 20h26" />}
          <MindBadge mind={mind} />
          <RingMark ring={ring} />
          {called !== '' && <Name name={called} side={side} look={tight ? 'mname tight' : 'mname'} />}
        </g>
      </g>
    )
  }
}

const lookOf = (h: Human): string =>
  `${h.at.x},${h.at.y},${h.on},${h.prone},${h.wounds},${h.acted},${h.doubled},${h.stunned},${h.burning?.turns},${h.seat}`

/** Who is called what on the board: by the last name, or by the first where several have the same. */
function boardNames(view: View): ReadonlyMap<number, string> {
  const last = view.humans.map(({ name }) => shortName(name))
  return new Map(
    view.humans.map(({ n, name }, i) => {
      const own = sure(last[i])
      const shared = last.filter((other) => other === own).length > 1
      return [n, shared ? (name.split(' ')[0] ?? own) : own]
    }),
  )
}

/** Others so near that names would run into each other. */
const isTight = (view: View, h: Human): boolean =>
  view.humans.some(
    (other) =>
      other.n !== h.n &&
      isInPlay(other) &&
      other.aboard === null &&
      Math.abs(other.at.x - h.at.x) < 420 &&
      Math.abs(other.at.y - h.at.y) < 420,
  )

/** Where somebody stands, in units of the board. */
const takenPlaces = (view: View) =>
  [...view.humans.filter((h) => isInPlay(h) && h.aboard === null), ...view.zombies].map(
    ({ at }) => [px(at.x), px(at.y)] as const,
  )

export function LivingLayer({
  view,
  ringOf,
  names,
  mindOf,
}: {
  readonly view: View
  readonly ringOf: (figure: string, crowd: number) => Ring
  readonly names: boolean
  readonly mindOf: (human: Human) => Mind
}) {
  const called = boardNames(view)
  const taken = takenPlaces(view)
  return (
    <g class="living">
      {view.humans.filter(isInPlay).map((h) => {
        const seat = drawnAt(view, h)
        const mind = mindOf(h)
        const side = nameSide([px(seat.x), px(seat.y)], taken)
        const nth = nthOfHuman(view, h)
        return (
          <HumanFigure
            key={h.n}
            h={h}
            at={seat}
            seated={h.aboard !== null}
            mind={mind}
            look={`${lookOf(h)}${isTight(view, h)}${seat.x},${seat.y},${mind},${side},${nth}`}
            ring={ringOf(humanName(h.n), h.n)}
            called={names && h.aboard === null ? (called.get(h.n) ?? '') : ''}
            tight={isTight(view, h)}
            side={side}
            nth={nth}
          />
        )
      })}
    </g>
  )
}

interface FloorProps {
  readonly view: View
  readonly things: ReadonlySet<number>
  /** How likely a corpse rises next; empty if it cannot. */
  readonly riseOf: (corpse: Human) => string
}

/** Bodies, gear on the floor, noises. */
export const FloorLayer = ({ view, things, riseOf }: FloorProps) => (
  <g class="lying">
    <Corpses view={view} riseOf={riseOf} />
    {view.lying.map((one) => (
      <Thing key={one.id} one={one} isOn={things.has(one.id)} />
    ))}
    {view.noises.map((noise, i) => (
      <g key={`n${i}`} class="noise" transform={`translate(${px(noise.at.x)} ${px(noise.at.y)})`}>
        <path d="M-17-9a19 19 0 0 0 0 18M17-9a19 19 0 0 1 0 18M-23-13a27 27 0 0 0 0 26M23-13a27 27 0 0 1 0 26" />
      </g>
    ))}
  </g>
)

const Corpses = ({ view, riseOf }: Omit<FloorProps, 'things'>) => (
  <>
    {view.humans
      .filter(({ status }) => status === 'dead')
      .map((h) => (
        <g key={`c${h.n}`} transform={`translate(${px(h.at.x)} ${px(h.at.y)})`} data-figure={humanName(h.n)}>
          <circle r="12" class="x-ring" />
          <path d="M-9-9 9 9M9-9-9 9" class={h.neverRises ? 'x-cross faint' : 'x-cross'} />
          <text class="mname" y="26">
            {shortName(h.name)}
          </text>
          <text class="riseat" y="39">
            {riseOf(h)}
          </text>
        </g>
      ))}
  </>
)

const Thing = ({ one, isOn }: { readonly one: View['lying'][number]; readonly isOn: boolean }) => (
  <g class={isOn ? 'thing on' : 'thing'} transform={`translate(${px(one.at.x)} ${px(one.at.y)})`}>
    <rect x="-8" y="-8" width="16" height="16" rx="1.500" class={one.item?.marker ? 'marker' : ''} />
    {one.item ? (
      <Sign kind={one.item.kind} scale={0.56} />
    ) : (
      <path d={one.weapon ? 'M-5 4 5-4M-3 2.500l2 2.500' : 'M-4-3.500v7M0-3.500v7M4-3.500v7'} />
    )}
  </g>
)

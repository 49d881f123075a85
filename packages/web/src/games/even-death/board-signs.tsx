/** Signs on the table: zones, markers, things, reach, bite reach, flanks, where a herd would stand. */
import type { Forecast, Reach } from '@shamble/even-death/forecast'
import {
  FACTION_TITLES,
  type Herd,
  humanOf,
  INCH,
  inches,
  isOnTable,
  type Marker,
  OBJECTS,
  RADIUS,
  type SeatState,
  type Thing,
  type View,
  type Zones,
} from '@shamble/even-death/page'
import { distance2, type XY } from '@shamble/table'
import { type Box, freest } from '../../board/measured/names.ts'
import { boxPath, circle, point, polygon, polyline } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { outlineRound } from './herd-shape.ts'
import { lengthWords } from './units.ts'

const at = ({ x, y }: XY): string => `translate(${px(x).toFixed(1)} ${px(y).toFixed(1)})`

/** Whose ground it is, told by its strokes: a lattice, slants, steps, dots. */
const ZONES = ['m-zone', 'ed-zone-2', 'ed-zone-3', 'ed-zone-4'] as const

export const ZonePatterns = () => (
  <defs>
    <pattern id="ed-zone-2" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="zonel" d="M0 0V11M0 0H11" />
    </pattern>
    <pattern id="ed-zone-3" width="14" height="14" patternUnits="userSpaceOnUse">
      <path class="zonel" d="M2 4h6M9 11h4" />
    </pattern>
    <pattern id="ed-zone-4" width="12" height="12" patternUnits="userSpaceOnUse">
      <path class="zonel" d="M3 3h1.600v1.600H3zM9 9h1.600v1.600H9z" />
    </pattern>
    <pattern id="ed-twice" width="9" height="9" patternUnits="userSpaceOnUse">
      <circle class="twice-dot" cx="2" cy="2" r="1" />
      <circle class="twice-dot" cx="6.500" cy="6.500" r="1" />
    </pattern>
    <pattern id="ed-flank" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="flank-line" d="M0 0V7" />
    </pattern>
  </defs>
)

export interface ZoneShown {
  readonly seat: string
  readonly title: string
  readonly zones: Zones
  /** Whoever is asked deploys here. */
  readonly own: boolean
}

/** So near its title would lie under what is there; it goes to the northern rim instead, so far inside. */
const NEAR = inches(3)
const INSIDE = inches(1.5)

/** In the middle of the first box, or above what lies there. */
function titlePlace([box]: Zones, lying: readonly XY[]): XY | null {
  if (!box) return null
  const middle = { x: (box.x[0] + box.x[1]) >> 1, y: (box.y[0] + box.y[1]) >> 1 }
  const isTaken = lying.some((there) => distance2(there, middle) < NEAR * NEAR)
  return isTaken ? { x: middle.x, y: box.y[0] + INSIDE } : middle
}

/** ed.deploy.6 Where everybody deploys. */
export const Deployment = ({
  zones,
  lying,
}: {
  readonly zones: readonly ZoneShown[]
  readonly lying: readonly XY[]
}) => (
  <g class="zones">
    {zones.map(({ seat, title: whose, zones: boxes, own }, i) => {
      const d = boxes.map(({ x, y }) => boxPath({ west: x[0], east: x[1], north: y[0], south: y[1] })).join('')
      const title = titlePlace(boxes, lying)
      return (
        <g key={seat} class={own ? 'ed-zone own' : 'ed-zone'} data-zone={seat}>
          <path fill={`url(#${ZONES[i % ZONES.length]})`} d={d} />
          <path class="zone" d={d} />
          {title && (
            <text x={px(title.x)} y={px(title.y)}>
              {whose}
            </text>
          )}
        </g>
      )
    })}
  </g>
)

/** "Military 2 of 5", "nobody alone"; where nothing is held, how far it is near enough. */
export function markerWords({ side, count, within }: Marker, seats: readonly SeatState[], needed: number): string {
  if (needed === 0) return `within ${lengthWords(within)}`
  const holders = seats.filter((seat) => seat.side === side).map(({ faction }) => FACTION_TITLES[faction])
  if (side === null || holders.length === 0) return 'nobody alone'
  return `${holders.join(' and ')} ${count} of ${needed}`
}

/** ed.victory.7 Rings round the objectives, who holds them and for how many rounds. */
export const Markers = ({ view, needed }: { readonly view: View; readonly needed: number }) => (
  <g class="objectives">
    {view.markers.map((marker, i) => {
      const words = markerWords(marker, view.seats, needed)
      const y = px(marker.at.y + marker.within) + 14
      return (
        <g key={i} data-marker={i + 1}>
          <path class="objective" d={circle(marker.at, marker.within)} />
          <path class="flag" transform={at(marker.at)} d="M-3 9V-11l11 4.500-11 4.500" />
          <text x={px(marker.at.x)} y={y}>
            {words}
          </text>
        </g>
      )
    })}
  </g>
)

const THINGS: Readonly<Record<Thing['kind'], string>> = {
  crate: 'M-7-7H7V7H-7zM-7-7 7 7M7-7-7 7',
  drum: 'M-6-8H6V8H-6zM-6-3H6M-6 3H6',
  generator: 'M-8-4H8V7H-8zM-4-4v-4h8v4M1-2l-4 4h4l-3 4',
  radio: 'M-8-2H8V7H-8zM-5-2 6-9M-5 4h6',
  bell: 'M-6 4V0a6 6 0 0 1 12 0v4l2 3H-8zM-2 8h4',
}

/** An object that lies on the table. */
export const ThingMark = ({ kind, at: p }: { readonly kind: Thing['kind']; readonly at: XY }) => (
  <g class="object" transform={at(p)}>
    <circle r="12" />
    <path transform="scale(.9)" d={THINGS[kind]} />
  </g>
)

/** "2 of 3" of the work that somebody has begun. */
function workWords({ kind, worked, running, owner }: Thing): string {
  if (running) return 'runs'
  if (owner !== null) return 'taken'
  const most = Math.max(0, ...Object.values(worked))
  const { actions } = OBJECTS[kind]
  return most > 0 && actions > 1 ? `${most} of ${actions}` : ''
}

/** ed.interact.3 Objects on the table, or on whoever carries them. */
export const Things = ({ view }: { readonly view: View }) => (
  <g class="objects">
    {view.things
      .filter(({ owner, kind }) => owner === null || kind === 'radio' || kind === 'bell')
      .map((thing) => {
        const carrier = thing.carrier === null ? undefined : humanOf(view, thing.carrier)
        const words = workWords(thing)
        const where = carrier ? { x: carrier.at.x + 150, y: carrier.at.y - 150 } : thing.at
        return (
          <g
            key={thing.id}
            class={`object${carrier ? ' carried' : ''}${thing.running ? ' runs' : ''}`}
            transform={at(where)}
            data-thing={thing.id}
          >
            <circle r="12" />
            <path transform={carrier ? 'scale(.7)' : 'scale(.9)'} d={THINGS[thing.kind]} />
            {words !== '' && (
              <text y="23" data-work>
                {words}
              </text>
            )}
          </g>
        )
      })}
  </g>
)

/** How far one gets with one action, and with two; slow ground is reckoned in. */
export function ReachShown({
  reach,
  words,
  room,
}: {
  readonly reach: Reach
  readonly words: string
  readonly room: ReachRoom
}) {
  const { x, y } = reachLabel(reach.once, words, room)
  return (
    <g class="ed-reach">
      <path class="twice" d={reach.twice.map(polygon).join('')} />
      <path fill="url(#ed-twice)" d={reach.twice.map(polygon).join('')} />
      <path class="once" d={polygon(reach.once)} />
      {words !== '' && (
        <text x={x} y={y}>
          {words}
        </text>
      )}
    </g>
  )
}

/** What the label of a reach must not lie on, and how large letters are. */
export interface ReachRoom {
  readonly figures: readonly Box[]
  /** Where the titles of herds may be. */
  readonly titles: readonly Box[]
  readonly size: number
  /** What of the board is in sight. */
  readonly on: Box
}

/** Round some points, in pixels of the board. */
export function boxAround(points: readonly XY[]): Box {
  const [xs, ys] = [points.map(({ x }) => px(x)), points.map(({ y }) => px(y))]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** Of a letter, in pixels. */
const [WIDE, HIGH] = [7.4, 15]

/** Beside the line, at whichever of its ends nobody stands, as far as that is in sight; the middle of its foot. */
export function reachLabel(
  line: readonly XY[],
  words: string,
  room: ReachRoom,
): { readonly x: number; readonly y: number } {
  const [width, height] = [words.length * WIDE * room.size, HIGH * room.size]
  const end = (by: (p: XY) => number): XY => line.reduce((best, p) => (by(p) > by(best) ? p : best))
  const { on } = room
  const spotAt = (wishedX: number, wishedTop: number) => {
    const x = Math.max(on.x + width / 2, Math.min(wishedX, on.x + on.width - width / 2))
    const top = Math.max(on.y, Math.min(wishedTop, on.y + on.height - height))
    return { x, y: top + height * 0.8, box: { x: x - width / 2, y: top, width, height } }
  }
  const [south, north] = [end(({ y }) => y), end(({ y }) => -y)]
  const [west, east] = [end(({ x }) => -x), end(({ x }) => x)]
  const spots = [
    spotAt(px(south.x), px(south.y) + 3),
    spotAt(px(north.x), px(north.y) - height - 3),
    spotAt(px(west.x) - width / 2 - 4, px(west.y) - height / 2),
    spotAt(px(east.x) + width / 2 + 4, px(east.y) - height / 2),
  ] as const
  return freest(spots, room.titles, room.figures, { width: on.x + on.width, depth: on.y + on.height })
}

export interface BiteShown {
  readonly herd: Herd
  /** From the edge of a base, in units. */
  readonly reach: number
  /** Whoever is chosen would stand in it. */
  readonly threatens: boolean
}

/** ed.bite.4 How far each herd can bite after one Move. */
export const BiteReach = ({ bites }: { readonly bites: readonly BiteShown[] }) => (
  <g class="bite-reach">
    {bites.map(({ herd, reach, threatens }) => (
      <path
        key={herd.id}
        class={threatens ? 'threat' : ''}
        data-bites={herd.id}
        d={outlineRound(
          herd.zombies.map((z) => z.at),
          reach + RADIUS,
        )}
      />
    ))}
  </g>
)

/** From this side on one is behind it or beside it, in units round the middle. */
const FLANK = 7 * INCH

/** ed.facing.6 The side from which somebody is flanked, so many degrees round where it does not look. */
export function flankOf(middle: XY, facing: XY, frontArc: number): readonly XY[] {
  const back = Math.atan2(-facing.y, -facing.x)
  const half = ((360 - frontArc) / 360) * Math.PI
  const steps = Math.max(4, Math.round(half / 0.12))
  const rim = Array.from({ length: 2 * steps + 1 }, (_, i) => {
    const turn = back - half + (half * i) / steps
    return { x: middle.x + FLANK * Math.cos(turn), y: middle.y + FLANK * Math.sin(turn) }
  })
  return [middle, ...rim]
}

export function Flank({
  at: middle,
  facing,
  frontArc,
  flanked,
  size,
  on,
}: {
  readonly at: XY
  readonly facing: XY
  readonly frontArc: number
  readonly flanked: boolean
  /** So many times as large letters are. */
  readonly size: number
  /** What of the board is in sight. */
  readonly on: Box
}) {
  const d = polygon(flankOf(middle, facing, frontArc))
  const words = flanked ? 'flanked: +1 on each die' : 'flanked from this side'
  const half = (words.length * WIDE * size) / 2
  const long = Math.hypot(facing.x, facing.y) || 1
  const behind = { x: middle.x - (facing.x / long) * FLANK * 1.07, y: middle.y - (facing.y / long) * FLANK * 1.07 }
  return (
    <g class={flanked ? 'flank on' : 'flank'} data-flanked={flanked}>
      <path fill="url(#ed-flank)" d={d} />
      <path class="flank-rim" d={d} />
      <text
        x={Math.max(on.x + half, Math.min(px(behind.x), on.x + on.width - half))}
        y={Math.max(on.y + HIGH * size, Math.min(px(behind.y), on.y + on.height))}
      >
        {words}
      </text>
    </g>
  )
}

/** ed.herd.9 Where the others of a herd would stand, and where from. */
export const Following = ({ moves }: { readonly moves: readonly { readonly from: XY; readonly to: XY }[] }) => (
  <g class="following">
    <path class="meant" d={moves.map(({ from, to }) => polyline([from, to])).join('')} />
    <path class="ghosts" d={moves.map(({ to }) => circle(to, RADIUS)).join('')} />
  </g>
)

/** The edge of the table over which one withdraws, and the ring within which a bell counts: what a scenario asks. */
export const Bars = ({ look: { view } }: { readonly look: Forecast }) => {
  const locks = view.herds.filter(isOnTable).flatMap(({ zombies }) =>
    zombies.flatMap((z) => {
      const victim = z.locked === null ? undefined : humanOf(view, z.locked)
      return victim ? [`M${point(z.at)}L${point(victim.at)}`] : []
    }),
  )
  return locks.length === 0 ? null : <path class="locks" d={locks.join('')} />
}

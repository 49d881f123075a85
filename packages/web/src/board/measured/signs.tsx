/** Signs of a measured table: reach, ways, rays, rings, contacts, tape. */
import type { XY } from '@shamble/table'
import { useContext } from 'preact/hooks'
import { contour, type Reach } from './reach.ts'
import { RulerOfTable } from './ruler.ts'
import { along, apart, circle, degrees, point, polyline } from './shapes.ts'
import { at, lengthWords, px, type Ruler, ticksOf } from './units.ts'

export interface Level {
  readonly at: number
  readonly label: string
  /** Is there enough left to attack? */
  readonly attack: boolean
}

/** One ring for every action point: filled and solid where an attack is still affordable, dashed beyond. */
export function Rings({ field, levels }: { readonly field: Reach; readonly levels: readonly Level[] }) {
  const drawn = levels.map((level) => ({ ...level, d: contour(field, level.at, point) }))
  const firing = drawn.filter(({ attack }) => attack).at(-1)
  const last = drawn.at(-1)
  return (
    <g class="reach">
      {last && <path class="walk far" d={last.d} />}
      {firing && <path class="walk" d={firing.d} />}
      {drawn.map(({ label, d, attack }) => (
        <path
          key={label}
          class={`ring${attack ? ' on' : ' off'}${d === last?.d || d === firing?.d ? ' rim' : ''}`}
          d={d}
        />
      ))}
    </g>
  )
}

/** The price of every ring, at a free spot of it. */
export function RingLabels({
  field,
  levels,
  avoid,
}: {
  readonly field: Reach
  readonly levels: readonly Level[]
  /** Where figures stand: their names are not written over. */
  readonly avoid: readonly XY[]
}) {
  return (
    <g class="ringlabels">
      {levels.map(({ label, at: level }, i) => {
        const spot = spotOn(field, level, 200 + i * 35, avoid)
        return (
          spot && (
            <g key={label} class="rl" transform={`translate(${point(spot)})`}>
              <rect x="-17" y="-9" width="34" height="18" rx="2" />
              <text y="4">{label}</text>
            </g>
          )
        )
      })}
    </g>
  )
}

/** So far around a figure nothing else is written. */
const AIR = 380

/** A point of the ring in this direction, or in another where nobody stands; null if the ring is nowhere. */
function spotOn(
  { terms, cost, columns, rows, west, north, step }: Reach,
  level: number,
  first: number,
  avoid: readonly XY[],
): XY | null {
  for (let turned = 0; turned < 360; turned += 20) {
    const turn = ((first + turned) / 180) * Math.PI
    const p = { x: terms.from.x + level * 0.995 * Math.sin(turn), y: terms.from.y - level * 0.995 * Math.cos(turn) }
    const x = Math.round((p.x - west) / step)
    const y = Math.round((p.y - north) / step)
    if (x < 0 || y < 0 || x >= columns || y >= rows) continue
    if (avoid.some((one) => apart(one, p) < AIR)) continue
    if ((cost[y * columns + x] as number) <= level + step) return p
  }
  return null
}

/** A way with its turning points, and the base where it ends. */
export function WayShown({
  path,
  planned,
  radius,
  refused,
  stopped,
  label,
}: {
  /** As far as it is gone, and as it was meant. */
  readonly path: readonly XY[]
  readonly planned: readonly XY[]
  readonly radius: number
  readonly refused: boolean
  readonly stopped: boolean
  readonly label: string
}) {
  const end = path.at(-1) ?? planned.at(-1)
  if (!end) return null
  // It follows the pointer: whatever is placed by a transform makes the browser lay out its layers anew.
  const below = px(end.y) + px(radius) + 15
  return (
    <g class={refused ? 'walkway no' : 'walkway'}>
      <path class="meant" d={polyline(planned)} />
      <path class="way" d={polyline(path)} />
      {path.slice(1, -1).map((p, i) => (
        <circle key={i} class="turn" cx={px(p.x)} cy={px(p.y)} r="3" />
      ))}
      <path class={stopped ? 'ghost stopped' : 'ghost'} d={circle(end, radius)} />
      <g class="waylabel" data-clear>
        <rect
          x={px(end.x) - label.length * 3.6 - 7}
          y={below - 10}
          width={label.length * 7.2 + 14}
          height="19"
          rx="2"
        />
        <text x={px(end.x)} y={below + 4}>
          {label}
        </text>
      </g>
    </g>
  )
}

/** The rays of the rule to one target: blocked ones end in a rust cap where they are stopped. */
export function RaysShown({
  from,
  at: target,
  rays,
  words,
  sees,
}: {
  readonly from: XY
  readonly at: XY
  readonly rays: readonly { readonly end: XY; readonly stop: XY | null }[]
  readonly words: string
  readonly sees: boolean
}) {
  const free = rays.flatMap(({ end, stop }) => (stop === null ? [polyline([from, end])] : []))
  const stopped = rays.flatMap(({ stop }) => (stop === null ? [] : [stop]))
  return (
    <g class={sees ? 'rays' : 'rays no'}>
      <path class="ray" d={free.join('')} />
      <path class="ray no" d={stopped.map((stop) => polyline([from, stop])).join('')} />
      <path class="raycap" d={stopped.map((stop) => circle(stop, 14)).join('')} />
      {words && (
        <text class="raywords" x={px(target.x)} y={px(target.y) - 24}>
          {words}
        </text>
      )}
    </g>
  )
}

/** Circles at so many units from the rim of a base, each with its distance on top. */
export function GapRings({
  rings,
  radius,
}: {
  readonly rings: readonly { readonly at: XY; readonly gap: number; readonly kind: string }[]
  readonly radius: number
}) {
  const ruler = useContext(RulerOfTable)
  return (
    <g class="gaprings">
      {rings.map(({ at: middle, gap, kind }) => {
        const words = lengthWords(gap, ruler)
        const [x, y] = [px(middle.x), px(middle.y - gap - radius)]
        return (
          <g key={`${kind} ${gap}`} class={`gapring ${kind}`}>
            <path d={circle(middle, gap + radius)} />
            <rect x={x - words.length * 3.4 - 5} y={y - 8} width={words.length * 6.8 + 10} height="16" rx="2" />
            <text x={x} y={y + 4}>
              {words}
            </text>
          </g>
        )
      })}
    </g>
  )
}

/** Short bars between bases that touch. */
export function Contacts({
  pairs,
  radius,
}: {
  readonly pairs: readonly { readonly from: XY; readonly to: XY; readonly kind: string }[]
  readonly radius: number
}) {
  const bar = ({ from, to }: { readonly from: XY; readonly to: XY }): string =>
    polyline([along(from, to, radius * 0.75), along(to, from, radius * 0.75)])
  return (
    <g class="contacts">
      {[...new Set(pairs.map(({ kind }) => kind))].map((kind) => (
        <path
          key={kind}
          class={`touch ${kind}`}
          d={pairs
            .filter((pair) => pair.kind === kind)
            .map(bar)
            .join('')}
        />
      ))}
    </g>
  )
}

/** Above or below the middle of a tape, as far as needed, so that its label lies on neither end, nor on a name under it. */
const ASIDE = [0, -26, 26, -44, 44, -62, 62, -84, 84]
const NAME = 20

function labelAt(
  middle: XY,
  width: number,
  ends: readonly { readonly at: XY; readonly radius: number }[],
): { readonly x: number; readonly y: number } {
  const [x, y] = [px(middle.x), px(middle.y)]
  const isFree = (aside: number): boolean =>
    ends.every(({ at: end, radius }) => {
      const r = px(radius) + 5
      const across = Math.abs(px(end.x) - x) < width / 2 + r
      const top = y + aside - 11
      return radius === 0 || !across || top > px(end.y) + r + NAME || top + 21 < px(end.y) - r
    })
  return { x, y: y + (ASIDE.find(isFree) ?? 0) }
}

/** A tick for every centimetre or inch between two points, so far apart; without transforms, as it follows the pointer. */
function tapeTicks(a: XY, b: XY, length: number, ruler: Ruler): string {
  const { each, long } = ticksOf(ruler)
  const aside = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length }
  const tick = (i: number): string => {
    const foot = along(a, b, i * each)
    const high = i % long === 0 ? 7 : 4
    return `M${point(foot)}l${(aside.x * high).toFixed(1)} ${(aside.y * high).toFixed(1)}`
  }
  return Array.from({ length: Math.min(200, Math.floor(length / each) + 1) }, (_, i) => tick(i)).join('')
}

interface TapeProps {
  readonly from: XY
  readonly to: XY
  /** How far from either point its edge is. */
  readonly start: number
  readonly end: number
  /** "0.6 cm too far", "in range": of a length in units. */
  readonly means?: (length: number) => string
}

/** From edge to edge, with a tick for every centimetre or inch, and what the distance means. */
export function Tape({ from, to, start, end, means = () => '' }: TapeProps) {
  const ruler = useContext(RulerOfTable)
  const whole = apart(from, to)
  const length = whole - start - end
  if (length < 40) return null
  const a = along(from, to, start)
  const b = along(to, from, end)
  const words = [lengthWords(length, ruler), means(length)].filter(Boolean).join(', ')
  const { x, y } = labelAt(along(a, b, length / 2), words.length * 7.4 + 12, [
    { at: from, radius: start },
    { at: to, radius: end },
  ])
  return (
    <g class="tape">
      <path class="tapeb" d={polyline([a, b])} />
      <path class="tapet" d={tapeTicks(a, b, length, ruler)} />
      <g class="tapel">
        <rect x={x - words.length * 3.7 - 6} y={y - 11} width={words.length * 7.4 + 12} height="21" rx="2" />
        <text x={x} y={y + 4}>
          {words}
        </text>
      </g>
    </g>
  )
}

/** Where somebody will go next, with a head. */
export function Intents({ paths }: { readonly paths: readonly (readonly XY[])[] }) {
  const heads = paths.map((path) => {
    const end = path.at(-1) as XY
    const before = path.at(-2) ?? end
    return { end, turn: degrees(before, end) }
  })
  return (
    <g class="intents">
      <path class="int" d={paths.map((path) => polyline(path)).join('')} />
      {heads.map(({ end, turn }, i) => (
        <path
          key={i}
          class="inth"
          transform={`translate(${point(end)}) rotate(${turn.toFixed(0)})`}
          d="M-5 -4.500 1 0-5 4.500"
        />
      ))}
    </g>
  )
}

export const Cross = ({ at: p }: { readonly at: XY }) => (
  <path class="curs" d={`M${at(p.x)} ${px(p.y) - 9}v18M${px(p.x) - 9} ${at(p.y)}h18`} />
)

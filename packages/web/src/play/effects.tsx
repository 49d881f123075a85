/** What is felt of what happens, over the board: a tracer, a knock, what breaks, the name of a tile. Nothing waits for it. */
import { useEffect, useRef, useState } from 'preact/hooks'
import { mayMove, settings } from '../settings/settings.ts'
import { useSignal } from '../ui/use-signal.ts'
import type { Rect } from './camera.ts'
import { usePlay } from './context.ts'
import './effects.css'
import { jolt } from './jolts.ts'
import type { Felt } from './game-display.ts'
import { useScale } from './use-scale.ts'

type Point = readonly [x: number, y: number]

const middle = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2]

/** Like a word, so long, even if play has gone on. */
const STAYS_MS = 1200
/** Of more at a time nobody could tell them apart. */
const MOST = 8

interface Seen {
  readonly one: Felt
  /** Where it is, and where it comes from. */
  readonly at: Rect
  readonly from: Rect | null
}

interface Feeling {
  readonly events: readonly unknown[]
  /** Else it was landed, and nothing moves any more. */
  readonly isPlayed: boolean
  readonly key: number
  readonly felt: readonly Seen[]
}

/** What is felt of what is played now, at the places where it is; the same until something else is played. */
function useFelt(): Feeling {
  const { session, display } = usePlay()
  const scene = useSignal(session.scene)
  const director = useSignal(session.director)
  const last = useRef<Feeling>({ events: [], isPlayed: false, key: 0, felt: [] })
  const { playing = [], landed = [], view, acting } = scene ?? {}
  const events = playing.length > 0 ? playing : landed
  if (director && events.length > 0 && last.current.events !== events) {
    const { options } = session
    const rectOf = (place: string): Rect | null =>
      display.board.placeRect(place, { view, options }) ??
      (acting ? display.board.placeRect(place, { view: acting.was, options }) : null)
    const felt = director
      .felt(events, { view, options })
      .slice(-MOST)
      .flatMap((one): Seen[] => {
        const at = rectOf('to' in one ? one.to : one.at)
        return at ? [{ one, at, from: 'from' in one ? rectOf(one.from) : null }] : []
      })
    if (felt.length > 0) last.current = { events, isPlayed: playing.length > 0, key: last.current.key + 1, felt }
  }
  return last.current
}

export function Effects() {
  const { session, viewport } = usePlay()
  const past = useSignal(session.past)
  const { key, felt, isPlayed } = useFelt()
  const motion = mayMove(useSignal(settings)) && isPlayed
  const scale = useScale(viewport)
  const sheet = useRef<SVGSVGElement>(null)
  const [over, setOver] = useState(0)
  useEffect(() => {
    const board = sheet.current?.closest('.layer')
    if (!board || !motion) return
    const running = felt.flatMap(({ one, at, from }) => jolt(board, one, from && middle(from), middle(at)))
    return () => {
      for (const animation of running) animation.finish()
    }
  }, [key])
  useEffect(() => {
    const timer = setTimeout(() => setOver(key), STAYS_MS)
    return () => clearTimeout(timer)
  }, [key])
  if (felt.length === 0 || over === key || past) return null
  const { width, height } = viewport.board
  return (
    <svg
      key={key}
      ref={sheet}
      class={motion ? 'effects moving' : 'effects'}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--k': scale }}
      aria-hidden="true"
    >
      {felt.map((seen, i) => (
        <Effect key={i} {...seen} scale={scale} />
      ))}
    </svg>
  )
}

function Effect({ one, at, from, scale }: Seen & { readonly scale: number }) {
  switch (one.kind) {
    case 'shot':
      return from && <Shot from={middle(from)} to={middle(at)} hit={one.hit} />
    case 'blow':
      return one.hit ? <Sparks at={middle(at)} /> : null
    case 'bite':
      return one.hit ? <Segment at={middle(at)} /> : null
    case 'door':
      return <Splinters at={at} broke={one.broke} />
    case 'tile':
      return <Plate at={middle(at)} name={one.name} scale={scale} />
  }
}

/** From rim to rim: a tick at the muzzle, and the tracer. */
function Shot({
  from: [x1, y1],
  to: [x2, y2],
  hit,
}: {
  readonly from: Point
  readonly to: Point
  readonly hit: boolean
}) {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length < 1) return null
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (far: number, aside = 0): string =>
    `${(x1 + dx * far - dy * aside).toFixed(1)} ${(y1 + dy * far + dx * aside).toFixed(1)}`
  // A miss goes past.
  const end = hit ? Math.max(22, length - 18) : length + 60
  return (
    <g class="shot">
      <path class="tick" d={`M${at(21)}L${at(30)}M${at(20, 5)}L${at(28, 9)}M${at(20, -5)}L${at(28, -9)}`} />
      <path class="tracer" pathLength="1" d={`M${at(24)}L${at(end)}`} />
      {hit && <Sparks at={[x2, y2]} />}
    </g>
  )
}

const SPARKS = 'M-12-16l-6-7M-16 12l-7 6M15-15l6-6M14 16l6 7'

const Sparks = ({ at: [x, y] }: { readonly at: Point }) => (
  <path class="sparks" transform={`translate(${x} ${y})`} d={SPARKS} />
)

/** A part of the rim that was knocked off. */
const Segment = ({ at: [x, y] }: { readonly at: Point }) => (
  <g transform={`translate(${x} ${y})`}>
    <path class="segment" d="M-16.400-4.600A17 17 0 0 1-4.600-16.400" />
  </g>
)

const SPLINTERS = [-140, -100, -60, -20, 25, 65, 110, 150] as const

/** Of a door: cracks, and if it breaks what flies from it. */
function Splinters({ at, broke }: { readonly at: Rect; readonly broke: boolean }) {
  const [x, y] = middle(at)
  const parts = broke ? SPLINTERS : SPLINTERS.slice(2, 5)
  return (
    <g class={broke ? 'splinters broke' : 'splinters'} transform={`translate(${x} ${y})`}>
      {parts.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={broke ? 'M12 0h11' : 'M8 0h6'} />
      ))}
    </g>
  )
}

/** No larger than for this scale: the board may be on its way nearer. */
const LEAST = 0.5

/** Where are we? */
function Plate({ at: [x, y], name, scale }: { readonly at: Point; readonly name: string; readonly scale: number }) {
  const width = 26 + name.length * 11
  return (
    <g class="plate" transform={`translate(${x} ${y}) scale(${1 / Math.max(scale, LEAST)})`}>
      <g>
        <rect x={-width / 2} y="-17" width={width} height="34" />
        <text y="7">{name}</text>
      </g>
    </g>
  )
}

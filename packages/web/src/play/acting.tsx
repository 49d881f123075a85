/** What the dead do at the moment: what leads them, and where they go. */
import { dots } from '../ui/dots.ts'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { useSignal } from '../ui/use-signal.ts'
import { capital, count, plural } from '../words/plain.ts'
import './acting.css'
import type { Rect } from './camera.ts'
import { usePlay } from './context.ts'
import type { Deed, Lead } from './game-display.ts'
import type { Acting as Now } from './session/desk.ts'
import { useBodies } from './use-bodies.ts'
import { useFocusFrame } from './use-focus-frame.ts'
import { useScale } from './use-scale.ts'
import { useShots } from './use-shots.ts'

type Point = readonly [x: number, y: number]

const middle = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2]
const line = (a: Point, b: Point): string => `M${a.join(' ')}L${b.join(' ')}`

/** Where each went, and where what leads them is. */
function useDrawn(now: Now | null) {
  const { session, display } = usePlay()
  if (!now) return null
  const at = (place: string, view: unknown): Point | null => {
    const rect = display.board.placeRect(place, { view, options: session.options })
    return rect && middle(rect)
  }
  const { beat, was, is } = now
  const ways = beat.deeds.flatMap((deed) => {
    const [from, to] = [at(deed.figure, was), at(deed.figure, is)]
    return from && to ? [{ deed, from, to }] : []
  })
  const about = new Set(beat.deeds.flatMap((deed) => deed.about.slice(0, 1)))
  const lures = [...about].map((place) => at(place, is)).filter((one) => one !== null)
  return { lead: beat.lead, ways, lures, lureOf: ({ about: [first] }: Deed) => (first ? at(first, is) : null) }
}

/** On the board: the ways of those who go, a pulse from what they heard, a ring around whom they smell. */
export function Acting() {
  const { session, viewport } = usePlay()
  useShots()
  useBodies()
  useFocusFrame()
  const scene = useSignal(session.scene)
  const past = useSignal(session.past)
  const scale = useScale(viewport)
  const drawn = useDrawn(past ? null : (scene?.acting ?? null))
  if (!drawn) return null
  const { lead, ways, lures, lureOf } = drawn
  const { width, height } = viewport.board
  const gone = ways.filter(({ from, to }) => from[0] !== to[0] || from[1] !== to[1])
  const seen = lead === 'sight' ? ways.flatMap(({ deed, to }) => linesTo(lureOf(deed), to)) : []
  return (
    <svg
      class={`acting ${lead}`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--k': scale }}
      aria-hidden="true"
    >
      {(lead === 'sound' || lead === 'call') && lures.map((one) => <Pulse key={one.join()} at={one} />)}
      {lead === 'smell' && lures.map(([x, y]) => <circle key={`${x},${y}`} class="scent" cx={x} cy={y} r="150" />)}
      {seen.length > 0 && <path class="looks" d={seen.join('')} />}
      {lead === 'attack' && lures.map(([x, y]) => <circle key={`${x},${y}`} class="prey" cx={x} cy={y} r="30" />)}
      <path class="went" d={gone.map(({ from, to }) => line(from, to)).join('')} />
      <path
        class="stood"
        d={dots(
          gone.map(({ from }) => from),
          5,
        )}
      />
    </svg>
  )
}

const linesTo = (lure: Point | null, to: Point): string[] => (lure ? [line(lure, to)] : [])

const RINGS = [40, 90, 140, 190] as const

const Pulse = ({ at: [x, y] }: { readonly at: Point }) => (
  <g class="pulse" transform={`translate(${x} ${y})`}>
    {RINGS.map((r, i) => (
      <circle key={r} r={r} style={{ animationDelay: `${i * 120}ms`, opacity: 0.9 - i * 0.2 }} />
    ))}
  </g>
)

const LEADS: Readonly<Record<Lead, readonly [icon: IconName, one: string, several: string]>> = {
  emerge: ['up', 'comes out', 'come out'],
  rise: ['up', 'rises', 'rise'],
  smell: ['nose', 'smells somebody', 'smell somebody'],
  sight: ['eye', 'has somebody in sight', 'have somebody in sight'],
  call: ['sound', 'follows a call', 'follow a call'],
  sound: ['ear', 'heard a noise', 'heard a noise'],
  walk: ['steps', 'moves', 'move'],
  wander: ['steps', 'wanders', 'wander'],
  notice: ['eye', 'notices somebody', 'notice somebody'],
  door: ['door', 'at a door', 'at a door'],
  attack: ['bite', 'attacks', 'attack'],
  come: ['up', 'comes', 'come'],
  end: ['skull', 'is destroyed', 'are destroyed'],
}

/** Over the board: who is being shown. */
export function ActingChip() {
  const { session, nameOf } = usePlay()
  const acting = useSignal(session.scene)?.acting
  if (!acting) return null
  const { lead, deeds } = acting.beat
  const n = new Set(deeds.map(({ figure }) => figure)).size
  const [icon, one, several] = LEADS[lead]
  const [about] = deeds[0]?.about ?? []
  const whom = lead === 'attack' && about !== undefined ? ` ${nameOf(about)}` : ''
  return (
    <p class="acting-chip">
      <Icon name={icon} small />
      {lead === 'come' ? 'More of the dead come' : `${capital(count(n))} ${plural(n, one, several)}${whom}`}
    </p>
  )
}

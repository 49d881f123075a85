/** The road of a campaign, drawn: across a wide page, down a narrow one. */
import { useMedia } from '../play/use-play-state.ts'
import type { Chart as Road, Station } from './campaign-display.ts'

const NARROW = '(max-width: 759px)'

interface At {
  readonly x: number
  readonly y: number
}

/** Room for words on both sides of a station. */
const WIDE = { step: 208, lane: 92, left: 96, top: 26, below: 66 }
const TALL = { step: 84, lane: 46, left: 26, top: 30 }

export function Chart({ chart }: { readonly chart: Road }) {
  const isTall = useMedia(NARROW)
  const columns = Math.max(...chart.stations.map(({ column }) => column))
  const lanes = Math.max(...chart.stations.map(({ lane }) => lane))
  const at = ({ column, lane }: Station): At =>
    isTall
      ? { x: TALL.left + lane * TALL.lane, y: TALL.top + column * TALL.step }
      : { x: WIDE.left + column * WIDE.step, y: WIDE.top + (lanes - lane) * WIDE.lane }
  const size = isTall
    ? { width: 358, height: TALL.top * 2 + columns * TALL.step }
    : { width: WIDE.left * 2 + columns * WIDE.step, height: WIDE.top + lanes * WIDE.lane + WIDE.below }
  const stationOf = (id: string): Station | undefined => chart.stations.find((one) => one.id === id)
  return (
    <svg
      class={isTall ? 'road tall' : 'road'}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={chart.stations.map(wordsOf).join(' ')}
    >
      {chart.ways.map(({ from, to, taken }) => {
        const [a, b] = [stationOf(from), stationOf(to)]
        if (!a || !b) return null
        return <path key={`${from} ${to}`} class={taken ? 'way taken' : 'way'} d={wayOf(at(a), at(b), isTall)} />
      })}
      {chart.stations.map((station) => (
        <Stop key={station.id} station={station} at={at(station)} isTall={isTall} />
      ))}
    </svg>
  )
}

/** What is said of one that was not fought. */
const UNFOUGHT = { now: 'you are here', ahead: '', missed: 'passed by', unreached: 'never reached' } as const

const wordsOf = ({ title, state, grade }: Station): string => {
  if (state === 'done') return `${title}: ${grade}.`
  return `${title}: ${state === 'now' ? 'now' : state === 'ahead' ? 'ahead' : UNFOUGHT[state]}.`
}

function wayOf(a: At, b: At, isTall: boolean): string {
  if (a.x === b.x || a.y === b.y) return `M${a.x} ${a.y}L${b.x} ${b.y}`
  const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  return isTall
    ? `M${a.x} ${a.y}C${a.x} ${my} ${b.x} ${my} ${b.x} ${b.y}`
    : `M${a.x} ${a.y}C${mx} ${a.y} ${mx} ${b.y} ${b.x} ${b.y}`
}

/** How well it went is a shape as well as a tint: full, ringed, half, crossed. */
function Stop({ station, at, isTall }: { readonly station: Station; readonly at: At; readonly isTall: boolean }) {
  const { title, state, grade, tone, isHere } = station
  const words = state === 'done' ? grade : UNFOUGHT[state]
  const place = isTall
    ? ({ x: Math.max(at.x, 72) + 26, 'text-anchor': 'start' } as const)
    : ({ x: at.x, 'text-anchor': 'middle' } as const)
  const y = isTall ? at.y - 2 : at.y + 38
  return (
    <g class={`stop ${state} ${tone}${isHere ? ' here' : ''}`}>
      <circle class="halo" cx={at.x} cy={at.y} r="18" />
      <circle class="disc" cx={at.x} cy={at.y} r="13" />
      {state === 'done' && <path class="mark" d={MARKS[tone]} transform={`translate(${at.x} ${at.y})`} />}
      {state === 'now' && <circle class="dot" cx={at.x} cy={at.y} r="5" />}
      <text class="ttl" {...place} y={y}>
        {title}
      </text>
      <text class="sub" {...place} y={y + 18}>
        {words}
      </text>
    </g>
  )
}

const MARKS = {
  good: 'M-6 0.5-1.8 5 6-5',
  fair: 'M-6 0.5-1.8 5 6-5',
  poor: 'M-5 0H5',
  bad: 'M-5-5 5 5M5-5-5 5',
} as const

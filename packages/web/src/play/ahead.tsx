/** On the board: who is gathered, and where each would go by what is previewed. */
import './ahead.css'
import { useLayoutEffect } from 'preact/hooks'
import { useSignal } from '../ui/use-signal.ts'
import { around, grown, type Rect } from './camera.ts'
import { usePlay } from './context.ts'
import { usePreview } from './preview.tsx'
import { useScale } from './use-scale.ts'

type Point = readonly [x: number, y: number]

const middle = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2]
const RING = 15
/** So much around whoever would go: a square. */
const AROUND = 40

/**
 * Where everybody would go is seen at once, as long as nothing is to be pointed at. Afterwards the own view is back, also
 * when it was done: whoever shows what comes of it gives it back.
 */
function useWhole(ways: readonly Rect[], key: string): void {
  const { session, viewport } = usePlay()
  useLayoutEffect(() => {
    const all = around(ways)
    const { shots } = viewport
    if (key === '' || !all || !shots) return undefined
    const whole = grown(all, AROUND)
    shots.take(whole, viewport.usual, false)
    return () => {
      if (!session.sending.value) shots.release(whole)
    }
  }, [key])
}

/** What is previewed of others, and where things are; all of it is seen where nothing is to be pointed at. */
function useAhead() {
  const { session, display } = usePlay()
  const scene = useSignal(session.scene)
  const { several, aim } = useSignal(session.selection)
  const { preview, aimed } = usePreview()
  const ahead = preview?.ahead ?? []
  const rectOf = (place: string): readonly Rect[] => {
    const rect = scene && display.board.placeRect(place, { view: scene.view, options: session.options })
    return rect ? [rect] : []
  }
  const directed = useSignal(session.directed)
  const isAimless = aimed && aim === null && !directed
  useWhole(
    isAimless ? ahead.flatMap(({ figure, to }) => [figure, to].filter(Boolean).flatMap(rectOf)) : [],
    isAimless ? ahead.map(({ figure, to }) => `${figure} ${to}`).join() : '',
  )
  const at = (place: string): readonly Point[] => rectOf(place).map(middle)
  return { isThere: scene !== null, ahead, several: several ?? [], at }
}

const Rings = ({ kind, at }: { readonly kind: string; readonly at: readonly Point[] }) => (
  <>
    {at.map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} class={kind} cx={cx} cy={cy} r={RING + 5} />
    ))}
  </>
)

export function Ahead() {
  const { viewport } = usePlay()
  const scale = useScale(viewport)
  const { isThere, ahead, several, at } = useAhead()
  if (!isThere || (ahead.length === 0 && several.length === 0)) return null
  const ways = ahead.flatMap(({ figure, to }) => {
    const [from = null] = figure === '' ? [] : at(figure)
    return from || figure === '' ? at(to).map((end) => ({ key: `${figure} ${to}`, figure, from, end })) : []
  })
  const prey = [...new Set(ahead.flatMap((one) => one.prey ?? []))]
  const { width, height } = viewport.board
  return (
    <svg
      class="ahead"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--k': scale }}
      aria-hidden="true"
    >
      <Rings kind="gathered" at={several.flatMap(at)} />
      {ways.map(({ key, figure, from, end }) => (
        <g key={key} data-going={figure} data-clear>
          {from && <path d={`M${from.join(' ')}L${end.join(' ')}`} />}
          <circle class="ends" cx={end[0]} cy={end[1]} r={RING - 5} />
        </g>
      ))}
      <Rings kind="prey" at={prey.flatMap(at)} />
    </svg>
  )
}

/** On the board: who is gathered, and where each would go by what is previewed. */
import './ahead.css'
import { useSignal } from '../ui/use-signal.ts'
import { usePlay } from './context.ts'
import type { Rect } from './camera.ts'
import { usePreview } from './preview.tsx'
import { useScale } from './use-scale.ts'

type Point = readonly [x: number, y: number]

const middle = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2]
const RING = 15

export function Ahead() {
  const { session, display, viewport } = usePlay()
  const scene = useSignal(session.scene)
  const { several } = useSignal(session.selection)
  const { preview } = usePreview()
  const scale = useScale(viewport)
  const ahead = preview?.ahead ?? []
  if (!scene || (ahead.length === 0 && !several?.length)) return null
  const at = (place: string): readonly Point[] => {
    const rect = display.board.placeRect(place, { view: scene.view, options: session.options })
    return rect ? [middle(rect)] : []
  }
  const ways = ahead.flatMap(({ figure, to }) => {
    const [from] = at(figure)
    return from ? at(to).map((end) => ({ figure, from, end })) : []
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
      {(several ?? []).flatMap(at).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} class="gathered" cx={cx} cy={cy} r={RING + 5} />
      ))}
      {ways.map(({ figure, from, end }) => (
        <g key={figure} data-going={figure}>
          <path d={`M${from.join(' ')}L${end.join(' ')}`} />
          <circle class="ends" cx={end[0]} cy={end[1]} r={RING - 5} />
        </g>
      ))}
      {prey.flatMap(at).map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} class="prey" cx={cx} cy={cy} r={RING + 5} />
      ))}
    </svg>
  )
}

/** What is drawn over the table: what is chosen with its handles, and the cursor of the keyboard. */
import { Brackets } from '../board/signs.tsx'
import type { Size } from '../play/camera.ts'
import { useSignal } from '../ui/use-signal.ts'
import type { Spot } from './game-editor.ts'
import { inPixels } from './rects.ts'
import type { EditorSession } from './session.ts'

interface MarksProps {
  readonly session: EditorSession
  /** The document as it is shown: while something is dragged, as it will be. */
  readonly shown: unknown
  readonly extent: Size
  readonly scale: number
  readonly focused: boolean
}

export function Marks({ session, shown, extent, scale, focused }: MarksProps) {
  const { box, keyed, tool, cursor, anchor } = useSignal(session.hand)
  const { chosen } = session
  const per = session.editor.perMeasure
  return (
    <svg class="brd over" width={extent.width} height={extent.height}>
      {chosen.map((key) => (
        <Chosen
          key={key}
          session={session}
          document={shown}
          chosen={key}
          isAlone={chosen.length === 1 && !session.isSeveral}
          scale={scale}
        />
      ))}
      {box && <rect class="ed-box" {...inPixels(box, per)} />}
      {focused && keyed && (tool !== null || chosen.length === 0) && <Cursor at={cursor} anchor={anchor} per={per} />}
    </svg>
  )
}

/** Brackets around what is chosen, and what it can be taken hold of by. */
function Chosen({
  session: { editor },
  document,
  chosen,
  isAlone,
  scale,
}: {
  readonly session: EditorSession
  readonly document: unknown
  readonly chosen: string
  readonly isAlone: boolean
  readonly scale: number
}) {
  const rect = editor.rectOf(document, chosen)
  if (!rect) return null
  const per = editor.perMeasure
  const box = inPixels(rect, per)
  const air = 6
  const half = 5 / Math.max(0.5, scale)
  return (
    <g class="ed-chosen">
      <Brackets box={{ x: box.x - air, y: box.y - air, width: box.width + 2 * air, height: box.height + 2 * air }} />
      {(isAlone ? editor.handles(document, chosen) : []).map(({ id, kind, at }) => {
        const [x, y] = [at.x * per, at.y * per]
        return kind === 'turn' ? (
          <g key={id} class="ed-turn">
            <path d={`M${box.x + box.width / 2} ${box.y + box.height / 2}L${x} ${y}`} />
            <circle cx={x} cy={y} r={half * 1.2} />
          </g>
        ) : (
          <rect key={id} class="ed-handle" x={x - half} y={y - half} width={2 * half} height={2 * half} />
        )
      })}
    </g>
  )
}

function Cursor({ at, anchor, per }: { readonly at: Spot; readonly anchor: Spot | null; readonly per: number }) {
  const [x, y] = [at.x * per, at.y * per]
  return (
    <g class="ed-cursor">
      <path d={`M${x - 16} ${y}H${x - 4}M${x + 4} ${y}H${x + 16}M${x} ${y - 16}V${y - 4}M${x} ${y + 4}V${y + 16}`} />
      {anchor && (
        <rect
          x={Math.min(anchor.x * per, x)}
          y={Math.min(anchor.y * per, y)}
          width={Math.abs(anchor.x * per - x)}
          height={Math.abs(anchor.y * per - y)}
        />
      )}
    </g>
  )
}

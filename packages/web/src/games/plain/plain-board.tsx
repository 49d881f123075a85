/** What is seen of a game that brings no drawing: its squares and pieces, or else everything in its view, line by line. */
import { area, S } from '../../board/shapes.ts'
import { Brackets, Cursor, LegalSquares } from '../../board/signs.tsx'
import { Dots, SmallMap } from '../../board/small-map.tsx'
import { aimsOf } from '../../board/square/model.ts'
import { centreOfXY, cornerOfXY, middleOf } from '../../board/square/places.ts'
import { Surface } from '../../board/square/surface.tsx'
import type { BoardProps, MiniMapProps, Rect } from '../../play/game-display.ts'
import './plain.css'
import type { plainAiming } from './plain-orders.ts'
import { boxOf, places, rectOf, type Squares, squareOf } from './plain-squares.ts'
import { factsOf, type PlainCommand, type PlainEvent } from './plain-words.ts'

type Props = BoardProps<unknown, PlainEvent, PlainCommand, null>
type MapProps = MiniMapProps<unknown, PlainCommand, null>

const LINE = 28
const WIDTH = 840

/** As tall as what is in the view is long. */
export const sheetOf = (view: unknown): Rect => ({
  x: 0,
  y: 0,
  width: WIDTH,
  height: (factsOf(view).length + 1) * LINE,
})

export function Sheet({ view }: Pick<Props, 'view'>) {
  const { width, height } = sheetOf(view)
  return (
    <dl class="plain-sheet" style={{ width: `${width}px`, height: `${height}px` }} aria-hidden="true">
      {factsOf(view).map(({ name, value }, i) => (
        <div key={i} style={{ height: `${LINE}px` }}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function SheetMap({ view, window, onJump }: MapProps) {
  const { x, y, width, height } = sheetOf(view)
  return (
    <SmallMap board={{ x, y, width, height }} label="The sheet" window={window} onJump={onJump}>
      <rect class="mu" width={width} height={height} />
    </SmallMap>
  )
}

function Ground({ on }: { readonly on: Squares }) {
  const { width, height } = boxOf(on)
  const { columns, rows, squares = [] } = on.drawing
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * S} 0V${height}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * S}H${width}`),
  ]
  return (
    <>
      <rect class="ground" width={width} height={height} />
      {squares.map(({ at: [x, y], kind }) => {
        const [left, top] = cornerOfXY([x - 1, y - 1])
        return (
          <g key={`${x},${y}`} class="plain-square" data-kind={kind}>
            <rect x={left} y={top} width={S} height={S} />
            <text x={left + S / 2} y={top + S - 5}>
              {kind}
            </text>
          </g>
        )
      })}
      <path class="tick" d={lines.join('')} />
    </>
  )
}

const Pieces = ({ on }: { readonly on: Squares }) => (
  <>
    {on.drawing.pieces.map(({ id, at: [x, y], mark }) => {
      const [cx, cy] = centreOfXY([x - 1, y - 1])
      return (
        <g key={id} class="plain-piece" data-figure={id}>
          <circle cx={cx} cy={cy} r={S * 0.38} />
          <text x={cx} y={cy + 6}>
            {mark.slice(0, 3)}
          </text>
        </g>
      )
    })}
  </>
)

/** A board that knows its squares and what can be aimed at on them. */
export const squaresBoard = (
  squaresIn: (view: unknown) => Squares,
  { aimingOrder }: Pick<ReturnType<typeof plainAiming>, 'aimingOrder'>,
) =>
  function Board(props: Props) {
    const { view, scale, layers, selection } = props
    const on = squaresIn(view)
    const box = boxOf(on)
    const legal = aimsOf(aimingOrder(props), [], (name) => squareOf(on, name))
    const chosen = selection.figure === null ? null : rectOf(on, selection.figure)
    const pointed = selection.aim ?? selection.hover
    const aim = pointed === null ? null : rectOf(on, pointed)
    const over = (
      <>
        {chosen && <Brackets box={chosen} />}
        {aim && <Cursor box={aim} aimed={selection.aim !== null} />}
      </>
    )
    return (
      <Surface box={box} kind="plain" scale={scale} shown={(layer) => layers[layer] !== false} over={over}>
        <Ground on={on} />
        {legal.length > 0 && (
          <g class="legal">
            <LegalSquares
              corners={legal.map((square) => places.cornerOf(on, square))}
              d={area(on.lattice, new Set(legal))}
            />
          </g>
        )}
        <Pieces on={on} />
        <path class="edge" d={`M0 0H${box.width}V${box.height}H0z`} />
      </Surface>
    )
  }

export const squaresMap = (squaresIn: (view: unknown) => Squares) =>
  function MiniMap({ view, window, onJump }: MapProps) {
    const on = squaresIn(view)
    const { x, y, width, height } = boxOf(on)
    const at = on.drawing.pieces.flatMap(({ id }) => {
      const rect = rectOf(on, id)
      return rect ? [middleOf(rect)] : []
    })
    const { columns, rows } = on.drawing
    return (
      <SmallMap
        board={{ x, y, width, height }}
        margin={8}
        label={`Map: ${columns} by ${rows} squares`}
        window={window}
        onJump={onJump}
      >
        <rect class="mu" width={width} height={height} />
        <Dots kind="mm" at={at} r={S / 3} />
      </SmallMap>
    )
  }

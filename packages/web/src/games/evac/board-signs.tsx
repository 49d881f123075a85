/** Signs over the ground: light and shade, reach, what can be aimed at, and what is pointed at. */
import { TILE_SIDE, type View } from '@shamble/evac/page'
import type { BoardModel } from './board-model.ts'
import { Danger } from '../../board/figures.tsx'
import {
  Brackets,
  Cap,
  Cursor,
  Dark,
  Lamp,
  LegalSquares,
  LegalTile,
  SightLine,
  Unknown,
  Way,
} from '../../board/signs.tsx'
import { area, outline } from './ground.ts'
import { centreOf, cornerOf, endsOf, rectOf } from './place.ts'

/** Light is what the chosen figure sees; the rest of what lies open is hatched. */
export const Light = ({ view, lit }: { readonly view: View; readonly lit: NonNullable<BoardModel['lit']> }) => (
  <Lamp at={centreOf(view, lit.from)} d={area(view, lit.squares)} />
)

export function Shade({ view, lit }: { readonly view: View; readonly lit: NonNullable<BoardModel['lit']> }) {
  const seen = new Set(lit.squares)
  const hidden: number[] = []
  const width = view.size * TILE_SIDE
  for (let square = 0; square < width * width; square++) {
    const tile =
      view.tiles[
        Math.floor(Math.floor(square / width) / TILE_SIDE) * view.size + Math.floor((square % width) / TILE_SIDE)
      ]
    if (tile?.up && !seen.has(square)) hidden.push(square)
  }
  return <Dark d={area(view, hidden)} />
}

export function Reach({
  view,
  reach,
  danger,
}: {
  readonly view: View
  readonly reach: NonNullable<BoardModel['reach']>
  readonly danger: boolean
}) {
  const walk = new Set(reach.walk)
  const all = new Set([...reach.walk, ...reach.pass])
  return (
    <g class="reach">
      <path class="walk" d={area(view, reach.walk)} />
      <path class="walkl" d={outline(view, all)} />
      {reach.sprint.length > 0 && (
        <>
          <path fill="url(#b-run)" d={area(view, reach.sprint)} />
          <path class="runl" d={outline(view, new Set(reach.sprint))} />
        </>
      )}
      {reach.pass.map((square) => {
        const [x, y] = cornerOf(view, square)
        return walk.has(square) ? null : (
          <path
            key={square}
            class="pass"
            d={`M${x + 4} ${y + 14}V${y + 4}H${x + 14}M${x + 26} ${y + 36}H${x + 36}V${y + 26}`}
          />
        )
      })}
      {danger &&
        [...reach.danger].map(([square, n]) => {
          const [x, y] = centreOf(view, square)
          return <Danger key={square} x={x} y={y} n={n} />
        })}
      {reach.flip.map((square) => (
        <Unknown key={square} at={cornerOf(view, square)} />
      ))}
    </g>
  )
}

export function Legal({ view, legal }: { readonly view: View; readonly legal: BoardModel['legal'] }) {
  return (
    <g class="legal">
      {legal.tiles.map((position) => {
        const r = rectOf({ kind: 'tile', position }, view)
        return r && <LegalTile key={position} box={r} />
      })}
      {legal.squares.length > 0 && (
        <LegalSquares corners={legal.squares.map((square) => cornerOf(view, square))} d={area(view, legal.squares)} />
      )}
      {legal.sides.map((side) => {
        const [x1, y1, x2, y2] = endsOf(view, side)
        return <path key={side} class="ld" d={`M${x1} ${y1}L${x2} ${y2}`} />
      })}
    </g>
  )
}

export function Blast({ view, blast }: { readonly view: View; readonly blast: NonNullable<BoardModel['blast']> }) {
  const squares = new Set(blast.squares)
  return (
    <g class={`blast${blast.friends ? ' friends' : ''}`}>
      <path class="bf" d={area(view, squares)} />
      <path class="bo" d={outline(view, squares)} />
      {blast.spared.map(({ at, side }) => {
        const [x, y] = centreOf(view, at)
        return (
          <g key={at} class="spared">
            <path d={`M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`} />
            {side !== null && <Cap ends={endsOf(view, side)} />}
          </g>
        )
      })}
      {blast.doors.map((side) => (
        <Cap key={side} ends={endsOf(view, side)} breaks />
      ))}
    </g>
  )
}

/** What is pointed at, the way there, the line of sight: redrawn with every move of the pointer. */
export function Pointing({
  view,
  model,
  cursor,
}: {
  readonly view: View
  readonly model: BoardModel
  readonly cursor: boolean
}) {
  const { aim, aimed, path, sight, legal } = model
  const rect = aim && rectOf(aim, view)
  // A door that was just put there is seen as one, although the mouse still rests on it.
  const side = aim?.kind === 'side' && (aimed || legal.sides.includes(aim.side)) ? aim.side : null
  return (
    <g class="pointing">
      {path && <Way through={path.map((square) => centreOf(view, square))} />}
      {sight && (
        <SightLine
          from={centreOf(view, sight.from)}
          to={centreOf(view, sight.to)}
          stop={sight.stop === null ? null : endsOf(view, sight.stop)}
          free={sight.free}
        />
      )}
      {rect && cursor && aim?.kind !== 'side' && <Cursor box={rect} aimed={aimed} />}
      {side !== null && <path class={aimed ? 'at-side aimed' : 'at-side'} d={sidePath(view, side)} />}
    </g>
  )
}

const sidePath = (view: View, side: number): string => {
  const [x1, y1, x2, y2] = endsOf(view, side)
  return `M${x1} ${y1}L${x2} ${y2}`
}

export function Chosen({ view, model }: { readonly view: View; readonly model: BoardModel }) {
  const rect = model.chosen && rectOf(model.chosen, view)
  return rect && <Brackets box={rect} />
}

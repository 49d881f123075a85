/** Signs over the ground: light and shade, reach, what can be aimed at, tiles to be laid, what is pointed at. */
import { ENTRANCES, openSidesOf, SIDES, type Side, unitsOfTile, type View } from '@shamble/drop-dead/page'
import { Danger } from '../../board/figures.tsx'
import { area, outline, S } from '../../board/shapes.ts'
import { Brackets, Cursor, Dark, Lamp, LegalSquares, LegalTile, SightLine, Unknown, Way } from '../../board/signs.tsx'
import type { BoardModel, Ghost, Side as UnitSide } from './board-model.ts'
import { type SideKind, Symbol, TileFace, TileWalls } from './ground.tsx'
import { type Cell, centreOf, cityRect, cornerOf, boxOf, gridOf, rectOfCell, squareIn, T } from './place.ts'
import { tileTitle } from './read.ts'

/** Paths over a grid begin at the corner of the box. */
const InFrame = ({ view, children }: { readonly view: View; readonly children: preact.ComponentChildren }) => {
  const { x, y } = boxOf(view)
  return <g transform={`translate(${x} ${y})`}>{children}</g>
}

const areaOf = (view: View, units: Iterable<number>): string => {
  const box = boxOf(view)
  return area(
    gridOf(box),
    [...units].map((unit) => squareIn(box, unit)),
  )
}

const outlineOf = (view: View, units: Iterable<number>): string => {
  const box = boxOf(view)
  return outline(gridOf(box), new Set([...units].map((unit) => squareIn(box, unit))))
}

export function Light({ view, lit }: { readonly view: View; readonly lit: NonNullable<BoardModel['lit']> }) {
  const [x, y] = centreOf(lit.from)
  const box = boxOf(view)
  return (
    <InFrame view={view}>
      <Lamp at={[x - box.x, y - box.y]} d={areaOf(view, lit.squares)} />
    </InFrame>
  )
}

export function Shade({ view, lit }: { readonly view: View; readonly lit: NonNullable<BoardModel['lit']> }) {
  const seen = new Set(lit.squares)
  const hidden = view.tiles.flatMap((tile) => unitsOfTile(tile)).filter((unit) => !seen.has(unit))
  return (
    <InFrame view={view}>
      <Dark d={areaOf(view, hidden)} />
    </InFrame>
  )
}

interface ReachProps {
  readonly view: View
  readonly reach: NonNullable<BoardModel['reach']>
  readonly danger: boolean
}

export function Reach({ view, reach, danger }: ReachProps) {
  const all = [...reach.walk, ...reach.held]
  return (
    <g class="reach">
      <InFrame view={view}>
        <path class="walk" d={areaOf(view, all)} />
        <path class="walkl" d={outlineOf(view, all)} />
        {reach.held.length > 0 && <path fill="url(#dd-overrun)" d={areaOf(view, reach.held)} />}
      </InFrame>
      {reach.stop.map((unit) => {
        const [x, y] = cornerOf(unit)
        return (
          <g key={unit} class="stops" transform={`translate(${x} ${y})`}>
            <rect x="3" y="3" width="34" height="34" />
            <path d="M14 14h12v12H14z" />
          </g>
        )
      })}
      {reach.cells.map((cell) => {
        const { x, y } = rectOfCell(cell)
        return (
          <g key={cell.join()} class="beyond" data-cell={cell.join()}>
            <rect class="new" x={x + 10} y={y + 10} width={T - 20} height={T - 20} rx="4" />
            <Unknown at={[x + T / 2 - S / 2, y + T / 2 - S / 2]} />
          </g>
        )
      })}
      {danger && <HowDangerous reach={reach} />}
    </g>
  )
}

/** How many of the dead reach each unit; a dot where none does. */
const HowDangerous = ({ reach }: Pick<ReachProps, 'reach'>) => (
  <>
    {[...reach.danger].map(([unit, n]) => {
      const [x, y] = centreOf(unit)
      return n > 0 ? <Danger key={unit} x={x} y={y} n={n} /> : <circle key={unit} class="strike" cx={x} cy={y} r="5" />
    })}
  </>
)

export const Legal = ({ view, legal }: { readonly view: View; readonly legal: BoardModel['legal'] }) => (
  <g class="legal">
    {legal.cells.map((cell) => (
      <LegalTile key={cell.join()} box={rectOfCell(cell)} />
    ))}
    {legal.units.length > 0 && (
      <>
        <InFrame view={view}>
          <path class="lsf" d={areaOf(view, legal.units)} />
        </InFrame>
        <LegalSquares corners={legal.units.map(cornerOf)} d="" />
      </>
    )}
  </g>
)

/** dd.overrun.1 Three or more of them: nobody leaves. */
export const Overrun = ({ cells }: { readonly cells: readonly Cell[] }) => (
  <>
    {cells.map((cell) => {
      const { x, y } = rectOfCell(cell)
      return (
        <g key={cell.join()} class="overrun">
          <rect fill="url(#dd-overrun)" x={x + 4} y={y + 4} width={T - 8} height={T - 8} />
          <rect class="edge" x={x + 4} y={y + 4} width={T - 8} height={T - 8} />
        </g>
      )
    })}
  </>
)

/** In the corner of the lower edge, over whoever stands there. */
export const OverrunWords = ({ cells }: { readonly cells: readonly Cell[] }) => (
  <g class="overrun">
    {cells.map((cell) => {
      const { x, y } = rectOfCell(cell)
      return (
        <text key={cell.join()} x={x + T - 6} y={y + T + 1}>
          overrun
        </text>
      )
    })}
  </g>
)

export function Blast({ cell }: { readonly cell: Cell }) {
  const { x, y } = rectOfCell(cell)
  return (
    <g class="blast">
      <rect class="bf" x={x} y={y} width={T} height={T} />
      <rect class="bo" x={x + 2} y={y + 2} width={T - 4} height={T - 4} />
    </g>
  )
}

const ghostKinds = ({ id, rot, doors }: Ghost): Readonly<Record<Side, SideKind>> => {
  const open = openSidesOf({ id, rot })
  const kind = (side: Side): SideKind => {
    if (!open.includes(side)) return 'wall'
    return doors.opened.includes(side) ? 'open' : doors.joined.includes(side) ? 'way' : 'blocked'
  }
  return { N: kind('N'), E: kind('E'), S: kind('S'), W: kind('W') }
}

const MARK_AT: Readonly<Record<Side, readonly [number, number]>> = {
  N: [80, 20],
  E: [140, 80],
  S: [80, 140],
  W: [20, 80],
}

/** How the tile in hand would lie: what it opens, joins and blocks. */
export function GhostTile({ ghost }: { readonly ghost: Ghost }) {
  const { x, y } = rectOfCell(ghost.cell)
  const sign = (side: Side): string | null => {
    if (ghost.doors.opened.includes(side)) return 'opens'
    if (ghost.doors.joined.includes(side)) return 'joins'
    return ghost.doors.blocked.includes(side) ? 'blocked' : null
  }
  return (
    <g class="ghost" transform={`translate(${x} ${y})`} data-ghost={`${ghost.id} r${ghost.rot}`}>
      <TileFace tile={ghost} ghost />
      <TileWalls tile={`ghost ${ghost.id}`} kinds={ghostKinds(ghost)} />
      <Symbol tile={{ id: ghost.id, resolved: false, asleep: false }} comes={null} />
      <text class="tn" x="8" y="16">
        {tileTitle(ghost.id)}
      </text>
      <rect class="gl" x="5" y="5" width={T - 10} height={T - 10} rx="3" />
      {SIDES.map((side) => {
        const word = sign(side)
        const [mx, my] = MARK_AT[side]
        return (
          word && (
            <g key={side} class={`door-sign ${word}`} transform={`translate(${mx} ${my})`}>
              <circle r="11" />
              <path
                d={
                  word === 'opens'
                    ? 'M-5 0h10M0-5v10'
                    : word === 'joins'
                      ? 'M-5.500 0-1.500 4 6-4'
                      : 'M-4-4l8 8M4-4l-8 8'
                }
              />
            </g>
          )
        )
      })}
    </g>
  )
}

/** dd.grid.6 The numbers of the entrances, and the compass: for whoever throws real dice. */
export const Entrances = ({ view }: { readonly view: View }) => (
  <g class="entrances">
    {view.tiles.flatMap((tile) => {
      const { x, y } = rectOfCell([tile.tx, tile.ty])
      return ENTRANCES.map(([column, row], i) => (
        <text key={`${tile.tx},${tile.ty} ${i}`} x={x + (column + 0.5) * S} y={y + (row + 0.5) * S + 7}>
          {i + 1}
        </text>
      ))
    })}
  </g>
)

const COMPASS = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => {
  const turn = ((n - 1) * Math.PI) / 4
  return { n, x: 34 * Math.sin(turn), y: -34 * Math.cos(turn) }
})

/** dd.shamble.4 Directions of the eight-sided die, on the van's tile, which has no symbol of its own. */
export const Compass = () => (
  <g class="compass" transform={`translate(${T / 2} ${T / 2}) scale(.75)`}>
    <circle r="50" />
    <path d="M0-22V22M-22 0H22M-15-15 15 15M15-15-15 15" />
    {COMPASS.map((point) => (
      <text key={point.n} x={point.x} y={point.y + 5}>
        {point.n}
      </text>
    ))}
  </g>
)

const endsOf = ({ unit, south }: UnitSide): readonly [number, number, number, number] => {
  const [x, y] = cornerOf(unit)
  return south ? [x, y + S, x + S, y + S] : [x + S, y, x + S, y + S]
}

/** What is pointed at, the way there, the line of sight: redrawn with every move of the pointer. */
export function Pointing({ view, model }: { readonly view: View; readonly model: BoardModel }) {
  const { aim, aimed, path, sight, target, ghost } = model
  const rect = aim && cityRect(aim, view)
  return (
    <g class="pointing">
      {path && <Way through={path.map(centreOf)} />}
      {sight && (
        <SightLine
          from={centreOf(sight.from)}
          to={centreOf(sight.to)}
          stop={sight.stop && endsOf(sight.stop)}
          free={sight.free}
        />
      )}
      {rect && target === null && ghost === null && <Cursor box={rect} aimed={aimed} />}
    </g>
  )
}

export function Chosen({ view, model }: { readonly view: View; readonly model: BoardModel }) {
  const rect = model.chosen && cityRect(model.chosen, view)
  return rect && <Brackets box={rect} />
}

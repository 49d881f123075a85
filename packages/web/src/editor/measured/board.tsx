/** A measured table while it is built, drawn as it is drawn in play. */
import type { MapDrawing, Point } from '@shamble/table'
import type { ComponentChildren } from 'preact'
import { lodOf, useLayer } from '../../board/layers.tsx'
import { Pieces } from '../../board/measured/pieces.tsx'
import { Ground, Names, Openings, Patterns, Walls } from '../../board/measured/terrain.tsx'
import { at, px } from '../../board/measured/units.ts'
import '../../board/board.css'
import '../../board/measured/measured.css'
import type { Drawn } from './drawn.ts'

/** Puts something at a point of a table of which so many units are one measure. */
export const placedAt = ([x, y]: Point, perMeasure: number): { transform: string } => ({
  transform: `translate(${px(x * perMeasure)}px, ${px(y * perMeasure)}px)`,
})

export function Zones({ map, perMeasure }: { readonly map: MapDrawing; readonly perMeasure: number }) {
  const pixels = (value: number): string => at(value * perMeasure)
  const [x1, y1, x2, y2] = map.deployment
  const box = `M${pixels(x1)} ${pixels(y1)}H${pixels(x2)}V${pixels(y2)}H${pixels(x1)}Z`
  const edge = map.exit?.edge.map(pixels)
  return (
    <g class="zones">
      <path fill="url(#m-zone)" d={box} />
      <path class="zone" d={box} />
      {edge && <path class="exit" d={`M${edge[0]} ${edge[1]}L${edge[2]} ${edge[3]}`} />}
      {map.spawnPoints.map((p, i) => (
        <g key={i} class="spawn" style={placedAt(p, perMeasure)}>
          <circle r="9" />
          <text y="4">{i + 1}</text>
        </g>
      ))}
    </g>
  )
}

export interface MeasuredBoardProps {
  readonly map: MapDrawing
  readonly drawn: Drawn
  readonly perMeasure: number
  /** Screen pixels per pixel of the board. */
  readonly scale: number
  /** The board of the game. */
  readonly class: string
  /** Figures and markers, on a sheet of their own. */
  readonly children: ComponentChildren
}

export function MeasuredBoard({ map, drawn, perMeasure, scale, class: name, children }: MeasuredBoardProps) {
  const { width: w, depth, roads, buildings, rooms, pieces, astray } = drawn
  const [width, height] = [px(w), px(depth)]
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  // Bases are drawn to scale however small: they are what is being placed. Words grow against the zoom.
  const lod = lodOf(scale) === 'full' ? 'full' : 'figure'
  const { vehicles, lows, blocks, trees, deployment, exit, spawnPoints } = map
  const ground = useLayer([map.size, map.roads, map.buildings], () => (
    <Ground width={w} depth={depth} roads={roads} buildings={buildings} />
  ))
  const things = useLayer([vehicles, lows, blocks, trees], () => <Pieces pieces={pieces} />)
  const houses = useLayer([map.buildings], () => (
    <>
      <Walls buildings={buildings} />
      <Openings buildings={buildings} stateOf={(_, first) => first} />
      <g class="astray">
        {astray.map(({ x, y }, i) => (
          <path key={i} transform={`translate(${px(x)} ${px(y)})`} d="M-8-8 8 8M8-8-8 8" />
        ))}
      </g>
    </>
  ))
  const zones = useLayer([deployment, exit, spawnPoints], () => <Zones map={map} perMeasure={perMeasure} />)
  const names = useLayer([map.buildings], () => <Names rooms={rooms} />)
  return (
    <div
      class={`brd-board ${name}`}
      style={{ width: `${width}px`, height: `${height}px`, '--up': Math.max(1, Math.min(2, 0.9 / scale)) }}
      data-lod={lod}
      aria-hidden="true"
    >
      <svg class="brd msr base" {...size} data-lod={lod}>
        <Patterns />
        {ground}
        {things}
        {houses}
        {zones}
        {names}
      </svg>
      <svg class="brd msr sheet" {...size} data-lod={lod} data-numbers="on">
        {children}
      </svg>
    </div>
  )
}

/** The thirty-two kinds of terrain as they are drawn, from the ground up; few nodes, however many pieces there are. */
import type { TerrainId } from '@shamble/even-death/page'
import type { Shape, XY } from '@shamble/table'
import { boxPath, shapePath } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { keysOf } from '../../sure.ts'
import { boxOf } from '@shamble/table'
import {
  bars,
  centreOf,
  crossed,
  crosses,
  crown,
  hachures,
  inner,
  leaf,
  lengthwise,
  over,
  posts,
  quartered,
  spine,
  stone,
  strewn,
  teeth,
} from './terrain-signs.ts'

/** A piece as it is drawn. */
export interface PieceDrawn {
  readonly id: string
  readonly kind: TerrainId
  readonly shape: Shape
  readonly building: string | null
}

/** What is drawn of a piece, one over the other: its ground, its signs, and what is heavier. */
interface Look {
  readonly ground: (shape: Shape) => string
  readonly signs?: (shape: Shape) => string
  readonly bold?: (shape: Shape) => string
}

const WAVE = 'q4-5 8 0t8 0'
const FLAME = 'm-5 5c-3-4 0-6 1-11 4 2 4 5 4 6 1-1 1-2 1-3 4 3 3 7 0 9-2 1.500-5 1-6-1z'
const MINE = 'm-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0zm4-7v3m0 8v3m-7-7h3m8 0h3'
const CROWN = 'm-8-2a5 5 0 0 1 9-3a5 5 0 0 1 7 6a5 5 0 0 1-6 7a5 5 0 0 1-9-1a6 6 0 0 1-1-9z'
const BRICKS = 'm-6-3l4-3 4 2-2 4zm7 6l3-4 3 3-3 3z'
const PEAK = 'm-11 6l7-13 4 6 3-5 7 12'
const PEBBLE = 'm-4 0a4 3 0 1 0 8 0a4 3 0 1 0-8 0z'
const DOT = 'h1.600'
const DASHES = 'm-6 0h4m4 0h4'

const along = (shape: Shape): string => lengthwise(shape, [0])
const rim = (shape: Shape): string => lengthwise(shape, [-1, 1])

/** From the ground up: what comes later lies over it. */
const LOOKS: Readonly<Record<TerrainId, Look>> = {
  open: { ground: shapePath, signs: (s) => over(s, 420, DOT) },
  hill: { ground: shapePath, signs: (s) => hachures(s, 190, 90), bold: (s) => inner(s, 0.72) + inner(s, 0.42) },
  shallows: { ground: shapePath, signs: (s) => over(s, 330, DASHES) },
  pond: { ground: shapePath, signs: (s) => over(s, 330, WAVE) },
  deep: { ground: shapePath, signs: (s) => over(s, 230, `${WAVE}m-16 5${WAVE}`), bold: shapePath },
  stream: { ground: shapePath, signs: (s) => lengthwise(s, [-0.5, 0.1, 0.6]) },
  ford: { ground: shapePath, signs: (s) => over(s, 150, PEBBLE) },
  road: { ground: shapePath, signs: along, bold: rim },
  bridge: { ground: shapePath, signs: (s) => bars(s, 110), bold: rim },
  woods: { ground: shapePath, signs: (s) => over(s, 300, CROWN) },
  trench: { ground: shapePath, signs: (s) => bars(s, 130, 0.5), bold: (s) => rim(s) + lengthwise(s, [-0.5, 0.5]) },
  rubble: { ground: shapePath, signs: (s) => over(s, 170, BRICKS) },
  minefield: { ground: shapePath, signs: (s) => over(s, 330, MINE) },
  trap: { ground: shapePath, signs: teeth, bold: (s) => strewn([centreOf(s)], 'm-5-5l10 10m0-10l-10 10') },
  fire: { ground: shapePath, signs: (s) => over(s, 200, FLAME) },
  cliff: { ground: shapePath, signs: (s) => hachures(s, 80, 130), bold: shapePath },
  crag: { ground: shapePath, signs: (s) => over(s, 300, PEAK), bold: shapePath },
  block: { ground: shapePath, signs: (s) => lengthwise(s, [-0.6, -0.2, 0.2, 0.6]), bold: shapePath },
  wreck: { ground: shapePath, signs: (s) => bars(s, 290, 0.8) + lengthwise(s, [-0.8, 0.8]), bold: crossed },
  crates: { ground: shapePath, signs: (s) => quartered(s) + crossed(s), bold: shapePath },
  boulder: { ground: stone, signs: (s) => over(s, 400, 'm-7-1l5-5 3 5 6 1m-6-1l-2 8') },
  hedge: { ground: shapePath, signs: (s) => strewn(bumpsOf(s), 'm-6 2q3-8 6 0q3-8 6 0') },
  lowwall: { ground: shapePath, signs: (s) => bars(s, 130) },
  wall: { ground: shapePath, signs: shapePath },
  meshfence: { ground: along, signs: (s) => crosses(s, 150), bold: (s) => posts(s, 500) },
  gate: { ground: along, signs: (s) => crossed(s) + bars(s, 90), bold: (s) => posts(s, Number.POSITIVE_INFINITY) },
  'building-wall': { ground: shapePath },
  window: { ground: shapePath, signs: along },
  door: { ground: shapePath },
  tree: { ground: (s) => crown(s, 2.1), signs: shapePath },
  ladder: { ground: shapePath },
  marker: { ground: shapePath, bold: (s) => strewn([centreOf(s)], 'm-2 8v-17l9 4-9 4') },
}

const bumpsOf = (shape: Shape): XY[] => {
  const { from, to } = spine(shape)
  const many = Math.max(2, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / 130))
  return Array.from({ length: many }, (_, i) => ({
    x: from.x + ((to.x - from.x) * (i + 0.5)) / many,
    y: from.y + ((to.y - from.y) * (i + 0.5)) / many,
  }))
}

export const KINDS_DRAWN = keysOf(LOOKS)

const joined = (shapes: readonly Shape[], draw: ((shape: Shape) => string) | undefined): string =>
  draw ? shapes.map(draw).join('') : ''

/** All pieces of a kind. */
function Kind({ kind, shapes }: { readonly kind: TerrainId; readonly shapes: readonly Shape[] }) {
  const { ground, signs, bold } = LOOKS[kind]
  const [under, over, heavy] = [joined(shapes, ground), joined(shapes, signs), joined(shapes, bold)]
  return (
    <g class={`tr ${kind}`} data-kind={kind}>
      <path class="tg" d={under} />
      {over !== '' && <path class="ts" d={over} />}
      {heavy !== '' && <path class="tb" d={heavy} />}
    </g>
  )
}

/** Doors and gates that stand open: the leaf, and the way it went. */
function Opened({ kind, shapes }: { readonly kind: TerrainId; readonly shapes: readonly Shape[] }) {
  const leaves = shapes.map(leaf)
  return (
    <g class={`tr ${kind} opened`} data-kind={kind}>
      <path class="tl" d={leaves.map((one) => one.leaf).join('')} />
      <path class="tw" d={leaves.map((one) => one.swing).join('')} />
    </g>
  )
}

/** Floors of buildings that one walks into: as far as their walls go. */
function floors(pieces: readonly PieceDrawn[]): string {
  const boxes = new Map<string, ReturnType<typeof boxOf>>()
  for (const { kind, shape, building } of pieces) {
    if (building === null || kind === 'block') continue
    const box = boxOf(shape)
    const known = boxes.get(building) ?? box
    boxes.set(building, {
      west: Math.min(known.west, box.west),
      north: Math.min(known.north, box.north),
      east: Math.max(known.east, box.east),
      south: Math.max(known.south, box.south),
    })
  }
  return [...boxes.values()].map(boxPath).join('')
}

/** Everything that stands on a table. */
export function Terrain({
  pieces,
  closed,
}: {
  readonly pieces: readonly PieceDrawn[]
  /** ed.terrain.14 The ids of doors and gates that are closed. */
  readonly closed: readonly string[]
}) {
  const isOpen = ({ id, kind }: PieceDrawn): boolean => (kind === 'door' || kind === 'gate') && !closed.includes(id)
  const inside = floors(pieces)
  const at = KINDS_DRAWN.indexOf('hedge')
  const layer = (kind: TerrainId) => {
    const own = pieces.filter((piece) => piece.kind === kind)
    const shut = own.filter((piece) => !isOpen(piece)).map(({ shape }) => shape)
    const opened = own.filter(isOpen).map(({ shape }) => shape)
    return (
      <>
        {shut.length > 0 && <Kind key={kind} kind={kind} shapes={shut} />}
        {opened.length > 0 && <Opened key={`${kind} open`} kind={kind} shapes={opened} />}
      </>
    )
  }
  return (
    <g class="pieces">
      {KINDS_DRAWN.slice(0, at).map(layer)}
      {inside !== '' && (
        <>
          <path class="floor" d={inside} />
          <path fill="url(#m-plank)" d={inside} />
        </>
      )}
      {KINDS_DRAWN.slice(at).map(layer)}
    </g>
  )
}

/** ed.climb.11 Ladders, where one climbs. */
export const Ladders = ({ ladders }: { readonly ladders: readonly { readonly id: string; readonly at: XY }[] }) => (
  <g class="tr ladder" data-kind="ladder">
    {ladders.map(({ id, at }) => (
      <path
        key={id}
        class="tb"
        transform={`translate(${px(at.x).toFixed(1)} ${px(at.y).toFixed(1)})`}
        d="M-4-11V11M4-11V11M-4-7H4M-4-2H4M-4 3H4M-4 8H4"
      />
    ))}
  </g>
)

/** A piece of a kind as it is shown in the key and in the editor's tools: some of it, in a box of 40. */
export function sample(kind: TerrainId): Shape {
  const box = (west: number, north: number, east: number, south: number): Shape => ({
    is: 'polygon',
    corners: [
      { x: west, y: north },
      { x: east, y: north },
      { x: east, y: south },
      { x: west, y: south },
    ],
  })
  switch (kind) {
    case 'woods':
    case 'hill':
    case 'pond':
    case 'fire':
    case 'trap':
    case 'boulder':
    case 'marker':
      return { is: 'disc', at: { x: 165, y: 165 }, radius: kind === 'marker' ? 120 : 150 }
    case 'tree':
      return { is: 'disc', at: { x: 165, y: 165 }, radius: 75 }
    case 'lowwall':
    case 'hedge':
    case 'wall':
    case 'meshfence':
    case 'gate':
    case 'building-wall':
    case 'window':
    case 'door':
      return box(10, 135, 320, kind === 'hedge' ? 230 : 195)
    case 'wreck':
      return box(10, 85, 320, 245)
    default:
      return box(15, 15, 315, 315)
  }
}

/** One piece of a kind, drawn by itself. */
export function Sample({ kind }: { readonly kind: TerrainId }) {
  if (kind === 'ladder') return <Ladders ladders={[{ id: 'ladder', at: { x: 165, y: 165 } }]} />
  return <Kind kind={kind} shapes={[sample(kind)]} />
}

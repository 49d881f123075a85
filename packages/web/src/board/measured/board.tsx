/**
 * The measured table: drawn in pixels of the board, twelve to the centimetre, in three sheets. Every game hands it its
 * map, its model and its own drawings. Nothing here listens but the hand.
 */
import type { Line, OpeningState, Terrain, XY } from '@shamble/table'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { measureBy } from '../../settings/measure.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { Happening, type Words } from '../happening.tsx'
import { lodOf, useLayer } from '../layers.tsx'
import type { Opaque } from './light.ts'
import { LightSheet } from './light-sheet.tsx'
import { Chosen, Following, LegalMarks, TemplateLaid, type Zone, Zones } from './marks.tsx'
import type { MeasuredModel } from './model.ts'
import { finishMotion, playMotion, stepsAlong, type Way } from './motion.ts'
import { RulerOfTable } from './ruler.ts'
import { polyline } from './shapes.ts'
import { Contacts, GapRings, Intents, RingLabels, Rings } from './signs.tsx'
import { Ground, Names, type OpeningLook, Openings, Patterns, type Road, Walls } from './terrain.tsx'
import { Storey } from './storeys.tsx'
import { TapeLaid } from './tape.tsx'
import { CENTIMETRES, px, type Ruler, shownBy } from './units.ts'
import '../board.css'
import './measured.css'

/** The table itself, as its map has it. */
export interface TableMap {
  readonly terrain: Terrain
  readonly roads: readonly Road[]
  readonly rooms: readonly { readonly id: string; readonly title: string }[]
  readonly deployment: Zone | null
  readonly exit: Pick<Line, 'from' | 'to'> | null
  readonly spawnPoints: readonly XY[]
}

/** Doors and windows as they are now; drawn anew when the key changes. */
export interface OpeningsNow {
  readonly key: readonly unknown[]
  readonly stateOf: (id: string, first: OpeningState) => OpeningState
  readonly noteOn?: (id: string) => string
  readonly lookOf?: (kind: string) => OpeningLook
  readonly tagOf?: (id: string) => string
}

/** What is being played: anew with every view. */
export interface Played<View> extends Words {
  readonly view: View
  readonly motion: boolean
  ways(): readonly Way[]
  /** Who went where since the picture before, for whoever wants no motion. */
  moved(before: View): readonly (readonly [from: XY, to: XY])[]
}

/** A game's own drawings, from the ground up. */
export interface Drawings {
  readonly pieces: ComponentChildren
  /** On the storey that is shown. */
  readonly upstairs?: ComponentChildren
  /** On the ground, over the names of rooms. */
  readonly marks?: ComponentChildren
  readonly floor?: ComponentChildren
  readonly figures: ComponentChildren
  /** Over the figures. */
  readonly labels?: ComponentChildren
  readonly veil?: ComponentChildren
  /** Over everything that follows the pointer. */
  readonly over?: ComponentChildren
}

export interface MeasuredBoardProps<View> {
  /** The class of the board, for a game's own style. */
  readonly kind: string
  readonly map: TableMap
  readonly model: MeasuredModel
  readonly layers: Readonly<Record<string, boolean>>
  readonly scale: number
  /** The storey that is shown; those below are hinted at. */
  readonly level?: number
  /** How the game measures. */
  readonly ruler?: Ruler
  /** Of a figure's base. */
  readonly radius: number
  /** What stops the eyes of whoever is chosen; null: no light is drawn. */
  readonly walls: Opaque | null
  readonly isSettingUp: boolean
  readonly openings: OpeningsNow
  /** Where figures stand: nothing is written over them. */
  readonly standing: () => readonly XY[]
  readonly played: Played<View>
  readonly own: Drawings
}

function BaseSheet<View>({ map, layers, isSettingUp, openings, own, level = 0 }: MeasuredBoardProps<View>) {
  const { terrain } = map
  const { width, depth, buildings, gaps = [] } = terrain
  const hasNames = layers['rooms'] !== false
  const ground = useLayer([map], () => <Ground width={width} depth={depth} roads={map.roads} buildings={buildings} />)
  const walls = useLayer([terrain], () => <Walls buildings={buildings} gaps={gaps} />)
  const { key, ...opened } = openings
  const doors = useLayer([map, ...key], () => <Openings {...opened} buildings={buildings} level={0} />)
  const storey = useLayer(
    [terrain, level, ...key],
    () => level > 0 && <Storey {...opened} buildings={buildings} gaps={gaps} level={level} />,
  )
  const zones = useLayer([map, isSettingUp, layers['spawns']], () => (
    <Zones
      deployment={isSettingUp ? map.deployment : null}
      exit={map.exit}
      spawns={layers['spawns'] === true ? map.spawnPoints : []}
    />
  ))
  const names = useLayer([map, hasNames], () => hasNames && <Names rooms={roomsOf(map)} />)
  return (
    <>
      <Patterns />
      <g class={level > 0 ? 'below' : ''}>
        {ground}
        {own.pieces}
        {walls}
        {doors}
      </g>
      {storey}
      {own.upstairs}
      {zones}
      {names}
      {own.marks}
    </>
  )
}

const roomsOf = ({ terrain, rooms }: TableMap) => {
  const all = terrain.buildings.flatMap((b) => b.rooms)
  return rooms.flatMap(({ id, title }) => {
    const room = all.find((one) => one.id === id)
    return room ? [{ id, title, outline: room.outline }] : []
  })
}

function ActionSheet<View>({ model, layers, radius, standing, own, ruler = CENTIMETRES }: MeasuredBoardProps<View>) {
  const { reach, contacts, intents } = model
  const isShown = reach !== null && layers['reach'] !== false
  const rings = useLayer(
    [reach?.field, reach?.levels.length, shownBy(ruler)],
    () => isShown && <Rings field={reach.field} levels={reach.levels} />,
  )
  const ringLabels = useLayer(
    [reach?.field, reach?.levels.length],
    () => isShown && <RingLabels field={reach.field} levels={reach.levels} avoid={standing()} />,
  )
  const touching = useLayer([contacts], () => <Contacts pairs={contacts} radius={radius} />)
  const coming = useLayer([intents], () => <Intents paths={intents.map(({ path }) => path)} />)
  return (
    <>
      {rings}
      {coming}
      <GapRings rings={model.rings} radius={radius} />
      <TemplateLaid model={model} radius={radius} />
      {own.floor}
      {own.figures}
      {touching}
      {own.labels}
      {ringLabels}
    </>
  )
}

/** Without motion: where everybody went since the last picture, as long as this one stands. */
function useTrails<View>({ view, motion, moved }: Played<View>): string {
  const last = useRef<{ readonly view: View; readonly trails: string }>({ view, trails: '' })
  if (last.current.view !== view) {
    const trails = moved(last.current.view)
      .filter(([from, to]) => from.x !== to.x || from.y !== to.y)
      .map(polyline)
    last.current = { view, trails: trails.join('') }
  }
  return motion ? '' : last.current.trails
}

function useMotion<View>({ view, events, motion, ways }: Played<View>) {
  const isMoving = events.length > 0
  const board = useRef<HTMLDivElement>(null)
  const played = useRef<View | null>(null)
  useLayoutEffect(() => {
    if (!board.current || !isMoving || played.current === view) return
    played.current = view
    if (motion) playMotion(board.current, stepsAlong(ways()))
  }, [view, isMoving])
  useLayoutEffect(() => finishMotion, [])
  return board
}

export function MeasuredBoard<View>(props: MeasuredBoardProps<View>) {
  const { kind, map, model, layers, scale, radius, walls, played, standing, own, ruler = CENTIMETRES } = props
  useSignal(measureBy(ruler.book))
  const { terrain } = map
  const board = useMotion(played)
  const trails = useTrails(played)
  const [width, height] = [px(terrain.width), px(terrain.depth)]
  const lod = lodOf(scale)
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  return (
    <RulerOfTable.Provider value={ruler}>
      <div
        class={`brd-board ${kind}`}
        ref={board}
        style={{ width: `${width}px`, height: `${height}px`, '--k': scale }}
        data-lod={lod}
        aria-hidden="true"
      >
        <svg class="brd msr base" {...size} data-lod={lod}>
          <BaseSheet {...props} />
        </svg>
        <LightSheet from={walls && model.from} walls={walls} width={terrain.width} depth={terrain.depth} />
        <svg class="brd msr sheet" {...size} data-lod={lod} data-numbers={layers['numbers'] === false ? 'off' : 'on'}>
          <ActionSheet {...props} />
        </svg>
        <svg class="brd msr over" {...size}>
          {own.veil}
          {trails !== '' && <path class="trail" d={trails} />}
          <LegalMarks legal={model.legal} terrain={terrain} />
          <Chosen model={model} radius={radius} />
          <Following model={model} radius={radius} tape={layers['tape'] !== false} />
          <TapeLaid />
          {own.over}
          <Happening {...played} taken={() => standing().map(({ x, y }) => [px(x), px(y)])} trails="" scale={scale} />
        </svg>
      </div>
    </RulerOfTable.Provider>
  )
}

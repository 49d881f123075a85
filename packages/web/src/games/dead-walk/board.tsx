/** The measured table: drawn in pixels of the board, twelve to the centimetre. Nothing here listens but the hand. */
import {
  BASE_RADIUS,
  barrierDice,
  type Event,
  type Human,
  isInPlay,
  type TableMap,
  type View,
} from '@shamble/dead-walk/page'
import { type Piece, silhouette, type XY } from '@shamble/table'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Float, Happening, lodOf, useLayer } from '../../board/layers.tsx'
import { type Opaque, opaque } from '../../board/measured/light.ts'
import { LightSheet } from '../../board/measured/light-sheet.tsx'
import { finishMotion, playMotion, type Step } from '../../board/measured/motion.ts'
import { circle, polygon, polyline } from '../../board/measured/shapes.ts'
import {
  CircleShown,
  ConeShown,
  CorridorShown,
  Cross,
  Intents,
  RaysShown,
  RingLabels,
  Rings,
  Tape,
  WayShown,
} from '../../board/measured/signs.tsx'
import {
  type DrawnPiece,
  Ground,
  Names,
  Openings,
  Patterns,
  type PieceLook,
  Pieces,
  Walls,
} from '../../board/measured/terrain.tsx'
import { at, measure, px } from '../../board/measured/units.ts'
import { Brackets } from '../../board/signs.tsx'
import type { BoardProps } from '../../table/face.ts'
import { useSignal } from '../../ui/use-signal.ts'
import '../../board/board.css'
import '../../board/measured/measured.css'
import './board.css'
import { type BoardModel, boardModel } from './board-model.ts'
import { DeadLayer, FloorLayer, LivingLayer, type Ring } from './figures.tsx'
import { centreNamed, rectOf, terrainShape } from './place.ts'
import { humanName, lookOf, viewOf, zombieName } from './read.ts'

/** How pieces look, by what the map calls them. */
function looksOf({ terrain, vehicles }: TableMap): DrawnPiece[] {
  const wrecks = new Set(vehicles.filter(({ isWreck }) => isWreck).map(({ id }) => id))
  return terrain.pieces.map((piece) => ({ piece, look: lookOfPiece(piece), wreck: wrecks.has(piece.id) }))
}

function lookOfPiece({ kind, shape }: Piece): PieceLook {
  if (kind === 'car' || kind === 'truck' || kind === 'bus') return kind
  if (kind === 'tree' || shape.is === 'disc') return 'tree'
  if (/hedge/.test(kind)) return 'hedge'
  if (/fence|chain|wire/.test(kind)) return 'fence'
  if (shape.is === 'line') return 'low'
  if (/rubble|bales|heap/.test(kind)) return 'heap'
  return /container|crate/.test(kind) ? 'container' : 'box'
}

const OPAQUE = new WeakMap<Uint8Array, Opaque>()

/** What stops the eyes of somebody who stands on the ground. */
function opaqueOf(props: BoardProps, height: number): Opaque {
  const { facts } = lookOf(props)
  const known = OPAQUE.get(facts.blocks)
  if (known) return known
  const segments: (readonly [XY, XY])[] = []
  const discs: { at: XY; radius: number }[] = []
  for (const { index, part, shape, bottom, top } of facts.layout.barriers) {
    if (part === 'slab' || facts.blocks[index] === 0 || top <= height || bottom > height) continue
    if (shape.is === 'line') segments.push([shape.from, shape.to])
    else if (shape.is === 'disc') discs.push(shape)
    else
      shape.corners.forEach((corner, i) => segments.push([corner, shape.corners[(i + 1) % shape.corners.length] as XY]))
  }
  const made = opaque(segments, discs)
  OPAQUE.set(facts.blocks, made)
  return made
}

const EYES = 280

/** A word over whatever has just changed. */
function floatsOf(view: View, events: readonly Event[]): Float[] {
  const found = new Map<string, Float>()
  const say = (key: string, where: XY | undefined, words: string, tone: Float['tone']): void => {
    if (where) found.set(key, { key, at: [px(where.x), px(where.y)], words, tone })
  }
  const of = (id: string): XY | undefined => {
    const n = Number(id.slice(1))
    return id.startsWith('Z') ? view.zombies.find((z) => z.n === n)?.at : view.humans[n - 1]?.at
  }
  for (const event of events) {
    if (event.e === 'eliminated')
      say(
        event.figure,
        event.at,
        event.figure.startsWith('Z') ? 'eliminated' : 'dead',
        event.figure.startsWith('Z') ? 'good' : 'bad',
      )
    if (event.e === 'fell') say(event.figure, of(event.figure), 'down', 'plain')
    if (event.e === 'stunned') say(event.figure, of(event.figure), 'stunned', 'plain')
    if (event.e === 'caught fire') say(event.figure, of(event.figure), 'burns', 'plain')
    if (event.e === 'wounded') say(`H${event.human}`, of(`H${event.human}`), 'wounded', 'bad')
    if (event.e === 'healed') say(`H${event.patient}`, of(`H${event.patient}`), 'treated', 'good')
    if (event.e === 'fear tested' && !event.passed) say(`H${event.human}`, of(`H${event.human}`), 'shaken', 'bad')
    if (event.e === 'zombie arrived') say(`Z${event.zombie}`, event.at, 'comes', 'bad')
    if (event.e === 'barrier attacked' && event.broken) say(event.opening, undefined, 'breaks', 'bad')
    if (event.e === 'turned') say(`Z${event.zombie}`, event.at, 'rises', 'bad')
  }
  return [...found.values()]
}

/** The ways of everybody who moved, the dead in the order in which they act. */
function stepsOf(events: readonly Event[]): Step[] {
  const steps = new Map<string, Step>()
  let batch = 0
  const add = (figure: string, path: readonly XY[]): void => {
    const before = steps.get(figure)
    steps.set(figure, {
      figure,
      path: before ? [...before.path, ...path] : path,
      batch: before?.batch ?? Math.floor(batch++ / 6),
    })
  }
  for (const event of events) {
    if (event.e === 'moved') add(humanName(event.human), event.path)
    if (event.e === 'zombie moved') add(zombieName(event.zombie), event.path)
    if (event.e === 'lurched' && event.into) add(zombieName(event.zombie), [event.at])
  }
  return [...steps.values()].filter(({ path }) => path.length > 1)
}

/** Figures are painted anew for what is seen of them at most so often while somebody is dragged; the light follows at once. */
const STEADY_MS = 110
const FRAMES_MS = 50

function useSteady<T>(value: T, view: View): T {
  const kept = useRef<{ value: T; view: View; at: number }>({ value, view, at: 0 })
  const [, again] = useState(0)
  const now = performance.now()
  const wait = kept.current.view === view ? kept.current.at + STEADY_MS - now : 0
  const isLate = kept.current.value !== value && wait > 0
  if (kept.current.value !== value && !isLate) kept.current = { value, view, at: now }
  useEffect(() => {
    if (!isLate) return undefined
    // While somebody is dragged the next frame sees to it; the clock is for when he is held still.
    const timer = setTimeout(() => again((n) => n + 1), wait + FRAMES_MS)
    return () => clearTimeout(timer)
  }, [isLate, value])
  return kept.current.value
}

/** Without motion: where everybody went since the last picture, as long as this one stands. */
function useTrails(view: View, motion: boolean): string {
  const last = useRef<{ readonly view: View; readonly trails: string }>({ view, trails: '' })
  if (last.current.view !== view) {
    const before = last.current.view
    const moved = (was: { readonly at: XY } | undefined, is: { readonly at: XY }): string =>
      was && (was.at.x !== is.at.x || was.at.y !== is.at.y) ? polyline([was.at, is.at]) : ''
    const dead = new Map(before.zombies.map((z) => [z.n, z]))
    const trails =
      before.turn > view.turn || before.phase === 'setup'
        ? ''
        : [
            ...view.zombies.map((z) => moved(dead.get(z.n), z)),
            ...view.humans.filter(isInPlay).map((h) => moved(before.humans[h.n - 1], h)),
          ].join('')
    last.current = { view, trails }
  }
  return motion ? '' : last.current.trails
}

const arrivedIn = (events: readonly Event[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.e === 'zombie arrived' ? [event.zombie] : [])))

/** Where things happen and come from: zones, exits, spawn points. */
function Zones({ map, view, spawns }: { readonly map: TableMap; readonly view: View; readonly spawns: boolean }) {
  const { west, north, east, south } = map.deployment
  const box = `M${at(west)} ${at(north)}H${at(east)}V${at(south)}H${at(west)}Z`
  return (
    <g class="zones">
      {view.phase === 'setup' && (
        <>
          <path fill="url(#m-zone)" d={box} />
          <path class="zone" d={box} />
        </>
      )}
      {map.exit && <path class="exit" d={polyline([map.exit.from, map.exit.to])} data-exit="" />}
      {spawns &&
        map.spawnPoints.map((p, i) => (
          <g key={i} class="spawn" transform={`translate(${px(p.x)} ${px(p.y)})`}>
            <circle r="9" />
            <text y="4">{i + 1}</text>
          </g>
        ))}
    </g>
  )
}

function ringsFor(model: BoardModel): (figure: string, crowd: number) => Ring {
  const { covered, legal, target } = model
  return (figure, crowd) => {
    if (covered?.hit.has(crowd)) return 'hit'
    if (covered?.spared.has(crowd)) return 'spared'
    if (target === figure) return 'target'
    return legal.figures.has(figure) ? 'legal' : 'none'
  }
}

/** From the closest of them on, everybody who cannot matter this turn is drawn fainter. */
function dimmedOf(view: View, chosen: Human | null, intents: BoardModel['intents']): ReadonlySet<number> | null {
  if (!chosen || view.zombies.length < 12) return null
  const moving = new Set(intents.map(({ zombie }) => zombie))
  return new Set(view.zombies.filter(({ n }) => !moving.has(n)).map(({ n }) => n))
}

export function Board(props: BoardProps) {
  const { playing, motion, layers, scale } = props
  useSignal(measure)
  const view = viewOf(props)
  const look = lookOf(props)
  const { map } = look.book
  const { terrain } = map
  const events = playing as readonly Event[]
  const shown = (layer: string): boolean => layers[layer] !== false
  const model = boardModel(props, layers)
  const { chosen, from, seen, reach } = model
  const board = useRef<HTMLDivElement>(null)
  const played = useRef<View | null>(null)
  useLayoutEffect(() => {
    if (!board.current || events.length === 0 || played.current === view) return
    played.current = view
    if (motion) playMotion(board.current, stepsOf(events))
  }, [view, events])
  useLayoutEffect(() => finishMotion, [])
  const trails = useTrails(view, motion)

  const width = px(terrain.width)
  const height = px(terrain.depth)
  const lod = lodOf(scale)
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  const ground = useLayer([map], () => (
    <Ground width={terrain.width} depth={terrain.depth} roads={map.roads} buildings={terrain.buildings} />
  ))
  const pieces = useLayer([map], () => <Pieces pieces={looksOf(map)} />)
  const walls = useLayer([map], () => <Walls buildings={terrain.buildings} />)
  const openings = useLayer([map, view.openings, model.pounding], () => (
    <Openings
      buildings={terrain.buildings}
      stateOf={(id, first) => view.openings[id]?.state ?? first}
      poundedBy={(id) => view.openings[id]?.pounded ?? 0}
      noteOn={(id) => barrierNote(model.pounding.get(id) ?? 0, view.openings[id]?.pounded ?? 0)}
    />
  ))
  const rooms = map.rooms.flatMap(({ id, title }) => {
    const room = terrain.buildings.flatMap((b) => b.rooms).find((one) => one.id === id)
    return room ? [{ id, title, outline: room.outline }] : []
  })
  const names = useLayer([map, shown('rooms')], () => (shown('rooms') ? <Names rooms={rooms} /> : null))
  const zones = useLayer([map, view.phase, layers['spawns']], () => (
    <Zones map={map} view={view} spawns={layers['spawns'] === true} />
  ))
  const isLit = from !== null && shown('light') && view.phase !== 'setup' && chosen?.on === null
  const rings = useLayer([reach?.field, reach?.levels.length, measure.value], () =>
    reach && shown('reach') ? <Rings field={reach.field} levels={reach.levels} /> : null,
  )
  const ringLabels = useLayer([reach?.field, reach?.levels.length], () =>
    reach && shown('reach') ? (
      <RingLabels
        field={reach.field}
        levels={reach.levels}
        avoid={[...view.humans.filter(isInPlay), ...view.zombies].map((one) => one.at)}
      />
    ) : null,
  )
  const fresh = arrivedIn(events)
  const arrivals = [...fresh].join()
  const ringOf = ringsFor(model)
  const dimmed = dimmedOf(view, chosen, model.intents)
  const { covered, legal, target } = model
  const seenNow = useSteady(shown('light') ? seen : null, view)
  const seenBefore = useRef(seenNow)
  const isBusy = seenBefore.current !== seenNow
  seenBefore.current = seenNow
  const marks = [view, covered, legal.figures, target] as const
  const dead = useLayer([...marks, seenNow, model.intents, chosen === null, arrivals], () => (
    <DeadLayer view={view} dimmed={dimmed} seen={seenNow} ringOf={ringOf} fresh={fresh} />
  ))
  const living = useLayer([...marks, shown('names')], () => (
    <LivingLayer view={view} ringOf={ringOf} names={shown('names')} />
  ))
  const intents = useLayer([model.intents], () => <Intents paths={model.intents.map(({ path }) => path)} />)
  return (
    <div
      class="brd-board dw-board"
      ref={board}
      style={{ width: `${width}px`, height: `${height}px` }}
      data-lod={lod}
      aria-hidden="true"
    >
      <svg class="brd msr base" {...size} data-lod={lod}>
        <Patterns />
        {ground}
        {pieces}
        {walls}
        {openings}
        {zones}
        {names}
      </svg>
      <LightSheet
        from={isLit ? from : null}
        walls={isLit ? opaqueOf(props, EYES) : null}
        width={terrain.width}
        depth={terrain.depth}
        isBusy={isBusy}
      />
      <svg class="brd msr sheet" {...size} data-lod={lod} data-numbers={shown('numbers') ? 'on' : 'off'}>
        {rings}
        {intents}
        <TemplateLayer model={model} />
        <FloorLayer view={view} things={model.legal.things} />
        {dead}
        {living}
        {ringLabels}
      </svg>
      <svg class="brd msr over" {...size}>
        {trails !== '' && <path class="trail" d={trails} />}
        <LegalMarks model={model} map={map} />
        {chosen && isInPlay(chosen) && <Brackets box={bracketsAt(chosen.at)} />}
        {model.led && (
          <>
            <Brackets box={bracketsAt(model.led.from)} />
            <path class="ring off" d={circle(model.led.from, model.led.reach)} />
            {model.led.to && <path class="meant" d={polyline([model.led.from, model.led.to])} />}
          </>
        )}
        <Pointing model={model} layers={layers} props={props} />
        {events.length > 0 && <Happening floats={floatsOf(view, events)} trails="" />}
      </svg>
    </div>
  )
}

/** dw.barrier.5 "2: 31%": who pounds on it next, and how likely it breaks then. */
function barrierNote(attackers: number, turns: number): string {
  if (attackers === 0) return ''
  const dice = attackers > 1 ? barrierDice(attackers, turns + 1) : 0
  return `${attackers}: ${Math.round((1 - (5 / 6) ** dice) * 100)}%`
}

const bracketsAt = ({ x, y }: XY) => ({
  x: px(x - BASE_RADIUS) - 3,
  y: px(y - BASE_RADIUS) - 3,
  width: px(2 * BASE_RADIUS) + 6,
  height: px(2 * BASE_RADIUS) + 6,
})

function TemplateLayer({ model }: { readonly model: BoardModel }) {
  const { template, covered, chosen } = model
  if (!template || !chosen) return null
  const friends = covered?.friends ?? false
  if (template.kind === 'cone') {
    const { from, through, length, width } = template.cone
    return (
      <ConeShown
        from={from}
        towards={through}
        radius={from.radius}
        length={length}
        width={width}
        bands={template.bands}
        friends={friends}
      />
    )
  }
  if (template.kind === 'circle')
    return (
      <CircleShown
        middle={template.at}
        radius={template.radius}
        strays={template.strays}
        friends={friends}
        from={chosen.at}
      />
    )
  return (
    <CorridorShown
      from={template.from}
      through={template.through}
      aside={template.aside}
      around={template.around}
      before={BASE_RADIUS}
      friends={friends}
    />
  )
}

function LegalMarks({ model, map }: { readonly model: BoardModel; readonly map: TableMap }) {
  const { terrain, points } = model.legal
  if (terrain.length === 0 && points.length === 0) return null
  return (
    <g class="legal">
      {terrain.map((id) => {
        const shape = terrainShape(map, id)
        if (!shape) return null
        const d =
          shape.is === 'line' ? polyline([shape.from, shape.to]) : shape.is === 'polygon' ? polygon(shape.corners) : ''
        return shape.is === 'disc' ? (
          <circle key={id} class="ld round" cx={px(shape.at.x)} cy={px(shape.at.y)} r="13" />
        ) : (
          <path key={id} class={shape.is === 'line' ? 'ld' : 'lt'} d={d} />
        )
      })}
      {points.map((p) => (
        <circle key={`${p.x},${p.y}`} class="lp" cx={px(p.x)} cy={px(p.y)} r="4" />
      ))}
    </g>
  )
}

/** Everything that follows the pointer or the cursor. */
function Pointing({
  model,
  layers,
  props,
}: {
  readonly model: BoardModel
  readonly layers: Readonly<Record<string, boolean>>
  readonly props: BoardProps
}) {
  const { walk, rays, tape, from, chosen, aim, template } = model
  const view = viewOf(props)
  const parts = []
  if (walk && chosen) {
    const route = walk.priced?.route
    const cost = walk.priced?.price ?? 0
    const dear = walk.priced !== null && cost > chosen.ap
    parts.push(
      <WayShown
        key="way"
        path={route?.path ?? []}
        planned={[chosen.at, ...walk.path]}
        radius={BASE_RADIUS}
        refused={walk.refusal !== null || dear}
        stopped={route !== undefined && route.stoppedBy !== null}
        label={walk.refusal ? 'no way' : `${cost} AP`}
      />,
    )
  }
  if (tape && layers['tape'] !== false && !template)
    parts.push(
      <Tape key="tape" from={tape.from} to={tape.to} start={BASE_RADIUS} end={tape.figure ? BASE_RADIUS : 0} />,
    )
  if (rays && from)
    parts.push(
      <RaysShown
        key="rays"
        from={from}
        ends={silhouette(from, rays.to.at, OFFSETS)}
        blocked={rays.blocked}
        sees={rays.sees}
        words={raysWords(rays)}
      />,
    )
  const place = props.selection.aim ?? props.selection.hover
  if (aim?.kind === 'point' && !walk) parts.push(<Cross key="cross" at={aim.at} />)
  if (aim?.kind === 'terrain' && place !== null) {
    const rect = rectOf(place, view, props.options)
    if (rect) parts.push(<rect key="box" class={model.aimed ? 'cursor aimed' : 'cursor'} {...grown(rect)} rx="3" />)
  }
  if (aim?.kind === 'thing') {
    const where = centreNamed(place, view, props.options)
    if (where) parts.push(<circle key="thing" class="cursor" cx={px(where.x)} cy={px(where.y)} r="11" />)
  }
  return <>{parts}</>
}

const OFFSETS = [-125, -100, -75, -50, -25, 0, 25, 50, 75, 100, 125] as const

const grown = (rect: { x: number; y: number; width: number; height: number }) => ({
  x: rect.x - 6,
  y: rect.y - 6,
  width: rect.width + 12,
  height: rect.height + 12,
})

function raysWords({ blocked, sees, cover }: NonNullable<BoardModel['rays']>): string {
  if (!sees) return 'not in sight'
  const n = blocked.filter(Boolean).length
  if (n === 0) return ''
  return cover === 'none' ? `${n} of 11 rays blocked` : `${cover} cover: ${n} of 11 rays`
}

/** The table of Even Death May Die: its ground, herds and people on the measured one. */
import type { Forecast } from '@shamble/even-death/forecast'
import { type Event, FACTION_TITLES, type Herd, isOnTable, RADIUS, type View } from '@shamble/even-death/page'
import { useRef } from 'preact/hooks'
import { Fallen } from '../../board/bodies.tsx'
import { useLayer } from '../../board/layers.tsx'
import { type Opaque, opaqueAt } from '../../board/measured/light.ts'
import { type Drawings, MeasuredBoard, type TableMap } from '../../board/measured/board.tsx'
import { Veil } from '../../board/measured/marks.tsx'
import { RaysShown } from '../../board/measured/signs.tsx'
import { figureBoxes } from '../../board/measured/names.ts'
import { px } from '../../board/measured/units.ts'
import { useSeen } from '../../play/use-seen.ts'
import { useSignal } from '../../ui/use-signal.ts'
import './board.css'
import { type BoardModel, boardModel, hiddenOf } from './board-model.ts'
import { floatsOf, movedSince, waysOf } from './board-motion.ts'
import {
  Bars,
  BiteReach,
  boxAround,
  Deployment,
  Flank,
  Following,
  Markers,
  ReachShown,
  Things,
  type ZoneShown,
  ZonePatterns,
} from './board-signs.tsx'
import { DeadLayer, PeopleLayer, type Ring } from './figures.tsx'
import { HerdLayer, roomFor, titlePlaces } from './herds.tsx'
import { centreNamed } from './place.ts'
import { lookOf } from './read.ts'
import { SHOWN } from './shown.ts'
import { Ladders, Terrain } from './terrain.tsx'
import type { BoardProps, DisplayState, Seen } from './types.ts'
import { lengthWords, RULER } from './units.ts'

const MAPS = new WeakMap<object, TableMap>()

/** The table as it is drawn: rooms and walls are pieces here. */
function mapOf(seen: Seen): TableMap {
  const { layout } = lookOf(seen).facts
  const known = MAPS.get(layout)
  if (known) return known
  const map: TableMap = { terrain: layout.terrain, roads: [], rooms: [], deployment: null, exit: null, spawnPoints: [] }
  MAPS.set(layout, map)
  return map
}

/** As large on the screen however small the board is. */
const LABEL = 0.92

/** ed.measure.3 How high somebody's eyes are who stands on the ground. */
const EYES = 280

/** What stops the eyes of whoever stands on the ground; his own platform does not. */
function wallsOf({ facts }: Forecast, on: string | null): Opaque {
  const own = on === null ? -1 : (facts.layout.numberOf.get(on) ?? -1)
  return opaqueAt(facts.layout, facts.solid, EYES, own)
}

const freshIn = (events: readonly Event[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.e === 'rose' ? [event.zombie] : [])))

const ringsFor =
  ({ legal, target }: BoardModel) =>
  (figure: string): Ring =>
    target === figure ? 'target' : legal.figures.has(figure) ? 'legal' : 'none'

/** How many rounds an objective must be held. */
function heldFor({ book: { scenario, dial } }: Forecast): number {
  const goal = scenario?.goal
  return goal?.is === 'hold' ? (goal.rounds ?? dial) : 0
}

const factionOf = (view: View, seat: string | null): string => {
  const found = view.seats.find((one) => one.seat === seat)
  return found ? FACTION_TITLES[found.faction] : ''
}

/** ed.rambling.2 ": Survivors move it" */
const moverOf = (view: View) => (herd: Herd) => (herd.mover === null ? '' : `: ${factionOf(view, herd.mover)} move it`)

/** Where the herds lie, and who moves them. */
function useHerds(props: BoardProps, { legal, leaders, sight }: BoardModel, look: Forecast) {
  const { view, layers, scale } = props
  const aimed = sight?.target.id ?? null
  const leading = [...leaders].join()
  const [width, depth] = [px(look.facts.layout.width), px(look.facts.layout.depth)]
  const seen = useSeen()
  const room = { size: Math.max(1, LABEL / scale), width, depth, seen }
  return useLayer([view, layers['herds'], layers['numbers'], aimed, legal.figures, leading, scale, seen], () => (
    <HerdLayer
      view={view}
      coherency={look.book.coherency}
      names={layers['numbers'] !== false}
      target={aimed}
      legal={legal.figures}
      leaders={leaders}
      room={room}
      brainOf={(herd) => look.brain(herd, 'get-up').needed}
      moverOf={moverOf(view)}
    />
  ))
}

/** Where bodies fell. */
function useFallen(props: BoardProps) {
  const { bodies } = props
  return useLayer(
    [bodies],
    () =>
      bodies && (
        <Fallen
          bodies={bodies}
          middleOf={(name) => {
            const at = centreNamed(name, props)
            return at && [px(at.x), px(at.y)]
          }}
        />
      ),
  )
}

/** Who is on the table, each layer drawn anew only when something on it has changed. */
function useFigures(
  props: BoardProps,
  model: BoardModel,
  look: Forecast,
): Pick<Drawings, 'floor' | 'figures' | 'labels'> {
  const { view, playing, layers, scale } = props
  const hasNames = layers['names'] !== false
  const fresh = freshIn(playing)
  const ringOf = ringsFor(model)
  const { legal, target, leaders, sight } = model
  const marks = [view, legal.figures, target] as const
  const leading = [...leaders].join()
  const width = px(look.facts.layout.width)
  const herds = useHerds(props, model, look)
  const dead = useLayer([...marks, [...fresh].join(), leading, sight], () => (
    <DeadLayer view={view} ringOf={ringOf} fresh={fresh} leaders={leaders} covered={hiddenOf(model)} />
  ))
  const people = useLayer([...marks, hasNames, scale], () => (
    <PeopleLayer view={view} ringOf={ringOf} names={hasNames} scale={scale} width={width} />
  ))
  const fallen = useFallen(props)
  return {
    floor: (
      <>
        {fallen}
        {herds}
      </>
    ),
    figures: (
      <>
        {dead}
        {people}
      </>
    ),
  }
}

/** Zones while units are placed: of whoever is asked, and of the others. */
function zonesShown({ view, seat }: DisplayState, look: Forecast): readonly ZoneShown[] {
  if (view.phase !== 'deployment') return []
  return look.book.plans.map((plan) => ({
    seat: plan.seat,
    title: FACTION_TITLES[plan.faction],
    zones: look.zones(plan.seat),
    own: plan.seat === seat,
  }))
}

/** What lies on the ground and is not of it. */
function useGround(props: BoardProps, look: Forecast): Pick<Drawings, 'pieces' | 'marks'> {
  const { view, seat } = props
  const { field } = look.book
  const pieces = useLayer([field, view.closed], () => (
    <>
      <ZonePatterns />
      <Terrain pieces={field.pieces} closed={view.closed} />
      <Ladders ladders={field.ladders} />
    </>
  ))
  const markers = useLayer([view.markers, view.things, view.humans, view.phase, seat], () => (
    <>
      <Deployment zones={zonesShown(props, look)} lying={[...view.markers, ...view.things].map(({ at }) => at)} />
      <Markers view={view} needed={heldFor(look)} />
      <Things view={view} />
    </>
  ))
  return { pieces, marks: markers }
}

/** ed.sight.2 The nine rays, while they are asked for. */
function Rays({ model, look }: { readonly model: BoardModel; readonly look: Forecast }) {
  const isOn = useSignal(SHOWN.rays.cell)
  const { sight } = model
  if (!isOn || !sight) return null
  const { from, nearest, forecast } = sight
  const rays = look.rays(from, nearest).map(({ x, y, stopped }) => ({ end: { x, y }, stop: stopped ? { x, y } : null }))
  return <RaysShown from={from.at} at={nearest.at} rays={rays} sees={forecast.seen > 0} words="" />
}

/** ed.bite.4 How far herds bite: of those that threaten whoever is chosen, and of all while it is asked for. */
function Bites({ model }: { readonly model: BoardModel }) {
  const isOn = useSignal(SHOWN.bites.cell)
  const shown = model.bites.filter(({ threatens }) => isOn || threatens)
  return shown.length === 0 ? null : <BiteReach bites={shown} />
}

/** ed.facing.6 Where one flanks; what it says stays in sight. */
function FlankInSight({
  flank,
  look,
  scale,
}: {
  readonly flank: NonNullable<BoardModel['flank']>
  readonly look: Forecast
  readonly scale: number
}) {
  const seen = useSeen()
  const { width, depth } = look.facts.layout
  const board = { size: Math.max(1, LABEL / scale), width: px(width), depth: px(depth), seen }
  return <Flank {...flank} size={1 / Math.min(1, scale)} on={roomFor(boxAround([flank.at]), board)} />
}

/** How far one gets, and its words where they are in sight and hide nobody. */
function useReach({ view, scale }: BoardProps, { goes }: BoardModel, look: Forecast) {
  const { width, depth } = look.facts.layout
  const seen = useSeen()
  return useLayer([goes, view, scale, seen], () => {
    if (!goes || goes.once.length === 0) return null
    const figures = figureBoxes(standing(view).map(({ x, y }) => [px(x), px(y)] as const))
    const board = { size: Math.max(1, LABEL / scale), width: px(width), depth: px(depth), seen }
    const titles = view.herds.filter(isOnTable).flatMap((herd) => titlePlaces(herd, board))
    const on = roomFor(boxAround(goes.once), board)
    const room = { figures, titles, size: 1 / Math.min(1, scale), on }
    return <ReachShown reach={goes} words={reachWords(goes)} room={room} />
  })
}

function useDrawings(props: BoardProps, model: BoardModel, look: Forecast): Drawings {
  const { view, playing, layers } = props
  const { sight, flank, following } = model
  const reach = useReach(props, model, look)
  const veil = useLayer([view, sight], () => {
    if (playing.length > 0 || !sight || layers['light'] === false) return null
    const unseen = hiddenOf(model)?.hidden ?? []
    const figures = view.herds
      .filter(isOnTable)
      .flatMap((herd) =>
        herd.zombies.map(({ at }, i) => ({ at, isSeen: herd.id !== sight.target.id || unseen[i] !== 'unseen' })),
      )
    return <Veil figures={figures} radius={RADIUS} />
  })
  const locks = useLayer([view], () => <Bars look={look} />)
  const { floor, ...figures } = useFigures(props, model, look)
  return {
    ...useGround(props, look),
    floor: (
      <>
        {reach}
        {floor}
        {locks}
      </>
    ),
    ...figures,
    veil,
    over: (
      <>
        <Bites model={model} />
        {flank && <FlankInSight flank={flank} look={look} scale={props.scale} />}
        {following.length > 0 && <Following moves={following} />}
        <Rays model={model} look={look} />
      </>
    ),
  }
}

/** "one Move, 6″": as far as one gets where nothing slows. */
function reachWords({ from, once }: NonNullable<BoardModel['goes']>): string {
  const most = Math.max(...once.map((p) => Math.hypot(p.x - from.x, p.y - from.y)))
  return most < 1 ? '' : `one Move, ${lengthWords(Math.floor(most))}`
}

/** The picture before this one: who goes comes from where he was. */
function useBefore(view: View): View | null {
  const kept = useRef<{ readonly now: View; readonly before: View | null }>({ now: view, before: null })
  if (kept.current.now !== view) kept.current = { now: view, before: kept.current.now }
  return kept.current.before
}

const standing = ({ humans, herds }: View) => [
  ...humans.filter(isOnTable).map(({ at }) => at),
  ...herds.filter(isOnTable).flatMap(({ zombies }) => zombies.map(({ at }) => at)),
]

export function Board(props: BoardProps) {
  const { view, playing, landed, motion, layers, scale } = props
  const look = lookOf(props)
  const model = boardModel(props, layers)
  const before = useBefore(view)
  const { chosen } = model
  const hasLight = layers['light'] !== false && model.from !== null && view.phase === 'battle'
  const on = chosen && 'on' in chosen ? chosen.on : null
  return (
    <MeasuredBoard
      kind={look.book.scenario?.night === undefined ? 'ed-board' : 'ed-board night'}
      map={mapOf(props)}
      model={model}
      layers={layers}
      scale={scale}
      ruler={RULER}
      radius={RADIUS}
      walls={hasLight ? wallsOf(look, on) : null}
      isSettingUp={false}
      openings={{ key: [], stateOf: (_, first) => first }}
      standing={() => standing(view)}
      played={{
        view,
        motion,
        events: playing,
        landed,
        ways: () => (view.outcome === null ? waysOf(playing, view, before) : []),
        wordsOf: (what) => floatsOf(view, what === 'events' ? playing : (landed ?? []), before),
        moved: (was) => (view.outcome === null ? movedSince(was, view) : []),
      }}
      own={useDrawings(props, model, look)}
    />
  )
}

/** The table of Run? ... or Shoot?: its figures, lots and marks on the measured one. */
import { eyesOn, type Forecast } from '@shamble/run-or-shoot/forecast'
import { type Event, isInPlay, RADIUS, type View } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { useRef } from 'preact/hooks'
import { Fallen } from '../../board/bodies.tsx'
import { useLayer } from '../../board/layers.tsx'
import { type Drawings, MeasuredBoard, type TableMap } from '../../board/measured/board.tsx'
import { type Opaque, opaqueAt } from '../../board/measured/light.ts'
import { Names } from '../../board/measured/terrain.tsx'
import { Veil } from '../../board/measured/marks.tsx'
import { Rings } from '../../board/measured/signs.tsx'
import { px } from '../../board/measured/units.ts'
import './board.css'
import './desk/desk.css'
import { type BoardModel, boardModel } from './board-model.ts'
import { cameOutOf, floatsOf, movedSince, waysOf } from './board-motion.ts'
import { Blasts, Carries, DrifterArcs, FireArc, Groans, Noises, Warnings } from './board-signs.tsx'
import { HiddenThings } from './desk/hidden.tsx'
import { draftOf, throughEye } from './desk/mode.ts'
import { SendRegion } from './desk/region.tsx'
import { CorpseLayer, PeopleLayer, type Ring, ZedLayer } from './figures.tsx'
import {
  Alarms,
  buildingNames,
  Climbs,
  Gates,
  GoalPlace,
  Happenings,
  openingLook,
  openingState,
  Printed,
  smashedNote,
  Standing,
  startZone,
  streetsOf,
} from './ground.tsx'
import { spotNamed } from './place.ts'
import { deskOf, isDesk, lookOf } from './read.ts'
import type { BoardProps, Seen } from './types.ts'

/** How doors and windows stand: views come anew, and most of what is drawn of them is as it was. */
const openingsKey = ({ openings }: View): string =>
  Object.values(openings)
    .map(({ state, zedTurns }) => `${state[0]}${zedTurns}`)
    .join()

const WALLS = new WeakMap<Forecast['facts']['layout'], Map<string, Opaque>>()

/** What stops the eyes of somebody on this level; the same as long as nothing is opened or closed. */
function wallsOn({ facts, view }: Forecast, level: number): Opaque {
  const known = WALLS.get(facts.layout) ?? new Map<string, Opaque>()
  WALLS.set(facts.layout, known)
  const key = `${level} ${openingsKey(view)}`
  const walls = known.get(key) ?? opaqueAt(facts.layout, facts.blocks, eyesOn(level))
  if (known.size > MOST_WALLS) known.clear()
  known.set(key, walls)
  return walls
}
const MOST_WALLS = 32

/** What has come of lairs, caches, piles and alarms. */
const printedKey = ({ piles, searched, learnt, alarms }: View): string =>
  JSON.stringify([piles.map(({ id }) => id), searched, learnt.ruledOut, learnt.moving, alarms])

const MAPS = new WeakMap<Forecast['facts']['layout'], TableMap>()

/** The table as it is drawn; anew only when something was broken into it. */
function mapOf({ facts: { layout }, book }: Forecast): TableMap {
  const known = MAPS.get(layout)
  if (known) return known
  const map: TableMap = {
    terrain: layout.terrain,
    roads: streetsOf(book),
    rooms: [],
    deployment: startZone(book),
    exit: null,
    spawnPoints: [],
  }
  MAPS.set(layout, map)
  return map
}

const appearedIn = (events: readonly Event[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.e === 'zed appeared' ? [event.zed] : [])))

const ringsFor =
  ({ covered, legal, target }: BoardModel) =>
  (figure: string): Ring => {
    if (covered?.edge.has(figure)) return 'edge'
    if (covered?.hit.has(figure)) return 'hit'
    if (covered?.spared.has(figure)) return 'spared'
    if (target === figure) return 'target'
    return legal.figures.has(figure) ? 'legal' : 'none'
  }

const middleIn = (seen: Seen, level: number) => (place: string) => {
  const spot = spotNamed(place, seen)
  return spot?.level === level ? ([px(spot.at.x), px(spot.at.y)] as const) : null
}

/** Who is on the table, each layer drawn anew only when something on it has changed. */
function useFigures(props: BoardProps, model: BoardModel): Pick<Drawings, 'floor' | 'figures'> {
  const { view, playing, layers, bodies, scale } = props
  const { covered, legal, target, touching, level } = model
  const hasNames = layers['names'] !== false
  const fresh = appearedIn(playing)
  const ringOf = ringsFor(model)
  const marks = [view, level, covered, legal.figures, target] as const
  const zeds = useLayer([...marks, [...fresh].join(), touching], () => (
    <ZedLayer view={view} level={level} ringOf={ringOf} fresh={fresh} touching={touching} />
  ))
  const width = px(lookOf(props).facts.layout.width)
  const people = useLayer([...marks, hasNames, scale], () => (
    <PeopleLayer view={view} level={level} ringOf={ringOf} names={hasNames} scale={scale} width={width} />
  ))
  const corpses = useLayer([view, level], () => <CorpseLayer view={view} level={level} />)
  const fallen = useLayer([bodies, level], () => bodies && <Fallen bodies={bodies} middleOf={middleIn(props, level)} />)
  return {
    floor: (
      <>
        {fallen}
        {corpses}
      </>
    ),
    figures: (
      <>
        {zeds}
        {people}
      </>
    ),
  }
}

/** What burns, and what is heard. */
function useHappenings({ view, layers }: BoardProps, level: number, look: Forecast) {
  return useLayer([view.areas, view.noises, look.facts.layout, openingsKey(view), level, layers['noise']], () => (
    <>
      <Happenings look={look} level={level} />
      {layers['noise'] !== false && <Noises view={view} hears={look.book.horde.hears} />}
    </>
  ))
}

/** Lots, and what is printed or lies on them. */
function useGround(
  props: BoardProps,
  model: BoardModel,
  look: Forecast,
): Pick<Drawings, 'pieces' | 'upstairs' | 'marks'> {
  const { view, layers } = props
  const { level, warnings } = model
  const { layout } = look.facts
  const opened = openingsKey(view)
  const pieces = useLayer([layout, opened], () => (
    <>
      <Standing look={look} level={0} />
      <Gates look={look} level={0} />
    </>
  ))
  const upstairs = useLayer([layout, level], () => level > 0 && <Standing look={look} level={level} />)
  const printed = useLayer([layout, level, printedKey(view)], () => (
    <>
      <GoalPlace look={look} />
      <Climbs look={look} level={level} />
      <Printed look={look} level={level} />
      {level === 0 && <Alarms look={look} />}
    </>
  ))
  const hasNames = layers['rooms'] !== false
  const names = useLayer([layout, hasNames], () => hasNames && <Names rooms={buildingNames(look)} />)
  const rings = useLayer([warnings, level], () => <Warnings warnings={warnings} look={look} level={level} />)
  const burning = useHappenings(props, level, look)
  return {
    pieces,
    upstairs,
    marks: (
      <>
        {printed}
        {burning}
        {rings}
        {names}
      </>
    ),
  }
}

const NO_EVENTS: readonly Event[] = []

/** Nobody is veiled where he has not arrived yet. */
function useVeil({ view, playing, layers }: BoardProps, model: BoardModel) {
  const seen = playing.length > 0 || layers['light'] === false ? null : model.seen()
  return useLayer([view, seen], () => {
    const figures = view.zeds.map(({ n, at }) => ({ at, isSeen: seen?.has(n) ?? true }))
    return seen && <Veil figures={figures} radius={RADIUS.figure} />
  })
}

/** Where drifters look, where the chosen one can fire, how far others could go. */
function useArcs({ layers }: BoardProps, { level, arcs, chosen, from, facing, beyond }: BoardModel, look: Forecast) {
  const walls = wallsOn(look, level)
  const drifting = useLayer([arcs, level, walls], () => <DrifterArcs arcs={arcs} walls={walls} level={level} />)
  const isArmed = layers['fire'] !== false && chosen !== null && !chosen.down
  const firing = useLayer(
    [isArmed, from?.x, from?.y, facing?.x, facing?.y, level, walls],
    () => isArmed && from && facing && chosen.level === level && <FireArc from={from} facing={facing} walls={walls} />,
  )
  const further = useLayer([beyond], () =>
    beyond.map(({ field, levels }, i) => <Rings key={i} field={field} levels={levels} />),
  )
  return { drifting, firing, further }
}

function useDrawings(props: BoardProps, model: BoardModel, look: Forecast): Drawings {
  const { view, playing, layers, scale } = props
  const { level, heard } = model
  const veil = useVeil(props, model)
  const { drifting, firing, further } = useArcs(props, model, look)
  const hasNoise = layers['noise'] !== false
  const draft = draftOf(props)
  const groaning = useLayer([view, level, hasNoise], () => hasNoise && <Groans view={view} level={level} />)
  const hidden = useLayer(
    [view, level, scale, draft],
    () => isDesk(view) && <HiddenThings look={look} draft={draft} level={level} scale={scale} />,
  )
  const desk = isDesk(view) ? deskOf(props) : null
  const { floor, figures } = useFigures(props, model)
  return {
    ...useGround(props, model, look),
    floor: (
      <>
        {further}
        {desk && <SendRegion desk={desk} view={view} level={level} allowance={look.book.zed.attack} />}
        {drifting}
        {firing}
        {floor}
      </>
    ),
    figures,
    labels: (
      <>
        {groaning}
        {hidden}
      </>
    ),
    veil,
    over: (
      <>
        {heard && hasNoise && <Carries heard={heard} />}
        <Blasts look={look} level={level} events={playing.length > 0 ? playing : (props.landed ?? NO_EVENTS)} />
      </>
    ),
  }
}

/** The picture before this one: who is thrown or bursts out comes from where he was. */
function useBefore(view: View): View | null {
  const kept = useRef<{ readonly now: View; readonly before: View | null }>({ now: view, before: null })
  if (kept.current.now !== view) kept.current = { now: view, before: kept.current.now }
  return kept.current.before
}

/** The umpire may look through the eyes of the survivors. */
export const Board = (props: BoardProps) => <Laid {...throughEye(props)} />

function Laid(props: BoardProps) {
  const { view, playing, landed, motion, layers, scale } = props
  const look = lookOf(props)
  const model = boardModel(props, layers)
  const before = useBefore(view)
  const { level, chosen } = model
  const mouthOf = (id: string): XY | null => look.book.map.lairs.find((one) => one.id === id)?.at ?? null
  const hasLight = layers['light'] !== false && chosen !== null && chosen.level === level && view.step !== 'setup'
  return (
    <MeasuredBoard
      kind={look.book.scenario.night ? 'rs-board night' : 'rs-board'}
      map={mapOf(look)}
      model={model}
      layers={layers}
      scale={scale}
      level={level}
      radius={RADIUS.figure}
      walls={hasLight ? wallsOn(look, level) : null}
      isSettingUp={view.step === 'setup'}
      openings={{
        key: [openingsKey(view)],
        stateOf: (id) => openingState(view, id),
        noteOn: (id) => smashedNote(view, id),
        lookOf: openingLook,
        tagOf: () => '',
      }}
      standing={() => [...view.survivors.filter(isInPlay), ...view.zeds].map(({ at }) => at)}
      played={{
        view,
        motion,
        events: playing,
        landed,
        ways: () => waysOf(playing, view, before, mouthOf),
        wordsOf: (what) => floatsOf(view, what === 'events' ? playing : (landed ?? []), before),
        moved: (was) => [...movedSince(was, view), ...cameOutOf([...playing, ...(landed ?? NO_EVENTS)], view, mouthOf)],
      }}
      own={useDrawings(props, model, look)}
    />
  )
}

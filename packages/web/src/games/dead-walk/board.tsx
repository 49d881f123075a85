/** The measured table: drawn in pixels of the board, twelve to the centimetre. Nothing here listens but the hand. */
import type { Forecast, Sighting } from '@shamble/dead-walk/forecast'
import {
  BASE_RADIUS,
  type Event,
  type Human,
  isInPlay,
  isOn,
  occupantsOf,
  SKILLS,
  type TableMap,
  TRAITS,
  type View,
  zombieFigure,
} from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Float, Happening, lodOf, useLayer } from '../../board/layers.tsx'
import { type Opaque, opaque } from '../../board/measured/light.ts'
import { LightSheet } from '../../board/measured/light-sheet.tsx'
import { finishMotion, playMotion, type Step } from '../../board/measured/motion.ts'
import { along, circle, middleOf, polygon, polyline } from '../../board/measured/shapes.ts'
import {
  Contacts,
  Cross,
  GapRings,
  Intents,
  RaysShown,
  RingLabels,
  Rings,
  Tape,
  WayShown,
} from '../../board/measured/signs.tsx'
import { CircleShown, ConeShown, CorridorShown, type Tone } from '../../board/measured/templates.tsx'
import { Ground, Names, Openings, Patterns, Walls } from '../../board/measured/terrain.tsx'
import { at, lengthWords, px } from '../../board/measured/units.ts'
import { Brackets } from '../../board/signs.tsx'
import { measure } from '../../settings/measure.ts'
import { useSignal } from '../../ui/use-signal.ts'
import { plural } from '../../words/plain.ts'
import '../../board/board.css'
import '../../board/measured/measured.css'
import './board.css'
import { type BoardModel, boardModel } from './board-model.ts'
import { DeadLayer, FloorLayer, LivingLayer, type Ring } from './figures.tsx'
import { centreNamed, rectOf, terrainShape } from './place.ts'
import { ContactShown, RideShown } from './rides.tsx'
import { humanName, lookOf, terrainTitle, viewOf, zombieName } from './read.ts'
import { drawnAt, SEATED } from './seats.ts'
import { percent } from '../../play/parts.tsx'
import { testsAhead } from './words/ahead.ts'
import { barrierAhead } from './words/threats.ts'
import { AboardNames, SearchMarks, Standing, signsOf, VehicleLayer } from './vehicles.tsx'
import type { BoardProps } from './types.ts'
import { sure } from '../../sure.ts'

const OPAQUE = new WeakMap<Uint8Array, Map<string | null, Opaque>>()

/** What stops the eyes of somebody who stands on the ground, or sits in a vehicle and looks through it (dw.vehicle.33). */
function opaqueOf(props: BoardProps, height: number, aboard: string | null): Opaque {
  const { facts } = lookOf(props)
  const kept = OPAQUE.get(facts.blocks) ?? new Map<string | null, Opaque>()
  OPAQUE.set(facts.blocks, kept)
  const known = kept.get(aboard)
  if (known) return known
  const own = aboard === null ? -1 : facts.layout.numberOf.get(aboard)
  const segments: (readonly [XY, XY])[] = []
  const discs: { at: XY; radius: number }[] = []
  for (const { index, part, shape, bottom, top } of facts.layout.barriers) {
    if (part === 'slab' || index === own || facts.blocks[index] === 0 || top <= height || bottom > height) continue
    if (shape.is === 'line') segments.push([shape.from, shape.to])
    else if (shape.is === 'disc') discs.push(shape)
    else
      shape.corners.forEach((corner, i) => segments.push([corner, sure(shape.corners[(i + 1) % shape.corners.length])]))
  }
  const made = opaque(segments, discs)
  kept.set(aboard, made)
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
    if (event.e === 'thrown aside') say(event.figure, event.at, 'thrown aside', 'plain')
    if (event.e === 'crashed') say(event.vehicle, event.at, 'crash', 'bad')
    if (event.e === 'start tried')
      say(
        event.vehicle,
        of(`H${event.human}`),
        event.started ? 'starts' : 'does not start',
        event.started ? 'good' : 'bad',
      )
    if (event.e === 'psychosis') say(`H${event.human}`, of(`H${event.human}`), TRAITS[event.psychosis].title, 'bad')
    if (event.e === 'skill used') say(`H${event.human} skill`, of(`H${event.human}`), SKILLS[event.skill].title, 'good')
    if (event.e === 'trait tested' && event.works)
      say(`H${event.human}`, of(`H${event.human}`), TRAITS[event.trait].title, 'bad')
  }
  return [...found.values()]
}

const LUNGE = 110

/** The ways of everybody who moved, the dead in the order in which they act; who bites lunges. */
function stepsOf(events: readonly Event[], view: View): Step[] {
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
    if (event.e === 'drove') {
      const vehicle = view.vehicles.find(({ id }) => id === event.vehicle)
      const people = vehicle ? occupantsOf(view, vehicle) : []
      add(event.vehicle, event.path)
      add(signsOf(event.vehicle), event.path)
      for (const h of people) {
        const seat = drawnAt(view, h)
        add(
          humanName(h.n),
          event.path.map(({ x, y }) => ({ x: x + seat.x - h.at.x, y: y + seat.y - h.at.y })),
        )
      }
    }
    if (event.e === 'zombie moved') add(zombieName(event.zombie), event.path)
    if (event.e === 'lurched' && event.into) add(zombieName(event.zombie), [event.at])
    if (event.e === 'zombie attacked') {
      const zombie = view.zombies.find(({ n }) => n === event.zombie)
      const human = view.humans[event.human - 1]
      if (zombie && human) add(zombieName(zombie.n), [zombie.at, along(zombie.at, human.at, LUNGE), zombie.at])
    }
  }
  const biters = new Set(events.flatMap((event) => (event.e === 'zombie attacked' ? zombieName(event.zombie) : [])))
  return [...steps.values()]
    .filter(({ path }) => path.length > 1)
    .map((step) => (biters.has(step.figure) ? { ...step, alone: true } : step))
}

/**
 * A veil over every one of the dead who is out of sight. While somebody is dragged it changes with every frame, and the
 * figures under it need not be painted again.
 */
function Veil({ zombies, seen }: { readonly zombies: View['zombies']; readonly seen: ReadonlySet<number> }) {
  // In parts: only where something changes it is painted again.
  const parts = new Map<string, string>()
  for (const { n, at: p } of zombies) {
    const part = `${Math.floor(p.x / VEIL_PART)},${Math.floor(p.y / VEIL_PART)}`
    parts.set(part, (parts.get(part) ?? '') + (seen.has(zombieFigure(n)) ? '' : circle(p, VEIL)))
  }
  return (
    <g class="veil">
      {[...parts].map(([part, d]) => (
        <path key={part} d={d} />
      ))}
    </g>
  )
}
const VEIL = 145
const VEIL_PART = 1500

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
  const { playing: events, motion, layers, scale } = props
  useSignal(measure)
  const view = viewOf(props)
  const look = lookOf(props)
  const { map } = look.book
  const { terrain } = map
  const shown = (layer: string): boolean => layers[layer] !== false
  const model = boardModel(props, layers)
  const { chosen, from, seen, reach } = model
  const board = useRef<HTMLDivElement>(null)
  const played = useRef<View | null>(null)
  useLayoutEffect(() => {
    if (!board.current || events.length === 0 || played.current === view) return
    played.current = view
    if (motion) playMotion(board.current, stepsOf(events, view))
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
  const wrecked = view.vehicles.map(({ isWreck }) => (isWreck ? 1 : 0)).join()
  const pieces = useLayer([look.facts.layout, wrecked], () => <Standing look={look} />)
  const vehicles = useLayer([map, view.vehicles, model.pounding], () =>
    isOn(look.book, 'vehicles') ? <VehicleLayer view={view} noteOn={(v) => barrierNote(look, v.id)} /> : null,
  )
  const aboard = useLayer([view.vehicles, view.humans, shown('names')], () =>
    shown('names') ? <AboardNames view={view} /> : null,
  )
  const searches = useLayer([map, view.progress.searched.join()], () =>
    isOn(look.book, 'searching') ? (
      <SearchMarks rooms={searchableRooms(look)} searched={view.progress.searched} />
    ) : null,
  )
  const walls = useLayer([map], () => <Walls buildings={terrain.buildings} />)
  const openings = useLayer([map, view.openings, model.pounding], () => (
    <Openings
      buildings={terrain.buildings}
      stateOf={(id, first) => view.openings[id]?.state ?? first}
      noteOn={(id) => barrierNote(look, id)}
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
  const { covered, legal, target } = model
  // Nobody is veiled where he has not arrived yet.
  const veiledBy = events.length > 0 || !shown('light') ? null : seen
  const veil = useLayer([view, veiledBy], () => veiledBy && <Veil zombies={view.zombies} seen={veiledBy} />)
  const marks = [view, covered, legal.figures, target] as const
  const dead = useLayer([...marks, model.intents, chosen === null, arrivals, model.firedAt], () => (
    <DeadLayer
      view={view}
      dimmed={dimmedOf(view, chosen, model.intents)}
      ringOf={ringOf}
      fresh={fresh}
      fired={model.firedAt}
    />
  ))
  const living = useLayer([...marks, shown('names')], () => (
    <LivingLayer view={view} ringOf={ringOf} names={shown('names')} mindOf={(h) => model.minds.get(h.n) ?? 'free'} />
  ))
  const contacts = useLayer([model.contacts], () => <Contacts pairs={model.contacts} radius={BASE_RADIUS} />)
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
        {searches}
      </svg>
      <LightSheet
        from={isLit ? from : null}
        walls={isLit ? opaqueOf(props, EYES, chosen?.aboard ?? null) : null}
        width={terrain.width}
        depth={terrain.depth}
      />
      <svg class="brd msr sheet" {...size} data-lod={lod} data-numbers={shown('numbers') ? 'on' : 'off'}>
        {rings}
        {intents}
        <GapRings rings={model.rings} radius={BASE_RADIUS} />
        <TemplateLayer model={model} />
        <FloorLayer view={view} things={model.legal.things} riseOf={(h) => riseWords(look, h)} />
        {vehicles}
        {dead}
        {living}
        {contacts}
        {aboard}
        {ringLabels}
      </svg>
      <svg class="brd msr over" {...size}>
        {veil}
        {trails !== '' && <path class="trail" d={trails} />}
        <LegalMarks model={model} map={map} />
        {chosen && isInPlay(chosen) && (
          <Brackets box={bracketsAt(drawnAt(view, chosen), chosen.aboard === null ? 1 : SEATED)} />
        )}
        {model.led && (
          <>
            <Brackets box={bracketsAt(model.led.from)} />
            <path class="ring off" d={circle(model.led.from, model.led.reach)} />
            {model.led.to && <path class="meant" d={polyline([model.led.from, model.led.to])} />}
          </>
        )}
        <Pointing model={model} layers={layers} props={props} />
        <RideShown situation={props} />
        <ContactShown situation={props} />
        {events.length > 0 && <Happening floats={floatsOf(view, events)} trails="" />}
      </svg>
    </div>
  )
}

/** dw.barrier.5 "2, turn 3: 42%": who pounds on it next, for how long, and how likely it breaks then. */
function barrierNote(look: Forecast, id: string): string {
  const { attackers, turns, chance, before } = barrierAhead(look, id)
  if (attackers === 0) return before > 0 ? `pounded ${before} ${plural(before, 'turn')}` : ''
  return attackers === 1 ? '1' : `${attackers}, turn ${turns}: ${percent(chance)}`
}

/** dw.zombify.2 What the die for a corpse must show, and when. */
function riseWords(look: Forecast, human: Human): string {
  const test = testsAhead(look).find((one) => one.kind === 'rises' && one.human.n === human.n)
  return test ? `rises ${percent(test.chance)}` : ''
}

/** dw.search.1 The rooms that can be searched, and where their mark is: below the name. */
function searchableRooms({ book: { map, scenario } }: Forecast): { id: string; at: XY }[] {
  return map.terrain.buildings
    .flatMap((b) => b.rooms)
    .filter(({ id }) => scenario.searchable?.includes(id) ?? true)
    .map(({ id, outline }) => {
      const { x, y } = middleOf(outline)
      const top = Math.min(...outline.map((p) => p.y))
      return { id, at: { x, y: Math.min(y, top + 260) + 150 } }
    })
}

const bracketsAt = ({ x, y }: XY, size = 1) => ({
  x: px(x - BASE_RADIUS * size) - 3,
  y: px(y - BASE_RADIUS * size) - 3,
  width: px(2 * BASE_RADIUS * size) + 6,
  height: px(2 * BASE_RADIUS * size) + 6,
})

function TemplateLayer({ model }: { readonly model: BoardModel }) {
  const { template, covered, chosen } = model
  if (!template || !chosen) return null
  const tone: Tone = model.isRefused ? 'no' : covered?.friends ? 'friends' : 'plain'
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
        tone={tone}
      />
    )
  }
  if (template.kind === 'circle')
    return (
      <CircleShown
        middle={template.at}
        radius={template.radius}
        strays={template.strays}
        tone={tone}
        from={template.from}
      />
    )
  return (
    <CorridorShown
      from={template.from}
      through={template.through}
      aside={template.aside}
      around={template.around}
      before={BASE_RADIUS}
      tone={tone}
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
  const { walk, rays, tape, chosen, aim, template, comes } = model
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
  if (tape && layers['tape'] !== false && !template && props.selection.order !== 'drive')
    parts.push(
      <Tape
        key="tape"
        from={tape.from}
        to={tape.to}
        start={BASE_RADIUS}
        end={tape.figure ? BASE_RADIUS : 0}
        means={(length) => meaningOf(lookOf(props), model, length)}
      />,
    )
  if (rays)
    parts.push(
      <RaysShown
        key="rays"
        from={rays.from}
        at={rays.at}
        rays={rays.sighting.rays}
        sees={rays.sighting.sees}
        words={raysWords(lookOf(props), rays.sighting)}
      />,
    )
  if (comes) parts.push(<ComesShown key="comes" {...comes} />)
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

/** dw.weapons.3, dw.fear.2, dw.zsense.1 What a distance comes to: against the range of what is in hand, or to one of the dead. */
function meaningOf({ book }: Forecast, { rings, aim }: BoardModel, length: number): string {
  const range = rings.find(({ kind }) => kind === 'range')?.gap
  if (range !== undefined) return length > range ? `${lengthWords(length - range)} too far` : 'in range'
  if (aim?.kind !== 'zombie') return ''
  return length <= book.fearDistance ? 'within fear' : length <= book.smell ? 'within scent' : ''
}

/** dw.lurch.2 Where one of the dead will stand, and how far it throws itself from there. */
const ComesShown = ({ at: end, lurch }: NonNullable<BoardModel['comes']>) => (
  <g class="comes">
    <path class="ghost" d={circle(end, BASE_RADIUS)} />
    {lurch > 0 && <path class="lurch" d={circle(end, BASE_RADIUS + lurch)} />}
  </g>
)

const grown = (rect: { x: number; y: number; width: number; height: number }) => ({
  x: rect.x - 6,
  y: rect.y - 6,
  width: rect.width + 12,
  height: rect.height + 12,
})

/** "hard cover: 8 of 11 rays, low wall". */
function raysWords(look: Forecast, { rays, sees, cover, by }: Sighting): string {
  const what = [...new Set(by.map((id) => terrainTitle(look, id).replace(/^the /, '')))].slice(0, 2).join(', ')
  if (!sees) return what === '' ? 'not in sight' : `not in sight: ${what}`
  const n = rays.filter(({ stop }) => stop !== null).length
  if (n === 0) return cover === 'none' ? '' : `${cover} cover: ${what}`
  return `${cover === 'none' ? 'no cover' : `${cover} cover`}: ${n} of 11 rays, ${what}`
}

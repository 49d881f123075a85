/** Dead Walk Again's table: its figures, vehicles and marks on the measured one. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import { BASE_RADIUS, type Event, type Human, isInPlay, isOn, type View, zombieFigure } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import { Fallen } from '../../board/bodies.tsx'
import { useLayer } from '../../board/layers.tsx'
import { type Drawings, MeasuredBoard } from '../../board/measured/board.tsx'
import { type Opaque, opaqueAt } from '../../board/measured/light.ts'
import { Veil } from '../../board/measured/marks.tsx'
import { middleOf } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { percent } from '../../play/parts.tsx'
import { plural } from '../../words/plain.ts'
import './board.css'
import { type BoardModel, boardModel } from './board-model.ts'
import { floatsOf, movedSince, waysOf } from './board-motion.ts'
import { DeadLayer, FloorLayer, LivingLayer, type Ring } from './figures.tsx'
import { lookOf } from './read.ts'
import { ContactShown, RideShown } from './rides.tsx'
import { places } from './place.ts'
import type { BoardProps, Seen } from './types.ts'
import { AboardNames, SearchMarks, Standing, VehicleLayer } from './vehicles.tsx'
import { testsAhead } from './words/ahead.ts'
import { barrierAhead } from './words/threats.ts'

const EYES = 280

/** What stops the eyes of whoever is chosen: he stands on the ground, or looks out of a vehicle (dw.vehicle.33). */
function wallsAround({ facts, state }: Forecast, { chosen }: BoardModel): Opaque | null {
  if (!chosen || chosen.on !== null || state.phase === 'setup') return null
  const own = chosen.aboard === null ? -1 : facts.layout.numberOf.get(chosen.aboard)
  return opaqueAt(facts.layout, facts.blocks, EYES, own)
}

const arrivedIn = (events: readonly Event[]): ReadonlySet<number> =>
  new Set(events.flatMap((event) => (event.e === 'zombie arrived' ? [event.zombie] : [])))

function ringsFor({ covered, legal, target }: BoardModel): (figure: string, crowd: number) => Ring {
  return (figure, crowd) => {
    if (covered?.hit.has(crowd)) return 'hit'
    if (covered?.spared.has(crowd)) return 'spared'
    if (target === figure) return 'target'
    return legal.figures.has(figure) ? 'legal' : 'none'
  }
}

/** From the closest of them on, everybody who cannot matter this turn is drawn fainter. */
function dimmedOf(view: View, { chosen, intents }: BoardModel): ReadonlySet<number> | null {
  if (!chosen || view.zombies.length < 12) return null
  const moving = new Set(intents.map(({ zombie }) => zombie))
  return new Set(view.zombies.filter(({ n }) => !moving.has(n)).map(({ n }) => n))
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

const middleIn = (seen: Seen) => (place: string) => {
  const at = places.centreNamed(place, seen)
  return at && ([px(at.x), px(at.y)] as const)
}

/** Who is on the table, each layer drawn anew only when something on it has changed. */
function useFigures(props: BoardProps, model: BoardModel, look: Forecast): Pick<Drawings, 'floor' | 'figures'> {
  const { view, playing, layers } = props
  const { covered, legal, target, chosen, intents, firedAt, minds } = model
  const hasNames = layers['names'] !== false
  const fresh = arrivedIn(playing)
  const ringOf = ringsFor(model)
  const marks = [view, covered, legal.figures, target] as const
  const vehicles = useLayer([look.book.map, view.vehicles, model.pounding], () =>
    isOn(look.book, 'vehicles') ? <VehicleLayer view={view} noteOn={(v) => barrierNote(look, v.id)} /> : null,
  )
  const dead = useLayer([...marks, intents, chosen === null, [...fresh].join(), firedAt], () => (
    <DeadLayer view={view} dimmed={dimmedOf(view, model)} ringOf={ringOf} fresh={fresh} fired={firedAt} />
  ))
  const living = useLayer([...marks, hasNames], () => (
    <LivingLayer view={view} ringOf={ringOf} names={hasNames} mindOf={(h) => minds.get(h.n) ?? 'free'} />
  ))
  const { bodies } = props
  const fallen = useLayer([bodies], () => bodies && <Fallen bodies={bodies} middleOf={middleIn(props)} />)
  return {
    floor: (
      <>
        {fallen}
        <FloorLayer view={view} things={legal.things} riseOf={(h) => riseWords(look, h)} />
      </>
    ),
    figures: (
      <>
        {vehicles}
        {dead}
        {living}
      </>
    ),
  }
}

function useDrawings(props: BoardProps, model: BoardModel, look: Forecast): Drawings {
  const { view, playing, layers } = props
  const { map } = look.book
  const wrecked = view.vehicles.map(({ isWreck }) => (isWreck ? 1 : 0)).join()
  const pieces = useLayer([look.facts.layout, wrecked], () => <Standing look={look} />)
  const marks = useLayer([map, view.progress.searched.join()], () =>
    isOn(look.book, 'searching') ? (
      <SearchMarks rooms={searchableRooms(look)} searched={view.progress.searched} />
    ) : null,
  )
  const hasNames = layers['names'] !== false
  const labels = useLayer([view.vehicles, view.humans, hasNames], () => (hasNames ? <AboardNames view={view} /> : null))
  // Nobody is veiled where he has not arrived yet.
  const seen = playing.length > 0 || layers['light'] === false ? null : model.seen
  const veil = useLayer([view, seen], () => {
    const figures = view.zombies.map(({ n, at }) => ({ at, isSeen: seen?.has(zombieFigure(n)) ?? true }))
    return seen && <Veil figures={figures} radius={BASE_RADIUS} />
  })
  const over = (
    <>
      <RideShown situation={props} />
      <ContactShown situation={props} />
    </>
  )
  return { ...useFigures(props, model, look), pieces, marks, labels, veil, over }
}

export function Board(props: BoardProps) {
  const { view, playing, landed, motion, layers, scale } = props
  const look = lookOf(props)
  const model = boardModel(props, layers)
  return (
    <MeasuredBoard
      kind="dw-board"
      map={look.book.map}
      model={model}
      layers={layers}
      scale={scale}
      radius={BASE_RADIUS}
      walls={layers['light'] === false ? null : wallsAround(look, model)}
      isSettingUp={view.phase === 'setup'}
      openings={{
        key: [view.openings, model.pounding],
        stateOf: (id, first) => view.openings[id]?.state ?? first,
        noteOn: (id) => barrierNote(look, id),
      }}
      standing={() => [...view.humans.filter(isInPlay), ...view.zombies].map(({ at }) => at)}
      played={{
        view,
        motion,
        events: playing,
        landed,
        ways: () => waysOf(playing, view),
        wordsOf: (what) => floatsOf(view, what === 'events' ? playing : (landed ?? [])),
        moved: (before) => movedSince(before, view),
      }}
      own={useDrawings(props, model, look)}
    />
  )
}

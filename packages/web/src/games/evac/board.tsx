/**
 * The board: a picture of what the seat sees and of what the order in hand would do. The ground is drawn once for every
 * arrangement of tiles and doors; pointing at something redraws only what is over it. Nothing here listens: the table
 * says where the pointer is.
 */
import type { Event, View } from '@shamble/evac/page'
import { useRef } from 'preact/hooks'
import { useLayer } from '../../board/layers.tsx'
import { middleOf } from '../../board/square/places.ts'
import { Crowds, Surface } from '../../board/square/surface.tsx'
import { later } from '../../ui/later.tsx'
import './board.css'
import { Ground, Patterns, TileNames, Walls } from './board-ground.tsx'
import { type BoardModel, boardModel } from './board-model.ts'
import { Blast, Chosen, Legal, Light, Pointing, Reach, Shade } from './board-signs.tsx'
import { BodiesLayer, DeadLayer, LivingLayer } from './figures.tsx'
import { area, doorKey, groundKey } from './ground.ts'
import { boxOf, centreOf, placeSquare, tileRect, tileUnder } from './place.ts'
import { fullHp, isAlive } from './read.ts'
import type { BoardProps } from './types.ts'

/** Nothing has happened yet when the first question is asked. */
const Fallen = later(async () => (await import('../../board/bodies.tsx')).Fallen)
const Playing = later(async () => (await import('./board-motion.tsx')).Playing)

const flippedIn = (events: readonly Event[]): string =>
  events.flatMap((event) => (event.e === 'tile flipped' ? [event.tile] : [])).join(' ')

const isShown =
  ({ layers }: BoardProps) =>
  (layer: string): boolean =>
    layers[layer] !== false

/** Tiles, walls and doors, and what light makes of them. */
function useGround({ view, playing, motion }: BoardProps, lit: BoardModel['lit']) {
  const flipped = motion ? flippedIn(playing) : ''
  const where = groundKey(view)
  const doors = doorKey(view)
  const litKey = lit ? `${lit.from}/${lit.squares.length}/${where}/${doors}` : ''
  return {
    patterns: useLayer([], () => <Patterns />),
    tiles: useLayer([where, flipped], () => <Ground view={view} flipped={flipped} />),
    walls: useLayer([where, doors], () => <Walls view={view} />),
    light: useLayer([litKey], () => lit && <Light view={view} lit={lit} />),
    shade: useLayer([litKey], () => lit && <Shade view={view} lit={lit} />),
    names: useLayer([where], () => <TileNames view={view} />),
  }
}

/**
 * The light stays with whoever acted until it falls on the next: while dice fall and the dead walk nobody is chosen, and
 * the whole board would turn bright and dark again.
 */
function useLight({ view, seat }: BoardProps, lit: BoardModel['lit']): BoardModel['lit'] {
  const last = useRef(lit)
  if (lit) last.current = lit
  const { current } = last
  const isThere = current !== null && view.marines.some((m) => isAlive(m) && m.at === current.from)
  if (!isThere || view.phase === 'setup' || seat === 'Z') last.current = lit
  return last.current
}

/** The dead and the living. */
function useFigures({ view, options, motion, layers, playing }: BoardProps, { target, biters, legal }: BoardModel) {
  const hitZombie = target?.kind === 'zombie' ? target.id : null
  const hitMarine = target?.kind === 'marine' ? target.seat : null
  const names = layers['names'] !== false
  const doing = new Set(playing.flatMap((event) => ('zombie' in event ? (event.zombie ?? []) : [])))
  return {
    dead: useLayer(
      [view, [...(biters ?? [])].join(), [...legal.zombies].join(), hitZombie, motion, [...doing].join()],
      () => (
        <DeadLayer
          doing={doing}
          view={view}
          biters={biters}
          legal={legal.zombies}
          target={hitZombie}
          motion={motion}
          turn={view.phase === 'zombies'}
        />
      ),
    ),
    living: useLayer([view, [...legal.marines].join(), hitMarine, motion, names], () => (
      <LivingLayer
        view={view}
        fullHp={(m) => fullHp(options, m.type)}
        legal={legal.marines}
        target={hitMarine}
        motion={motion}
        names={names}
      />
    )),
    crowds: useLayer([view], () => <Crowds middles={tileMiddles(view)} size={[112, 76]} />),
  }
}

const tileMiddles = (view: View) => view.zombies.map((z) => middleOf(tileRect(view, tileUnder(view, z.at))))

const middleIn = (view: View) => (place: string) => {
  const square = placeSquare(place, view)
  return square === null ? null : centreOf(view, square)
}

const useFallen = ({ bodies, view }: BoardProps) =>
  useLayer(
    [bodies, view.size],
    () => bodies && bodies.length > 0 && <Fallen bodies={bodies} middleOf={middleIn(view)} />,
  )

/** Who is chosen, what is pointed at, and what happens now. */
const Over = ({ model, ...props }: BoardProps & { readonly model: BoardModel }) => (
  <>
    <Chosen view={props.view} model={model} />
    <Pointing view={props.view} model={model} cursor={model.aim !== null && model.target === null} />
    <Playing seen={props} events={props.playing} landed={props.landed} motion={props.motion} scale={props.scale} />
  </>
)

export function Board(props: BoardProps) {
  const { view, layers, scale, hints, selection } = props
  const model = boardModel(props)
  const { reach, legal, blast } = model
  const box = boxOf(view)
  const shown = isShown(props)
  const lit = useLight(props, model.lit)
  const ground = useGround(props, shown('light') ? lit : null)
  const figures = useFigures(props, model)
  const inReach = useLayer([hints, selection.figure, view, shown('reach'), shown('danger')], () =>
    reach && shown('reach') ? <Reach view={view} reach={reach} danger={shown('danger')} /> : null,
  )
  const fallen = useFallen(props)
  const under = (
    <>
      {ground.patterns}
      {ground.tiles}
      {ground.light}
      {ground.walls}
      {ground.shade}
      {layers['spawn'] === true && model.spawn && <path class="spawn" d={area(view, model.spawn)} />}
      {inReach}
      {ground.names}
      {fallen}
    </>
  )
  return (
    <Surface box={box} scale={scale} shown={shown} ground={under} over={<Over {...props} model={model} />}>
      <Legal view={view} legal={legal} />
      {blast && <Blast view={view} blast={blast} />}
      <BodiesLayer view={view} />
      {figures.dead}
      {figures.living}
      {figures.crowds}
      <path class="edge" d={`M0 0H${box.width}V${box.height}H0z`} />
    </Surface>
  )
}

/**
 * The board: a map that grows. It is drawn in units of the city, whose origin is the van's corner, so that nothing moves
 * when a tile is laid to the north or west. Nothing here listens: the table says where the pointer is.
 */
import { cellOf, type Event, type View } from '@shamble/drop-dead/page'
import { Fallen } from '../../board/bodies.tsx'
import { type Float, Happening } from '../../board/happening.tsx'
import { useLayer } from '../../board/layers.tsx'
import { middleOf } from '../../board/square/places.ts'
import { Crowds, Surface } from '../../board/square/surface.tsx'
import './board.css'
import { type BoardModel, boardModel } from './board-model.ts'
import {
  Blast,
  Chosen,
  Compass,
  Entrances,
  GhostTile,
  Legal,
  Light,
  Overrun,
  OverrunWords,
  Pointing,
  Reach,
  Shade,
} from './board-signs.tsx'
import { DeadLayer, LivingLayer, PartsLayer } from './figures.tsx'
import { groundKey, nameRows, Patterns, StarsBetween, symbolKey, Symbols, TileNames, Tiles, Walls } from './ground.tsx'
import { centreOf, centreOfXY, boxOf, placeUnit, rectOfCell } from './place.ts'
import { damageStep, fullHealth, hintsOf, survivorNamed, zombieHealth } from './read.ts'
import type { BoardProps } from './types.ts'

const laidIn = (events: readonly Event[]): string =>
  events.flatMap((event) => (event.e === 'tile placed' || event.e === 'tile covered' ? [event.tile] : [])).join(' ')

/** A word over whatever has just changed. */
function floatsOf(view: View, events: readonly Event[]): Float[] {
  const found = new Map<string, Float>()
  const say = (key: string, at: readonly [number, number], words: string, tone: Float['tone']): void => {
    found.set(key, { key, at, words, tone })
  }
  const of = (id: Parameters<typeof survivorNamed>[1]): readonly [number, number] | null => {
    const at = survivorNamed(view, id)?.at
    return at === null || at === undefined ? null : centreOf(at)
  }
  for (const event of events) {
    if (event.e === 'attacked') {
      const words = event.health === 0 ? 'killed' : event.damage === 0 ? 'miss' : `−${event.damage}`
      say(`z${event.zombie}`, centreOfXY(event.at), words, event.health === 0 ? 'good' : 'plain')
    }
    if (event.e === 'zombie killed') say(`z${event.zombie}`, centreOfXY(event.at), 'killed', 'good')
    if (event.e === 'bitten' || event.e === 'harmed') {
      const at = of(event.survivor)
      const isHurt = event.damage > 0
      if (at) say(event.survivor, at, isHurt ? `−${event.damage}` : 'unharmed', isHurt ? 'bad' : 'plain')
    }
    if (event.e === 'healed') {
      const at = of(event.survivor)
      if (at) say(event.survivor, at, `+${event.by}`, 'good')
    }
    if (event.e === 'died') say(event.survivor, centreOfXY(event.at), 'dead', 'bad')
    if (event.e === 'part installed') {
      const at = of(event.survivor)
      if (at) say(`part${event.installed}`, at, `part ${event.installed} of ${event.required}`, 'good')
    }
  }
  return [...found.values()]
}

const standing = ({ survivors, zombies }: View): readonly (readonly [number, number])[] =>
  [...survivors, ...zombies].flatMap(({ at }) => (at === null ? [] : [centreOf(at)]))

/** Where figures went, for whoever wants no motion: it stays until the next action. */
const trailsOf = (events: readonly Event[]): string =>
  events
    .flatMap((event) =>
      event.e === 'stepped' || event.e === 'zombie stepped'
        ? [`M${centreOfXY(event.from).join(' ')}L${centreOfXY(event.onto).join(' ')}`]
        : [],
    )
    .join('')

const isShown =
  ({ layers }: BoardProps) =>
  (layer: string): boolean =>
    layers[layer] !== false

/** Tiles, walls and symbols, and what light makes of them. */
function useGround({ view, playing, motion }: BoardProps, { lit, comes }: Pick<BoardModel, 'lit' | 'comes'>) {
  const laid = motion ? laidIn(playing) : ''
  const where = groundKey(view)
  const rows = nameRows(view)
  const coming = [...comes].join(';')
  const litKey = lit ? `${lit.from}/${lit.squares.length}/${where}` : ''
  return {
    patterns: useLayer([], () => <Patterns />),
    tiles: useLayer([where, laid], () => <Tiles view={view} laid={laid} />),
    walls: useLayer([where], () => <Walls view={view} />),
    symbols: useLayer([where, symbolKey(view), coming], () => <Symbols view={view} comes={comes} />),
    stars: useLayer([view, coming], () => <StarsBetween view={view} comes={comes} />),
    names: useLayer([where, rows.join()], () => <TileNames view={view} rows={rows} />),
    light: useLayer([litKey], () => lit && <Light view={view} lit={lit} />),
    shade: useLayer([litKey], () => lit && <Shade view={view} lit={lit} />),
  }
}

/** dd.grid.6, dd.shamble.4 Numbers for whoever throws real dice, while they are wanted. */
function useNumbers({ view, layers, dieFor }: BoardProps) {
  const numbered = layers['entrances'] === true || /^dd\.(placement|shamble)\./.test(dieFor ?? '')
  return useLayer([groundKey(view), numbered], () =>
    numbered ? (
      <>
        <Entrances view={view} />
        <Compass />
      </>
    ) : null,
  )
}

function useDead(props: BoardProps, { target, biters, legal }: BoardModel) {
  const { view, motion, options } = props
  const { horde } = hintsOf(props)
  const shown = isShown(props)
  const hit = target?.kind === 'zombie' ? target.n : null
  const movements = new Map(horde?.zombies.map((z) => [z.zombie, z.movement]))
  const usual = Number(options['zombieMove'] ?? 4)
  const key = [[...(biters ?? [])].join(), [...legal.zombies].join(), hit, motion, horde, shown('headings')]
  return useLayer([view, ...key], () => (
    <DeadLayer
      view={view}
      motion={motion}
      shown={{
        biters: shown('danger') ? biters : null,
        legal: legal.zombies,
        target: hit,
        headings: shown('headings'),
        full: zombieHealth(options),
        movementOf: (z) => movements.get(z.n) ?? usual,
        usual,
      }}
    />
  ))
}

function useLiving(props: BoardProps, { target, legal }: BoardModel) {
  const { view, motion, layers, options } = props
  const { horde } = hintsOf(props)
  const hit = target?.kind === 'survivor' ? target.seat : null
  return useLayer([view, [...legal.survivors].join(), hit, motion, layers['names'], horde], () => (
    <LivingLayer
      view={view}
      motion={motion}
      shown={{
        legal: legal.survivors,
        target: hit,
        names: layers['names'] !== false,
        step: damageStep(options),
        fullOf: (one) => fullHealth(one.id),
        allowanceOf: (one) => horde?.survivors.find(({ seat }) => seat === one.seat)?.allowance ?? 0,
      }}
    />
  ))
}

const middleIn = (view: View) => (place: string) => {
  const unit = placeUnit(place, view)
  return unit === null ? null : centreOf(unit)
}

function useReach(props: BoardProps, { reach, ghost }: BoardModel) {
  const { hints, selection, view } = props
  const shown = isShown(props)
  return useLayer([hints, selection.figure, view, shown('reach'), shown('danger'), ghost === null], () =>
    reach && shown('reach') ? <Reach view={view} reach={reach} danger={shown('danger')} /> : null,
  )
}

/** Who is chosen, what is pointed at, and what happens now. */
const Over = ({ model, ...props }: BoardProps & { readonly model: BoardModel }) => {
  const { view, playing, landed, motion, scale } = props
  return (
    <>
      <Chosen view={view} model={model} />
      <Pointing view={view} model={model} />
      <Happening
        events={playing}
        landed={landed}
        wordsOf={(what) => floatsOf(view, what === 'events' ? playing : (landed ?? []))}
        trails={motion ? '' : trailsOf(playing)}
        taken={() => standing(view)}
        scale={scale}
      />
    </>
  )
}

export function Board(props: BoardProps) {
  const { view, scale, bodies } = props
  const model = boardModel(props)
  const { overrun, ghost } = model
  const shown = isShown(props)
  const ground = useGround(props, { lit: shown('light') ? model.lit : null, comes: model.comes })
  const inReach = useReach(props, model)
  const numbers = useNumbers(props)
  const dead = useDead(props, model)
  const living = useLiving(props, model)
  const crowds = useLayer([view], () => (
    <Crowds middles={view.zombies.map((z) => middleOf(rectOfCell(cellOf(z.at))))} size={[92, 72]} />
  ))
  const fallen = useLayer([bodies], () => bodies && <Fallen bodies={bodies} middleOf={middleIn(view)} />)
  const under = (
    <>
      {ground.patterns}
      {ground.tiles}
      {ground.light}
      {ground.symbols}
      {ground.walls}
      {ground.shade}
      {inReach}
      {ground.names}
      {fallen}
    </>
  )
  const over = <Over {...props} model={model} />
  return (
    <Surface box={boxOf(view)} kind="dd" scale={scale} shown={shown} ground={under} over={over}>
      {overrun.length > 0 && <Overrun cells={overrun} />}
      {numbers}
      {ghost && <GhostTile ghost={ghost} />}
      <Legal view={view} legal={model.legal} />
      {model.blast && <Blast cell={model.blast} />}
      <PartsLayer view={view} />
      {dead}
      {living}
      {ground.stars}
      <OverrunWords cells={overrun} />
      {crowds}
    </Surface>
  )
}

/**
 * The board: a map that grows. It is drawn in units of the city, whose origin is the van's corner, so that nothing moves
 * when a tile is laid to the north or west. Nothing here listens: the table says where the pointer is.
 */
import type { Event } from '@shamble/drop-dead/page'
import { type Float, Happening, lodOf, useLayer } from '../../board/layers.tsx'
import '../../board/board.css'
import './board.css'
import { boardModel, crowds } from './board-model.ts'
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
import { groundKey, Patterns, StarsBetween, symbolKey, Symbols, TileNames, Tiles, Walls } from './ground.tsx'
import { centreOf, centreOfXY, cornerOfCell, frameOf, T } from './place.ts'
import { damageStep, fullHealth, hintsOf, survivorNamed, zombieHealth } from './read.ts'
import type { View } from '@shamble/drop-dead/page'
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
      const words = event.health === 0 ? 'killed' : event.damage === 0 ? 'no damage' : `−${event.damage}`
      say(`z${event.zombie}`, centreOfXY(event.at), words, event.health === 0 ? 'good' : 'plain')
    }
    if (event.e === 'zombie killed') say(`z${event.zombie}`, centreOfXY(event.at), 'killed', 'good')
    if (event.e === 'bitten' || event.e === 'harmed') {
      const at = of(event.survivor)
      if (at) say(event.survivor, at, `−${event.damage}`, 'bad')
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

/** Where figures went, for whoever wants no motion: it stays until the next action. */
const trailsOf = (events: readonly Event[]): string =>
  events
    .flatMap((event) =>
      event.e === 'stepped' || event.e === 'zombie stepped'
        ? [`M${centreOfXY(event.from).join(' ')}L${centreOfXY(event.onto).join(' ')}`]
        : [],
    )
    .join('')

const Crowds = ({ view }: { readonly view: View }) => (
  <g class="crowds">
    {[...crowds(view).values()].map(({ cell, n }) => {
      const [x, y] = cornerOfCell(cell)
      return (
        <g key={cell.join()} transform={`translate(${x + T / 2} ${y + T / 2})`}>
          <rect x="-46" y="-36" width="92" height="72" rx="6" />
          <text y="19">{n}</text>
        </g>
      )
    })}
  </g>
)

export function Board(props: BoardProps) {
  const { playing: events, motion, layers, scale, options } = props
  const { view } = props
  const model = boardModel(props)
  const { horde } = hintsOf(props)
  const { lit, reach, legal } = model
  const frame = frameOf(view)
  const shown = (layer: string): boolean => layers[layer] !== false
  const laid = motion ? laidIn(events) : ''
  const where = groundKey(view)
  const comes = [...model.comes].join(';')
  const tiles = useLayer([where, laid], () => <Tiles view={view} laid={laid} />)
  const walls = useLayer([where], () => <Walls view={view} />)
  const symbols = useLayer([where, symbolKey(view), comes], () => <Symbols view={view} comes={model.comes} />)
  const names = useLayer([where], () => <TileNames view={view} />)
  const litKey = lit && shown('light') ? `${lit.from}/${lit.units.length}/${where}` : ''
  const light = useLayer([litKey], () => (lit && litKey ? <Light view={view} lit={lit} /> : null))
  const shade = useLayer([litKey], () => (lit && litKey ? <Shade view={view} lit={lit} /> : null))
  const inReach = useLayer(
    [props.hints, props.selection.figure, view, shown('reach'), shown('danger'), model.ghost === null],
    () => (reach && shown('reach') ? <Reach view={view} reach={reach} danger={shown('danger')} /> : null),
  )
  const numbered = layers['entrances'] === true || /^dd\.(placement|shamble)\./.test(props.dieFor ?? '')
  const entrances = useLayer([where, numbered], () =>
    numbered ? (
      <>
        <Entrances view={view} />
        <Compass />
      </>
    ) : null,
  )
  const hitZombie = model.target?.kind === 'zombie' ? model.target.n : null
  const hitSurvivor = model.target?.kind === 'survivor' ? model.target.seat : null
  const movements = new Map(horde?.zombies.map((z) => [z.zombie, z.movement]))
  const usual = Number(options['zombieMove'] ?? 4)
  const dead = useLayer(
    [view, [...(model.biters ?? [])].join(), [...legal.zombies].join(), hitZombie, motion, horde, shown('headings')],
    () => (
      <DeadLayer
        view={view}
        motion={motion}
        shown={{
          biters: shown('danger') ? model.biters : null,
          legal: legal.zombies,
          target: hitZombie,
          headings: shown('headings'),
          full: zombieHealth(options),
          movementOf: (z) => movements.get(z.n) ?? usual,
          usual,
        }}
      />
    ),
  )
  const living = useLayer([view, [...legal.survivors].join(), hitSurvivor, motion, layers['names'], horde], () => (
    <LivingLayer
      view={view}
      motion={motion}
      shown={{
        legal: legal.survivors,
        target: hitSurvivor,
        names: layers['names'] === true,
        step: damageStep(options),
        fullOf: (one) => fullHealth(one.id),
        allowanceOf: (one) => horde?.survivors.find(({ seat }) => seat === one.seat)?.allowance ?? 0,
      }}
    />
  ))
  const stars = useLayer([view, comes], () => <StarsBetween view={view} comes={model.comes} />)
  const crowd = useLayer([view], () => <Crowds view={view} />)
  const patterns = useLayer([], () => <Patterns />)
  const box = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`
  return (
    <div
      class="brd-board dd-board"
      style={{ width: `${frame.width}px`, height: `${frame.height}px` }}
      data-lod={lodOf(scale)}
      aria-hidden="true"
    >
      <svg
        class="brd dd"
        width={frame.width}
        height={frame.height}
        viewBox={box}
        data-lod={lodOf(scale)}
        data-numbers={shown('numbers') ? 'on' : 'off'}
        data-tiles={shown('tiles') ? 'on' : 'off'}
      >
        {patterns}
        {tiles}
        {light}
        {symbols}
        {walls}
        {shade}
        {inReach}
        {names}
        {model.overrun.length > 0 && <Overrun cells={model.overrun} />}
        {entrances}
        {model.ghost && <GhostTile ghost={model.ghost} />}
        <Legal view={view} legal={legal} />
        {model.blast && <Blast cell={model.blast} />}
        <PartsLayer view={view} />
        {dead}
        {living}
        {stars}
        <OverrunWords cells={model.overrun} />
        {crowd}
      </svg>
      <svg class="brd dd over" width={frame.width} height={frame.height} viewBox={box}>
        <Chosen view={view} model={model} />
        <Pointing view={view} model={model} />
        {events.length > 0 && <Happening floats={floatsOf(view, events)} trails={motion ? '' : trailsOf(events)} />}
      </svg>
    </div>
  )
}

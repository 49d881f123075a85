/**
 * The board: a picture of what the seat sees and of what the order in hand would do. The ground is drawn once for every
 * arrangement of tiles and doors; pointing at something redraws only what is over it. Nothing here listens: the table
 * says where the pointer is.
 */
import type { Event, Marine } from '@shamble/evac/page'
import { lodOf, useLayer } from '../../board/layers.tsx'
import '../../board/board.css'
import './board.css'
import { Ground, Patterns, TileNames, Walls } from './board-ground.tsx'
import { boardModel } from './board-model.ts'
import { Crowds, Playing } from './board-motion.tsx'
import { Blast, Chosen, Legal, Light, Pointing, Reach, Shade } from './board-signs.tsx'
import { BodiesLayer, DeadLayer, LivingLayer } from './figures.tsx'
import { area, doorKey, groundKey } from './ground.ts'
import { extentOf } from './place.ts'
import { fullHp } from './read.ts'
import type { BoardProps } from './types.ts'

const flippedIn = (events: readonly Event[]): string =>
  events.flatMap((event) => (event.e === 'tile flipped' ? [event.tile] : [])).join(' ')

export function Board(props: BoardProps) {
  const { playing: events, motion, layers, scale, options } = props
  const { view } = props
  const model = boardModel(props)
  const { lit, reach, legal, blast, aim } = model
  const size = extentOf(view)
  const shown = (layer: string): boolean => layers[layer] !== false
  const flipped = motion ? flippedIn(events) : ''
  const where = groundKey(view)
  const doors = doorKey(view)
  const ground = useLayer([where, flipped], () => <Ground view={view} flipped={flipped} />)
  const walls = useLayer([where, doors], () => <Walls view={view} />)
  const litKey = lit && shown('light') ? `${lit.from}/${lit.squares.length}/${where}/${doors}` : ''
  const light = useLayer([litKey], () => (lit && litKey ? <Light view={view} lit={lit} /> : null))
  const shade = useLayer([litKey], () => (lit && litKey ? <Shade view={view} lit={lit} /> : null))
  const inReach = useLayer([props.hints, props.selection.figure, view, shown('reach'), shown('danger')], () =>
    reach && shown('reach') ? <Reach view={view} reach={reach} danger={shown('danger')} /> : null,
  )
  const hitZombie = model.target?.kind === 'zombie' ? model.target.id : null
  const hitMarine = model.target?.kind === 'marine' ? model.target.seat : null
  const dead = useLayer([view, [...(model.biters ?? [])].join(), [...legal.zombies].join(), hitZombie, motion], () => (
    <DeadLayer
      view={view}
      biters={model.biters}
      legal={legal.zombies}
      target={hitZombie}
      motion={motion}
      turn={view.phase === 'zombies'}
    />
  ))
  const living = useLayer([view, [...legal.marines].join(), hitMarine, motion, layers['names']], () => (
    <LivingLayer
      view={view}
      fullHp={(m: Marine) => fullHp(options, m.type)}
      legal={legal.marines}
      target={hitMarine}
      motion={motion}
      names={layers['names'] === true}
    />
  ))
  const crowd = useLayer([view], () => <Crowds view={view} />)
  const names = useLayer([where], () => <TileNames view={view} />)
  const patterns = useLayer([], () => <Patterns />)
  return (
    <div
      class="brd-board"
      style={{ width: `${size}px`, height: `${size}px` }}
      data-lod={lodOf(scale)}
      aria-hidden="true"
    >
      <svg
        class="brd"
        width={size}
        height={size}
        viewBox={`0 0 ${size} ${size}`}
        data-lod={lodOf(scale)}
        data-numbers={shown('numbers') ? 'on' : 'off'}
        data-tiles={shown('tiles') ? 'on' : 'off'}
      >
        {patterns}
        {ground}
        {light}
        {walls}
        {shade}
        {layers['spawn'] === true && model.spawn && <path class="spawn" d={area(view, model.spawn)} />}
        {inReach}
        {names}
        <Legal view={view} legal={legal} />
        {blast && <Blast view={view} blast={blast} />}
        <BodiesLayer view={view} />
        {dead}
        {living}
        {crowd}
        <path class="edge" d={`M0 0H${size}V${size}H0z`} />
      </svg>
      <svg class="brd over" width={size} height={size} viewBox={`0 0 ${size} ${size}`}>
        <Chosen view={view} model={model} />
        <Pointing view={view} model={model} cursor={aim !== null && model.target === null} />
        <Playing view={view} events={events} motion={motion} />
      </svg>
    </div>
  )
}

/** Exploring: a tile is drawn, seen, turned, laid beyond an open doorway, and entered. */
import { ask, procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import { cellBeyond, oppositeSide, type XY } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import { type Side, TILES, type TileId } from '../content/tiles.ts'
import {
  type DrawnTile,
  type Look,
  type PlacedTile,
  type Survivor,
  type Transaction,
  theSurvivor,
  unitOf,
  unitOfSurvivor,
  xyOf,
} from '../state.ts'
import { type OpenDoorway, openDoorwaysOf, openSidesOf, sideOfEntrance } from '../content/map.ts'
import { tileOfUnit } from './01-grid.ts'
import { type Action, theTurn } from './04-turn.ts'
import { enterUnit, movementLeft } from './05-movement.ts'
import { isBound } from './13-overrun.ts'
import { stir } from './18-end.ts'

/** dd.explore.2 The open doorway at which a survivor stands, in one of its two units; undefined without one. */
export function doorwayAt({ facts }: Look, survivor: Survivor): OpenDoorway | undefined {
  const unit = unitOfSurvivor(survivor)
  const side = sideOfEntrance(unit)
  if (side === null) return undefined
  const tile = tileOfUnit(facts, unit)
  return facts.openDoorways.find((doorway) => doorway.tile === tile && doorway.side === side)
}

/** dd.explore.1 Why this survivor cannot explore now. No movement is needed (dd.explore.4), and nobody has to (dd.explore.3). */
function exploreRefusal(look: Look, survivor: Survivor): Refusal | null {
  if (!doorwayAt(look, survivor)) return refuse('dd.explore.2', 'This survivor stands at no open doorway.')
  if (look.state.stack.length === 0) return refuse('dd.explore.17', 'No tile is left in the stack.')
  if (theTurn(look).stopped)
    return refuse('dd.explore.15', 'This survivor had to stop, and exploring would mean a step.')
  if (isBound(look, survivor)) return refuse('dd.explore.16', 'This tile is overrun: exploring would be fleeing.')
  return null
}

export const explore: Action<'explore'> = {
  choices: (look, survivor) => (exploreRefusal(look, survivor) === null ? [{ do: 'explore' }] : []),
  check: exploreRefusal,
  take: (t, survivor) => t.call('explore', { seat: survivor.seat }),
}

/** The top tile of the stack is turned over for everybody to see; dd.explore.18 it cannot go back. */
export function drawTile(t: Transaction, survivor: Survivor, cell: XY | null): void {
  const [id, ...rest] = t.state.stack
  if (id === undefined) throw new Error('no tile is left to draw')
  t.state.stack = Object.freeze(rest)
  t.state.drawn = Object.freeze({ id, cell })
  t.reveal()
  t.emit({
    e: 'tile drawn',
    clause: cell === null ? 'dd.doors.4' : 'dd.explore.1',
    survivor: survivor.id,
    tile: id,
    left: t.state.stack.length,
  })
}

/** A tile as it comes to lie: dd.symbols.4 its symbol waits for a survivor; dd.scenario.3 its star does not sleep. */
export const newTile = (id: TileId, [tx, ty]: XY, rot: number): PlacedTile =>
  Object.freeze({ id, tx, ty, rot, resolved: TILES[id].symbol === null, asleep: false })

/** dd.explore.5, dd.explore.19 The tile lies there from now on; doorways that meet doorways open, others are wall. */
export function layTile(t: Transaction, id: TileId, cell: XY, rotation: number): void {
  t.state.tiles = Object.freeze([...t.state.tiles, newTile(id, cell, rotation)])
  t.renew()
  stir(t)
  t.emit({ e: 'tile placed', clause: 'dd.explore.5', tile: id, cell, rotation })
}

/** The side of its own tile at which a survivor explores. */
function exploredSide(survivor: Survivor): Side {
  const side = sideOfEntrance(unitOfSurvivor(survivor))
  if (side === null) throw new Error(`${survivor.id} stands at no side`)
  return side
}

/** dd.explore.6 Quarter turns clockwise. */
export const ROTATIONS = [0, 1, 2, 3] as const

type Laying = DrawnTile & { readonly cell: XY }

/** The tile that waits to be turned, and where it goes. */
function tileInHand({ state: { drawn } }: Look): Laying {
  if (drawn === null || drawn.cell === null) throw new Error('no tile waits to be laid')
  return drawn as Laying
}

/** dd.explore.6 Turns in which the drawn tile opens to the explored doorway; other neighbours do not matter. */
function fits(look: Look, survivor: Survivor, rot: number): boolean {
  return openSidesOf({ id: tileInHand(look).id, rot }).includes(oppositeSide(exploredSide(survivor)))
}

const rotations = (look: Look, survivor: Survivor): CommandOf<'rotate'>[] =>
  ROTATIONS.filter((rot) => fits(look, survivor, rot)).map((rotation) => ({ do: 'rotate', rotation }))

const rotateRefusal = (look: Look, survivor: Survivor, rotation: number): Refusal | null =>
  fits(look, survivor, rotation)
    ? null
    : refuse('dd.explore.6', 'Turned like this, the tile has no doorway where it is explored.')

/** dd.explore.7 The turn that leaves the most open doorways on the whole map, the smallest one of several. */
function defaultRotation(look: Look, survivor: Survivor): Command {
  const { id, cell } = tileInHand(look)
  const doorways = (rot: number) => openDoorwaysOf([...look.state.tiles, newTile(id, cell, rot)]).length
  const [first, ...others] = rotations(look, survivor)
  if (!first) throw new Error(`${id} fits nowhere`)
  return others.reduce((best, other) => (doorways(other.rotation) > doorways(best.rotation) ? other : best), first)
}

/** dd.explore.8 to dd.explore.11 Straight across the border, for one unit of movement or, without any left, for free. */
function enterNewTile(t: Transaction, survivor: Survivor): void {
  const free = movementLeft(t, survivor) <= 0
  if (free && !t.book.entersForFree()) return
  const across = cellBeyond(xyOf(unitOfSurvivor(survivor)), exploredSide(survivor))
  enterUnit(t, survivor, unitOf(across), free)
}

type Exploring = Vars & { seat: Seat }

/** dd.explore.12 Draw, turn, place, enter; entering resolves the symbol. Then the turn goes on (dd.explore.14). */
export const exploring = procedure<Transaction, Command>('explore', [
  step<Transaction, Exploring>('dd.explore.1', 'draw the tile', (t, v) => {
    const survivor = theSurvivor(t.state, v.seat)
    const doorway = doorwayAt(t, survivor)
    if (!doorway) throw new Error(`${survivor.id} stands at no open doorway`)
    drawTile(t, survivor, doorway.cell)
  }),
  ask<Transaction, Command, Exploring>('dd.explore.6', 'rotate', {
    who: (_look, v) => [v.seat],
    choices: (look, v) => rotations(look, theSurvivor(look.state, v.seat)),
    check: (look, v, _seat, command) =>
      command.do === 'rotate'
        ? rotateRefusal(look, theSurvivor(look.state, v.seat), command.rotation)
        : refuse('dd.explore.6', 'The drawn tile has to be turned and laid first.'),
    take: (t, _v, _seat, command) => {
      const { id, cell } = tileInHand(t)
      t.state.drawn = null
      layTile(t, id, cell, (command as CommandOf<'rotate'>).rotation)
    },
    onClock: (look, v) => [defaultRotation(look, theSurvivor(look.state, v.seat))],
  }),
  step<Transaction, Exploring>('dd.explore.8', 'enter the new tile', (t, v) =>
    enterNewTile(t, theSurvivor(t.state, v.seat)),
  ),
])

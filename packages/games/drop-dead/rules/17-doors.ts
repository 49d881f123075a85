/** No more open doors: covering a tile with a new one, and the last search when no tile is left. */
import { ask, procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import { cellBeyond, type XY } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import { isStartTile, SIDES, type Side, type TileId } from '../content/tiles.ts'
import {
  type DrawnTile,
  type Look,
  type PlacedTile,
  type Survivor,
  type Transaction,
  theSurvivor,
  unitOfSurvivor,
} from '../state.ts'
import { openSidesOf, symbolOf, tileInCell } from '../content/map.ts'
import { tileOfUnit, zombiesOnTile } from './01-grid.ts'
import { type Action, endTurn, theTurn, turnGoesOn } from './04-turn.ts'
import { drawTile, newTile, ROTATIONS } from './06-explore.ts'
import { resolveSymbol } from './06-symbols.ts'
import { drawCard } from './07-cards.ts'
import { partsKnown } from './10-parts.ts'
import { stir } from './18-end.ts'

/** dd.doors.1 to dd.doors.3 Why no tile can be covered now. */
function overlapRefusal(look: Look): Refusal | null {
  if (theTurn(look).overlapUsed) return refuse('dd.doors.3', 'One tile may be covered each turn, and one has been.')
  if (look.facts.openDoorways.length > 0) return refuse('dd.doors.2', 'There is still an open doorway to explore.')
  if (look.state.stack.length === 0) return refuse('dd.doors.3', 'No tile is left in the stack.')
  return null
}

export const overlap: Action<'overlap'> = {
  choices: (look) => (overlapRefusal(look) === null ? [{ do: 'overlap' }] : []),
  check: overlapRefusal,
  take: (t, survivor) => {
    theTurn(t).overlapUsed = true
    t.call('overlap', { seat: survivor.seat })
  },
}

/** A way to cover a tile: which one, in which turn, and how many open doorways it makes. */
interface Covering {
  /** The index of the covered tile. */
  readonly tile: number
  readonly cell: XY
  readonly rotation: number
  readonly doorways: number
}

/** What covering needs to know of the map: per tile its open sides and the index of what lies beyond each side, or -1. */
interface Plan {
  readonly open: (readonly boolean[])[]
  readonly beyond: readonly (readonly number[])[]
  readonly van: number
}

const sidesAsFlags = (open: readonly Side[]): boolean[] => SIDES.map((side) => open.includes(side))

function planOf({ facts: { tiles, van } }: Look): Plan {
  return {
    open: tiles.map((tile) => sidesAsFlags(openSidesOf(tile))),
    beyond: tiles.map(({ tx, ty }) => SIDES.map((side) => tileInCell(tiles, cellBeyond([tx, ty], side)))),
    van,
  }
}

/** dd.doors.5 Whether one can walk from the van tile to every other tile. */
function isWhole({ open, beyond, van }: Plan): boolean {
  const reached = [van]
  const seen = new Uint8Array(open.length)
  seen[van] = 1
  for (const tile of reached)
    for (let side = 0; side < SIDES.length; side++) {
      const next = beyond[tile]?.[side] ?? -1
      if (next < 0 || seen[next] === 1 || !open[tile]?.[side] || !open[next]?.[facing(side)]) continue
      seen[next] = 1
      reached.push(next)
    }
  return reached.length === open.length
}

/** The side that faces this one across a border. */
const facing = (side: number): number => (side + 2) & 3

/** What comes of covering one tile in one turn; null if a tile would be cut off. */
function covering(plan: Plan, tile: PlacedTile, index: number, id: TileId, rotation: number): Covering | null {
  const flags = sidesAsFlags(openSidesOf({ id, rot: rotation }))
  const was = plan.open[index] as readonly boolean[]
  plan.open[index] = flags
  const whole = isWhole(plan)
  plan.open[index] = was
  if (!whole) return null
  const doorways = flags.filter((isOpen, side) => isOpen && plan.beyond[index]?.[side] === -1).length
  return { tile: index, cell: [tile.tx, tile.ty], rotation, doorways }
}

/**
 * dd.doors.4, dd.doors.5 Where the drawn tile may go: over any tile but a start tile, so that the map stays whole, and so
 * that a doorway opens if any choice does that. In the order of placement, then of turns.
 */
export function coverings(look: Look): Covering[] {
  const { drawn, tiles } = look.state
  if (drawn === null) return []
  const plan = planOf(look)
  const whole = tiles.flatMap((tile, index) =>
    isStartTile(tile.id) ? [] : ROTATIONS.flatMap((rotation) => covering(plan, tile, index, drawn.id, rotation) ?? []),
  )
  const opening = whole.filter(({ doorways }) => doorways > 0)
  return opening.length > 0 ? opening : whole
}

const coverCommand = ({ cell: [tx, ty], rotation }: Covering): CommandOf<'cover'> => ({
  do: 'cover',
  tile: [tx, ty],
  rotation,
})

function coverRefusal(look: Look, { tile: [tx, ty], rotation }: CommandOf<'cover'>): Refusal | null {
  const tile = look.state.tiles[tileInCell(look.state.tiles, [tx, ty])]
  if (!tile) return refuse('dd.doors.4', 'No tile lies there.')
  if (isStartTile(tile.id)) return refuse('dd.doors.4', 'A start tile cannot be covered.')
  const legal = coverings(look)
  if (legal.some((one) => one.cell[0] === tx && one.cell[1] === ty && one.rotation === rotation)) return null
  const index = tileInCell(look.state.tiles, [tx, ty])
  const whole = covering(planOf(look), tile, index, (look.state.drawn as DrawnTile).id, rotation) !== null
  return whole
    ? refuse('dd.doors.5', 'This would open no doorway, and another choice would.')
    : refuse('dd.doors.5', 'A tile would be cut off from the van.')
}

/** The legal choice with the most open doorways; of several, the latest placed tile in its smallest turn. */
function defaultCovering(look: Look): Command {
  const [first, ...others] = coverings(look)
  if (!first) throw new Error('no tile can be covered')
  const better = (a: Covering, b: Covering) =>
    b.doorways > a.doorways || (b.doorways === a.doorways && b.tile > a.tile) ? b : a
  return coverCommand(others.reduce(better, first))
}

/** dd.doors.6 A tile that fits nowhere goes under the stack. */
function putUnder(t: Transaction): void {
  const { drawn, stack } = t.state
  if (drawn === null || coverings(t).length > 0) return
  t.state.drawn = null
  t.state.stack = Object.freeze([...stack, drawn.id])
  t.emit({ e: 'tile put under', clause: 'dd.doors.6', tile: drawn.id })
}

/**
 * dd.doors.7, dd.doors.9 The covered tile is out of the game with its symbol; the new one counts as placed now. Figures
 * and tokens stay where they are.
 */
function coverTile(t: Transaction, cell: XY, rotation: number): void {
  const { drawn, tiles, covered } = t.state
  if (drawn === null) throw new Error('no tile waits to be laid')
  const old = tiles[tileInCell(tiles, cell)] as PlacedTile
  t.state.covered = Object.freeze([...covered, old.id])
  t.state.tiles = Object.freeze([...tiles.filter((tile) => tile !== old), newTile(drawn.id, cell, rotation)])
  t.state.drawn = null
  t.renew()
  stir(t)
  t.emit({ e: 'tile covered', clause: 'dd.doors.7', covered: old.id, tile: drawn.id, cell, rotation })
}

const standsIn = (look: Look, survivor: Survivor, cell: XY): boolean =>
  tileOfUnit(look.facts, unitOfSurvivor(survivor)) === tileInCell(look.state.tiles, cell)

type Overlapping = Vars & { seat: Seat }

/** dd.doors.4 Draw, then choose the tile and the turn. */
export const overlapping = procedure<Transaction, Command>('overlap', [
  step<Transaction, Overlapping>('dd.doors.4', 'draw the tile', (t, v) =>
    drawTile(t, theSurvivor(t.state, v.seat), null),
  ),
  step<Transaction, Overlapping>('dd.doors.6', 'put it under the stack if it fits nowhere', putUnder),
  ask<Transaction, Command, Overlapping>('dd.doors.4', 'cover', {
    who: ({ state }, v) => (state.drawn === null ? [] : [v.seat]),
    choices: (look) => coverings(look).map(coverCommand),
    check: (look, _v, _seat, command) =>
      command.do === 'cover'
        ? coverRefusal(look, command)
        : refuse('dd.doors.4', 'The drawn tile has to be laid first.'),
    take: (t, _v, seat, command) => {
      const { tile, rotation } = command as CommandOf<'cover'>
      coverTile(t, tile, rotation)
      /** dd.doors.8 Only the active survivor resolves the symbol by standing there. */
      const survivor = theSurvivor(t.state, seat)
      if (standsIn(t, survivor, tile)) resolveSymbol(t, survivor)
    },
    onClock: (look) => [defaultCovering(look)],
  }),
])

const isCircle = (tile: PlacedTile): boolean => symbolOf(tile) === 'circle'

/** dd.doors.10 A circle tile; every tile but the start tiles when no circle is left on the map. */
const maySearchOn = ({ state }: Look, tile: PlacedTile): boolean =>
  state.tiles.some(isCircle) ? isCircle(tile) : !isStartTile(tile.id)

/** dd.doors.10 Why this survivor cannot search a last time. */
function searchRefusal(look: Look, survivor: Survivor): Refusal | null {
  const { state, facts, book } = look
  const no = (reason: string) => refuse('dd.doors.10', reason)
  if (theTurn(look).begun) return no('The last search is the only thing in a turn: this one has begun.')
  if (state.stack.length > 0) return no('There are still tiles in the stack.')
  if (partsKnown(look) >= book.partsRequired) return no('Enough parts have been found.')
  if (state.tiles.some((tile) => isCircle(tile) && !tile.resolved)) return no('There is still a circle to resolve.')
  const at = tileOfUnit(facts, unitOfSurvivor(survivor))
  if (!maySearchOn(look, state.tiles[at] as PlacedTile)) return no('There is nothing to search on this tile.')
  if (zombiesOnTile(look, at) > 0) return no('Zombies are on this tile.')
  return null
}

/** dd.doors.10 One card, and the turn is over. */
export const search: Action<'search'> = {
  choices: (look, survivor) => (searchRefusal(look, survivor) === null ? [{ do: 'search' }] : []),
  check: searchRefusal,
  take: (t, survivor) => {
    t.emit({ e: 'searched', clause: 'dd.doors.10', survivor: survivor.id })
    drawCard(t, survivor)
    if (turnGoesOn(t)) endTurn(t)
  },
}

/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import { type Doors, doorsIfLaid } from '@shamble/drop-dead/forecast'
import type { TileId } from '@shamble/drop-dead/page'
import { aimsOf, dangers, pointed, reached, type Shown, wayTo } from '../../board/square/model.ts'
import { ofKind } from '../../board/square/places.ts'
import { aimingOrder, inSights, settle } from './plan/index.ts'
import { type Cell, cellOfPlace, parsePlace, type Place, placeUnit } from './place.ts'
import { chosenSurvivor, chosenZombie, hintsOf, isAlive, offered, zombieAt } from './read.ts'
import type { DisplayState } from './types.ts'

export interface ReachShown {
  readonly walk: readonly number[]
  /** A symbol ends the movement there. */
  readonly stop: readonly number[]
  /** The tile is overrun and does not let go. */
  readonly held: readonly number[]
  /** Cells that can be explored from there. */
  readonly cells: readonly Cell[]
  /** Zombies that could attack there, by unit. */
  readonly danger: ReadonlyMap<number, number>
}

export interface Ghost {
  readonly id: TileId
  readonly cell: Cell
  readonly rot: number
  readonly doors: Doors
}

/** A side of a unit: to the east, or to the south. */
export interface Side {
  readonly unit: number
  readonly south: boolean
}

export interface BoardModel extends Shown<Place, Side> {
  readonly reach: ReachShown | null
  readonly legal: ReturnType<typeof legalOf>
  /** A tile that is drawn and not laid yet. */
  readonly ghost: Ghost | null
  /** The tile on which a bomb would go off. */
  readonly blast: Cell | null
  readonly overrun: readonly Cell[]
  /** How many come out of each star in the coming zombie phase. */
  readonly comes: ReadonlyMap<string, number>
}

function reachOf(s: DisplayState): ReachShown | null {
  const { survivor, zombie } = hintsOf(s)
  const z = chosenZombie(s)
  if (z && zombie?.zombie === z.n && offered(s, 'move').some((c) => c.zombie === z.n)) {
    const danger = new Map(zombie.reach.filter((r) => r.strikes.length > 0).map((r) => [r.at, 0]))
    return { walk: zombie.reach.map((r) => r.at), stop: [], held: [], cells: [], danger }
  }
  const one = chosenSurvivor(s)
  if (!one || one.at === null || survivor?.seat !== one.seat) return null
  if (survivor.reach.length === 0 && survivor.explorations.length === 0) return null
  const danger = dangers(survivor.reach)
  if (survivor.danger > 0 && survivor.from === one.at) danger.set(one.at, survivor.danger)
  return {
    walk: [one.at, ...reached(survivor.reach, 'walk')],
    stop: reached(survivor.reach, 'stop'),
    held: reached(survivor.reach, 'held'),
    cells: survivor.explorations.map(({ cell }) => cell),
    danger,
  }
}

function legalOf(s: DisplayState) {
  const byReach = ['move', 'explore', ...(chosenZombie(s) ? ['command'] : [])]
  const places = aimsOf(aimingOrder(s), byReach, parsePlace)
  const cells = new Map(ofKind(places, 'cell').map(({ cell }) => [cell.join(), cell]))
  return {
    units: ofKind(places, 'unit').map(({ unit }) => unit),
    cells: [...cells.values()],
    zombies: new Set(ofKind(places, 'zombie').map(({ n }) => n)),
    survivors: new Set(ofKind(places, 'survivor').map(({ seat }) => seat)),
  }
}

function sightOf(s: DisplayState, at: number | null): BoardModel['sight'] {
  const { view } = s
  const { survivor } = hintsOf(s)
  const one = chosenSurvivor(s)
  const { order } = s.selection
  const z = at === null ? undefined : zombieAt(view, at)
  if (!one || !z || survivor?.seat !== one.seat || (order !== null && order !== 'attack')) return null
  const hint = survivor.targets.find((target) => target.zombie === z.n)
  return hint ? { from: survivor.from, to: z.at, stop: hint.stop, free: hint.sees } : null
}

function pathOf(s: DisplayState, at: number | null, cell: Cell | null): readonly number[] | null {
  const { survivor } = hintsOf(s)
  const one = chosenSurvivor(s)
  const { order } = s.selection
  const walks = order === null || order === 'move' || order === 'explore'
  const way = inSights(s)?.way
  if (one && way) return wayTo(one.at, way)
  if (!one || survivor?.seat !== one.seat || !walks) return null
  const beyond = cell && survivor.explorations.find((e) => e.cell[0] === cell[0] && e.cell[1] === cell[1])
  return wayTo(one.at, (beyond ?? survivor.reach.find((r) => r.at === at))?.path)
}

/** The tile that waits: turned as the order in hand says, over the cell that is pointed at. */
function ghostOf(s: DisplayState): Ghost | null {
  const { view } = s
  const { drawn } = view
  if (!drawn) return null
  const ghost = (cell: Cell, rot: number): Ghost => ({
    id: drawn.id,
    cell,
    rot,
    doors: doorsIfLaid(view.tiles, drawn.id, cell, rot),
  })
  if (drawn.cell) {
    const chosen = /^lay-([0-3])$/.exec(s.selection.order ?? '')?.[1]
    const first = offered(s, 'rotate')[0]?.rotation ?? 0
    return ghost(drawn.cell, chosen === undefined ? first : Number(chosen))
  }
  const place = cellInSights(s)
  return place && place.rotation !== null ? ghost(place.cell, place.rotation) : null
}

function cellInSights(s: DisplayState): Extract<Place, { kind: 'cell' }> | null {
  const place = parsePlace(inSights(s)?.place ?? '')
  return place?.kind === 'cell' ? place : null
}

export function boardModel(given: DisplayState): BoardModel {
  const s = settle(given)
  const { view, selection } = s
  const { survivor, horde } = hintsOf(s)
  const one = chosenSurvivor(s)
  const seesHere = one && isAlive(one) && survivor?.seat === one.seat
  const shown = pointed(selection, inSights(s), parsePlace, ['zombie', 'survivor'])
  const at = placeUnit(selection.aim ?? selection.hover, view)
  return {
    ...shown,
    chosen: (one && one.at !== null) || chosenZombie(s) ? shown.chosen : null,
    lit: seesHere ? { from: survivor.from, squares: survivor.sees } : null,
    reach: view.drawn ? null : reachOf(s),
    biters: horde && seesHere ? new Set(horde.zombies.filter((z) => z.reaches.length > 0).map((z) => z.zombie)) : null,
    legal: legalOf(s),
    path: pathOf(s, at, cellOfPlace(shown.aim, view)),
    sight: sightOf(s, at),
    ghost: ghostOf(s),
    blast: selection.order === 'use I10' ? (cellInSights(s)?.cell ?? null) : null,
    overrun: horde?.overrun ?? [],
    comes: new Map(horde?.spawners.map(({ cell, comes }) => [cell.join(), comes])),
  }
}

/** What the picture shows beyond the ground: one description, from which the board is drawn and the legend listed. */
import { type Doors, doorsIfLaid } from '@shamble/drop-dead/forecast'
import { cellOf, type TileId, type View } from '@shamble/drop-dead/page'
import { aimingOrder, inSights, settle } from './plan/index.ts'
import { type Cell, cellOfPlace, parsePlace, type Place, placeUnit } from './place.ts'
import { chosenSurvivor, chosenZombie, hintsOf, isAlive, offered, zombieAt } from './read.ts'
import type { Planned, DisplayState } from './types.ts'

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

export interface BoardModel {
  readonly chosen: Place | null
  readonly lit: { readonly from: number; readonly units: readonly number[] } | null
  readonly reach: ReachShown | null
  /** Zombies that could attack somebody; null: all are drawn alike. */
  readonly biters: ReadonlySet<number> | null
  readonly legal: {
    readonly units: readonly number[]
    readonly cells: readonly Cell[]
    readonly zombies: ReadonlySet<number>
    readonly survivors: ReadonlySet<string>
  }
  readonly aim: Place | null
  readonly aimed: boolean
  readonly target: Place | null
  readonly path: readonly number[] | null
  readonly sight: {
    readonly from: number
    readonly to: number
    readonly stop: { readonly unit: number; readonly south: boolean } | null
    readonly free: boolean
  } | null
  /** A tile that is drawn and not laid yet. */
  readonly ghost: Ghost | null
  /** The tile on which a bomb would go off. */
  readonly blast: Cell | null
  readonly overrun: readonly Cell[]
  /** How many come out of each star in the coming zombie phase. */
  readonly comes: ReadonlyMap<string, number>
}

const NO_LEGAL: BoardModel['legal'] = { units: [], cells: [], zombies: new Set(), survivors: new Set() }

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
  const of = (kind: string): number[] => survivor.reach.filter((r) => r.kind === kind).map((r) => r.at)
  const danger = new Map(survivor.reach.filter((r) => r.danger > 0).map((r) => [r.at, r.danger]))
  if (survivor.danger > 0 && survivor.from === one.at) danger.set(one.at, survivor.danger)
  return {
    walk: [one.at, ...of('walk')],
    stop: of('stop'),
    held: of('held'),
    cells: survivor.explorations.map(({ cell }) => cell),
    danger,
  }
}

/** Places an order can be aimed at, unless they are what its reach shows anyway. */
function legalOf(s: DisplayState, order: Planned | null): BoardModel['legal'] {
  if (!order?.order.enabled || order.order.id === 'move' || order.order.id === 'explore') return NO_LEGAL
  if (order.order.id === 'command' && chosenZombie(s)) return NO_LEGAL
  const places = order.targets().flatMap((name) => parsePlace(name) ?? [])
  const only = <K extends Place['kind']>(kind: K): Extract<Place, { kind: K }>[] =>
    places.filter((place): place is Extract<Place, { kind: K }> => place.kind === kind)
  const cells = new Map(only('cell').map(({ cell }) => [cell.join(), cell]))
  return {
    units: only('unit').map((place) => place.unit),
    cells: [...cells.values()],
    zombies: new Set(only('zombie').map((place) => place.n)),
    survivors: new Set(only('survivor').map((place) => place.seat)),
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
  if (
    !one ||
    one.at === null ||
    survivor?.seat !== one.seat ||
    (order !== null && order !== 'move' && order !== 'explore')
  )
    return null
  const beyond = cell && survivor.explorations.find((e) => e.cell[0] === cell[0] && e.cell[1] === cell[1])
  const path = beyond ? beyond.path : survivor.reach.find((r) => r.at === at)?.path
  return path && path.length > 0 ? [one.at, ...path] : null
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
  const target = inSights(s)
  const place = target && parsePlace(target.place)
  return place?.kind === 'cell' && place.rotation !== null ? ghost(place.cell, place.rotation) : null
}

function blastOf(s: DisplayState): Cell | null {
  const target = inSights(s)
  if (s.selection.order !== 'use I10' || !target) return null
  const place = parsePlace(target.place)
  return place?.kind === 'cell' ? place.cell : null
}

/** A figure in the sights; units and tiles have their own marks. */
function figureOf(s: DisplayState): Place | null {
  const target = inSights(s)
  const place = target && parsePlace(target.place)
  return place?.kind === 'zombie' || place?.kind === 'survivor' ? place : null
}

export function boardModel(given: DisplayState): BoardModel {
  const s = settle(given)
  const { view } = s
  const { survivor, horde } = hintsOf(s)
  const { figure, aim, hover } = s.selection
  const one = chosenSurvivor(s)
  const place = aim ?? hover
  const parsed = place === null ? null : parsePlace(place)
  const at = placeUnit(place, view)
  const seesHere = one && isAlive(one) && survivor?.seat === one.seat
  const shown = figure === null ? null : parsePlace(figure)
  return {
    chosen: shown && ((one && one.at !== null) || chosenZombie(s)) ? shown : null,
    lit: seesHere ? { from: survivor.from, units: survivor.sees } : null,
    reach: view.drawn ? null : reachOf(s),
    biters: horde && seesHere ? new Set(horde.zombies.filter((z) => z.reaches.length > 0).map((z) => z.zombie)) : null,
    legal: legalOf(s, aimingOrder(s)),
    aim: parsed,
    aimed: aim !== null,
    target: figureOf(s),
    path: pathOf(s, at, cellOfPlace(parsed, view)),
    sight: sightOf(s, at),
    ghost: ghostOf(s),
    blast: blastOf(s),
    overrun: horde?.overrun ?? [],
    comes: new Map(horde?.spawners.map(({ cell, comes }) => [cell.join(), comes])),
  }
}

/** Counts of the dead by tile, for boards seen from far away. */
export function crowds(view: View): ReadonlyMap<string, { readonly cell: Cell; readonly n: number }> {
  const found = new Map<string, { cell: Cell; n: number }>()
  for (const z of view.zombies) {
    const cell = cellOf(z.at)
    const before = found.get(cell.join())
    found.set(cell.join(), { cell, n: (before?.n ?? 0) + 1 })
  }
  return found
}

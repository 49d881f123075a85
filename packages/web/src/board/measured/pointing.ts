/** From pointers, keys and typed words to places of a measured table, and what is dragged on it. */
import { distance2, type Terrain, type XY } from '@shamble/table'
import type { BoardDisplay, Direction, DisplayState, Grip } from '../../play/game-display.ts'
import type { Places } from './place.ts'
import { perBook, rulerMarks, units } from './units.ts'

/** What a game says about its orders, as far as pointing goes. */
export interface Pointing<View, Command, Hints> {
  /** How far from the middle of a figure distances are counted. */
  readonly rim: number
  /** The order in hand is laid on the ground: figures there are under it, not its aim. */
  aimsAtGround(s: DisplayState<View, Command, Hints>): boolean
  /** It covers more than the point on which it is laid. */
  laysTemplate(s: DisplayState<View, Command, Hints>): boolean
  /** The figure, door or thing at a point that can be aimed at now; null: the bare ground. */
  pieceAt(p: XY, s: DisplayState<View, Command, Hints>): string | null
  /** The place that people call so. */
  called(name: string, s: DisplayState<View, Command, Hints>): string | null
  /** What is taken hold of here, with the order that dragging it means. */
  grab(p: XY, s: DisplayState<View, Command, Hints>): Grabbed<Command>
  /** Who can be gathered and sent together; left out where nobody is. */
  herd?(s: DisplayState<View, Command, Hints>): readonly string[]
  /** The order in hand grows by every point. */
  joins(s: DisplayState<View, Command, Hints>): boolean
  /** The storey that is shown; left out on tables without any. */
  levelOf?(s: DisplayState<View, Command, Hints>): number
  /** Where the cursor begins while whoever is chosen stands nowhere yet. */
  begin?(s: DisplayState<View, Command, Hints>): XY | null
}

type Grabbed<Command = unknown> = ReturnType<Grip<unknown, Command>['grab']>

/** What a measured board answers to a hand. */
export type Pointed<View, Command, Hints> = Pick<
  BoardDisplay<View, unknown, Command, Hints>,
  'axes' | 'placeRect' | 'placeAt' | 'neighbour' | 'find'
> & { readonly grip: Grip<View, Command, Hints> & Required<Pick<Grip<View, Command, Hints>, 'neighbour'>> }

/** A second press this near to the first is the same place. */
const SAME = 60
/** A template is taken hold of this near to its middle. */
const HANDLE = 150
const STEP: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}

const CLOCK = {
  cm: /^(.+?)\s+(\d+(?:\.\d+)?)\s*cm\s+(\d{1,2})(?:\s*o.?clock)?$/i,
  inch: /^(.+?)\s+(\d+(?:\.\d+)?)\s*(?:″|"|in|inch|inches)\s+(\d{1,2})(?:\s*o.?clock)?$/i,
} as const

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value))

/** The point of the table that is nearest to one beside it. */
const broughtBack = ({ width, depth }: Terrain, { x, y }: XY): XY => ({ x: within(x, width), y: within(y, depth) })

/** So far from a point, towards an hour of the clock. */
function towardsHour({ x, y }: XY, far: number, hour: number): XY {
  const turn = (hour / 12) * 2 * Math.PI
  return { x: x + far * Math.sin(turn), y: y - far * Math.cos(turn) }
}

/** The name by which a point is aimed at: the figure there, a door, a thing that lies there, or the point itself. */
function naming<View, Command, Hints, Sort extends string>(
  { parse, names }: Places<View, Sort>,
  game: Pointing<View, Command, Hints>,
) {
  type State = DisplayState<View, Command, Hints>
  const levelOf = (s: State): number => game.levelOf?.(s) ?? 0
  const groundAt = (s: State, at: XY): string =>
    game.laysTemplate(s) ? names.aimName(at, levelOf(s)) : names.pointName(at, levelOf(s))
  const nameAt = (s: State, p: XY): string => {
    const at = names.snapped(p)
    const { aim } = s.selection
    const before = parse(aim)
    const isThere = before?.kind === 'point' && (before.level ?? 0) === levelOf(s)
    if (aim !== null && isThere && distance2(before.at, at) <= SAME * SAME) return aim
    return (game.aimsAtGround(s) ? null : game.pieceAt(at, s)) ?? groundAt(s, at)
  }
  return { groundAt, nameAt }
}

/** "27,22", "D3", "zombie 9", "Varga", "Varga 10 cm 2 o'clock"; null for names of nothing. */
function finding<View, Command, Hints, Sort extends string>(
  places: Places<View, Sort>,
  { called, rim }: Pointing<View, Command, Hints>,
): Pointed<View, Command, Hints>['find'] {
  const { names, ruler } = places
  return function find(text, s) {
    const wanted = text.trim()
    const [, start, far, hour] = CLOCK[ruler.book].exec(wanted) ?? []
    if (start !== undefined) {
      const centre = places.centreNamed(find(start, s), s)
      return (
        centre && names.pointName(names.snapped(towardsHour(centre, Number(far) * perBook(ruler) + rim, Number(hour))))
      )
    }
    const found = called(wanted, s)
    if (found !== null) return found
    const place = places.parse(/^[a-z]\d+$/i.test(wanted) ? wanted.toUpperCase() : wanted)
    return place && places.centre(place, s) !== null ? places.nameOf(place) : null
  }
}

/** Steps of the cursor, which goes over bare points: of a centimetre or an inch, unless it is said how many. */
function stepping<View, Command, Hints, Sort extends string>(
  { centreNamed, terrain, names, ruler }: Places<View, Sort>,
  game: Pointing<View, Command, Hints>,
  groundAt: (s: DisplayState<View, Command, Hints>, at: XY) => string,
) {
  const whole = perBook(ruler)
  return (place: string | null, direction: Direction, s: DisplayState<View, Command, Hints>, steps = 1): string => {
    const stride = steps * whole
    const table = terrain(s)
    const here = centreNamed(place, s) ?? centreNamed(s.selection.figure, s)
    const first = here === null ? game.begin?.(s) : null
    if (first) return groundAt(s, first)
    const from = here ?? { x: Math.round(table.width / 2), y: Math.round(table.depth / 2) }
    const [dx, dy] = STEP[direction]
    const grid = (value: number): number => (steps >= 1 ? Math.round(value / whole) * whole : value)
    const x = dx === 0 ? from.x : grid(from.x) + dx * stride
    const y = dy === 0 ? from.y : grid(from.y) + dy * stride
    return groundAt(s, names.snapped(broughtBack(table, { x, y })))
  }
}

export function pointing<View, Command, Hints, Sort extends string>(
  places: Places<View, Sort>,
  game: Pointing<View, Command, Hints>,
): Pointed<View, Command, Hints> {
  type State = DisplayState<View, Command, Hints>
  const { centreNamed, terrain, names, ruler } = places
  const { groundAt, nameAt } = naming(places, game)
  const neighbour = stepping(places, game, groundAt)

  const templateAt = (s: State, p: XY): Grabbed<Command> => {
    const aim = centreNamed(s.selection.aim, s)
    return aim && Math.hypot(aim.x - p.x, aim.y - p.y) <= HANDLE ? { order: s.selection.order } : null
  }

  return {
    axes: (seen) => ({ x: rulerMarks(terrain(seen).width, ruler), y: rulerMarks(terrain(seen).depth, ruler) }),
    placeRect: places.rect,
    placeAt: (x, y, s) => {
      if (!s.view) return null
      const p = { x: units(x), y: units(y) }
      const { width, depth } = terrain(s)
      return p.x < 0 || p.y < 0 || p.x > width || p.y > depth ? null : nameAt(s, p)
    },
    neighbour,
    find: finding(places, game),
    grip: {
      grab: (x, y, s) => {
        if (!s.view) return null
        const p = { x: units(x), y: units(y) }
        return game.laysTemplate(s) ? templateAt(s, p) : game.grab(p, s)
      },
      placeAt: (x, y, s) => {
        const at = names.snapped(broughtBack(terrain(s), { x: units(x), y: units(y) }))
        return nameAt({ ...s, selection: { ...s.selection, aim: null } }, at)
      },
      neighbour,
      joins: game.joins,
      ...(game.herd && { herd: game.herd }),
    },
  }
}

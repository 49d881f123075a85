/** How things are laid on the table, split, copied and taken away. */
import type { Edited, Spot } from '../../../editor/face.ts'
import { itemOf, valueAt, withItem, withoutItem, withValue } from '../../../editor/path.ts'
import { geometryOf, headingTo, LEAST, onEdge, onSide, shift } from './geometry.ts'
import { nameOf } from './names.ts'
import {
  type BuildingSketch,
  clamp,
  freeId,
  idsOf,
  kindOf,
  ordered,
  type OwnScenario,
  type Person,
  type Point,
  type RoomSketch,
  round,
  type Span,
} from './own.ts'
import { ladderAt, openingAt, type Openings, WIDTHS } from './walls.ts'

type Result = Edited<OwnScenario>

const refused = (why: string): Result => ({ ok: false, why })

function laid({ document, chosen }: { readonly document: OwnScenario; readonly chosen: string }): Result {
  return { ok: true, document, chosen, words: `placed ${nameOf(document, chosen)}` }
}

const add = (scenario: OwnScenario, list: string, item: unknown): Result => laid(withItem(scenario, list, item))

const inside = ([x1, y1, x2, y2]: Span, [x, y]: Point): boolean => x >= x1 && x <= x2 && y >= y1 && y <= y2

/** What was dragged; or something of the usual size around a press, where it fits on the table. */
function areaOf({ map: { size } }: OwnScenario, from: Spot, to: Spot | null, usual: Point, least: number): Span {
  const [width, depth] = size
  if (to && Math.abs(to.x - from.x) >= least && Math.abs(to.y - from.y) >= least) {
    const [x1, y1, x2, y2] = ordered([from.x, from.y, to.x, to.y])
    return [clamp(x1, 0, width), clamp(y1, 0, depth), clamp(x2, 0, width), clamp(y2, 0, depth)].map(
      round,
    ) as unknown as Span
  }
  const [w, d] = [Math.min(usual[0], width), Math.min(usual[1], depth)]
  const x = round(clamp(from.x - w / 2, 0, width - w))
  const y = round(clamp(from.y - d / 2, 0, depth - d))
  return [x, y, round(x + w), round(y + d)]
}

function lineOf({ map: { size } }: OwnScenario, from: Spot, to: Spot | null, usual: number): Span {
  const [width, depth] = size
  const end = to ?? { x: Math.min(width, from.x + usual), y: from.y }
  const start = to ? from : { x: Math.max(0, end.x - usual), y: from.y }
  return [clamp(start.x, 0, width), clamp(start.y, 0, depth), clamp(end.x, 0, width), clamp(end.y, 0, depth)].map(
    round,
  ) as unknown as Span
}

/** One room, and a door in the south: enough to be gone into. */
function building(scenario: OwnScenario, from: Spot, to: Spot | null): Result {
  const outline = areaOf(scenario, from, to, [18, 14], LEAST.building)
  const taken = idsOf(scenario)
  const bare: BuildingSketch = {
    id: freeId(scenario, 'B', taken),
    title: 'House',
    tag: 'plain',
    outline,
    rooms: [[freeId(scenario, 'R', taken), 'Room', outline]],
    doors: [],
    windows: [],
    ladder: null,
  }
  const south = openingAt(bare, [(outline[0] + outline[2]) / 2, outline[3]], 'doors')
  const doors: BuildingSketch['doors'] = south ? [[freeId(scenario, 'D', taken), ...south.at, 'closed']] : []
  return add(scenario, 'map.buildings', { ...bare, doors })
}

const SNAPS_WITHIN = 6

/** The building whose walls are nearest. */
function nearestBuilding<T extends { readonly off: number }>(
  { map: { buildings } }: OwnScenario,
  snap: (b: BuildingSketch) => T | null,
): { readonly index: number; readonly found: T } | null {
  let best: { readonly index: number; readonly found: T } | null = null
  for (const [index, b] of buildings.entries()) {
    const found = snap(b)
    if (found && found.off <= SNAPS_WITHIN && (!best || found.off < best.found.off)) best = { index, found }
  }
  return best
}

function opening(scenario: OwnScenario, kind: Openings, { x, y }: Spot): Result {
  const near = nearestBuilding(scenario, (b) => openingAt(b, [x, y], kind))
  const word = kind === 'doors' ? 'door' : 'window'
  if (!near) return refused(`No wall with room for a ${word} is near.`)
  const id = freeId(scenario, kind === 'doors' ? 'D' : 'W')
  return add(scenario, `map.buildings[${near.index}].${kind}`, [id, ...near.found.at, 'closed'])
}

function ladder(scenario: OwnScenario, { x, y }: Spot): Result {
  const near = nearestBuilding(scenario, (b) => ladderAt(b, [x, y]))
  if (!near) return refused('No outer wall is near.')
  const chosen = `map.buildings[${near.index}].ladder`
  return laid({ document: withValue(scenario, chosen, near.found.at), chosen })
}

function room(scenario: OwnScenario, from: Spot, to: Spot | null): Result {
  const span = areaOf(scenario, from, to, [8, 8], LEAST.room)
  const middle: Point = [(span[0] + span[2]) / 2, (span[1] + span[3]) / 2]
  const index = scenario.map.buildings.findIndex(({ outline }) => inside(outline, middle))
  const house = scenario.map.buildings[index]
  if (!house) return refused('Rooms are inside buildings.')
  const [x1, y1, x2, y2] = house.outline
  const clipped: Span = [Math.max(x1, span[0]), Math.max(y1, span[1]), Math.min(x2, span[2]), Math.min(y2, span[3])]
  return add(scenario, `map.buildings[${index}].rooms`, [freeId(scenario, 'R'), 'Room', clipped])
}

/** Doors and windows where a new wall meets theirs move to one side of it. */
function besideWall(scenario: OwnScenario, room: string, upright: boolean, cut: number): OwnScenario {
  const house = (/^map\.buildings\[\d+\]/.exec(room) as RegExpExecArray)[0]
  const b = valueAt(scenario, house) as BuildingSketch
  const [, , [x1, y1, x2, y2]] = valueAt(scenario, room) as RoomSketch
  const ends = upright ? [y1, y2] : [x1, x2]
  const aside =
    (kind: Openings) =>
    ([id, x, y, state]: BuildingSketch['doors'][number]): BuildingSketch['doors'][number] => {
      const [along, across] = upright ? [x, y] : [y, x]
      const half = WIDTHS[kind] / 2
      if (!ends.includes(across) || Math.abs(along - cut) >= half) return [id, x, y, state]
      const to = round(along < cut ? cut - half : cut + half)
      return upright ? [id, to, y, state] : [id, x, to, state]
    }
  return withValue(scenario, house, {
    ...b,
    doors: b.doors.map(aside('doors')),
    windows: b.windows.map(aside('windows')),
  })
}

/** A room becomes two, with a wall between them. */
export function split(scenario: OwnScenario, key: string, upright: boolean, at: number): Result {
  const [id, title, [x1, y1, x2, y2]] = valueAt(scenario, key) as RoomSketch
  const [low, high] = upright ? [x1, x2] : [y1, y2]
  const cut = round(clamp(at, low + LEAST.room, high - LEAST.room))
  if (high - low < 2 * LEAST.room) return refused('This room is too small to be divided.')
  const first: Span = upright ? [x1, y1, cut, y2] : [x1, y1, x2, cut]
  const second: Span = upright ? [cut, y1, x2, y2] : [x1, cut, x2, y2]
  const { list } = itemOf(key)
  const halved = withValue(besideWall(scenario, key, upright, cut), key, [id, title, first])
  const made = withItem(halved, list, [freeId(scenario, 'R'), `${title} 2`.slice(0, 80), second])
  return { ok: true, ...made, words: `divided ${nameOf(scenario, key)}` }
}

function innerWall(scenario: OwnScenario, from: Spot, to: Spot | null): Result {
  const end = to ?? from
  const middle: Point = [(from.x + end.x) / 2, (from.y + end.y) / 2]
  for (const [i, { rooms }] of scenario.map.buildings.entries())
    for (const [j, [, , span]] of rooms.entries()) {
      if (!inside(span, middle)) continue
      const upright = to ? Math.abs(to.y - from.y) >= Math.abs(to.x - from.x) : span[2] - span[0] >= span[3] - span[1]
      return split(scenario, `map.buildings[${i}].rooms[${j}]`, upright, upright ? middle[0] : middle[1])
    }
  return refused('An inner wall divides a room.')
}

function exit(scenario: OwnScenario, from: Spot, to: Spot | null): Result {
  const { size } = scenario.map
  const { at, side } = onEdge(scenario, [from.x, from.y])
  const isLevel = side === 'north' || side === 'south'
  const dragged = to && onSide(size, side, [to.x, to.y])
  const [a, b]: readonly [Point, Point] =
    dragged && (dragged[0] !== at[0] || dragged[1] !== at[1])
      ? [at, dragged]
      : isLevel
        ? [onSide(size, side, [at[0] - 6, at[1]]), onSide(size, side, [at[0] + 6, at[1]])]
        : [onSide(size, side, [at[0], at[1] - 6]), onSide(size, side, [at[0], at[1] + 6])]
  const [x1, y1, x2, y2] = ordered([...a, ...b])
  const value = { title: scenario.map.exit?.title ?? `${side} edge`, edge: [x1, y1, x2, y2] }
  return laid({ document: withValue(scenario, 'map.exit', value), chosen: 'map.exit' })
}

const NAMES = [
  'Ana Ortiz',
  'Ben Hale',
  'Cora Lind',
  'Dan Mercer',
  'Eve Novak',
  'Finn Oakes',
  'Greta Pell',
  'Hugo Ruiz',
  'Ida Stark',
  'Jon Toller',
  'Kim Urban',
  'Lou Vance',
] as const

export const person = (name: string, at: Point | null): Person => ({
  name,
  at,
  weapons: [{ weapon: 'pistol' }],
  bmv: null,
})

/** The first name that nobody has. */
export function freeName({ humans, npcs }: OwnScenario): string {
  const taken = new Set([...(humans ?? []), ...npcs].map(({ name }) => name))
  const free = NAMES.find((name) => !taken.has(name))
  if (free !== undefined) return free
  for (let n = 1; ; n++) if (!taken.has(`Survivor ${n}`)) return `Survivor ${n}`
}

export function lay(scenario: OwnScenario, tool: string, from: Spot, to: Spot | null): Result {
  const [width, depth] = scenario.map.size
  const at: Point = [round(clamp(from.x, 0, width)), round(clamp(from.y, 0, depth))]
  switch (tool) {
    case 'road':
      return add(scenario, 'map.roads', areaOf(scenario, from, to, [24, 10], LEAST.area))
    case 'building':
      return building(scenario, from, to)
    case 'room':
      return room(scenario, from, to)
    case 'inner':
      return innerWall(scenario, from, to)
    case 'door':
      return opening(scenario, 'doors', from)
    case 'window':
      return opening(scenario, 'windows', from)
    case 'ladder':
      return ladder(scenario, from)
    case 'vehicle':
      return add(scenario, 'map.vehicles', {
        id: freeId(scenario, 'V'),
        title: 'car',
        type: 'car',
        at,
        heading: to ? headingTo(at, [to.x, to.y]) : 0,
        keys: 'none',
        battery: 'normal',
        tank: 'full',
        isWreck: false,
      })
    case 'low':
      return add(scenario, 'map.lows', {
        id: freeId(scenario, 'O'),
        title: 'low wall',
        cover: 'hard',
        line: lineOf(scenario, from, to, 10),
      })
    case 'block':
      return add(scenario, 'map.blocks', {
        id: freeId(scenario, 'O'),
        title: 'container',
        area: areaOf(scenario, from, to, [6, 4], LEAST.area),
        height: 3,
      })
    case 'tree':
      return add(scenario, 'map.trees', [freeId(scenario, 'T'), ...at])
    case 'entry':
      return add(scenario, 'map.spawnPoints', at)
    case 'zone':
      return laid({
        document: withValue(scenario, 'map.deployment', areaOf(scenario, from, to, [14, 14], LEAST.building)),
        chosen: 'map.deployment',
      })
    case 'exit':
      return exit(scenario, from, to)
    case 'human':
      return add({ ...scenario, humans: scenario.humans ?? [] }, 'humans', person(freeName(scenario), at))
    case 'friend':
      return add(scenario, 'npcs', person(freeName(scenario), at))
    case 'zombie':
      return add(scenario, 'zombies', { at, weapon: null, loaded: 0 })
    case 'marker':
      return add(scenario, 'markers', { id: freeId(scenario, 'K'), item: 'crate', at })
    default:
      return refused('There is no such tool.')
  }
}

/** Null: the zone is never missing. */
export function remove(scenario: OwnScenario, key: string): OwnScenario | null {
  switch (kindOf(key)) {
    case null:
    case 'zone':
      return null
    case 'ladder':
    case 'exit':
      return withValue(scenario, key, null)
    case 'human': {
      const without = withoutItem(scenario, key)
      return without.humans?.length === 0 ? { ...without, humans: null } : without
    }
    default:
      return withoutItem(scenario, key)
  }
}

const STEP_ASIDE: Spot = { x: 3, y: 3 }

/** The same thing again, a little aside, with ids of its own. */
export function copy(scenario: OwnScenario, key: string): Result | null {
  const kind = kindOf(key)
  if (kind === null || kind === 'zone' || kind === 'exit' || kind === 'ladder') return null
  const { list } = itemOf(key)
  const made = withItem(scenario, list, renewed(scenario, key))
  const { is } = geometryOf(made.document, made.chosen) ?? {}
  const document = is ? shift(made.document, made.chosen, STEP_ASIDE) : made.document
  return { ok: true, document, chosen: made.chosen, words: `copied ${nameOf(scenario, key)}` }
}

/** A thing with ids that nothing else has. */
function renewed(scenario: OwnScenario, key: string): unknown {
  const taken = idsOf(scenario)
  const fresh = (letter: string): string => {
    const id = freeId(scenario, letter, taken)
    taken.add(id)
    return id
  }
  const value = valueAt(scenario, key)
  switch (kindOf(key)) {
    case 'building': {
      const b = value as BuildingSketch
      return {
        ...b,
        id: fresh('B'),
        rooms: b.rooms.map(([, title, span]) => [fresh('R'), title, span]),
        doors: b.doors.map(([, ...rest]) => [fresh('D'), ...rest]),
        windows: b.windows.map(([, ...rest]) => [fresh('W'), ...rest]),
      }
    }
    case 'room':
      return [fresh('R'), ...(value as RoomSketch).slice(1)]
    case 'door':
    case 'window':
      return [fresh(kindOf(key) === 'door' ? 'D' : 'W'), ...(value as readonly unknown[]).slice(1)]
    case 'tree':
      return [fresh('T'), ...(value as readonly unknown[]).slice(1)]
    case 'vehicle':
      return { ...(value as object), id: fresh('V') }
    case 'low':
    case 'block':
      return { ...(value as object), id: fresh('O') }
    case 'marker':
      return { ...(value as object), id: fresh('K') }
    case 'human':
      return { ...(value as object), name: freeName(scenario) }
    case 'friend':
      return { ...(value as object), name: freeName(scenario) }
    default:
      return value
  }
}

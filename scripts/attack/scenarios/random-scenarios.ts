/** Scenarios put together by luck: of the right form, and often sound. */
import {
  EMPTY_SCENARIO,
  type OwnHuman,
  type OwnScenario,
} from '../../../packages/games/dead-walk/content/own-scenario.ts'
import type { AdvancedBlock, Goal } from '../../../packages/games/dead-walk/content/scenarios.ts'
import type { BuildingSketch, MapSketch, Point, Span } from '../../../packages/games/dead-walk/content/drawing.ts'
import { type ItemId, ITEMS } from '../../../packages/games/dead-walk/tables/items.ts'
import { type WeaponId, WEAPONS } from '../../../packages/games/dead-walk/tables/weapons.ts'
import type { Luck } from '../luck.ts'

const WEAPON_IDS = Object.keys(WEAPONS) as WeaponId[]
const ITEM_IDS = Object.keys(ITEMS) as ItemId[]

interface Size {
  readonly width: number
  readonly depth: number
}

const place = (luck: Luck, { width, depth }: Size): Point => [luck.between(2, width - 2), luck.between(2, depth - 2)]

function area(luck: Luck, { width, depth }: Size, least: number, most: number): Span {
  const [w, h] = [luck.between(least, most), luck.between(least, most)]
  const [x, y] = [luck.upTo(Math.max(1, width - w)), luck.upTo(Math.max(1, depth - h))]
  return [x, y, Math.min(width, x + w), Math.min(depth, y + h)]
}

const STATES = ['open', 'closed', 'barricaded'] as const

/** A house, perhaps of two rooms, with doors in the middles of its walls. */
function house(luck: Luck, size: Size, n: number): BuildingSketch {
  const outline = area(luck, size, 8, 30)
  const [x1, y1, x2, y2] = outline
  const [cx, cy] = [Math.floor((x1 + x2) / 2), Math.floor((y1 + y2) / 2)]
  const state = () => luck.must(STATES)
  const isSplit = luck.isLucky(2)
  const rooms: BuildingSketch['rooms'] = isSplit
    ? [
        [`R${n}a`, 'Front', [x1, y1, cx, y2]],
        [`R${n}b`, 'Back', [cx, y1, x2, y2]],
      ]
    : [[`R${n}a`, 'Room', outline]]
  return {
    id: `B${n}`,
    title: 'House',
    tag: luck.must(['plain', 'armoury', 'health'] as const),
    outline,
    rooms: luck.isLucky(9) ? [] : rooms,
    doors: [[`D${n}a`, x1, cy, state()], ...(isSplit ? [[`D${n}b`, cx, cy, state()] as const] : [])],
    windows: luck.isLucky(2) ? [[`W${n}a`, x2, cy, state()]] : [],
    ladder: luck.isLucky(3) ? [x1, y1] : null,
  }
}

const overlap = ([a, b, c, d]: Span, [x1, y1, x2, y2]: Span): boolean => a < x2 && x1 < c && b < y2 && y1 < d

/** Mostly those that leave each other room. */
function housesByLuck(luck: Luck, size: Size): BuildingSketch[] {
  const all = luck.some(5, (i) => house(luck, size, i + 1))
  if (luck.isLucky(20)) return all
  return all.filter(({ outline }, i) => !all.some((other, k) => k < i && overlap(other.outline, outline)))
}

/** Mostly with all four wheels on the table. */
const parked = (luck: Luck, { width, depth }: Size): Point =>
  luck.isLucky(20) || width < 30 || depth < 30
    ? [luck.upTo(width), luck.upTo(depth)]
    : [luck.between(11, width - 11), luck.between(11, depth - 11)]

function exitOf(luck: Luck, { width, depth }: Size): MapSketch['exit'] {
  const edges: readonly Span[] = [
    [0, 0, width, 0],
    [0, depth, Math.floor(width / 2), depth],
    [0, 5, 0, depth - 5],
    [width, 0, width, depth],
  ]
  return luck.isLucky(4) ? null : { title: 'way out', edge: luck.must(edges) }
}

function mapByLuck(luck: Luck): MapSketch {
  const size: Size = { width: luck.between(25, 130), depth: luck.between(25, 130) }
  if (luck.isLucky(30)) Object.assign(size, { width: 300, depth: 300 })
  return {
    title: 'By luck',
    says: '',
    size: [size.width, size.depth],
    roads: luck.some(2, () => area(luck, size, 3, 20)),
    buildings: housesByLuck(luck, size),
    vehicles: luck.some(4, (i) => ({
      id: `V${i + 1}`,
      title: 'vehicle',
      type: luck.must(['car', 'truck', 'bus'] as const),
      at: parked(luck, size),
      heading: luck.upTo(360),
      keys: luck.must(['none', 'marker'] as const),
      battery: luck.must(['normal', 'dead'] as const),
      tank: luck.must(['full', 'empty'] as const),
      isWreck: luck.isLucky(4),
    })),
    lows: luck.some(4, (i) => ({
      id: `F${i + 1}`,
      title: 'fence',
      cover: luck.must(['soft', 'hard'] as const),
      line: [...place(luck, size), ...place(luck, size)] as unknown as Span,
    })),
    blocks: luck.some(4, (i) => ({
      id: `O${i + 1}`,
      title: 'block',
      area: area(luck, size, 1, 12),
      height: luck.must([0.5, 2, 3, 4, 4.01, 6, 20]),
    })),
    trees: luck.some(6, (i) => [`T${i + 1}`, ...place(luck, size)] as const),
    spawnPoints: luck.some(5, () => place(luck, size)),
    deployment: area(luck, size, 6, 30),
    exit: exitOf(luck, size),
  }
}

/** Mostly what somebody can carry. */
function gear(luck: Luck): OwnHuman['weapons'] {
  const all = luck.some(2, () => {
    const weapon = luck.must(WEAPON_IDS)
    const most = WEAPONS[weapon].fire?.magazine ?? 0
    const supply = luck.isLucky(2) ? { loaded: luck.upTo(most + 1), spare: luck.upTo(4) } : {}
    return { weapon, ...supply }
  })
  const [first, second] = all
  if (luck.isLucky(20) || !first || !second) return all
  return WEAPONS[first.weapon].category === WEAPONS[second.weapon].category ? [first] : all
}

const person = (luck: Luck, map: MapSketch, i: number): OwnHuman => ({
  name: `Person ${i + 1}`,
  at: luck.isLucky(2) ? null : place(luck, { width: map.size[0], depth: map.size[1] }),
  weapons: gear(luck),
  bmv: luck.isLucky(3) ? luck.between(2, 12) : null,
})

/** What goals of this table can name. */
interface Named {
  readonly rooms: readonly string[]
  readonly buildings: readonly string[]
  readonly vehicles: readonly string[]
  readonly markers: readonly string[]
}

function goal(luck: Luck, named: Named, depth: number): Goal {
  const { rooms, buildings, vehicles, markers } = named
  const count = luck.between(1, 3)
  const share = [luck.between(1, 2), luck.between(2, 4)] as const
  const possible: Goal[] = [
    { is: 'always' },
    { is: 'survive', atLeast: count },
    { is: 'carried-out', item: luck.must(ITEM_IDS), atLeast: count },
    { is: 'left', share },
    { is: 'boat-runs' },
    { is: 'npcs-joined' },
    { is: 'no-npc-left-alive' },
    { is: 'played', turns: luck.between(1, 12) },
  ]
  const room = luck.oneOf(rooms)
  const building = luck.oneOf(buildings)
  const vehicle = luck.oneOf(vehicles)
  const marker = luck.oneOf(markers)
  if (room) possible.push({ is: 'searched', rooms: [...rooms], atLeast: 1 }, { is: 'entered', rooms: [room] })
  if (building) possible.push({ is: 'no-zombie-in', building }, { is: 'humans-in', building, atLeast: count })
  if (vehicle) possible.push({ is: 'drove', vehicle, with: luck.must([share, 'all-living', 'somebody'] as const) })
  if (marker) possible.push({ is: 'picked-up', marker }, { is: 'came-near', marker, within: luck.upTo(30) })
  if (depth < 3 && luck.isLucky(3))
    return { is: luck.must(['any', 'all'] as const), of: [goal(luck, named, depth + 1), goal(luck, named, depth + 1)] }
  return luck.must(possible)
}

/** House rules here and there. */
function prescribed(luck: Luck): OwnScenario['prescribed'] {
  return {
    turnLimit: luck.between(1, 12),
    entryMethods: ['A', 'B', 'C', 'D', 'E'].filter(() => luck.isLucky(2)),
    startZombiesPerHuman: luck.upTo(4),
    ...(luck.isLucky(3) ? { zombieCapPerHuman: luck.upTo(11), entryBRolls: luck.upTo(5) } : {}),
    ...(luck.isLucky(4) ? { advanced: true, traumaLimit: 3 } : {}),
    ...(luck.isLucky(5) ? { zombiesClimb: true, fancyMove: true, fallenPins: true, moan: true } : {}),
    ...(luck.isLucky(5) ? { jams: true, corpseDestruction: true, buildBarricade: true } : {}),
    ...(luck.isLucky(8) ? { scale: luck.between(50, 200) } : {}),
  }
}

export function scenarioByLuck(luck: Luck): OwnScenario {
  const map = mapByLuck(luck)
  const size: Size = { width: map.size[0], depth: map.size[1] }
  const vehicles = map.vehicles.map(({ id }) => id)
  const markers = luck.some(4, (i) => {
    const vehicle = luck.oneOf(vehicles)
    return {
      id: `K${i + 1}`,
      item: luck.must([...ITEM_IDS, 'engine'] as const),
      at: place(luck, size),
      ...(vehicle && luck.isLucky(2) ? { vehicle } : {}),
    }
  })
  const named: Named = {
    rooms: map.buildings.flatMap(({ rooms }) => rooms.map(([id]) => id)),
    buildings: map.buildings.map(({ id }) => id),
    vehicles,
    markers: markers.map(({ id }) => id),
  }
  const zombies = luck.some(6, () => ({
    at: place(luck, size),
    weapon: luck.isLucky(3) ? luck.must(WEAPON_IDS) : null,
    loaded: 0,
  }))
  const uses = (['searching', 'vehicles'] as AdvancedBlock[]).filter(() => luck.isLucky(2))
  return {
    ...EMPTY_SCENARIO,
    title: 'By luck',
    map,
    humans: luck.isLucky(2) ? null : [0, ...luck.some(4, (i) => i)].map((_, i) => person(luck, map, i)),
    npcs: luck.some(2, (i) => person(luck, map, i + 10)),
    zombies,
    markers,
    prescribed: prescribed(luck),
    staying: luck.must(['lost', 'survive', 'survive-if-cleared'] as const),
    endsWhenGone: zombies.length > 0 && luck.isLucky(3) ? luck.between(1, zombies.length) : null,
    engineTurns: markers.some(({ item }) => item === 'engine') ? luck.between(1, 4) : null,
    full: goal(luck, named, 0),
    partial: goal(luck, named, 0),
    engaged: goal(luck, named, 0),
    uses,
    searchable: luck.isLucky(2) ? null : named.rooms.filter(() => luck.isLucky(2)),
  }
}

/** The position file (ev.pos.1): a document from which any state can be set up, and the document of any state. */
import {
  anyJson,
  type Dice,
  flag,
  type Frame,
  frameOf,
  type Holder,
  integer,
  list,
  object,
  type Of,
  oneOf,
  type OptionValues,
  optional,
  parse,
  pending,
  type PositionForm,
  type Read,
  record,
  refuse,
  sameJson,
  seat as sit,
  type Seat,
  seeded,
  type Shape,
  text,
  tuple,
} from '@shamble/kernel'
import { type Lattice, sideBetween, squareAt, type XY } from '@shamble/grid'
import { TILES } from './content/tiles.ts'
import { invariants } from './invariants.ts'
import { bookFor, OPTIONS, settle } from './options.ts'
import { latticeOf, sideXY, tileName, tileNamed, workGround } from './rules/02-the-map.ts'
import { kitOf, nameFor } from './rules/05-marine-placement.ts'
import {
  alive,
  copyState,
  type Door,
  type EvacKit,
  type Item,
  type Look,
  type Marine,
  newItem,
  type Phase,
  type State,
  seatNumber,
  type Zombie,
  ZOMBIE_SEAT,
} from './state.ts'
import type { ItemKind, MarineType } from './tables/marines.ts'

const square = tuple(integer(1, 35), integer(1, 35))
const side = tuple(square, square)
const tile = object({ id: oneOf(...Object.keys(TILES)), rot: optional(integer(0, 3)), up: optional(flag) })
const tileKey = text({ pattern: /^[A-E][1-5]$/ })

const POSITION = object({
  game: optional(oneOf('evac')),
  options: optional(record(anyJson)),
  defaultTile: optional(tile),
  tiles: optional(record(tile, { keys: tileKey })),
  start: optional(list(tileKey, { max: 2 })),
  walls: optional(list(side, { max: 5_000 })),
  doors: optional(list(object({ side, state: optional(oneOf('standing', 'destroyed')) }), { max: 5_000 })),
  marines: list(
    object({
      seat: text({ pattern: /^M([1-9]|1[0-2])$/ }),
      type: oneOf('medic', 'grunt', 'sergeant', 'lieutenant'),
      at: square,
      hp: optional(integer(0, 10)),
      items: optional(list(text({ max: 30 }), { max: 200 })),
      moved: optional(integer(0, 12)),
      attackUsed: optional(flag),
      acted: optional(flag),
    }),
    { max: 12 },
  ),
  zombies: optional(
    list(
      object({
        at: square,
        state: optional(oneOf('standing', 'down')),
        acted: optional(flag),
        fresh: optional(flag),
        id: optional(integer(1, 1_000_000)),
      }),
      { max: 1_225 },
    ),
  ),
  turn: optional(integer(0, 10_000)),
  phase: optional(oneOf('spawn', 'marines', 'zombies')),
  /** The whole state, where the keys above cannot say all of it: inside an activation, a burst, a population. */
  exact: optional(anyJson),
})

type Position = Of<typeof POSITION>

/** A fault of a position: the place in the document, and the clause it breaks. */
class Illegal extends Error {
  readonly clause: string
  readonly at: string

  constructor(clause: string, at: string, why: string) {
    super(why)
    this.clause = clause
    this.at = at
  }
}

const PHASE_STEP: Record<Exclude<Phase, 'setup'>, string> = {
  spawn: 'zombie spawn',
  marines: 'marines turn',
  zombies: 'zombie turn',
}

/** The order of play at the beginning of a phase; the victory conditions are looked at first. */
const framesAt = (phase: Exclude<Phase, 'setup'>): Frame[] => [
  { ...frameOf('game', 'play', {}), inside: true },
  frameOf('turn', PHASE_STEP[phase], {}),
  frameOf('loaded', 'check the victory conditions', {}),
]

const SIZE = 5
const SPAWN_TILE = 12

function readTiles(doc: Position): State['tiles'] {
  const standard = doc.defaultTile ?? { id: 'T00', rot: 0, up: true }
  const tiles = Array.from({ length: SIZE * SIZE }, (_, p) => {
    const named = doc.tiles?.[tileName(SIZE, p)] ?? standard
    return { id: named.id, rot: named.rot ?? 0, up: named.up ?? true }
  })
  if (tiles.filter((one) => one.id === 'T01').length > 1)
    throw new Illegal('ev.pos.1', 'tiles', 'the helipad tile T01 may occur at most once')
  return tiles
}

function readSide(l: Lattice, [a, b]: readonly [XY, XY], at: string): number {
  const found = sideBetween(l, squareAt(l, a[0], a[1]), squareAt(l, b[0], b[1]))
  if (found < 0) throw new Illegal('ev.map.4', at, 'the two squares do not share a side')
  return found
}

function readDoors(l: Lattice, doc: Position, state: State): Door[] {
  const ground = workGround(state, { doorsBlockSight: true })
  const doors = (doc.doors ?? []).map((d, i): Door => {
    const at = `doors[${i}].side`
    const found = readSide(l, d.side as unknown as readonly [XY, XY], at)
    if (ground.wall[found] === 0) throw new Illegal('ev.pop.5', at, 'a door lies on a wall section, and there is none')
    return { side: found, standing: d.state !== 'destroyed', by: ZOMBIE_SEAT, turn: state.turn }
  })
  const twice = doors.findIndex((d, i) => doors.findIndex((other) => other.side === d.side) !== i)
  if (twice >= 0) throw new Illegal('ev.pop.7', `doors[${twice}].side`, 'this wall section has a door already')
  return doors
}

const AMMO = /^(pistol|smg|rifle|shotgun)(?::(\d{1,2}))?$/
const OTHER = /^(knife|grenade|medkit|fuel|reload:(?:pistol|smg|rifle|shotgun))$/

function readItem(look: Look, written: string, at: string): Item {
  const gun = AMMO.exec(written)
  if (!gun) {
    if (!OTHER.test(written)) throw new Illegal('ev.swap.8', at, `"${written}" is no piece of equipment`)
    return newItem(look.state, written as ItemKind, 0)
  }
  const kind = gun[1] as 'pistol' | 'smg' | 'rifle' | 'shotgun'
  const most = look.book.weapons[kind].ammo as number
  const rounds = gun[2] === undefined ? most : Number(gun[2])
  if (rounds > most) throw new Illegal('ev.ammo.4', at, `this weapon holds at most ${most} rounds`)
  return newItem(look.state, kind, rounds)
}

function readMarine(look: Look, l: Lattice, m: Position['marines'][number], i: number): Marine {
  const { state, book } = look
  const at = `marines[${i}]`
  const row = book.marines[m.type as MarineType]
  if (state.marines.some((other) => other.seat === m.seat))
    throw new Illegal('ev.seat.2', `${at}.seat`, 'this seat has a marine already')
  if (m.type === 'lieutenant' && !book.typesOffered(look).includes('lieutenant'))
    throw new Illegal('ev.lt.1', `${at}.type`, 'there is no Lieutenant, or no second one, in this game')
  const hp = m.hp ?? row.hp
  if (hp > row.hp) throw new Illegal('ev.heal.6', `${at}.hp`, `at most ${row.hp}`)
  const moved = m.moved ?? 0
  if (moved > row.speed + book.bonuses.sprint)
    throw new Illegal('ev.sprint.1', `${at}.moved`, `at most ${row.speed + book.bonuses.sprint}`)
  return {
    seat: m.seat,
    type: m.type as MarineType,
    name: nameFor(state, m.type as MarineType),
    at: readSquare(look, l, m.at as unknown as XY, `${at}.at`, hp > 0),
    hp,
    items: m.items
      ? m.items.map((item, k) => readItem(look, item, `${at}.items[${k}]`))
      : kitOf(look, m.type as MarineType),
    acted: m.acted ?? false,
    begun: (m.acted ?? false) || moved > 0 || (m.attackUsed ?? false),
    moved,
    stirred: moved > 0,
    attack: moved > row.speed ? 'sprint' : m.attackUsed ? 'used' : null,
    stands: false,
    order: null,
    kills: 0,
    shots: 0,
  }
}

/** ev.act.3, ev.act.7 A marine that has begun its activation and not ended it is the one that acts. */
function actingIn(s: State): Seat | null {
  if (s.phase !== 'marines') return null
  const [first, second] = s.marines.filter((m) => alive(m) && m.begun && !m.acted)
  if (second) throw new Illegal('ev.act.3', 'marines', 'only one marine can be in the middle of its activation')
  return first?.seat ?? null
}

/** ev.map.9, ev.map.11, ev.flip.2 A figure stands on a face-up tile, alone in its square. */
function readSquare(look: Look, l: Lattice, at: XY, where: string, occupies: boolean): number {
  const { state } = look
  const found = squareAt(l, at[0], at[1])
  if (look.facts.up[found] !== 1) throw new Illegal('ev.flip.2', where, 'nothing can stand on a face-down tile')
  const taken = state.zombies.some((z) => z.at === found) || state.marines.some((m) => alive(m) && m.at === found)
  if (occupies && taken) throw new Illegal('ev.map.11', where, 'another figure is in this square')
  return found
}

function readZombies(look: Look, l: Lattice, doc: Position): void {
  const { state } = look
  for (const [i, z] of (doc.zombies ?? []).entries()) {
    const id = z.id ?? state.nextZombie
    if (state.zombies.some((other) => other.id === id))
      throw new Illegal('ev.pos.1', `zombies[${i}].id`, 'this number is taken')
    const at = readSquare(look, l, z.at as unknown as XY, `zombies[${i}].at`, true)
    const read: Zombie = { id, at, down: z.state === 'down', acted: z.acted ?? false, fresh: z.fresh ?? false }
    state.zombies.push(Object.freeze(read))
    state.nextZombie = Math.max(state.nextZombie, id + 1)
  }
  state.zombies.sort((a, b) => a.id - b.id)
}

export const blankState = (size: number, spawnTile: number, holders: Readonly<Record<Seat, Holder>>): State => ({
  decision: 0,
  holders: { ...holders },
  frames: [],
  outcome: null,
  size,
  turn: 0,
  phase: 'setup',
  tiles: [],
  spawnTile,
  starts: [],
  walls: [],
  doors: [],
  marines: [],
  zombies: [],
  acting: null,
  proposals: [],
  botsGo: false,
  resigning: [],
  cans: [],
  searched: [],
  landing: 0,
  zombieMoved: 0,
  nextZombie: 1,
  nextItem: 1,
  nextProposal: 1,
  lost: 0,
  flips: { marines: 0, zombies: 0 },
})

function readState(doc: Position, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): State {
  if (doc.marines.length === 0) throw new Illegal('ev.seat.3', 'marines', 'there must be at least one marine')
  if (doc.turn === 0) throw new Illegal('ev.turn.1', 'turn', 'turns are counted from 1')
  const book = bookFor(options)
  const seats = doc.marines.map((m) => m.seat)
  const state = blankState(
    SIZE,
    SPAWN_TILE,
    Object.fromEntries([ZOMBIE_SEAT, ...seats].map((s) => [s, holders[s] ?? { person: s }])),
  )
  const l = latticeOf(SIZE)
  state.turn = doc.turn ?? 1
  state.phase = (doc.phase as Phase | undefined) ?? 'marines'
  state.frames = framesAt(state.phase as Exclude<Phase, 'setup'>)
  state.tiles = readTiles(doc)
  state.starts = (doc.start ?? []).map((name) => tileNamed(SIZE, name))
  state.walls = (doc.walls ?? []).map((w, i) => readSide(l, w as unknown as readonly [XY, XY], `walls[${i}]`))
  state.doors = readDoors(l, doc, state)
  const look: Look = { state, book, facts: workGround(state, book) }
  for (const [i, m] of doc.marines.entries()) state.marines.push(readMarine(look, l, m, i))
  state.marines.sort((a, b) => seatNumber(a.seat) - seatNumber(b.seat))
  state.acting = actingIn(state)
  readZombies(look, l, doc)
  return state
}

/** A written-out state is taken if the rules can go on from it and it says the same as the rest of the document. */
function readExact(doc: Position, options: OptionValues): State {
  const bad = (why: string): never => {
    throw new Illegal('ev.pos.1', 'exact', why)
  }
  const blank = blankState(SIZE, SPAWN_TILE, {})
  const given = doc.exact as State
  const odd = Object.keys(blank).find((key) => !Object.hasOwn(given ?? {}, key))
  if (odd !== undefined) bad(`the state lacks ${odd}`)
  try {
    const state = copyState(given)
    if (!sameJson(state, given)) bad('this is not a state of Evac')
    const book = bookFor(options)
    const look: Look = { state: copyState(state), book, facts: workGround(state, book) }
    const broken = invariants(look)[0]
    if (broken) bad(broken)
    const table = sit<EvacKit>({ facts: workGround }, look.state, book, seeded('exact'))
    if (!sameJson(table.state, state)) bad('the state is not waiting for a decision')
    pending(table)
    const { exact: _, ...rest } = doc
    const { exact: __, ...written } = write(look) as { exact?: unknown }
    if (!sameJson(JSON.parse(JSON.stringify(rest)), JSON.parse(JSON.stringify(written))))
      bad('it disagrees with the rest of the document')
    return state
  } catch (error) {
    if (error instanceof Illegal) throw error
    return bad('the rules cannot go on from this state')
  }
}

function read(
  document: unknown,
  given: OptionValues,
  holders: Readonly<Record<Seat, Holder>>,
): Read<{ options: OptionValues; state: State }> {
  const parsed = parse(POSITION as Shape<Position>, document)
  if (!parsed.ok) return { ok: false, fault: { clause: 'ev.pos.1', at: parsed.fault.at, reason: parsed.fault.why } }
  const doc = parsed.value
  const settled = settle({
    ...(doc.marines.length > 0 ? { marines: doc.marines.length } : {}),
    ...(doc.options as OptionValues | undefined),
    ...given,
  })
  if (!settled.ok) return { ok: false, fault: { clause: 'ev.opt.2', at: settled.fault.at, reason: settled.fault.why } }
  if (doc.exact === undefined && settled.value.scenario !== 'S1')
    return { ok: false, fault: { ...refuse('ev.pos.1', 'a custom position follows S1'), at: 'options.scenario' } }
  try {
    const state = doc.exact === undefined ? readState(doc, settled.value, holders) : readExact(doc, settled.value)
    return { ok: true, value: { options: settled.value, state } }
  } catch (error) {
    if (!(error instanceof Illegal)) throw error
    return { ok: false, fault: { clause: error.clause, at: error.at, reason: error.message } }
  }
}

const writeItem = (item: Item): string => (AMMO.test(item.kind) ? `${item.kind}:${item.rounds}` : item.kind)

/**
 * A state without what has no bearing on the rules: statistics, names, who placed a door, the numbers given to pieces
 * of equipment, and how a marine that has acted spent its activation.
 */
export function essence(s: State): object {
  const { decision, nextItem, nextZombie, nextProposal, lost, flips, zombieMoved, ...rest } = s
  return {
    ...rest,
    zombieMoved: s.frames.some((f) => f.proc === 'zombie') ? zombieMoved : 0,
    doors: s.doors.map((d) => ({ side: d.side, standing: d.standing })),
    marines: s.marines.map(({ name, kills, shots, items, begun, stirred, attack, stands, ...m }) => ({
      ...m,
      items: items.map((i) => [i.kind, i.rounds, i.usedBy]),
      spent: m.acted || m.hp === 0 ? null : { begun, stirred, attack, stands },
    })),
  }
}

const noDice: Dice = {
  roll: () => {
    throw new Error('a position at rest throws no dice')
  },
  draw: () => {
    throw new Error('a position at rest draws nothing')
  },
}

/** Whether the written keys cannot say all of this state: it does not rest at the beginning of somebody's activation. */
function needsExact(look: Look, doc: object): boolean {
  try {
    const parsed = parse(POSITION as Shape<Position>, doc)
    if (!parsed.ok || look.book.options.scenario !== 'S1') return true
    const state = readState(parsed.value, look.book.options, look.state.holders)
    const table = sit<EvacKit>({ facts: workGround }, state, look.book, noDice)
    return !sameJson(essence(table.state), essence(look.state))
  } catch {
    return true
  }
}

/** What was chosen: all values that the scenario and the marines on the map alone would not give (ev.scen.4). */
function writeOptions(options: OptionValues, marines: number): OptionValues {
  const scenario = options.scenario as string
  const alone = settle(scenario === OPTIONS.scenario.standard ? {} : { scenario })
  const plain: OptionValues = alone.ok ? alone.value : {}
  return Object.fromEntries(
    Object.entries(options).filter(([id, v]) =>
      id === 'scenario'
        ? v !== OPTIONS.scenario.standard
        : id === 'marines'
          ? v !== marines
          : !sameJson(v, plain[id]),
    ),
  )
}

function write(look: Look): object {
  const { state, facts } = look
  const { l } = facts
  const xy = (sq: number): XY => l.xy[sq] as XY
  const tiles = Object.fromEntries(
    state.tiles.map((t, p) => [tileName(state.size, p), { id: t.id, rot: t.rot, up: t.up }]),
  )
  const doc = {
    game: 'evac',
    options: writeOptions(look.book.options, state.marines.length),
    tiles,
    start: state.starts.map((p) => tileName(state.size, p)),
    walls: state.walls.map((s) => sideXY(look, s)),
    doors: state.doors.map((d) => ({ side: sideXY(look, d.side), state: d.standing ? 'standing' : 'destroyed' })),
    marines: state.marines.map((m) => ({
      seat: m.seat,
      type: m.type,
      at: xy(m.at),
      hp: m.hp,
      items: m.items.map(writeItem),
      moved: m.moved,
      attackUsed: m.attack !== null,
      acted: m.acted,
    })),
    zombies: state.zombies.map((z) => ({
      at: xy(z.at),
      state: z.down ? 'down' : 'standing',
      acted: z.acted,
      fresh: z.fresh,
      id: z.id,
    })),
    turn: state.turn,
    phase: state.phase === 'setup' ? 'spawn' : state.phase,
  }
  return needsExact(look, doc) ? { ...doc, exact: copyState(state) } : doc
}

export const position: PositionForm<EvacKit> = { read, write }

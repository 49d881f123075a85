/** Reading the written keys of a position: each fault names its place and the clause it breaks. */
import { Illegal, type Holder, type OptionValues, type Seat } from '@shamble/kernel'
import { type Lattice, sideBetween, squareAt, type XY } from '@shamble/grid'
import { bookFor, seatsFor } from '../options.ts'
import { latticeOf, tileName, tileNamed } from '../content/map.ts'
import { workGround } from '../rules/02-the-map.ts'
import { kitOf, nameFor } from '../rules/05-marine-placement.ts'
import {
  alive,
  blankState,
  type Door,
  type Item,
  type Look,
  type Marine,
  newItem,
  type Phase,
  type State,
  seatNumber,
  type Zombie,
  ZOMBIE_SEAT,
} from '../state.ts'
import type { ItemKind, MarineType } from '../tables/marines.ts'
import type { Position } from './form.ts'
import { readPlay } from './read-play.ts'

export const SIZE = 5
export const SPAWN_TILE = 12

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
  const ground = workGround(state, { doDoorsBlockSight: () => true })
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

export const AMMO = /^(pistol|smg|rifle|shotgun)(?::(\d{1,2}))?$/
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

export function readState(doc: Position, options: OptionValues, holders: Readonly<Record<Seat, Holder>>): State {
  if (options.scenario !== 'S1') throw new Illegal('ev.pos.1', 'options.scenario', 'a custom position follows S1')
  const isSetUp = doc.phase === 'setup'
  if (doc.marines.length === 0 && !isSetUp)
    throw new Illegal('ev.seat.3', 'marines', 'there must be at least one marine')
  if (doc.turn === 0) throw new Illegal('ev.turn.1', 'turn', 'turns are counted from 1')
  const book = bookFor(options)
  const seats = isSetUp ? seatsFor(options) : [ZOMBIE_SEAT, ...doc.marines.map((m) => m.seat)]
  const stranger = doc.marines.findIndex((m) => !seats.includes(m.seat))
  if (stranger >= 0) throw new Illegal('ev.seat.3', `marines[${stranger}].seat`, 'there is no such seat')
  const held = Object.fromEntries(seats.map((s) => [s, holders[s] ?? { person: s }]))
  const state = blankState(SIZE, SPAWN_TILE, held)
  const l = latticeOf(SIZE)
  state.turn = isSetUp ? 0 : (doc.turn ?? 1)
  state.phase = (doc.phase as Phase | undefined) ?? 'marines'
  state.tiles = readTiles(doc)
  state.starts = (doc.start ?? []).map((name) => tileNamed(SIZE, name))
  state.walls = (doc.walls ?? []).map((w, i) => readSide(l, w as unknown as readonly [XY, XY], `walls[${i}]`))
  state.doors = readDoors(l, doc, state)
  const look: Look = { state, book, facts: workGround(state, book) }
  for (const [i, m] of doc.marines.entries()) state.marines.push(readMarine(look, l, m, i))
  state.marines.sort((a, b) => seatNumber(a.seat) - seatNumber(b.seat))
  readZombies(look, l, doc)
  state.frames = readPlay(look, doc)
  state.acting = actingIn(state)
  return state
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TILES } from '../content/tiles.ts'
import { door, type EvacScene, grunt, medic, offersOf, scene, wall, zombie } from '../testing.ts'
import { latticeOf, wallsOfTile } from '../content/map.ts'
import { DOOR, squareNamed } from './02-the-map.ts'
import { canSee } from './09-marine-attacks.ts'

type XY = readonly [number, number]

const BLANK = { id: 'T00', up: true }
const DOWN = { id: 'T00', up: false }

/** Whether M1 is offered to shoot at a zombie. */
const aims = (s: EvacScene, id: number): boolean =>
  offersOf(s, 'M1', 'shoot').some((command) => 'zombie' in command && command.zombie === id)

/** The clause by which M1 may not shoot at zombie 1. */
const hidden = (s: EvacScene): string =>
  s.refused('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: true }).clause

/**
 * What M1 (M) can throw a grenade at, drawn like a tile: o in sight, x not, ? face down; walls | and -, standing doors
 * D, destroyed doors d.
 */
function drawn(s: EvacScene, [x0, y0]: XY = [1, 1], [x1, y1]: XY = [7, 7]): string[] {
  const { l, wall: walls, door: doors, up } = s.table.facts
  const seen = new Set(offersOf(s, 'M1', 'throw').map((command) => JSON.stringify((command as { at: XY }).at)))
  const mark = (x: number, y: number): string => {
    if (up[squareNamed(s.table, [x, y])] === 0) return '?'
    if (s.state.marines[0]?.at === squareNamed(s.table, [x, y])) return 'M'
    return seen.has(JSON.stringify([x, y])) ? 'o' : 'x'
  }
  const side = (x: number, y: number, way: 0 | 1): string => {
    const id = x < 1 || y < 1 ? -1 : 2 * squareNamed(s.table, [x, y]) + way
    if (doors[id] === DOOR.standing) return 'D'
    if (doors[id] === DOOR.destroyed) return 'd'
    return id >= 0 && walls[id] === 1 && (l.squaresOfSides[id]?.[1] ?? -1) >= 0 ? '|-'.charAt(way) : ' '
  }
  const rows: string[] = []
  for (let y = y0; y <= y1; y++) {
    let row = ''
    let below = ''
    for (let x = x0; x <= x1; x++) {
      row += mark(x, y) + (x < x1 ? side(x, y, 0) : '')
      below += side(x, y, 1) + (x < x1 ? '+' : '')
    }
    rows.push(row, below)
  }
  return rows.slice(0, -1)
}

describe('line of sight', () => {
  it('[ev.los.1] in the middle of the crossroads one sees the streets and none of the four rooms', () => {
    expect(drawn(scene({ tiles: { A1: { id: 'T02', up: true } } }))).toEqual([
      'x x|o o o|x x',
      ' + + + + + + ',
      'x x|o o o|x x',
      '-+-+ + + +-+-',
      'o o o o o o o',
      ' + + + + + + ',
      'o o o M o o o',
      ' + + + + + + ',
      'o o o o o o o',
      '-+-+ + + +-+-',
      'x x|o o o|x x',
      ' + + + + + + ',
      'x x|o o o|x x',
    ])
  })

  it('[ev.los.1] [ev.los.3] among the ruins every wall throws its shadow, and its ends do too', () => {
    expect(drawn(scene({ tiles: { A1: { id: 'T20', up: true } }, marines: [grunt({ at: [3, 4] })] }))).toEqual([
      'x x x o x x x',
      ' + +-+ +-+-+ ',
      'x x|o o|x x|x',
      ' + + + + + + ',
      'o x|o o|x x|x',
      ' + + + +-+-+ ',
      'o o M o o o o',
      ' + + + + + + ',
      'o o o o o o o',
      ' +-+-+ +-+ + ',
      'x x x o|x x o',
      ' + + + + + + ',
      'x x x x x x x',
    ])
  })

  it('[ev.los.1] a wall between marine and zombie forbids the shot; beside it the shot is free', () => {
    const zombies = [zombie([6, 4]), zombie([6, 5])]
    const s = scene({ walls: [wall([5, 4], [6, 4])], zombies })
    expect(hidden(s)).toBe('ev.los.1')
    expect([aims(s, 1), aims(s, 2)]).toEqual([false, true])
    expect(aims(scene({ zombies }), 1)).toBe(true)
  })

  it('[ev.los.3] a line exactly through the end of a wall is blocked, half a square beside it is free', () => {
    const zombies = [zombie([6, 6]), zombie([6, 5]), zombie([5, 6])]
    for (const end of [wall([5, 5], [6, 5]), wall([5, 6], [6, 6]), wall([5, 5], [5, 6]), wall([6, 5], [6, 6])]) {
      const s = scene({ marines: [grunt({ at: [4, 4] })], zombies, walls: [end] })
      expect(hidden(s)).toBe('ev.los.3')
    }
    const beside = scene({ marines: [grunt({ at: [4, 4] })], zombies, walls: [wall([5, 6], [6, 6])] })
    expect([aims(beside, 2), aims(beside, 3)]).toEqual([true, true])
  })

  it('[ev.los.3] diagonal neighbours at the corner of a wall do not see each other', () => {
    const corner = { walls: [wall([5, 5], [6, 5])], zombies: [zombie([5, 5])] }
    expect(hidden(scene({ ...corner, marines: [grunt({ at: [6, 4] })] }))).toBe('ev.los.3')
    expect(aims(scene({ ...corner, marines: [grunt({ at: [4, 4] })] }), 1)).toBe(true)
  })

  it('[ev.los.4] figures never block: one shoots through a marine and a zombie at a zombie behind them', () => {
    const marines = [grunt({ at: [1, 4] }), medic({ seat: 'M2', at: [2, 4] })]
    const s = scene({
      marines,
      zombies: [zombie([3, 4]), zombie([4, 4], { state: 'down' }), zombie([5, 4])],
      dice: [6],
    })
    expect([1, 2, 3].map((id) => aims(s, id))).toEqual([true, true, true])
    s.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 3, stand: true })
    expect(s.state.zombies.map((z) => z.id)).toEqual([1, 2])
    expect(s.state.marines.map((m) => m.hp)).toEqual([5, 3])
  })

  it('[ev.los.5] a marine that has just walked east can still shoot in all directions', () => {
    const ring = [1, 4, 7].flatMap((y) => [zombie([1, y]), zombie([9, y])])
    const s = scene({ zombies: [...ring, zombie([5, 1]), zombie([5, 7])] }).do('M1', { do: 'step', to: [5, 4] })
    expect(s.state.zombies.every((z) => aims(s, z.id))).toBe(true)
  })

  it('[ev.los.9] from one corner of the map one sees the opposite corner', () => {
    const s = scene({ marines: [grunt({ at: [1, 1] })], zombies: [zombie([35, 35]), zombie([35, 2]), zombie([1, 35])] })
    expect([1, 2, 3].map((id) => aims(s, id))).toEqual([true, true, true])
  })

  it('[ev.los.10] a square sees itself, even in a corner full of walls', () => {
    const s = scene({ tiles: { A1: { id: 'T03', up: true } }, marines: [grunt({ at: [7, 7] })] })
    expect(offersOf(s, 'M1', 'throw')).toContainEqual({ do: 'throw', at: [7, 7] })
  })
})

describe('doors and sight', () => {
  const warehouse = (state: 'standing' | 'destroyed') => ({
    tiles: { A1: { id: 'T04', up: true } },
    marines: [grunt({ at: [3, 5] })],
    doors: [door([4, 5], [5, 5], state), door([3, 6], [3, 7], state)],
  })

  it('[ev.los.6] behind standing doors one sees only the own room', () => {
    expect(drawn(scene(warehouse('standing')))).toEqual([
      'x x x x x x x',
      ' +-+-+-+-+-+ ',
      'x|o o o o x|x',
      ' + + + + + + ',
      'x|o o o x x|x',
      ' + + + +-+-+ ',
      'x|o o o|x x|x',
      ' + + + + + + ',
      'x|o M oDx x|x',
      ' + + + + + + ',
      'x|o o o|x x|x',
      ' +-+D+-+-+-+ ',
      'x x x x x x x',
    ])
  })

  it('[ev.los.7] through destroyed doors one sees what lies straight behind them, not past their jambs', () => {
    expect(drawn(scene(warehouse('destroyed')))).toEqual([
      'x x x x x x x',
      ' +-+-+-+-+-+ ',
      'x|o o o o x|x',
      ' + + + + + + ',
      'x|o o o x x|x',
      ' + + + +-+-+ ',
      'x|o o o|x x|x',
      ' + + + + + + ',
      'x|o M odo o|x',
      ' + + + + + + ',
      'x|o o o|x x|x',
      ' +-+d+-+-+-+ ',
      'x x o x x x x',
    ])
  })

  it('[ev.los.6] the shot through a standing door is refused for the door; with doorsBlockSight off it is free', () => {
    const stage = { walls: [wall([5, 4], [6, 4])], doors: [door([5, 4], [6, 4])], zombies: [zombie([7, 4])] }
    expect(hidden(scene(stage))).toBe('ev.los.6')
    expect(aims(scene({ ...stage, options: { doorsBlockSight: false } }), 1)).toBe(true)
  })

  it('[ev.los.6] the ends of a standing door block like the ends of a wall', () => {
    const stage = { walls: [wall([5, 5], [6, 5])], doors: [door([5, 5], [6, 5])], zombies: [zombie([6, 6])] }
    expect(hidden(scene(stage))).toBe('ev.los.6')
    expect(aims(scene({ ...stage, options: { doorsBlockSight: false } }), 1)).toBe(true)
  })

  it('[ev.los.7] the ends of a destroyed door are open, unless a wall or a standing door ends there too', () => {
    const hole = door([5, 5], [6, 5], 'destroyed')
    const free = { walls: [wall([5, 5], [6, 5])], doors: [hole], zombies: [zombie([6, 6])] }
    expect(aims(scene(free), 1)).toBe(true)
    const next = [...free.walls, wall([5, 6], [6, 6])]
    expect(hidden(scene({ ...free, walls: next }))).toBe('ev.los.3')
    expect(hidden(scene({ ...free, walls: next, doors: [hole, door([5, 6], [6, 6])] }))).toBe('ev.los.6')
    expect(aims(scene({ ...free, walls: next, doors: [hole, door([5, 6], [6, 6], 'destroyed')] }), 1)).toBe(true)
  })
})

describe('face-down tiles and sight', () => {
  it('[ev.los.8] between two face-down tiles one sees only through the corner that four tiles share', () => {
    const s = scene({ tiles: { B1: DOWN, A2: DOWN }, marines: [grunt({ at: [6, 6] })] })
    expect(drawn(s, [4, 4], [11, 11])).toEqual([
      'o o o o ? ? ? ?',
      ' + + + + + + + ',
      'o o o o ? ? ? ?',
      ' + + + + + + + ',
      'o o M o ? ? ? ?',
      ' + + + + + + + ',
      'o o o o ? ? ? ?',
      ' + + + + + + + ',
      '? ? ? ? o x x x',
      ' + + + + + + + ',
      '? ? ? ? x o x x',
      ' + + + + + + + ',
      '? ? ? ? x x o x',
      ' + + + + + + + ',
      '? ? ? ? x x x o',
    ])
  })

  it('[ev.los.8] a line through the inside of a face-down tile is blocked, however little of it it crosses', () => {
    const across = { marines: [grunt({ at: [7, 4] })], zombies: [zombie([15, 4])] }
    expect(hidden(scene({ ...across, tiles: { B1: DOWN } }))).toBe('ev.los.8')
    expect(aims(scene({ ...across, tiles: { B1: BLANK } }), 1)).toBe(true)
    const grazing = { marines: [grunt({ at: [7, 6] })], zombies: [zombie([8, 8])] }
    expect(hidden(scene({ ...grazing, tiles: { B1: DOWN } }))).toBe('ev.los.8')
    expect(aims(scene({ ...grazing, tiles: { A2: DOWN } }), 1)).toBe(true)
  })

  it('[ev.los.8] walls of a face-down tile do not block before it is flipped', () => {
    const rooms = (up: boolean) => ({ tiles: { B1: { id: 'T02', up } }, zombies: [zombie([8, 8])] })
    expect(aims(scene({ ...rooms(false), marines: [grunt({ at: [7, 7] })] }), 1)).toBe(true)
    expect(hidden(scene({ ...rooms(true), marines: [grunt({ at: [7, 7] })] }))).toBe('ev.los.3')
  })
})

interface Town {
  tiles: Record<string, { id: string; rot: number; up: boolean }>
  doors: object[]
}

/** Half of it open ground, so that there is something to see; no helipad, on which the game might be over at once. */
const HOUSES = Object.keys(TILES).filter((id) => id !== 'T00' && id !== 'T01')
const anyTile = fc.record({
  id: fc.oneof(fc.constant('T00'), fc.constantFrom(...HOUSES)),
  rot: fc.integer({ min: 0, max: 3 }),
  up: fc.integer({ min: 0, max: 5 }).map((n) => n > 0),
})

/** Any nine tiles in the north-west, some with a door on every third of their walls. */
const anyTown: fc.Arbitrary<Town> = fc
  .tuple(fc.array(anyTile, { minLength: 9, maxLength: 9 }), fc.integer({ min: 0, max: 5 }))
  .map(([laid, luck]) => {
    const { squaresOfSides, xy } = latticeOf(5)
    const tiles = Object.fromEntries(laid.map((tile, i) => [`${'ABC'[i % 3]}${Math.floor(i / 3) + 1}`, tile]))
    const sides = laid.flatMap(({ id, rot, up }, i) =>
      up ? wallsOfTile(5, 5 * Math.floor(i / 3) + (i % 3), id, rot) : [],
    )
    const doors = [...new Set(sides)]
      .filter((side) => side % 3 === luck % 3)
      .map((side) => {
        const [a, b] = squaresOfSides[side] as readonly [number, number]
        return { side: [xy[a], xy[b]], state: (side + luck) % 2 === 0 ? 'standing' : 'destroyed' }
      })
    return { tiles, doors }
  })

const anySquare = fc.tuple(fc.integer({ min: 1, max: 21 }), fc.integer({ min: 1, max: 21 }))
const isUp = ({ tiles }: Town, [x, y]: XY): boolean =>
  tiles[`${'ABC'[Math.ceil(x / 7) - 1]}${Math.ceil(y / 7)}`]?.up === true

/** On which side of the line from a to b a point lies: -1, 0 on it, 1. */
const turnTo = (a: XY, b: XY, p: XY): number => Math.sign((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]))

const between = (value: number, a: number, b: number): boolean => Math.min(a, b) <= value && value <= Math.max(a, b)

/** ev.los.2 Whether two closed segments have a point in common. */
function meet(a: XY, b: XY, c: XY, d: XY): boolean {
  const on = (p: XY, s: XY, e: XY) => turnTo(s, e, p) === 0 && between(p[0], s[0], e[0]) && between(p[1], s[1], e[1])
  if (on(a, c, d) || on(b, c, d) || on(c, a, b) || on(d, a, b)) return true
  return turnTo(a, b, c) * turnTo(a, b, d) < 0 && turnTo(c, d, a) * turnTo(c, d, b) < 0
}

/** ev.los.8 Whether a segment passes through the inside of a face-down tile. */
function passesThrough(a: XY, b: XY, column: number, row: number): boolean {
  const [west, north] = [14 * column, 14 * row]
  const sides = [0, 14].flatMap((dx) => [0, 14].map((dy) => turnTo(a, b, [west + dx, north + dy])))
  const overlaps = (p: number, q: number, from: number) => Math.max(p, q) > from && Math.min(p, q) < from + 14
  return overlaps(a[0], b[0], west) && overlaps(a[1], b[1], north) && sides.includes(1) && sides.includes(-1)
}

/** ev.los.1, ev.los.2, ev.los.6 to ev.los.8 word by word: the line against every wall section and face-down tile. */
function seesByTheBook(s: EvacScene, from: XY, to: XY): boolean {
  const { l, wall: walls, door: doors } = s.table.facts
  const a: XY = [2 * from[0] - 1, 2 * from[1] - 1]
  const b: XY = [2 * to[0] - 1, 2 * to[1] - 1]
  const blocked = l.squaresOfSides.some(([west], side) => {
    if (walls[side] !== 1 || doors[side] === DOOR.destroyed) return false
    const [x, y] = l.xy[west] as XY
    return meet(a, b, side % 2 === 0 ? [2 * x, 2 * y - 2] : [2 * x - 2, 2 * y], [2 * x, 2 * y])
  })
  const unknown = s.state.tiles.some((tile, p) => !tile.up && passesThrough(a, b, p % 5, Math.floor(p / 5)))
  return !blocked && !unknown
}

describe('sight in any town', () => {
  it('[ev.los.2] [ev.los.8] is what whole-number geometry says of every wall section and face-down tile', () => {
    let seen = 0
    const pairs = fc.array(fc.tuple(anySquare, anySquare), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(anyTown, anySquare, pairs, (town, at, asked) => {
        fc.pre(isUp(town, at))
        const s = scene({ ...town, marines: [grunt({ at })] })
        for (const [a, b] of asked.filter(([from, to]) => isUp(town, from) && isUp(town, to))) {
          const sees = canSee(s.table, squareNamed(s.table, a), squareNamed(s.table, b))
          expect([a, b, sees]).toEqual([a, b, seesByTheBook(s, a, b)])
          if (sees) seen++
        }
      }),
      { numRuns: 60 },
    )
    expect(seen).toBeGreaterThan(20)
  })

  it('[ev.los.10] marine and zombie can change places: whoever could be shot could have shot', () => {
    let [seen, unseen] = [0, 0]
    fc.assert(
      fc.property(anyTown, anySquare, anySquare, fc.boolean(), (town, a, b, doorsBlockSight) => {
        fc.pre(isUp(town, a) && isUp(town, b) && (a[0] !== b[0] || a[1] !== b[1]))
        const cast = (marine: XY, other: XY) =>
          scene({ ...town, marines: [grunt({ at: marine })], zombies: [zombie(other)], options: { doorsBlockSight } })
        const sees = aims(cast(a, b), 1)
        expect(aims(cast(b, a), 1)).toBe(sees)
        if (sees) seen++
        else unseen++
      }),
      { numRuns: 150 },
    )
    expect(Math.min(seen, unseen)).toBeGreaterThan(5)
  })
})

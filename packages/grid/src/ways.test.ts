import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Lattice, lattice, sideBetween, squareAt } from './lattice.ts'
import { drawn, flags } from './testkit/boards.ts'
import { rooms } from './rooms.ts'
import { stepDistances, stepReach, steps8 } from './steps.ts'
import { slowDistances } from './testkit/reference.ts'
import { CLOSED, distances, FARTHEST, IMPASSABLE, path, reach, stepDown, UNREACHED } from './ways.ts'

interface Ground {
  readonly l: Lattice
  readonly cost: Uint8Array
  readonly passable: Uint8Array
}

/** Random ground with these prices of sides, and about one square in ten that may not be entered. */
function anyGround(prices: readonly number[]): fc.Arbitrary<Ground> {
  return fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 }), fc.constantFrom(0, 1, 3))
    .chain(([width, height, blocked]) => {
      const l = lattice(width, height)
      const costs = fc.array(fc.constantFrom(...prices), { minLength: l.sides, maxLength: l.sides, size: 'max' })
      return fc.record({
        l: fc.constant(l),
        cost: costs.map((list) => Uint8Array.from(list)),
        passable: flags(l.squares, blocked).map((all) => all.map((flag) => 1 - flag)),
      })
    })
}

const UNIT = [1, 1, 1, CLOSED, IMPASSABLE]
const DOORS = [1, 1, 1, 1, 6, IMPASSABLE]
const ROUGH = [1, 2, 3, 100, 254, CLOSED]
const groundOfAllKinds = fc.oneof(anyGround(UNIT), anyGround(DOORS), anyGround(ROUGH))
const someSquares = fc.array(fc.nat(), { minLength: 0, maxLength: 4 })

function open(l: Lattice): Uint8Array {
  return new Uint8Array(l.sides).fill(1)
}

describe('distances', () => {
  it('agree with relaxing every side until nothing changes, from any number of squares', () => {
    fc.assert(
      fc.property(groundOfAllKinds, someSquares, fc.option(fc.nat(20)), ({ l, cost, passable }, picks, limit) => {
        const from = picks.map((pick) => pick % l.squares)
        const found = distances(l, { from, cost, passable, limit: limit ?? undefined })
        expect([...found]).toEqual(slowDistances(l, cost, passable, from, limit ?? FARTHEST))
      }),
      { numRuns: 400 },
    )
  })

  it('from one square given as a number are those from a list with it', () => {
    fc.assert(
      fc.property(groundOfAllKinds, fc.nat(), (ground, pick) => {
        const from = pick % ground.l.squares
        expect(distances(ground.l, { ...ground, from })).toEqual(distances(ground.l, { ...ground, from: [from] }))
      }),
    )
  })

  it('go round when a dear side costs more than the detour, and across when it costs less', () => {
    const { l, blocks, at } = drawn(`
      +-+-+-+-+
      |. A|B .|
      + + + + +
      |. .|. .|
      + + + + +
      |. .|. .|
      + + + + +
      |. . . .|
      +-+-+-+-+
    `)
    const cost = blocks.map((wall) => (wall === 1 ? IMPASSABLE : 1))
    const door = sideBetween(l, at('A'), at('B'))
    const fromA = () => distances(l, { from: at('A'), cost })[at('B')]
    expect(fromA()).toBe(7)
    cost[door] = 6
    expect(fromA()).toBe(6)
    cost[door] = 8
    expect(fromA()).toBe(7)
  })

  it('are written over whatever was in the array they are given', () => {
    const l = lattice(4, 1)
    const out = new Int16Array(l.squares).fill(9)
    expect(distances(l, { from: 0, cost: open(l), limit: 2 }, out)).toBe(out)
    expect([...out]).toEqual([0, 1, 2, UNREACHED])
  })

  it('start from a square that may not be entered', () => {
    const l = lattice(3, 1)
    expect([...distances(l, { from: 1, cost: open(l), passable: Uint8Array.of(1, 0, 0) })]).toEqual([1, 0, UNREACHED])
  })

  it('do not depend on a search that was cut short before', () => {
    const l = lattice(8, 8)
    const cost = open(l).fill(200)
    const whole = distances(l, { from: 0, cost })
    distances(l, { from: 63, cost, limit: 450 })
    expect(distances(l, { from: 0, cost })).toEqual(whole)
    expect(whole[63]).toBe(14 * 200)
  })

  it('never exceed what a field can hold', () => {
    const l = lattice(200, 1)
    const field = distances(l, { from: 0, cost: open(l).fill(254) })
    expect(field[129]).toBe(129 * 254)
    expect(field[130]).toBe(UNREACHED)
  })
})

describe('reach', () => {
  it('is the part of the distance field within the steps, in reading order', () => {
    fc.assert(
      fc.property(groundOfAllKinds, fc.nat(), fc.nat(7), ({ l, cost, passable }, pick, steps) => {
        const from = pick % l.squares
        const field = slowDistances(l, cost, passable, [from], steps)
        const squares = l.xy.flatMap((_, square) => (field[square] === -1 ? [] : [square]))
        expect(reach(l, { cost, passable }, from, steps)).toEqual({
          squares,
          steps: squares.map((square) => field[square]),
        })
      }),
      { numRuns: 300 },
    )
  })
})

/** What the steps of a way cost, or null if one of them is not allowed. */
function costOf({ l, cost, passable }: Ground, from: number, way: readonly number[]): number | null {
  let total = 0
  let here = from
  for (const square of way) {
    const side = sideBetween(l, here, square)
    const price = side < 0 ? CLOSED : cost[side]!
    if (price === CLOSED || price === IMPASSABLE || passable[square] === 0) return null
    total += price
    here = square
  }
  return total
}

describe('paths', () => {
  it('are allowed, cheapest, and end on a goal; there is none exactly when no goal can be reached', () => {
    fc.assert(
      fc.property(groundOfAllKinds, fc.nat(), someSquares, (ground, pick, picks) => {
        const { l, cost, passable } = ground
        const from = pick % l.squares
        const goals = picks.map((goal) => goal % l.squares)
        const field = slowDistances(l, cost, passable, [from], FARTHEST)
        const reached = goals.map((goal) => field[goal]!).filter((distance) => distance >= 0)
        const way = path(l, ground, from, goals)
        expect(way === null).toBe(reached.length === 0)
        if (way === null) return
        expect(goals).toContain(way.at(-1) ?? from)
        expect(costOf(ground, from, way)).toBe(Math.min(...reached))
      }),
      { numRuns: 400 },
    )
  })

  it('take at every step the first of north, east, south, west that stays cheapest', () => {
    const l = lattice(4, 4)
    const named = (way: number[] | null) => way?.map((square) => l.xy[square])
    const way = (a: number, b: number) => named(path(l, { cost: open(l) }, a, b))
    const northWest = squareAt(l, 1, 1)
    const southEast = squareAt(l, 3, 3)
    expect(way(northWest, southEast)).toEqual([
      [2, 1],
      [3, 1],
      [3, 2],
      [3, 3],
    ])
    expect(way(southEast, northWest)).toEqual([
      [3, 2],
      [3, 1],
      [2, 1],
      [1, 1],
    ])
    expect(way(squareAt(l, 1, 3), squareAt(l, 2, 2))).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(way(squareAt(l, 3, 1), squareAt(l, 2, 2))).toEqual([
      [3, 2],
      [2, 2],
    ])
  })

  it('are empty on the goal and start from a square that may not be entered', () => {
    const l = lattice(3, 1)
    const passable = Uint8Array.of(1, 0, 1)
    expect(path(l, { cost: open(l), passable }, 1, 1)).toEqual([])
    expect(path(l, { cost: open(l), passable }, 1, [0, 2])).toEqual([2])
    expect(path(l, { cost: open(l), passable }, 0, 2)).toBeNull()
    expect(path(l, { cost: open(l), passable }, 0, 1)).toBeNull()
    expect(path(l, { cost: open(l), passable }, 0, [])).toBeNull()
  })
})

describe('a step down a field', () => {
  it('always lowers the field by what it costs, and there is none on a goal', () => {
    fc.assert(
      fc.property(groundOfAllKinds, fc.nat(), (ground, pick) => {
        const { l, cost } = ground
        const goal = pick % l.squares
        const field = distances(l, { ...ground, from: goal })
        expect(stepDown(l, field, cost, goal)).toBe(-1)
        field.forEach((distance, square) => {
          if (distance <= 0) return
          const next = stepDown(l, field, cost, square)
          expect(field[next]).toBe(distance - cost[sideBetween(l, square, next)]!)
        })
      }),
    )
  })

  it('leaves an unreached square over its best neighbour, and stays where there is none', () => {
    const l = lattice(3, 2)
    const cost = open(l)
    const passable = Uint8Array.of(1, 1, 0, 1, 1, 1)
    const field = distances(l, { from: 0, cost, passable })
    expect(field[2]).toBe(UNREACHED)
    expect(stepDown(l, field, cost, 2)).toBe(1)
    expect(stepDown(l, field, cost.fill(CLOSED), 2)).toBe(-1)
  })
})

describe('rooms', () => {
  it('are the squares that reach each other, numbered by their first square in reading order', () => {
    fc.assert(
      fc.property(anyGround(UNIT), ({ l, cost, passable }) => {
        const { roomOf, count } = rooms(l, cost, passable)
        let next = 0
        for (let square = 0; square < l.squares; square++) {
          expect(roomOf[square] === -1).toBe(passable[square] === 0)
          if (passable[square] === 0) continue
          const field = slowDistances(l, cost, passable, [square], FARTHEST)
          const first = field.findIndex((distance) => distance >= 0)
          const room = first === square ? next++ : roomOf[first]
          expect(roomOf[square]).toBe(room)
        }
        expect(count).toBe(next)
      }),
    )
  })

  it('end at walls and at squares outside the set', () => {
    const { l, blocks, opaque } = drawn(`
      +-+-+-+-+
      |. .|. .|
      + + + + +
      |. .|. ?|
      +-+-+ + +
      |? . . .|
      + +-+-+ +
      |. . . .|
      +-+-+-+-+
    `)
    const openSides = blocks.map((wall) => 1 - wall)
    const inside = opaque.map((fog) => 1 - fog)
    const found = rooms(l, openSides, inside)
    expect(found.count).toBe(2)
    expect([...found.roomOf]).toEqual([0, 0, 1, 1, 0, 0, 1, -1, -1, 1, 1, 1, 1, 1, 1, 1])
  })
})

const ALL_WAYS = [0, 1, 2, 3, 4, 5, 6, 7]
const STRAIGHT = [0, 2, 4, 6]

describe('steps in eight directions', () => {
  it('lead straight over open sides only', () => {
    fc.assert(
      fc.property(anyGround(UNIT), ({ l, cost }) => {
        const steps = steps8(l, cost)
        for (let square = 0; square < l.squares; square++)
          for (let turn = 0; turn < 4; turn++) {
            const to = l.neighbours4[4 * square + turn]!
            const isOpen = to >= 0 && cost[sideBetween(l, square, to)] === 1
            expect(steps[8 * square + 2 * turn]).toBe(isOpen ? to : -1)
          }
      }),
    )
  })

  it('lead diagonally where none of the four sides around the corner is closed, and back again', () => {
    fc.assert(
      fc.property(anyGround(UNIT), ({ l, cost }) => {
        const steps = steps8(l, cost)
        const crossable = (a: number, b: number): boolean => cost[sideBetween(l, a, b)] === 1
        for (let square = 0; square < l.squares; square++)
          for (const direction of [1, 3, 5, 7]) {
            const to = l.neighbours8[8 * square + direction]!
            const one = l.neighbours8[8 * square + direction - 1]!
            const other = l.neighbours8[8 * square + ((direction + 1) & 7)]!
            const round = [
              [square, one],
              [one, to],
              [square, other],
              [other, to],
            ] as const
            const isOpen = to >= 0 && round.every(([a, b]) => crossable(a, b))
            expect(steps[8 * square + direction]).toBe(isOpen ? to : -1)
            if (isOpen) expect(steps[8 * to + ((direction + 4) & 7)]).toBe(square)
          }
      }),
    )
  })
})

describe('distances in steps', () => {
  it('are those of straight ways when only straight steps count', () => {
    fc.assert(
      fc.property(anyGround(UNIT), fc.nat(7), ({ l, cost, passable }, limit) => {
        const ways = { steps: steps8(l, cost), directions: STRAIGHT, passable }
        const field = stepDistances(l, { ...ways, from: [0], limit })
        expect(field).toEqual(distances(l, { from: [0], passable, limit, cost }))
      }),
    )
  })

  it('differ by one at most between squares a step apart, and every reached square has a nearer one', () => {
    fc.assert(
      fc.property(anyGround(UNIT), ({ l, cost, passable }) => {
        const steps = steps8(l, cost)
        const field = stepDistances(l, { steps, directions: ALL_WAYS, from: [0], passable })
        for (let square = 0; square < l.squares; square++) {
          const around = ALL_WAYS.map((way) => steps[8 * square + way]!).filter((to) => to >= 0)
          if (field[square]! > 0) expect(around.map((to) => field[to])).toContain(field[square]! - 1)
          if (field[square] === UNREACHED) continue
          for (const to of around)
            if (passable[to] === 1 || to === 0) expect(Math.abs(field[to]! - field[square]!)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('are the same up to the square at which the search may end, which may be one that nobody may enter', () => {
    fc.assert(
      fc.property(anyGround(UNIT), fc.nat(), ({ l, cost, passable }, n) => {
        const until = n % l.squares
        const steps = steps8(l, cost)
        const search = { steps, directions: ALL_WAYS, from: [0] }
        const whole = stepDistances(l, { ...search, passable: passable.with(until, 1) })
        const field = stepDistances(l, { ...search, passable, until })
        expect(field[until]).toBe(whole[until])
        if (whole[until] === UNREACHED) return
        field.forEach((distance, square) => {
          if (whole[square]! >= 0 && whole[square]! < whole[until]!) expect(distance).toBe(whole[square])
        })
      }),
    )
  })

  it('say what is in reach: every square not farther than so many steps, the nearest first', () => {
    fc.assert(
      fc.property(anyGround(UNIT), fc.nat(), fc.nat(6), ({ l, cost, passable }, n, most) => {
        const from = n % l.squares
        const ways = { steps: steps8(l, cost), directions: ALL_WAYS, passable }
        const field = stepDistances(l, { ...ways, from: [from], limit: most })
        for (const _twice of [1, 2]) {
          const found = stepReach(l, ways, from, most)
          const far = found.map((square) => field[square]!)
          expect(far).toEqual(far.toSorted((a, b) => a - b))
          expect(found.length).toBe(new Set(found).size)
          expect(found.length).toBe(field.filter((distance) => distance > 0).length)
          expect(far.every((distance) => distance > 0)).toBe(true)
        }
      }),
    )
  })

  it('take a diagonal for one step, but not round a corner', () => {
    const { l, blocks } = drawn(`
      +-+-+-+
      |. . .|
      + + + +
      |. .|.|
      + + + +
      |. . .|
      +-+-+-+
    `)
    const cost = blocks.map((wall) => 1 - wall)
    const field = stepDistances(l, { steps: steps8(l, cost), directions: ALL_WAYS, from: [squareAt(l, 1, 1)] })
    expect([...field]).toEqual([0, 1, 2, 1, 1, 3, 2, 2, 3])
  })
})

import { describe, expect, it } from 'vitest'
import { squareAt } from '@shamble/grid'
import { door, type EvacScene, grunt, medic, scene, wall, zombie } from '../testing.ts'
import { boardOf } from './board.ts'
import { burstOdds } from './odds.ts'
import { dangerField, dangerOf, FAR, mdist, zdistAt } from './terms.ts'

const boardIn = (s: EvacScene) => boardOf(s.view('Z'), s.table.book)
const square = (s: EvacScene, x: number, y: number): number => squareAt(s.table.facts.l, x, y)

describe('terms of the automation chapter', () => {
  it('zdist: one per step to a square in contact with a marine', () => {
    const s = scene({})
    const board = boardIn(s)
    expect([5, 6, 7, 12].map((x) => zdistAt(board, square(s, x, 4)))).toEqual([0, 1, 2, 7])
  })

  it('zdist: a standing door costs six, a destroyed one is a step', () => {
    const walls = Array.from({ length: 35 }, (_, y) => wall([10, y + 1], [11, y + 1]))
    const shut = scene({ walls, doors: [door([10, 4], [11, 4])] })
    const broken = scene({ walls, doors: [door([10, 4], [11, 4], 'destroyed')] })
    expect(zdistAt(boardIn(shut), square(shut, 11, 4))).toBe(5 + 6)
    expect(zdistAt(boardIn(broken), square(broken, 11, 4))).toBe(5 + 1)
  })

  it('zdist: infinite over face-down tiles and behind walls', () => {
    const s = scene({ defaultTile: { id: 'T00', up: false }, tiles: { A1: { id: 'T00' }, C1: { id: 'T00' } } })
    expect(zdistAt(boardIn(s), square(s, 16, 4))).toBe(FAR)
  })

  it('zdist: a marine in a closet can be attacked through its door', () => {
    const box = [wall([4, 4], [4, 5]), wall([4, 3], [4, 4]), wall([3, 4], [4, 4]), wall([4, 4], [5, 4])]
    const s = scene({ walls: box, doors: [door([4, 4], [5, 4])] })
    expect(zdistAt(boardIn(s), square(s, 5, 4))).toBe(6)
  })

  it('mdist: doors are free, squares of zombies are closed', () => {
    const walls = Array.from({ length: 35 }, (_, y) => wall([10, y + 1], [11, y + 1]))
    const s = scene({ walls, doors: [door([10, 4], [11, 4])], zombies: [zombie([7, 4])] })
    const field = mdist(boardIn(s), [square(s, 11, 4)])
    expect(field[square(s, 4, 4)]).toBe(9)
    expect(field[square(s, 6, 4)]).toBe(7)
  })

  it('Danger: standing zombies that reach contact in two steps, walls and other marines in their way', () => {
    const s = scene({
      marines: [grunt({ at: [4, 4] }), medic({ seat: 'M2', at: [20, 4] })],
      zombies: [
        zombie([7, 4]),
        zombie([4, 8]),
        zombie([7, 7]),
        zombie([4, 1], { state: 'down' }),
        zombie([1, 4]),
        zombie([23, 4]),
      ],
      walls: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((y) => wall([2, y], [3, y])),
    })
    const board = boardIn(s)
    expect(board.state.marines.map((m) => dangerOf(board, m))).toEqual([1, 1])
    expect(dangerField(board, 'M1')[square(s, 4, 4)]).toBe(1)
  })

  it('Danger: a zombie that stands beside a marine with three steps to go round another does not count', () => {
    const corridor = [3, 4, 5, 6, 7].flatMap((x) => [wall([x, 3], [x, 4]), wall([x, 4], [x, 5])])
    const s = scene({
      marines: [grunt({ at: [3, 4] }), medic({ seat: 'M2', at: [5, 4] })],
      walls: [...corridor, wall([2, 4], [3, 4])],
      zombies: [zombie([6, 4])],
    })
    const board = boardIn(s)
    expect(board.state.marines.map((m) => dangerOf(board, m))).toEqual([0, 1])
  })

  it('chances of a burst: the table of single shots, and six shots on average', () => {
    const { book } = scene({}).table
    expect(burstOdds(book, 2, 1, 1).kills).toBeCloseTo(3 / 6)
    expect(burstOdds(book, 0, 1, 1).stopped).toBeCloseTo(3 / 6)
    expect(burstOdds(book, 3, 1, 1).stopped).toBeCloseTo(1)
    expect(burstOdds(book, 6, 30, 12).kills).toBeGreaterThan(5)
    expect(burstOdds(book, 6, 30, 12).kills).toBeLessThanOrEqual(6)
  })

  it('chances of a burst: a natural 1 ends it, and only that', () => {
    const { book } = scene({}).table
    expect(burstOdds(book, 2, 2, 1).kills).toBeCloseTo(3 / 6 + (2 / 6) * (5 / 6))
    expect(burstOdds(book, 2, 2, 1).stopped).toBeCloseTo(5 / 6)
  })
})

import { type Terrain, type XY } from '@shamble/table'
import fc from 'fast-check'
import { createElement } from 'preact'
import { afterEach, describe, expect, it } from 'vitest'
import { changeMeasure } from '../../settings/measure.ts'
import { drawing } from '../testing.ts'
import { pointNames, placesOf } from './place.ts'
import { type Pointing, pointing } from './pointing.ts'
import { RulerOfTable } from './ruler.ts'
import { GapRings, Tape } from './signs.tsx'
import { CENTIMETRES, lengthText, lengthWords, type Ruler, rulerMarks, ticksOf } from './units.ts'

/** A game whose book measures in inches, 254 units each. */
const INCHES: Ruler = { book: 'inch', inch: 254 }

afterEach(() => {
  changeMeasure('cm')
  changeMeasure('inch', 'inch')
})

describe('in centimetres', () => {
  it('lengths are rounded up to a tenth, so that whoever reads 20 is within 20', () => {
    expect([2000, 2001, 620, 0].map((length) => lengthText(length))).toEqual(['20', '20.1', '6.2', '0'])
    expect(lengthWords(620)).toBe('6.2 cm')
  })

  it('marks stand along the edge every five centimetres', () => {
    expect(rulerMarks(1200)).toEqual([
      { at: 60, label: '5' },
      { at: 120, label: '10' },
    ])
  })

  it('[dw.units.2] an inch is 250 units where inches are shown', () => {
    changeMeasure('inch')
    expect(lengthWords(500)).toBe('2 in')
    expect(rulerMarks(1000).map(({ label }) => label)).toEqual(['2', '4'])
  })
})

describe('in inches', () => {
  it('[ed.measure.1] an inch is 254 units, whatever is shown of other games', () => {
    changeMeasure('cm')
    expect([18 * 254, 18 * 254 + 1, 254, 0].map((length) => lengthWords(length, INCHES))).toEqual([
      '18″',
      '18.1″',
      '1″',
      '0″',
    ])
  })

  it('marks stand every six inches, and every ten centimetres where those are shown', () => {
    expect(rulerMarks(15_240, INCHES).map(({ label }) => label)).toEqual([
      '6',
      '12',
      '18',
      '24',
      '30',
      '36',
      '42',
      '48',
      '54',
      '60',
    ])
    changeMeasure('cm', 'inch')
    expect(lengthWords(254, INCHES)).toBe('2.6 cm')
    expect(rulerMarks(3000, INCHES).map(({ label }) => label)).toEqual(['10', '20', '30'])
    expect(lengthWords(620)).toBe('6.2 cm')
  })

  it('a tape has a tick for every inch, and says so', () => {
    expect(ticksOf(INCHES)).toEqual({ each: 254, long: 6 })
    const tape = createElement(Tape, { from: { x: 0, y: 0 }, to: { x: 2540, y: 0 }, start: 0, end: 0 })
    const inInches = drawing(createElement(RulerOfTable.Provider, { value: INCHES, children: tape }))
    expect(inInches.all('tapel')[0]?.words).toBe('10″')
    expect(drawing(tape).all('tapel')[0]?.words).toBe('25.4 cm')
  })

  it('rings around somebody are named in inches', () => {
    const rings = createElement(GapRings, {
      rings: [{ at: { x: 5000, y: 5000 }, gap: 1524, kind: 'range' }],
      radius: 125,
    })
    expect(
      drawing(createElement(RulerOfTable.Provider, { value: INCHES, children: rings })).all('gapring')[0]?.words,
    ).toBe('6″')
  })
})

const TABLE: Terrain = { width: 15_240, depth: 15_240, pieces: [], buildings: [] }

describe('points', () => {
  it('are named in the measure of the book, and read back to where they are', () => {
    for (const ruler of [CENTIMETRES, INCHES]) {
      const { snapped, pointName, read } = pointNames(ruler)
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 30_000 }), (x, y) => {
          const p = snapped({ x, y })
          const [east = '', south = ''] = pointName(p).split(',')
          expect(read(east, south)).toEqual(p)
          expect(snapped(p)).toEqual(p)
          expect(Math.hypot(p.x - x, p.y - y)).toBeLessThan(10)
          const [there = '', down = ''] = pointName({ x, y }).split(',')
          expect(read(there, down)).toEqual({ x, y })
        }),
      )
    }
  })

  it('of a table in inches are found by name, by clock and by the cursor', () => {
    const places = placesOf<object, 'figure'>({
      ruler: INCHES,
      sorts: { figure: { before: 'figure ', radius: 125 } },
      terrain: () => TABLE,
      where: (): XY => ({ x: 2540, y: 2540 }),
      bases: () => [],
    })
    expect(places.parse('30,12.5')).toEqual({ kind: 'point', at: { x: 7620, y: 3175 } })
    expect(places.nameOf({ kind: 'point', at: { x: 7620, y: 3175 } })).toBe('30,12.5')
    const none = (): null => null
    const game = {
      rim: 0,
      aimsAtGround: () => true,
      laysTemplate: () => false,
      pieceAt: none,
      called: (name: string) => (name === 'figure 1' ? name : null),
      grab: none,
      joins: () => false,
    } as unknown as Pointing<object, unknown, unknown>
    const pointed = pointing(places, game)
    const s = { view: {}, options: {}, selection: { aim: null, figure: null } } as never
    expect(pointed.find('figure 1 6" 3', s)).toBe('16,10')
    expect(pointed.find('figure 1 6 inches 3 oclock', s)).toBe('16,10')
    expect(pointed.neighbour('16,10', 'right', s)).toBe('17,10')
    expect(pointed.grip.neighbour('16,10', 'down', s, 5)).toBe('16,15')
    expect(pointed.grip.neighbour('16,10', 'down', s, 0.1)).toBe('16,10.1')
    expect(pointed.axes?.({ view: {}, options: {} } as never).x.length).toBe(10)
  })
})

import { describe, expect, it } from 'vitest'
import { figureName, figureNamed, humanFigure, zombieFigure } from '../state.ts'
import { at, human, humanAt, humanNo, newGame, offersOf, scene, zombie, zombieAt, zombieNo } from '../testing.ts'
import { halved, pick } from './01-dice.ts'
import {
  compareGapOf,
  figuresOnTable,
  humanBody,
  isWithin,
  opponents,
  theFigure,
  touches,
  touching,
  within,
} from './01-figures.ts'

const acting = (place: [number, number], over: object = {}): object => human({ at: place, ...over })
const move = (...path: [number, number][]) => ({ do: 'move', path }) as const

/** Two figures with this gap between their bases, in units. */
const apart = (gap: number) => scene({ humans: [acting([3000, 6000])], zombies: [zombie(1, [3250 + gap, 6000])] })

describe('units', () => {
  it('[dw.units.1] [dw.units.4] an action point is 5 cm, which are 500 units from the north-west corner on', () => {
    const s = scene({ humans: [acting(at(30, 60))], activation: { human: 1 } })
    s.do('P1', move(at(35, 60)))
    expect([humanAt(s, 1), humanNo(s, 1).ap]).toEqual([[3500, 6000], 3])
    s.do('P1', move(at(35, 65)))
    expect([humanAt(s, 1), humanNo(s, 1).ap]).toEqual([[3500, 6500], 2])
  })

  it('[dw.units.4] places between units cannot be written', () => {
    const s = scene({ humans: [acting(at(30, 60))], activation: { human: 1 } })
    expect(s.refused('P1', move([3100.5, 6000])).clause).toBe('table.shape')
  })

  it('[dw.units.5] bases may overlap by 1 mm and no more', () => {
    expect(() => apart(-10)).not.toThrow()
    expect(() => apart(-11)).toThrow('dw.units.5')
    const s = scene({
      humans: [acting(at(30, 60)), human({ at: at(40, 60) })],
      activation: { human: 1 },
    })
    expect(s.refused('P1', move([3761, 6000])).clause).toBe('dw.movement.7')
    s.do('P1', move([3760, 6000]))
    expect(humanAt(s, 1)).toEqual([3760, 6000])
  })

  it('[dw.units.6] [dw.units.7] distances are from edge to edge, the exact number included', () => {
    for (const gap of [0, 500, 1999]) {
      const { table } = apart(gap)
      const [a, b] = [theFigure(table, 1), theFigure(table, zombieFigure(1))]
      expect([isWithin(table, a, b, gap), isWithin(table, a, b, gap - 1)]).toEqual([true, false])
      expect(compareGapOf(table, a, b, gap)).toBe(0)
      expect([within(table, a, gap), within(table, a, gap - 1)]).toEqual([[1, 65], [1]])
    }
  })

  it('[dw.units.8] bases touch up to a gap of 1 mm', () => {
    for (const [gap, isContact] of [
      [-10, true],
      [10, true],
      [11, false],
    ] as const) {
      const { table } = apart(gap)
      expect([gap, touches(table, theFigure(table, 1), theFigure(table, 65))]).toEqual([gap, isContact])
      expect(opponents(table, humanNo(apart(gap), 1))).toHaveLength(isContact ? 1 : 0)
    }
  })

  it('[dw.units.8] a wall or a closed door between the centres parts them, an open one does not', () => {
    const house = {
      id: 'B1',
      title: 'House',
      tag: 'plain',
      outline: [40, 40, 60, 60],
      rooms: [['R1', 'Room', [40, 40, 60, 60]]],
      doors: [['D1', 40, 50, 'closed']],
      windows: [],
      ladder: null,
    } as const
    const facing = (y: number, openings: object = {}) => {
      const { table } = scene({
        map: { buildings: [house] },
        humans: [acting([3875, y])],
        zombies: [zombie(1, [4125, y])],
        openings,
      })
      return touching(table, humanBody(humanNo({ state: table.state } as never, 1)))
    }
    expect(facing(4500)).toEqual([])
    expect(facing(5000)).toEqual([])
    expect(facing(5000, { D1: 'open' })).toEqual([65])
  })

  it('[dw.units.8] [dw.los.10] walls below a roof part nobody who stands on it', () => {
    const house = {
      id: 'B1',
      title: 'House',
      tag: 'plain',
      outline: [40, 40, 60, 60],
      rooms: [
        ['R1', 'Front', [40, 40, 50, 60]],
        ['R2', 'Back', [50, 40, 60, 60]],
      ],
      doors: [['D1', 50, 50, 'closed']],
      windows: [],
      ladder: null,
    } as const
    const [where, there] = [
      [4875, 4500],
      [5125, 4500],
    ] as const
    const onFloor = (on: string | null) => {
      const { table } = scene({
        map: { buildings: [house] },
        humans: [acting([...where], { on })],
        zombies: [zombie(1, there, { on })],
      })
      return touching(table, humanBody(humanNo({ state: table.state } as never, 1)))
    }
    expect(onFloor(null)).toEqual([])
    expect(onFloor('B1')).toEqual([65])
  })

  it('[dw.units.9] from the ground to a roof the distance is taken in space, and nobody touches', () => {
    const house = {
      id: 'B1',
      title: 'House',
      tag: 'plain',
      outline: [40, 40, 60, 60],
      rooms: [['R1', 'Room', [40, 40, 60, 60]]],
      doors: [],
      windows: [],
      ladder: null,
    } as const
    const { table } = scene({
      map: { buildings: [house] },
      humans: [acting([3870, 5000])],
      zombies: [zombie(1, [4130, 5000], { on: 'B1' })],
    })
    const [a, b] = [theFigure(table, 1), theFigure(table, 65)]
    // The centres are 260 units apart on the map and 500 in height: 563.56 in space.
    expect([isWithin(table, a, b, 314), isWithin(table, a, b, 313)]).toEqual([true, false])
    expect(touches(table, a, b)).toBe(false)
  })

  it('[dw.units.8] [dw.units.9] a heap of 2 cm brings a figure nearer to who stands on a piece of 3 cm', () => {
    const blocks = [
      { id: 'O1', title: 'rubble', area: [30, 30, 40, 40], height: 2 },
      { id: 'O2', title: 'crates', area: [40, 30, 50, 40], height: 3 },
    ] as const
    const { table } = scene({
      map: { blocks },
      humans: [acting([4125, 3500], { on: 'O2' })],
      zombies: [zombie(1, [3870, 3500]), zombie(2, [4125, 2870])],
    })
    const [crates, heap, ground] = [theFigure(table, 1), theFigure(table, 65), theFigure(table, 66)]
    expect(touches(table, crates, heap)).toBe(true)
    // On the ground the centres are 630 units apart on the map and 300 in height: 697.78 in space.
    expect([isWithin(table, crates, ground, 448), isWithin(table, crates, ground, 447)]).toEqual([true, false])
  })

  it('[dw.units.10] a run of exact steps costs no more for its corners', () => {
    const s = scene({ humans: [acting(at(30, 60))], activation: { human: 1 } })
    s.do('P1', move([3300, 6400], [3600, 6800], [3900, 7200]))
    expect(humanNo(s, 1).ap).toBe(1)
    expect(s.event('moved')).toMatchObject({ cost: 3, left: 1 })
  })

  it('[dw.units.13] a random pick throws the die that fits the number of candidates', () => {
    const ask = { clause: 'dw.units.13', seat: 'P1', what: 'a test' } as const
    const picked = (n: number, dice: number[]): [number, string[]] => {
      const s = scene({ dice })
      return [pick(s.table, ask, n), s.diceLeft()]
    }
    expect([1, 2, 3, 4, 5, 6].map((face) => picked(2, [face])[0])).toEqual([0, 0, 0, 1, 1, 1])
    expect([1, 2, 3, 4, 5, 6].map((face) => picked(3, [face])[0])).toEqual([0, 0, 1, 1, 2, 2])
    expect([1, 2, 3, 4].map((face) => picked(4, [face])[0])).toEqual([0, 1, 2, 3])
    expect(picked(4, [5, 6, 3])).toEqual([2, []])
    expect(picked(5, [6, 5])).toEqual([4, []])
    expect([1, 6].map((face) => picked(6, [face])[0])).toEqual([0, 5])
    expect(picked(1, [])).toEqual([0, []])
    expect(picked(7, [8, 20, 7])).toEqual([6, []])
    expect(picked(20, [20])).toEqual([19, []])
  })

  it('[dw.units.14] a D3 is half a D6, rounded up: so are the clips at the start', () => {
    expect([1, 2, 3, 4, 5, 6].map(halved)).toEqual([1, 1, 2, 2, 3, 3])
    const options = { scenario: 'shopping-list', team: 'last-patrol', entryMethods: [] }
    const dice = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4].map((face) => `dw.ammo.2: ${face}`)
    const clips = newGame({ options, dice }).events.flatMap((event) =>
      event.e === 'clips rolled' ? [event.clips] : [],
    )
    expect(clips).toEqual([1, 1, 2, 2, 3, 3, 1, 1, 2, 2])
  })

  it('[dw.units.15] sight, ranges and odds are there for anybody to look up: the view keeps nothing back', () => {
    const s = scene({ humans: [acting(at(30, 60))], zombies: [zombie(1, at(50, 60))] })
    for (const seat of ['P1', null] as const) expect(s.view(seat)).toEqual(s.state)
  })

  it('[dw.units.16] numbers are fixed, and lists that mix figures put humans first', () => {
    const s = scene({
      humans: [acting(at(30, 60)), human({ at: at(40, 60) })],
      zombies: [zombie(1, at(10, 10)), zombie(4, at(20, 20))],
    })
    expect([...figuresOnTable(s.table)].map(({ figure }) => figureName(figure))).toEqual(['H1', 'H2', 'Z1', 'Z4'])
    expect([figureNamed('H2'), figureNamed('Z4')]).toEqual([humanFigure(2), zombieFigure(4)])
    expect(s.state.nextZombie).toBe(5)
    expect([zombieAt(s, 4), zombieNo(s, 2)]).toEqual([[2000, 2000], undefined])
  })

  it('[dw.units.16] who turns keeps his number and gets the next number of a zombie', () => {
    const s = scene({
      humans: [acting(at(30, 60)), human({ at: at(90, 90), status: 'dead', died: 1, wounds: 2 })],
      zombies: [zombie(7, at(10, 10))],
      turn: 2,
      phase: 'tests',
      dice: ['dw.zombify.2: 1'],
    })
    expect(humanNo(s, 2).status).toBe('turned')
    expect(zombieNo(s, 8)).toMatchObject({ n: 8, former: 2 })
    expect(offersOf(s, 'P1', 'activate')).toEqual([{ do: 'activate', human: 1 }])
  })
})

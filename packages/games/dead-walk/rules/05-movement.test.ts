import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { MapSketch } from '../content/drawing.ts'
import { type Human, theHuman } from '../state.ts'
import { act, type DeadWalkScene, happened, human, humanAt, humanNo, offersOf, scene, zombie } from '../testing.ts'
import { car } from '../testkit/car.ts'
import { priceOfPath } from './05-run.ts'

type Point = [number, number]
const HERE: Point = [6000, 6000]
const to = (...path: Point[]): Command => ({ do: 'move', path })
const north = (by: number): Command => to([6000, 6000 - by])
const apOf = (s: DeadWalkScene, n = 1): number => humanNo(s, n).ap
const clauseOf = (s: DeadWalkScene, command: Command): string => s.refused('P1', command).clause

interface Cast {
  over?: object
  others?: object[]
  zombies?: object[]
  map?: Partial<MapSketch>
  options?: Record<string, boolean | number | string | string[]>
  activation?: object
  stage?: object
}

/** One human in the middle of the table whose activation it is. */
const walker = ({ over = {}, others = [], zombies = [], map = {}, options = {}, activation = {}, stage }: Cast = {}) =>
  scene({
    humans: [human({ at: HERE, ...over }), ...others],
    zombies,
    map,
    options,
    activation: { human: 1, ...activation },
    ...stage,
  })

const low = (...line: [number, number, number, number]) => ({ id: 'O1', title: 'hedge', cover: 'soft' as const, line })
const block = (id: string, area: [number, number, number, number], height: number) => ({
  id,
  title: 'block',
  area,
  height,
})
/** A house north of the human; its door is in the south wall, its window in the west wall. */
const house = (door: 'open' | 'closed', window: 'open' | 'closed' = 'closed') => ({
  id: 'B1',
  title: 'house',
  tag: 'plain' as const,
  outline: [50, 36, 70, 56] as const,
  rooms: [['R1', 'hall', [50, 36, 70, 56]] as const],
  doors: [['D1', 60, 56, door] as const],
  windows: [['W1', 50, 46, window] as const],
  ladder: null,
})

describe('distances', () => {
  it.each([
    [1, 1],
    [499, 1],
    [500, 1],
    [501, 2],
    [1000, 2],
    [1999, 4],
    [2000, 4],
  ])('[dw.movement.1] %i units cost %i action points', (length, cost) => {
    const s = act(walker(), north(length))
    expect(apOf(s)).toBe(4 - cost)
    expect(humanAt(s, 1)).toEqual([6000, 6000 - length])
    expect(s.event('moved')).toMatchObject({ clause: 'dw.movement.1', human: 1, cost, left: 4 - cost, stoppedBy: null })
  })

  it('[dw.movement.2] turns are free: the price is that of the whole length', () => {
    const zigzag = act(walker(), to([6000, 5875], [6125, 5875], [6125, 5750], [6250, 5750]))
    expect(apOf(zigzag)).toBe(3)
    expect(humanAt(zigzag, 1)).toEqual([6250, 5750])
    expect(apOf(act(walker(), to([6000, 5800], [6000, 6000], [6000, 6101])))).toBe(2)
  })

  it('[dw.movement.3] a run of several moves is priced as one, and another action ends it', () => {
    const s = act(act(walker(), north(250)), to([6000, 5500]))
    expect(apOf(s)).toBe(3)
    expect(apOf(act(s, to([6000, 5499])))).toBe(2)
    const shot = walker({ over: { items: [{ kind: 'small-kit', id: 9 }] } })
    act(act(shot, north(250)), { do: 'drop', what: 9 })
    expect(apOf(act(shot, to([6000, 5500])))).toBe(2)
  })

  it('[dw.movement.3] fractions of a unit in a run add up and are rounded down once, at its end', () => {
    const s = walker()
    act(s, to([6354, 6354]))
    expect(apOf(s)).toBe(3)
    expect(apOf(act(s, to([6708, 6708])))).toBe(1)
    const offered = walker()
    for (let step = 0; step < 4; step++) {
      const diagonal = offersOf(offered, 'P1', 'move').find(({ path: [p] }) => {
        const [x, y] = p as Point
        return x > (humanAt(offered, 1)[0] as number) && y > (humanAt(offered, 1)[1] as number)
      })
      act(offered, diagonal as Command)
    }
    expect(apOf(offered)).toBe(0)
  })

  it('[dw.movement.4] a figure may move, fire, and move on', () => {
    const s = scene({
      humans: [human({ at: HERE, weapons: [{ type: 'pistol', id: 1, ready: true }] })],
      zombies: [zombie(1, [6000, 4500])],
      activation: { human: 1 },
      dice: [1],
    })
    act(s, to([6500, 6000]))
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    act(s, to([7000, 6000]))
    expect(humanAt(s, 1)).toEqual([7000, 6000])
    expect(apOf(s)).toBe(1)
  })
})

describe('obstacles', () => {
  it('[dw.movement.5] crossing an obstacle costs 1 action point more', () => {
    const s = act(walker({ map: { lows: [low(50, 57, 70, 57)] } }), north(500))
    expect(apOf(s)).toBe(2)
    expect(s.event('moved')).toMatchObject({ cost: 2 })
    const twice = walker({ map: { lows: [low(50, 59, 70, 59), { ...low(50, 57, 70, 57), id: 'O2' }] } })
    expect(apOf(act(twice, north(500)))).toBe(1)
  })

  it('[dw.movement.6] it is paid when the centre crosses the line, and no move ends within 1 mm of it', () => {
    const map = { lows: [low(50, 58, 70, 58)] }
    expect(apOf(act(walker({ map }), north(189)))).toBe(3)
    expect(clauseOf(walker({ map }), north(190))).toBe('dw.movement.6')
    expect(clauseOf(walker({ map }), north(200))).toBe('dw.movement.6')
    expect(clauseOf(walker({ map }), north(210))).toBe('dw.movement.6')
    expect(apOf(act(walker({ map }), north(211)))).toBe(2)
    const back = walker({ map })
    expect(apOf(act(back, to([6000, 5780], [6000, 5989])))).toBe(1)
  })

  it('[dw.movement.6] an area piece is paid when it is entered, may be stood on, and is left for nothing', () => {
    const map = { blocks: [block('O1', [58, 54, 62, 58], 2)] }
    const s = act(walker({ map }), north(400))
    expect(humanAt(s, 1)).toEqual([6000, 5600])
    expect(apOf(s)).toBe(2)
    act(s, to([6000, 5300]))
    expect(apOf(s)).toBe(1)
    expect(s.state.activation?.run?.surcharge).toBe(1)
  })

  it('[dw.movement.6] [dw.movement.22] an open window is a low obstacle, an open door is not', () => {
    const map = { buildings: [house('open', 'open')] }
    expect(apOf(act(walker({ map }), north(500)))).toBe(3)
    const window = walker({ map, over: { at: [4800, 4600] } })
    expect(apOf(act(window, to([5200, 4600])))).toBe(2)
    const broken = walker({ map, over: { at: [4800, 4600] }, stage: { openings: { W1: 'broken' } } })
    expect(apOf(act(broken, to([5200, 4600])))).toBe(2)
    expect(clauseOf(walker({ map, over: { at: [4800, 4600] } }), to([5005, 4600]))).toBe('dw.movement.6')
  })

  it('[dw.movement.7] those who lie there are crossed like an obstacle, but nobody ends on them', () => {
    const fallen = { zombies: [zombie(1, [6000, 5700], { fallen: true })] }
    expect(apOf(act(walker(fallen), north(600)))).toBe(1)
    expect(clauseOf(walker(fallen), north(300))).toBe('dw.movement.7')
    const prone = { others: [human({ at: [6000, 5700], prone: true })] }
    expect(apOf(act(walker(prone), north(600)))).toBe(1)
    const beside = { zombies: [zombie(1, [6126, 5700], { fallen: true })] }
    expect(apOf(act(walker(beside), north(600)))).toBe(2)
  })

  it('[dw.movement.7] friends on their feet can be passed but not ended on, zombies on their feet neither', () => {
    const friend = { others: [human({ at: [6000, 5700] })] }
    expect(apOf(act(walker(friend), north(600)))).toBe(2)
    expect(clauseOf(walker(friend), north(539))).toBe('dw.movement.7')
    expect(apOf(act(walker(friend), north(540)))).toBe(2)
    const stunned = walker({ zombies: [zombie(1, [6000, 5750], { stunned: true })] })
    expect(clauseOf(stunned, north(600))).toBe('dw.movement.7')
  })

  it.each<[string, Partial<MapSketch>]>([
    ['a tree', { trees: [['T1', 60, 57]] }],
    ['a closed door', { buildings: [house('closed')] }],
    ['a car', { vehicles: [car({ id: 'V1', at: [60, 52] })] }],
    ['a piece over 2 cm high', { blocks: [block('O1', [58, 55, 62, 58], 2.1)] }],
  ])('[dw.movement.8] %s is impassable', (_, map) => {
    expect(clauseOf(walker({ map }), north(600))).toBe('dw.movement.8')
  })

  it('[dw.movement.8] the base swept along the path overlaps what is impassable by 1 mm at most', () => {
    const map = { blocks: [block('O1', [61.25, 50, 70, 58], 5)] }
    expect(apOf(act(walker({ map }), north(600)))).toBe(2)
    expect(apOf(act(walker({ map, over: { at: [6010, 6000] } }), to([6010, 5400])))).toBe(2)
    expect(clauseOf(walker({ map, over: { at: [6011, 6000] } }), to([6011, 5400]))).toBe('dw.movement.8')
    expect(clauseOf(walker(), to([6000, 5900], [6000, 124]))).toBe('dw.movement.8')
    expect(clauseOf(walker({ over: { at: [6000, 600] } }), to([6000, 124]))).toBe('dw.movement.8')
    expect(humanAt(act(walker({ over: { at: [6000, 600] } }), to([6000, 125])), 1)).toEqual([6000, 125])
  })

  it('[dw.movement.8] a wall is impassable even where the path is long enough to end beyond it', () => {
    const map = { buildings: [house('open')] }
    expect(clauseOf(walker({ map, over: { at: [5300, 6000] } }), to([5300, 5300]))).toBe('dw.movement.8')
  })

  it('[dw.movement.20] a fancy move crosses a car in one go for 2 action points more, if the house has it', () => {
    const cast = { map: { vehicles: [car({ id: 'V1', at: [60, 56] })] }, over: { at: [5600, 5600] as Point } }
    const over: Command = { do: 'move', path: [[6400, 5600]], fancy: true }
    expect(clauseOf(walker(cast), over)).toBe('dw.movement.20')
    const fancy = { ...cast, options: { fancyMove: true } }
    expect(apOf(act(walker(fancy), over))).toBe(0)
    expect(clauseOf(walker(fancy), to([6400, 5600]))).toBe('dw.movement.8')
    expect(clauseOf(walker(fancy), { ...over, path: [[6000, 5600]] })).toBe('dw.movement.20')
    expect(clauseOf(walker(fancy), { ...over, path: [[5600, 5500]] })).toBe('dw.movement.20')
  })

  it('[dw.movement.20] pieces of 4 cm can be vaulted, higher ones cannot', () => {
    const over: Command = { do: 'move', path: [[6000, 5400]], fancy: true }
    const cast = (height: number): Cast => ({
      map: { blocks: [block('O1', [58, 56, 62, 58], height)] },
      options: { fancyMove: true },
    })
    expect(apOf(act(walker(cast(4)), over))).toBe(0)
    expect(clauseOf(walker(cast(4.1)), over)).toBe('dw.movement.8')
  })
})

describe('lying and standing', () => {
  it('[dw.movement.17] lying down costs 1 action point and standing up 2', () => {
    const s = act(walker(), { do: 'lie-down' })
    expect(apOf(s)).toBe(3)
    expect(humanNo(s, 1).prone).toBe(true)
    act(s, { do: 'stand-up' })
    expect(apOf(s)).toBe(1)
    expect(humanNo(s, 1).prone).toBe(false)
    expect(s.event('stood up')).toMatchObject({ clause: 'dw.movement.17', figure: 'H1', left: 1 })
  })

  it('[dw.movement.18] taking cover is lying down: there is one state, and nobody lies down twice', () => {
    expect(clauseOf(walker({ over: { prone: true } }), { do: 'lie-down' })).toBe('dw.movement.18')
    expect(clauseOf(walker(), { do: 'stand-up' })).toBe('dw.movement.18')
    expect(offersOf(walker({ over: { prone: true } }), 'P1', 'lie-down')).toEqual([])
  })

  it('[dw.movement.19] whoever lies there does not walk, climb or jump, but fires, reloads and handles things', () => {
    const s = walker({
      over: {
        prone: true,
        at: [5875, 6000],
        weapons: [{ type: 'pistol', id: 1, loaded: 5, ready: true }],
        stock: { bullets: 1 },
        items: [{ kind: 'small-kit', id: 2 }],
      },
      zombies: [zombie(1, [5875, 4800])],
      map: { blocks: [block('O1', [60, 55, 65, 65], 5)] },
      stage: { dice: [1] },
    })
    expect(clauseOf(s, north(100))).toBe('dw.movement.19')
    expect(clauseOf(s, { do: 'climb', by: 'O1' })).toBe('dw.movement.19')
    expect(clauseOf(s, { do: 'jump', towards: [6000, 5000] })).toBe('dw.movement.19')
    act(s, { do: 'fire', weapon: 1, target: 'Z1', bursts: 1 })
    act(s, { do: 'reload', weapon: 1 })
    act(s, { do: 'drop', what: 2 })
    expect(apOf(s)).toBe(1)
  })
})

describe('contact', () => {
  it('[dw.movement.23] moving into base contact with a standing zombie ends the move there', () => {
    const s = act(walker({ zombies: [zombie(1, [6000, 5000])] }), north(900))
    expect(humanAt(s, 1)).toEqual([6000, 5260])
    expect(apOf(s)).toBe(2)
    expect(s.event('moved')).toMatchObject({ clause: 'dw.movement.23', cost: 2, stoppedBy: 'Z1' })
    expect(clauseOf(s, to([6000, 6000]))).toBe('dw.cc.3')
  })

  it('[dw.movement.23] a way that passes a standing zombie within 1 mm ends beside it, one that is wider does not', () => {
    const near = act(walker({ zombies: [zombie(1, [6260, 5500])] }), north(1000))
    expect(humanAt(near, 1)).toEqual([6000, 5500])
    const wide = act(walker({ zombies: [zombie(1, [6261, 5500])] }), north(1000))
    expect(humanAt(wide, 1)).toEqual([6000, 5000])
    const fallen = act(walker({ zombies: [zombie(1, [6260, 5500], { fallen: true })] }), north(1000))
    expect(humanAt(fallen, 1)).toEqual([6000, 5000])
  })

  it('[dw.movement.23] a zombie behind a wall is not in contact and ends nothing', () => {
    const map = { buildings: [house('closed')] }
    const cast = { map, over: { at: [5600, 5740] as Point }, zombies: [zombie(1, [6000, 5480])] }
    expect(humanAt(act(walker(cast), to([6500, 5740])), 1)).toEqual([6500, 5740])
  })

  it('[dw.movement.23] whoever already touches a stunned zombie walks off without being stopped by it', () => {
    const s = act(walker({ zombies: [zombie(1, [6250, 6000], { stunned: true })] }), north(500))
    expect(humanAt(s, 1)).toEqual([6000, 5500])
    expect(s.event('moved').stoppedBy).toBeNull()
    act(s, to([6250, 5700], [6250, 5900]))
    expect(s.latest[0]).toMatchObject({ e: 'moved', stoppedBy: 'Z1' })
  })

  it('[dw.break.10] a move after a break has to leave all those opponents', () => {
    const cast = {
      zombies: [zombie(1, [6250, 6000]), zombie(2, [6000, 5750])],
      activation: { fresh: false, leaving: ['Z1', 'Z2'] },
    }
    expect(clauseOf(walker(cast), to([5990, 6002]))).toBe('dw.break.10')
    const s = act(walker(cast), to([5800, 6200]))
    expect(s.state.activation?.leaving).toEqual([])
    expect(apOf(act(s, { do: 'lie-down' }))).toBe(2)
  })
})

describe('rooms on the way', () => {
  const open = { map: { buildings: [house('open')] } }

  it('[dw.entry.6] a move stops where the centre comes into an unexplored room, and may then go on', () => {
    const s = walker({ ...open, options: { entryMethods: ['C'] }, stage: { dice: [1] } })
    act(s, north(1000))
    expect(humanAt(s, 1)).toEqual([6000, 5599])
    expect(happened(s)).toEqual(['moved', 'room explored', 'entry rolled'])
    expect(humanNo(s, 1).entrance).toBe('D1')
    expect(apOf(s)).toBe(3)
    act(s, to([6000, 5000]))
    expect(apOf(s)).toBe(2)
  })

  it('[dw.entry.6] through a window he stops as soon as he can stand there', () => {
    const s = walker({
      map: { buildings: [house('closed', 'open')] },
      over: { at: [4800, 4600] },
      options: { entryMethods: ['C'] },
      stage: { dice: [1] },
    })
    act(s, to([5400, 4600]))
    expect(humanAt(s, 1)).toEqual([5011, 4600])
    expect(apOf(s)).toBe(2)
  })

  it('[dw.entry.6] without method C, or in a room that is known, nothing stops him', () => {
    const free = act(walker(open), north(1000))
    expect(humanAt(free, 1)).toEqual([6000, 5000])
    expect(happened(free)).toEqual(['moved', 'room explored'])
    const known = act(
      walker({ ...open, options: { entryMethods: ['C'] }, stage: { progress: { explored: ['R1'] } } }),
      north(1000),
    )
    expect(humanAt(known, 1)).toEqual([6000, 5000])
    expect(happened(known)).toEqual(['moved'])
    act(known, to([6000, 6000]))
    expect(humanNo(known, 1).entrance).toBeNull()
  })
})

describe('leaving', () => {
  const exit = { title: 'north gate', edge: [50, 0, 70, 0] as const }

  it('[dw.movement.24] [dw.ap.10] at the exit a human leaves for 1 action point and is safe', () => {
    const s = walker({
      map: { exit },
      over: { at: [6000, 135], items: [{ kind: 'crate', id: 4, marker: 'K1' }] },
      others: [human({ at: [9000, 9000] })],
    })
    expect(offersOf(s, 'P1', 'leave')).toHaveLength(1)
    act(s, { do: 'leave' })
    expect(humanNo(s, 1).status).toBe('escaped')
    expect(s.event('left the table')).toMatchObject({ clause: 'dw.movement.24', human: 1, left: 3, carried: ['K1'] })
    expect(s.state.progress.carriedOut).toEqual(['K1'])
    expect(s.asks).toBe('who acts')
  })

  it('[dw.movement.24] only there, within 1 mm, and on his feet', () => {
    const cast = (at: Point, over: object = {}): Cast => ({ map: { exit }, over: { at, ...over } })
    expect(clauseOf(walker(cast([6000, 136])), { do: 'leave' })).toBe('dw.movement.24')
    expect(clauseOf(walker(cast([4800, 130])), { do: 'leave' })).toBe('dw.movement.24')
    expect(clauseOf(walker(cast([6000, 130], { prone: true })), { do: 'leave' })).toBe('dw.movement.19')
    expect(clauseOf(walker({ over: { at: [6000, 130] } }), { do: 'leave' })).toBe('dw.movement.24')
    expect(offersOf(walker(cast([6000, 136])), 'P1', 'leave')).toEqual([])
  })

  it('[dw.movement.24] the pier of the last boat is an exit only once its engine has been turned over three times', () => {
    const dock = (over: object, stage: object = {}): DeadWalkScene =>
      scene({
        humans: [human(over), human({ at: [2000, 2000] })],
        map: null,
        options: { scenario: 'last-boat', entryMethods: [] },
        activation: { human: 1 },
        turn: 3,
        ...stage,
      })
    const pier = { at: [11870, 4000] }
    expect(clauseOf(dock(pier), { do: 'leave' })).toBe('dw.movement.24')
    expect(act(dock(pier, { progress: { engineTurns: 3 } }), { do: 'leave' }).state.humans[0]?.status).toBe('escaped')
    const engine = { at: [11400, 4225] }
    const s = act(dock(engine), { do: 'turn-engine' })
    expect(s.event('engine turned')).toMatchObject({ turns: 1, needed: 3, left: 0 })
    expect(s.state.progress).toMatchObject({ engineTurns: 1, engineLast: 3 })
    expect(clauseOf(dock(engine, { progress: { engineTurns: 1, engineLast: 3 } }), { do: 'turn-engine' })).toBe(
      'dw.movement.24',
    )
    expect(clauseOf(dock({ at: [11400, 4226] }), { do: 'turn-engine' })).toBe('dw.movement.24')
    expect(clauseOf(walker(), { do: 'turn-engine' })).toBe('dw.movement.24')
  })
})

describe('what is offered', () => {
  it('[dw.ap.8] every offered move is legal, and walls and zombies cut it short', () => {
    const s = walker({
      map: { buildings: [house('closed')], lows: [low(62, 55, 62, 70)] },
      zombies: [zombie(1, [5600, 6000])],
    })
    const moves = offersOf(s, 'P1', 'move')
    expect(moves.length).toBeGreaterThan(5)
    const table = s.table
    const him: Human = theHuman(s.state, 1)
    for (const { path } of moves) {
      const price = priceOfPath(
        table,
        him,
        path.map(([x, y]) => ({ x, y })),
      )
      expect(price).toMatchObject({ route: { path: [{ x: 6000, y: 6000 }, {}] } })
    }
    expect(moves).toContainEqual({ do: 'move', path: [[6000, 5715]] })
  })

  it('[dw.units.15] the price of a way can be asked for before it is gone, doubling included', () => {
    const s = walker({ over: { doubled: true }, map: { lows: [low(50, 58, 70, 58)] } })
    const price = priceOfPath(s.table, theHuman(s.state, 1), [{ x: 6000, y: 5500 }])
    expect(price).toMatchObject({ price: 4, route: { surcharge: 1, stoppedBy: null } })
  })
})

import { type Dice, type OptionValue, scripted, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { bookFor, settle } from '../options.ts'
import { standingOn } from '../rules/02-places.ts'
import { at, type DeadWalkScene, human, humanNo, newGame, scene } from '../testing.ts'
import { ownScenarioFaults } from './own-faults.ts'
import { type OwnScenario, ownScenario } from './own-scenario.ts'
import { rolledSkirmish, SKIRMISH_SIZES, type SkirmishSize } from './skirmish.ts'

const SIZES = Object.keys(SKIRMISH_SIZES) as SkirmishSize[]

/** Every kind of square; the fifth, on the middle line, and the eighth, at the south edge, are public buildings. */
const MIXED = [1, 2, 3, 4, 5, 6, 3, 5, 1]

interface Asked {
  size?: SkirmishSize
  humans?: number
  goal?: number
}

/** A skirmish of these squares, and no die left. */
function rolled(squares: readonly number[], { size = '90x90', humans = 4, goal = 1 }: Asked = {}): OwnScenario {
  const dice = scripted([`dw.setup.6 d6: ${squares.join(' ')}`, `dw.setup.2 d6: ${goal}`])
  const made = rolledSkirmish(dice, { size, humans })
  expect(dice.left()).toEqual([])
  return made
}

const own = (scenario: OwnScenario) => ({ own: scenario as unknown as OptionValue })

describe('the squares of a town block', () => {
  const { map } = rolled(MIXED)

  it('an open lot has two trees on its diagonal', () => {
    expect(map.trees.slice(0, 2)).toEqual([
      ['T1', 10, 10],
      ['T2', 20, 20],
    ])
  })

  it('a car park has two cars to the left and the right of its middle', () => {
    expect(map.vehicles.slice(0, 2)).toMatchObject([
      { id: 'V1', type: 'car', at: [37, 15], heading: 0, isWreck: false },
      { id: 'V2', type: 'car', at: [53, 15], heading: 0, isWreck: false },
    ])
  })

  it('a house has two rooms one behind the other, and faces the middle line', () => {
    expect(map.buildings[0]).toEqual({
      id: 'B1',
      title: 'House',
      tag: 'plain',
      outline: [68, 9, 82, 21],
      rooms: [
        ['R1', 'Front room', [68, 15, 82, 21]],
        ['R2', 'Back room', [68, 9, 82, 15]],
      ],
      doors: [
        ['D1', 75, 21, 'closed'],
        ['D2', 75, 15, 'open'],
        ['D3', 75, 9, 'closed'],
      ],
      windows: [
        ['W1', 70, 21, 'closed'],
        ['W2', 80, 21, 'closed'],
      ],
      ladder: null,
    })
    expect(map.buildings[3]).toMatchObject({
      outline: [8, 69, 22, 81],
      rooms: [
        ['R6', 'Front room', [8, 69, 22, 75]],
        ['R7', 'Back room', [8, 75, 22, 81]],
      ],
      doors: [
        ['D9', 15, 69, 'closed'],
        ['D10', 15, 75, 'open'],
        ['D11', 15, 81, 'closed'],
      ],
      windows: [
        ['W7', 10, 69, 'closed'],
        ['W8', 20, 69, 'closed'],
      ],
    })
  })

  it('a shop is one room with a ladder on its east side; on the middle line it faces south', () => {
    expect(map.buildings[1]).toMatchObject({
      title: 'Shop',
      tag: 'plain',
      outline: [6, 38, 24, 52],
      rooms: [['R3', 'Shop floor', [6, 38, 24, 52]]],
      doors: [
        ['D4', 15, 52, 'closed'],
        ['D5', 15, 38, 'closed'],
      ],
      windows: [
        ['W3', 10, 52, 'closed'],
        ['W4', 20, 52, 'closed'],
      ],
      ladder: [24, 45],
    })
  })

  it('a public building has something for the wounded on odd squares, and weapons on even ones', () => {
    expect(map.buildings[2]).toMatchObject({
      tag: 'health',
      outline: [35, 37, 55, 53],
      rooms: [
        ['R4', 'Hall', [35, 45, 55, 53]],
        ['R5', 'Back office', [35, 37, 55, 45]],
      ],
      doors: [
        ['D6', 45, 53, 'closed'],
        ['D7', 45, 45, 'open'],
        ['D8', 45, 37, 'closed'],
      ],
      ladder: [55, 45],
    })
    expect(map.buildings[4]).toMatchObject({
      tag: 'armoury',
      outline: [35, 67, 55, 83],
      rooms: [
        ['R8', 'Hall', [35, 67, 55, 75]],
        ['R9', 'Back office', [35, 75, 55, 83]],
      ],
      doors: [
        ['D12', 45, 67, 'closed'],
        ['D13', 45, 75, 'open'],
        ['D14', 45, 83, 'closed'],
      ],
      ladder: [55, 75],
    })
  })

  it('a yard has a low wall with a gap in the south, and a truck in the middle', () => {
    expect(map.lows.map(({ title, cover, line }) => [title, cover, line])).toEqual([
      ['low wall', 'hard', [65, 35, 85, 35]],
      ['low wall', 'hard', [65, 35, 65, 55]],
      ['low wall', 'hard', [85, 35, 85, 55]],
      ['low wall', 'hard', [65, 55, 71, 55]],
      ['low wall', 'hard', [79, 55, 85, 55]],
    ])
    expect(map.vehicles[2]).toMatchObject({ type: 'truck', at: [75, 45], heading: 180 })
  })

  it('[dw.entry.9] there is a spawn point off the north-east corner of every piece', () => {
    expect(map.spawnPoints).toEqual([
      [12.5, 7.5],
      [22.5, 17.5],
      [41, 8],
      [57, 8],
      [83.5, 7.5],
      [25.5, 36.5],
      [56.5, 35.5],
      [86.5, 33.5],
      [79.5, 35.5],
      [23.5, 67.5],
      [56.5, 65.5],
      [72.5, 67.5],
      [82.5, 77.5],
    ])
  })

  it('roads run along all borders of the squares', () => {
    expect(map.roads).toEqual([
      [0, 0, 90, 3],
      [0, 27, 90, 33],
      [0, 57, 90, 63],
      [0, 87, 90, 90],
      [0, 0, 3, 90],
      [27, 0, 33, 90],
      [57, 0, 63, 90],
      [87, 0, 90, 90],
    ])
  })

  it('squares are counted from the north-west, row by row, on every table', () => {
    const wide = rolled([5, 5, 1, 1, 1, 5, 1, 1, 1, 1, 1, 1], { size: '120x90' }).map
    expect(wide.buildings.map(({ outline, tag }) => [outline, tag])).toEqual([
      [[5, 7, 25, 23], 'health'],
      [[35, 7, 55, 23], 'armoury'],
      [[35, 37, 55, 53], 'armoury'],
    ])
    const large = rolled([1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 4, 1, 4, 1, 1, 4], { size: '120x120' }).map
    expect(large.buildings.map(({ outline, doors }) => [outline, doors[0]])).toEqual([
      [
        [36, 38, 54, 52],
        ['D1', 45, 52, 'closed'],
      ],
      [
        [66, 68, 84, 82],
        ['D3', 75, 68, 'closed'],
      ],
      [
        [6, 98, 24, 112],
        ['D5', 15, 98, 'closed'],
      ],
      [
        [96, 98, 114, 112],
        ['D7', 105, 98, 'closed'],
      ],
    ])
  })
})

describe('where one starts and leaves', () => {
  it('is the middle of the south edge and of the north edge', () => {
    const { deployment, exit } = rolled(MIXED).map
    expect([deployment, exit]).toEqual([[37, 80, 53, 90], { title: 'north edge', edge: [37, 0, 53, 0] }])
    const large = rolled([3, 3, ...Array.from({ length: 14 }, () => 1)], { size: '120x120' }).map
    expect([large.deployment, large.exit?.edge]).toEqual([
      [52, 110, 68, 120],
      [52, 0, 68, 0],
    ])
  })

  it('[dw.setup.6] is free ground: nobody starts inside a building that reaches into the zone', () => {
    const shops = rolled([1, 1, 1, 1, 1, 4, 4, 1, 1, 4, 4, 1], { size: '120x90' })
    const s = newGame({ options: own(shops), dice: seeded(1) })
    expect(s.offered('P1')[0]).toMatchObject({ do: 'place', at: at(58, 80) })
    expect(s.refused('P1', { do: 'place', human: 1, at: at(52.5, 80.5) })).toMatchObject({ clause: 'dw.setup.6' })
    expect(humanNo(s.do('P1', { do: 'place', human: 1, at: at(52.5, 84) }), 1).status).toBe('alive')
  })
})

describe('a map that cannot be played on', () => {
  it('is rolled again when it has fewer than four rooms', () => {
    const three = [3, 4, 1, 1, 1, 1, 1, 1, 1]
    const four = [3, 4, 1, 1, 1, 4, 1, 1, 1]
    expect(rolled([...three, ...four]).map.buildings).toHaveLength(3)
  })

  it('is rolled again when too few have a place in the zone', () => {
    expect(rolled(MIXED, { humans: 6 }).map.buildings).toHaveLength(5)
    const open = [3, 3, 1, 1, 1, 1, 1, 1, 1]
    expect(rolled([...MIXED, ...open], { humans: 7 }).map.buildings).toHaveLength(2)
  })

  it('is not rolled for ever', () => {
    const ones: Dice = { roll: () => 1, draw: () => 0 }
    expect(() => rolledSkirmish(ones, { size: '90x90', humans: 4 })).toThrow('cannot be played on')
  })
})

/** The last turn of a skirmish: so many are out, alive on the table, dead. */
function lastTurn(goal: number, people: { out?: number; here?: number; dead?: number }, over: object = {}) {
  const scenario = rolled(MIXED, { goal })
  const { out = 0, here = 0, dead = 0 } = people
  const humans = [
    ...Array.from({ length: out }, () => human({ at: at(0, 0), status: 'escaped' })),
    ...Array.from({ length: here }, (_, i) => human({ at: at(38 + 4 * i, 87) })),
    ...Array.from({ length: dead }, () => human({ at: at(10, 60), status: 'dead', died: 1 })),
  ]
  const turn = scenario.prescribed['turnLimit'] as number
  return scene({ map: null, humans, turn, phase: 'zombies', options: own(scenario), ...over })
}

const graded = (s: DeadWalkScene) => s.event('graded')

/** The last of four leaves. */
const lastOut = (goal: number, progress: object = {}): DeadWalkScene =>
  lastTurn(
    goal,
    {},
    {
      humans: [human({ at: at(45, 1.3) }), ...Array.from({ length: 3 }, () => human({ status: 'escaped' }))],
      phase: 'humans',
      activation: { human: 1 },
      progress,
    },
  ).do('P1', { do: 'leave' })

describe('the goals of a skirmish', () => {
  it('[dw.setup.10] zombies come by methods A, two for each human, and B; four to clear the block', () => {
    for (const goal of [1, 2, 3, 4, 5, 6]) {
      const settled = settle(own(rolled(MIXED, { goal })))
      if (!settled.ok) throw new Error(settled.fault.why)
      const { startPerHuman, bRolls } = bookFor(settled.value).entry
      expect([settled.value.entryMethods, startPerHuman, bRolls]).toEqual([['A', 'B'], goal === 6 ? 4 : 2, 1])
    }
  })

  it.each([1, 2])('escape, on a %i: twelve turns to get everybody out, or half', (goal) => {
    expect(rolled(MIXED, { goal }).prescribed['turnLimit']).toBe(12)
    expect(graded(lastOut(goal))).toMatchObject({ full: true, grade: 'major-hero' })
    expect(graded(lastTurn(goal, { out: 3, here: 1 }))).toMatchObject({ full: false, partial: true, survivors: 3 })
    expect(graded(lastTurn(goal, { out: 2, here: 2 }))).toMatchObject({ partial: true, grade: 'minor-hero' })
    expect(graded(lastTurn(goal, { out: 1, here: 3 }))).toMatchObject({ partial: false, survivors: 1 })
  })

  it.each([3, 4])('supplies, on a %i: sixteen turns to search three rooms, or one, and leave', (goal) => {
    const scenario = rolled(MIXED, { goal })
    expect(scenario.prescribed).toMatchObject({ turnLimit: 16, searching: true })
    const searched = (...rooms: string[]) => lastOut(goal, { searched: rooms })
    expect(graded(searched('R1', 'R5', 'R9'))).toMatchObject({ full: true, grade: 'major-hero' })
    expect(graded(searched('R3', 'R8'))).toMatchObject({ full: false, partial: true, grade: 'minor-hero' })
    expect(graded(searched('R2'))).toMatchObject({ full: false, partial: true })
    expect(graded(lastOut(goal, { explored: ['R1'] }))).toMatchObject({ partial: false })
    const behind = lastTurn(goal, { here: 4 }, { progress: { searched: ['R1', 'R2', 'R3'] } })
    expect(graded(behind)).toMatchObject({ survivors: 0, grade: 'major-zombie' })
  })

  it('last stand, on a 5: no exit, ten turns to be alive, all or half', () => {
    const { map, prescribed } = rolled(MIXED, { goal: 5 })
    expect([map.exit, prescribed['turnLimit']]).toEqual([null, 10])
    const all = lastTurn(5, { here: 4 })
    expect(humanNo(all, 1).status).toBe('alive')
    expect(graded(all)).toMatchObject({ full: true, survivors: 4, grade: 'major-hero' })
    expect(graded(lastTurn(5, { here: 3, dead: 1 }))).toMatchObject({ full: false, partial: true })
    expect(graded(lastTurn(5, { here: 2, dead: 2 }))).toMatchObject({ partial: true, grade: 'minor-hero' })
    expect(graded(lastTurn(5, { here: 1, dead: 3 }))).toMatchObject({ partial: false })
  })

  it('clear the block, on a 6: no exit, twelve turns to put down three for each starter, or two', () => {
    const { map, prescribed } = rolled(MIXED, { goal: 6 })
    expect([map.exit, prescribed['turnLimit']]).toEqual([null, 12])
    const put = (eliminated: number, people: object = { here: 4 }) => lastTurn(6, people, { progress: { eliminated } })
    expect(graded(put(12))).toMatchObject({ full: true, grade: 'major-hero' })
    expect(graded(put(11))).toMatchObject({ full: false, partial: true })
    expect(graded(put(8))).toMatchObject({ partial: true, grade: 'minor-hero' })
    expect(graded(put(7))).toMatchObject({ partial: false })
    expect(graded(put(11, { here: 2, dead: 2 }))).toMatchObject({ full: false })
  })

  it('[dw.end.2] the block is clear with the turn in which the last of the number falls, and not before', () => {
    const early = (goal: number, eliminated: number, over: object = {}) =>
      lastTurn(goal, { here: 1 }, { turn: 2, progress: { eliminated }, dice: seeded(1), ...over })
    expect(early(6, 3).outcome).toMatchObject({ clause: 'dw.end.2' })
    expect(early(6, 2).outcome).toBeNull()
    expect(early(5, 40).outcome).toBeNull()
  })

  it('[dw.end.2] [dw.zmove.9] whoever eliminates a zombie, it counts; one that wanders off does not', () => {
    const burnt = lastTurn(
      6,
      { here: 1 },
      {
        zombies: [
          { n: 1, at: at(10, 60), burning: { turns: 1, lighter: null } },
          { n: 2, at: at(88, 20), heading: 90 },
        ],
        turn: 2,
        dice: seeded(3),
      },
    )
    expect(burnt.events.map(({ e }) => e)).toContain('zombie left')
    expect(burnt.event('eliminated')).toMatchObject({ figure: 'Z1', by: null })
    expect(burnt.state.progress.eliminated).toBe(1)
  })
})

const seeds = (size: SkirmishSize): [SkirmishSize, number][] => Array.from({ length: 17 }, (_, i) => [size, i])

describe('any skirmish', () => {
  it('can be played: nothing is wrong with it, and ways lead into every room', () => {
    for (const [size, seed] of SIZES.flatMap(seeds)) {
      const made = rolledSkirmish(seeded(seed), { size, humans: 4 })
      const rooms = made.map.buildings.flatMap((building) => building.rooms.map(([id]) => id))
      expect(rooms.length).toBeGreaterThanOrEqual(4)
      expect(ownScenarioFaults({ ...made, engaged: { is: 'entered', rooms } })).toEqual([])
      const { map } = ownScenario(made)
      expect(map.spawnPoints.every(standingOn(map))).toBe(true)
    }
  })

  it('is the same for the same dice', () => {
    const make = (seed: number) => rolledSkirmish(seeded(seed), { size: '120x90', humans: 4 })
    expect(make(3)).toEqual(make(3))
    expect(make(3)).not.toEqual(make(4))
  })

  it.each(SIZES)('on %s is played to its end, whatever is done', (size) => {
    const luck = seeded(`choices ${size}`)
    const s = newGame({ options: own(rolledSkirmish(seeded(size), { size, humans: 4 })), dice: seeded(size) })
    for (let guard = 0; s.outcome === null && guard < 3_000; guard++) {
      const seat = s.owe[0] as string
      const offered = s.offered(seat)
      const kinds = [...new Set(offered.map((command) => command.do))]
      const kind = kinds[luck.draw('kind', kinds.length)]
      const some = offered.filter((command) => command.do === kind)
      s.do(seat, some[luck.draw('one', some.length)] as (typeof some)[number])
    }
    expect(s.outcome).toMatchObject({ clause: 'dw.end.2' })
  })
})

import { describe, expect, it } from 'vitest'
import { SCENARIO_IDS, scenarioOf } from '../content/scenarios.ts'
import type { Force, ForceUnit } from '../forces/force.ts'
import { isOnTable, unitsOf } from '../state.ts'
import { type EvenDeathScene, herdNo, humanNo, newGame, playOn } from '../testing.ts'
import { INCH, inches } from '../tables/units.ts'

const human = (over: Partial<Extract<ForceUnit, { is: 'human' }>> = {}): ForceUnit => ({
  is: 'human',
  unit: 'newbie',
  weapons: [],
  perks: [],
  ...over,
})
const herd = (size: number): ForceUnit => ({ is: 'herd', kind: 'regular', size })

/** A battle of survivors in the north against zombies in the south, about to be deployed; dice are those of priority. */
function deploying(
  people: Force,
  zombies: Force,
  options: Record<string, string | boolean> = {},
  dice: readonly number[] = [],
): EvenDeathScene {
  return newGame({ options: { scenario: 'battle', ...options }, dice })
    .do('survivors', { do: 'lock', force: people })
    .do('zombies', { do: 'lock', force: zombies })
}

const point = (x: number, y: number): [number, number] => [inches(x), inches(y)]
const rowOf = (x: number, y: number, many: number, step = 1.5): [number, number][] =>
  Array.from({ length: many }, (_, i) => point(x + step * i, y))

describe('deployment', () => {
  it('[ed.deploy.1] [ed.deploy.2] seats place a unit each, round and round, until all are placed', () => {
    const s = deploying([human(), human(), human()], [herd(5)], {}, [8, 1])
    const order: string[] = []
    playOn(s, (now) => {
      if (now.state.phase === 'deployment') order.push(now.owe[0] as string)
      return now.state.phase === 'deployment' && now.state.round === 0
    })
    expect(order).toEqual(['survivors', 'zombies', 'survivors', 'survivors'])
  })

  it('[ed.deploy.1] only units that wait are placed, a whole herd at a time', () => {
    const s = deploying([human(), human()], [herd(3)])
    expect(s.refused('survivors', { do: 'select', unit: 1 }).clause).toBe('ed.deploy.1')
    expect(s.refused('survivors', { do: 'deploy', unit: 3, at: [point(30, 5)] }).clause).toBe('ed.deploy.1')
    s.do('survivors', { do: 'deploy', unit: 1, at: [point(30, 5)] })
    expect(s.refused('zombies', { do: 'deploy', unit: 3, at: [point(30, 55)] }).clause).toBe('ed.deploy.1')
    s.do('zombies', { do: 'deploy', unit: 3, at: rowOf(20, 55, 3) })
    expect(s.refused('survivors', { do: 'deploy', unit: 1, at: [point(40, 5)] }).clause).toBe('ed.deploy.1')
  })

  it('[ed.deploy.3] a base lies wholly in the zone and on the table, and overlaps nobody', () => {
    const s = deploying([human(), human()], [herd(1)], {}, [8, 1])
    const tries = (x: number, y: number): string =>
      s.refused('survivors', { do: 'deploy', unit: 1, at: [[x, y]] }).clause
    expect(tries(30 * INCH, 12 * INCH - 124)).toBe('ed.deploy.3')
    expect(tries(124, 500)).toBe('ed.deploy.3')
    s.do('survivors', { do: 'deploy', unit: 1, at: [[30 * INCH, 12 * INCH - 125]] })
    s.do('zombies', { do: 'deploy', unit: 3, at: [point(30, 55)] })
    const beside = (dx: number): [number, number][] => [[30 * INCH + dx, 12 * INCH - 125]]
    expect(s.refused('survivors', { do: 'deploy', unit: 2, at: beside(247) }).clause).toBe('ed.deploy.3')
    s.do('survivors', { do: 'deploy', unit: 2, at: beside(248) })
  })

  it('[ed.deploy.3] not in walls or on dangerous ground, but in woods, in rooms and on roofs with a ladder', () => {
    const s = deploying([human(), human(), human(), human()], [herd(1)], {
      table: 'market-square',
      layout: 'last stand',
    })
    // The square of the defender is 21 to 39 inches: crates at (24, 27), 2 by 2.
    expect(s.refused('survivors', { do: 'deploy', unit: 1, at: [point(25, 28)] }).clause).toBe('ed.deploy.3')
    expect(s.refused('survivors', { do: 'deploy', unit: 1, at: [point(25, 28)], on: 'crates 1' }).clause).toBe(
      'ed.deploy.3',
    )
    const mines = deploying([human()], [herd(1)], { table: 'the-wire', layout: 'last stand' })
    expect(mines.refused('survivors', { do: 'deploy', unit: 1, at: [point(30, 27)] }).clause).toBe('ed.deploy.3')
    mines.do('survivors', { do: 'deploy', unit: 1, at: [point(22, 27)] })
    const roof = newGame({ options: { scenario: 'depot-raid' }, dice: [8, 1] })
      .do('bandits', { do: 'lock', force: [human({ unit: 'thug' })] })
      .do('military', { do: 'lock', force: [human({ unit: 'conscript' }), human({ unit: 'conscript' })] })
      .do('bandits', { do: 'deploy', unit: 1, at: [point(10, 55)] })
    roof.do('military', { do: 'deploy', unit: 2, at: [point(20, 20)], on: 'block 1' })
    expect(humanNo(roof, 2).on).toBe('block 1')
    // In the guard hut at (38, 16).
    roof.do('military', { do: 'deploy', unit: 3, at: [point(40.5, 18)] })
    // In the wood at (30, 9).
    const wood = deploying([human()], [herd(1)], { table: 'the-wire' })
    wood.do('survivors', { do: 'deploy', unit: 1, at: [point(30, 9)] })
  })

  it('[ed.deploy.4] a herd is placed in coherency, and stands', () => {
    const s = deploying([human()], [herd(3)], {}, [8, 1])
    s.do('survivors', { do: 'deploy', unit: 1, at: [point(30, 5)] })
    const gap = (508 + 250) / INCH
    const torn = [...rowOf(20, 55, 2, gap), [20 * INCH + 2 * 758 + 1, 55 * INCH] as [number, number]]
    expect(s.refused('zombies', { do: 'deploy', unit: 2, at: torn }).clause).toBe('ed.deploy.4')
    const twice = [...rowOf(20, 55, 2), point(20, 55)]
    expect(s.refused('zombies', { do: 'deploy', unit: 2, at: twice }).clause).toBe('ed.deploy.3')
    s.do('zombies', {
      do: 'deploy',
      unit: 2,
      at: [0, 758, 1516].map((dx): [number, number] => [20 * INCH + dx, 55 * INCH]),
    })
    expect(herdNo(s, 2).zombies.every(({ down }) => !down)).toBe(true)
  })

  it('[ed.deploy.5] a zone without room grows by 2 inches at a time, away from table edges, and nobody is held back', () => {
    // 240 zombies do not fit into a corner of 15 by 15 inches.
    const many = Array.from({ length: 16 }, () => herd(15))
    const s = newGame({
      options: {
        scenario: 'battle',
        layout: 'by players',
        factions: ['survivors', 'military', 'bandits', 'zombies'],
        battlePoints: 500,
      },
      dice: [8, 7, 6, 5],
    })
    for (const [seat, unit] of [
      ['survivors', 'newbie'],
      ['military', 'conscript'],
      ['bandits', 'convict'],
    ] as const)
      s.do(seat, { do: 'lock', force: [human({ unit })] })
    s.do('zombies', { do: 'lock', force: many })
    playOn(s, ({ state }) => state.phase === 'deployment')
    expect(s.events.filter(({ e }) => e === 'zone grew')).not.toEqual([])
    expect(unitsOf(s.state, 'zombies').every(isOnTable)).toBe(true)
    const beyond = s.state.herds
      .flatMap(({ zombies }) => zombies)
      .filter(({ at: { x, y } }) => x > 15 * INCH || y < 45 * INCH)
    expect(beyond.length).toBeGreaterThan(0)
    expect(s.events.filter(({ e }) => e === 'not deployed')).toEqual([])
  })

  it('[ed.deploy.7] units face the middle of the table unless they are turned, north if they stand on it', () => {
    const s = deploying([human(), human()], [herd(1)], { layout: 'last stand' }, [8, 1])
    s.do('survivors', { do: 'deploy', unit: 1, at: [point(30, 30)] })
    s.do('zombies', { do: 'deploy', unit: 3, at: [point(30, 3)] })
    s.do('survivors', { do: 'deploy', unit: 2, at: [point(30, 35)], facing: [5, 5] })
    expect([humanNo(s, 1).facing, humanNo(s, 2).facing]).toEqual([
      { x: 0, y: -1 },
      { x: 5, y: 5 },
    ])
    expect(herdNo(s, 3).facing).toEqual({ x: 0, y: 1000 })
    const again = deploying([human()], [herd(1)])
    expect(again.refused('survivors', { do: 'deploy', unit: 1, at: [point(30, 5)], facing: [0, 0] }).clause).toBe(
      'ed.facing.1',
    )
  })

  it('[ed.deploy.8] everybody begins loaded, standing, unhurt and with the morale of the numbers', () => {
    const few = playOn(
      deploying([human({ weapons: ['rifle'] })], [herd(3)], {}, [8, 1]),
      ({ state }) => state.phase !== 'battle',
    )
    expect(humanNo(few, 1)).toMatchObject({
      vitality: 3,
      down: false,
      weapons: [{ id: 'rifle', due: 0 }],
      morale: 'willing',
    })
    const even = playOn(deploying([human(), human()], [herd(4)], {}, [8, 1]), ({ state }) => state.phase !== 'battle')
    expect(humanNo(even, 1).morale).toBe('eager')
    expect(even.state.seats.map(({ commandPoints }) => commandPoints)).toEqual([0, 0])
    expect(even.state.seats.map(({ startPoints, startFigures }) => [startPoints, startFigures])).toEqual([
      [10, 2],
      [10, 4],
    ])
  })

  it.each(SCENARIO_IDS)('%s: what is proposed is deployed, and nothing overlaps', (scenario) => {
    const dice = [8, 7, 6, 5].slice(0, scenarioOf(scenario).seats.length)
    const s = playOn(newGame({ options: { scenario }, dice }), ({ state }) => state.phase !== 'battle')
    expect([...s.state.humans, ...s.state.herds].every(isOnTable)).toBe(true)
    expect(s.events.filter(({ e }) => e === 'zone grew')).toEqual([])
    expect(s.game.invariants(s.table)).toEqual([])
  })
})

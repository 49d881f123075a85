import { describe, expect, it } from 'vitest'
import {
  type DropDeadScene,
  earl,
  endTurns,
  frank,
  owl,
  partsLying,
  scene,
  skye,
  tile,
  zombie,
  zombieAt,
  zombieNo,
} from '../testing.ts'

type Stage = NonNullable<Parameters<typeof scene>[0]>

/** A zombie phase whose spawned zombies wait, with Earl where nobody north or south of the intersection sees him. */
const phase = ({ options, ...stage }: Stage): DropDeadScene =>
  scene({
    phase: 'zombies',
    survivors: [earl({ at: [0, 3] })],
    options: { freshZombiesWait: true, ...options },
    ...stage,
  })

const idle = (n: number, at: [number, number]): object => zombie(n, at, { commanded: true })
const placed = (s: DropDeadScene): string[] =>
  s.events.flatMap((e) => (e.e === 'zombie placed' ? [`${e.zombie} ${e.at.join(',')}`] : []))

/** 21 idle zombies, four to a tile, on the start tiles and three more. */
const CROWDED = [tile('T41', [3, 0]), tile('T40', [4, 0]), tile('T13', [2, 1])]
const everyFigure = (count = 21): object[] =>
  [0, 4, 8, 12, 16, 20]
    .flatMap(
      (x) =>
        (x === 20
          ? [[8, 4]]
          : [
              [x, 0],
              [x + 1, 3],
              [x + 3, 0],
              [x + 3, 3],
            ]) as [number, number][],
    )
    .slice(0, count)
    .map((at, i) => idle(i + 1, at))

describe('spawners', () => {
  it('[dd.spawn.1] [dd.cycle.4] a spawner receives zombies up to its star at the start of the zombie phase', () => {
    const s = phase({ tiles: [tile('T31', [2, -1])], dice: ['dd.placement.1: 1 2 3'] })
    expect(placed(s)).toEqual(['1 10,-1', '2 9,-1', '3 8,-2'])
    expect(s.story.indexOf('dd.spawn.1 zombie placed')).toBe(s.story.indexOf('dd.cycle.1 phase began') + 1)
  })

  it('[dd.spawn.2] [dd.spawn.3] only as many as bring the tile to four, whoever stands there already', () => {
    const zombies = [idle(1, [9, -3]), zombie(7, [10, -3], { heading: 1 })]
    const s = phase({ tiles: [tile('T31', [2, -1])], zombies, dice: ['dd.placement.1: 1 2'] })
    expect(placed(s)).toEqual(['2 10,-1', '3 9,-1'])
  })

  it('[dd.spawn.2] a full tile receives none', () => {
    const zombies = [idle(1, [9, -3]), idle(2, [9, -2]), idle(3, [10, -3]), idle(4, [10, -2])]
    expect(placed(phase({ tiles: [tile('T31', [2, -1])], zombies }))).toEqual([])
  })

  it('[dd.spawn.4] spawners work in the order in which they were placed, one zombie after the other', () => {
    const s = phase({ tiles: [tile('T39', [2, 1]), tile('T12', [2, -1])], dice: ['dd.placement.1: 5 6 1'] })
    expect(placed(s)).toEqual(['1 9,4', '2 10,4', '3 10,-1'])
  })

  it('[dd.spawn.5] it works in every zombie phase', () => {
    const s = phase({
      tiles: [tile('T12', [2, -1])],
      dice: ['dd.placement.1: 1', 'dd.placement.1: 2', 'dd.shamble.3: 1'],
    })
    expect(placed(endTurns(s))).toEqual(['1 10,-1', '2 9,-1'])
  })

  it('[dd.spawn.5] only a star that sleeps does not', () => {
    expect(placed(phase({ tiles: [tile('T12', [2, -1], 0, { resolved: false, asleep: true })] }))).toEqual([])
    const awake = phase({ tiles: [tile('T12', [2, -1], 0, { resolved: false })], dice: ['dd.placement.1: 1'] })
    expect(placed(awake)).toHaveLength(1)
  })

  it('[dd.spawn.6] survivors on the tile do not prevent it', () => {
    const s = phase({ survivors: [earl({ at: [9, -3] })], tiles: [tile('T12', [2, -1])], dice: ['dd.placement.1: 1'] })
    expect(placed(s)).toEqual(['1 10,-1'])
  })

  it('[dd.spawn.7] spawned zombies act in the same phase; [dd.variant.2] with `freshZombiesWait` in the next', () => {
    const stage: Stage = { survivors: [earl({ at: [9, -2] })], tiles: [tile('T12', [2, -1])] }
    const s = scene({ phase: 'zombies', ...stage, dice: ['dd.placement.1: 2', 'dd.zombies.4: 4 5'] })
    expect(s.event('bitten').damage).toBe(9)
    const waits = phase({ ...stage, dice: ['dd.placement.1: 2', 'dd.placement.1: 1', 'dd.zombies.4: 4 5'] })
    expect(waits.story).not.toContain('dd.zombies.4 bitten')
    expect(endTurns(waits).event('bitten').zombie).toBe(1)
  })

  it('[dd.spawn.8] nobody rises on a start tile', () => {
    const s = scene({
      phase: 'zombies',
      survivors: [earl({ at: [0, 3] }), frank({ at: [9, 1], health: 2 })],
      zombies: [zombie(1, [8, 1])],
      dice: ['dd.zombies.4: 1 1'],
    })
    expect(s.state.zombies).toHaveLength(1)
    expect(s.event('did not rise')).toMatchObject({ survivor: 'frank', at: [9, 1], because: 'start tile' })
  })

  it('[dd.variant.12] a spawner places what `tileZombieCap` leaves room for', () => {
    const stage: Stage = { tiles: [tile('T05', [2, -1])], zombies: [idle(1, [9, -3]), idle(2, [10, -3])] }
    expect(placed(phase({ ...stage, options: { tileZombieCap: 2 } }))).toEqual([])
    const dice = ['dd.placement.1: 1 2 3 4']
    expect(placed(phase({ ...stage, options: { tileZombieCap: 7 }, dice }))).toHaveLength(4)
  })
})

describe('the figures', () => {
  it('[dd.zombies.5] a killed zombie comes back with full health under its number', () => {
    const s = scene({
      survivors: [earl({ at: [9, -3] })],
      tiles: [tile('T12', [2, -1])],
      zombies: [zombie(1, [9, -2], { health: 3, heading: 4 })],
      options: { freshZombiesWait: true },
      dice: [12, 12, 'dd.placement.1: 1'],
    }).do('P1', { do: 'attack', zombie: 1 })
    expect(zombieNo(s, 1)).toBeUndefined()
    s.do('P1', { do: 'end' })
    expect(zombieNo(s, 1)).toMatchObject({ health: 20, heading: 0 })
  })

  it('[dd.zombies.6] a new zombie takes the lowest free number, has 20 health and no direction', () => {
    const zombies = [idle(1, [9, -3]), idle(3, [10, -3])]
    const s = phase({ tiles: [tile('T12', [2, -1])], zombies, dice: ['dd.placement.1: 1'] })
    expect(zombieNo(s, 2)).toMatchObject({ health: 20, heading: 0 })
  })

  it('[dd.components.1] [dd.zombies.7] with all 21 on the map nothing comes, no die is thrown, and nothing is owed', () => {
    const s = phase({ tiles: [...CROWDED, tile('T12', [2, -1])], zombies: everyFigure() })
    expect(s.state.zombies).toHaveLength(21)
    expect(s.event('zombies lost')).toMatchObject({ clause: 'dd.zombies.7', zombies: 1, tile: [2, -1] })
    const last = phase({
      tiles: [...CROWDED, tile('T39', [2, -1])],
      zombies: everyFigure(20),
      dice: ['dd.placement.1: 1'],
    })
    expect(placed(last)).toEqual(['21 10,-1'])
  })

  it('[dd.variant.12] `zombieFigures` says how many there are', () => {
    const options = { zombieFigures: 10 }
    const stage: Stage = { tiles: [...CROWDED, tile('T12', [2, -1])], zombies: everyFigure(10) }
    expect(placed(phase({ ...stage, options }))).toEqual([])
  })
})

describe('placement', () => {
  it.each([
    [1, [10, -1]],
    [2, [9, -1]],
    [3, [8, -2]],
    [4, [8, -3]],
    [5, [9, -4]],
    [6, [10, -4]],
    [7, [11, -3]],
    [8, [11, -2]],
  ])('[dd.placement.1] [dd.placement.2] a %i is the unit %j, whether its side is open or closed', (face, unit) => {
    const s = phase({ tiles: [tile('T12', [2, -1])], dice: [`dd.placement.1 d8: ${face}`] })
    expect(zombieAt(s, 1)).toEqual(unit)
  })

  it('[dd.placement.2] and however the tile is turned', () => {
    const s = phase({ tiles: [tile('T31', [2, -1], 1)], dice: ['dd.placement.1: 1 4 7'] })
    expect(placed(s)).toEqual(['1 10,-1', '2 8,-3', '3 11,-3'])
  })

  it('[dd.placement.3] [dd.placement.5] onto an occupied unit the die is thrown again', () => {
    const s = phase({
      tiles: [tile('T39', [2, -1])],
      zombies: [idle(1, [10, -1])],
      dice: ['dd.placement.1: 1 1 2 2 3'],
    })
    const faces = s.events.flatMap((e) => (e.e === 'zombie placed' ? [e.faces] : []))
    expect(faces).toEqual([
      [1, 1, 2],
      [2, 3],
    ])
  })

  it('[dd.placement.4] with every entrance taken it is the first free unit in reading order, and no die', () => {
    const s = phase({
      survivors: [earl({ at: [10, -1] }), frank({ at: [9, -1] }), skye({ at: [8, -2] }), owl({ at: [8, -3] })],
      tiles: [tile('T39', [2, -1])],
      zombies: [idle(1, [9, -4]), idle(2, [10, -4]), idle(3, [11, -3]), idle(4, [11, -2])],
      options: { tileZombieCap: 6 },
    })
    expect(placed(s)).toEqual(['5 8,-4', '6 11,-4'])
    expect(s.dice).toEqual([])
  })

  it('[dd.placement.6] a car part is no hindrance', () => {
    const s = phase({ tiles: [tile('T12', [2, -1])], parts: [[10, -1]], dice: ['dd.placement.1: 1'] })
    expect(zombieAt(s, 1)).toEqual([10, -1])
    expect(partsLying(s)).toEqual([[10, -1]])
  })
})

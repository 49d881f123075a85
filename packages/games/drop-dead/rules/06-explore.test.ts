import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import {
  type DropDeadScene,
  earl,
  frank,
  offersOf,
  scene,
  skye,
  theOne,
  tile,
  tileAt,
  whereIs,
  zombie,
} from '../testing.ts'
import { movementLeft } from './05-movement.ts'

const EXPLORE: Command = { do: 'explore' }
const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })
const rotate = (rotation: number): Command => ({ do: 'rotate', rotation })
const rotations = (s: DropDeadScene): number[] => offersOf(s, 'P1', 'rotate').map((c) => c.rotation)
/** Earl at the east doorway of the intersection, and a crossing without symbol on top of the stack. */
const atDoor = (over: object = {}): DropDeadScene =>
  scene({ survivors: [earl({ at: [11, 1] })], stack: ['T40', 'T41', 'T13'], ...over })

describe('exploring', () => {
  it('[dd.explore.1] a survivor at an open edge draws a tile and connects it there', () => {
    const s = atDoor().do('P1', EXPLORE)
    expect(s.state.drawn).toEqual({ id: 'T40', cell: [3, 0] })
    expect(s.state.stack).toEqual(['T41', 'T13'])
    s.do('P1', rotate(0))
    expect(tileAt(s, 3, 0)).toMatchObject({ id: 'T40', rot: 0 })
    expect(s.state.drawn).toBeNull()
  })

  it('[dd.explore.2] only on the two entrance units of a side that is open to an empty cell', () => {
    for (const at of [
      [0, 1],
      [0, 2],
      [9, 0],
      [10, 0],
      [11, 2],
      [9, 3],
    ] as const)
      expect(offersOf(scene({ survivors: [earl({ at })] }), 'P1', 'explore')).toHaveLength(1)
    for (const at of [
      [11, 0],
      [10, 1],
      [5, 0],
      [7, 1],
      [8, 1],
    ] as const) {
      const s = scene({ survivors: [earl({ at })] })
      expect(offersOf(s, 'P1', 'explore')).toEqual([])
      expect(s.refused('P1', EXPLORE)).toMatchObject({ clause: 'dd.explore.2' })
    }
  })

  it('[dd.explore.3] nobody has to draw a tile at an edge', () => {
    const s = atDoor().do('P1', step(11, 2)).do('P1', { do: 'end' })
    expect(s.state.tiles).toHaveLength(3)
    expect(s.state.cycle).toBe(2)
  })

  it('[dd.explore.4] drawing and placing cost no movement', () => {
    const s = atDoor().do('P1', EXPLORE)
    expect(s.state.turn?.paid).toBe(0)
    const [, placed] = s.do('P1', rotate(0)).events.filter((e) => e.e === 'tile placed' || e.e === 'stepped')
    expect(placed).toMatchObject({ e: 'stepped', left: 4 })
  })

  it('[dd.explore.5] the tile goes to the cell directly beyond the doorway', () => {
    for (const [at, cell] of [
      [
        [0, 1],
        [-1, 0],
      ],
      [
        [9, 0],
        [2, -1],
      ],
      [
        [11, 2],
        [3, 0],
      ],
      [
        [10, 3],
        [2, 1],
      ],
    ] as const) {
      const s = atDoor({ survivors: [earl({ at })] })
        .do('P1', EXPLORE)
        .do('P1', rotate(0))
      expect(s.event('tile placed')).toMatchObject({ tile: 'T40', cell })
      expect(tileAt(s, cell[0], cell[1]).id).toBe('T40')
    }
  })

  it('[dd.explore.6] the tile is seen first, then turned so that it opens to the explored doorway', () => {
    const north = atDoor({ survivors: [earl({ at: [9, 0] })], stack: ['T13'] }).do('P1', EXPLORE)
    expect(north.asks).toBe('rotate')
    expect(rotations(north)).toEqual([0, 2])
    expect(north.refused('P1', rotate(1))).toMatchObject({ clause: 'dd.explore.6' })
    const deadEnd = (at: readonly [number, number]) =>
      rotations(scene({ survivors: [earl({ at })], stack: ['T01'] }).do('P1', EXPLORE))
    expect([deadEnd([9, 0]), deadEnd([11, 1]), deadEnd([9, 3]), deadEnd([0, 1])]).toEqual([[0], [1], [2], [3]])
  })

  it('[dd.explore.6] the other neighbours need not fit', () => {
    const s = atDoor({ survivors: [earl({ at: [9, 0] })], stack: ['T32'], tiles: [tile('T13', [3, -1])] })
    expect(rotations(s.do('P1', EXPLORE))).toEqual([0, 1, 3])
  })

  it('[dd.explore.7] the clock takes the turn with the most open doorways, the smallest of several', () => {
    const plain = atDoor({ survivors: [earl({ at: [9, 0] })], stack: ['T32'] }).do('P1', EXPLORE)
    expect(plain.clock('P1')).toEqual([rotate(0)])
    const walled = atDoor({ survivors: [earl({ at: [9, 0] })], stack: ['T32'], tiles: [tile('T13', [3, -1])] })
    expect(walled.do('P1', EXPLORE).clock('P1')).toEqual([rotate(1)])
    expect(tileAt(walled.timeOut('P1'), 2, -1).rot).toBe(1)
  })

  it('[dd.explore.8] the survivor enters the new tile without being asked', () => {
    const s = atDoor().do('P1', EXPLORE).do('P1', rotate(0))
    expect(whereIs(s, 'earl')).toEqual([12, 1])
    expect(s.asks).toBe('act')
  })

  it('[dd.explore.9] it enters the unit straight across the border', () => {
    for (const [at, onto] of [
      [
        [0, 2],
        [-1, 2],
      ],
      [
        [10, 0],
        [10, -1],
      ],
      [
        [11, 2],
        [12, 2],
      ],
      [
        [9, 3],
        [9, 4],
      ],
    ] as const) {
      const s = atDoor({ survivors: [earl({ at })] })
        .do('P1', EXPLORE)
        .do('P1', rotate(2))
      expect(whereIs(s, 'earl')).toEqual(onto)
    }
  })

  it('[dd.explore.10] with movement left the step costs one', () => {
    const s = atDoor({ turn: { survivor: 'earl', paid: 4 } })
      .do('P1', EXPLORE)
      .do('P1', rotate(0))
    expect(s.state.turn?.paid).toBe(5)
    expect(s.event('stepped')).toMatchObject({ clause: 'dd.movement.1', free: false, left: 0 })
  })

  it('[dd.explore.11] without movement left the step is free', () => {
    const s = atDoor({ turn: { survivor: 'earl', paid: 5 } })
      .do('P1', EXPLORE)
      .do('P1', rotate(0))
    expect(whereIs(s, 'earl')).toEqual([12, 1])
    expect(s.state.turn?.paid).toBe(5)
    expect(s.event('stepped')).toMatchObject({ clause: 'dd.explore.11', free: true, left: 0 })
  })

  it('[dd.explore.12] draw, turn, place, enter, then the symbol', () => {
    const s = atDoor({ stack: ['T34'], deck: ['I06'] })
      .do('P1', EXPLORE)
      .do('P1', rotate(0))
    expect(s.story.slice(1)).toEqual([
      'dd.explore.1 tile drawn',
      'dd.explore.5 tile placed',
      'dd.movement.1 stepped',
      'dd.symbols.4 stopped',
      'dd.cards.1 card drawn',
      'dd.cards.3 item kept',
    ])
  })

  it('[dd.explore.13] a circle or a star on the new tile stops the survivor, an empty tile does not', () => {
    for (const [id, stopped] of [
      ['T34', true],
      ['T38', true],
      ['T40', false],
    ] as const) {
      const s = atDoor({ stack: [id], deck: ['E10'] })
        .do('P1', EXPLORE)
        .do('P1', rotate(0))
      expect(s.state.turn?.stopped).toBe(stopped)
      expect(movementLeft(s.table, theOne(s, 'earl'))).toBe(stopped ? 0 : 4)
    }
  })

  it('[dd.explore.14] from a tile without symbol the survivor goes on and explores again', () => {
    const s = atDoor({ survivors: [skye({ at: [11, 1] })] })
      .do('P1', EXPLORE)
      .do('P1', rotate(0))
    s.do('P1', {
      do: 'walk',
      path: [
        [13, 1],
        [14, 1],
        [15, 1],
      ],
    })
      .do('P1', EXPLORE)
      .do('P1', rotate(0))
    expect(whereIs(s, 'skye')).toEqual([16, 1])
    expect(s.state.tiles).toHaveLength(5)
    expect(s.state.turn?.paid).toBe(5)
  })

  it('[dd.explore.15] who has had to stop explores no more this turn', () => {
    const s = atDoor({ turn: { survivor: 'earl', stopped: true } })
    expect(offersOf(s, 'P1', 'explore')).toEqual([])
    expect(s.refused('P1', EXPLORE)).toMatchObject({ clause: 'dd.explore.15' })
  })

  it('[dd.explore.16] nobody explores from an overrun tile', () => {
    const zombies = [zombie(1, [8, 0]), zombie(2, [8, 3]), zombie(3, [9, 3])]
    const s = atDoor({ zombies })
    expect(offersOf(s, 'P1', 'explore')).toEqual([])
    expect(s.refused('P1', EXPLORE)).toMatchObject({ clause: 'dd.explore.16' })
    expect(offersOf(atDoor({ zombies: zombies.slice(1) }), 'P1', 'explore')).toHaveLength(1)
  })

  it('[dd.explore.17] with an empty stack nobody explores, and the doorway stays a wall', () => {
    const s = atDoor({ stack: [] })
    expect(offersOf(s, 'P1', 'explore')).toEqual([])
    expect(s.refused('P1', EXPLORE)).toMatchObject({ clause: 'dd.explore.17' })
    expect(s.refused('P1', step(12, 1))).toMatchObject({ clause: 'dd.grid.10' })
  })

  it('[dd.explore.18] a drawn tile is neither refused nor returned', () => {
    const s = atDoor().do('P1', EXPLORE)
    expect(s.offered('P1').every((c) => c.do === 'rotate')).toBe(true)
    for (const other of [{ do: 'end' }, EXPLORE, step(10, 1)] as const)
      expect(s.refused('P1', other)).toMatchObject({ clause: 'dd.explore.6' })
    expect(s.table.revealed).toBe(true)
  })

  it('[dd.explore.19] open sides that meet open sides can be crossed at once, others are wall', () => {
    const s = scene({
      survivors: [frank({ at: [10, 0], health: 100 })],
      stack: ['T40'],
      tiles: [tile('T41', [3, -1]), tile('T13', [1, -1])],
    })
    s.do('P1', EXPLORE).do('P1', rotate(0))
    s.do('P1', {
      do: 'walk',
      path: [
        [10, -2],
        [9, -2],
        [8, -2],
      ],
    })
    expect(s.refused('P1', step(7, -2))).toMatchObject({ clause: 'dd.grid.9' })
    s.do('P1', {
      do: 'walk',
      path: [
        [9, -2],
        [10, -2],
        [11, -2],
        [12, -2],
      ],
    })
    expect(whereIs(s, 'frank')).toEqual([12, -2])
  })

  it('[dd.variant.6] with freeEntry off nobody enters without movement, and the symbol waits', () => {
    const off = { options: { freeEntry: false }, stack: ['T34'], deck: ['E10'] }
    const s = atDoor({ ...off, turn: { survivor: 'earl', paid: 5 } })
      .do('P1', EXPLORE)
      .do('P1', rotate(0))
    expect(whereIs(s, 'earl')).toEqual([11, 1])
    expect(tileAt(s, 3, 0).resolved).toBe(false)
    expect(s.state.turn?.stopped).toBe(false)
    s.do('P1', { do: 'end' }).do('P1', step(12, 1))
    expect(tileAt(s, 3, 0).resolved).toBe(true)
    expect(s.event('card drawn').card).toBe('E10')
  })

  it('[dd.variant.6] with freeEntry off whoever has movement left enters as always', () => {
    const s = atDoor({ options: { freeEntry: false } })
      .do('P1', EXPLORE)
      .do('P1', rotate(0))
    expect(whereIs(s, 'earl')).toEqual([12, 1])
    expect(s.state.turn?.paid).toBe(1)
  })
})

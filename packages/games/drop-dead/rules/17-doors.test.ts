import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import {
  type DropDeadScene,
  earl,
  frank,
  offersOf,
  partsLying,
  scene,
  skye,
  theOne,
  tile,
  tileAt,
  whereIs,
  zombie,
  zombieAt,
} from '../testing.ts'
import { movementLeft } from './05-movement.ts'

const OVERLAP: Command = { do: 'overlap' }
const SEARCH: Command = { do: 'search' }
const END: Command = { do: 'end' }
const cover = (tx: number, ty: number, rotation = 0): Command => ({ do: 'cover', tile: [tx, ty], rotation })
const step = (x: number, y: number): Command => ({ do: 'step', to: [x, y] })

const west = tile('T01', [-1, 0], 3)
const north = tile('T02', [2, -1], 0)
const east = tile('T03', [3, 0], 1)
const south = tile('T04', [2, 1], 2)
/** A dead end at every doorway of the start tiles: no open doorway is left. */
const CLOSED = [west, north, east, south]

const shut = (over: object = {}): DropDeadScene => scene({ tiles: CLOSED, stack: ['T40', 'T13', 'T34'], ...over })
const covers = (s: DropDeadScene): string[] =>
  offersOf(s, 'P1', 'cover').map((c) => `${c.tile.join(',')} r${c.rotation}`)

describe('no more open doors', () => {
  it('[dd.doors.1] without an open doorway a tile is covered with a new one', () => {
    const s = shut().do('P1', OVERLAP).do('P1', cover(3, 0))
    expect(tileAt(s, 3, 0)).toMatchObject({ id: 'T40', rot: 0 })
    expect(s.event('tile covered')).toMatchObject({ covered: 'T03', tile: 'T40', cell: [3, 0], rotation: 0 })
    expect(s.state.covered).toEqual(['T03'])
    expect(s.asks).toBe('act')
  })

  it('[dd.doors.2] not while any open side faces an empty cell, whether it can be reached or not', () => {
    const s = shut({ tiles: [west, north, east, tile('T12', [2, 1])] })
    expect(offersOf(s, 'P1', 'overlap')).toEqual([])
    expect(s.refused('P1', OVERLAP)).toMatchObject({ clause: 'dd.doors.2' })
    const apart = shut({ tiles: [...CLOSED, tile('T05', [5, 5])] })
    expect(apart.refused('P1', OVERLAP)).toMatchObject({ clause: 'dd.doors.2' })
  })

  it('[dd.doors.3] once a turn, from anywhere, after a stop or on an overrun tile, at no cost', () => {
    const s = shut({
      survivors: [earl({ at: [1, 1] })],
      zombies: [zombie(1, [0, 0]), zombie(2, [0, 3]), zombie(3, [3, 3])],
      turn: { survivor: 'earl', stopped: true, paid: 2 },
    })
    s.do('P1', OVERLAP).do('P1', cover(3, 0))
    expect(s.state.turn).toMatchObject({ paid: 2, overlapUsed: true, attacks: 0, itemUsed: false, partAction: false })
    expect(s.refused('P1', OVERLAP)).toMatchObject({ clause: 'dd.doors.3' })
  })

  it('[dd.doors.3] it is voluntary, and impossible with an empty stack', () => {
    expect(shut().do('P1', END).state.tiles).toHaveLength(7)
    const empty = shut({ stack: [] })
    expect(offersOf(empty, 'P1', 'overlap')).toEqual([])
    expect(empty.refused('P1', OVERLAP)).toMatchObject({ clause: 'dd.doors.3' })
  })

  it('[dd.doors.4] the tile is drawn first; then any tile but a start tile may be chosen', () => {
    const s = shut().do('P1', OVERLAP)
    expect(s.state.drawn).toEqual({ id: 'T40', cell: null })
    expect(s.state.stack).toEqual(['T13', 'T34'])
    expect(s.asks).toBe('cover')
    expect(covers(s)).toEqual(
      ['-1,0', '2,-1', '3,0', '2,1'].flatMap((cell) => [0, 1, 2, 3].map((rotation) => `${cell} r${rotation}`)),
    )
    for (const cell of [
      [0, 0],
      [1, 0],
      [2, 0],
      [5, 5],
    ] as const)
      expect(s.refused('P1', cover(cell[0], cell[1]))).toMatchObject({ clause: 'dd.doors.4' })
    expect(s.refused('P1', END)).toMatchObject({ clause: 'dd.doors.4' })
  })

  it('[dd.doors.5] only so that every tile stays connected with the van', () => {
    const s = shut({ stack: ['T13'] }).do('P1', OVERLAP)
    expect(covers(s)).toEqual(['-1,0 r1', '-1,0 r3', '2,-1 r0', '2,-1 r2', '3,0 r1', '3,0 r3', '2,1 r0', '2,1 r2'])
    expect(s.refused('P1', cover(3, 0, 0))).toEqual({
      clause: 'dd.doors.5',
      reason: 'A tile would be cut off from the van.',
    })
    const chain = [tile('T06', [-1, 0], 1), tile('T01', [-2, 0], 3), north, east, south]
    const deadEnd = shut({ tiles: chain, stack: ['T05'] }).do('P1', OVERLAP)
    expect(covers(deadEnd)).toEqual(['-2,0 r3', '2,-1 r0', '3,0 r1', '2,1 r2'])
    expect(deadEnd.refused('P1', cover(-1, 0, 3))).toMatchObject({ clause: 'dd.doors.5' })
  })

  it('[dd.doors.5] a choice that opens a doorway must be taken if there is one', () => {
    const chain = [tile('T06', [-1, 0], 1), tile('T01', [-2, 0], 3), north, east, south]
    const s = shut({ tiles: chain, stack: ['T13'] }).do('P1', OVERLAP)
    expect(covers(s)).not.toContain('-1,0 r1')
    expect(covers(s)).toContain('-2,0 r1')
    expect(s.refused('P1', cover(-1, 0, 1))).toEqual({
      clause: 'dd.doors.5',
      reason: 'This would open no doorway, and another choice would.',
    })
  })

  it('[dd.doors.5] the clock takes the most open doorways, then the latest placed tile in its smallest turn', () => {
    expect(shut().do('P1', OVERLAP).clock('P1')).toEqual([cover(2, 1, 0)])
    const walled = [
      tile('T06', [2, 1]),
      tile('T05', [2, 2], 2),
      west,
      north,
      tile('T03', [4, 0], 1),
      tile('T07', [3, 0], 1),
    ]
    const s = shut({ tiles: walled, stack: ['T40'] }).do('P1', OVERLAP)
    expect(s.clock('P1')).toEqual([cover(4, 0, 0)])
    expect(tileAt(s.timeOut('P1'), 4, 0).id).toBe('T40')
  })

  it('[dd.doors.6] a tile that can go nowhere is put under the stack, and the overlap is used up', () => {
    const island = [tile('T14', [6, 6], 0), tile('T15', [7, 6], 1), tile('T16', [7, 7], 2), tile('T17', [6, 7], 3)]
    const s = shut({ tiles: [...CLOSED, ...island], stack: ['T13', 'T40'] })
    s.do('P1', OVERLAP)
    expect(s.event('tile put under')).toMatchObject({ clause: 'dd.doors.6', tile: 'T13' })
    expect(s.state.stack).toEqual(['T40', 'T13'])
    expect(s.state).toMatchObject({ drawn: null, covered: [], turn: { overlapUsed: true } })
    expect(s.refused('P1', OVERLAP)).toMatchObject({ clause: 'dd.doors.3' })
  })

  it('[dd.doors.7] the covered tile is out with its symbol; figures and tokens stay on their units', () => {
    const s = shut({
      survivors: [earl(), frank({ at: [9, -2] })],
      tiles: [west, tile('T05', [2, -1], 0), east, south],
      zombies: [zombie(1, [10, -3])],
      parts: [[9, -2]],
      stack: ['T13'],
      dice: ['dd.zombies.4: 1 1'],
    })
    s.do('P1', OVERLAP).do('P1', cover(2, -1))
    expect(whereIs(s, 'frank')).toEqual([9, -2])
    expect(zombieAt(s, 1)).toEqual([10, -3])
    expect(partsLying(s)).toEqual([[9, -2]])
    s.do('P1', END).do('P2', END)
    expect(s.story).not.toContain('dd.placement.1 zombie placed')
    expect(s.state.covered).toEqual(['T05'])
  })

  it('[dd.doors.8] the new symbol waits for whoever steps onto the tile from another one', () => {
    const s = shut({
      survivors: [earl({ at: [11, 1] }), frank({ at: [13, 1] }), skye({ at: [11, 2] })],
      stack: ['T34'],
      deck: ['E10'],
    })
    s.do('P1', OVERLAP).do('P1', cover(3, 0))
    expect(tileAt(s, 3, 0).resolved).toBe(false)
    s.do('P1', END).do('P2', step(14, 1))
    expect(tileAt(s, 3, 0).resolved).toBe(false)
    s.do('P2', END).do('P3', step(12, 2))
    expect(tileAt(s, 3, 0).resolved).toBe(true)
    expect(s.event('card drawn')).toMatchObject({ survivor: 'skye' })
    expect(s.state.turn?.stopped).toBe(true)
  })

  it('[dd.doors.8] whoever had left the tile resolves it on coming back', () => {
    const s = shut({ survivors: [earl(), frank({ at: [12, 1] })], stack: ['T34'], deck: ['E10'] })
    s.do('P1', OVERLAP).do('P1', cover(3, 0)).do('P1', END)
    s.do('P2', step(11, 1)).do('P2', step(12, 1))
    expect(s.event('card drawn')).toMatchObject({ survivor: 'frank' })
  })

  it('[dd.doors.8] the active survivor on the covered tile resolves it at once: stop and card', () => {
    const s = shut({ survivors: [earl({ at: [13, 1] })], stack: ['T34'], deck: ['I06'] })
    s.do('P1', OVERLAP).do('P1', cover(3, 0))
    expect(theOne(s, 'earl').items).toEqual(['I06'])
    expect(tileAt(s, 3, 0).resolved).toBe(true)
    expect(movementLeft(s.table, theOne(s, 'earl'))).toBe(0)
  })

  it('[dd.doors.8] covering a tile elsewhere resolves nothing where the active survivor stands', () => {
    const waiting = tile('T03', [3, 0], 1, { resolved: false })
    const s = shut({ survivors: [earl({ at: [13, 1] })], tiles: [west, north, south, waiting], stack: ['T34'] })
    s.do('P1', OVERLAP).do('P1', cover(-1, 0))
    expect([tileAt(s, 3, 0).resolved, tileAt(s, -1, 0).resolved]).toEqual([false, false])
    expect(s.state.turn?.stopped).toBe(false)
  })

  it('[dd.doors.8] [dd.doors.9] a covering star spawns in the next zombie phase, after those placed before it', () => {
    const s = shut({
      tiles: [west, tile('T05', [2, -1], 0), east, south],
      stack: ['T38'],
      options: { freshZombiesWait: true },
      dice: ['dd.placement.1: 1 2 3 4 5'],
    })
    s.do('P1', OVERLAP).do('P1', cover(-1, 0))
    expect(s.state.tiles.at(-1)).toMatchObject({ id: 'T38', resolved: false })
    s.do('P1', END)
    expect([1, 2, 3, 4, 5].map((n) => zombieAt(s, n))).toEqual([
      [10, -1],
      [9, -1],
      [8, -2],
      [8, -3],
      [-3, 0],
    ])
  })
})

/** Everything explored, no card tile unresolved, no part found: Earl on the west dead end. */
const explored = (over: object = {}): DropDeadScene =>
  scene({ survivors: [earl({ at: [-2, 1] }), frank()], tiles: CLOSED, stack: [], deck: ['I01', 'E10'], ...over })

describe('the last search', () => {
  it('[dd.doors.10] draws one card, and the turn is over', () => {
    const s = explored()
    expect(offersOf(s, 'P1', 'search')).toEqual([SEARCH])
    s.do('P1', SEARCH)
    expect(theOne(s, 'earl').carries).toBe(true)
    expect(s.owe).toEqual(['P2'])
    expect(s.story.filter((line) => line === 'dd.cards.1 card drawn')).toHaveLength(1)
  })

  it('[dd.doors.10] needs an empty stack, no unresolved circle and too few parts', () => {
    for (const over of [
      { stack: ['T40'] },
      { tiles: [west, north, east, tile('T04', [2, 1], 2, { resolved: false })] },
      { installed: 1, parts: [[5, 1]] },
      { installed: 2 },
      { survivors: [earl({ at: [-2, 1], carries: true }), frank({ at: [5, 1], carries: true })] },
    ]) {
      const s = explored({ deck: ['E10'], ...over })
      expect(offersOf(s, 'P1', 'search')).toEqual([])
      expect(s.refused('P1', SEARCH)).toMatchObject({ clause: 'dd.doors.10' })
    }
    expect(offersOf(explored({ installed: 1 }), 'P1', 'search')).toEqual([SEARCH])
  })

  it('[dd.doors.10] needs a survivor who has done nothing else, on a circle tile without zombies', () => {
    expect(explored().do('P1', step(-3, 1)).refused('P1', SEARCH)).toMatchObject({ clause: 'dd.doors.10' })
    expect(explored({ zombies: [zombie(1, [-4, 0])] }).refused('P1', SEARCH)).toMatchObject({ clause: 'dd.doors.10' })
    const away = explored({ survivors: [earl(), frank()] })
    expect(away.refused('P1', SEARCH)).toMatchObject({ clause: 'dd.doors.10' })
    const empty = explored({ tiles: [tile('T13', [-1, 0], 1), north, east, south] })
    expect(empty.refused('P1', SEARCH)).toMatchObject({ clause: 'dd.doors.10' })
  })

  it('[dd.doors.10] with no circle on the map every tile but the start tiles serves', () => {
    const tiles = [tile('T13', [-1, 0], 1)]
    expect(offersOf(explored({ tiles }), 'P1', 'search')).toEqual([SEARCH])
    expect(explored({ tiles, survivors: [earl(), frank()] }).refused('P1', SEARCH)).toMatchObject({
      clause: 'dd.doors.10',
    })
  })

  it('[dd.doors.10] a searcher who dies by the card has ended the turn all the same', () => {
    const s = explored({
      survivors: [earl({ at: [-2, 1], health: 2 }), frank()],
      deck: ['E05'],
      dice: ['dd.events.7: 1 1'],
    })
    s.do('P1', SEARCH)
    expect(theOne(s, 'earl').status).toBe('undead')
    expect(s.owe).toEqual(['P2'])
    expect(s.events.filter((e) => e.e === 'turn ended')).toHaveLength(1)
  })
})

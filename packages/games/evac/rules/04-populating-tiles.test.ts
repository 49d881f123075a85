import { matchFromPosition, mayUndo, type OptionValues, scriptedDice, type Seat, undo } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { type TileId, TILES } from '../content/tiles.ts'
import { evac } from '../index.ts'
import {
  door,
  type EvacScene,
  grunt,
  marineAt,
  medic,
  NO_DOORS,
  offersOf,
  playOn,
  scene,
  theMarine,
  tileAt,
  wall,
  zombie,
  zombieAt,
  zombieNo,
} from '../testing.ts'

type XY = readonly [number, number]
type Stage = NonNullable<Parameters<typeof scene>[0]>

const doors = (s: EvacScene, seat: Seat): (readonly [XY, XY])[] =>
  offersOf(s, seat, 'place-door').map((c) => (c as unknown as { side: readonly [XY, XY] }).side)
const places = (s: EvacScene): XY[] => offersOf(s, 'Z', 'place-zombie').map((c) => (c as unknown as { at: XY }).at)
const told = (s: EvacScene): string[] => s.events.map((event) => event.e)
const placeDoor = (a: XY, b: XY) => ({ do: 'place-door', side: [[...a], [...b]] }) as unknown as { do: 'end' }
const placeZombie = (at: XY) => ({ do: 'place-zombie', at: [...at] }) as unknown as { do: 'end' }

/** The tile B1 (x 8-14, y 1-7) lies face down; M1 stands beside it at (7,4), on open ground. */
const beside = (id: TileId, stage: Stage = {}): EvacScene =>
  scene({ marines: [grunt({ at: [7, 4] })], ...stage, tiles: { B1: { id, up: false }, ...stage.tiles } })

/** M1 has stepped onto B1 and its population has begun. */
const flipped = (id: TileId, dice: readonly string[], stage: Stage = {}): EvacScene =>
  beside(id, { ...stage, dice }).do('M1', { do: 'step', to: [8, 4] })

// An independent reader of the tile format: the wall sections of a tile whose north-west square is (x0,y0).
function drawnWalls(id: TileId, [x0, y0]: XY): string[] {
  const found: string[] = []
  const lines = TILES[id].text.split('\n').map((line) => line.padEnd(15))
  for (let j = 0; j < 15; j++)
    for (let i = 0; i < 15; i++) {
      if ((i + j) % 2 === 0 || lines[j]?.[i] === ' ') continue
      const [x, y] = [x0 + Math.floor((i - 1) / 2), y0 + Math.floor((j - 1) / 2)]
      found.push(j % 2 === 1 ? `${x},${y}|${x + 1},${y}` : `${x},${y}|${x},${y + 1}`)
    }
  return found
}
const written = (side: readonly [XY, XY]): string => `${side[0]}|${side[1]}`

/** The outdoor squares of the middle of a tile at B1. */
const inner = (id: TileId): XY[] =>
  [3, 4, 5].flatMap((v) =>
    [3, 4, 5].filter((u) => TILES[id].text.split('\n')[2 * v - 1]?.[2 * u - 1] !== '#').map((u): XY => [7 + u, v]),
  )

describe('flipping a tile', () => {
  it('[ev.flip.1] a marine that moves onto a face-down tile flips it, and it is populated', () => {
    const s = flipped('T20', ['ev.pop.1: 1', 'ev.pop.11: 1'], { options: NO_DOORS })
    expect(s.event('tile flipped')).toMatchObject({ tile: 'B1', id: 'T20', by: 'M1', clause: 'ev.flip.1' })
    expect(tileAt(s, 'B1').up).toBe(true)
    s.do('Z', placeZombie([10, 4]))
    expect(zombieAt(s, 1)).toEqual([10, 4])
    expect(marineAt(s, 'M1')).toEqual([8, 4])
  })

  it('[ev.flip.1] a step on a face-up tile flips nothing', () => {
    const s = beside('T20').do('M1', { do: 'step', to: [7, 5] })
    expect(told(s)).not.toContain('tile flipped')
    expect(tileAt(s, 'B1').up).toBe(false)
  })

  it('[ev.flip.2] nothing is placed on or aimed at a face-down tile, and shots and grenades flip none', () => {
    const s = beside('T20', { zombies: [zombie([7, 1]), zombie([6, 1])], dice: ['ev.attack.3: 1', 'ev.spawn.5: 1'] })
    expect(s.refused('M1', { do: 'throw', at: [8, 4] }).clause).toBe('ev.gren.4')
    s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: true })
    expect(s.state.phase).toBe('zombies')
    s.do('Z', { do: 'end-phase' })
    expect(s.refused('Z', placeZombie([8, 1])).clause).toBe('ev.flip.2')
    const blast = beside('T20', { marines: [grunt({ at: [7, 4] }), grunt({ seat: 'M2', at: [20, 20] })] })
    blast.do('M1', { do: 'throw', at: [7, 1] })
    for (const one of [s, blast])
      expect([tileAt(one, 'B1').up, told(one).includes('tile flipped')]).toEqual([false, false])
  })

  it('[ev.flip.3] first the flip, then the whole population, then the step, which is made', () => {
    const s = flipped('T20', ['ev.pop.1: 1', 'ev.pop.11: 1'])
    expect([s.asks, marineAt(s, 'M1')]).toEqual(['place a door', [7, 4]])
    playOn(s, ({ asks }) => asks === 'place a door')
    expect([s.asks, marineAt(s, 'M1')]).toEqual(['place a zombie', [7, 4]])
    s.do('Z', placeZombie([10, 4]))
    expect(told(s).slice(1)).toEqual([
      'tile flipped',
      'doors rolled',
      'door placed',
      'door placed',
      'zombies rolled',
      'zombie placed',
      'stepped',
    ])
    expect([marineAt(s, 'M1'), theMarine(s, 'M1').moved]).toEqual([[8, 4], 1])
  })

  it('[ev.flip.3] the side crossed must be open or carry a door that the figure may use', () => {
    const shut = beside('T20', { walls: [wall([7, 4], [8, 4])] })
    expect(shut.refused('M1', { do: 'step', to: [8, 4] }).clause).toBe('ev.move.3')
    const stage: Stage = { walls: [wall([7, 4], [8, 4])], doors: [door([7, 4], [8, 4])], options: NO_DOORS }
    const marine = flipped('T20', ['ev.pop.1: 1', 'ev.pop.11: 1'], stage).do('Z', placeZombie([10, 4]))
    expect(marineAt(marine, 'M1')).toEqual([8, 4])
    const walker = beside('T20', {
      ...stage,
      marines: [grunt({ at: [30, 30] })],
      zombies: [zombie([7, 4])],
      phase: 'zombies',
    })
    walker.do('Z', { do: 'activate', zombie: 1 })
    expect(walker.refused('Z', { do: 'step', to: [8, 4] }).clause).toBe('ev.zdoor.1')
  })

  // T02 draws walls on its border beside its corner rooms; T04 has none, and no inner square either.
  it('[ev.flip.4] a wall that the new tile draws blocks the step; it is not spent, and the marine may go on', () => {
    const s = beside('T02', {
      marines: [grunt({ at: [7, 1] })],
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('M1', { do: 'step', to: [8, 1] }).do('Z', placeZombie([10, 4]))
    expect(s.event('step blocked')).toMatchObject({
      seat: 'M1',
      onto: [8, 1],
      clause: 'ev.flip.4',
      because: 'wall',
    })
    expect([marineAt(s, 'M1'), theMarine(s, 'M1').moved]).toEqual([[7, 1], 0])
    for (const to of [
      [7, 2],
      [7, 3],
      [7, 4],
    ] as [number, number][])
      s.do('M1', { do: 'step', to })
    expect(theMarine(s, 'M1').attack).toBeNull()
    s.do('M1', { do: 'step', to: [8, 4] })
    expect(theMarine(s, 'M1').attack).toBe('sprint')
  })

  it('[ev.flip.4] a door placed on that wall lets the marine in', () => {
    const s = beside('T02', { marines: [grunt({ at: [7, 1] })], dice: ['ev.pop.1: 1', 'ev.pop.11: 1'] })
    s.do('M1', { do: 'step', to: [8, 1] })
      .do('Z', placeDoor([9, 2], [9, 3]))
      .do('M1', placeDoor([7, 1], [8, 1]))
    s.do('Z', placeZombie([10, 4]))
    expect(marineAt(s, 'M1')).toEqual([8, 1])
  })

  it('[ev.flip.4] a zombie placed in the square to be entered blocks the step', () => {
    const s = beside('T04', {
      marines: [grunt({ at: [7, 1] })],
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('M1', { do: 'step', to: [8, 1] }).do('Z', placeZombie([8, 1]))
    expect([marineAt(s, 'M1'), theMarine(s, 'M1').moved, told(s).at(-1)]).toEqual([[7, 1], 0, 'step blocked'])
  })

  it('[ev.flip.4] a zombie is stopped by a standing door there as well, and may go on with both squares', () => {
    const s = beside('T02', {
      marines: [grunt({ at: [30, 30] })],
      zombies: [zombie([7, 1]), zombie([30, 20])],
      phase: 'zombies',
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'step', to: [8, 1] })
    s.do('Z', placeDoor([7, 1], [8, 1]))
      .do('M1', placeDoor([9, 2], [9, 3]))
      .do('Z', placeZombie([10, 4]))
    expect(s.event('step blocked')).toMatchObject({ zombie: 1, seat: null, because: 'door' })
    expect([zombieAt(s, 1), s.state.zombieMoved]).toEqual([[7, 1], 0])
    s.do('Z', { do: 'step', to: [7, 2] }).do('Z', { do: 'step', to: [7, 3] })
    expect(zombieAt(s, 1)).toEqual([7, 3])
  })

  /** M1 and M2 stand together; M1's step onto B1 has been blocked by the wall of T02. */
  const blocked = (type: typeof grunt, stage: Stage = {}): EvacScene =>
    beside('T02', {
      marines: [type({ at: [7, 1] }), grunt({ seat: 'M2', at: [6, 1], hp: 1 })],
      options: NO_DOORS,
      ...stage,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1', ...((stage.dice as string[] | undefined) ?? [])],
    })
      .do('M1', { do: 'step', to: [8, 1] })
      .do('Z', placeZombie([10, 4]))

  it('[ev.flip.5] a marine whose step was blocked cannot stand, and an attack ends its activation', () => {
    const s = blocked(grunt, { zombies: [zombie([7, 6])], dice: ['ev.attack.3: 6'] })
    expect(s.refused('M1', { do: 'shoot', weapon: 'pistol', zombie: 1, stand: true }).clause).toBe('ev.flip.5')
    s.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1 })
    expect(s.event('attacked')).toMatchObject({ total: 6 })
    expect(theMarine(s, 'M1').acted).toBe(true)
  })

  it('[ev.flip.5] nor gets a Medic the healing bonus', () => {
    const s = blocked(medic, { dice: ['ev.heal.5: 3'] })
    expect(s.refused('M1', { do: 'heal', marine: 'M2', stand: true }).clause).toBe('ev.flip.5')
    s.do('M1', { do: 'heal', marine: 'M2' })
    expect(s.event('healed')).toMatchObject({ total: 3, restored: 0 })
  })

  it('[ev.flip.6] a step that flipped a tile is not taken back; another one is', () => {
    const read = matchFromPosition(
      evac,
      { marines: [grunt({ at: [6, 4] })], tiles: { B1: { id: 'T04', up: false } }, options: { doorTable: [0, 0, 0] } },
      {},
      {},
      scriptedDice(['ev.pop.1: 1', 'ev.pop.11: 1']),
    )
    if (!read.ok) throw new Error(read.fault.reason)
    const match = read.value
    expect(match.submit('M1', null, { do: 'step', to: [7, 4] }).ok).toBe(true)
    expect(undo(match, 'M1')).toBeNull()
    expect(match.submit('M1', null, { do: 'step', to: [7, 4] }).ok).toBe(true)
    expect(match.submit('M1', null, { do: 'step', to: [8, 4] }).ok).toBe(true)
    expect(mayUndo(match, 'M1')?.clause).toBe('table.undo')
    expect(match.entries.at(-1)?.revealed).toBe(true)
  })

  it('[ev.flip.6] a step that is still possible is made without asking again', () => {
    const s = flipped('T20', ['ev.pop.1: 1', 'ev.pop.11: 1'], { options: NO_DOORS }).do('Z', placeZombie([10, 4]))
    expect([s.asks, marineAt(s, 'M1')]).toEqual(['act', [8, 4]])
  })

  it("[ev.flip.7] no step onto a face-down tile from another marine's square", () => {
    const s = beside('T20', { marines: [grunt({ at: [6, 4] }), grunt({ seat: 'M2', at: [7, 4] })] })
    s.do('M1', { do: 'step', to: [7, 4] })
    expect(s.refused('M1', { do: 'step', to: [8, 4] }).clause).toBe('ev.flip.7')
    expect(s.offers('M1')).not.toContain('step to:[8,4]')
    expect(tileAt(s, 'B1').up).toBe(false)
  })

  it("[ev.flip.7] nor from another zombie's square", () => {
    const s = beside('T20', {
      marines: [grunt({ at: [30, 30] })],
      zombies: [zombie([6, 4]), zombie([7, 4])],
      phase: 'zombies',
    })
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'step', to: [7, 4] })
    expect(s.refused('Z', { do: 'step', to: [8, 4] }).clause).toBe('ev.flip.7')
  })

  it('[ev.flip.8] after the flip the marine goes on with the steps and the attack it has left', () => {
    const s = flipped('T20', ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.attack.3: 2'], {
      options: NO_DOORS,
      marines: [grunt({ at: [7, 4] }), grunt({ seat: 'M2', at: [30, 30] })],
    })
    s.do('Z', placeZombie([12, 5]))
      .do('M1', { do: 'step', to: [9, 4] })
      .do('M1', { do: 'step', to: [10, 4] })
    s.do('M1', { do: 'shoot', weapon: 'pistol', zombie: 1 })
    expect([marineAt(s, 'M1'), theMarine(s, 'M1').moved, theMarine(s, 'M1').attack]).toEqual([[10, 4], 3, 'shot'])
  })

  /** A zombie at (7,4) beside the face-down tile, in the Zombie Turn; the marine is far away unless told. */
  const prowling = (id: TileId, stage: Stage): EvacScene =>
    beside(id, { marines: [grunt({ at: [30, 30] })], zombies: [zombie([7, 4])], phase: 'zombies', ...stage }).do('Z', {
      do: 'activate',
      zombie: 1,
    })

  it('[ev.flip.9] zombies flip tiles too', () => {
    const s = prowling('T20', { options: NO_DOORS, dice: ['ev.pop.1: 1', 'ev.pop.11: 1'] })
    s.do('Z', { do: 'step', to: [8, 4] }).do('Z', placeZombie([10, 4]))
    expect(s.event('tile flipped')).toMatchObject({ tile: 'B1', by: 'Z', clause: 'ev.flip.9' })
    expect([zombieAt(s, 1), s.state.flips]).toEqual([[8, 4], { marines: 0, zombies: 1 }])
  })

  it('[ev.flip.9] with `zombiesFlipTiles` off they neither step onto face-down tiles nor batter doors to them', () => {
    const open = prowling('T20', { options: { zombiesFlipTiles: false } })
    expect(open.refused('Z', { do: 'step', to: [8, 4] }).clause).toBe('ev.flip.9')
    expect(open.offers('Z')).not.toContain('step to:[8,4]')
    const shut: Stage = { walls: [wall([7, 4], [8, 4])], doors: [door([7, 4], [8, 4])] }
    const closed = prowling('T20', { ...shut, options: { zombiesFlipTiles: false } })
    expect(closed.refused('Z', { do: 'batter', to: [8, 4] }).clause).toBe('ev.flip.9')
    expect(prowling('T20', shut).offers('Z')).toContain('batter to:[8,4]')
  })

  it('[ev.flip.10] zombies placed in the Zombie Turn neither move nor attack in it', () => {
    const s = prowling('T04', {
      marines: [grunt({ at: [20, 1] })],
      zombies: [zombie([7, 4]), zombie([7, 7])],
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.spawn.5: 1'],
    })
    s.do('Z', { do: 'step', to: [8, 4] })
      .do('Z', placeZombie([21, 1]))
      .do('Z', { do: 'stop' })
    expect(zombieNo(s, 3)?.fresh).toBe(true)
    expect(s.offers('Z')).toEqual(['activate zombie:2', 'end-phase'])
    expect(s.refused('Z', { do: 'activate', zombie: 3 }).clause).toBe('ev.flip.10')
    s.do('Z', { do: 'end-phase' })
    expect(told(s)).not.toContain('bitten')
    expect([s.state.turn, zombieNo(s, 3)?.fresh]).toEqual([2, false])
  })

  it('[ev.flip.10] zombies of a tile that a marine flipped do attack in the same turn', () => {
    const s = beside('T04', {
      marines: [grunt({ at: [7, 2] })],
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.spawn.5: 1'],
    })
    s.do('M1', { do: 'step', to: [8, 2] })
      .do('Z', placeZombie([8, 1]))
      .do('M1', { do: 'end' })
    expect(s.offers('Z')).toContain('activate zombie:1')
    s.do('Z', { do: 'end-phase' })
    expect(theMarine(s, 'M1').hp).toBe(4)
  })

  it('[ev.flip.12] the helipad is announced to everybody and populated like any other tile', () => {
    const s = flipped('T01', ['ev.pop.1: 1', 'ev.pop.11: 2'])
    expect(s.event('helipad found')).toMatchObject({ tile: 'B1', clause: 'ev.flip.12' })
    for (const seat of ['Z', 'M1', null]) expect(s.storyFor(seat)).toContain('ev.flip.12 helipad found')
    expect(s.asks).toBe('place a door')
    playOn(s, ({ asks }) => asks === 'place a door' || asks === 'place a zombie')
    expect(s.state.zombies).toHaveLength(2)
    expect(flipped('T20', ['ev.pop.1: 1']).story).not.toContain('ev.flip.12 helipad found')
  })
})

describe('door counters', () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 4],
    [5, 4],
    [6, 6],
  ])('[ev.pop.1] a roll of %d brings %d door counters', (face, counters) => {
    const s = flipped('T20', [`ev.pop.1 d6: ${face}`, 'ev.pop.11: 1'])
    expect(s.event('doors rolled')).toMatchObject({ face, doors: counters })
    playOn(s, ({ asks }) => asks === 'place a door')
    expect(s.state.doors).toHaveLength(counters)
  })

  const placers = (counters: number): string => {
    const s = flipped('T20', ['ev.pop.1: 1', 'ev.pop.11: 1'], { options: { doorTable: [counters, 0, 0] } })
    playOn(s, ({ asks }) => asks === 'place a door')
    return s.state.doors.map((d) => d.by).join(' ')
  }

  it('[ev.pop.2] half of the counters, rounded up, are the zombie player’s', () => {
    const share = (counters: number): number =>
      placers(counters)
        .split(' ')
        .filter((by) => by === 'Z').length
    expect([2, 4, 6, 1, 3, 5].map(share)).toEqual([1, 2, 3, 1, 2, 3])
  })

  it('[ev.pop.3] the zombie player places first, then both sides alternate', () => {
    expect(placers(6)).toBe('Z M1 Z M1 Z M1')
    expect(placers(5)).toBe('Z M1 Z M1 Z')
    expect(placers(1)).toBe('Z')
    const s = flipped('T20', ['ev.pop.1: 1'])
    expect(s.refused('M1', placeDoor([12, 2], [12, 1])).clause).toBe('table.seat')
  })

  it('[ev.pop.4] the marine counters are placed by the seat that flipped the tile', () => {
    const s = beside('T20', {
      marines: [grunt({ at: [20, 20] }), medic({ seat: 'M2', at: [7, 4] })],
      dice: ['ev.pop.1: 1'],
    })
    s.do('M2', { do: 'step', to: [8, 4] }).do('Z', s.offered('Z')[0] as { do: 'end' })
    expect(s.owe).toEqual(['M2'])
  })

  it('[ev.pop.4] for a tile flipped by a zombie, and in the set-up, by the patrol leader', () => {
    const s = beside('T20', {
      marines: [grunt({ at: [20, 20] }), medic({ seat: 'M2', at: [7, 7] })],
      holders: { M1: { bot: 'test' } },
      zombies: [zombie([7, 4])],
      phase: 'zombies',
      dice: ['ev.pop.1: 1'],
    })
    s.do('Z', { do: 'activate', zombie: 1 })
      .do('Z', { do: 'step', to: [8, 4] })
      .do('Z', s.offered('Z')[0] as { do: 'end' })
    expect(s.owe).toEqual(['M2'])
  })

  it('[ev.pop.5] a counter goes on a wall section between two squares, never on a corner or an open side', () => {
    const s = flipped('T20', ['ev.pop.1: 1'])
    expect(s.refused('Z', placeDoor([12, 2], [13, 3])).clause).toBe('ev.pop.5')
    expect(s.refused('Z', placeDoor([12, 2], [12, 2])).clause).toBe('ev.pop.5')
    expect(s.refused('Z', placeDoor([8, 4], [9, 4])).clause).toBe('ev.pop.5')
    s.do('Z', placeDoor([12, 2], [12, 1]))
    expect(s.event('door placed').side).toEqual([
      [12, 1],
      [12, 2],
    ])
  })

  it('[ev.pop.6] legal are the walls the new tile draws, inside and on its border, but not on the map edge', () => {
    const s = flipped('T02', ['ev.pop.1: 1'], { tiles: { C1: { id: 'T05', up: false } } })
    const expected = drawnWalls('T02', [8, 1]).filter((side) => !/,0\|/.test(side))
    expect(expected).toHaveLength(16 + 12)
    expect(doors(s, 'Z').map(written).sort()).toEqual(expected.sort())
    // the east border, beside the face-down C1, is among them
    s.do('Z', placeDoor([14, 1], [15, 1]))
    expect(s.state.doors).toHaveLength(1)
  })

  it('[ev.pop.6] a wall that only the neighbour draws, or any other tile, is not legal', () => {
    const s = flipped('T04', ['ev.pop.1: 1'], { tiles: { A1: { id: 'T02' }, D1: { id: 'T02' } } })
    expect(s.refused('Z', placeDoor([7, 1], [8, 1])).clause).toBe('ev.pop.6')
    expect(s.refused('Z', placeDoor([23, 1], [24, 1])).clause).toBe('ev.pop.6')
  })

  it('[ev.pop.6] a wall that both tiles draw on the shared border is legal', () => {
    const s = flipped('T02', ['ev.pop.1: 1'], { tiles: { A1: { id: 'T02' } } })
    s.do('Z', placeDoor([7, 1], [8, 1]))
    expect(s.state.doors.map((d) => d.by)).toEqual(['Z'])
  })

  it('[ev.pop.7] a wall section holds one door counter in the whole game, standing or destroyed', () => {
    for (const state of ['standing', 'destroyed'] as const) {
      const s = flipped('T02', ['ev.pop.1: 1'], { tiles: { A1: { id: 'T02' } }, doors: [door([7, 1], [8, 1], state)] })
      expect(s.refused('Z', placeDoor([7, 1], [8, 1])).clause).toBe('ev.pop.7')
      expect(doors(s, 'Z').map(written)).not.toContain('7,1|8,1')
      s.do('Z', placeDoor([7, 2], [8, 2]))
      expect(s.refused('M1', placeDoor([7, 2], [8, 2])).clause).toBe('ev.pop.7')
    }
  })

  it('[ev.pop.8] nobody may decline to place a counter', () => {
    const s = flipped('T20', ['ev.pop.1: 1'])
    expect(s.refused('Z', { do: 'stop' }).clause).toBe('ev.pop.8')
    expect(s.refused('Z', { do: 'end-phase' }).clause).toBe('ev.pop.8')
    s.do('Z', s.offered('Z')[0] as { do: 'end' })
    expect(s.refused('M1', { do: 'end' }).clause).toBe('ev.pop.8')
  })

  it('[ev.pop.9] where there is no wall at all, all counters are lost', () => {
    const s = flipped('T00', ['ev.pop.1: 6', 'ev.pop.11: 1'])
    expect(s.event('doors lost')).toMatchObject({ doors: 6, clause: 'ev.pop.9' })
    expect([s.state.doors, s.asks]).toEqual([[], 'place a zombie'])
  })

  it('[ev.pop.9] when the last wall section has its counter, the rest of both sides is lost', () => {
    // T12 in the corner has 12 sections inside it; two of them have doors already.
    const taken: [XY, XY][] = [
      [
        [31, 30],
        [31, 31],
      ],
      [
        [33, 30],
        [33, 31],
      ],
    ]
    const s = scene({
      marines: [grunt({ at: [28, 32] })],
      tiles: { E5: { id: 'T12', up: false } },
      walls: taken,
      doors: taken.map(([a, b]) => door(a, b)),
      options: { doorTable: [12, 0, 0] },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1'],
    })
    s.do('M1', { do: 'step', to: [29, 32] })
    playOn(s, ({ asks }) => asks === 'place a door')
    expect(s.state.doors).toHaveLength(12)
    expect(s.event('doors lost').doors).toBe(2)
  })

  it('[ev.pop.10] doors are placed standing', () => {
    const s = flipped('T20', ['ev.pop.1: 4', 'ev.pop.11: 1'])
    playOn(s, ({ asks }) => asks === 'place a door')
    expect(s.state.doors.map((d) => d.standing)).toEqual([true, true, true, true])
  })
})

describe('zombies on a new tile', () => {
  /** So many marines, so many of them dead, the first at (7,4). */
  const patrol = (living: number, dead = 0): object[] =>
    Array.from({ length: living + dead }, (_, i) =>
      grunt({ seat: `M${i + 1}`, at: i === 0 ? [7, 4] : [1 + i, 20], ...(i >= living ? { hp: 0 } : {}) }),
    )
  const rolled = (marines: object[], dice: number, options: OptionValues = {}): number => {
    const s = flipped('T20', ['ev.pop.1: 1', `ev.pop.11 d4: ${Array(dice).fill(1).join(' ')}`], {
      marines,
      options: { ...NO_DOORS, ...options },
    })
    return s.event('zombies rolled').faces.length
  }

  it.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
    [7, 3],
    [9, 3],
    [10, 4],
    [12, 4],
  ])('[ev.pop.11] with %d marines %d d4 are rolled, after the doors', (marines, dice) => {
    expect(rolled(patrol(marines), dice)).toBe(dice)
  })

  it('[ev.pop.12] only living marines count; with `countMarines` starting the dead as well', () => {
    expect(rolled(patrol(3, 1), 1)).toBe(1)
    expect(rolled(patrol(6, 6), 2)).toBe(2)
    expect(rolled(patrol(3, 1), 2, { countMarines: 'starting' })).toBe(2)
    expect(rolled(patrol(6, 6), 4, { countMarines: 'starting' })).toBe(4)
  })

  const populating = (id: TileId, zombies: number, stage: Stage = {}): EvacScene =>
    flipped(id, ['ev.pop.1: 1', `ev.pop.11: ${zombies}`], {
      ...stage,
      options: { ...NO_DOORS, ...stage.options },
    })

  it.each(['T20', 'T10', 'T05', 'T13', 'T00'] as const)(
    '[ev.pop.13] [ev.pop.14] zombies go into outdoor squares of the middle of %s',
    (id) => {
      const s = populating(id, 1)
      expect(places(s)).toEqual(inner(id))
    },
  )

  it('[ev.pop.13] one per square, outdoors, by the zombie player', () => {
    const s = populating('T20', 2)
    expect(s.owe).toEqual(['Z'])
    expect(s.refused('M1', placeZombie([10, 4])).clause).toBe('table.seat')
    expect(s.refused('Z', { do: 'end-phase' }).clause).toBe('ev.pop.13')
    // local (5,3) of T20 is inside the ruin
    expect(s.refused('Z', placeZombie([12, 3])).clause).toBe('ev.pop.13')
    s.do('Z', placeZombie([10, 4]))
    expect(s.refused('Z', placeZombie([10, 4])).clause).toBe('ev.map.11')
    s.do('Z', placeZombie([11, 4]))
    expect([zombieAt(s, 1), zombieAt(s, 2)]).toEqual([
      [10, 4],
      [11, 4],
    ])
  })

  it('[ev.pop.14] the two rows and columns nearest to the edge of the tile are too near', () => {
    const s = populating('T00', 1)
    for (const at of [
      [9, 4],
      [13, 4],
      [11, 2],
      [11, 6],
      [8, 1],
      [14, 7],
    ] as XY[])
      expect(s.refused('Z', placeZombie(at)).clause).toBe('ev.pop.14')
    for (const at of [
      [10, 3],
      [12, 5],
    ] as XY[])
      expect(s.offers('Z')).toContain(`place-zombie at:[${at}]`)
  })

  it('[ev.pop.15] [ev.pop.16] extra zombies go into spawn squares, but only when the middle is full', () => {
    // T10 has two outdoor squares in its middle, (11,3) and (11,5)
    const s = populating('T10', 3)
    expect(s.refused('Z', placeZombie([18, 18])).clause).toBe('ev.pop.16')
    expect(s.refused('Z', placeZombie([1, 1])).clause).toBe('ev.pop.16')
    s.do('Z', placeZombie([11, 3])).do('Z', placeZombie([11, 5]))
    expect(places(s).map(String)).toContain('18,18')
    expect(s.refused('Z', placeZombie([11, 2])).clause).toBe('ev.spawn.1')
    s.do('Z', placeZombie([18, 18]))
    const clauses = s.events.flatMap((event) => (event.e === 'zombie placed' ? [event.clause] : []))
    expect(clauses).toEqual(['ev.pop.13', 'ev.pop.13', 'ev.pop.15'])
  })

  it('[ev.pop.15] overflow keeps to the spawn squares: none farther inside, none too near to a marine by house rule', () => {
    const s = populating('T04', 1, { options: { spawnMinDistance: 5 } })
    expect(s.refused('Z', placeZombie([3, 3])).clause).toBe('ev.spawn.1')
    expect(s.refused('Z', placeZombie([12, 1])).clause).toBe('ev.spawn.4')
    expect(s.offers('Z')).toContain('place-zombie at:[13,1]')
  })

  it('[ev.pop.17] overflow squares may be on the new tile and next to a marine', () => {
    const s = populating('T04', 2, { marines: [grunt({ at: [7, 4] }), grunt({ seat: 'M2', at: [20, 2] })] })
    s.do('Z', placeZombie([8, 1])).do('Z', placeZombie([20, 1]))
    expect([zombieAt(s, 1), zombieAt(s, 2)]).toEqual([
      [8, 1],
      [20, 1],
    ])
  })

  it('[ev.pop.18] without a spawn square either the rest is lost', () => {
    const s = scene({
      marines: [grunt({ at: [8, 14] })],
      defaultTile: { id: 'T05', up: false },
      tiles: { B2: { id: 'T00' }, B3: { id: 'T10', up: false } },
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 4'],
    })
    s.do('M1', { do: 'step', to: [8, 15] })
    s.do('Z', placeZombie([11, 17])).do('Z', placeZombie([11, 19]))
    expect(s.event('zombies lost')).toMatchObject({ zombies: 2, clause: 'ev.pop.18' })
    expect([s.state.zombies.length, s.state.lost, s.asks]).toEqual([2, 2, 'act'])
  })

  it('[ev.pop.19] placed zombies are standing', () => {
    const s = populating('T10', 4)
    playOn(s, ({ asks }) => asks === 'place a zombie')
    expect(s.state.zombies.map((z) => z.down)).toEqual([false, false, false, false])
  })
})

describe('zombie spawn squares', () => {
  const spawning = (stage: Stage = {}): EvacScene => scene({ phase: 'spawn', dice: ['ev.spawn.5: 1'], ...stage })

  it('[ev.spawn.1] [ev.spawn.3] the empty outdoor squares of the Spawn tile and of the map edge, no others', () => {
    const s = spawning({
      tiles: { C3: { id: 'T20' }, A1: { id: 'T02' } },
      zombies: [zombie([10, 1])],
      marines: [grunt({ at: [15, 15] })],
    })
    const outdoor = (x: number, y: number): boolean => {
      const id: TileId = x <= 7 && y <= 7 ? 'T02' : x >= 15 && x <= 21 && y >= 15 && y <= 21 ? 'T20' : 'T00'
      return TILES[id].text.split('\n')[2 * ((y - 1) % 7) + 1]?.[2 * ((x - 1) % 7) + 1] !== '#'
    }
    const expected: string[] = []
    for (let y = 1; y <= 35; y++)
      for (let x = 1; x <= 35; x++) {
        const edge = x === 1 || x === 35 || y === 1 || y === 35
        const centre = x >= 15 && x <= 21 && y >= 15 && y <= 21
        const taken = (x === 10 && y === 1) || (x === 15 && y === 15)
        if ((edge || centre) && !taken && outdoor(x, y)) expected.push(`${x},${y}`)
      }
    expect(places(s).map(String)).toEqual(expected)
    expect(s.refused('Z', placeZombie([1, 1])).clause).toBe('ev.spawn.1')
    expect(s.refused('Z', placeZombie([10, 10])).clause).toBe('ev.spawn.1')
  })

  it('[ev.spawn.2] squares of face-down tiles do not count', () => {
    const s = spawning({
      marines: [grunt({ at: [10, 10] })],
      tiles: { A1: { id: 'T00', up: false }, C3: { id: 'T00', up: false } },
    })
    expect(places(s).some(([x, y]) => (x <= 7 && y <= 7) || (x >= 15 && x <= 21 && y >= 15 && y <= 21))).toBe(false)
    expect(s.refused('Z', placeZombie([1, 1])).clause).toBe('ev.flip.2')
    expect(s.refused('Z', placeZombie([18, 18])).clause).toBe('ev.flip.2')
  })

  it('[ev.spawn.3] the margin of the Spawn tile counts', () => {
    const s = spawning().do('Z', placeZombie([15, 21]))
    expect(zombieAt(s, 1)).toEqual([15, 21])
  })

  it('[ev.spawn.4] a spawn square may be next to a marine and in its view', () => {
    const s = spawning({ marines: [grunt({ at: [2, 2] })] }).do('Z', placeZombie([1, 2]))
    expect(zombieAt(s, 1)).toEqual([1, 2])
  })

  it('[ev.spawn.4] `spawnMinDistance` keeps zombies farther than that from every living marine', () => {
    const s = spawning({
      marines: [grunt({ at: [1, 10] }), grunt({ seat: 'M2', at: [35, 20], hp: 0 })],
      options: { spawnMinDistance: 3 },
    })
    const west = places(s).flatMap(([x, y]) => (x === 1 && y >= 5 && y <= 15 ? [y] : []))
    expect(west).toEqual([5, 6, 14, 15])
    expect(s.refused('Z', placeZombie([1, 13])).clause).toBe('ev.spawn.4')
    s.do('Z', placeZombie([35, 20]))
    expect(zombieAt(s, 1)).toEqual([35, 20])
  })
})

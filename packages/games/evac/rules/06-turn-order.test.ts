import { describe, expect, it } from 'vitest'
import {
  type EvacScene,
  grunt,
  newGame,
  NO_DOORS,
  offersOf,
  scene,
  theMarine,
  throughSetUp,
  tileAt,
  zombie,
  zombieAt,
} from '../testing.ts'

type XY = readonly [number, number]
type Stage = NonNullable<Parameters<typeof scene>[0]>

const placeZombie = (at: XY) => ({ do: 'place-zombie', at: [...at] }) as unknown as { do: 'end' }
const patrol = (living: number, dead = 0): object[] =>
  Array.from({ length: living + dead }, (_, i) =>
    grunt({ seat: `M${i + 1}`, at: [4 + i, 4], ...(i >= living ? { hp: 0 } : {}) }),
  )
const spawning = (dice: string, stage: Stage = {}): EvacScene =>
  scene({ phase: 'spawn', dice: [`ev.spawn.5 d4: ${dice}`], ...stage })
const phases = (s: EvacScene): string[] =>
  s.events.flatMap((event) => (event.e === 'phase began' ? [`${event.turn} ${event.phase}`] : []))

describe('the Zombie Spawn phase', () => {
  it.each([
    [1, '1'],
    [3, '1'],
    [4, '1 1'],
    [6, '1 1'],
    [7, '1 1 1'],
    [10, '1 1 1 1'],
    [12, '1 1 1 1'],
  ])('[ev.spawn.5] with %d marines the dice are %s', (marines, dice) => {
    const s = spawning(dice, { marines: patrol(marines) })
    expect(s.event('zombies rolled')).toMatchObject({
      clause: 'ev.spawn.5',
      tile: null,
      zombies: dice.split(' ').length,
    })
  })

  it('[ev.spawn.6] the living count; with `countMarines` starting all that set out', () => {
    expect(spawning('2', { marines: patrol(3, 3) }).event('zombies rolled').faces).toEqual([2])
    const all = spawning('2 3', { marines: patrol(3, 3), options: { countMarines: 'starting' } })
    expect(all.event('zombies rolled').faces).toEqual([2, 3])
  })

  it('[ev.spawn.7] the zombie player places that many, standing, one per square, where it likes', () => {
    const s = spawning('3')
    expect([s.asks, s.owe]).toEqual(['place a zombie', ['Z']])
    s.do('Z', placeZombie([35, 35])).do('Z', placeZombie([18, 18]))
    expect(s.refused('Z', placeZombie([18, 18])).clause).toBe('ev.map.11')
    s.do('Z', placeZombie([1, 1]))
    expect(s.state.phase).toBe('marines')
    expect([1, 2, 3].map((id) => zombieAt(s, id))).toEqual([
      [35, 35],
      [18, 18],
      [1, 1],
    ])
    expect(s.state.zombies.every((z) => !z.down)).toBe(true)
  })

  /** Only the Spawn tile lies face up besides B2: T03, whose 13 outdoor squares are its middle row and column. */
  const narrow = (dice: string): EvacScene => {
    const column = [15, 16, 17, 18, 19, 20, 21].map((y): XY => [18, y])
    const row = [15, 16, 17, 19, 20, 21].map((x): XY => [x, 18])
    return spawning(dice, {
      defaultTile: { id: 'T05', up: false },
      tiles: { B2: { id: 'T00' }, C3: { id: 'T03' } },
      marines: patrol(4).map((m, i) => ({ ...m, at: [8 + i, 8] })),
      zombies: [...column, ...row].slice(5).map((at) => zombie(at)),
    })
  }

  it('[ev.spawn.8] all must be placed while a spawn square is empty', () => {
    const s = narrow('2 2')
    expect(s.refused('Z', { do: 'end-phase' }).clause).toBe('ev.spawn.8')
    expect(s.refused('Z', { do: 'stop' }).clause).toBe('ev.spawn.8')
    for (let i = 0; i < 4; i++) s.do('Z', s.offered('Z')[0] as { do: 'end' })
    expect([s.state.phase, s.state.lost]).toEqual(['marines', 0])
  })

  it('[ev.spawn.8] when the squares are full the rest is lost, not saved up', () => {
    const s = narrow('4 4')
    expect(offersOf(s, 'Z', 'place-zombie')).toHaveLength(5)
    for (let i = 0; i < 5; i++) s.do('Z', s.offered('Z')[0] as { do: 'end' })
    expect(s.event('zombies lost')).toMatchObject({ clause: 'ev.spawn.8', zombies: 3 })
    expect([s.state.zombies.length, s.state.lost, s.state.phase]).toEqual([13, 3, 'marines'])
  })

  it('[ev.spawn.9] placing flips no tile', () => {
    const s = spawning('1', { tiles: { B1: { id: 'T20', up: false } } }).do('Z', placeZombie([7, 1]))
    expect([tileAt(s, 'B1').up, s.story.some((line) => line.includes('flipped'))]).toEqual([false, false])
  })

  const crowd = Array.from({ length: 9 }, (_, i) => zombie([10 + i, 10]))

  it('[ev.spawn.10] with `zombieCap` what would exceed it is lost', () => {
    const s = spawning('4', { zombies: crowd, options: { zombieCap: 10 } })
    expect(s.event('zombies lost')).toMatchObject({ zombies: 3, clause: 'ev.spawn.10' })
    s.do('Z', placeZombie([1, 1]))
    expect([s.state.zombies.length, s.state.lost, s.state.phase]).toEqual([10, 3, 'marines'])
  })

  it('[ev.spawn.10] the limit holds for a new tile as well; at the limit nothing is placed', () => {
    const s = scene({
      marines: [grunt({ at: [7, 4] })],
      tiles: { B1: { id: 'T20', up: false } },
      zombies: [...crowd, zombie([30, 30])],
      options: { ...NO_DOORS, zombieCap: 10 },
      dice: ['ev.pop.1: 1', 'ev.pop.11: 2'],
    })
    s.do('M1', { do: 'step', to: [8, 4] })
    expect([s.asks, s.state.zombies.length, s.state.lost]).toEqual(['act', 10, 2])
  })

  it('[ev.spawn.10] without it the supply is unlimited', () => {
    const many = Array.from({ length: 210 }, (_, i) => zombie([2 + (i % 30), 25 + Math.floor(i / 30)]))
    const s = spawning('4', { zombies: many })
    for (let i = 0; i < 4; i++) s.do('Z', s.offered('Z')[0] as { do: 'end' })
    expect([s.state.zombies.length, s.state.lost]).toEqual([214, 0])
  })
})

describe('turn order', () => {
  it('[ev.turn.1] [ev.turn.2] Zombie Spawn, Marines Turn, Zombie Turn, in every turn, the first included', () => {
    const s = newGame({
      options: { ...NO_DOORS, marines: 1 },
      dice: [
        'ev.pop.1: 1',
        'ev.pop.11: 1',
        'ev.pop.1: 1',
        'ev.pop.11: 1',
        'ev.spawn.5: 1',
        'ev.spawn.5: 1',
        'ev.spawn.5: 1',
      ],
    })
    throughSetUp(s)
    for (let turn = 1; turn <= 2; turn++) {
      s.do('Z', s.offered('Z')[0] as { do: 'end' })
      s.do('M1', { do: 'end' })
      s.do('Z', { do: 'end-phase' })
    }
    expect(phases(s)).toEqual(['1 spawn', '1 marines', '1 zombies', '2 spawn', '2 marines', '2 zombies', '3 spawn'])
  })

  it('[ev.turn.3] zombies placed in the Zombie Spawn phase act in the Zombie Turn of the same turn', () => {
    const s = scene({ marines: [grunt({ at: [2, 2] })], phase: 'spawn', dice: ['ev.spawn.5: 1', 'ev.spawn.5: 1'] })
    s.do('Z', placeZombie([1, 4])).do('M1', { do: 'end' })
    s.do('Z', { do: 'activate', zombie: 1 })
      .do('Z', { do: 'step', to: [1, 3] })
      .do('Z', { do: 'stop' })
    expect(theMarine(s, 'M1').hp).toBe(4)
  })

  it('[ev.turn.3] so do those placed during the Marines Turn', () => {
    const s = scene({
      marines: [grunt({ at: [7, 4] })],
      tiles: { B1: { id: 'T20', up: false } },
      options: NO_DOORS,
      dice: ['ev.pop.1: 1', 'ev.pop.11: 1', 'ev.spawn.5: 1'],
    })
    s.do('M1', { do: 'step', to: [8, 4] })
      .do('Z', placeZombie([10, 4]))
      .do('M1', { do: 'end' })
    s.do('Z', { do: 'activate', zombie: 1 })
      .do('Z', { do: 'step', to: [9, 4] })
      .do('Z', { do: 'stop' })
    expect(theMarine(s, 'M1').hp).toBe(4)
  })

  it('[ev.turn.4] a turn ends with the Zombie Turn: everybody may act again', () => {
    const s = scene({
      marines: [grunt({ acted: true }), grunt({ seat: 'M2', at: [20, 20] })],
      zombies: [zombie([9, 9]), zombie([12, 12])],
      dice: ['ev.spawn.5: 1'],
    })
    s.do('M2', { do: 'step', to: [20, 21] }).do('M2', { do: 'end' })
    s.do('Z', { do: 'activate', zombie: 1 }).do('Z', { do: 'stop' })
    expect([s.state.turn, s.offers('Z')]).toEqual([1, ['activate zombie:2', 'end-phase']])
    s.do('Z', { do: 'end-phase' }).do('Z', placeZombie([1, 1]))
    expect([s.state.turn, s.owe]).toEqual([2, ['M1', 'M2']])
    expect(s.state.marines.map((m) => [m.acted, m.moved, m.begun])).toEqual([
      [false, 0, false],
      [false, 0, false],
    ])
    expect(s.state.zombies.some((z) => z.acted || z.fresh)).toBe(false)
  })

  it('[ev.turn.4] the game stops at once when a victory condition is met', () => {
    const s = scene({
      tiles: { A1: { id: 'T01' } },
      marines: [grunt({ at: [4, 6] }), grunt({ seat: 'M2', at: [20, 20] })],
      zombies: [zombie([4, 4]), zombie([30, 30])],
      dice: ['ev.attack.3: 6'],
    })
    s.do('M1', { do: 'shoot', weapon: 'rifle', zombie: 1, stand: true })
    expect([s.outcome?.winners, s.state.turn, s.pending]).toEqual([['marines'], 1, null])
    expect(s.refused('M2', { do: 'end' }).clause).toBe('table.over')
  })
})

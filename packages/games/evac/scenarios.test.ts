import { type OptionValues, type Seat, seeded } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { LAYOUTS, type LayoutId } from './content/layouts.ts'
import { SHUFFLED } from './content/tiles.ts'
import { evac } from './index.ts'
import { OPTIONS } from './options.ts'
import { tileDistance, tileName, tileNamed } from './content/map.ts'
import type { State } from './state.ts'
import {
  type EvacScene,
  itemsOf,
  laying,
  marineAt,
  newGame,
  NO_DOORS,
  offersOf,
  playOn,
  theMarine,
  throughSetUp,
  tileAt,
} from './testing.ts'

type XY = readonly [number, number]

const settled = (options: OptionValues) => evac.settle(options)
const fault = (options: OptionValues): string => {
  const answer = settled(options)
  return answer.ok ? 'accepted' : answer.fault.at
}
const helipadAt = (s: EvacScene): string =>
  tileName(
    s.state.size,
    s.state.tiles.findIndex((tile) => tile.id === 'T01'),
  )
const flips = (s: EvacScene): string[] => s.events.flatMap((event) => (event.e === 'tile flipped' ? [event.tile] : []))
const zombieRolls = (s: EvacScene): string[] =>
  s.events.flatMap((event) =>
    event.e === 'zombies rolled' && event.tile !== null ? [`${event.tile} ${event.faces.length}`] : [],
  )
const draws = (s: EvacScene): string[] => s.dice.filter((line) => line.startsWith('draw'))
const away = (a: string, b: string): number => tileDistance(5, tileNamed(5, a), tileNamed(5, b))

interface Placed {
  at?: XY
  hp?: number
  fuel?: number
}

/**
 * The Marines Turn of turn 1 of a scenario that starts from C5 or as prescribed: without zombies, the marines put where
 * they are wanted, some of the tiles replaced by open ground.
 */
function rearranged(
  options: OptionValues,
  dice: readonly string[],
  marines: Record<Seat, Placed>,
  open: readonly string[] = [],
): EvacScene {
  const begun = newGame({ options: { ...NO_DOORS, ...options }, dice: [...dice, 'ev.spawn.5: 1'] })
  if (begun.asks === 'choose the start tile') begun.do('M1', { do: 'choose-start', tile: 'C5' })
  playOn(begun, ({ state }) => state.phase !== 'marines')
  const { exact: _, ...document } = JSON.parse(JSON.stringify(evac.position.write(begun.table))) as {
    exact: unknown
    zombies: object[]
    tiles: Record<string, object>
    marines: { seat: Seat; at: XY; hp: number; items: string[] }[]
  }
  const exact = JSON.parse(JSON.stringify(begun.state)) as State
  document.zombies = []
  exact.zombies = []
  for (const name of open) {
    const blank = { id: 'T00', rot: 0, up: true }
    document.tiles[name] = blank
    exact.tiles[tileNamed(exact.size, name)] = blank
  }
  for (const [seat, { at, hp, fuel }] of Object.entries(marines)) {
    const written = document.marines.find((m) => m.seat === seat)
    const marine = exact.marines.find((m) => m.seat === seat)
    if (!written || !marine) throw new Error(`no ${seat}`)
    if (at) [written.at, marine.at] = [at, (at[1] - 1) * 7 * exact.size + at[0] - 1]
    if (hp !== undefined) [written.hp, marine.hp] = [hp, hp]
    for (let i = 0; i < (fuel ?? 0); i++) {
      written.items.push('fuel')
      marine.items.push({ id: exact.nextItem++, kind: 'fuel', rounds: 0, usedBy: null })
    }
  }
  return sceneOf(evac)({ position: { ...document, exact } })
}

/** The dice of so many tiles populated in the set-up without doors, one zombie each (a single die per tile). */
const quiet = (...dice: readonly number[]): string[] =>
  dice.flatMap((n) => ['ev.pop.1: 1', `ev.pop.11: ${Array(n).fill(1).join(' ')}`])

describe('scenarios in general', () => {
  it('[ev.scen.1] without a word "Find the Helipad" is played, everything at its printed value', () => {
    const { value } = settled({}) as { value: OptionValues }
    expect(value.scenario).toBe('S1')
    expect(value).toEqual(Object.fromEntries(Object.entries(OPTIONS).map(([id, option]) => [id, option.standard])))
    const s = newGame({ dice: laying({ C3: 'T18' }) })
    expect([s.state.tiles.length, s.asks, s.offers('M1').length, tileName(5, s.state.spawnTile)]).toEqual([
      25,
      'choose the start tile',
      16,
      'C3',
    ])
    throughSetUp(newGame({ dice: seeded('S1') }))
  })

  it('[ev.scen.1] in S1 there is no fuel, no extra reload and no delay', () => {
    const s = newGame({
      options: NO_DOORS,
      dice: [...laying({ C3: 'T24', C5: 'T04' }), ...quiet(1, 1), 'ev.spawn.5: 1'],
    })
    s.do('M1', { do: 'choose-start', tile: 'C5' })
    throughSetUp(s)
    expect([s.state.cans, itemsOf(s, 'M3')]).toEqual([[], ['pistol:12', 'shotgun:8', 'knife']])
    expect(zombieRolls(s)).toEqual(['C3 1', 'C5 1'])
    expect(s.table.book.landsAtOnce()).toBe(true)
  })

  it('[ev.scen.4] what a scenario prescribes replaces the default, and the lobby may change it', () => {
    const chosen = (options: OptionValues): unknown[] => {
      const { value } = settled(options) as { value: OptionValues }
      return [value.landingDelay, value.evacNeeds]
    }
    expect(chosen({ scenario: 'S1' })).toEqual([0, 'one'])
    expect(chosen({ scenario: 'S3' })).toEqual([1, 'one'])
    expect(chosen({ scenario: 'S3', landingDelay: 0 })).toEqual([0, 'one'])
    expect(chosen({ scenario: 'S3', landingDelay: 3 })).toEqual([3, 'one'])
    expect(chosen({ scenario: 'S4' })).toEqual([0, 'all'])
    expect(chosen({ scenario: 'S4', evacNeeds: 'one' })).toEqual([0, 'one'])
  })

  it.each([
    ['S1', 1, 12],
    ['S2', 1, 3],
    ['S3', 3, 6],
    ['S4', 2, 6],
    ['S5', 3, 6],
  ])('[ev.scen.4] %s is for %d to %d marines; other numbers are refused', (scenario, least, most) => {
    for (let marines = 1; marines <= 12; marines++)
      expect(fault({ scenario, marines })).toBe(marines >= least && marines <= most ? 'accepted' : 'options.marines')
    expect(fault({ scenario })).toBe('accepted')
  })

  it('[ev.scen.5] a fixed layout goes with S1 and S5 only', () => {
    for (const layout of ['Alpha', 'Bravo', 'Charlie']) {
      for (const scenario of ['S1', 'S5']) expect(fault({ scenario, layout })).toBe('accepted')
      for (const scenario of ['S2', 'S3', 'S4']) expect(fault({ scenario, layout })).toBe('options.layout')
    }
    expect(fault({ layout: 'Delta' })).toBe('options.layout')
  })

  it.each(['Alpha', 'Bravo', 'Charlie'] as LayoutId[])(
    '[ev.scen.5] %s lies as written, face down, whatever the other switches say',
    (layout) => {
      for (const others of [{}, { rotateTiles: false, helipadMayBeCentre: true, helipadMinDistance: 4 }]) {
        const s = newGame({ options: { ...NO_DOORS, layout, ...others }, dice: ['ev.pop.1: 1', 'ev.pop.11: 1'] })
        const { rows, start } = LAYOUTS[layout]
        expect(s.state.tiles.map(({ id, rot }) => ({ id, rot }))).toEqual(
          rows.flat().map(({ id, rot }) => ({ id, rot })),
        )
        expect([s.asks, flips(s), draws(s)]).toEqual(['place a zombie', ['C3', start], []])
        expect(s.state.tiles.filter((tile) => tile.up)).toHaveLength(2)
      }
    },
  )
})

describe('S2 Quick Patrol', () => {
  it('[ev.scen.2] nine tiles: the helipad and eight of the other 24, turned at random', () => {
    const seen = new Set<string>()
    const turns = new Set<number>()
    for (let seed = 0; seed < 40; seed++) {
      const { tiles } = newGame({ options: { scenario: 'S2' }, dice: seeded(seed) }).state
      const ids = tiles.map((tile) => tile.id)
      expect([ids.length, new Set(ids).size, ids.includes('T01')]).toEqual([9, 9, true])
      for (const tile of tiles) {
        seen.add(tile.id)
        turns.add(tile.rot)
      }
    }
    expect([...seen].sort()).toEqual([...SHUFFLED])
    expect(turns.size).toBe(4)
  })

  it('[ev.scen.2] the Spawn tile is B2, the start any of the other eight, the helipad neither centre nor near', () => {
    for (let seed = 0; seed < 60; seed++) {
      const s = newGame({ options: { ...NO_DOORS, scenario: 'S2' }, dice: seeded(seed) })
      expect([flips(s), s.state.size]).toEqual([['B2'], 3])
      expect(s.offers('M1')).toEqual(
        ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'].map((name) => `choose-start tile:${name}`),
      )
      expect(helipadAt(s)).not.toBe('B2')
      const start = ['B3', 'A1'][seed % 2] as string
      s.do('M1', { do: 'choose-start', tile: start })
      expect(tileDistance(3, tileNamed(3, helipadAt(s)), tileNamed(3, start))).toBeGreaterThanOrEqual(2)
    }
    const s = newGame({ options: { scenario: 'S2' } })
    expect(s.refused('M1', { do: 'choose-start', tile: 'D1' }).clause).toBe('ev.setup.6')
  })
})

describe('S3 Hot LZ', () => {
  const options = { scenario: 'S3' }

  it('[ev.scen.2] [ev.flip.11] C3, C5 and the helipad at C2 are turned over and populated in this order; nobody chooses', () => {
    const s = newGame({ options: { ...options, ...NO_DOORS }, dice: [...quiet(1, 1, 2), 'ev.spawn.5: 1'] })
    throughSetUp(s)
    expect(flips(s)).toEqual(['C3', 'C5', 'C2'])
    expect([tileAt(s, 'C2').id, tileAt(s, 'C2').up]).toEqual(['T01', true])
    expect(zombieRolls(s)).toEqual(['C3 1', 'C5 1', 'C2 2'])
    expect(s.story).not.toContain('ev.setup.5 start chosen')
    expect(s.state.marines.every((m) => Math.floor(m.at / 35) >= 28)).toBe(true)
  })

  it('[ev.scen.2] the dice of C2 are doubled: with four marines four', () => {
    const s = newGame({
      options: { ...options, ...NO_DOORS, marines: 4 },
      dice: [...quiet(2, 2, 4), 'ev.spawn.5: 1 1'],
    })
    throughSetUp(s)
    expect(zombieRolls(s)).toEqual(['C3 2', 'C5 2', 'C2 4'])
  })

  it('[ev.scen.2] T01 is always at C2, however far the helipad should be; the other 24 tiles are shuffled and all are turned', () => {
    const turns = new Set<number>()
    const centre = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const s = newGame({ options: { ...options, ...NO_DOORS, helipadMinDistance: 4 }, dice: seeded(seed) })
      expect([helipadAt(s), s.state.tiles.map((tile) => tile.id).sort()]).toEqual(['C2', [...SHUFFLED]])
      turns.add(tileAt(s, 'C2').rot)
      centre.add(tileAt(s, 'C3').id)
    }
    expect([turns.size, centre.size > 15]).toEqual([4, true])
  })

  it('[ev.scen.2] every marine starts with one extra reload for its automatic weapon, the Lieutenant for the pistol', () => {
    const s = newGame({
      options: {
        ...options,
        ...NO_DOORS,
        marines: 4,
        lieutenant: true,
        types: ['medic', 'grunt', 'sergeant', 'lieutenant'],
      },
      dice: [...quiet(2, 2, 4), 'ev.spawn.5: 1 1'],
    })
    throughSetUp(s)
    const reloads = (seat: Seat): string[] => itemsOf(s, seat).filter((item) => item.startsWith('reload'))
    expect(['M1', 'M2', 'M3', 'M4'].map(reloads)).toEqual([
      ['reload:smg', 'reload:smg'],
      ['reload:rifle', 'reload:rifle'],
      ['reload:shotgun'],
      ['reload:pistol', 'reload:pistol'],
    ])
  })

  const dice = quiet(1, 1, 2)

  it('[ev.scen.2] the chopper is slow: the pad must be clear, with a marine on it, at the end of a Zombie Turn', () => {
    const s = rearranged(options, dice, { M1: { at: [18, 15] }, M2: { at: [18, 16] }, M3: { at: [18, 30] } })
    s.do('M1', { do: 'step', to: [18, 14] })
      .do('M1', { do: 'end' })
      .do('M2', { do: 'end' })
    expect(s.outcome).toBeNull()
    s.do('M3', { do: 'end' })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.land.2' })
  })

  it('[ev.scen.4] with `landingDelay` 0 it lands at once in S3 too', () => {
    const s = rearranged({ ...options, landingDelay: 0 }, dice, { M1: { at: [18, 15] } })
    s.do('M1', { do: 'step', to: [18, 14] })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
  })
})

describe('S4 Split Patrol', () => {
  const options = { scenario: 'S4' }

  it('[ev.scen.2] [ev.flip.11] C3, A3 and E3 are turned over and populated in this order; nobody chooses', () => {
    const s = newGame({
      options: { ...options, ...NO_DOORS },
      dice: [...laying({ C3: 'T18' }), ...quiet(1, 1, 1), 'ev.spawn.5: 1'],
    })
    throughSetUp(s)
    expect(flips(s)).toEqual(['C3', 'A3', 'E3'])
    expect(zombieRolls(s)).toEqual(['C3 1', 'A3 1', 'E3 1'])
    expect(s.story).not.toContain('ev.setup.5 start chosen')
  })

  it('[ev.scen.2] odd seats start on A3, even seats on E3', () => {
    const s = newGame({ options: { ...options, ...NO_DOORS, marines: 5 }, dice: seeded('split') })
    playOn(s, ({ asks }) => asks !== 'place your marine')
    expect(s.refused('M1', { do: 'deploy', type: 'grunt', at: [32, 18] }).clause).toBe('ev.setup.12')
    playOn(s, ({ owe }) => owe[0] !== 'M2')
    expect(s.refused('M2', { do: 'deploy', type: 'grunt', at: [4, 18] }).clause).toBe('ev.setup.12')
    throughSetUp(s)
    const west = (seat: Seat): boolean => marineAt(s, seat)[0] <= 7
    const east = (seat: Seat): boolean => marineAt(s, seat)[0] >= 29
    expect(['M1', 'M3', 'M5'].every(west)).toBe(true)
    expect(['M2', 'M4'].every(east)).toBe(true)
    expect(s.state.marines.every((m) => Math.floor(m.at / 35) >= 14 && Math.floor(m.at / 35) <= 20)).toBe(true)
  })

  it.each(['A3', 'E3', 'B3', 'D3', 'A2', 'E4'])(
    '[ev.scen.2] [ev.setup.8] a helipad at %s is too near to one of the starts',
    (name) => {
      const s = newGame({
        options: { ...options, ...NO_DOORS },
        dice: [...laying({ C3: 'T18', [name]: 'T01 r1', B1: 'T09 r2' }), 'draw ev.setup.8: 1', ...quiet(1)],
      })
      // far enough from both and face down: A1 to E1, B2 to D2, B4 to D4, A5 to E5
      expect(draws(s).filter((line) => line.includes('setup.8'))).toEqual(['draw ev.setup.8 of 16: 1'])
      expect([helipadAt(s), tileAt(s, 'B1').rot, tileAt(s, name).id, tileAt(s, name).rot]).toEqual(['B1', 1, 'T09', 2])
    },
  )

  it('[ev.scen.2] [ev.setup.8] the smaller of the two distances counts', () => {
    const near = newGame({
      options: { ...options, ...NO_DOORS },
      dice: [...laying({ C3: 'T18', C2: 'T01' }), ...quiet(1)],
    })
    expect(helipadAt(near)).toBe('C2')
    for (const least of [1, 2, 3, 4])
      for (let seed = 0; seed < 30; seed++) {
        const s = newGame({ options: { ...options, ...NO_DOORS, helipadMinDistance: least }, dice: seeded(seed) })
        expect(Math.min(away(helipadAt(s), 'A3'), away(helipadAt(s), 'E3'))).toBeGreaterThanOrEqual(least)
      }
  })

  // The Spawn tile is the helipad: what counts is who stands on it.
  const dice = [...laying({ C3: 'T01', A3: 'T20', E3: 'T25' }), ...quiet(1, 1, 1)]
  const together = { helipadMayBeCentre: true, marines: 2 }

  it('[ev.scen.2] every living marine must be on the helipad tile', () => {
    const s = rearranged({ ...options, ...together }, dice, { M1: { at: [14, 18] }, M2: { at: [22, 18] } }, [
      'B3',
      'D3',
    ])
    s.do('M1', { do: 'step', to: [15, 18] })
    expect(s.outcome).toBeNull()
    s.do('M1', { do: 'end' }).do('M2', { do: 'step', to: [21, 18] })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
  })

  it('[ev.scen.4] unless the lobby says `evacNeeds` one', () => {
    const s = rearranged(
      { ...options, ...together, evacNeeds: 'one' },
      dice,
      { M1: { at: [14, 18] }, M2: { at: [22, 18] } },
      ['B3', 'D3'],
    )
    s.do('M1', { do: 'step', to: [15, 18] })
    expect(s.outcome?.winners).toEqual(['marines'])
  })
})

describe('S5 Fuel Run', () => {
  const options = { scenario: 'S5', marines: 3 }

  it.each([
    ['T04 r0', [20, 33]],
    ['T04 r1', [17, 34]],
    ['T08 r0', [16, 30]],
    ['T08 r3', [16, 34]],
    ['T24 r0', [17, 31]],
    ['T24 r2', [19, 33]],
  ] as [string, XY][])('[ev.scen.2] when %s is turned over its can appears, turned with the tile', (tile, at) => {
    const s = newGame({ options: { ...options, ...NO_DOORS }, dice: [...laying({ C3: 'T20', C5: tile }), ...quiet(1)] })
    expect(s.state.cans).toEqual([])
    s.do('M1', { do: 'choose-start', tile: 'C5' })
    expect(s.event('fuel found')).toMatchObject({ at, clause: 'ev.scen.3' })
    const [square] = s.state.cans as [number]
    expect(s.table.facts.l.xy[square]).toEqual(at)
    expect(s.table.facts.outdoor[square]).toBe(0)
    expect(s.view(null).cans).toEqual([square])
  })

  it('[ev.scen.2] everything else is as in S1', () => {
    const s = newGame({
      options: { ...options, ...NO_DOORS },
      dice: [...laying({ C3: 'T20' }), ...quiet(1, 1), 'ev.spawn.5: 1'],
    })
    expect(s.offers('M1')).toHaveLength(16)
    s.do('M1', { do: 'choose-start', tile: 'A1' })
    throughSetUp(s)
    expect([flips(s), s.state.cans, itemsOf(s, 'M3')]).toEqual([['C3', 'A1'], [], ['pistol:12', 'shotgun:8', 'knife']])
  })

  // T08 at C5: a room of four squares at x 16-17, y 30-31, the can at (16,30).
  const station = (marines: Record<Seat, Placed>): EvacScene =>
    rearranged(options, [...laying({ C3: 'T20', C5: 'T08' }), ...quiet(1, 1)], marines)

  it('[ev.scen.3] a can is picked up, free, from its square or a directly adjacent one', () => {
    const s = station({ M1: { at: [16, 30] }, M2: { at: [17, 30] }, M3: { at: [17, 31] } })
    expect([offersOf(s, 'M1', 'pick-up'), offersOf(s, 'M2', 'pick-up'), offersOf(s, 'M3', 'pick-up')]).toEqual([
      [{ do: 'pick-up', at: [16, 30] }],
      [{ do: 'pick-up', at: [16, 30] }],
      [],
    ])
    expect(s.refused('M3', { do: 'pick-up', at: [16, 30] }).clause).toBe('ev.scen.3')
    expect(s.refused('M1', { do: 'pick-up', at: [17, 30] }).clause).toBe('ev.scen.3')
    s.do('M2', { do: 'pick-up', at: [16, 30] })
    expect([itemsOf(s, 'M2').includes('fuel'), s.state.cans]).toEqual([true, []])
    expect([theMarine(s, 'M2').begun, theMarine(s, 'M2').attack, s.owe]).toEqual([false, null, ['M1', 'M2', 'M3']])
    expect(s.refused('M1', { do: 'pick-up', at: [16, 30] }).clause).toBe('ev.scen.3')
  })

  it('[ev.scen.3] not through a wall', () => {
    const s = station({ M1: { at: [15, 30] }, M2: { at: [16, 29] } })
    expect([offersOf(s, 'M1', 'pick-up'), offersOf(s, 'M2', 'pick-up')]).toEqual([[], []])
    expect(s.refused('M1', { do: 'pick-up', at: [16, 30] }).clause).toBe('ev.scen.3')
  })

  it('[ev.scen.3] but through a door', () => {
    const s = newGame({
      options: { ...options, doorTable: [0, 1, 0] },
      dice: [
        ...laying({ C3: 'T20', C5: 'T08' }),
        'ev.pop.1: 1',
        'ev.pop.11: 1',
        'ev.pop.1: 4',
        'ev.pop.11: 1',
        'ev.spawn.5: 1',
      ],
    })
    s.do('M1', { do: 'choose-start', tile: 'C5' })
    playOn(s, ({ asks }) => asks !== 'place a door')
    s.do('Z', {
      do: 'place-door',
      side: [
        [15, 30],
        [16, 30],
      ],
    })
    playOn(s, ({ asks }) => asks !== 'place your marine')
    s.do('M1', { do: 'deploy', type: 'grunt', at: [15, 30] })
    playOn(s, ({ asks }) => asks !== 'act')
    s.do('M1', { do: 'pick-up', at: [16, 30] })
    expect(itemsOf(s, 'M1')).toContain('fuel')
  })

  it('[ev.scen.3] only in the Marines Turn, and by any marine, not only the one that acts', () => {
    const s = station({ M1: { at: [16, 30] }, M2: { at: [18, 33] }, M3: { at: [19, 33] } })
    s.do('M2', { do: 'step', to: [18, 34] }).do('M1', { do: 'pick-up', at: [16, 30] })
    expect(s.state.acting).toBe('M2')
    const early = newGame({
      options: { ...options, ...NO_DOORS },
      dice: [...laying({ C3: 'T20', C5: 'T08' }), ...quiet(1, 1), 'ev.spawn.5: 1'],
    })
    early.do('M1', { do: 'choose-start', tile: 'C5' })
    throughSetUp(early)
    expect([early.state.phase, early.refused('M1', { do: 'pick-up', at: [16, 30] }).clause]).toEqual([
      'spawn',
      'ev.swap.4',
    ])
  })

  it('[ev.scen.3] it is swapped and taken from the dead like other equipment', () => {
    const s = station({ M1: { at: [18, 33], fuel: 1 }, M2: { at: [18, 34], hp: 0, fuel: 1 }, M3: { at: [19, 33] } })
    s.do('M1', { do: 'swap', with: 'M2', give: [], get: ['fuel'] })
    expect(itemsOf(s, 'M1').filter((item) => item === 'fuel')).toHaveLength(2)
    s.do('M1', { do: 'swap', with: 'M3', give: ['fuel'], get: [] }).do('M3', {
      do: 'agree',
      proposal: s.state.proposals[0]?.id ?? 0,
    })
    expect(['M1', 'M2', 'M3'].map((seat) => itemsOf(s, seat).filter((item) => item === 'fuel').length)).toEqual([
      1, 0, 1,
    ])
  })

  // The helipad is the Spawn tile: x and y from 15 to 21.
  const pad = (marines: Record<Seat, Placed>): EvacScene =>
    rearranged(
      { ...options, helipadMayBeCentre: true },
      [...laying({ C3: 'T01', C5: 'T25' }), ...quiet(1, 1)],
      marines,
      ['C4'],
    )

  it('[ev.scen.2] to win, two cans must be carried by living marines on the cleared helipad tile', () => {
    const s = pad({ M1: { at: [18, 21], fuel: 1 }, M2: { at: [18, 22], fuel: 1 }, M3: { at: [18, 31] } })
    s.do('M1', { do: 'step', to: [18, 20] }).do('M1', { do: 'end' })
    expect(s.outcome).toBeNull()
    s.do('M2', { do: 'step', to: [18, 21] })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
  })

  it('[ev.scen.2] one can is not enough, nor is one on a body', () => {
    const s = pad({ M1: { at: [18, 22], fuel: 1 }, M2: { at: [18, 20], hp: 0, fuel: 1 }, M3: { at: [18, 31] } })
    s.do('M1', { do: 'step', to: [18, 21] })
    expect(s.outcome).toBeNull()
    s.do('M1', { do: 'swap', with: 'M2', give: [], get: ['fuel'] })
    expect(s.outcome?.winners).toEqual(['marines'])
  })

  it('[ev.scen.2] a can handed over to the helipad tile wins at once', () => {
    const s = pad({ M1: { at: [18, 21], fuel: 1 }, M2: { at: [18, 22], fuel: 1 } })
    s.do('M2', { do: 'swap', with: 'M1', give: ['fuel'], get: [] })
    expect(s.outcome).toBeNull()
    s.do('M1', { do: 'agree', proposal: s.state.proposals[0]?.id ?? 0 })
    expect(s.outcome).toMatchObject({ winners: ['marines'], clause: 'ev.win.1' })
  })
})

import { describe, expect, it } from 'vitest'
import { costOf } from '../../forces/force.ts'
import type { Command } from '../commands.ts'
import { force, forceNo, herd, human, offersOf, player, tile, type War, war } from '../testing.ts'
import { proposedHerds } from './55-zombify.ts'
import { fullSize } from './56-feast.ts'

const farmOf = (controller: 'survivors' | 'military' | 'bandits') => ({ controller, structure: 'farm' }) as const
const EVERYBODY = ['bandits', 'survivors', 'military', 'zombies'] as const
const bandits = (more: Partial<War>) =>
  war({ forces: [force('bandits', 55), force('survivors', 11), force('military', 18)], factions: EVERYBODY, ...more })
const RAID: Command = { do: 'raid', force: 1 }
const PILLAGE: Command = { do: 'pillage', force: 1 }

describe('raid', () => {
  it('[ed.camp-raid.1] 1 Supplies for every adjacent structure of Survivors or Military', () => {
    const s = bandits({ tiles: { '45': farmOf('survivors'), '65': farmOf('survivors'), '54': farmOf('military') } })
    s.do('bandits', RAID)
    expect((['bandits', 'survivors', 'military'] as const).map((one) => player(s, one).supplies)).toEqual([7, 2, 3])
  })

  it('[ed.camp-raid.2] not the own tile, not across a blocked side, not the own structures; at least one is needed', () => {
    const s = bandits({
      tiles: {
        '55': farmOf('survivors'),
        '56': farmOf('survivors'),
        '45': farmOf('bandits'),
        '44': farmOf('survivors'),
      },
    })
    expect(s.refused('bandits', RAID).clause).toBe('ed.camp-raid.2')
    expect(offersOf(s, 'bandits', 'raid')).toEqual([])
  })

  it('[ed.camp-raid.2] nobody loses more than it has, and only what is lost is gained', () => {
    const tiles = { '45': farmOf('survivors'), '65': farmOf('survivors') }
    const s = bandits({ tiles, players: { survivors: { supplies: 1 } } }).do('bandits', RAID)
    expect([player(s, 'bandits').supplies, player(s, 'survivors').supplies]).toEqual([5, 0])
    const none = bandits({ tiles, players: { survivors: { supplies: 0 } } }).do('bandits', RAID)
    expect([player(none, 'bandits').supplies, none.state.actionsLeft]).toEqual([4, 2])
  })

  it('[ed.camp-raid.1] only Bandits', () => {
    const s = war({ forces: [force('survivors', 55), force('military', 18)], tiles: { '45': farmOf('military') } })
    expect(s.refused('survivors', RAID).clause).toBe('ed.camp-raid.1')
    expect(s.refused('survivors', PILLAGE).clause).toBe('ed.camp-pillage.1')
  })
})

describe('pillage', () => {
  it('[ed.camp-pillage.1] [ed.camp-pillage.2] a die each: north, east, south, west; on 4 or more it is destroyed and scores 1', () => {
    const s = bandits({
      forces: [force('bandits', 33), force('survivors', 11), force('military', 18)],
      tiles: {
        '23': farmOf('survivors'),
        '34': farmOf('military'),
        '43': farmOf('survivors'),
        '32': farmOf('survivors'),
      },
      dice: [4, 3, 8, 1],
    }).do('bandits', PILLAGE)
    expect([23, 34, 43, 32].map((place) => tile(s, place).structure)).toEqual([null, 'farm', null, 'farm'])
    expect(s.events.flatMap((event) => (event.e === 'pillage rolled' ? [event.at] : []))).toEqual([23, 34, 43, 32])
    expect(player(s, 'bandits').pillages).toBe(2)
  })

  it('[ed.camp-pillage.2] whose tile it is does not change; four neighbours, a blocked side left out', () => {
    const s = bandits({ tiles: { '45': farmOf('survivors'), '56': farmOf('survivors') }, dice: [8] }).do(
      'bandits',
      PILLAGE,
    )
    expect([tile(s, 45), tile(s, 56)]).toMatchObject([
      { controller: 'survivors', structure: null },
      { controller: 'survivors', structure: 'farm' },
    ])
  })
})

describe('drops', () => {
  it('[ed.camp-drop.1] Supply Drop: 1 Supplies on 3 or more', () => {
    const after = (face: number) => {
      const s = war({ forces: [force('military', 33)], dice: [face] }).do('military', { do: 'supply-drop' })
      return [player(s, 'military').supplies, s.state.actionsLeft]
    }
    expect([after(2), after(3)]).toEqual([
      [4, 2],
      [5, 2],
    ])
    expect(war({ forces: [force('survivors', 33)] }).refused('survivors', { do: 'supply-drop' }).clause).toBe(
      'ed.camp-drop.1',
    )
  })

  const jump = (to: number): Command => ({ do: 'paratroopers', force: 1, to })
  const begin = (more: Partial<War> = {}) =>
    war({
      forces: [force('military', 33), force('survivors', 71)],
      tiles: { '33': { controller: 'military' }, '62': { controller: 'survivors' } },
      turn: { on: 'military' },
      ...more,
    })

  it('[ed.camp-drop.2] a force in a tile of its own goes to an unoccupied one of nobody’s on 5 or more', () => {
    expect(forceNo(begin({ dice: [5] }).do('military', jump(18)), 1).at).toBe(18)
    const s = begin({ tiles: {} })
    expect(s.refused('military', jump(18)).clause).toBe('ed.camp-drop.2')
    expect(offersOf(s, 'military', 'paratroopers')).toEqual([])
    expect(
      war({ forces: [force('survivors', 33)], tiles: { '33': { controller: 'survivors' } } }).refused(
        'survivors',
        jump(18),
      ).clause,
    ).toBe('ed.camp-drop.2')
  })

  it('[ed.camp-drop.3] not onto a tile of anybody’s, not where somebody is, not where nobody can be; a failure costs the action', () => {
    const s = begin({ dice: [4] })
    for (const to of [33, 62, 71, 88]) expect(s.refused('military', jump(to)).clause).toBe('ed.camp-drop.3')
    s.do('military', jump(18))
    expect([forceNo(s, 1).at, s.state.actionsLeft]).toEqual([33, 2])
  })
})

const horde = (sizes: readonly number[], more: Partial<War> = {}) =>
  war({
    forces: [
      force(
        'zombies',
        33,
        sizes.map((n) => herd(n)),
      ),
    ],
    turn: { on: 'zombies' },
    factions: ['survivors', 'zombies'],
    ...more,
  })
const ZOMBIFY: Command = { do: 'zombify', force: 1 }
const FEAST: Command = { do: 'feast', force: 1 }
/** Worth 180, and more. */
const SIX = [15, 15, 15, 15, 15, 15]

describe('zombify', () => {
  it('[ed.camp-zombify.1] on 4 or more the horde gains herds worth up to 50 points', () => {
    expect(horde([15], { dice: [3] }).do('zombies', ZOMBIFY).asks).toBe('act')
    const s = horde([15], { dice: [4] }).do('zombies', ZOMBIFY)
    expect(s.asks).toBe('herds')
    const herds = (...sizes: readonly number[]): Command => ({
      do: 'herds',
      units: sizes.map((size) => ({ is: 'herd', kind: 'regular', size })),
    })
    expect(s.refused('zombies', herds(15, 15)).clause).toBe('ed.force.1')
    s.do('zombies', herds(10, 10, 5))
    expect(forceNo(s, 1).units.map((unit) => unit.is === 'herd' && unit.size)).toEqual([15, 10, 10, 5])
  })

  it('[ed.camp-zombify.2] the horde stays within 200 points: 190 takes a herd of 10, 195 none', () => {
    const s = horde([...SIX, 5], { dice: [8] }).do('zombies', ZOMBIFY)
    expect(s.offered('zombies')).toEqual([{ do: 'herds', units: [{ is: 'herd', kind: 'regular', size: 5 }] }])
    s.timeOut('zombies')
    expect(costOf(forceNo(s, 1).units)).toBe(200)
    const full = war({
      forces: [force('zombies', 33, [...SIX.map((n) => herd(n)), herd(5, 'fast')])],
      turn: { on: 'zombies' },
      factions: ['survivors', 'zombies'],
    })
    expect(full.refused('zombies', ZOMBIFY).clause).toBe('ed.camp-zombify.2')
  })

  it('[ed.camp-zombify.2] who does not say gets Regular 15 and Regular 10, as far as there is room', () => {
    expect(
      [50, 40, 30, 20, 10].map((room) => proposedHerds(room).map((unit) => unit.is === 'herd' && unit.size)),
    ).toEqual([[15, 10], [15, 5], [15], [10], [5]])
  })

  it('[ed.camp-zombify.3] in any tile; by a house rule only in one that they control', () => {
    const options = { zombiesNeedControl: true }
    const s = horde([8], { options })
    expect([s.refused('zombies', ZOMBIFY).clause, s.refused('zombies', FEAST).clause]).toEqual([
      'ed.camp-zombify.3',
      'ed.camp-zombify.3',
    ])
    const tiles = { '33': { controller: 'zombies' } } as const
    expect(horde([8], { options, tiles, dice: [1] }).do('zombies', ZOMBIFY).state.actionsLeft).toBe(2)
    expect(horde([8], { dice: [1] }).do('zombies', ZOMBIFY).state.actionsLeft).toBe(2)
  })

  it('[ed.camp-zombify.1] only Zombies', () => {
    const s = war({ forces: [force('survivors', 33, [human()])] })
    expect([s.refused('survivors', ZOMBIFY).clause, s.refused('survivors', FEAST).clause]).toEqual([
      'ed.camp-zombify.1',
      'ed.camp-feast.1',
    ])
  })
})

describe('feast', () => {
  it('[ed.camp-feast.1] [ed.camp-feast.2] every herd to the most of its present class: 12 become 15, 8 become 10, 3 become 5', () => {
    const s = horde([12, 8, 3, 10]).do('zombies', FEAST)
    expect(forceNo(s, 1).units.map((unit) => unit.is === 'herd' && unit.size)).toEqual([15, 10, 5, 10])
    expect(s.event('feasted').herds).toHaveLength(3)
    expect([1, 5, 6, 10, 11, 15].map(fullSize)).toEqual([5, 5, 10, 10, 15, 15])
    expect(horde([15, 5]).refused('zombies', FEAST).clause).toBe('ed.camp-feast.1')
  })
})

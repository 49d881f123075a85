import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import { force, forceNo, herd, human, player, tile, type War, war } from '../testing.ts'

const SEARCH: Command = { do: 'search', force: 1 }
const own = { '33': { controller: 'survivors' } } as const
const adjust = (by: number): Command => ({ do: 'adjust', by })
const searching = (face: number, more: Partial<War> = {}) =>
  war({ forces: [force('survivors', 33), force('survivors', 51)], dice: [face], ...more }).do('survivors', SEARCH)

const rich = (n: number) => Array.from({ length: n }, () => human('hardened'))
const joiner = { is: 'human', unit: 'hardened', weapons: ['pistol'], perks: ['medic', 'parkour', 'stoic'] } as const

describe('search', () => {
  it('[ed.camp-search.1] in any tile, once in a game, for all factions together', () => {
    const s = war({ forces: [force('survivors', 33), force('bandits', 34), force('zombies', 77)], dice: [3] })
    s.do('survivors', SEARCH)
    expect([tile(s, 33).searched, player(s, 'survivors').supplies]).toEqual([true, 5])
    expect(s.refused('survivors', SEARCH).clause).toBe('ed.camp-search.4')
  })

  it('[ed.camp-search.4] what one faction has searched no other does', () => {
    const s = war({
      forces: [force('survivors', 33), force('bandits', 51)],
      tiles: { '51': { searched: true } },
      turn: { on: 'bandits' },
    })
    expect(s.refused('bandits', { do: 'search', force: 2 }).clause).toBe('ed.camp-search.4')
  })

  it('[ed.camp-search.1] Zombies search nothing', () => {
    const s = war({ forces: [force('zombies', 33)], turn: { on: 'zombies' }, factions: ['survivors', 'zombies'] })
    expect(s.refused('zombies', SEARCH).clause).toBe('ed.camp-search.1')
  })

  it.each([
    [3, 5],
    [4, 5],
    [5, 6],
    [6, 6],
  ])('[ed.camp-search.2] a %i leaves %i Supplies of 4', (face, supplies) => {
    expect(player(searching(face), 'survivors').supplies).toBe(supplies)
  })

  it('[ed.camp-search.2] on 7 luxuries: its units are Eager until its next campaign turn', () => {
    const s = searching(7)
    expect(player(s, 'survivors').eager).toBe(true)
    s.do('survivors', { do: 'end-turn' })
    expect(player(s, 'survivors').eager).toBe(true)
    s.do('zombies', { do: 'end-turn' })
    expect(player(s, 'survivors').eager).toBe(false)
  })

  const AMBUSH = [
    human('hardened', { weapons: ['rifle'] }),
    human('seasoned', { weapons: ['small-blade'] }),
    human('newbie'),
  ]

  it('[ed.camp-search.2] on 1 and 2 an ambush: the zombie player takes somebody worth 20 points or less', () => {
    const s = searching(2, { forces: [force('survivors', 33, AMBUSH)] })
    expect([s.asks, s.owe]).toEqual(['victim', ['zombies']])
    expect(s.refused('zombies', { do: 'victim', unit: 1 }).clause).toBe('ed.camp-search.5')
    s.do('zombies', { do: 'victim', unit: 3 })
    expect(forceNo(s, 1).units.map(({ id }) => id)).toEqual([1, 2])
    expect(s.state.forces.flatMap(({ units }) => units).filter(({ is }) => is === 'herd')).toHaveLength(1)
  })

  it('[ed.camp-search.5] weapons are part of the worth; with nobody so cheap it is the cheapest, of equal ones whom the zombie player says', () => {
    const dear = [
      human('hardened', { weapons: ['rifle'] }),
      human('hardened', { weapons: ['shotgun'] }),
      human('hardened', { weapons: ['rifle', 'bow'] }),
    ]
    const s = searching(1, { forces: [force('survivors', 33, dear)] })
    expect(s.offered('zombies')).toEqual([
      { do: 'victim', unit: 1 },
      { do: 'victim', unit: 2 },
    ])
    const alone = searching(1, { forces: [force('survivors', 33, dear.slice(1))] })
    expect([alone.asks, forceNo(alone, 1).units.map(({ id }) => id)]).toEqual(['act', [2]])
  })

  it('[ed.camp-search.2] who does not say takes the dearest of them; so does nobody, if the zombie player is out', () => {
    const s = searching(2, { forces: [force('survivors', 33, AMBUSH)] }).timeOut('zombies')
    expect(s.event('ambushed').unit).toBe(2)
    const out = searching(2, {
      factions: ['survivors', 'bandits', 'zombies'],
      forces: [force('survivors', 33, AMBUSH), force('bandits', 71)],
      players: { zombies: { out: true } },
    })
    expect([out.event('ambushed').unit, out.asks]).toEqual([2, 'act'])
  })

  it('[ed.camp-search.3] [ed.camp-search.4] in a tile of one’s own 1 is added or subtracted after the roll, within 1 to 8', () => {
    const s = searching(8, { tiles: own })
    expect([s.asks, s.offered('survivors')]).toEqual(['adjust', [adjust(0), adjust(-1)]])
    expect(s.refused('survivors', adjust(1)).clause).toBe('ed.camp-search.4')
    expect(player(s.do('survivors', adjust(-1)), 'survivors').eager).toBe(true)
    const low = searching(1, { tiles: own })
    expect(low.refused('survivors', adjust(-1)).clause).toBe('ed.camp-search.4')
    expect(searching(6).asks).toBe('act')
  })

  it('[ed.camp-search.3] who does not say leaves it as it fell, unless 1 more leaves the ambush', () => {
    expect(searching(5, { tiles: own }).timeOut('survivors').event('adjusted').by).toBe(0)
    const s = searching(2, { tiles: own }).timeOut('survivors')
    expect([s.event('adjusted').result, player(s, 'survivors').supplies]).toEqual([3, 5])
  })

  it('[ed.camp-search.8] [ed.perks.2] an Expert Scavenger finds 1 Supplies more on 3 to 6', () => {
    const one = [human('regular', { perks: ['scavenger'] })]
    expect(
      [3, 6].map((face) => player(searching(face, { forces: [force('survivors', 33, one)] }), 'survivors').supplies),
    ).toEqual([6, 7])
    expect(player(searching(7, { forces: [force('survivors', 33, one)] }), 'survivors').supplies).toBe(4)
  })

  it('[ed.perks.3] once for a search, however many have it; and one of another force does not help', () => {
    const two = Array.from({ length: 2 }, () => human('regular', { perks: ['scavenger'] }))
    expect(player(searching(3, { forces: [force('survivors', 33, two)] }), 'survivors').supplies).toBe(6)
    expect(
      player(searching(3, { forces: [force('survivors', 33), force('survivors', 34, two)] }), 'survivors').supplies,
    ).toBe(5)
  })

  it('[ed.camp-search.2] [ed.camp-search.7] on 8 somebody of the own faction joins, worth 20 with his weapons', () => {
    const s = searching(8)
    expect([s.asks, s.owe]).toEqual(['recruit', ['survivors']])
    const as = (unit: object): Command => ({ do: 'recruit', unit: { ...joiner, ...unit } })
    expect(s.refused('survivors', as({ weapons: ['small-blade'] })).clause).toBe('ed.force.1')
    expect(s.refused('survivors', as({ unit: 'thug', perks: [] })).clause).toBe('ed.setup.4')
    s.do('survivors', as({}))
    expect(forceNo(s, 1).units.at(-1)).toMatchObject({ unit: 'hardened', vitality: 6, perks: joiner.perks })
  })

  it('[ed.camp-search.6] over 200 points he goes to the nearest own force that can take him', () => {
    const forces = [
      force('survivors', 33, rich(10)),
      force('survivors', 34, rich(10)),
      force('survivors', 55),
      force('survivors', 71),
    ]
    const s = searching(8, { forces })
    expect(s.refused('survivors', { do: 'recruit', unit: joiner, into: 1 }).clause).toBe('ed.camp-search.6')
    s.do('survivors', { do: 'recruit', unit: joiner })
    expect(forceNo(s, 3).units).toHaveLength(2)
    expect(s.event('survivor joined')).toMatchObject({ force: 3, elsewhere: true })
  })

  it('[ed.camp-search.6] with exactly 200 points he stays with the force', () => {
    const s = searching(8, { forces: [force('survivors', 33, rich(9)), force('survivors', 34)] })
    s.do('survivors', { do: 'recruit', unit: joiner })
    expect(s.event('survivor joined')).toMatchObject({ force: 1, elsewhere: false })
  })

  it('[ed.camp-search.7] of several as near the owner says which, and steps go across blocked sides', () => {
    const forces = [
      force('survivors', 55, rich(10)),
      force('survivors', 56),
      force('survivors', 45),
      force('survivors', 75),
    ]
    const s = searching(8, { forces })
    expect(s.refused('survivors', { do: 'recruit', unit: joiner }).clause).toBe('ed.camp-search.7')
    expect(s.refused('survivors', { do: 'recruit', unit: joiner, into: 4 }).clause).toBe('ed.camp-search.6')
    expect(forceNo(s.do('survivors', { do: 'recruit', unit: joiner, into: 2 }), 2).units).toHaveLength(2)
  })

  it('[ed.camp-search.7] without a force that can take him he is lost', () => {
    const s = searching(8, { forces: [force('survivors', 33, rich(10)), force('zombies', 71, [herd(5)])] })
    expect([s.asks, s.event('survivor lost').faction]).toEqual(['act', 'survivors'])
  })

  it('[ed.camp-search.7] who does not say gets the dearest, with a pistol', () => {
    expect(forceNo(searching(8).timeOut('survivors'), 1).units.at(-1)).toMatchObject({
      unit: 'hardened',
      weapons: ['pistol'],
    })
  })
})

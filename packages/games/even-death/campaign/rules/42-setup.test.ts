import { describe, expect, it } from 'vitest'
import { readyFor } from '../../forces/ready.ts'
import { costOf, type Force } from '../../forces/force.ts'
import type { Command } from '../commands.ts'
import { OPTIONS, settle } from '../options.ts'
import { tileOn } from '../map.ts'
import { position } from '../position.ts'
import type { State } from '../state.ts'
import { type CampaignScene, newCampaign, PLAIN_MAP, player, tile, war, force } from '../testing.ts'

const own = (more: object) => settle({ scenario: 'own', ...more })

/** Nine hordes in the last two rows, or six. */
const hordeDice = (many: number): number[] =>
  Array.from({ length: many }, (_, i) => [7 + Math.floor(i / 7), 1 + (i % 7)]).flat()

const lists = (faction: 'survivors' | 'bandits' | 'military' | 'zombies', many: number, points = 100): Command => ({
  do: 'lock',
  forces: Array.from({ length: many }, () => readyFor(faction, points)),
})

/** Survivors begin in 44 with 34 and 45; the lists are to be made. */
const atLists = (dice: readonly number[], options = {}): CampaignScene =>
  newCampaign(['survivors', 'zombies'], [5, 3, 4, 4, ...dice], options).do('survivors', {
    do: 'fortify',
    tiles: [34, 45],
  })

describe('who takes part', () => {
  it('[ed.camp-setup.1] two to four players with different factions, the Zombies and a human one among them', () => {
    expect(own({ factions: ['survivors', 'zombies'] })).toMatchObject({ ok: true })
    expect(own({ factions: ['survivors', 'military', 'bandits', 'zombies'] })).toMatchObject({ ok: true })
    for (const factions of [['zombies'], ['survivors', 'bandits'], ['survivors', 'survivors', 'zombies']])
      expect(own({ factions })).toMatchObject({
        ok: false,
        fault: { at: 'options.factions', why: expect.stringContaining('ed.camp-setup.1') },
      })
  })

  it('[ed.camp-setup.2] [ed.camp-setup.3] eight rows of eight tiles, by Y and X, the first in the north-west', () => {
    expect(PLAIN_MAP.tiles).toHaveLength(64)
    expect([11, 18, 81, 88].map((place) => PLAIN_MAP.tiles.indexOf(tileOn(PLAIN_MAP, place)))).toEqual([0, 7, 56, 63])
    const s = newCampaign(['survivors', 'zombies'], [5, 3, 2, 6])
    expect(s.event('start tile taken').at).toBe(26)
  })
})

describe('the order and the start tiles', () => {
  it('[ed.camp-setup.5] [ed.camp-setup.6] a written-out state has everybody on start tiles of his own', () => {
    const s = newCampaign(['survivors', 'zombies'], [5, 3, 4, 4])
    const written = position.write(s.table) as { exact: State }
    const readWith = (start: readonly number[]): string => {
      const [first, ...others] = written.exact.players
      const players = [{ ...first, start }, ...others]
      const read = position.read({ ...written, exact: { ...written.exact, players } }, {}, {})
      return read.ok ? 'read' : read.fault.reason
    }
    expect(written.exact.players[0]?.start).toEqual([44])
    expect(readWith([44])).toBe('read')
    expect(readWith([29])).toMatch(/exact\.players\[0\]\.start\[0\]|one of/)
    expect(readWith([45])).toMatch(/do not start on tiles of theirs/)
    expect(readWith([44, 34])).toMatch(/do not start on tiles of theirs/)
  })

  it('[ed.camp-setup.4] one die each, the highest first; only those that tie roll again, for the places they tie over', () => {
    const s = newCampaign(['survivors', 'bandits', 'zombies'], [6, 7, 6, 2, 4, 5, 5])
    expect(s.event('order stands').factions).toEqual(['bandits', 'zombies', 'survivors'])
    expect(s.dice.slice(0, 5)).toHaveLength(5)
  })

  it('[ed.camp-setup.5] [ed.camp-setup.6] first Y, then X; it controls the tile, and two neighbours that it chooses', () => {
    const s = newCampaign(['survivors', 'zombies'], [5, 3, 3, 6])
    expect([s.asks, s.owe]).toEqual(['fortify', ['survivors']])
    expect(tile(s, 36).controller).toBe('survivors')
    const fortify = (a: number, b: number): Command => ({ do: 'fortify', tiles: [a, b] })
    expect(s.refused('survivors', fortify(26, 26)).clause).toBe('ed.camp-setup.6')
    expect(s.refused('survivors', fortify(26, 27)).clause).toBe('ed.camp-setup.6')
    expect(s.refused('survivors', fortify(26, 16)).clause).toBe('ed.camp-setup.6')
    s.do('survivors', fortify(35, 46))
    expect([35, 46].map((place) => tile(s, place).controller)).toEqual(['survivors', 'survivors'])
    expect(player(s, 'survivors').start).toEqual([36, 35, 46])
  })

  it('[ed.camp-setup.5] human players roll in campaign order, the Zombies not at all', () => {
    const s = newCampaign(['survivors', 'bandits', 'zombies'], [3, 6, 8, 2, 2, 6, 6])
    expect([s.owe, s.event('start tile taken').faction]).toEqual([['bandits'], 'bandits'])
    s.do('bandits', { do: 'fortify', tiles: [12, 23] })
    expect(s.owe).toEqual(['survivors'])
    s.do('survivors', { do: 'fortify', tiles: [56, 67] })
    expect(s.asks).toBe('lock forces')
  })

  it('[ed.camp-setup.7] [ed.camp-setup.8] both dice again for a tile that is taken, cannot be entered, or has no two free neighbours', () => {
    // 12 has 11, 22 and 13; with 22 and 23 taken 13 keeps 12 and 14, and 12 keeps 11 and 13.
    const s = newCampaign(['survivors', 'bandits', 'zombies'], [8, 6, 3, 8, 8, 2, 1, 2, 1, 1, 1, 7, 7])
    s.do('survivors', { do: 'fortify', tiles: [22, 31] })
    const rolls = s.events.flatMap((event) =>
      event.e === 'start tile rolled' ? [[event.y, event.x, event.again]] : [],
    )
    expect(rolls).toEqual([
      [8, 8, true],
      [2, 1, false],
      [2, 1, true],
      [1, 1, true],
      [7, 7, false],
    ])
    expect(s.owe).toEqual(['bandits'])
  })

  it('[ed.camp-setup.6] a tile beyond a side that nobody crosses is no neighbour', () => {
    const s = newCampaign(['survivors', 'zombies'], [5, 3, 5, 5])
    expect(s.refused('survivors', { do: 'fortify', tiles: [56, 45] }).clause).toBe('ed.camp-setup.6')
    expect(s.offered('survivors')).toHaveLength(3)
  })

  it('[ed.camp-setup.6] who does not say gets the City before the Town before any other', () => {
    const s = newCampaign(['survivors', 'zombies'], [5, 3, 2, 1]).timeOut('survivors')
    expect(player(s, 'survivors').start).toEqual([21, 11, 22])
  })
})

describe('lists', () => {
  it('[ed.camp-setup.9] a force of at most 100 points on each of the three tiles', () => {
    const s = atLists(hordeDice(6))
    expect(s.refused('survivors', lists('survivors', 2)).clause).toBe('ed.camp-setup.9')
    expect(s.refused('survivors', lists('survivors', 3, 200)).clause).toBe('ed.force.1')
    expect(s.refused('survivors', lists('bandits', 3)).clause).toBe('ed.setup.4')
    s.do('survivors', lists('survivors', 3)).do('zombies', lists('zombies', 6))
    const mine = s.state.forces.filter(({ owner }) => owner === 'survivors')
    expect(mine.map(({ at, units }) => [at, costOf(units)])).toEqual([
      [44, 100],
      [34, 100],
      [45, 100],
    ])
    expect(mine[0]?.units[0]).toMatchObject({ vitality: 6, health: 'healthy' })
  })

  it('[ed.camp-setup.10] [ed.camp-setup.12] hordes go where Y and X say, again where somebody is, controls, or cannot be; they control nothing', () => {
    const s = atLists([4, 4, 8, 8, 7, 1, 7, 1, 7, 2, 7, 3, 7, 4, 7, 5, 7, 6])
    s.do('zombies', lists('zombies', 6)).do('survivors', lists('survivors', 3))
    const hordes = s.state.forces.filter(({ owner }) => owner === 'zombies')
    expect(hordes.map(({ at }) => at)).toEqual([71, 72, 73, 74, 75, 76])
    expect(s.events.filter((event) => event.e === 'horde tile rolled' && event.again)).toHaveLength(3)
    expect(s.state.tiles.filter(({ controller }) => controller === 'zombies')).toHaveLength(0)
  })

  it.each([
    [['survivors', 'zombies'], {}, 6],
    [['survivors', 'bandits', 'zombies'], {}, 9],
    [['survivors', 'military', 'bandits', 'zombies'], {}, 12],
    [['survivors', 'zombies'], { countZombiePlayer: false }, 3],
    [['survivors', 'zombies'], { hordesPerPlayer: 1 }, 2],
    [['survivors', 'military', 'bandits', 'zombies'], { hordesPerPlayer: 4 }, 12],
    [['survivors', 'military', 'bandits', 'zombies'], { hordesPerPlayer: 4, hordeLimit: 18 }, 16],
  ] as const)(
    '[ed.camp-setup.11] hordes for each player, the zombie player counted: %j %j makes %i',
    (factions, options, many) => {
      const people = factions.filter((one) => one !== 'zombies')
      const order = factions.map((_, i) => 8 - i)
      const tiles = people.flatMap((_, i) => [2 + 2 * i, 2])
      const s = newCampaign(factions, [...order, ...tiles], options)
      for (const one of people) s.timeOut(one)
      const [first] = s.offered('zombies')
      expect(first?.do === 'lock' && first.forces.length).toBe(many)
    },
  )

  it('[ed.camp-setup.11] the points of the first forces and hordes are one number', () => {
    const s = atLists([], { startForcePoints: 50 })
    const costs = (['survivors', 'zombies'] as const).map((seat) => {
      const [first] = s.offered(seat)
      return first?.do === 'lock' ? first.forces.map((list: Force) => costOf(list)) : []
    })
    expect(costs).toEqual([
      [50, 50, 50],
      [50, 50, 50, 50, 50, 50],
    ])
    expect(s.refused('zombies', lists('zombies', 6)).clause).toBe('ed.force.1')
  })

  it('[ed.camp-setup.13] each human faction begins with 4 Supplies, or what the house rule says', () => {
    const s = atLists([])
    expect([player(s, 'survivors').supplies, player(s, 'zombies').supplies]).toEqual([4, 0])
    expect(player(atLists([], { startSupplies: 7 }), 'survivors').supplies).toBe(7)
    expect(OPTIONS.startSupplies.standard).toBe(4)
  })

  it('[ed.camp-setup.14] a list is closed until all are locked, then everybody sees everything', () => {
    const s = atLists(hordeDice(6))
    s.do('survivors', lists('survivors', 3))
    expect(s.view('zombies').answered).toEqual({ survivors: null })
    expect(s.view('survivors').answered).toEqual({ survivors: lists('survivors', 3) })
    expect(s.view('zombies').forces).toEqual([])
    s.do('zombies', lists('zombies', 6))
    expect(s.view('survivors').forces).toEqual(s.state.forces)
    expect(s.view(null).forces).toHaveLength(9)
  })

  it('[ed.camp-setup.10] the war begins with the first player in the order, in the first campaign turn', () => {
    const s = atLists(hordeDice(6))
    s.timeOut('survivors').timeOut('zombies')
    expect([s.state.phase, s.state.round, s.state.onTurn, s.asks]).toEqual(['war', 1, 'survivors', 'act'])
    expect(s.event('war begins').forces).toHaveLength(9)
  })

  it('[ed.camp-setup.14] a position shows everybody the same', () => {
    const s = war({ forces: [force('survivors', 11), force('zombies', 13)] })
    expect(s.view('zombies').forces).toEqual(s.view('survivors').forces)
  })
})

import { describe, expect, it } from 'vitest'
import { force, forceNo, human, offersOf, player, tile, war } from '../testing.ts'

const own = { controller: 'survivors' } as const

describe('move', () => {
  it('[ed.camp-move.1] to a tile directly adjacent, and no farther', () => {
    const s = war({ forces: [force('survivors', 33)] })
    expect(offersOf(s, 'survivors', 'move')).toMatchObject([23, 34, 43, 32].map((to) => ({ to })))
    for (const to of [44, 53, 33])
      expect(s.refused('survivors', { do: 'move', force: 1, to }).clause).toBe('ed.camp-move.1')
    expect(forceNo(s.do('survivors', { do: 'move', force: 1, to: 43 }), 1).at).toBe(43)
  })

  it('[ed.camp-move.2] not onto others, not where nobody can be, not across a blocked side; ground slows nobody', () => {
    const s = war({ forces: [force('survivors', 55), force('survivors', 87), force('zombies', 65)] })
    expect(s.refused('survivors', { do: 'move', force: 1, to: 56 }).clause).toBe('ed.camp-move.1')
    expect(s.refused('survivors', { do: 'move', force: 1, to: 65 }).clause).toBe('ed.camp-move.2')
    expect(s.refused('survivors', { do: 'move', force: 2, to: 88 }).clause).toBe('ed.camp-move.1')
  })
})

describe('control', () => {
  it('[ed.camp-control.1] [ed.camp-control.2] the tile becomes one’s own with its structure, whosever it was', () => {
    const s = war({ forces: [force('survivors', 33)], tiles: { '33': { controller: 'zombies', structure: 'farm' } } })
    s.do('survivors', { do: 'control', force: 1 })
    expect(tile(s, 33)).toMatchObject({ controller: 'survivors', structure: 'farm' })
    expect(s.event('took control')).toMatchObject({ from: 'zombies', structure: 'farm' })
  })

  it('[ed.camp-control.3] not a tile that is one’s own; and it stays so when the force leaves', () => {
    const s = war({ forces: [force('survivors', 33)], tiles: { '33': own } })
    expect(s.refused('survivors', { do: 'control', force: 1 }).clause).toBe('ed.camp-control.3')
    expect(tile(s.do('survivors', { do: 'move', force: 1, to: 34 }), 33).controller).toBe('survivors')
  })

  it('[ed.camp-control.4] Zombies have nothing of a structure, and nobody raids it', () => {
    const s = war({
      forces: [force('bandits', 33), force('zombies', 71)],
      tiles: { '34': { controller: 'zombies', structure: 'farm' } },
      dice: [1],
    })
    expect(s.refused('bandits', { do: 'raid', force: 1 }).clause).toBe('ed.camp-raid.2')
    expect(s.refused('bandits', { do: 'pillage', force: 1 }).clause).toBe('ed.camp-pillage.1')
    s.do('bandits', { do: 'end-turn' })
    expect([player(s, 'zombies').supplies, s.events.some(({ e }) => e === 'farms gave')]).toEqual([0, false])
  })
})

describe('build', () => {
  it('[ed.camp-build.1] [ed.camp-build.4] one structure in a tile of one’s own in which the force stands; it costs the action alone', () => {
    const s = war({ forces: [force('survivors', 33), force('survivors', 51)], tiles: { '33': own } })
    expect(s.refused('survivors', { do: 'build', force: 2, structure: 'farm' }).clause).toBe('ed.camp-build.1')
    s.do('survivors', { do: 'build', force: 1, structure: 'aid-station' })
    expect([tile(s, 33).structure, player(s, 'survivors').supplies, s.state.actionsLeft]).toEqual(['aid-station', 4, 2])
    expect(s.refused('survivors', { do: 'build', force: 1, structure: 'farm' }).clause).toBe('ed.camp-build.4')
  })

  it('[ed.camp-build.1] Zombies build nothing', () => {
    const s = war({
      forces: [force('zombies', 33)],
      turn: { on: 'zombies' },
      tiles: { '33': { controller: 'zombies' } },
      factions: ['survivors', 'zombies'],
    })
    expect(s.refused('zombies', { do: 'build', force: 1, structure: 'farm' }).clause).toBe('ed.camp-build.1')
  })

  it('[ed.camp-build.2] each farm gives 1 Supplies at the start of the own turn', () => {
    const farm = { ...own, structure: 'farm' } as const
    const s = war({ forces: [force('survivors', 33)], turn: { on: 'zombies' }, tiles: { '51': farm, '52': farm } })
    s.do('zombies', { do: 'end-turn' })
    expect(s.event('farms gave')).toMatchObject({ by: 2, supplies: 6 })
  })

  it('[ed.camp-build.3] an Aid Station lets one Heal, a Training Ground Train', () => {
    const hurt = [human('seasoned', { vitality: 1 })]
    const at = (structure: 'farm' | 'aid-station' | 'training-ground') => {
      const s = war({ forces: [force('survivors', 33, hurt)], tiles: { '33': { ...own, structure } } })
      return [offersOf(s, 'survivors', 'heal').length > 0, offersOf(s, 'survivors', 'train').length > 0]
    }
    expect([at('farm'), at('aid-station'), at('training-ground')]).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })

  it('[ed.camp-build.4] a destroyed one is built again', () => {
    const s = war({
      forces: [force('bandits', 32), force('survivors', 33), force('zombies', 77)],
      factions: ['bandits', 'survivors', 'zombies'],
      tiles: { '33': { ...own, structure: 'farm' } },
      dice: [8],
    })
    s.do('bandits', { do: 'pillage', force: 1 }).do('bandits', { do: 'end-turn' })
    expect(tile(s.do('survivors', { do: 'build', force: 2, structure: 'farm' }), 33).structure).toBe('farm')
  })
})

describe('heal', () => {
  const aid = { ...own, structure: 'aid-station' } as const
  const hurt = [human('seasoned', { vitality: 1 }), human('regular', { vitality: 2, health: 'infected' })]

  it('[ed.camp-heal.1] for 1 Supplies everybody of the force has full vitality, once a tile and turn', () => {
    const s = war({ forces: [force('survivors', 33, hurt), force('survivors', 34, hurt)], tiles: { '33': aid } })
    s.do('survivors', { do: 'heal', force: 1 })
    expect(forceNo(s, 1).units).toMatchObject([{ vitality: 5 }, { vitality: 4 }])
    expect(player(s, 'survivors').supplies).toBe(3)
    s.do('survivors', { do: 'move', force: 1, to: 32 }).do('survivors', { do: 'end-turn' })
    s.do('zombies', { do: 'end-turn' }).do('survivors', { do: 'move', force: 2, to: 33 })
    s.do('survivors', { do: 'heal', force: 2 })
    expect(forceNo(s, 2).units).toMatchObject([{ vitality: 5 }, { vitality: 4 }])
  })

  it('[ed.camp-heal.1] a second force in the same turn does not', () => {
    const s = war({
      forces: [force('survivors', 33, hurt), force('survivors', 34, hurt)],
      tiles: { '33': aid },
      options: { campaignActions: 4 },
    })
    s.do('survivors', { do: 'heal', force: 1 }).do('survivors', { do: 'move', force: 1, to: 32 })
    s.do('survivors', { do: 'move', force: 2, to: 33 })
    expect(s.refused('survivors', { do: 'heal', force: 2 }).clause).toBe('ed.camp-heal.1')
  })

  it('[ed.camp-heal.2] it takes a tile of one’s own and 1 Supplies, and cures neither sickness nor infection', () => {
    const foreign = war({ forces: [force('survivors', 33, hurt)], tiles: { '33': { ...aid, controller: 'zombies' } } })
    expect(foreign.refused('survivors', { do: 'heal', force: 1 }).clause).toBe('ed.camp-heal.2')
    const poor = war({
      forces: [force('survivors', 33, hurt)],
      tiles: { '33': aid },
      players: { survivors: { supplies: 0 } },
    })
    expect(poor.refused('survivors', { do: 'heal', force: 1 }).clause).toBe('ed.camp-heal.2')
    const s = war({ forces: [force('survivors', 33, hurt)], tiles: { '33': aid } }).do('survivors', {
      do: 'heal',
      force: 1,
    })
    expect(forceNo(s, 1).units[1]).toMatchObject({ health: 'infected' })
  })

  it('[ed.camp-heal.2] by a house rule it cures, also those who are not hurt', () => {
    const sick = [human('regular', { health: 'infected' }), human('regular', { health: 'sick' })]
    const setup = { forces: [force('survivors', 33, sick)], tiles: { '33': aid } }
    expect(war(setup).refused('survivors', { do: 'heal', force: 1 }).clause).toBe('ed.camp-heal.1')
    const s = war({ ...setup, options: { healCuresInfection: true } }).do('survivors', { do: 'heal', force: 1 })
    expect(forceNo(s, 1).units).toMatchObject([{ health: 'healthy' }, { health: 'healthy' }])
  })
})

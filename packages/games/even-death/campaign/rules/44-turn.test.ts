import { describe, expect, it } from 'vitest'
import { type CampaignScene, force, forceNo, herd, human, player, war } from '../testing.ts'

/** The Zombies end their turn, and the people begin theirs. */
const start = (setup: Parameters<typeof war>[0]): CampaignScene =>
  war({ turn: { on: 'zombies' }, ...setup }).do('zombies', { do: 'end-turn' })

const EVENTS = ['points counted', 'farms gave', 'upkeep paid', 'health rolled', 'horde roll']
const told = (s: CampaignScene): string[] => s.events.map(({ e }) => e).filter((e) => EVENTS.includes(e))

const farm = { controller: 'survivors', structure: 'farm' } as const

describe('the start of a turn', () => {
  it('[ed.camp-turn.1] [ed.camp-turn.4] points, farms, upkeep, health, in this order', () => {
    const s = start({
      forces: [force('survivors', 11), force('survivors', 13)],
      tiles: { '31': farm },
      players: { survivors: { supplies: 0 } },
      dice: [7, 7],
    })
    expect(told(s)).toEqual(['points counted', 'farms gave', 'upkeep paid', 'health rolled', 'health rolled'])
  })

  it('[ed.camp-turn.1] for the Zombies the roll for a horde comes last', () => {
    const s = war({ forces: [force('survivors', 11)], tiles: { '31': { controller: 'zombies' } }, dice: [2] })
    expect(told(s.do('survivors', { do: 'end-turn' }))).toEqual(['points counted', 'horde roll'])
  })

  it('[ed.camp-turn.2] the first turn of each player leaves out the victory check, upkeep and the horde', () => {
    const s = start({
      forces: [force('survivors', 11)],
      tiles: { '31': { controller: 'zombies' } },
      players: { survivors: { turns: 0, supplies: 200 }, zombies: { turns: 0, battles: 90 } },
      order: ['zombies', 'survivors'],
    })
    expect(told(s)).toEqual([])
    expect(player(s, 'survivors').supplies).toBe(200)
    s.do('survivors', { do: 'end-turn' })
    expect([told(s), s.outcome]).toEqual([[], null])
  })

  it('[ed.camp-turn.2] the health check is made in the first turn as well', () => {
    const s = start({ forces: [force('survivors', 11)], players: { survivors: { turns: 0, supplies: 0 } }, dice: [3] })
    expect(told(s)).toEqual(['health rolled'])
  })

  it('[ed.camp-turn.3] a human faction loses 1 Supplies for each force', () => {
    const s = start({
      forces: [force('survivors', 11), force('survivors', 13), force('survivors', 15)],
      players: { survivors: { supplies: 9 } },
    })
    expect(s.event('upkeep paid')).toMatchObject({ due: 3, by: 3, supplies: 6 })
  })

  it('[ed.camp-turn.3] the Zombies pay none', () => {
    const s = war({ forces: [force('survivors', 11), force('zombies', 13)] }).do('survivors', { do: 'end-turn' })
    expect(told(s)).toEqual(['points counted'])
  })

  it('[ed.camp-turn.4] Supplies stop at 0; a farm that comes before upkeep feeds one force', () => {
    const poor = start({
      forces: [force('survivors', 11), force('survivors', 13)],
      players: { survivors: { supplies: 1 } },
      dice: [8, 8],
    })
    expect(poor.event('upkeep paid')).toMatchObject({ due: 2, by: 1, supplies: 0 })
    const fed = start({
      forces: [force('survivors', 11), force('survivors', 13)],
      tiles: { '31': farm },
      players: { survivors: { supplies: 2 } },
    })
    expect([fed.event('upkeep paid').supplies, told(fed)]).toEqual([1, ['points counted', 'farms gave', 'upkeep paid']])
  })

  it('[ed.camp-turn.5] at 0 Supplies one die for each force: 1 Infected, 2 to 5 Sick, 6 to 8 Healthy', () => {
    const forces = [11, 13, 15, 17, 31].map((at) => force('survivors', at))
    const s = start({ forces, players: { survivors: { supplies: 0 } }, dice: [1, 2, 5, 6, 8] })
    expect([1, 2, 3, 4, 5].map((id) => forceNo(s, id).units[0])).toMatchObject(
      ['infected', 'sick', 'sick', 'healthy', 'healthy'].map((health) => ({ health })),
    )
  })

  it('[ed.camp-turn.5] with something left nobody rolls', () => {
    expect(told(start({ forces: [force('survivors', 11)], players: { survivors: { supplies: 2 } } }))).toEqual([
      'points counted',
      'upkeep paid',
    ])
  })

  const MIXED = [human(), human('regular', { health: 'infected' }), human('hardened', { perks: ['immune'] })]

  it('[ed.camp-turn.6] one die for all of a force that are not Infected; the Immune take a 1 as Sick', () => {
    const s = start({ forces: [force('survivors', 11, MIXED)], players: { survivors: { supplies: 0 } }, dice: [1] })
    expect(forceNo(s, 1).units).toMatchObject([{ health: 'infected' }, { health: 'infected' }, { health: 'sick' }])
    const well = [human('regular', { health: 'sick' }), human('regular', { health: 'infected' })]
    const healed = start({ forces: [force('survivors', 11, well)], players: { survivors: { supplies: 0 } }, dice: [6] })
    expect(forceNo(healed, 1).units).toMatchObject([{ health: 'healthy' }, { health: 'infected' }])
  })

  it('[ed.camp-turn.6] by a house rule each unit has a die of its own', () => {
    const s = start({
      forces: [force('survivors', 11, MIXED)],
      players: { survivors: { supplies: 0 } },
      options: { healthCheckPerUnit: true },
      dice: [7, 4],
    })
    expect(forceNo(s, 1).units).toMatchObject([{ health: 'healthy' }, { health: 'infected' }, { health: 'sick' }])
  })
})

describe('new hordes', () => {
  const begin = (face: number, options = {}) =>
    war({
      forces: [force('survivors', 11), force('zombies', 31), force('zombies', 77)],
      tiles: { '31': { controller: 'zombies' }, '71': { controller: 'zombies' }, '14': { controller: 'zombies' } },
      options,
      dice: [face],
    }).do('survivors', { do: 'end-turn' })

  it('[ed.camp-turn.7] on 7 or 8 a horde of at most 50 points appears in an unoccupied tile of the Zombies', () => {
    expect(begin(6).asks).toBe('act')
    const s = begin(7)
    expect([s.asks, s.owe]).toEqual(['new horde', ['zombies']])
    const units = [{ is: 'herd', kind: 'regular', size: 15 }] as const
    expect(s.refused('zombies', { do: 'new-horde', at: 31, units }).clause).toBe('ed.camp-turn.7')
    expect(s.refused('zombies', { do: 'new-horde', at: 15, units }).clause).toBe('ed.camp-turn.7')
    expect(s.refused('zombies', { do: 'new-horde', at: 71, units: [...units, ...units] }).clause).toBe('ed.force.1')
    s.do('zombies', { do: 'new-horde', at: 71, units })
    expect([s.event('force placed').at, s.event('force placed').worth, s.asks]).toEqual([71, 30, 'act'])
  })

  it('[ed.camp-turn.7] who does not say gets the tile nearest to people, and the ready-made horde', () => {
    expect(begin(8).timeOut('zombies').event('force placed')).toMatchObject({ at: 14, worth: 50 })
  })

  it('[ed.camp-turn.7] by a house rule it takes another number, or none will do', () => {
    expect(begin(5, { hordeGenerationOn: 5 }).asks).toBe('new horde')
    const never = war({
      forces: [force('survivors', 11)],
      tiles: { '31': { controller: 'zombies' } },
      options: { hordeGenerationOn: 9 },
    })
    expect(told(never.do('survivors', { do: 'end-turn' }))).toEqual(['points counted'])
  })

  it('[ed.camp-turn.8] without a tile for it no die is rolled', () => {
    const s = war({
      forces: [force('survivors', 11), force('zombies', 31)],
      tiles: { '31': { controller: 'zombies' } },
    })
    expect(told(s.do('survivors', { do: 'end-turn' }))).toEqual(['points counted'])
  })
})

describe('actions', () => {
  const forces = [force('survivors', 11), force('survivors', 31)]

  it('[ed.camp-turn.9] three actions, then the next player', () => {
    const s = war({ forces })
    s.do('survivors', { do: 'move', force: 1, to: 12 }).do('survivors', { do: 'control', force: 1 })
    expect([s.state.onTurn, s.state.actionsLeft]).toEqual(['survivors', 1])
    s.do('survivors', { do: 'control', force: 2 })
    expect([s.state.onTurn, s.state.actionsLeft]).toEqual(['zombies', 3])
  })

  it('[ed.camp-turn.9] only with forces of one’s own, and not after the turn is ended', () => {
    const s = war({ forces: [...forces, force('zombies', 77, [herd(3)])] })
    expect(s.refused('survivors', { do: 'move', force: 3, to: 76 }).clause).toBe('ed.camp-turn.9')
    expect(s.refused('survivors', { do: 'move', force: 9, to: 76 }).clause).toBe('ed.camp-turn.9')
    expect(s.refused('survivors', { do: 'adjust', by: 1 }).clause).toBe('ed.camp-turn.9')
    s.do('survivors', { do: 'end-turn' })
    expect(s.refused('survivors', { do: 'control', force: 1 }).clause).toBe('table.seat')
  })

  it('[ed.camp-turn.9] a house rule gives more of them', () => {
    expect(war({ forces, options: { campaignActions: 5 } }).state.actionsLeft).toBe(5)
  })

  it('[ed.camp-turn.10] one force may do several, and the same again', () => {
    const s = war({ forces })
    for (const to of [12, 13, 14]) s.do('survivors', { do: 'move', force: 1, to })
    expect([forceNo(s, 1).at, s.state.onTurn]).toEqual([14, 'zombies'])
  })

  it('[ed.camp-turn.9] whose time runs out ends the turn', () => {
    expect(war({ forces }).timeOut('survivors').state.onTurn).toBe('zombies')
  })
})

describe('supplies and health', () => {
  const sick = [human('regular', { health: 'sick' }), human('regular', { health: 'infected' })]

  it('[ed.human-state.8] as soon as there are Supplies again the Sick are Healthy, the Infected stay Infected', () => {
    const s = war({
      forces: [
        force('military', 11, [human('conscript', { health: 'sick' }), human('conscript', { health: 'infected' })]),
      ],
      players: { military: { supplies: 0 } },
      dice: [3],
    })
    s.do('military', { do: 'supply-drop' })
    expect(forceNo(s, 1).units).toMatchObject([{ health: 'healthy' }, { health: 'infected' }])
  })

  it('[ed.human-state.8] a farm is enough', () => {
    const s = start({
      forces: [force('survivors', 11, sick)],
      tiles: { '31': farm },
      players: { survivors: { supplies: 0 } },
      dice: [2],
    })
    const changes = s.events.flatMap((event) => (event.e === 'health changed' ? [[event.clause, event.health]] : []))
    // The farm makes them well, upkeep eats it up, and the check makes them Sick again.
    expect(changes).toEqual([
      ['ed.human-state.8', 'healthy'],
      ['ed.camp-turn.6', 'sick'],
    ])
  })

  it('[ed.human-state.9] [ed.camp-turn.5] Supplies that fall to 0 in a turn change nothing until the next start of one', () => {
    const s = war({
      forces: [force('survivors', 11, [human('seasoned', { vitality: 2 })]), force('zombies', 77)],
      tiles: { '11': { controller: 'survivors', structure: 'aid-station' } },
      players: { survivors: { supplies: 1 } },
      dice: [4],
    })
    s.do('survivors', { do: 'heal', force: 1 })
    expect([player(s, 'survivors').supplies, forceNo(s, 1).units[0]]).toMatchObject([0, { health: 'healthy' }])
    s.do('survivors', { do: 'end-turn' })
    expect(forceNo(s, 1).units[0]).toMatchObject({ health: 'healthy' })
    s.do('zombies', { do: 'end-turn' })
    expect(forceNo(s, 1).units[0]).toMatchObject({ health: 'sick' })
  })

  it('[ed.infection.11] a campaign turn rolls no infection check: the counter stays on the roster', () => {
    const s = start({ forces: [force('survivors', 11, sick.slice(1))], players: { survivors: { supplies: 5 } } })
    expect(forceNo(s, 1).units[0]).toMatchObject({ health: 'infected', vitality: 4 })
    expect(s.dice).toEqual([])
  })
})

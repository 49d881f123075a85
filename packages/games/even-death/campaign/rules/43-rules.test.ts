import { describe, expect, it } from 'vitest'
import { DEAD, force, forceNo, fought, herd, human, isOnMap, player, result, tile, type War, war } from '../testing.ts'
import { adjacentTo } from '../map.ts'
import { PLAIN_MAP } from '../testing.ts'

const own = (...places: readonly number[]) => places.map((at) => force('survivors', at))

describe('limits', () => {
  const six = own(11, 12, 13, 14, 15, 16)
  const training = {
    tiles: { '11': { controller: 'survivors', structure: 'training-ground' }, '21': { controller: 'survivors' } },
  } as const
  const found = {
    do: 'train',
    force: 1,
    found: { at: 21, units: [{ is: 'human', unit: 'newbie', weapons: [], perks: [] }] },
  } as const

  it('[ed.camp-rules.1] at most six forces of a human player', () => {
    expect(war({ forces: six.slice(1), ...training }).refused('survivors', { ...found, force: 1 }).clause).toBe(
      'ed.camp-train.1',
    )
    expect(war({ forces: six, ...training }).refused('survivors', found).clause).toBe('ed.camp-train.5')
    const s = war({ forces: six.slice(0, 5), ...training }).do('survivors', found)
    expect(s.state.forces.filter(({ owner }) => owner === 'survivors')).toHaveLength(6)
    expect(
      war({ forces: six, ...training, options: { forceLimit: 7 } }).do('survivors', found).state.forces,
    ).toHaveLength(8)
  })

  it('[ed.camp-rules.1] at most twelve hordes: with twelve no die is rolled for another', () => {
    const hordes = [31, 32, 33, 34, 35, 36, 37, 38, 41, 42, 43, 44].map((at) => force('zombies', at))
    const s = war({ forces: [force('survivors', 11), ...hordes], tiles: { '71': { controller: 'zombies' } } })
    expect(s.do('survivors', { do: 'end-turn' }).events.some(({ e }) => e === 'horde roll')).toBe(false)
    const fewer = war({
      forces: [force('survivors', 11), ...hordes.slice(1)],
      tiles: { '71': { controller: 'zombies' } },
      dice: [6],
    })
    expect(fewer.do('survivors', { do: 'end-turn' }).event('horde roll')).toMatchObject({ face: 6, passed: false })
  })

  it('[ed.camp-rules.2] a force of more than 200 points is none', () => {
    const heavy = Array.from({ length: 7 }, () => human('hardened', { weapons: ['assault-rifle'] }))
    expect(() => war({ forces: [force('survivors', 11, heavy)] })).toThrow(/ed\.force\.1/)
    expect(war({ forces: [force('survivors', 11, heavy)], options: { pointsLimit: 400 } }).state.forces).toHaveLength(2)
  })

  it('[ed.camp-rules.3] two of different factions are in no tile', () => {
    expect(() => war({ forces: [force('survivors', 11), force('zombies', 11)] })).toThrow(/ed\.camp-rules\.3/)
  })
})

describe('passing each other', () => {
  it('[ed.camp-rules.4] nobody moves onto another faction', () => {
    const s = war({ forces: [force('survivors', 11), force('zombies', 12)] })
    expect(s.refused('survivors', { do: 'move', force: 1, to: 12 }).clause).toBe('ed.camp-move.2')
  })

  it('[ed.camp-rules.5] [ed.camp-rules.6] through an own force with an action left: then the two must be parted', () => {
    const s = war({ forces: [...own(11, 12), force('zombies', 75)], turn: { on: 'survivors', actions: 2 } })
    s.do('survivors', { do: 'move', force: 1, to: 12 })
    expect(s.refused('survivors', { do: 'end-turn' }).clause).toBe('ed.camp-rules.6')
    expect(s.refused('survivors', { do: 'search', force: 1 }).clause).toBe('ed.camp-rules.6')
    expect(s.offered('survivors').every((command) => command.do === 'move')).toBe(true)
    s.do('survivors', { do: 'move', force: 1, to: 13 })
    expect([forceNo(s, 1).at, forceNo(s, 2).at]).toEqual([13, 12])
  })

  it('[ed.camp-rules.6] the other of the two may be the one that goes', () => {
    const s = war({ forces: own(11, 12), turn: { on: 'survivors', actions: 2 } })
    s.do('survivors', { do: 'move', force: 1, to: 12 }).do('survivors', { do: 'move', force: 2, to: 22 })
    expect([forceNo(s, 1).at, forceNo(s, 2).at]).toEqual([12, 22])
  })

  it('[ed.camp-rules.6] with no action left nobody moves onto an own force', () => {
    const s = war({ forces: own(11, 12), turn: { on: 'survivors', actions: 1 } })
    expect(s.refused('survivors', { do: 'move', force: 1, to: 12 }).clause).toBe('ed.camp-rules.6')
  })

  it('[ed.camp-rules.6] nor where no Move could part them', () => {
    // From 12 one gets to 11, 13 and 22. Each is held by somebody else, but for 11, which is free once it is left.
    const others = [force('zombies', 13), force('zombies', 22)]
    const s = war({ forces: [...own(11, 12), ...others], turn: { on: 'survivors', actions: 2 } })
    s.do('survivors', { do: 'move', force: 1, to: 12 })
    expect(s.offers('survivors')).toEqual(['move force:1 to:11', 'move force:2 to:11'])
  })

  it('[ed.camp-rules.6] a way through two own forces needs an action for each', () => {
    const wall = [21, 22, 23].map((at) => force('zombies', at))
    const line = [...own(11, 12, 13), ...wall]
    const two = war({ forces: line, turn: { on: 'survivors', actions: 2 } })
    two.do('survivors', { do: 'move', force: 1, to: 12 })
    expect(two.offers('survivors')).toEqual(['move force:1 to:11', 'move force:2 to:11'])
    const three = war({ forces: line, turn: { on: 'survivors', actions: 3 } })
    three.do('survivors', { do: 'move', force: 1, to: 12 })
    expect(three.offers('survivors')).toContain('move force:2 to:13')
    // Beyond the third nobody gets any farther: with one action after that, whoever comes onto it stays with it.
    const shut = war({ forces: [...line, force('zombies', 14)], turn: { on: 'survivors', actions: 3 } })
    shut.do('survivors', { do: 'move', force: 1, to: 12 })
    expect(shut.offers('survivors')).toEqual(['move force:1 to:11', 'move force:2 to:11'])
  })
})

describe('what stays, and who is out', () => {
  it('[ed.camp-rules.7] wounds, deaths and infection go from battle to battle', () => {
    const s = war({
      forces: [force('survivors', 11, [human('seasoned'), human('seasoned'), human('seasoned')]), force('zombies', 12)],
      dice: [4, 4, 4],
    })
    s.do('survivors', { do: 'battle', force: 1 }).do('zombies', { do: 'behaviour', dice: 3 })
    const ids = forceNo(s, 1).units.map(({ id }) => id)
    const [hurt = 0, dead = 0, sick = 0] = ids
    fought(
      s,
      'survivors',
      result(s, 'survivors', { [hurt]: { vitality: 2 }, [dead]: DEAD, [sick]: { vitality: 4, infected: true } }),
    )
    expect(forceNo(s, 1).units).toMatchObject([
      { id: hurt, vitality: 2, health: 'healthy' },
      { id: sick, vitality: 4, health: 'infected' },
    ])
  })

  it('[ed.camp-rules.8] a force without units is gone at once, and a player without forces is out: its tiles are nobody’s, structures stay', () => {
    const s = war({
      factions: ['survivors', 'bandits', 'zombies'],
      forces: [force('survivors', 11), force('bandits', 71), force('zombies', 77)],
      tiles: { '11': { controller: 'survivors' }, '13': { controller: 'survivors', structure: 'farm' } },
      dice: [2],
    })
    s.do('survivors', { do: 'search', force: 1 }).do('survivors', { do: 'adjust', by: 0 })
    expect([isOnMap(s, 1), player(s, 'survivors').out]).toEqual([false, true])
    expect(tile(s, 13)).toMatchObject({ controller: null, structure: 'farm' })
    expect([s.state.onTurn, s.outcome]).toEqual(['bandits', null])
  })

  it('[ed.camp-rules.8] the last faction left wins', () => {
    const s = war({ forces: [force('survivors', 11), force('zombies', 71)], tiles: {}, dice: [1] })
    s.do('survivors', { do: 'search', force: 1 })
    expect(s.outcome).toMatchObject({ winners: ['zombies'], clause: 'ed.camp-rules.8' })
  })

  it('[ed.camp-rules.8] Zombies without hordes are not out as long as they control a tile', () => {
    const begin = (tiles: NonNullable<War['tiles']>) => {
      const s = war({
        forces: [force('survivors', 11, [human('hardened')]), force('zombies', 12)],
        tiles,
        dice: [4, 4, 4],
      })
      s.do('survivors', { do: 'battle', force: 1 }).do('zombies', { do: 'behaviour', dice: 3 })
      return fought(s, 'survivors', result(s, 'survivors', {}, []))
    }
    const held = begin({ '75': { controller: 'zombies' } })
    expect([player(held, 'zombies').out, held.outcome]).toEqual([false, null])
    expect(begin({}).outcome?.winners).toEqual(['survivors'])
  })

  it('[ed.camp-rules.8] when the last go out together, points decide, then tiles, else nobody wins', () => {
    const both = (points: NonNullable<War['players']>, tiles: NonNullable<War['tiles']> = {}) => {
      const s = war({
        forces: [force('survivors', 11), force('bandits', 12)],
        factions: ['survivors', 'bandits', 'zombies'],
        players: { zombies: { out: true }, ...points },
        tiles,
      })
      s.do('survivors', { do: 'battle', force: 1 })
      const ids = s.state.forces.flatMap(({ units }) => units.map(({ id }) => id))
      return fought(s, 'survivors', result(s, null, Object.fromEntries(ids.map((id) => [id, DEAD])), [])).outcome
    }
    expect(both({ bandits: { battles: 4 } })?.winners).toEqual(['bandits'])
    expect(both({ bandits: { battles: 1 } }, { '13': { controller: 'survivors' } })?.winners).toEqual(['survivors'])
    expect(both({})?.winners).toEqual([])
  })

  it('[ed.camp-rules.9] adjacent is who shares a side that can be crossed, both tiles open', () => {
    expect(adjacentTo(PLAIN_MAP, 33)).toEqual([23, 34, 43, 32])
    expect(adjacentTo(PLAIN_MAP, 11)).toEqual([12, 21])
    expect([adjacentTo(PLAIN_MAP, 55), adjacentTo(PLAIN_MAP, 56)]).toEqual([
      [45, 65, 54],
      [46, 57, 66],
    ])
    expect([adjacentTo(PLAIN_MAP, 87), adjacentTo(PLAIN_MAP, 88)]).toEqual([[77, 86], []])
  })

  it('[ed.camp-rules.10] Supplies are whole numbers from 0 up, without an upper limit', () => {
    const s = war({ forces: [force('military', 11)], players: { military: { supplies: 900 } }, dice: [3] })
    expect(player(s.do('military', { do: 'supply-drop' }), 'military').supplies).toBe(901)
    const poor = war({
      forces: [...own(11, 13), force('zombies', 71, [herd(5)])],
      players: { survivors: { supplies: 1 } },
      turn: { on: 'zombies' },
      dice: [8, 8],
    })
    expect(player(poor.do('zombies', { do: 'end-turn' }), 'survivors').supplies).toBe(0)
  })
})

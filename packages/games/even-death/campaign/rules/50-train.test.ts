import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import { force, forceNo, human, offersOf, personNo, player, type War, war } from '../testing.ts'
import { worthOf } from '../roster.ts'

const GROUND = { '33': { controller: 'survivors', structure: 'training-ground' } } as const
const train = (more: Partial<CommandOf<'train'>>): CommandOf<'train'> => ({ do: 'train', force: 1, ...more })
const promote = (profile: 'regular' | 'seasoned' | 'hardened', more: object = {}): CommandOf<'train'> =>
  train({ changes: [{ unit: 1, profile, ...more }] })
const NEWCOMER = { is: 'human', unit: 'newbie', weapons: ['pistol'], perks: [] } as const

const at = (units = [human('regular')], more: Partial<War> = {}) =>
  war({ forces: [force('survivors', 33, units)], tiles: GROUND, ...more })

describe('train', () => {
  it('[ed.camp-train.1] 1 Supplies for 50 points, once a tile and turn', () => {
    const s = at([human('newbie'), human('newbie')])
    s.do('survivors', promote('hardened'))
    expect([personNo(s, 1).unit, player(s, 'survivors').supplies, s.event('trained').points]).toEqual([
      'hardened',
      3,
      15,
    ])
    expect(s.refused('survivors', train({ changes: [{ unit: 2, profile: 'regular' }] })).clause).toBe('ed.camp-train.1')
  })

  it('[ed.camp-train.1] 50 points are the most', () => {
    const s = at([human('newbie', { weapons: [] }), human('newbie', { weapons: [] })])
    const both = (...weapons: readonly ('explosive' | 'shotgun')[]) =>
      train({
        changes: [
          { unit: 1, weapons: weapons.slice(0, 1) },
          { unit: 2, weapons: weapons.slice(1) },
        ],
      })
    expect(s.refused('survivors', both('explosive', 'explosive', 'explosive')).clause).toMatch(
      /^ed\.(camp-train\.1|force\.2)$/,
    )
    const changes = [
      { unit: 1, profile: 'hardened', weapons: ['explosive'] },
      { unit: 2, profile: 'hardened', weapons: ['explosive'] },
    ] as const
    expect(s.refused('survivors', train({ changes })).clause).toBe('ed.camp-train.1')
    expect(s.refused('survivors', train({})).clause).toBe('ed.camp-train.1')
  })

  it('[ed.camp-train.1] with exactly 50 it is done, and in the next campaign turn again', () => {
    const dear = [human('regular', { weapons: [] }), human('newbie')]
    const s = at(dear)
    const explosives = { unit: 1, profile: 'hardened', weapons: ['explosive'] } as const
    s.do('survivors', train({ changes: [explosives, { unit: 2, profile: 'seasoned', weapons: ['rifle', 'pistol'] }] }))
    expect(s.event('trained').points).toBe(50)
    s.do('survivors', { do: 'end-turn' }).do('zombies', { do: 'end-turn' })
    s.do('survivors', train({ changes: [{ unit: 2, profile: 'hardened' }] }))
    expect(personNo(s, 2).unit).toBe('hardened')
  })

  it('[ed.camp-train.2] it takes a tile of one’s own and 1 Supplies', () => {
    const foreign = at([human()], { tiles: { '33': { ...GROUND[33], controller: 'zombies' } } })
    expect(foreign.refused('survivors', promote('seasoned')).clause).toBe('ed.camp-train.2')
    const poor = at([human()], { players: { survivors: { supplies: 0 } } })
    expect(poor.refused('survivors', promote('seasoned')).clause).toBe('ed.camp-train.2')
  })

  it('[ed.camp-train.2] the 50 points are not split, and what is left over is lost', () => {
    const s = at([human()], { tiles: { ...GROUND, '34': { controller: 'survivors' } } })
    const both = train({ changes: [{ unit: 1, profile: 'seasoned' }], found: { at: 34, units: [NEWCOMER] } })
    expect(s.refused('survivors', both).clause).toBe('ed.camp-train.2')
    s.do('survivors', promote('seasoned'))
    expect(offersOf(s, 'survivors', 'train')).toEqual([])
  })

  it('[ed.camp-train.3] a promotion raises present and most vitality by the difference, and opens the new perks', () => {
    const s = at([human('regular', { vitality: 2, perks: ['medic'] })])
    expect(s.refused('survivors', promote('hardened', { perks: ['athletic'] })).clause).toBe('ed.force.5')
    s.do('survivors', promote('hardened', { perks: ['parkour', 'stoic'] }))
    expect(personNo(s, 1)).toMatchObject({ unit: 'hardened', vitality: 4, perks: ['medic', 'parkour', 'stoic'] })
    expect(s.event('trained').points).toBe(10)
  })

  it('[ed.camp-train.3] nobody is promoted down, sideways or into another faction, and perks come only with a promotion', () => {
    const s = at([human('seasoned')])
    expect(s.refused('survivors', promote('regular')).clause).toBe('ed.camp-train.3')
    expect(s.refused('survivors', promote('seasoned')).clause).toBe('ed.camp-train.3')
    expect(s.refused('survivors', train({ changes: [{ unit: 1, profile: 'boss' }] })).clause).toBe('ed.camp-train.3')
    expect(
      s.refused('survivors', train({ changes: [{ unit: 1, perks: ['medic'], weapons: ['bow', 'pistol'] }] })).clause,
    ).toBe('ed.camp-train.3')
    expect(s.refused('survivors', train({ changes: [{ unit: 7, profile: 'hardened' }] })).clause).toBe(
      'ed.camp-train.3',
    )
    const twice = [
      { unit: 1, profile: 'hardened' },
      { unit: 1, weapons: ['bow'] },
    ] as const
    expect(s.refused('survivors', train({ changes: twice })).clause).toBe('ed.camp-train.3')
  })

  it('[ed.camp-train.3] a new weapon costs its full price, the replaced one is lost', () => {
    const s = at([human('regular', { weapons: ['shotgun', 'pistol'] })])
    expect(s.refused('survivors', train({ changes: [{ unit: 1, weapons: ['shotgun'] }] })).clause).toBe(
      'ed.camp-train.3',
    )
    expect(
      s.refused('survivors', train({ changes: [{ unit: 1, weapons: ['shotgun', 'pistol', 'rifle'] }] })).clause,
    ).toBe('ed.force.2')
    s.do('survivors', train({ changes: [{ unit: 1, weapons: ['rifle', 'pistol'] }] }))
    expect([personNo(s, 1).weapons, s.event('trained').points]).toEqual([['rifle', 'pistol'], 10])
  })

  it('[ed.camp-train.3] who is to be as he is is not trained: it would only cost', () => {
    const s = at([human('regular', { weapons: ['shotgun', 'pistol'] })])
    for (const weapons of [
      ['shotgun', 'pistol'],
      ['pistol', 'shotgun'],
    ] as const)
      expect(s.refused('survivors', train({ changes: [{ unit: 1, weapons }] })).clause).toBe('ed.camp-train.3')
  })

  it('[ed.infection.10] who is Infected does not become Immune', () => {
    const s = at([human('regular', { health: 'infected' })])
    expect(s.refused('survivors', promote('seasoned', { perks: ['immune'] })).clause).toBe('ed.infection.10')
    expect(personNo(s.do('survivors', promote('seasoned', { perks: ['parkour'] })), 1).perks).toEqual(['parkour'])
  })

  it('[ed.camp-train.4] recruits join only by a house rule, within the same points', () => {
    const recruits = [NEWCOMER, NEWCOMER]
    expect(at().refused('survivors', train({ recruits })).clause).toBe('ed.camp-train.4')
    const s = at([human()], { options: { trainRecruits: true } })
    expect(s.refused('survivors', train({ recruits: Array.from({ length: 11 }, () => NEWCOMER) })).clause).toBe(
      'ed.force.1',
    )
    s.do('survivors', train({ recruits, changes: [{ unit: 1, profile: 'hardened' }] }))
    expect(forceNo(s, 1).units).toHaveLength(3)
    expect(s.event('trained').points).toBe(20)
  })

  it('[ed.camp-train.5] a new force of at most 50 points in an adjacent, unoccupied tile of one’s own', () => {
    const tiles = {
      ...GROUND,
      '34': { controller: 'survivors' },
      '43': { controller: 'survivors' },
      '51': { controller: 'survivors' },
    } as const
    const s = war({ forces: [force('survivors', 33), force('survivors', 43)], tiles })
    const found = (place: number, units = [NEWCOMER]) => train({ found: { at: place, units } })
    for (const place of [43, 51, 32]) expect(s.refused('survivors', found(place)).clause).toBe('ed.camp-train.5')
    expect(
      s.refused(
        'survivors',
        found(
          34,
          Array.from({ length: 11 }, () => NEWCOMER),
        ),
      ).clause,
    ).toBe('ed.force.1')
    s.do('survivors', found(34))
    expect(forceNo(s, 4)).toMatchObject({ owner: 'survivors', at: 34, units: [{ unit: 'newbie', vitality: 3 }] })
  })

  it('[ed.camp-train.5] without such a tile it is not offered', () => {
    const founding = (s: ReturnType<typeof at>) =>
      offersOf(s, 'survivors', 'train').filter((command) => command.do === 'train' && command.found)
    expect(founding(at())).toEqual([])
    expect(founding(at([human()], { tiles: { ...GROUND, '34': { controller: 'survivors' } } }))).toHaveLength(1)
  })

  it('[ed.camp-train.6] the force is worth 200 points at most afterwards', () => {
    const units = [...Array.from({ length: 9 }, () => human('hardened')), human('regular')]
    const s = at(units)
    expect(worthOf(forceNo(s, 1))).toBe(190)
    const last = forceNo(s, 1).units.at(-1)?.id ?? 0
    expect(s.refused('survivors', train({ changes: [{ unit: last, weapons: ['rifle', 'shotgun'] }] })).clause).toBe(
      'ed.camp-train.6',
    )
    s.do('survivors', train({ changes: [{ unit: last, profile: 'hardened' }] }))
    expect(worthOf(forceNo(s, 1))).toBe(200)
  })
})

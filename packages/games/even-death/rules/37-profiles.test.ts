import { describe, expect, it } from 'vitest'
import { PROFILE_IDS, type ProfileId, profileOf } from '../tables/profiles.ts'
import { humanNo, scene } from '../testing.ts'
import { toughnessOf } from './17-factors.ts'

/** As it is printed, with the dice that armour adds (ed.profiles.5). */
function rowOf(id: ProfileId): string {
  const { faction, points, movement, vitality, armour, perks, has } = profileOf(id)
  const s = scene({
    humans: [{ seat: faction, profile: id }],
    options: { factions: [faction, 'zombies'] },
    herds: [{ zombies: [{}] }],
  })
  const { dice, needed } = toughnessOf(s.table, humanNo(s, 1), false)
  return [points, movement, vitality, `${needed}+`, dice, armour ? 'armour' : 'none', perks, ...has].join(' ')
}

describe('profiles', () => {
  it('[ed.profiles.1] Survivors', () => {
    expect((['newbie', 'regular', 'seasoned', 'hardened'] as const).map(rowOf)).toEqual([
      '5 5 3 7+ 2 none 0',
      '10 6 4 7+ 2 none 1',
      '15 6 5 6+ 4 armour 2',
      '20 7 6 6+ 4 armour 3',
    ])
  })

  it('[ed.profiles.2] Military', () => {
    expect((['conscript', 'soldier', 'veteran', 'commander'] as const).map(rowOf)).toEqual([
      '10 6 4 6+ 3 armour 0',
      '20 6 4 6+ 4 armour 1 specialist',
      '25 6 5 5+ 4 armour 2 specialist',
      '30 6 5 5+ 4 armour 3 specialist',
    ])
  })

  it('[ed.profiles.3] Bandits', () => {
    expect((['convict', 'thug', 'cutthroat', 'boss'] as const).map(rowOf)).toEqual([
      '10 6 3 7+ 2 none 0',
      '15 7 4 7+ 2 none 1',
      '20 7 4 6+ 4 armour 2',
      '25 7 5 6+ 4 armour 3',
    ])
  })

  it('are twelve', () => {
    expect(PROFILE_IDS).toHaveLength(12)
  })
})

import { describe, expect, it } from 'vitest'
import { at, EIGHTS, herdNo, humanNo, row, scene, type Staging } from '../testing.ts'
import type { ForceHuman } from '../forces/force.ts'
import { Forecast } from './index.ts'
import { attacksOn, bitesBy, bitesOn, weaponOdds } from './standard.ts'

const veteran: ForceHuman = { is: 'human', unit: 'veteran', weapons: ['lmg', 'pistol'], perks: [] }

/** The same at a table, by the rules themselves. */
function forecastAt(staging: Staging) {
  const s = scene({ dice: EIGHTS, ...staging })
  s.do(s.owe[0] as string, { do: 'select', unit: 1 })
  return { s, look: new Forecast(s.game.view(s.table, 'military'), s.table) }
}
const AT = { at: at(30, 44), facing: { x: 0, y: -1 } } as const

describe('odds before there is a table are those at the table', () => {
  it.each([5, 10, 15] as const)('[ed.shoot.8] [ed.perks.12] every weapon against a herd of %i', (size) => {
    const { s, look } = forecastAt({
      options: { factions: ['military', 'zombies'] },
      humans: [
        {
          seat: 'military',
          profile: 'veteran',
          perks: ['specialist'],
          weapons: [
            { id: 'lmg', due: 0 },
            { id: 'pistol', due: 0 },
          ],
          ...AT,
        },
      ],
      herds: [{ facing: { x: 0, y: 1 }, zombies: row(20, 36, size) }],
    })
    for (const [i, { weapon, against }] of weaponOdds(veteran).entries()) {
      const told = against.find(({ target }) => target.id === `herd of ${size}`)
      expect(look.shot(humanNo(s, 1), i, herdNo(s, 2))).toMatchObject({
        weapon,
        any: told?.any,
        expected: told?.expected,
      })
    }
  })

  it('[ed.shoot.17] against a soldier in cover: one die for armour, one for cover', () => {
    const { s, look } = forecastAt({
      options: { factions: ['military', 'bandits'], duplicateFactions: true },
      pieces: [{ is: 'line', kind: 'lowwall', from: [26, 37], to: [34, 37] }],
      humans: [
        { seat: 'military', profile: 'conscript', weapons: [{ id: 'rifle', due: 0 }], ...AT },
        { seat: 'bandits', profile: 'soldier', at: at(30, 36), facing: { x: 0, y: 1 } },
      ],
    })
    const [rifle] = weaponOdds({ is: 'human', unit: 'conscript', weapons: ['rifle'], perks: [] })
    const told = rifle?.against.find(({ target }) => target.id === 'soldier in cover')
    expect(look.shot(humanNo(s, 1), 0, humanNo(s, 2))).toMatchObject({ any: told?.any, kill: told?.kill })
  })

  it('[ed.bite.12] bites by one to six biters', () => {
    const { s, look } = forecastAt({
      options: { factions: ['military', 'zombies'] },
      humans: [{ seat: 'military', profile: 'veteran', ...AT }],
      herds: [{ zombies: row(25, 42, 8) }],
    })
    const { by } = look.bite(herdNo(s, 2), humanNo(s, 1))
    expect(bitesOn(veteran)).toMatchObject(
      by.map(({ any, expected, kill }, i) => ({ biters: i + 1, any, expected, kill })),
    )
  })

  it('a herd that is small has no more biters than zombies, and armour of the dead counts', () => {
    expect(bitesBy({ size: 3 }).map(({ biters }) => biters)).toEqual([1, 2, 3])
    const any = (kind: 'regular' | 'military') => attacksOn({ kind, size: 5 }).map(({ odds }) => odds.any)
    for (const [i, chance] of any('military').entries()) expect(chance).toBeLessThan(any('regular')[i] ?? 0)
  })

  it('whoever carries nothing strikes with bare hands', () => {
    expect(weaponOdds({ ...veteran, weapons: [] }).map(({ weapon }) => weapon)).toEqual(['unarmed'])
  })
})

import { describe, expect, it } from 'vitest'
import type { Human } from '../state.ts'
import { PERKS } from '../tables/perks.ts'
import { at, type EvenDeathScene, humanNo, row, scene } from '../testing.ts'

describe('perks', () => {
  it('[ed.perks.18] in a battle an Expert Scavenger is like anybody else', () => {
    expect(PERKS.scavenger.says).toContain('of no use in a battle')
    const shot = (perks: Human['perks']): EvenDeathScene =>
      scene({
        humans: [
          { seat: 'survivors', at: at(30, 30), perks },
          { seat: 'survivors', at: at(33, 30) },
        ],
        herds: [{ zombies: row(30, 24, 3) }],
        dice: [8, 8, 1, 1],
      }).do('survivors', { do: 'select', unit: 1 })
    const [one, other] = [shot(['scavenger']), shot([])]
    expect(one.offers('survivors')).toEqual(other.offers('survivors'))
    for (const s of [one, other]) s.do('survivors', { do: 'shoot', weapon: 0, target: 3 })
    expect(one.events).toEqual(other.events)
    expect({ ...humanNo(one, 1), perks: [] }).toEqual(humanNo(other, 1))
  })
})

import { describe, expect, it } from 'vitest'
import { at, endPhase, human, scene, zombie } from '../testing.ts'
import { resultOf } from './result.ts'

const options = { turnLimit: 1, scenario: 'night-at-millers', entryMethods: [], startZombiesPerHuman: 0 }

describe('what a match tells the campaign', () => {
  it('[dw.campaign.2] is nothing before the match is over', () => {
    expect(resultOf(scene({ map: null, options }).table)).toBeNull()
  })

  it("[dw.campaign.2] is nothing if it was a scenario of one's own", () => {
    const s = endPhase(scene({ options: { turnLimit: 1 } }))
    expect([s.state.grade, resultOf(s.table)]).toEqual([expect.any(String), null])
  })

  it('[dw.campaign.4] [dw.campaign.3] has the people with what they carry, and no jams or bracing', () => {
    const s = scene({
      map: null,
      options: { ...options, jams: true },
      humans: [
        human({
          name: 'Ann',
          wounds: 2,
          bmv: 8,
          kills: 3,
          weapons: [{ type: 'pistol', loaded: 4, jammed: true }],
          items: ['keys', 'radio'],
        }),
        human({ name: 'Ben', status: 'dead', at: at(20, 20), died: 1 }),
      ],
      lying: [
        { at: at(10, 10), weapon: { type: 'rifle', loaded: 1 } },
        { at: at(10, 12), ammo: { kind: 'shells', count: 4 } },
      ],
    })
    const result = resultOf(endPhase(s).table)
    expect(result).toMatchObject({ scenario: 'night-at-millers', engaged: true })
    expect(result?.fates).toMatchObject([
      { name: 'Ann', status: 'alive', wounds: 2, bmv: 8, kills: 3 },
      { name: 'Ben', status: 'dead' },
    ])
    expect(result?.fates[0]?.gear).toMatchObject({ weapons: [{ type: 'pistol', loaded: 4 }], items: ['radio'] })
    expect(result?.fates[0]?.gear.weapons[0]).not.toHaveProperty('jammed')
    expect(result?.left).toMatchObject({ weapons: [{ type: 'rifle', loaded: 1 }], stock: { shells: 4 } })
  })

  it('[dw.gskill.10] knows whose zombie is still about', () => {
    const s = scene({
      map: null,
      options: { ...options, lurch: false },
      humans: [
        human({ name: 'Ann' }),
        human({ name: 'Ben', status: 'turned', at: at(20, 20), died: 1 }),
        human({ name: 'Cal', status: 'turned', at: at(22, 20), died: 1 }),
      ],
      zombies: [zombie(1, at(85, 75), { former: 2 })],
      dice: [1],
    })
    expect(resultOf(endPhase(s).table)?.fates.map(({ isCurable }) => isCurable)).toEqual([false, true, false])
  })

  it('[dw.moral.6] [dw.moral.9] moral is regained up to the full value of the level', () => {
    const s = scene({
      map: null,
      options,
      humans: [
        human({ bmv: 11, kills: 15, sheet: { level: 3, xp: 15 } }),
        human({ at: at(20, 20), bmv: 9, kills: 15 }),
      ],
    })
    expect(resultOf(endPhase(s).table)?.fates.map(({ bmv }) => bmv)).toEqual([12, 10])
  })
})

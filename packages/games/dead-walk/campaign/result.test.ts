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

  it('[dw.gskill.10] knows whose zombie was eliminated, and whose is still about or has wandered off', () => {
    const turned = (name: string, x: number): object => human({ name, status: 'turned', at: at(x, 20), died: 1 })
    const s = scene({
      map: null,
      options: { ...options, lurch: false },
      humans: [
        human({ name: 'Ann', weapons: [{ type: 'pistol', id: 1, ready: true, silenced: true }] }),
        turned('Ben', 20),
        turned('Cal', 24),
        turned('Dan', 28),
      ],
      zombies: [
        zombie(1, at(85, 75), { former: 2 }),
        zombie(2, at(60, 70), { former: 3 }),
        zombie(3, at(2, 45), { former: 4, heading: 270 }),
      ],
      activation: { human: 1 },
      dice: [6, 'dw.zmove.8: 15'],
    })
    s.do('P1', { do: 'fire', weapon: 1, target: 'Z2', bursts: 1 })
    const result = resultOf(endPhase(s).table)
    expect(s.state.zombies.map(({ n }) => n)).toEqual([1])
    expect(result?.fates.map(({ isCurable }) => isCurable)).toEqual([false, true, false, true])
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

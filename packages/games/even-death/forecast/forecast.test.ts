import { samePoint } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { OUTCOMES } from '../odds-key.ts'
import { wayFault } from '../rules/08-walk.ts'
import { at, EIGHTS, type EvenDeathScene, herdNo, humanNo, row, scene, type Staging } from '../testing.ts'
import type { Zombie } from '../state.ts'
import type { PerkId } from '../tables/perks.ts'
import { INCH, inches } from '../tables/units.ts'
import { Forecast, forecastFor } from './index.ts'

const stage = (staging: Staging, unit = 1): EvenDeathScene => {
  const s = scene({ dice: EIGHTS, ...staging })
  return s.do(s.owe[0] as string, { do: 'select', unit })
}
/** At the table itself: pieces of a test are in no options. */
const of = (s: EvenDeathScene): Forecast => new Forecast(s.game.view(s.table, 'survivors'), s.table)

/** Wounds by their chances, as the rules' own dice have them. */
function byWounds(s: EvenDeathScene, command: Parameters<Forecast['odds']>[1]): Map<number, number> {
  const odds = of(s).odds('survivors', command)
  const found = new Map<number, number>()
  for (const { key, probability } of odds?.outcomes ?? []) {
    const wounds = key.includes(OUTCOMES.wounds) ? Number.parseInt(key, 10) : 0
    found.set(wounds, (found.get(wounds) ?? 0) + probability)
  }
  return found
}

describe('an attack is foreseen', () => {
  const VETERAN = { seat: 'military', profile: 'veteran', at: at(30, 44), facing: { x: 0, y: -1 } } as const
  const rocket = (): EvenDeathScene =>
    stage({
      options: { factions: ['survivors', 'military'] },
      pieces: [{ is: 'line', kind: 'lowwall', from: [26, 43], to: [34, 43] }],
      humans: [{ seat: 'survivors', at: at(30, 30), weapons: [{ id: 'explosive', due: 0 }], aim: true }, VETERAN],
    })

  it('a rocket at a covered, armoured veteran: dice, modifiers with clauses, and the chances that the dice have', () => {
    const s = rocket()
    const shot = of(s).shot(humanNo(s, 1), 0, humanNo(s, 2))
    expect(shot).toMatchObject({
      weapon: 'explosive',
      dice: 6,
      needed: 3,
      modifiers: [],
      inRange: true,
      flanked: false,
    })
    expect(shot).toMatchObject({
      toughness: { dice: 5, needed: 5 },
      range: [12, 32],
      sight: { inCover: true, covered: 1 },
    })
    const exact = byWounds(s, { do: 'shoot', weapon: 0, target: 2 })
    for (const [wounds, chance] of (shot?.chances ?? []).entries()) {
      const told = wounds >= 5 ? null : (exact.get(wounds) ?? 0)
      if (told !== null) expect(chance).toBeCloseTo(told, 9)
    }
    expect((shot?.any ?? 0) + (shot?.chances[0] ?? 0)).toBeCloseTo(1, 12)
    expect(shot?.kill).toBeCloseTo((shot?.chances[5] ?? 0) + (shot?.chances[6] ?? 0), 12)
  })

  it('its odds are counted by results: seven and six of them, not by the faces of eleven dice', () => {
    const odds = of(rocket()).odds('survivors', { do: 'shoot', weapon: 0, target: 2 })
    expect(odds).toMatchObject({ exact: true })
    expect(odds?.runs).toBeLessThanOrEqual(7 * 6)
  })

  it('a Specialist throws one die again, and the chances say so', () => {
    const shooting = (perks: readonly PerkId[]) => {
      const anna = { seat: 'survivors', at: at(20, 20), perks }
      const s = stage({ humans: [anna, { seat: 'survivors', at: at(20, 18) }], herds: [{ zombies: row(20, 26, 5) }] })
      return of(s).shot(humanNo(s, 1), 0, herdNo(s, 3))
    }
    const [specialist, plain] = [shooting(['specialist']), shooting([])]
    expect([specialist?.secondThrow, plain?.secondThrow]).toEqual([true, false])
    expect(specialist?.any).toBeGreaterThan(plain?.any ?? 1)
    expect(specialist?.chances.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12)
    expect(specialist?.chances[2]).toBe(plain?.chances[2])
  })

  it('a blow, with what it is struck', () => {
    const s = stage({
      humans: [
        { seat: 'survivors', at: at(20, 20), weapons: [{ id: 'blunt', due: 0 }] },
        { seat: 'survivors', at: at(20, 18) },
      ],
      herds: [{ zombies: [{ at: at(20, 21) }] }],
    })
    const blow = of(s).blow(humanNo(s, 1), 0, herdNo(s, 3))
    const exact = byWounds(s, { do: 'melee', weapon: 0, target: 3 })
    expect(blow?.chances[0]).toBeCloseTo(exact.get(0) ?? 0, 9)
    expect(of(s).blow(humanNo(s, 1), 'unarmed', herdNo(s, 3))).toMatchObject({ weapon: 'unarmed', dice: 1, needed: 7 })
    expect(of(s).shove(humanNo(s, 1))).toMatchObject({ figures: 1 })
  })

  it('[ed.bite.12] a bite at every number of biters, surer with each', () => {
    const s = scene({ humans: [{ seat: 'survivors', at: at(20, 20) }], herds: [{ zombies: row(20, 21, 4) }] })
    const bite = of(s).bite(herdNo(s, 2), humanNo(s, 1))
    expect(bite.now).toBe(1)
    expect(bite.most).toBeGreaterThan(1)
    expect(bite.by.map(({ dice }) => dice)).toEqual([1, 2, 3, 4, 5, 6])
    const any = bite.by.map((one) => one.any)
    expect([...any].sort((a, b) => a - b)).toEqual(any)
  })
})

describe('a move is foreseen', () => {
  it('every corner of a reach can be gone to, and not an inch farther', () => {
    const s = stage({
      humans: [{ seat: 'survivors', at: at(30, 52) }],
      herds: [{ zombies: row(30, 40, 3) }],
      options: { table: 'across-the-common' },
    }) // prettier-ignore
    const anna = humanNo(s, 1)
    const reach = of(s).reach(anna)
    expect(reach?.once).toHaveLength(72)
    // Clockwise from the north: an outline, and no tangle.
    const turns = (reach?.once ?? []).map(({ x, y }) => Math.atan2(x - anna.at.x, anna.at.y - y))
    for (const [i, turn] of turns.slice(1).entries())
      expect((turn - (turns[i] ?? 0) + 4 * Math.PI) % (2 * Math.PI)).toBeLessThan(0.2)
    for (const corner of reach?.once ?? [])
      if (!samePoint(corner, anna.at)) expect(wayFault(s.table, anna, anna.at, corner)).toBeNull()
    expect(reach?.twice).toHaveLength(18)
    const farthest = Math.max(...(reach?.twice ?? []).flat().map(({ y }) => Math.abs(y - anna.at.y)))
    expect(farthest).toBeGreaterThan(inches(6))
    expect(farthest).toBeLessThanOrEqual(inches(12))
  })

  it('[ed.move.9] a way through woods has half the allowance, with its clause', () => {
    const s = stage({
      humans: [{ seat: 'survivors', at: at(20, 20) }],
      herds: [{ zombies: row(5, 50, 3) }],
      pieces: [{ is: 'disc', kind: 'woods', at: [24, 20], radius: 3 }],
    })
    expect(of(s).move(humanNo(s, 1), at(23, 20))).toMatchObject({
      refusal: null,
      allowance: 3,
      modifiers: [{ clause: 'ed.terrain.1', value: -3 }],
      danger: false,
    })
    expect(of(s).move(humanNo(s, 1), at(24, 20))?.refusal?.clause).toBe('ed.move.1')
  })

  it('a herd is arranged before it goes, and its bite reaches two inches farther than its Move', () => {
    const s = scene({ humans: [{ seat: 'survivors', at: at(20, 50) }], herds: [{ zombies: row(20, 20, 5) }] })
    const herd = herdNo(s, 2)
    expect(of(s).move(herd, at(22, 23))?.placed).toHaveLength(5)
    expect(of(s).biteReach(herd) % INCH).toBe(0)
    expect(of(s).biteReach(herd)).toBe(inches(2) + inches(of(s).move(herd, at(22, 22))?.allowance ?? 0))
  })
})

describe('what is seen, and what is owed', () => {
  it('[ed.sight.2] nine rays, as many of them hidden as the cover says', () => {
    const s = scene({
      humans: [{ seat: 'survivors', at: at(20, 20) }],
      herds: [{ zombies: [{ at: at(20, 27) }] }],
      pieces: [{ is: 'line', kind: 'lowwall', from: [16, 26], to: [24, 26] }],
    })
    const rays = of(s).rays(humanNo(s, 1), herdNo(s, 2).zombies[0] as Zombie)
    const sight = of(s).sight(humanNo(s, 1), herdNo(s, 2))
    expect(rays).toHaveLength(9)
    expect(rays.filter(({ stopped }) => stopped)).toHaveLength(sight.figures[0]?.hidden ?? -1)
    expect(sight).toMatchObject({ seen: 1, of: 1, inCover: true })
  })

  it('[ed.activation.1] trauma, isolation, infection, in the order in which they come', () => {
    const s = scene({
      humans: [{ seat: 'survivors', at: at(20, 20), trauma: 2, health: 'infected' }],
      herds: [{ zombies: row(5, 50, 3) }],
    })
    expect(
      of(s)
        .owed(humanNo(s, 1))
        .map(({ cause }) => cause),
    ).toEqual(['trauma', 'isolation', 'infection'])
    expect(of(s).rambling().chance).toBe((8 - s.table.book.ramblesOn) / 8)
    expect(of(s).brain(herdNo(s, 2), 'climb').chance).toBeLessThan(1)
  })

  it('a refusal is the rules\u2019 own', () => {
    const s = stage({
      humans: [
        { seat: 'survivors', at: at(20, 20) },
        { seat: 'survivors', at: at(22, 20) },
      ],
      herds: [{ zombies: row(5, 50, 3) }],
    }) // prettier-ignore
    expect(of(s).refusal('survivors', { do: 'shove' })?.clause).toBe('ed.shove.1')
    expect(of(s).refusal('survivors', { do: 'aim' })).toBeNull()
    const view = s.game.view(s.table, 'survivors')
    expect(forecastFor(view, s.table.book.options)).toBe(forecastFor(view, s.table.book.options))
    expect(forecastFor(view, s.table.book.options).owed(humanNo(s, 1))).toEqual([])
  })
})

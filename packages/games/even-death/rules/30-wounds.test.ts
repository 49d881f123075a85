import { describe, expect, it } from 'vitest'
import type { Human } from '../state.ts'
import { at, type EvenDeathScene, herdNo, humanNo, row, scene, type Staging } from '../testing.ts'
import { attack, type Planned } from './17-attack.ts'
import { choicesOf } from './30-wounds.ts'

const SHOT: Planned = {
  kind: 'shooting',
  attacker: 1,
  target: 2,
  weapon: 'shotgun',
  dice: 4,
  needed: 4,
  modifiers: [],
  toughness: { dice: 2, needed: 6, modifiers: [] },
}

/** An attack of so many successes against so many, as the action of a chapter would begin it. */
function struck(stage: Staging, successes: number, against: number, over: Partial<Planned> = {}): EvenDeathScene {
  const dice = [
    ...Array.from({ length: 4 }, (_, i) => (i < successes ? 8 : 1)),
    ...Array.from({ length: 2 }, (_, i) => (i < against ? 8 : 1)),
  ]
  const s = scene({ ...stage, dice })
  s.table.carryOut(null, () => attack(s.table, { ...SHOT, ...over }))
  return s
}

const shooter = { seat: 'survivors', at: at(30, 30) } as const
const herd = (...zombies: readonly (readonly [number, number])[]): Staging => ({
  humans: [shooter],
  herds: [{ zombies: zombies.map(([x, y]) => ({ at: at(x, y) })) }],
})
const left = (s: EvenDeathScene): number[] => herdNo(s, 2).zombies.map(({ id }) => id)

/** Two people: the first is attacked by the herd of unit 3, or by the second. */
const bitten = (first: Partial<Human> = {}): Staging => ({
  humans: [
    { seat: 'survivors', at: at(30, 30), vitality: 4, ...first },
    { seat: 'survivors', at: at(31.5, 30) },
  ],
  herds: [{ zombies: row(28, 31, 3) }],
})
const bite = { kind: 'bite', attacker: 3, target: 1, weapon: 'teeth' } as const

describe('wounds', () => {
  it('[ed.wounds.1] [ed.wounds.3] [ed.wounds.4] four successes against two are two wounds, at once', () => {
    const s = struck({ humans: [shooter, { seat: 'survivors', vitality: 4 }] }, 4, 2)
    expect(humanNo(s, 2).vitality).toBe(2)
    expect(s.event('wounded')).toMatchObject({ unit: 2, wounds: 2, vitality: 2 })
    expect(s.state.attack).toBeNull()
  })

  it('[ed.wounds.2] equal successes do nothing, to nobody', () => {
    const s = struck({ humans: [shooter, { seat: 'survivors' }] }, 2, 2)
    expect([humanNo(s, 1).vitality, humanNo(s, 2).vitality]).toEqual([4, 4])
  })

  it('[ed.wounds.5] [ed.death.1] a human loses vitality, and is dead at 0', () => {
    const s = struck({ humans: [shooter, { seat: 'survivors', vitality: 3 }] }, 4, 0)
    expect(humanNo(s, 2)).toMatchObject({ vitality: 0, status: 'dead' })
    expect(s.event('died')).toMatchObject({ unit: 2, how: 'shot' })
  })

  it('[ed.wounds.6] [ed.wounds.7] a herd loses the closest by their centres, in sight or not; surplus wounds are lost', () => {
    const near = herd([36, 30], [34, 30], [40, 30], [35, 30])
    const s = struck(near, 3, 1)
    expect(left(s)).toEqual([1, 3])
    expect(s.event('zombies fell')).toMatchObject({ zombies: [2, 4], left: 2, wounds: 2 })
    const behind = struck({ ...near, pieces: [{ is: 'rect', kind: 'crag', at: [33, 29], size: [0.4, 2] }] }, 3, 1)
    expect(left(behind)).toEqual([1, 3])
    const all = struck(herd([34, 30], [36, 30]), 4, 0)
    expect(all.event('zombies fell')).toMatchObject({ zombies: [1, 2], left: 0, wounds: 4 })
  })

  it('[ed.wounds.7] of equally near ones the zombie seat says who; the clock takes the lowest', () => {
    const around = herd([34, 30], [26, 30], [30, 34], [33, 30])
    const s = struck(around, 3, 1)
    expect(s.offers('zombies')).toHaveLength(3)
    expect(s.refused('zombies', { do: 'casualties', zombies: [4] }).clause).toBe('ed.wounds.7')
    expect(s.refused('zombies', { do: 'casualties', zombies: [1, 2] }).clause).toBe('ed.wounds.7')
    expect(left(s.do('zombies', { do: 'casualties', zombies: [3] }))).toEqual([1, 2])
    expect(left(struck(around, 3, 1).timeOut('zombies'))).toEqual([2, 3])
    expect(left(struck(around, 4, 0))).toEqual([])
  })

  it('offers the ways to choose by the lowest, and no more than so many', () => {
    expect(choicesOf([1, 2, 3], 2, 20)).toEqual([
      [1, 2],
      [1, 3],
      [2, 3],
    ])
    expect(choicesOf([1, 2, 3, 4, 5, 6, 7, 8], 4, 20)).toHaveLength(20)
  })

  it('[ed.wounds.8] [ed.infection.1] [ed.infection.2] [ed.human-state.10] bitten and alive: Infected, exhausted and Shaken', () => {
    const s = struck(bitten({ morale: 'eager', fatigue: 'energised' }), 2, 1, bite)
    expect(humanNo(s, 1)).toMatchObject({ vitality: 3, health: 'infected', fatigue: 'exhausted', morale: 'shaken' })
    const again = struck(bitten({ health: 'infected', morale: 'willing' }), 2, 1, bite)
    expect(humanNo(again, 1).morale).toBe('willing')
    expect(again.events.some(({ e }) => e === 'infected')).toBe(false)
    const shot = struck({ humans: [shooter, { seat: 'survivors' }] }, 2, 1)
    expect(humanNo(shot, 2).health).toBe('healthy')
  })

  it('[ed.infection.3] [ed.infection.8] whoever is Broken stays so; Sick is no longer', () => {
    const s = struck(bitten({ morale: 'broken', health: 'sick' }), 2, 1, bite)
    expect(humanNo(s, 1)).toMatchObject({ morale: 'broken', health: 'infected' })
  })

  it('[ed.infection.10] [ed.perks.10] the Immune are not Infected and do not turn', () => {
    const alive = struck(bitten({ perks: ['immune'] }), 2, 1, bite)
    expect(humanNo(alive, 1)).toMatchObject({ vitality: 3, health: 'healthy', morale: 'willing' })
    const dead = struck(bitten({ perks: ['immune'], vitality: 1 }), 2, 1, bite)
    expect([humanNo(dead, 1).status, herdNo(dead, 3).zombies.length]).toEqual(['dead', 3])
  })
})

describe('the size of a herd', () => {
  it('[ed.herd.12] eleven become ten: another class at once', () => {
    const s = struck({ humans: [{ ...shooter, at: at(10, 30) }], herds: [{ zombies: row(15, 30, 11) }] }, 2, 1)
    expect(s.event('class changed')).toMatchObject({ unit: 2, size: 10, dice: 3, number: 6 })
    const none = struck({ humans: [{ ...shooter, at: at(10, 30) }], herds: [{ zombies: row(15, 30, 12) }] }, 2, 1)
    expect(none.events.some(({ e }) => e === 'class changed')).toBe(false)
  })

  it('is counted, and a herd of nobody is gone', () => {
    const s = struck(herd([34, 30]), 2, 0)
    expect([s.state.tally.destroyed, herdNo(s, 2).status]).toEqual([1, 'dead'])
  })
})

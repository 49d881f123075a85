import { describe, expect, it } from 'vitest'
import type { Human } from '../state.ts'
import { at, type EvenDeathScene, humanNo, scene } from '../testing.ts'

const CONTACT = { x: at(30, 30).x + 250, y: at(30, 30).y }

/** A Medic, a wounded friend in contact, a third friend near, a zombie far away. */
const selected = (patient: Partial<Human> = {}, medic: Partial<Human> = {}, dice: number[] = []): EvenDeathScene =>
  scene({
    dice,
    humans: [
      { seat: 'survivors', profile: 'hardened', at: at(30, 30), perks: ['medic'], ...medic },
      { seat: 'survivors', profile: 'hardened', at: CONTACT, vitality: 1, ...patient },
      { seat: 'survivors', at: at(30, 36), vitality: 1 },
    ],
    herds: [{ zombies: [{ at: at(5, 5) }] }],
  }).do('survivors', { do: 'select', unit: 1 })

const heal = (s: EvenDeathScene, patient: number): EvenDeathScene => s.do('survivors', { do: 'heal', patient })
const cannot = (s: EvenDeathScene, patient: number): string => s.refused('survivors', { do: 'heal', patient }).clause
const offered = (s: EvenDeathScene): string[] => s.offers('survivors').filter((offer) => offer.startsWith('heal'))

describe('a Medic', () => {
  it('[ed.perks.4] restores up to 2 vitality to a friend in contact, and both are used', () => {
    const s = heal(selected(), 2)
    expect(s.event('healed')).toMatchObject({ unit: 1, patient: 2, vitality: 3 })
    expect([1, 2, 3].map((id) => humanNo(s, id).used)).toEqual([true, true, false])
    expect([humanNo(s, 1).hasHealed, s.state.active]).toEqual([true, null])
    expect(s.refused('survivors', { do: 'select', unit: 2 }).clause).toBe('ed.turn.6')
  })

  it('[ed.perks.4] or to itself; once in a battle; nobody else heals', () => {
    const s = heal(selected({}, { vitality: 2 }), 1)
    expect([humanNo(s, 1).vitality, humanNo(s, 1).used, humanNo(s, 2).used]).toEqual([4, true, false])
    expect(cannot(selected({}, { hasHealed: true }), 2)).toBe('ed.perks.4')
    expect(cannot(selected({}, { perks: ['athletic'] }), 2)).toBe('ed.perks.4')
    expect(cannot(selected(), 3)).toBe('ed.perks.4')
    expect([offered(selected()).length, offered(selected({}, { vitality: 1 })).length]).toEqual([1, 2])
    expect(offered(selected({}, { hasHealed: true }))).toEqual([])
  })

  it('[ed.perks.5] not beyond what is missing; the unhurt, the used and enemies are refused', () => {
    const { most } = humanNo(selected(), 2)
    expect(humanNo(heal(selected({ vitality: most - 1 }), 2), 2).vitality).toBe(most)
    expect(cannot(selected({ vitality: most }), 2)).toBe('ed.perks.5')
    expect(cannot(selected({ used: true, status: 'dead' }), 2)).toBe('ed.perks.5')
    expect(cannot(selected({ seat: 'zombies' }), 2)).toBe('ed.perks.5')
  })

  it('[ed.perks.5] not after another action, and not whoever has been used this turn', () => {
    expect(cannot(selected().do('survivors', { do: 'aim' }), 2)).toBe('ed.perks.5')
    const turned = selected().do('survivors', { do: 'turn', facing: [1, 0] })
    expect(heal(turned, 2).event('healed').vitality).toBe(3)
    const other = scene({
      humans: [
        { seat: 'survivors', at: at(30, 30), perks: ['medic'] },
        { seat: 'survivors', at: CONTACT, vitality: 1 },
      ],
      herds: [{ zombies: [{ at: at(5, 5) }] }],
    })
      .do('survivors', { do: 'select', unit: 2 })
      .do('survivors', { do: 'finish' })
      .do('survivors', { do: 'select', unit: 1 })
    expect(cannot(other, 2)).toBe('ed.perks.5')
    expect(selected({}, { down: true }).refused('survivors', { do: 'heal', patient: 2 }).clause).toBe('ed.getup.1')
  })

  it('[ed.perks.5] the checks of the patient come first: it may owe trauma, and is healed all the same', () => {
    const s = heal(selected({ trauma: 1 }, {}, [1]), 2)
    expect(s.event('psych check')).toMatchObject({ unit: 2, because: 'trauma', passed: false })
    expect([humanNo(s, 2).morale, humanNo(s, 2).vitality, s.dice.length]).toEqual(['shaken', 3, 1])
  })

  it('[ed.perks.5] a patient who dies of the check costs the action, not the use', () => {
    const s = heal(selected({ health: 'infected' }, {}, [1]), 2)
    expect(s.event('healing failed')).toMatchObject({ unit: 1, patient: 2 })
    expect([humanNo(s, 2).status, humanNo(s, 1).hasHealed, humanNo(s, 1).used]).toEqual(['turned', false, false])
    expect(s.state.active).toMatchObject({ unit: 1, actions: 1, done: ['heal'] })
    expect(cannot(s, 1)).toBe('ed.perks.5')
  })

  it('[ed.infection.9] [ed.perks.4] the infection is not cured', () => {
    const s = heal(selected({ health: 'infected' }, {}, [8]), 2)
    expect([humanNo(s, 2).vitality, humanNo(s, 2).health]).toEqual([3, 'infected'])
  })
})

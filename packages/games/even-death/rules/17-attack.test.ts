import { describe, expect, it } from 'vitest'
import { type EvenDeathScene, row, scene } from '../testing.ts'
import { attack, type Planned } from './17-attack.ts'

const PLANNED: Planned = {
  kind: 'shooting',
  attacker: 1,
  target: 2,
  weapon: 'shotgun',
  dice: 4,
  needed: 4,
  modifiers: [],
  toughness: { dice: 3, needed: 6, modifiers: [] },
}

/** An attack with these dice, as the action of a chapter would begin it. */
function attacked(dice: readonly number[], over: Partial<Planned> = {}): EvenDeathScene {
  const s = scene({ humans: [{ seat: 'survivors' }], herds: [{ zombies: row(10, 5, 8) }], dice })
  s.table.carryOut(null, () => attack(s.table, { ...PLANNED, ...over }))
  return s
}

const told = (s: EvenDeathScene): string[] =>
  s.events.flatMap((event) => {
    if (event.e === 'attacked' || event.e === 'resisted')
      return [`${event.e} ${event.dice.map(({ face, success }) => `${face}${success ? '+' : ''}`).join(' ')}`]
    return event.e === 'nothing came of it' ? [event.e] : []
  })

describe('an attack', () => {
  it('[ed.shoot.7] [ed.shoot.8] attack dice first, then toughness dice, each compared by itself', () => {
    expect(told(attacked([4, 3, 8, 5, 6, 5, 1]))).toEqual(['attacked 4+ 3 8+ 5+', 'resisted 6+ 5 1'])
  })

  it('[ed.wounds.2] with equal or fewer successes nothing happens', () => {
    expect(told(attacked([4, 1, 1, 1, 6, 1, 1])).at(-1)).toBe('nothing came of it')
    expect(told(attacked([1, 1, 1, 1, 1, 1, 1]))).toEqual(['attacked 1 1 1 1', 'resisted 1 1 1', 'nothing came of it'])
  })

  it('modifiers go to each die, and no dice are no successes', () => {
    const modifiers = [{ clause: 'ed.shoot.9', value: 1 }]
    const s = attacked([3, 2, 3, 7], { modifiers, toughness: { dice: -1, needed: 6, modifiers: [] } })
    expect(told(s)).toEqual(['attacked 3+ 2 3+ 7+', 'resisted '])
    expect(s.state.attack).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { type Herd, isOnTable } from '../state.ts'
import { at, herdNo, humanNo, newGame, playOn, row, scene, type EvenDeathScene } from '../testing.ts'
import { allowanceOn } from './08-walk.ts'
import { attackModifiers, toughnessOf } from './17-factors.ts'
import { brainCheck } from './35-brain.ts'
import { fatigueOf } from './39-human-state.ts'
import { behaviourBy, generateBehaviour } from './40-zombie-state.ts'

const begun = (scenario: string, dice: number[]): EvenDeathScene =>
  playOn(newGame({ options: { scenario }, dice }), ({ state }) => state.round < 1)
const valuesOf = (s: EvenDeathScene): number[] =>
  attackModifiers(s.table, 'shooting', humanNo(s, 1), { flanks: false }).map(({ value }) => value)

describe('states of people', () => {
  it('[ed.human-state.1] Fine and Healthy, no secondary factors; a scenario may set others', () => {
    const plain = begun('battle', [8, 1])
    expect(new Set(plain.state.humans.map(({ health, fatigue }) => `${health} ${fatigue}`))).toEqual(
      new Set(['healthy fine']),
    )
    expect([plain.table.book.countsSecondary(), valuesOf(plain)]).toEqual([false, []])
    const dark = begun('lights-out', [8, 5, 1])
    expect(new Set(dark.state.humans.map(({ health, fatigue }) => `${health} ${fatigue}`))).toEqual(
      new Set(['healthy exhausted']),
    )
    // Exhausted, and without the bonus of the Healthy: -1 in all; not Sick, so no die is missing.
    expect([dark.table.book.countsSecondary(), valuesOf(dark)]).toEqual([true, [-1]])
    expect(toughnessOf(dark.table, humanNo(dark, 1), false).dice).toBe(
      toughnessOf(plain.table, { ...humanNo(plain, 1), profile: humanNo(dark, 1).profile }, false).dice,
    )
  })

  it('[ed.human-state.6] Healthy changes nothing; Sick takes 2 inches and a toughness die, Infected 4, a die, and is checked', () => {
    const states = ['healthy', 'sick', 'infected'] as const
    const s = scene({
      humans: states.map((health, i) => ({
        seat: 'survivors',
        profile: 'hardened',
        health,
        morale: 'shaken',
        at: at(30 + 3 * i, 30),
      })),
      herds: [{ zombies: row(5, 55, 2) }],
      options: { secondaryFactors: 'always' },
      dice: [8],
    })
    const of = (id: number): number[] => {
      const human = humanNo(s, id)
      const { inches } = allowanceOn(s.table, human, [])
      return [inches, toughnessOf(s.table, human, false).dice]
    }
    expect([of(1), of(2), of(3)]).toEqual([
      [7, 4],
      [5, 3],
      [3, 3],
    ])
    for (const unit of [1, 2, 3]) s.do('survivors', { do: 'select', unit }).do('survivors', { do: 'finish' })
    expect(s.events.flatMap((event) => (event.e === 'infection check' ? [event.unit] : []))).toEqual([3])
  })

  it('[ed.human-state.2] Energised with Abundant supplies, Exhausted if Sick or Infected, else Fine', () => {
    expect([fatigueOf('healthy', true), fatigueOf('healthy', false)]).toEqual(['energised', 'fine'])
    expect([fatigueOf('sick', true), fatigueOf('infected', true), fatigueOf('sick', false)]).toEqual([
      'exhausted',
      'exhausted',
      'exhausted',
    ])
  })
})

describe('states of zombies', () => {
  const herds = (dice: number[]): EvenDeathScene =>
    scene({
      humans: [{ seat: 'survivors', health: 'infected', vitality: 1 }, { seat: 'survivors' }],
      herds: [{ zombies: row(5, 5, 3) }, { zombies: row(5, 9, 12) }],
      dice,
    })

  it('[ed.zombie-state.1] Fresh, Shambling and Hungry; a scenario may set others', () => {
    expect(begun('battle', [8, 1]).state.behaviour).toEqual({ decay: 'fresh', brains: 'shambling', hunger: 'hungry' })
    expect(begun('lights-out', [8, 5, 1]).state.behaviour).toEqual({
      decay: 'fresh',
      brains: 'shambling',
      hunger: 'starved',
    })
  })

  it('[ed.zombie-state.2] the generator: low, middle and high scores of one die, or of three in order', () => {
    const words = [1, 2, 3, 6, 7, 8].map((face) => Object.values(behaviourBy(face, face, face)).join(' '))
    expect(words).toEqual([
      'rotten docile full',
      'rotten docile full',
      'fresh shambling hungry',
      'fresh shambling hungry',
      'fresh agitated starved',
      'fresh agitated starved',
    ])
    const three = herds([2, 7, 3])
    generateBehaviour(three.table, 'zombies', 3)
    expect(three.state.behaviour).toEqual({ decay: 'rotten', brains: 'agitated', hunger: 'hungry' })
    expect(three.event('behaviour')).toMatchObject({ faces: [2, 7, 3], brains: 'agitated' })
    const one = herds([1])
    generateBehaviour(one.table, 'zombies', 1)
    expect([one.state.behaviour, one.event('behaviour').faces]).toEqual([
      { decay: 'rotten', brains: 'docile', hunger: 'full' },
      [1],
    ])
  })

  it('[ed.zombie-state.4] [ed.zombie-state.5] holds for every herd, also for one that rises in the battle', () => {
    const s = herds([7, 1])
    generateBehaviour(s.table, 'zombies', 1)
    s.do('survivors', { do: 'select', unit: 1 })
    const all: Herd[] = s.state.herds.filter(isOnTable)
    expect([all.map(({ id }) => id), herdNo(s, 5).zombies.length]).toEqual([[3, 4, 5], 1])
    // Agitated: none of them throws a die.
    expect(all.map((herd) => brainCheck(s.table, herd, 'get-up'))).toEqual([true, true, true])
    expect(s.dice).toHaveLength(2)
  })
})

import type { OptionValue } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { SurvivorId } from '../content/survivors.ts'
import { liftSurvivor } from '../rules/01-crowd.ts'
import type { Survivor } from '../state.ts'
import { type RunOrShootScene, started } from '../testing.ts'
import { resultOf } from './result.ts'
import { asListed, type Kept } from './roster.ts'

const kept = (who: SurvivorId, over: Partial<Kept> = {}): Kept => ({ ...asListed(who), ...over })

const day = (people: readonly Kept[], scenario = 'dust-off', others: readonly Kept[] = []): RunOrShootScene =>
  started({
    options: {
      scenario,
      survivors: people.length,
      roster: { people, others, absent: [] } as unknown as OptionValue,
    },
  })

/** Over, with the win or loss of a rule test. */
function over(s: RunOrShootScene, winners: readonly string[] = ['survivors']): RunOrShootScene {
  s.state.outcome = { winners: [...winners], clause: 'rs.end.2', reason: '' }
  s.state.grade = winners.includes('survivors') ? 'clean' : null
  return s
}
function become(s: RunOrShootScene, who: SurvivorId, by: Partial<Survivor>): void {
  const one = s.state.survivors.find((survivor) => survivor.who === who) as Survivor
  if (one.status === 'alive' && by.status !== undefined) liftSurvivor(s.table, one)
  Object.assign(one, by)
}

describe('what is reported of a day', () => {
  it('[rs.scenario.19] whoever lives goes on, safe or not, with his hits, things, rounds and test', () => {
    const s = day([kept('p-dot'), kept('p-petra'), kept('p-gwen')])
    become(s, 'p-dot', { status: 'safe', hits: 1, items: Object.freeze(['kit']) })
    become(s, 'p-petra', { status: 'dead' })
    s.state.hidden.tested = Object.freeze({ 1: 'immune' } as const)
    expect(resultOf(over(s).table)).toMatchObject({
      scenario: 'dust-off',
      won: true,
      grade: 'clean',
      turns: 1,
      team: [{ who: 'p-dot', hits: 1, pistol: 6, items: ['kit'], tested: 'immune' }, null, { who: 'p-gwen' }],
    })
    expect(resultOf(over(s, ['zeds']).table)).toMatchObject({ won: false, grade: null })
  })

  it('[rs.scenario.19] [rs.end.5] others are saved who reached safety, were saved before, or were played by somebody', () => {
    const s = day([kept('p-dot'), kept('p-petra')])
    become(s, 'n1', { status: 'safe' })
    expect(resultOf(over(s).table)).toMatchObject({ saved: [{ who: 'n1' }], dead: [] })
    become(s, 'n1', { status: 'dead' })
    become(s, 'n4', { seat: 'S2' })
    expect(resultOf(s.table)).toMatchObject({ saved: [{ who: 'n4' }], dead: ['n1'] })
    const known = day([kept('p-dot')], 'dust-off', [kept('n4')])
    expect(resultOf(over(known).table)).toMatchObject({ saved: [{ who: 'n4' }], dead: [] })
    become(known, 'n4', { status: 'dead' })
    expect(resultOf(known.table)).toMatchObject({ saved: [], dead: ['n4'] })
  })

  it('[rs.scenario.19] whoever was saved and set out with the team is of the team', () => {
    const s = day([kept('p-dot'), kept('n3')], 'shopping-list')
    expect(resultOf(over(s).table)).toMatchObject({ team: [{ who: 'p-dot' }, { who: 'n3' }], saved: [{ who: 'n1' }] })
    become(s, 'n3', { status: 'dead' })
    expect(resultOf(s.table)).toMatchObject({ team: [{ who: 'p-dot' }, null], dead: [] })
  })

  it('is none of a scenario that is not over, or is none of the five', () => {
    expect(resultOf(day([kept('p-dot')]).table)).toBeNull()
    expect(resultOf(over(started({ options: { scenario: 'back-lane' } })).table)).toBeNull()
  })
})

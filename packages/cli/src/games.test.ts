import { deadWalk } from '@shamble/dead-walk'
import { dropDead } from '@shamble/drop-dead'
import { begin, lossesOf, type Outcome, seeded, winnersOf } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'

type Dead = 'dead' | 'escaped' | 'undead'

/** The sides that win a game of Drop Dead that ended like this. */
function winners(outcome: Omit<Outcome, 'reason'> | null, ...statuses: Dead[]): readonly string[] {
  const settled = dropDead.settle({ players: 2 })
  if (!settled.ok) throw new Error(settled.fault.why)
  const holders = { P1: { bot: 'random' }, P2: { bot: 'random' } }
  const { state } = begin(dropDead, { options: settled.value, holders }, seeded(1))
  state.outcome = outcome && { ...outcome, reason: '' }
  state.survivors.forEach((one, i) => {
    one.status = statuses[i] ?? 'dead'
  })
  return winnersOf(dropDead, state)
}

describe('the sides of Drop Dead', () => {
  it('anybody who got away makes it a win of the survivors', () => {
    expect(winners({ winners: ['P1'], clause: 'dd.end.5' }, 'escaped', 'undead')).toEqual(['survivors'])
  })

  it('without one it is a win of the undead seats, or of the zombies if there are none', () => {
    expect(winners({ winners: ['P2'], clause: 'dd.end.6' }, 'dead', 'undead')).toEqual(['undead'])
    expect(winners({ winners: [], clause: 'dd.end.6' }, 'dead', 'dead')).toEqual(['zombies'])
  })

  it('a standstill is a win of nobody, and a game that goes on is none at all', () => {
    expect(winners({ winners: [], clause: 'dd.end.10' }, 'dead', 'dead')).toEqual(['nobody'])
    expect(winners(null)).toEqual([])
  })
})

describe('the sides of Dead Walk Again', () => {
  const settled = deadWalk.settle({})
  const { state } = begin(
    deadWalk,
    { options: settled.ok ? settled.value : {}, holders: { P1: { bot: 'random' } } },
    seeded(1),
  )
  const sidesThatWon = (over: typeof state) => winnersOf(deadWalk, over)

  it('the survivors win with a grade of the heroes, the zombies with any other', () => {
    expect(sidesThatWon(state)).toEqual([])
    const over = { ...state, outcome: { winners: [], clause: 'dw.end.2', reason: '' } }
    const withGrade = (grade: typeof state.grade) => sidesThatWon({ ...over, grade } as typeof state)
    expect((['major-hero', 'minor-hero'] as const).map(withGrade)).toEqual([['survivors'], ['survivors']])
    expect((['minor-zombie', 'major-zombie'] as const).map(withGrade)).toEqual([['zombies'], ['zombies']])
  })

  it('counts who was lost, and zombies by who put them down', () => {
    const [first, second] = state.humans
    if (!first || !second) throw new Error('two men set out')
    const humans = [
      { ...first, status: 'escaped', kills: 2, closeKills: 1 },
      { ...second, status: 'lost', kills: 1 },
    ]
    expect(lossesOf(deadWalk, { ...state, humans } as typeof state)).toEqual({ survivors: 1, zombies: 4 })
  })
})

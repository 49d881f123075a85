import { describe, expect, it } from 'vitest'
import { BEGINNING, type Course, follow, lessonsIn } from './course.ts'
import type { GuideStep, Selection, DisplayState } from './game-display.ts'
import { guide as dropDead } from '../games/drop-dead/words/guide.ts'
import { moments as momentsOfDropDead, situationOf as dropDeadSituation } from '../games/drop-dead/testing.ts'
import { guide as evac } from '../games/evac/words/guide.ts'
import { moments as momentsOfEvac, situationOf as evacSituation } from '../games/evac/testing.ts'

const NOTHING: Selection = { figure: null, order: null, aim: null, hover: null, whatIf: null }

/** What applies is written into the view; something may be in the sights. */
const situation = (applies: readonly string[], aim: string | null = null): DisplayState => ({
  view: applies,
  options: {},
  seat: 'P1',
  pending: null,
  choices: [],
  hints: null,
  selection: { ...NOTHING, aim },
  memory: { of: 'a table' },
})

const step = (id: string, lesson?: number): GuideStep => ({
  id,
  ...(lesson === undefined ? {} : { lesson }),
  when: ({ view }) => (view as readonly string[]).includes(id),
  words: id,
})
const STEPS = [step('aim', 1), step('fire', 1), step('door', 2), step('end', 3), step('remark')]

/** What is said at one moment after the other. */
function told(...moments: readonly (readonly [decision: number, applies: readonly string[], aim?: string])[]) {
  let course: Course = BEGINNING
  return moments.map(([decision, applies, aim]) => {
    const now = follow(course, STEPS, situation(applies, aim), decision)
    course = now.course
    return now.step?.id ?? null
  })
}

describe('the course of a first turn', () => {
  it('goes through its lessons and never back, whatever applies again', () => {
    expect(told([1, ['aim']], [1, ['fire'], 'zombie 4'], [2, ['aim', 'door']], [3, ['aim', 'end']])).toEqual([
      'aim',
      'fire',
      'door',
      'end',
    ])
    expect(told([1, ['end']], [2, ['aim', 'door', 'remark']])).toEqual(['end', 'remark'])
  })

  it('stays with a lesson while something else is decided, and while one thinks better of it', () => {
    expect(told([1, ['door', 'end']], [2, ['door', 'end']])).toEqual(['door', 'door'])
    expect(told([1, ['aim']], [1, ['fire'], 'zombie 4'], [1, ['aim', 'door']])).toEqual(['aim', 'fire', 'aim'])
  })

  it('begins no later lesson while the rules are still asked what can be done', () => {
    const after: Course = { at: 2, tried: null }
    const pending = follow(after, STEPS, situation(['end', 'remark']), 3, true)
    expect([pending.step, pending.course.at]).toEqual([null, 2])
    expect(follow(pending.course, STEPS, situation(['door', 'end']), 3).step?.id).toBe('door')
    expect(follow(after, STEPS, situation(['door']), 3, true).step?.id).toBe('door')
  })

  it('counts lessons, not their steps', () => {
    expect(lessonsIn(STEPS)).toBe(3)
  })
})

/** The numbers of the lessons in a game that is played at random. */
function lessonsOf(guide: readonly GuideStep[], situations: readonly DisplayState[]): readonly number[] {
  let course: Course = BEGINNING
  return situations.flatMap((s, decision) => {
    const now = follow(course, guide, s, decision)
    course = now.course
    return now.step?.lesson ?? []
  })
}

const inEvac = (seed: number): readonly number[] =>
  lessonsOf(
    evac as readonly unknown[] as readonly GuideStep[],
    Array.from(momentsOfEvac({ scenario: 'S2', marines: 2 }, [seed], { every: 1, most: 90 }), (m) => evacSituation(m)),
  )
const inDropDead = (seed: number): readonly number[] =>
  lessonsOf(
    dropDead as readonly unknown[] as readonly GuideStep[],
    Array.from(momentsOfDropDead({ scenario: 'breakdown', players: 2 }, [seed], { every: 1, most: 60 }), (m) =>
      dropDeadSituation(m),
    ),
  )

describe.each([
  ['Evac', inEvac],
  ['Drop Dead', inDropDead],
])('a first turn of %s', (_, play) => {
  it.each([1, 2, 3])('is taught in order, whatever one does: %i', (seed) => {
    const numbers = play(seed)
    expect(numbers.length).toBeGreaterThan(1)
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })
})

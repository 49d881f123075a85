/** Questions and previews of random games, read through. */
import { describe, expect, it } from 'vitest'
import type { Planned } from '../plan/plan.ts'
import type { DisplayState } from '../play/game-display.ts'
import { faultsIn } from '../words/testing.ts'
import { planOf as deadWalkPlan } from './dead-walk/plan/index.ts'
import { advancedMoments, moments as deadWalkMoments, situationOf as deadWalkSituation } from './dead-walk/testing.ts'
import { question as deadWalkQuestion } from './dead-walk/words/question.ts'
import { planOf as dropDeadPlan } from './drop-dead/plan/index.ts'
import { moments as dropDeadMoments, situationOf as dropDeadSituation } from './drop-dead/testing.ts'
import { question as dropDeadQuestion } from './drop-dead/words/question.ts'
import { planOf as evacPlan } from './evac/plan/index.ts'
import { moments as evacMoments, situationOf as evacSituation } from './evac/testing.ts'
import { question as evacQuestion } from './evac/words/question.ts'
import { planOf as runOrShootPlan } from './run-or-shoot/plan/index.ts'
import { moments as runOrShootMoments, situationOf as runOrShootSituation } from './run-or-shoot/testing.ts'
import { question as runOrShootQuestion } from './run-or-shoot/words/question.ts'

interface Read {
  situations(): Iterable<DisplayState>
  question(s: DisplayState): string
  planOf(s: DisplayState): readonly Planned[]
}

const SAMPLE = { every: 17, most: 250 }

const READ: Readonly<Record<string, Read>> = {
  evac: {
    *situations() {
      for (const scenario of ['S1', 'S3'])
        for (const moment of evacMoments({ scenario }, [1, 2], SAMPLE)) yield evacSituation(moment)
    },
    question: evacQuestion,
    planOf: evacPlan,
  },
  'drop-dead': {
    *situations() {
      for (const scenario of ['breakdown', 'patient-zero'])
        for (const moment of dropDeadMoments({ scenario, players: 3 }, [1, 6], SAMPLE)) yield dropDeadSituation(moment)
    },
    question: dropDeadQuestion,
    planOf: dropDeadPlan,
  },
  'dead-walk': {
    *situations() {
      for (const moment of deadWalkMoments({ scenario: 'last-boat', team: 'precinct-nine' }, [1, 5], SAMPLE))
        yield deadWalkSituation(moment)
      for (const moment of advancedMoments(3, {}, 200, 17)) yield deadWalkSituation(moment)
    },
    question: deadWalkQuestion,
    planOf: deadWalkPlan,
  },
  'run-or-shoot': {
    *situations() {
      for (const scenario of ['back-lane', 'number-nine', 'last-boat'])
        for (const moment of runOrShootMoments({ scenario, survivors: 4 }, [1, 5], SAMPLE))
          yield runOrShootSituation(moment)
    },
    question: runOrShootQuestion,
    planOf: runOrShootPlan,
  },
}

/** Every word of an order, a few of its targets among them. */
function wordsOf({ order, targets, at, refusal }: Planned): readonly string[] {
  const why = order.enabled ? [] : [refusal(null)?.reason ?? '']
  const aimed = targets()
    .slice(0, 4)
    .flatMap((place) => {
      const target = at(place)
      if (!target) return []
      const { title, subtitle, notes, variants } = target
      const told = variants.flatMap(({ label, commit, warning = '' }) => [label, commit, warning])
      return [title, subtitle, ...notes.map(({ value, words }) => `${value} ${words}`.trim()), ...told]
    })
  return [order.label, order.detail, ...why, ...aimed]
}

describe.each(Object.entries(READ))('what %s asks and shows ahead', (_game, { situations, question, planOf }) => {
  it('has nothing in it that nobody would say', () => {
    let read = 0
    for (const s of situations()) {
      const said = [question(s), question({ ...s, seat: null }), ...planOf(s).flatMap(wordsOf)]
      expect([...new Set(said.flatMap(faultsIn))]).toEqual([])
      read += said.length
    }
    expect(read).toBeGreaterThan(200)
  }, 60_000)
})

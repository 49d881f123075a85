import { describe, expect, it } from 'vitest'
import type { Goal } from '../content/scenarios.ts'
import { EMPTY_SCENARIO } from '../content/own-scenario.ts'
import type { OptionValue } from '@shamble/kernel'
import { at, human, humanNo, scene, zombie } from '../testing.ts'
import { errandOf } from './goals.ts'

const CLEAR: Goal = { is: 'eliminated', perStarter: 3 }

function errand(place: readonly [number, number], full: Goal, progress: object = {}) {
  const own = { ...EMPTY_SCENARIO, full } as unknown as OptionValue
  const s = scene({
    map: null,
    options: { own },
    humans: [human({ at: at(60, 100) })],
    zombies: [zombie(1, [500, 500]), zombie(2, place)],
    progress,
  })
  return errandOf(s.table, humanNo(s, 1))
}

describe('hunting', () => {
  it('[dw.end.2] goes for the nearest zombie where they are counted, and waits for one that is coming', () => {
    expect(errand(at(60, 40), CLEAR)).toMatchObject({ to: { x: 6000, y: 4000 }, act: null })
    expect(errand(at(60, 80), CLEAR)).toBeNull()
    expect(errand(at(60, 40), CLEAR, { eliminated: 3 })).toBeNull()
    expect(errand(at(60, 40), { is: 'survivors', share: [1, 1] })).toBeNull()
  })
})

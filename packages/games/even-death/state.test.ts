import { canonical, parse, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { SCENARIO_IDS } from './content/scenarios.ts'
import { bookFor } from './options.ts'
import { shape } from './position/shape.ts'
import { copyState } from './state.ts'
import { type EvenDeathScene, newGame, playOn } from './testing.ts'

/** Every state of two rounds, the clock answering every question. */
function everyState(setup: Parameters<typeof newGame>[0], look: (s: EvenDeathScene) => void): EvenDeathScene {
  return playOn(newGame({ ...setup, dice: seeded('states') }), (s) => {
    look(s)
    return true
  })
}

describe('states', () => {
  it.each(SCENARIO_IDS)(
    '%s: every state has the written shape, and a copy is the same and shares nothing open',
    (scenario) => {
      const s = everyState({ options: { scenario, roundLimit: 2 } }, ({ state, options }) => {
        const read = parse(shape(bookFor(options)), JSON.parse(JSON.stringify(state)))
        expect(read.ok ? null : read.fault).toBeNull()
        const copy = copyState(state)
        expect(canonical(copy)).toBe(canonical(state))
        expect(copy.humans.some((h) => state.humans.includes(h))).toBe(false)
        expect(copy.herds.some((h) => state.herds.includes(h))).toBe(false)
        expect(copy.seats.some((one) => state.seats.includes(one))).toBe(false)
      })
      expect(s.outcome).not.toBeNull()
    },
  )
})

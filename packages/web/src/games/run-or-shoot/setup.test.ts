import { settleOptions } from '@shamble/kernel'
import { bookFor } from '@shamble/run-or-shoot/forecast'
import { DIFFICULTY_IDS, OPTIONS, SCENARIO_IDS } from '@shamble/run-or-shoot/page'
import { expect, it } from 'vitest'
import { setup } from './setup.ts'

it.each(SCENARIO_IDS)(
  '[rs.horde.9] the most in a horde that the set-up of %s promises is that of its game',
  (scenario) => {
    const [ask] = setup.asks ?? []
    if (!ask || !('choices' in ask)) throw new Error('the difficulty is chosen from a list')
    for (const difficulty of DIFFICULTY_IDS) {
      const says = ask.choices.find(({ value }) => value === difficulty)?.says
      const settled = settleOptions(OPTIONS, { scenario, difficulty })
      if (typeof says !== 'function' || !settled.ok) throw new Error(`${difficulty} says nothing`)
      expect(says(scenario)).toContain(`Up to ${bookFor(settled.value).horde.cap} Zeds in a horde.`)
    }
  },
)

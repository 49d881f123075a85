import { settleOptions } from '@shamble/kernel'
import { bookFor } from '@shamble/run-or-shoot/forecast'
import { DIFFICULTY_IDS, OPTIONS, ownOf, SCENARIO_IDS } from '@shamble/run-or-shoot/page'
import { createElement } from 'preact'
import { describe, expect, it } from 'vitest'
import { drawing } from '../../board/testing.ts'
import type { SkirmishOffer } from '../../play/game-display.ts'
import { heldSlots, newDraft, setupOf, withOption, withRolled, withScenario, withSeat } from '../../setup/draft.ts'
import { setup } from './setup.ts'
import { runOrShoot } from './testing.ts'

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

it('[rs.seats.5] whoever wants an umpire to be asked holds his seat, and bots play what was held before', () => {
  const fresh = newDraft(setup, false)
  expect(heldSlots(setup, fresh).map(({ seat }) => seat)).not.toContain('U')
  const asked = withOption(setup, fresh, 'umpire', 'asked')
  expect(heldSlots(setup, asked).map(({ seat }) => seat)).toContain('U')
  expect(asked.seats['U']?.kind).toBe('me')
  expect(Object.values(asked.seats).filter(({ kind }) => kind === 'me')).toHaveLength(1)
  const both = withSeat(asked, 'S1', { kind: 'someone', name: 'Ann' })
  expect(setupOf(setup, both, false).seats).toMatchObject({ S1: { name: 'Ann' }, U: { kind: 'person' } })
  // Other choices leave it with whoever has it.
  expect(withOption(setup, both, 'difficulty', 'easy').seats['U']?.kind).toBe('me')
  expect(heldSlots(setup, withOption(setup, asked, 'umpire', 'automatic')).map(({ seat }) => seat)).not.toContain('U')
})

describe('a table from above', () => {
  it.each(SCENARIO_IDS)('is drawn for %s, with its start and its lairs, and how to read them', async (scenario) => {
    const TablePlan = await setup.plan?.load()
    if (!TablePlan) throw new Error('there is no plan')
    const plan = drawing(createElement(TablePlan, { options: { scenario, own: null }, onChange: () => undefined }))
    const settled = settleOptions(OPTIONS, { scenario })
    const { lairs } = bookFor(settled.ok ? settled.value : {}).map
    expect(plan.all('zone')).toHaveLength(1)
    expect(plan.all('map-plan')[0]?.words).toMatch(/cm\. You start in the dashed zone; a horde may lurk at/)
    expect(plan.all('lair').length).toBe(lairs.length)
  })

  it('[rs.scenario.19] is drawn of a map by the dice', async () => {
    const { roll, Plan } = await offer.load()
    const plan = drawing(createElement(Plan, { scenario: roll({ size: '2x1', seed: 'seven' }) }))
    expect(plan.all('zone')).toHaveLength(1)
  })
})

const offer = setup.skirmish as SkirmishOffer

describe('a map by the dice', () => {
  it.each(offer.sizes)(
    '[rs.scenario.19] of $label lots is rolled, set up and laid again by its seed',
    async ({ value }) => {
      const { roll, rolled } = await offer.load()
      const made = roll({ size: value })
      const known = rolled?.(made)
      if (!known) throw new Error('it has no seed')
      expect(roll({ size: value, seed: known.seed, objective: known.objective })).toEqual(made)
      const draft = withRolled(setup, newDraft(setup, false), value, made)
      const { options, title } = setupOf(setup, draft, false)
      expect(title.length).toBeGreaterThan(3)
      expect(runOrShoot.settle(options).ok).toBe(true)
      expect(withScenario(setup, draft, 'back-lane').options['own']).toBeUndefined()
    },
  )

  it('[rs.scenario.19] asks only for what there is room for', async () => {
    const { roll } = await offer.load()
    for (const { value: size } of offer.sizes)
      for (const { value: objective } of offer.objectives?.(size) ?? [])
        expect(ownOf({ own: roll({ size, objective, seed: 'seven' }) })?.rolled?.objective).toBe(objective)
    expect(offer.objectives?.('2x1').map(({ value }) => value)).not.toContain('collect')
  })
})

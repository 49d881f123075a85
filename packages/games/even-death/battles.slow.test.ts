/** Random battles: whatever is decided and rolled, what always holds holds, every choice is legal, and each comes to an end. */
import { apply, begin, type OptionValues, pending, seeded } from '@shamble/kernel'
import { playOn } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { SCENARIO_IDS } from './content/scenarios.ts'
import { settle } from './options.ts'
import type { Transaction } from './state.ts'
import { evenDeath } from './testing.ts'
import { pick } from './testkit/eager.ts'

/** More commands than any of these battles takes. */
const MOST = 8_000
/** Invariants are looked at after so many. */
const NOW_AND_THEN = 10

function begun(given: OptionValues, seed: string): Transaction {
  const settled = settle(given)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const holders = Object.fromEntries(evenDeath.seats(settled.value).map((seat) => [seat, { person: seat }]))
  return begin(evenDeath, { options: settled.value, holders }, seeded(seed), [])
}

/** Plays to the end with whatever luck says; nobody gives up. Says what was done. */
function battle(
  given: OptionValues,
  seed: string,
): { readonly table: Transaction; readonly done: ReadonlySet<string> } {
  const table = begun(given, seed)
  const luck = seeded(`${seed}: decisions`)
  const done = new Set<string>()
  for (let n = 0; n < MOST; n++) {
    const asked = pending(table)
    if (asked === null) break
    const seat = asked.owe[luck.draw('', asked.owe.length)] as string
    const command = pick(table, seat, luck)
    const refusal = apply(evenDeath, table, seat, command)
    if (refusal) throw new Error(`after ${n}: ${JSON.stringify(command)} is refused: ${refusal.reason}`)
    done.add(command.do)
    if (n % NOW_AND_THEN === 0) expect(evenDeath.invariants(table)).toEqual([])
  }
  expect(evenDeath.invariants(table)).toEqual([])
  return { table, done }
}

describe('a random battle', { timeout: 120_000 }, () => {
  const seen = new Set<string>()

  it.each(SCENARIO_IDS)('of %s comes to its end', (scenario) => {
    const { table, done } = battle({ scenario }, scenario)
    expect(table.state.outcome).not.toBeNull()
    for (const what of done) seen.add(what)
  })

  it.each([
    ['two', { factions: ['bandits', 'zombies'], battlePoints: 50 }],
    ['two without zombies', { factions: ['survivors', 'military'], battlePoints: 100 }],
    ['four', { factions: ['survivors', 'military', 'bandits', 'zombies'], battlePoints: 50 }],
  ] as const)('of %s comes to its end', (_, { factions, battlePoints }) => {
    const { table, done } = battle({ scenario: 'battle', factions: [...factions], battlePoints }, 'plain')
    expect(table.state.outcome).not.toBeNull()
    for (const what of done) seen.add(what)
  })

  it.each(['four-roads', 'a', 'b', 'c', 'd', 'e', 'f', 'g'])(
    'in which somebody gives up in the middle of something (%s)',
    (seed) => {
      const table = begun({ scenario: 'four-roads' }, seed)
      const luck = seeded(seed)
      for (let n = 0; n < 20 && table.state.outcome === null; n++) expect(playOn(evenDeath, table, luck)).toBeNull()
    },
  )

  it('has all kinds of actions in it', () => {
    for (const what of [
      'move',
      'shoot',
      'melee',
      'bite',
      'shove',
      'aim',
      'reload',
      'get-up',
      'climb',
      'split',
      'merge',
    ])
      expect(seen).toContain(what)
  })
})

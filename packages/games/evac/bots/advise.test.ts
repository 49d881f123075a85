import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { apply, begin, choices, type Holder, pending, seeded, type Seat } from '@shamble/kernel'
import { evac } from '../index.ts'
import type { Transaction } from '../state.ts'
import { advise, adviseRunner } from './advise.ts'

const SETTINGS = [
  { scenario: 'S1', marines: 3 },
  { scenario: 'S2', marines: 2, scavenge: true },
  { scenario: 'S4', marines: 4, lieutenant: true },
  { scenario: 'S5', marines: 3, layout: 'Bravo' },
]

const PROBED = 40
const BETWEEN = 7

describe('advise', () => {
  it('always picks one of the choices and changes nothing, also where chance has led and for seats that only may speak', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...SETTINGS), (seed, options) => {
        const settled = evac.settle(options)
        if (!settled.ok) throw new Error(settled.fault.why)
        const holders: Record<Seat, Holder> = Object.fromEntries(
          evac.seats(settled.value).map((s) => [s, { person: s }]),
        )
        const dice = seeded(`picks ${seed}`)
        const t = begin(evac, { options: settled.value, holders }, seeded(seed))
        for (let n = 0; n < PROBED * BETWEEN; n++) {
          const asked = pending(t)
          if (!asked) return
          if (n % BETWEEN === 0) probe(t, [...asked.owe, ...asked.may])
          const seat = asked.owe[dice.draw('', asked.owe.length)] as Seat
          const offered = choices(t, seat)
          apply(evac, t, seat, offered[dice.draw('', offered.length)]!)
        }
      }),
      { numRuns: 12 },
    )
  })
})

function probe(t: Transaction, seats: readonly Seat[]): void {
  for (const seat of new Set(seats)) {
    const offered = choices(t, seat)
    if (offered.length === 0) continue
    const view = evac.view(t, seat)
    const before = JSON.stringify(view)
    for (const bot of [advise, adviseRunner]) expect(offered).toContain(bot(view, t.book, seat, offered).command)
    expect(JSON.stringify(view)).toBe(before)
  }
}

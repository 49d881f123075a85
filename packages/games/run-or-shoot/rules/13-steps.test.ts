import { apply, begin, choices, judge, pending, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { invariants } from '../invariants.ts'
import { at, moving, runOrShoot } from '../testing.ts'

/** Plays a game at random, and looks at everything that is offered on the way. */
function strayOffers(scenario: string, seed: number, decisions: number): string[] {
  const settled = runOrShoot.settle({ scenario, survivors: 1 + (seed % 4) })
  if (!settled.ok) return [settled.fault.why]
  const holders = Object.fromEntries(runOrShoot.seats(settled.value).map((seat) => [seat, { person: seat }]))
  const luck = seeded(`${scenario} ${seed}`)
  const t = begin(runOrShoot, { options: settled.value, holders }, luck)
  for (let n = 0; n < decisions; n++) {
    const seat = pending(t)?.owe[0]
    if (seat === undefined) return []
    const offered = choices(t, seat)
    const stray = offered.flatMap((command) => judge(runOrShoot, t, seat, command)?.reason ?? [])
    if (stray.length > 0) return stray
    const command = offered[luck.draw('', offered.length)]
    if (!command || apply(runOrShoot, t, seat, command)) return ['nothing is offered']
    const broken = invariants(t)
    if (broken.length > 0) return broken
  }
  return []
}

describe('what is offered', () => {
  it.each(SCENARIO_IDS)('in %s is always lawful, and leaves the table in order', (scenario) => {
    expect(strayOffers(scenario, 3, 60)).toEqual([])
  })

  it('[rs.move.3] straight steps in twelve directions, as far as nothing is in the way, each once', () => {
    const s = moving('RUN', { survivors: [{ at: at(60, 33) }] })
    const ends = s.offered('S1').flatMap((command) => (command.do === 'move' ? [JSON.stringify(command.acts)] : []))
    expect(ends.filter((end) => !end.includes('door')).length).toBeGreaterThanOrEqual(12)
    expect(new Set(ends).size).toBe(ends.length)
    // Northwards the armoured door of the safe house is in the way, at y 28.
    expect(ends).toContain(JSON.stringify([{ act: 'go', to: [6000, 2900] }]))
  })

  it('[rs.door.3] [rs.items.1] what is at hand, and what is near with the way to it', () => {
    const s = moving('RUN', { survivors: [{ at: at(20, 31) }] })
    const moves = s.offered('S1').flatMap((command) => (command.do === 'move' ? [command.acts] : []))
    expect(moves).toContainEqual([
      { act: 'go', to: [2000, 2800] },
      { act: 'open', door: '0,0 door0' },
    ])
    const inside = moving('RUN', { survivors: [{ at: at(12, 18.5) }] })
    expect(inside.offered('S1')).toContainEqual({ do: 'move', acts: [{ act: 'search', cache: '0,0 c1' }] })
  })

  it('[rs.move.12] the way off the table', () => {
    const s = moving('RUN', { options: { scenario: 'night-school' }, survivors: [{ at: at(108, 71) }] })
    const leaves = s.offers('S1').filter((offer) => offer.includes('leave'))
    expect(leaves.length).toBeGreaterThan(0)
  })

  it('whoever cannot move is offered turns and no steps', () => {
    for (const stage of [{ card: 'SHOOT', hits: 0 } as const, { card: 'BOTH', hits: 3 } as const]) {
      const s = moving(stage.card, { survivors: [{ at: at(10, 33), hits: stage.hits, items: [] }] })
      expect(new Set(s.offered('S1').map((command) => command.do))).toEqual(new Set(['turn', 'pass']))
    }
  })
})

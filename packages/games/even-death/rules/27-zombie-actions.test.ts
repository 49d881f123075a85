import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Zombie } from '../state.ts'
import { type EvenDeathScene, herdNo, type Staging } from '../testing.ts'
import { FOUR, places, put, selected } from '../testkit/thinking-herd.ts'

/** Zombie 4, at the end of a row of four, has been thought about. */
const split = (zombie = 4, zombies: readonly Partial<Zombie>[] = FOUR, more: Staging = {}): EvenDeathScene =>
  selected(zombies, [8], more).do('zombies', { do: 'split', zombie })
const ids = (s: EvenDeathScene, id: number): number[] => herdNo(s, id).zombies.map((z) => z.id)

describe('other actions of herds', () => {
  it('[ed.zombie-actions.1] get up, split up, merge, do nothing, and climb', () => {
    const s = selected(FOUR, [], {
      herds: [{ zombies: FOUR }, { zombies: places([30, 33]) }],
      pieces: [{ is: 'line', kind: 'wall', from: [28, 29], to: [36, 29] }],
    })
    const offered = new Set(s.offered('zombies').map((command) => command.do))
    for (const what of ['split', 'merge', 'do-nothing', 'climb'] as const) expect(offered).toContain(what)
    for (const what of ['aim', 'shove', 'reload', 'interact', 'get-up'] as const) expect(offered).not.toContain(what)
    const down = selected(FOUR.map((z) => ({ ...z, down: true })))
    expect(down.offered('zombies').map((command) => command.do)).toEqual(['do-nothing', 'get-up', 'finish'])
    expect(down.refused('zombies', { do: 'split', zombie: 1 }).clause).toBe('ed.herd.11')
  })

  it('[ed.zombie-actions.2] [ed.zombie-actions.4] a brain check first; failed, the action is spent, and the next one may try again', () => {
    const s = selected(FOUR, [5, 6]).do('zombies', { do: 'split', zombie: 4 })
    expect(s.event('brain check')).toMatchObject({ because: 'split', needed: 6, passed: false })
    expect([s.state.active?.actions, s.state.herds.length]).toEqual([1, 1])
    s.do('zombies', { do: 'split', zombie: 4 })
    expect(s.pending?.asks).toBe('arrange')
    s.do('zombies', put([4, 38, 30]))
    expect([s.state.herds.length, herdNo(s, 2).used]).toEqual([2, true])
  })

  it('[ed.zombie-actions.2] all of them do it together', () => {
    const s = selected(
      FOUR.map((z) => ({ ...z, down: true })),
      [8],
    ).do('zombies', { do: 'get-up' })
    expect(herdNo(s, 2).zombies.every(({ down }) => !down)).toBe(true)
  })

  it('[ed.zombie-actions.3] not for doing nothing, nor for climbing what is low', () => {
    const nothing = selected(FOUR).do('zombies', { do: 'do-nothing' })
    expect(nothing.dice).toHaveLength(1)
    const low: DrawnPiece = { is: 'line', kind: 'lowwall', from: [28, 29], to: [36, 29] }
    const climb = selected(FOUR, [], { pieces: [low] }).do('zombies', { do: 'climb', feature: 'lowwall 1' })
    expect([climb.pending?.asks, climb.dice.length]).toEqual(['arrange', 1])
  })

  it('[ed.zombie-actions.5] the target is declared, places come after the check; what is impossible is not declared', () => {
    const s = split()
    expect(s.event('brain check').passed).toBe(true)
    expect(s.refused('zombies', put([3, 38, 30])).clause).toBe('ed.split.1')
    expect(s.offered('zombies')).toHaveLength(1)
    s.do('zombies', s.offered('zombies')[0] as Command)
    expect(ids(s, 3)).toEqual([4])
    // In a pen there is nowhere to go.
    const wall = (from: [number, number], to: [number, number]): DrawnPiece => ({
      is: 'line',
      kind: 'building-wall',
      from,
      to,
    })
    const pieces = [
      wall([29, 29], [33, 29]),
      wall([29, 31], [33, 31]),
      wall([29, 29], [29, 31]),
      wall([33, 29], [33, 31]),
    ]
    const penned = selected(places([30, 30], [31.5, 30]), [], { pieces })
    expect(penned.refused('zombies', { do: 'split', zombie: 1 }).clause).toBe('ed.zombie-actions.5')
    expect(penned.offered('zombies').some((command) => command.do === 'split')).toBe(false)
    const rambling = selected(FOUR, [], { dice: [1] })
    expect(rambling.refused('survivors', { do: 'split', zombie: 1 }).clause).toBe('ed.rambling.3')
  })
})

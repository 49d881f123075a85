import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { bookFor, settle } from '../options.ts'
import { newGame, playOn, type RunOrShootScene, started } from '../testing.ts'

const ASKED = { umpire: 'asked' } as const

/** What everybody hears, but for the questions themselves. */
const heard = (s: RunOrShootScene): string[] =>
  s.events
    .filter(({ e }) => e !== 'handed over' && e !== 'umpire back' && e !== 'asked back')
    .map(({ cause: _cause, ...event }) => JSON.stringify(event))

/** So many turns by the clock. */
const turns = (s: RunOrShootScene, many: number): RunOrShootScene => playOn(s, ({ state }) => state.turn <= many)

describe('an umpire who is asked', () => {
  it('[rs.seats.5] is no part of a game that the automatic umpire plays, and has nothing to hand over', () => {
    const s = started()
    expect([s.state.umpire, s.state.hidden.desk]).toEqual([undefined, undefined])
    expect(s.refused('U', { do: 'hand-over', until: 'game' }).clause).toBe('rs.seats.5')
    const settled = settle({})
    expect(settled.ok && bookFor(settled.value).procedures['attackers move']?.steps.length).toBe(1)
  })

  it('[rs.seats.6] who leaves every decision to the automatic umpire plays the game that it plays', () => {
    for (const scenario of ['back-lane', 'last-boat', 'night-school']) {
      const options = { scenario, survivors: 2 }
      const [alone, asked] = [options, { ...options, ...ASKED }].map((given) =>
        turns(started({ options: given, dice: seeded(scenario) }), 12),
      ) as [RunOrShootScene, RunOrShootScene]
      expect(heard(asked)).toEqual(heard(alone))
      expect(asked.state.zeds).toEqual(alone.state.zeds)
    }
  })

  it('is asked first of all', () => {
    expect(newGame({ options: ASKED }).asks).toBe('lay out')
  })
})

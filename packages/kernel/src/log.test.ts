import { describe, expect, it } from 'vitest'
import { hasRevealed } from './log.ts'
import type { Seat } from './seat.ts'
import type { CausedEvent, GameEvent, Kit, Transaction } from './transaction.ts'

const told = (audience?: readonly Seat[]): CausedEvent<GameEvent> => ({
  e: 'drew',
  clause: 'xx.a.1',
  cause: { decision: 0, seat: null, step: '' },
  ...(audience ? { audience } : {}),
})
const quiet = { revealed: false } as Transaction<Kit>

describe('what a command revealed', () => {
  it('something that one seat alone was told; not what everybody was told, nor what nobody was', () => {
    expect(hasRevealed(quiet, [told(), told(['A'])])).toBe(true)
    expect(hasRevealed(quiet, [told()])).toBe(false)
    expect(hasRevealed(quiet, [told([])])).toBe(false)
    expect(hasRevealed({ revealed: true } as Transaction<Kit>, [])).toBe(true)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Arrived } from './pictures.ts'
import { Gathering } from './gathering.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function flood() {
  const shown: (readonly number[])[] = []
  const held: boolean[] = []
  const gathering = new Gathering(
    ({ line }) => shown.push(line.fresh.map(({ entry }) => entry)),
    (isHeld) => held.push(isHeld),
  )
  const comes = (entry: number, mayWait = true): void =>
    gathering.push({ line: { fresh: [{ entry }] }, update: { seq: entry } } as unknown as Arrived, mayWait)
  return { shown, held, gathering, comes }
}

describe('what bots do at once', () => {
  it('is shown a few times a second, all of it, in order', () => {
    const { shown, comes } = flood()
    for (let entry = 0; entry < 100; entry++) {
      comes(entry)
      vi.advanceTimersByTime(5)
    }
    vi.advanceTimersByTime(200)
    expect(shown.flat()).toEqual(Array.from({ length: 100 }, (_, i) => i))
    expect(shown.length).toBeLessThan(8)
    expect(shown[0]).toEqual([0])
  })

  it('waits for nothing where somebody is asked, with all that came before', () => {
    const { shown, comes } = flood()
    comes(0)
    comes(1)
    comes(2, false)
    expect(shown).toEqual([[0], [1, 2]])
  })

  it('holds the bots while too much of it is unseen, and lets them go on', () => {
    const { held, shown, comes } = flood()
    for (let entry = 0; entry < 80; entry++) comes(entry)
    expect(held).toEqual([true])
    vi.advanceTimersByTime(200)
    expect(held).toEqual([true, false])
    expect(shown.flat()).toHaveLength(80)
  })

  it('is forgotten when another has the screen', () => {
    const { shown, gathering, comes } = flood()
    comes(0)
    comes(1)
    gathering.clear()
    vi.advanceTimersByTime(500)
    expect(shown).toEqual([[0]])
    comes(2)
    expect(shown).toEqual([[0], [2]])
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Outbox } from './outbox.ts'

describe('what is told of a table', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function opened() {
    const told: number[] = []
    let writes = 0
    const box = new Outbox<number>(
      (message) => told.push(message),
      () => {
        writes++
        return Promise.resolve('written')
      },
    )
    return { box, told, writes: () => writes }
  }

  it('is written and told ten times a second while bots decide, the first decision at once', async () => {
    const { box, told, writes } = opened()
    for (let n = 0; n < 100; n++) {
      box.patiently(() => box.send(n))
      await vi.advanceTimersByTimeAsync(5)
      if (n === 0) expect(told).toEqual([0])
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(told).toEqual(Array.from({ length: 100 }, (_, n) => n))
    expect(writes()).toBeLessThanOrEqual(7)
  })

  it('waits for nobody when a person is answered: what bots did before is told with it', async () => {
    const { box, told } = opened()
    for (const n of [1, 2, 3]) box.patiently(() => box.send(n))
    await vi.advanceTimersByTimeAsync(0)
    box.patiently(() => box.send(4))
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual([1, 2, 3])
    box.send(5)
    await vi.advanceTimersByTimeAsync(0)
    expect(told).toEqual([1, 2, 3, 4, 5])
  })

  it('is all there when everything has to be settled', async () => {
    const { box, told } = opened()
    for (const n of [1, 2]) {
      box.patiently(() => box.send(n))
      await vi.advanceTimersByTimeAsync(0)
    }
    expect(told).toEqual([1])
    await box.settled()
    expect(told).toEqual([1, 2])
  })
})

import { describe, expect, it } from 'vitest'
import type { GameEditor } from './game-editor.ts'
import type { TrialAsked } from './trial-worker.ts'
import { ratesOf, Trial, type TrialPort } from './trial.ts'

const FACE = {
  grades: [
    { id: 'won', label: 'Won', won: true },
    { id: 'lost', label: 'Lost', won: false },
  ],
  play: () => ({ game: 'some', options: { own: null } }),
} as unknown as GameEditor<unknown>

function staged(workers = 1) {
  const ports: (TrialPort & { ended: boolean })[] = []
  const asked: TrialAsked[] = []
  const trial = new Trial(() => {
    const port = {
      ended: false,
      postMessage: (one: TrialAsked) => void asked.push(one),
      onmessage: null,
      terminate() {
        this.ended = true
      },
    }
    ports.push(port)
    return port
  }, workers)
  const tell = (grade: string): void => ports.at(-1)?.onmessage?.({ data: { t: 'played', grade, turns: 5 } })
  return { trial, ports, asked, tell }
}

describe('games that bots play', () => {
  it('are counted by grade, with the interval of Wilson', () => {
    const { trial, ports, tell } = staged()
    trial.ask(FACE, {}, 4, 's')
    for (const grade of ['won', 'won', 'won', 'lost']) tell(grade)
    const tally = trial.tally.value
    expect(tally).toMatchObject({ played: 4, of: 4, running: false, counts: { won: 3, lost: 1 }, turns: 20 })
    expect(ports[0]?.ended).toBe(true)
    const { won, grades } = ratesOf(FACE, tally as NonNullable<typeof tally>)
    expect([won.rate, won.low, won.high].map((n) => Math.round(100 * n))).toEqual([75, 30, 95])
    expect(grades.map(({ count }) => count)).toEqual([3, 1])
  })

  it('are shared out among workers', () => {
    const { trial, ports, asked, tell } = staged(3)
    trial.ask(FACE, {}, 4, 's')
    expect(asked.map(({ first, every, games }) => [first, every, games])).toEqual([
      [0, 3, 4],
      [1, 3, 4],
      [2, 3, 4],
    ])
    for (let i = 0; i < 4; i++) tell('won')
    expect(ports.every(({ ended }) => ended)).toBe(true)
  })

  it('can be stopped, and what was played stays', () => {
    const { trial, ports, tell } = staged()
    trial.ask(FACE, {}, 100, 's')
    tell('won')
    trial.stop()
    expect(ports[0]?.ended).toBe(true)
    expect(trial.tally.value).toMatchObject({ played: 1, running: false })
  })
})

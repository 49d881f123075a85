import { describe, expect, it } from 'vitest'
import { playBatch, rate, series, tally } from './arena.ts'
import { type GameSpec, type Played, playGame } from './play.ts'
import { game } from './testing.ts'

const spec: GameSpec = { game, levels: { K1: 'searching', K2: 'random' }, seed: 'arena', budget: { nodes: 120 } }

describe('the arena', () => {
  it('plays a game to its end, the same for the same seed', () => {
    const [one, two] = [playGame(spec), playGame(spec)]
    expect(one.outcome).not.toBeNull()
    expect(one).toEqual(two)
    expect(one.refused).toBe(0)
    expect(playGame({ ...spec, seed: 'another' }).digest).not.toBe(one.digest)
  })

  it('tells every command as it is played', () => {
    const told: Played[] = []
    const { commands } = playGame({ ...spec, onCommand: (played) => told.push(played) })
    expect(told).toHaveLength(commands)
    expect(new Set(told.map(({ seat }) => seat))).toEqual(new Set(['K1', 'K2']))
  })

  it('gives up after the most commands', () => {
    expect(playGame({ ...spec, maxCommands: 3 })).toMatchObject({ outcome: null, commands: 3 })
  })

  it('measures the longest decision with the clock it is given', () => {
    let time = 0
    expect(playGame({ ...spec, now: () => (time += 2) }).longest).toBe(2)
  })

  it('counts what the game refuses, and plays on', () => {
    const stubborn = { ...game, advise: () => ({ command: { do: 'climb' }, why: 'Always up.' }) }
    const { refused, outcome } = playGame({ game: stubborn, level: 'competent', seed: 's', budget: { nodes: 1 } })
    expect(refused).toBeGreaterThan(0)
    expect(outcome).not.toBeNull()
  })

  it('names the seat that is not there', () => {
    expect(() => playGame({ ...spec, levels: { K9: 'random' } })).toThrow('K9')
  })

  it('gives the same series however its games are divided', () => {
    const whole = series(spec, 6)
    const parts = [playBatch(spec, 0, 1), playBatch(spec, 1, 4), playBatch(spec, 4, 6)]
    expect(tally(parts.flat())).toEqual(whole)
    expect(tally(parts.reverse().flat()).digest).not.toBe(whole.digest)
  })

  it('rates every side, also one that never wins', () => {
    const { rates, games } = rate(spec, 6, ['K1', 'K2', 'K3'])
    expect(games).toBe(6)
    expect(rates['K3']).toMatchObject({ rate: 0, low: 0 })
  })
})

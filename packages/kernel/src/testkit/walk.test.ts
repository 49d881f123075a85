import { describe, expect, it } from 'vitest'
import { check } from '../shape.ts'
import { malformed } from './malformed.ts'
import { recordGame, tell } from './recorded.ts'
import { lantern } from './sample/lantern.ts'
import { playRandom, setUp } from './walk.ts'

const setup = setUp(lantern, { options: { keepers: 3 } })

describe('random play', () => {
  it('is the same game for the same seed, and another for another', () => {
    const digests = [1, 1, 2].map((seed) => playRandom(lantern, setup, seed).digest)
    expect(digests[1]).toBe(digests[0])
    expect(digests[2]).not.toBe(digests[0])
  })

  it('plays to the end, or as far as it may', () => {
    expect(playRandom(lantern, setup, 1)).toMatchObject({
      ended: true,
      outcome: { clause: expect.stringMatching(/^ln\.end/) },
    })
    expect(playRandom(lantern, setup, 1, { maxCommands: 2 })).toMatchObject({
      ended: false,
      commands: 2,
      outcome: null,
    })
  })

  it('has players who resign when asked for', () => {
    expect(playRandom(lantern, setup, 1, { anytimeIn: 1 }).outcome?.clause).toBe('ln.end.3')
  })

  it('ends as the recorded match of the same seed ends', () => {
    expect(tell(recordGame(lantern, setup, 9))).toContain(`digest ${playRandom(lantern, setup, 9).digest}\n`)
  })

  it('names the option that a set-up gets wrong', () => {
    expect(() => setUp(lantern, { options: { keepers: 9 } })).toThrow(
      'lantern: options.keepers: expected a whole number',
    )
  })
})

describe('malformed things', () => {
  const examples = [{ do: 'burn', card: 2 }, { do: 'keep' }]

  it('come in the number asked for, the same for the same seed', () => {
    const kinds = (seed: number): string => [...malformed(300, seed, examples)].map((thing) => typeof thing).join()
    expect([...malformed(300, 1, examples)]).toHaveLength(300)
    expect(kinds(1)).toBe(kinds(1))
    expect(kinds(1)).not.toBe(kinds(2))
  })

  it('are mostly no commands, but sometimes nearly', () => {
    const fits = [...malformed(2_000, 1, examples)].filter((thing) => check(lantern.command, thing) === null).length
    expect(fits).toBeGreaterThan(0)
    expect(fits).toBeLessThan(500)
  })

  it('leave the examples as they are', () => {
    const before = JSON.stringify(examples)
    expect([...malformed(2_000, 1, examples)]).toHaveLength(2_000)
    expect(JSON.stringify(examples)).toBe(before)
  })
})

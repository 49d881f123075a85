import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyGame, type AnyTransaction, seat as seatAt, seeded } from '@shamble/kernel'
import type { BotInput } from './bot.ts'
import { botFor } from './bot-for.ts'
import { isLevel, LEVELS, type Level } from './levels.ts'
import { game, inputAt, tableAfter } from './testing.ts'

const budget = { nodes: 300 }
const levels = fc.constantFrom<Level>(...LEVELS)
const moments = fc.record({
  commands: fc.integer({ min: 0, max: 14 }),
  seed: fc.string({ maxLength: 4 }),
  level: levels,
})

const inputs = ({ commands, seed }: { commands: number; seed: string }): [AnyTransaction, BotInput][] => {
  const t = tableAfter(commands, seed)
  const input = inputAt(t, `bot ${seed}`, budget)
  return input ? [[t, input]] : []
}

/** A game of which bots may use what a view, a book and resampled states are needed for, and nothing else. */
function withoutTheRest(real: AnyGame): AnyGame {
  const open = [
    'advise',
    'runner',
    'firstToAct',
    'foresight',
    'resample',
    'evaluate',
    'progress',
    'view',
    'copy',
    'facts',
    'anytime',
  ]
  return new Proxy(real, {
    get: (target, key) => {
      if (!open.includes(String(key))) throw new Error(`a bot asked the game for ${String(key)}`)
      return target[key as keyof AnyGame]
    },
  })
}

describe('levels', () => {
  it('has names for them, and no other', () => {
    expect(LEVELS.every(isLevel)).toBe(true)
    expect(isLevel('godlike')).toBe(false)
  })

  it('always answers with one of the choices', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        for (const [, input] of inputs(moment))
          expect(input.choices).toContainEqual(botFor(moment.level).choose(input).command)
      }),
      { numRuns: 60 },
    )
  })

  it('answers for any of several seats that are asked at once', () => {
    const t = tableAfter(0, 'sealed')
    for (const level of LEVELS) {
      const input = inputAt(t, 'bot', budget, -1) as BotInput
      expect(input.seat).toBe('K2')
      expect(input.choices).toContainEqual(botFor(level).choose(input).command)
    }
  })

  it('answers alike when asked alike', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        for (const [, input] of inputs(moment)) {
          const [one, two] = [1, 2].map(() => botFor(moment.level).choose({ ...input, dice: seeded('same') }))
          expect(one).toEqual(two)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('reads nothing but its input: another state that looks alike to the seat gets the same answer', () => {
    fc.assert(
      fc.property(moments, fc.integer(), (moment, other) => {
        for (const [t, input] of inputs(moment)) {
          const state = game.resample(input.view, t.book, seeded(other))
          const twin = inputAt(seatAt(game, state, t.book, seeded(other)), 'same', budget)
          const answer = botFor(moment.level).choose({ ...input, dice: seeded('same') })
          expect(twin && botFor(moment.level).choose(twin)).toEqual(answer)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('has no way to the state of the match: neither through its input nor through the game', () => {
    for (const level of LEVELS) {
      const input = inputAt(tableAfter(3, 'poison'), 'bot', budget) as BotInput
      const poisoned = new Proxy({ ...input, game: withoutTheRest(game) } as BotInput, {
        get: (target, key) => {
          if (!(key in target)) throw new Error(`a bot looked for ${String(key)}`)
          return target[key as keyof BotInput]
        },
      })
      expect(input.choices).toContainEqual(botFor(level).choose(poisoned).command)
    }
  })

  it('does not write to what it is given', () => {
    for (const level of LEVELS) {
      const input = inputAt(tableAfter(5, 'frozen'), 'bot', budget) as BotInput
      const before = JSON.stringify([input.view, input.choices])
      botFor(level).choose(input)
      expect(JSON.stringify([input.view, input.choices])).toBe(before)
    }
  })

  it('lets luck alone decide for the random one, every choice as often', () => {
    const input = inputAt(tableAfter(0, 'luck'), 'bot', budget) as BotInput
    const counts = new Map<string, number>()
    for (let i = 0; i < 600; i++) {
      const { command } = botFor('random').choose(input)
      counts.set(JSON.stringify(command), (counts.get(JSON.stringify(command)) ?? 0) + 1)
    }
    expect(counts.size).toBe(input.choices.length)
    for (const count of counts.values()) expect(count).toBeGreaterThan(400 / input.choices.length)
  })
})

import { describe, expect, it } from 'vitest'
import type { AnyGame } from '@shamble/kernel'
import type { BotInput } from './bot.ts'
import { botFor } from './levels.ts'
import { rate } from './arena.ts'
import { game, inputAt, tableAfter } from './testing.ts'

/** A clock that runs only while the game is thinking, so many ms for each piece of advice. */
function slowGame(cost: (n: number) => number): { slow: AnyGame; now: () => number } {
  let time = 0
  let asked = 0
  const slow: AnyGame = {
    ...game,
    advise: (...given) => {
      time += cost(asked++)
      return game.advise(...given)
    },
  }
  return { slow, now: () => time }
}

describe('the searching bot', () => {
  it('beats the random one', () => {
    const budget = { nodes: 400 }
    const first = rate({ game, levels: { K1: 'searching', K2: 'random' }, seed: 'first', budget }, 40, ['K1', 'K2'])
    const second = rate({ game, levels: { K1: 'random', K2: 'searching' }, seed: 'second', budget }, 40, ['K1', 'K2'])
    expect(first.rates['K1']?.low).toBeGreaterThan(first.rates['K2']?.high as number)
    expect(second.rates['K2']?.low).toBeGreaterThan(second.rates['K1']?.high as number)
  })

  it.each([
    ['steady', () => 3],
    ['slow', () => 24],
    ['uneven', (n: number) => (n % 7 === 6 ? 20 : 1)],
  ])('answers in time on a %s machine', (_, cost) => {
    for (const ms of [0, 20, 100]) {
      const { slow, now } = slowGame(cost)
      const input = inputAt(tableAfter(0, 'time'), 'bot', { ms, now }) as BotInput
      const { command } = botFor('searching').choose({ ...input, game: slow })
      expect(input.choices).toContainEqual(command)
      expect(now()).toBeLessThanOrEqual(ms + 50)
    }
  })

  it('does not think about a single choice', () => {
    const input = inputAt(tableAfter(0, 'one'), 'bot', { nodes: 100 }) as BotInput
    const silent = { ...game, advise: () => expect.fail('no advice is needed') } as AnyGame
    const [only] = input.choices
    const { command } = botFor('searching').choose({ ...input, game: silent, choices: input.choices.slice(0, 1) })
    expect(command).toEqual(only)
  })

  it('keeps to the competent choice when it has no time to find a better one', () => {
    const input = inputAt(tableAfter(0, 'none'), 'bot', { nodes: 1 }) as BotInput
    const advised = game.advise(input.view, input.book, input.seat, input.choices)
    expect(botFor('searching').choose(input)).toEqual(advised)
  })
})

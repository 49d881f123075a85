import { describe, expect, it } from 'vitest'
import { type AnyGame, type Command, sameJson } from '@shamble/kernel'
import type { BotInput } from './bot.ts'
import { botFor } from './bot-for.ts'
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

  it('imagines nothing where a game says that the advice will do', () => {
    const input = inputAt(tableAfter(0, 'quiet'), 'bot', { nodes: 200 }) as BotInput
    const foresight = { players: () => [], turns: 1, margin: 0, samples: 2 }
    const calm: AnyGame = { ...game, foresight, resample: () => expect.fail('nothing is to be imagined') }
    const advised = game.advise(input.view, input.book, input.seat, input.choices)
    expect(botFor('searching').choose({ ...input, game: calm })).toEqual(advised)
  })

  it('goes by whom a game names as its usual player, as long as nobody does better', () => {
    const input = inputAt(tableAfter(0, 'players'), 'bot', { nodes: 400 }) as BotInput
    const [, other] = input.choices as [Command, Command]
    const said = { command: other, why: 'As usual.' }
    const foresight = { players: () => [], usual: () => said, turns: 1, margin: 0, samples: 2 }
    expect(botFor('searching').choose({ ...input, game: { ...game, foresight } })).toEqual(said)
  })

  it('takes a single example for one of many choices, where a game does not list them all', () => {
    const input = inputAt(tableAfter(0, 'one'), 'bot', { nodes: 100 }) as BotInput
    const [example, better] = input.choices as [Command, Command]
    const advise = () => ({ command: better, why: 'It is no example.' })
    const asked = { ...input, choices: [example] }
    const { examples: _, ...whole } = game
    expect(botFor('searching').choose({ ...asked, game: { ...whole, examples: true, advise } }).command).toEqual(better)
    expect(botFor('searching').choose({ ...asked, game: { ...whole, advise } as AnyGame }).command).toEqual(example)
  })

  it.each([
    ['goes by another player whom a game has it try out, if that does better', 1],
    ['keeps to its own advice if that does better', 0],
  ])('%s', (_, worthOfOther) => {
    const input = inputAt(tableAfter(0, 'players'), 'bot', { nodes: 400 }) as BotInput
    const [own, others] = input.choices as [Command, Command]
    let last = ''
    const playing =
      (name: string, first: Command): AnyGame['advise'] =>
      (...given) => {
        if (given[2] === input.seat) last = name
        return given[3].some((choice) => sameJson(choice, first))
          ? { command: first, why: name }
          : game.advise(...given)
      }
    const foresight = { players: () => [playing('other', others)], turns: 2, margin: 0.01, samples: 3 }
    const evaluate = (): number => (last === 'other' ? worthOfOther : 0.5)
    const tried: AnyGame = { ...game, advise: playing('own', own), foresight, evaluate }
    const { command } = botFor('searching').choose({ ...input, game: tried })
    expect(command).toEqual(worthOfOther === 1 ? others : own)
  })

  it.each([
    ['follows whoever did better until others are tried out again, where a game says so', true],
    ['goes by whoever did better for one decision alone', undefined],
  ] as const)('%s', (_, follows) => {
    const input = inputAt(tableAfter(0, 'players'), 'bot', { nodes: 400 }) as BotInput
    const [own, others] = input.choices as [Command, Command]
    let last = ''
    const playing =
      (name: string, first: Command): AnyGame['advise'] =>
      (...given) => {
        if (given[2] === input.seat) last = name
        return given[3].some((choice) => sameJson(choice, first))
          ? { command: first, why: name }
          : game.advise(...given)
      }
    let asks = true
    const players = () => (asks ? [playing('other', others)] : [])
    let worthOfOther = 1
    const evaluate = (): number => (last === 'other' ? worthOfOther : 0.5)
    const foresight = { players, turns: 2, margin: 0.01, samples: 3, ...(follows ? { follows } : {}) }
    const tried: AnyGame = { ...game, advise: playing('own', own), foresight, evaluate }
    const bot = botFor('searching')
    const choose = (): Command => bot.choose({ ...input, game: tried }).command
    expect(choose()).toEqual(others)
    asks = false
    expect(choose()).toEqual(follows ? others : own)
    asks = true
    worthOfOther = 0
    expect(choose()).toEqual(own)
    asks = false
    expect(choose()).toEqual(own)
  })
})

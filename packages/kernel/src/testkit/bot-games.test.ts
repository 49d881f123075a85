import { describe, expect, it } from 'vitest'
import { best } from '../best.ts'
import { competentPlayer, playerByLuck, playOut } from './bot-games.ts'
import type { LanternKit } from './sample/state.ts'
import { lantern } from './sample/lantern.ts'

const spec = { options: {}, seed: 'bots' }

describe('games of bots', () => {
  it('are played to their end, by advice or by luck', () => {
    expect(playOut(lantern, { ...spec, player: competentPlayer(lantern) }).state.outcome).not.toBeNull()
    expect(playOut(lantern, { ...spec, player: playerByLuck('luck') }).state.outcome).not.toBeNull()
  })

  it('fail with a player who is refused, says nothing, or is never done', () => {
    const usual = competentPlayer(lantern)
    const played = (over: Partial<Parameters<typeof playOut<LanternKit>>[1]>) => () =>
      playOut(lantern, { ...spec, player: usual, ...over })
    const other =
      (over: object): typeof usual =>
      (t, seat, offered) => ({ ...usual(t, seat, offered), ...over })
    expect(played({ player: other({ why: '' }) })).toThrow('no reason')
    expect(played({ player: other({ command: { do: 'nothing' } }) })).toThrow('may not')
    expect(played({ spell: () => 'the same', longest: 3 })).toThrow('never done')
  })
})

describe('the best of a list', () => {
  it('is the first of those that are worth most, and none of none', () => {
    expect(best(['a', 'bcd', 'efg'], ({ length }) => length)).toBe('bcd')
    expect(best([], () => 1)).toBeNull()
  })
})

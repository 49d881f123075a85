import { describe, expect, it } from 'vitest'
import { Scene, sceneOf } from './scene.ts'
import { lantern } from './sample/lantern.ts'

const scene = sceneOf(lantern)
const dark = { keepers: { K1: { hand: [2] }, K2: { hand: [1], glow: 1 } } }

describe('a scene', () => {
  it('[ln.burn.2] [ln.wind.1] [ln.climb.1] reads as cast, luck, choice, consequence', () => {
    const s = scene({ position: dark, dice: ['ln.wind.1: 3'] })
    s.do('K1', { do: 'burn', card: 2 }).do('K2', { do: 'keep' })
    expect(s.story).toEqual(['ln.burn.2 burned', 'ln.burn.2 leads', 'ln.wind.1 gust'])
    expect(s.asks).toBe('climb')
    expect(s.owe).toEqual(['K1'])
    expect(s.where).toBe('night > climb')
    expect(s.offers('K1')).toEqual(['climb', 'rest'])
    expect(s.offered('K2')).toEqual([{ do: 'whistle' }])
    expect(s.event('gust')).toMatchObject({ face: 3, total: 5, need: 5, cause: { seat: 'K2', step: 'gust' } })
    expect(s.dice).toEqual(['ln.wind.1 d6: 3'])
  })

  it('[ln.climb.2] tells the clause that refuses', () => {
    const s = scene({ position: { ...dark, gates: [0], leader: 'K1', asks: 'climb', steps: 2 } })
    expect(s.refused('K1', { do: 'climb' })).toEqual({ clause: 'ln.climb.2', reason: 'A closed gate bars the stair.' })
    expect(s.do('K1', { do: 'open' }).offers('K1')).toEqual(['climb', 'rest'])
  })

  it('[ln.peek.1] tells each seat only its own part of the story', () => {
    const s = scene({ position: { ...dark, leader: 'K1', asks: 'peek?' } }).do('K1', { do: 'peek' })
    expect(s.storyFor('K1').slice(0, 2)).toEqual(['ln.peek.1 peeked', 'ln.peek.1 saw'])
    expect(s.storyFor('K2')).toEqual(['ln.peek.1 peeked', 'ln.night.1 night', 'ln.night.2 drew'])
    expect(s.storyFor(null)).toEqual(['ln.peek.1 peeked', 'ln.night.1 night'])
  })

  it('lets the clock answer for a seat', () => {
    const s = scene({ position: { ...dark, leader: 'K1', asks: 'climb', steps: 2 } })
    expect(s.clock('K1')).toEqual([{ do: 'rest' }])
    expect(s.timeOut('K1').asks).toBe('peek?')
  })

  it('begins with the set-up when no position is given', () => {
    const s = scene({ options: { keepers: 3 }, hidden: 7 })
    expect(s.owe).toEqual(['K1', 'K2', 'K3'])
    expect(s.diceLeft()).toEqual([])
  })

  it('fails with the place, the offers and the dice when a command is refused', () => {
    const s = new Scene(lantern, { position: dark })
    expect(() => s.do('K1', { do: 'burn', card: 3 })).toThrow(
      /K1 may not burn card:3: ln\.burn\.1 [^]*where: {2}night > burn a card[^]*K1: keep \| burn card:2[^]*thrown: nothing/,
    )
  })

  it('fails when a die is missing, and says which', () => {
    const s = new Scene(lantern, { position: dark })
    s.do('K2', { do: 'keep' })
    expect(() => s.do('K1', { do: 'burn', card: 2 })).toThrow(
      /no die is scripted for ln\.wind\.1 d6 \(the gust\)[^]*where:/,
    )
  })

  it('fails when a scripted die was never thrown', () => {
    const s = new Scene(lantern, { position: dark, dice: ['ln.wind.1: 3'] })
    s.do('K1', { do: 'keep' })
    expect(() => s.finish()).toThrow(/never thrown: ln\.wind\.1: 3[^]*left: {3}ln\.wind\.1: 3/)
  })

  it('fails when a promise of the game is broken', () => {
    const s = new Scene(lantern, { position: dark })
    s.state.deck.pop()
    expect(() => s.finish()).toThrow(/broken: the cards are/)
  })

  it('fails when a forbidden command is allowed', () => {
    const s = new Scene(lantern, { position: dark })
    expect(() => s.refused('K1', { do: 'keep' })).toThrow(/K1 was allowed to keep/)
  })

  it('refuses a position with the clause', () => {
    expect(() => new Scene(lantern, { position: { keepers: { K1: { hand: [3, 3, 3, 3, 3] }, K2: {} } } })).toThrow(
      /ln\.setup\.1/,
    )
  })
})

import type { Dice } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { EIGHTS, type EvenDeathScene, newGame, playOn } from '../testing.ts'

const FOUR = ['survivors', 'military', 'bandits', 'zombies']

/** A battle whose units are all placed: priority is rolled with these dice. */
const rolling = (dice: readonly number[] | Dice, options: Record<string, boolean | number> = {}): EvenDeathScene =>
  playOn(
    newGame({ options: { scenario: 'battle', battlePoints: 50, factions: FOUR, ...options }, dice }),
    ({ state }) => state.phase !== 'battle',
  )

/** These dice for priority; every check of the units is passed. */
const inTurn = (...faces: number[]): Dice => ({
  roll: (ask) => (ask.clause.startsWith('ed.priority.') ? (faces.shift() ?? 1) : EIGHTS.roll(ask)),
  draw: () => 0,
})

describe('priority', () => {
  it('[ed.priority.1] every seat rolls a die, and the highest goes first', () => {
    const s = rolling([3, 7, 5, 1])
    expect(s.state.order).toEqual(['military', 'bandits', 'survivors', 'zombies'])
    expect(s.owe).toEqual(['military'])
  })

  it('[ed.priority.2] [ed.priority.3] only those that tie roll again, and only for the places they tie over', () => {
    // Military and zombies tie for the first places, survivors and bandits for the last; one pair ties again.
    const s = rolling([2, 6, 2, 6, 4, 8, 5, 5, 1, 3])
    expect(s.state.order).toEqual(['zombies', 'military', 'bandits', 'survivors'])
    const rolled = s.events.flatMap((event) => (event.e === 'priority rolled' ? [`${event.seat} ${event.face}`] : []))
    expect(rolled.slice(4)).toEqual(['military 4', 'zombies 8', 'survivors 5', 'bandits 5', 'survivors 1', 'bandits 3'])
  })

  it('[ed.priority.4] the order holds in every round, unless the house has it rolled again', () => {
    const s = playOn(rolling(inTurn(3, 7, 5, 1)), ({ state }) => state.round < 3)
    expect(s.state.order).toEqual(['military', 'bandits', 'survivors', 'zombies'])
    const again = playOn(
      rolling(inTurn(3, 7, 5, 1, 8, 7, 6, 5), { rerollPriorityEachRound: true }),
      ({ state }) => state.round < 2,
    )
    expect(again.state.order).toEqual(FOUR)
  })
})

import type { DeadWalkKit } from '@shamble/dead-walk'
import { expect, it } from 'vitest'
import { merged, newTally, tallyGame } from './dead-walk-tally.ts'

type Event = DeadWalkKit['event']

const GAME = [
  { e: 'turn began', turn: 1 },
  { e: 'zombie arrived', zombie: 1, method: 'A' },
  { e: 'zombie arrived', zombie: 2, method: 'B' },
  { e: 'burst', human: 1, weapon: 'carbine' },
  { e: 'burst', human: 1, weapon: 'carbine' },
  { e: 'struck', human: 2, with: 'knife' },
  { e: 'eliminated', figure: 'Z1', by: 1, from: 'shot' },
  { e: 'fear tested', human: 1, passed: false },
  { e: 'fear tested', human: 2, passed: true },
  { e: 'turn began', turn: 2 },
  { e: 'barrier attacked', opening: 'D1', broken: false },
  { e: 'turn began', turn: 3 },
  { e: 'barrier attacked', opening: 'D1', broken: true },
  { e: 'wounded', human: 1, by: 2, from: 'bite' },
  { e: 'eliminated', figure: 'H1', by: null, from: 'wounds' },
  { e: 'turned', human: 1, zombie: 3 },
  { e: 'shot close', human: 2, weapon: 'pistol', dice: [{}, {}] },
  { e: 'eliminated', figure: 'Z2', by: 2, from: 'fire' },
  { e: 'turn began', turn: 4 },
  { e: 'barrier attacked', opening: 'D2', broken: true },
  { e: 'graded', survivors: 1, starters: 2 },
] as unknown as readonly Event[]

it('counts what was used, who came how, fear, wounds and the first barrier of each game', () => {
  const one = newTally()
  tallyGame(one, GAME)
  const all = merged([one, one])
  expect(Object.fromEntries(all.arms)).toEqual({
    carbine: { used: 4, kills: 2 },
    knife: { used: 2, kills: 0 },
    pistol: { used: 4, kills: 0 },
    fire: { used: 0, kills: 2 },
  })
  expect(Object.fromEntries(all.arrivals)).toEqual({ A: 2, B: 2, turned: 2 })
  expect([all.fearTests, all.fearFailed]).toEqual([4, 2])
  expect(Object.fromEntries(all.wounds)).toEqual({ bite: 4 })
  expect(all.broken).toEqual([3, 3])
  expect([all.games, all.survivors, all.starters]).toEqual([2, 2, 4])
})

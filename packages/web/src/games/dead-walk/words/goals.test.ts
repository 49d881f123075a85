import { SCENARIOS } from '@shamble/dead-walk/page'
import { describe, expect, it } from 'vitest'
import { lookOf } from '../read.ts'
import { cm, moments, situationOf, staged } from '../testing.ts'
import { aimWords, goalNow, roomsLeft } from './goals.ts'
import { goal, time } from './question.ts'

const PEOPLE = [{ name: 'Marcus Tate', at: cm(58, 46), weapons: ['pistol'] }]

const shopping = (searched: readonly string[]) =>
  situationOf(
    staged(
      { turn: 3, humans: PEOPLE, zombies: [], progress: { searched } },
      { scenario: 'shopping-list', searching: true },
    ),
  )

describe('the task over the map', () => {
  it('says how far it has come, and never the task as if it were done', () => {
    expect(goal(shopping([]))).toBe('Rooms searched: 0 of 4')
    expect(goal(shopping(['R1', 'R4', 'R7']))).toBe('Rooms searched: 3 of 4')
    expect(time(shopping([]))).toBe('turn 3 of 16')
  })

  it('[dw.end.1] says to get away once it is done, where those who stay are lost', () => {
    expect(goal(shopping(['R1', 'R4', 'R6', 'R7']))).toBe('Task done: get everybody out')
  })

  it('names the rooms that are left, and the way out', () => {
    const look = lookOf(shopping(['R1', 'R2', 'R3']))
    const { full } = SCENARIOS['shopping-list']
    expect(roomsLeft(look, full)).toBe('Not searched yet: dining room, kitchen, living room and bedroom.')
    expect(aimWords(look, full)).toBe('Search any four of the seven rooms, then leave by the north road.')
  })

  it('counts what each printed scenario counts', () => {
    const begun = Object.entries(SCENARIOS).map(([scenario, { full }]) => {
      const [first] = moments({ scenario }, [1], { every: 1, most: 1 })
      return first && goalNow(lookOf(situationOf(first)), full)
    })
    expect(begun).toEqual([
      'Alive: 2 of 2',
      'Rooms searched: 0 of 4',
      'Medicine crates out: 0 of 3',
      'Keep the dead out of the farmhouse',
      'Away in the escape bus',
      'Radio sets out: 0 of 1',
      'Engine turns: 0 of 3',
    ])
  })
})

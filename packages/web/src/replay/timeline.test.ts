import { describe, expect, it } from 'vitest'
import type { LogItem } from '../play/log-item.ts'
import { shadesOf, step, stopsOf, stretchesOf } from './timeline.ts'

const item = (entry: number, until = entry, heading?: string, turn = 0): LogItem => ({
  key: `${entry}.${heading ?? ''}`,
  entry,
  until,
  event: 0,
  seat: null,
  line: {
    icon: '',
    words: heading === undefined ? ['x'] : [],
    kind: 'move',
    about: [],
    ...(heading === undefined ? {} : { heading, turn }),
  },
  why: null,
  typed: false,
})

const ITEMS = [
  item(-1),
  item(0),
  item(1, 3),
  item(3, 3, 'Turn 1, marines', 1),
  item(4),
  item(5, 5, 'Turn 1, zombies', 1),
  item(6),
  item(7, 7, 'Turn 2, marines', 2),
  item(8),
]

describe('the timeline of a replay', () => {
  const stops = stopsOf(ITEMS)
  const stretches = stretchesOf(ITEMS, 9)

  it('stops where something can be seen to have happened', () => {
    expect(stops.map(({ at }) => at)).toEqual([0, 1, 4, 5, 7, 9])
  })

  it('tells with every stop the phase in which it happened', () => {
    expect(stops.map(({ heading }) => heading)).toEqual([
      '',
      '',
      '',
      'Turn 1, marines',
      'Turn 1, zombies',
      'Turn 2, marines',
    ])
  })

  it('shades turns, not phases', () => {
    expect(shadesOf(stretches)).toEqual([0, 1, 1, 0])
  })

  it('knows turns and phases, the set-up first', () => {
    expect(stretches.map(({ heading, from, to }) => [heading, from, to])).toEqual([
      ['Set-up', 0, 4],
      ['Turn 1, marines', 4, 6],
      ['Turn 1, zombies', 6, 8],
      ['Turn 2, marines', 8, 9],
    ])
  })

  it('goes by events and by turns, and stays within the game', () => {
    expect(step(stops, stretches, 1, 1, false, 9)).toBe(4)
    expect(step(stops, stretches, 1, -1, false, 9)).toBe(0)
    expect(step(stops, stretches, 9, 1, false, 9)).toBe(9)
    expect(step(stops, stretches, 5, 1, true, 9)).toBe(8)
    expect(step(stops, stretches, 8, -1, true, 9)).toBe(4)
    expect(step(stops, stretches, 8, 1, true, 9)).toBe(9)
  })
})

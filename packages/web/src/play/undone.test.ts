import { expect, it } from 'vitest'
import { undone } from './undone.ts'

type Session = Parameters<typeof undone>[0]

const line = (words: string) => ({ icon: '', words: [words], kind: 'move', about: [] })
const session = (over: object): Session =>
  ({
    undoSeat: 'M1',
    undoRefusal: null,
    live: {
      value: {
        story: [
          { entry: 3, seat: 'M1', events: ['a'] },
          { entry: 4, seat: 'M1', events: ['b'] },
        ],
      },
    },
    scene: {
      value: {
        items: [
          { entry: 2, until: 2, line: line('before') },
          { entry: 3, until: 4, line: line('walks') },
        ],
      },
    },
    ...over,
  }) as unknown as Session

it('what undo takes back is the last thing one did, and it says when that is only a part of a line', () => {
  const found = undone(session({}))
  expect(found?.events).toEqual(['b'])
  expect(found?.items.map((item) => item.line.words[0])).toEqual(['walks'])
  expect(found?.whole).toBe(false)
})

it('nothing is shown when undo is not free, or there is nothing to undo', () => {
  expect(undone(session({ undoRefusal: { clause: 'table.undo', reason: '' } }))).toBeNull()
  expect(undone(session({ undoSeat: null }))).toBeNull()
})

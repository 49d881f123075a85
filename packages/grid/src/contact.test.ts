import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blast, contactMask, inContact } from './contact.ts'
import { adjacent, DIRECTIONS8, sideBetween } from './lattice.ts'
import { anyBoard, drawn } from './testkit/boards.ts'
import { slowlySees } from './testkit/reference.ts'

describe('contact', () => {
  it('[ev.map.14] joins adjacent squares that see each other, and no others', () => {
    fc.assert(
      fc.property(anyBoard(), (board) => {
        const { l, blocks, opaque } = board
        for (let a = 0; a < l.squares; a++) {
          for (let b = 0; b < l.squares; b++) {
            expect(inContact(l, blocks, opaque, a, b)).toBe(adjacent(l, a, b) && slowlySees(board, a, b))
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('[ev.map.14] is broken by a wall between, and by a wall that touches the shared corner', () => {
    const { l, blocks, opaque, at } = drawn(`
      + + + +
       . A .
      + + + +
       B|C D
      + + + +
       E . F
      + + + +
    `)
    const touch = (a: string, b: string) => inContact(l, blocks, opaque, at(a), at(b))
    expect(touch('B', 'C')).toBe(false)
    expect(touch('A', 'B')).toBe(false)
    expect(touch('C', 'E')).toBe(false)
    expect(touch('A', 'C')).toBe(true)
    expect(touch('C', 'F')).toBe(true)
    expect(touch('A', 'D')).toBe(true)
    blocks[sideBetween(l, at('B'), at('C'))] = 0
    expect(touch('B', 'C')).toBe(true)
    expect(touch('A', 'B')).toBe(true)
  })

  it('is listed per square as one bit per direction', () => {
    fc.assert(
      fc.property(anyBoard(), ({ l, blocks, opaque }) => {
        for (let square = 0; square < l.squares; square++) {
          const mask = contactMask(l, blocks, opaque, square)
          DIRECTIONS8.forEach((_, direction) => {
            const other = l.neighbours8[8 * square + direction]!
            const expected = other >= 0 && inContact(l, blocks, opaque, square, other)
            expect((mask & (1 << direction)) !== 0).toBe(expected)
          })
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('a blast', () => {
  it('reaches its centre and everything in contact, in reading order', () => {
    fc.assert(
      fc.property(anyBoard(), ({ l, blocks, opaque }) => {
        for (let centre = 0; centre < l.squares; centre++) {
          const expected = l.xy.flatMap((_, square) =>
            square === centre || inContact(l, blocks, opaque, centre, square) ? [square] : [],
          )
          expect(blast(l, blocks, opaque, centre)).toEqual(expected)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('spares what stands behind a wall and past the ends of that wall', () => {
    const { l, blocks, opaque, at } = drawn(`
      + + + +
       A B C
      + +-+ +
       D E F
      + + + +
       G H I
      + + + +
    `)
    expect(blast(l, blocks, opaque, at('E'))).toEqual(['D', 'E', 'F', 'G', 'H', 'I'].map(at))
  })
})

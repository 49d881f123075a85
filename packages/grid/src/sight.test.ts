import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eastSide, lattice, sideBetween, squareAt } from './lattice.ts'
import { blockerOf, createSightCache, fieldOfView, sees } from './sight.ts'
import { anyBoard, drawn, type Picture } from './testkit/boards.ts'
import { slowlySees } from './testkit/reference.ts'

function look(picture: Picture, a: string, b: string): boolean {
  const { l, blocks, opaque, at } = picture
  return sees(l, blocks, opaque, at(a), at(b))
}

/** Changes the picture: the side between two marked squares, now blocking or free. */
function setSide({ l, blocks, at }: Picture, a: string, b: string, value: number): void {
  blocks[sideBetween(l, at(a), at(b))] = value
}

describe('sight against the definition', () => {
  it('[ev.los.2] agrees with closed segments in whole numbers for every pair of squares of random boards', () => {
    fc.assert(
      fc.property(anyBoard(), (board) => {
        const { l, blocks, opaque } = board
        const wrong: unknown[] = []
        for (let a = 0; a < l.squares; a++) {
          for (let b = a; b < l.squares; b++) {
            if (sees(l, blocks, opaque, a, b) !== slowlySees(board, a, b)) wrong.push([l.xy[a], l.xy[b]])
          }
        }
        expect(wrong).toEqual([])
      }),
      { numRuns: 150 },
    )
  })

  it('[ev.los.2] agrees on a board of 35 by 35 squares too, at long range', () => {
    const l = lattice(35, 35)
    const square = fc.integer({ min: 0, max: l.squares - 1 })
    const boards = fc.record({ l: fc.constant(l), blocks: sparse(l.sides, 12), opaque: sparse(l.squares, 3) })
    fc.assert(
      fc.property(boards, fc.array(fc.tuple(square, square), { minLength: 20, maxLength: 20 }), (board, pairs) => {
        for (const [a, b] of pairs) expect(sees(l, board.blocks, board.opaque, a, b)).toBe(slowlySees(board, a, b))
      }),
    )
  })

  it('[ev.los.10] is the same in both directions, and every square sees itself', () => {
    fc.assert(
      fc.property(anyBoard(), ({ l, blocks, opaque }) => {
        for (let a = 0; a < l.squares; a++) {
          expect(sees(l, blocks, opaque, a, a)).toBe(true)
          for (let b = 0; b < a; b++) expect(sees(l, blocks, opaque, a, b)).toBe(sees(l, blocks, opaque, b, a))
        }
      }),
    )
  })
})

function sparse(length: number, most: number): fc.Arbitrary<Uint8Array> {
  return fc.array(fc.integer({ min: 0, max: length - 1 }), { maxLength: most, size: 'max' }).map((places) => {
    const array = new Uint8Array(length)
    for (const place of places) array[place] = 1
    return array
  })
}

describe('sight in pictures', () => {
  it('[ev.los.1] a wall across the line blocks, a wall beside it does not', () => {
    const picture = drawn(`
      +-+-+-+-+
      |A . B C|
      + + +-+ +
      |. .|. .|
      + + + + +
      |D .|. E|
      + + + + +
      |. . . .|
      +-+-+-+-+
    `)
    expect(look(picture, 'A', 'B')).toBe(true)
    expect(look(picture, 'A', 'C')).toBe(true)
    expect(look(picture, 'D', 'E')).toBe(false)
    expect(look(picture, 'B', 'E')).toBe(false)
    expect(look(picture, 'C', 'E')).toBe(true)
  })

  it('[ev.los.3] a line exactly through the end of a wall is blocked', () => {
    const picture = drawn(`
      + + + + +
       A . . .
      +-+ + + +
       . B . .
      + + + + +
       . . . .
      + + + + +
       . . . C
      + + + + +
    `)
    expect(look(picture, 'A', 'B')).toBe(false)
    expect(look(picture, 'A', 'C')).toBe(false)
    expect(look(picture, 'B', 'C')).toBe(true)
  })

  it('[ev.los.2] a line that passes beside the end of a wall is free, however closely', () => {
    const picture = drawn(`
      + + + + +
       A|. . .
      + + + + +
       . . . .
      + + + + +
       . . . C
      + + + + +
       . . B .
      + + + + +
    `)
    expect(look(picture, 'A', 'C')).toBe(false)
    expect(look(picture, 'A', 'B')).toBe(true)
  })

  it.each([
    ['its north arm', [1, 1, 2, 1]],
    ['its west arm', [1, 1, 1, 2]],
    ['its east arm', [2, 1, 2, 2]],
    ['its south arm', [1, 2, 2, 2]],
  ])('[ev.los.3] diagonal neighbours do not see each other past a corner with only %s', (_, [ax, ay, bx, by]) => {
    const l = lattice(2, 2)
    const blocks = new Uint8Array(l.sides)
    blocks[sideBetween(l, squareAt(l, ax!, ay!), squareAt(l, bx!, by!))] = 1
    const opaque = new Uint8Array(l.squares)
    for (const [a, b] of [
      [0, 3],
      [3, 0],
      [1, 2],
      [2, 1],
    ] as const) {
      expect(sees(l, blocks, opaque, a, b)).toBe(false)
      expect(sees(l, new Uint8Array(l.sides), opaque, a, b)).toBe(true)
    }
  })

  it('[ev.los.7] where a section is taken out its ends block only if another section ends there', () => {
    const picture = drawn(`
      + + + + +
       A C . .
      +-+-+ + +
       B D . .
      + + + + +
       E F . .
      +-+-+-+ +
       . G . .
      + + + + +
    `)
    expect(look(picture, 'C', 'D')).toBe(false)
    setSide(picture, 'C', 'D', 0)
    expect(look(picture, 'C', 'D')).toBe(true)
    expect(look(picture, 'A', 'D')).toBe(false)
    expect(look(picture, 'C', 'B')).toBe(false)
    setSide(picture, 'A', 'B', 0)
    expect(look(picture, 'A', 'D')).toBe(true)
    setSide(picture, 'F', 'G', 0)
    expect(look(picture, 'F', 'G')).toBe(true)
    expect(look(picture, 'E', 'G')).toBe(false)
  })

  it('[ev.los.8] a line through an opaque square is blocked, through the common corner of four blocks it is not', () => {
    const picture = drawn(`
      + + + + +
       . A ? ?
      + + + + +
       . B ? ?
      + + + + +
       ? ? C .
      + + + + +
       ? ? . D
      + + + + +
    `)
    expect(look(picture, 'B', 'C')).toBe(true)
    expect(look(picture, 'B', 'D')).toBe(true)
    expect(look(picture, 'A', 'C')).toBe(false)
    expect(look(picture, 'A', 'D')).toBe(false)
  })

  it('[ev.los.8] nothing is seen in an opaque square or from it', () => {
    const { l, blocks, opaque, at } = drawn(`
      + + +
       A ?
      + + +
       . .
      + + +
    `)
    const fog = at('?')
    expect(sees(l, blocks, opaque, at('A'), fog)).toBe(false)
    expect(sees(l, blocks, opaque, fog, at('A'))).toBe(false)
  })
})

describe('what blocks', () => {
  it('is the first thing on the way, seen from the first square', () => {
    const { l, blocks, opaque, at } = drawn(`
      + + + + +
       A|. B|C
      + + + + +
       D . ? E
      + + + + +
       . . . .
      + + + + +
       . . . .
      + + + + +
    `)
    expect(blockerOf(l, blocks, opaque, at('A'), at('C'))).toEqual({ kind: 'side', side: eastSide(at('A')) })
    expect(blockerOf(l, blocks, opaque, at('C'), at('A'))).toEqual({ kind: 'side', side: eastSide(at('B')) })
    expect(blockerOf(l, blocks, opaque, at('D'), at('E'))).toEqual({ kind: 'square', square: at('?') })
    expect(blockerOf(l, blocks, opaque, at('?'), at('E'))).toEqual({ kind: 'square', square: at('?') })
    expect(blockerOf(l, blocks, opaque, at('A'), at('D'))).toBeNull()
    expect(blockerOf(l, blocks, opaque, at('?'), at('?'))).toBeNull()
  })

  it('at a corner is the first of its sides in reading order', () => {
    const l = lattice(2, 2)
    const blocks = new Uint8Array(l.sides)
    const opaque = new Uint8Array(l.squares)
    const named: number[] = []
    for (const side of [sideBetween(l, 2, 3), sideBetween(l, 1, 3), sideBetween(l, 0, 2), sideBetween(l, 0, 1)]) {
      blocks[side] = 1
      const found = blockerOf(l, blocks, opaque, 3, 0)
      if (found?.kind === 'side') named.push(found.side)
      expect(named.at(-1)).toBe(side)
    }
  })

  it('exists exactly when there is no sight, and by itself blocks the line', () => {
    fc.assert(
      fc.property(anyBoard(), (board) => {
        const { l, blocks, opaque } = board
        for (let a = 0; a < l.squares; a++) {
          for (let b = 0; b < l.squares; b++) {
            const found = blockerOf(l, blocks, opaque, a, b)
            const alone = { l, blocks: new Uint8Array(l.sides), opaque: new Uint8Array(l.squares) }
            if (found?.kind === 'side') alone.blocks[found.side] = blocks[found.side]!
            if (found?.kind === 'square') alone.opaque[found.square] = opaque[found.square]!
            const free = slowlySees(board, a, b)
            expect([found === null, slowlySees(alone, a, b)]).toEqual([free, free])
          }
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('fields of view', () => {
  it('hold exactly the squares that are seen', () => {
    fc.assert(
      fc.property(anyBoard(), ({ l, blocks, opaque }) => {
        for (let a = 0; a < l.squares; a++) {
          const seen = l.xy.map((_, b) => (sees(l, blocks, opaque, a, b) ? 1 : 0))
          expect([...fieldOfView(l, blocks, opaque, a)]).toEqual(seen)
        }
      }),
    )
  })

  it('hold exactly the squares that are seen on a large board', () => {
    const l = lattice(35, 35)
    const square = fc.integer({ min: 0, max: l.squares - 1 })
    fc.assert(
      fc.property(sparse(l.sides, 60), sparse(l.squares, 6), square, (blocks, opaque, a) => {
        const seen = l.xy.map((_, b) => (sees(l, blocks, opaque, a, b) ? 1 : 0))
        expect([...fieldOfView(l, blocks, opaque, a)]).toEqual(seen)
      }),
      { numRuns: 50 },
    )
  })

  it('overwrite whatever was in the array they are given', () => {
    const { l, blocks, opaque, at } = drawn(`
      +-+-+
      |A|.|
      +-+-+
      |. .|
      +-+-+
    `)
    const out = new Uint8Array(l.squares).fill(7)
    expect(fieldOfView(l, blocks, opaque, at('A'), out)).toBe(out)
    expect([...out]).toEqual([1, 0, 0, 0])
  })
})

describe('the cache', () => {
  it('answers like sight itself, in both directions and twice', () => {
    fc.assert(
      fc.property(anyBoard(), ({ l, blocks, opaque }) => {
        const cache = createSightCache(l, blocks, opaque)
        for (let round = 0; round < 2; round++) {
          for (let a = 0; a < l.squares; a++) {
            expect(cache.field(a)).toEqual(fieldOfView(l, blocks, opaque, a))
            for (let b = 0; b < l.squares; b++) expect(cache.sees(a, b)).toBe(sees(l, blocks, opaque, a, b))
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('sees a changed board after forgetting, and leaves fields handed out before alone', () => {
    fc.assert(
      fc.property(anyBoard(), fc.nat(), ({ l, blocks, opaque }, pick) => {
        const cache = createSightCache(l, blocks, opaque)
        const old = cache.field(0)
        const copy = old.slice()
        for (let a = 0; a < l.squares; a++) cache.sees(0, a)
        const side = pick % l.sides
        blocks[side] = 1 - blocks[side]!
        cache.forget()
        for (let a = 0; a < l.squares; a++) expect(cache.sees(0, a)).toBe(sees(l, blocks, opaque, 0, a))
        expect(cache.field(0)).toEqual(fieldOfView(l, blocks, opaque, 0))
        expect(old).toEqual(copy)
      }),
    )
  })

  it('does not ask twice while nothing is forgotten', () => {
    const { l, blocks, opaque, at } = drawn(`
      + + +
       A B
      + + +
       . .
      + + +
    `)
    const cache = createSightCache(l, blocks, opaque)
    expect(cache.field(at('A'))).toBe(cache.field(at('A')))
    expect(cache.sees(at('A'), at('B'))).toBe(true)
    blocks[sideBetween(l, at('A'), at('B'))] = 1
    expect(cache.sees(at('B'), at('A'))).toBe(true)
    cache.forget()
    expect(cache.sees(at('B'), at('A'))).toBe(false)
  })
})

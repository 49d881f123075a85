import { lattice } from '@shamble/grid'
import { describe, expect, it } from 'vitest'
import { planned } from '../../plan/plan.ts'
import { S } from '../shapes.ts'
import { nextTarget, stepped } from './cursor.ts'
import { signsShown } from './legend.tsx'
import { latticePlaces } from './lattice.ts'
import { aimsOf, dangers, pointed, reached, wayTo } from './model.ts'
import { bearing, joined, ofKind, readXY, readZombie, rectOfXY, xyName } from './places.ts'
import { sideNear } from './sides.ts'

/** A board of three columns and two rows that no game has. */
const on = latticePlaces((l: ReturnType<typeof lattice>) => l)
const board = lattice(3, 2)

const order = (id: string, aims: 'square' | 'side', targets: readonly string[], enabled = true) =>
  planned(
    { id, label: id, icon: '', key: '', detail: '', aims },
    () =>
      new Map(
        targets.map((place) => [place, () => ({ place, title: '', subtitle: '', mark: '', variants: [], notes: [] })]),
      ),
    enabled,
  )

describe('places of squares', () => {
  it('are written as commands write them, and read as people type them', () => {
    expect(xyName([7, -2])).toBe('7,-2')
    expect(['7,-2', '7; -2', '7 -2', '7.-2'].map(readXY)).toEqual(Array(4).fill([7, -2]))
    expect(['seven', '7', '7,', '7,2,1'].map(readXY)).toEqual([null, null, null, null])
    expect(['zombie 9', 'Zombie 12', 'zombie', 'zombie x'].map(readZombie)).toEqual([9, 12, null, null])
  })

  it('lie in a direction of the compass from one another', () => {
    const from = (to: readonly [number, number]): string => bearing([5, 5], to)
    expect([from([5, 5]), from([5, 1]), from([8, 2]), from([9, 5]), from([5, 9]), from([2, 8])]).toEqual([
      'here',
      'north',
      'north-east',
      'east',
      'south',
      'south-west',
    ])
    expect(from([1, 5])).toBe('west')
    // Nearer to north than to north-east.
    expect(from([6, 1])).toBe('north')
  })

  it('are joined by what is around both, and told apart by their kind', () => {
    expect(joined(rectOfXY([2, 0]), rectOfXY([-1, 1], 2))).toEqual({ x: -S, y: 0, width: 4 * S, height: 3 * S })
    const places = [{ kind: 'a', n: 1 } as const, { kind: 'b' } as const, { kind: 'a', n: 2 } as const]
    expect(ofKind(places, 'a').map(({ n }) => n)).toEqual([1, 2])
  })
})

describe('places of a lattice', () => {
  it('are squares and the sides between them, and names of both are read again', () => {
    for (let square = 0; square < board.squares; square++)
      expect(on.readPlace(board, on.squareName(board, square))).toEqual({ kind: 'square', square })
    const side = on.sideOfXY(board, [
      [1, 1],
      [2, 1],
    ])
    expect(on.sideName(board, side)).toBe('1,1|2,1')
    expect(on.readPlace(board, '2,1|1,1')).toEqual({ kind: 'side', side })
    expect(['4,1', '1,1|3,1', '1,1|', 'A1'].map((name) => on.readPlace(board, name))).toEqual([null, null, null, null])
  })

  it('are found under the pointer, and nothing is beyond the board', () => {
    for (let square = 0; square < board.squares; square++)
      expect(on.squareUnder(board, ...on.centreOf(board, square))).toBe(square)
    expect([on.squareUnder(board, -1, 5), on.squareUnder(board, 3 * S, 5), on.squareUnder(board, 5, 2 * S)]).toEqual([
      -1, -1, -1,
    ])
    expect(on.rectOfSquare(board, 4)).toEqual({ x: S, y: S, width: S, height: S })
    expect(on.bearing(board, 0, 5)).toEqual({ squares: 2, words: 'south-east' })
  })
})

describe('the cursor', () => {
  const rectOf = (name: string) => {
    const at = readXY(name)
    return at && rectOfXY(at)
  }

  it('steps from square to square', () => {
    expect((['up', 'down', 'left', 'right'] as const).map((way) => stepped([3, 3], way))).toEqual([
      [3, 2],
      [3, 4],
      [2, 3],
      [4, 3],
    ])
  })

  it('goes to the nearest target that lies that way, straight before aslant, and stays where there is none', () => {
    const targets = ['0,0', '4,0', '3,3', '9,1']
    expect(nextTarget('0,0', 'right', targets, rectOf)).toBe('4,0')
    expect(nextTarget('4,0', 'right', targets, rectOf)).toBe('9,1')
    expect(nextTarget('0,0', 'down', targets, rectOf)).toBe('3,3')
    expect(nextTarget('0,0', 'up', targets, rectOf)).toBe('0,0')
    expect(nextTarget('nowhere', 'up', targets, rectOf)).toBe('nowhere')
  })

  it('means a side only where the pointer is near one that can be aimed at', () => {
    const doors = order('open', 'side', ['1,1|2,1', '1,1|1,2'])
    const ends = (name: string) => {
      const place = on.readPlace(board, name)
      return place?.kind === 'side' ? on.endsOf(board, place.side) : null
    }
    const near = (x: number, y: number, inHand = true): string | null =>
      sideNear([x, y], inHand ? doors : null, [order('walk', 'square', ['1,1']), doors], ends)
    expect([near(S - 20, S / 2), near(S / 2, S - 3), near(2 * S, S / 2)]).toEqual(['1,1|2,1', '1,1|1,2', null])
    expect([near(S - 20, S / 2, false), near(S - 5, S / 2, false)]).toEqual([null, '1,1|2,1'])
    expect(sideNear([S, 5], null, [order('open', 'side', ['1,1|2,1'], false)], ends)).toBeNull()
  })
})

describe('what is shown', () => {
  const parse = (name: string) => (name === 'nobody' ? null : { kind: name.split(' ')[0] ?? '', name })
  const selection = { figure: 'M1', order: null, aim: null, hover: 'square 3' }

  it('is what is chosen and pointed at; a target only if it is a figure', () => {
    const shown = pointed(selection, { place: 'zombie 3' }, parse, ['zombie'])
    expect(shown).toMatchObject({ chosen: { name: 'M1' }, aim: { name: 'square 3' }, aimed: false })
    expect(shown.target).toMatchObject({ name: 'zombie 3' })
    expect(pointed({ ...selection, aim: 'nobody' }, { place: 'square 3' }, parse, ['zombie'])).toMatchObject({
      aim: null,
      aimed: true,
      target: null,
    })
  })

  it('are the aims of an order, unless its reach shows them or it cannot be given', () => {
    const shoot = order('shoot', 'square', ['zombie 3', 'nobody'])
    expect(aimsOf(shoot, ['move'], parse)).toEqual([{ kind: 'zombie', name: 'zombie 3' }])
    expect([aimsOf(shoot, ['shoot'], parse), aimsOf(null, [], parse)]).toEqual([[], []])
    expect(aimsOf(order('shoot', 'square', ['zombie 3'], false), [], parse)).toEqual([])
  })

  it('are ways, danger and signs that are there', () => {
    const reach = [
      { at: 4, kind: 'walk', danger: 2 },
      { at: 5, kind: 'pass', danger: 0 },
    ]
    expect(reached(reach, 'walk')).toEqual([4])
    expect([...dangers(reach)]).toEqual([[4, 2]])
    expect([wayTo(3, [4, 5]), wayTo(null, [4]), wayTo(3, []), wayTo(3)]).toEqual([[3, 4, 5], null, null, null])
    const sign = null as never
    expect(
      signsShown([
        [true, sign, 'a'],
        [null, sign, 'b'],
        [false, sign, 'c'],
      ]).map(({ words }) => words),
    ).toEqual(['a'])
  })
})

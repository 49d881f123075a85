import { describe, expect, it } from 'vitest'
import { countsAs, facesOf, inHand } from './faces.ts'

describe('a real die for one that nobody owns', () => {
  it('is a d6 for a d3: two of its faces count for each', () => {
    const die = { sides: 3, byHand: 6 }
    expect(inHand(die)).toEqual({ sides: 6, fromZero: false })
    expect(facesOf(inHand(die)).map((face) => countsAs(die, face))).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('is the die itself where people have one, also one that is read from 0', () => {
    for (const die of [{ sides: 4 }, { sides: 6 }, { sides: 10, fromZero: true }]) {
      expect(inHand(die).sides).toBe(die.sides)
      expect(facesOf(inHand(die)).map((face) => countsAs(die, face))).toEqual(facesOf(die))
    }
  })
})

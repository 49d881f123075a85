/** All ways in which dice can fall, walked one after the other. */
import { checkSides, type Dice, DiceError, lowestFace, type Throw } from './dice.ts'

/** A probability as a fraction of whole numbers. */
export interface Fraction {
  readonly ways: number
  readonly of: number
}

/** A run asked for more dice than it may. */
export class TooManyThrows extends Error {}

/** In which ways a die can fall: how many there are, and on how many faces each of them (null: one each). */
interface Ways {
  readonly count: number
  readonly faces: readonly number[] | null
}

const evenly = (count: number): Ways => ({ count, faces: null })
const USUAL = Array.from({ length: 21 }, (_, count) => evenly(count))
const evenWays = (count: number): Ways => USUAL[count] ?? evenly(count)

/** By results, each as likely as it has faces. */
function waysOf({ sides }: Pick<Throw, 'sides'>, results: NonNullable<Throw['results']>): Ways {
  const faces = results.map(({ length }) => length)
  if (faces.includes(0) || total(faces) !== sides)
    throw new DiceError(`the results of a d${sides} must have its ${sides} faces, each in one of them`)
  return { count: results.length, faces }
}

const total = (faces: readonly number[]): number => faces.reduce((sum, n) => sum + n, 0)

const isSameWays = (a: Ways, b: Ways): boolean =>
  a === b ||
  (a.count === b.count && (a.faces === b.faces || (a.faces?.every((faces, way) => faces === b.faces?.[way]) ?? false)))

/** How likely a die is to fall in one of its ways; in lowest terms if that is wanted. */
function chanceOf({ count, faces }: Ways, way: number, isLowest: boolean): Fraction {
  if (faces === null) return { ways: 1, of: count }
  const unit = isLowest ? faces.reduce(commonDivisor) : 1
  return { ways: (faces[way] as number) / unit, of: total(faces) / unit }
}

/** The branch being walked: which way each die of this run falls, in which it can, and whether it is like the last. */
export class Branches implements Dice {
  readonly #fell: number[] = []
  readonly #ways: Ways[] = []
  readonly #isLikeLast: boolean[] = []
  readonly #throws: number
  #at = 0

  constructor(throws: number) {
    this.#throws = throws
  }

  roll(ask: Pick<Throw, 'sides' | 'fromZero' | 'evenly' | 'results' | 'isLikeLast'>): number {
    const { sides, evenly, results, isLikeLast = false } = ask
    if (evenly) return evenly[this.#next(evenWays(evenly.length), isLikeLast)] as number
    if (results) return results[this.#next(waysOf(ask, results), isLikeLast)]?.[0] as number
    return lowestFace(ask) + this.#next(evenWays(sides), isLikeLast)
  }

  draw(_clause: string, n: number): number {
    return this.#next(evenWays(n), false)
  }

  #next(ways: Ways, isLikeLast: boolean): number {
    const at = this.#at
    const known = this.#ways[at]
    if (known === undefined) {
      checkSides(ways.count)
      if (at >= this.#throws) throw new TooManyThrows()
      const last = this.#ways[at - 1]
      const isPaired = isLikeLast && last !== undefined && isSameWays(last, ways)
      this.#fell.push(isPaired ? (this.#fell[at - 1] as number) : 0)
      this.#ways.push(ways)
      this.#isLikeLast.push(isPaired)
    } else if (!isSameWays(known, ways)) throw notRepeatable()
    this.#at = at + 1
    return this.#fell[at] as number
  }

  /** In how many ways the dice of this run could fall as they do, of all the ways to throw as many. */
  finished(): Fraction {
    if (this.#at !== this.#fell.length) throw notRepeatable()
    const whole = this.#chance(false)
    // Half of the faces of twenty d10 are a fraction of 2, not of 10, to the 20th.
    return Number.isSafeInteger(whole.of) ? whole : this.#chance(true)
  }

  #chance(isLowest: boolean): Fraction {
    let [ways, of] = [this.#orders(), 1]
    for (const [i, die] of this.#ways.entries()) {
      const chance = chanceOf(die, this.#fell[i] as number, isLowest)
      ways *= chance.ways
      of *= chance.of
    }
    return { ways, of }
  }

  /** The orders in which dice that are alike could have come, one die after the other: 1 1 4 in three ways. */
  #orders(): number {
    let orders = 1
    let together = 1
    let same = 1
    for (let i = 1; i < this.#fell.length; i++) {
      together = this.#isLikeLast[i] ? together + 1 : 1
      same = together > 1 && this.#fell[i] === this.#fell[i - 1] ? same + 1 : 1
      orders = (orders * together) / same
    }
    return orders
  }

  /** Turns the last die that can be turned and forgets those after it; false when all have been seen. */
  turn(): boolean {
    this.#at = 0
    while (this.#fell.length > 0) {
      const last = this.#fell.length - 1
      const next = (this.#fell[last] as number) + 1
      if (next < (this.#ways[last] as Ways).count) {
        this.#fell[last] = next
        return true
      }
      this.#fell.pop()
      this.#ways.pop()
      this.#isLikeLast.pop()
    }
    return false
  }
}

function notRepeatable(): DiceError {
  return new DiceError(
    'the same dice led to different questions: a run to be enumerated must start from the same point',
  )
}

export function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}

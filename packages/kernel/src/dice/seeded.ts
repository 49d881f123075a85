import { sha256Words, utf8 } from '../sha256.ts'
import { checkSides, type Dice, shownOn, type Throw } from './dice.ts'

/** Fast repeatable dice. Not secret: who knows the seed knows every roll. */
export interface SeededDice extends Dice {
  /** Eight 32-bit numbers from which `seededFrom` goes on exactly here. */
  state(): number[]
  /** Independent dice for a branch; the same label at the same point gives the same branch. Moves nothing here. */
  fork(label: string): SeededDice
}

/** Words 0 to 3 of the state move the open rolls, words 4 to 7 the hidden draws: neither says anything of the other. */
const ROLLS = 0
const DRAWS = 4
const WORDS = 8

/** Dice from a seed; the number 42 and the text '42' are the same seed. */
export function seeded(seed: string | number): SeededDice {
  return new Sfc32(wordsOf(`shamble-seed|${seed}`))
}

export function seededFrom(state: readonly number[]): SeededDice {
  if (state.length !== WORDS || state.some((word) => word !== word >>> 0)) {
    throw new RangeError(`the state of seeded dice is ${WORDS} whole numbers of 32 bits`)
  }
  return new Sfc32(Int32Array.from(state))
}

const wordsOf = (text: string): Int32Array => sha256Words(utf8(text))

class Sfc32 implements SeededDice {
  readonly #words: Int32Array

  constructor(words: Int32Array) {
    this.#words = words
  }

  roll(ask: Throw): number {
    return shownOn(ask, 1 + this.#below(ROLLS, ask.sides))
  }

  draw(_clause: string, n: number): number {
    return this.#below(DRAWS, n)
  }

  state(): number[] {
    return Array.from(this.#words, (word) => word >>> 0)
  }

  fork(label: string): SeededDice {
    return new Sfc32(wordsOf(`shamble-fork|${this.state().join(',')}|${label}`))
  }

  /** As many high bits as n needs; a value that is too large is thrown away, so that all are equally likely. */
  #below(stream: number, n: number): number {
    checkSides(n)
    if (n === 1) return 0
    const spare = Math.clz32(n - 1)
    for (;;) {
      const value = this.#next(stream) >>> spare
      if (value < n) return value
    }
  }

  /** Chris Doty-Humphrey's sfc32: 128 bits of state, of which the fourth word counts. */
  #next(stream: number): number {
    const w = this.#words
    const a = w[stream] as number
    const b = w[stream + 1] as number
    const c = w[stream + 2] as number
    const d = w[stream + 3] as number
    const out = (a + b + d) | 0
    w[stream] = b ^ (b >>> 9)
    w[stream + 1] = c + (c << 3)
    w[stream + 2] = ((c << 21) | (c >>> 11)) + out
    w[stream + 3] = d + 1
    return out
  }
}

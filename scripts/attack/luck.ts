import type { SeededDice } from '@shamble/kernel'

/** Choices by luck, always the same for the same dice. */
export class Luck {
  readonly dice: SeededDice
  constructor(dice: SeededDice) {
    this.dice = dice
  }

  /** From 0 to below this. */
  upTo(n: number): number {
    return n <= 1 ? 0 : this.dice.draw('', n)
  }

  between(low: number, high: number): number {
    return low + this.upTo(high - low + 1)
  }

  /** Once in so many times. */
  isLucky(times: number): boolean {
    return this.upTo(times) === 0
  }

  oneOf<T>(list: readonly T[]): T | undefined {
    return list[this.upTo(list.length)]
  }

  must<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('nothing to choose from')
    return list[this.upTo(list.length)] as T
  }

  some<T>(most: number, make: (i: number) => T): T[] {
    return Array.from({ length: this.upTo(most + 1) }, (_, i) => make(i))
  }
}

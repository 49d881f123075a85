/** Luck by kind of roll: how many, what was expected, what came. */
import type { LuckRow } from '../play/game-display.ts'

export class Tally {
  readonly #rows = new Map<string, LuckRow>()

  get rows(): readonly LuckRow[] {
    return [...this.#rows.values()]
  }

  /** One roll that succeeds with chance p. */
  success(who: string, what: string, unit: string, p: number, came: boolean): void {
    this.add(who, what, unit, p, p * (1 - p), came ? 1 : 0)
  }

  /** The faces of a fair die, each worth its number. */
  die(who: string, what: string, unit: string, sides: number, face: number): void {
    this.add(who, what, unit, (sides + 1) / 2, (sides * sides - 1) / 12, face)
  }

  add(who: string, what: string, unit: string, expected: number, variance: number, actual: number): void {
    const key = `${who}|${what}`
    const row = this.#rows.get(key) ?? { who, what, unit, rolls: 0, expected: 0, variance: 0, actual: 0 }
    this.#rows.set(key, {
      ...row,
      rolls: row.rolls + 1,
      expected: row.expected + expected,
      variance: row.variance + variance,
      actual: row.actual + actual,
    })
  }
}

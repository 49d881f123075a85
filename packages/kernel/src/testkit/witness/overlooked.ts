/** Who watches the witness: places that a resampled state has otherwise and a varied one never. */
import type { SeededDice } from '../../dice/index.ts'
import type { Game } from '../../game.ts'
import { sameJson } from '../../same-json.ts'
import type { Seat } from '../../seat.ts'
import type { Kit, Transaction } from '../../transaction.ts'

/** The places at which two values differ, whatever the number of an entry. */
function placesThatDiffer(a: unknown, b: unknown, at: string, into: Set<string>): void {
  if (sameJson(a, b)) return
  const open = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null
  if (!open(a) || !open(b) || Array.isArray(a) !== Array.isArray(b)) return void into.add(at)
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
    placesThatDiffer(a[key], b[key], /^\d+$/.test(key) ? `${at}[]` : `${at}.${key}`, into)
}

export class Overlooked<K extends Kit> {
  readonly #guessed = new Set<string>()
  readonly #varied = new Set<string>()
  readonly #game: Game<K>

  constructor(game: Game<K>) {
    this.#game = game
  }

  look(table: Transaction<K>, seat: Seat | null, varied: K['state'], luck: SeededDice): void {
    const guessed = this.#game.resample(this.#game.view(table, seat), table.book, luck)
    placesThatDiffer(table.state, guessed, 'state', this.#guessed)
    placesThatDiffer(table.state, varied, 'state', this.#varied)
  }

  get places(): string[] {
    return [...this.#guessed].filter((at) => !this.#varied.has(at)).sort()
  }
}

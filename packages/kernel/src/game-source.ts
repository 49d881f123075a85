import { type About, type AnyGame, anyGame, type Game, type GameExtras, type GameRules } from './game.ts'
import type { Kit } from './transaction.ts'

/** A game that can be played. */
export interface GameSource {
  readonly about: About
  /** Enough for persons at a table. */
  rules(): Promise<AnyGame>
  /** The same game with all there is: for bots that think, persons who want hints, positions that are read or written. */
  whole(): Promise<AnyGame>
}

/** Done once; what failed is tried again. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | null = null
  return () => {
    done ??= work().catch((error: unknown) => {
      done = null
      throw error
    })
    return done
  }
}

/** A game in two parts; the second is put into the same value later, so that tables that were begun have it then, too. */
export function gameSource<K extends Kit>(
  about: About,
  rules: () => Promise<GameRules<K>>,
  rest: () => Promise<GameExtras<K>>,
): GameSource {
  const game = once(async () => anyGame({ ...(await rules()) } as Game<K>))
  return { about, rules: game, whole: once(async () => Object.assign(await game(), await rest())) }
}

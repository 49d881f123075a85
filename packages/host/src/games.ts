import { type AnyGame, anyGame, type Game, type GameRest, type GameRules, type Kit } from '@shamble/kernel'

/** A game that can be played here. */
export interface GameSource {
  readonly id: string
  /** What its book calls a round of play. */
  readonly round: string
  /** Enough for persons at a table, loaded with the first one. */
  rules(): Promise<AnyGame>
  /** The same game with all there is: loaded when a bot first has to think, a person wants hints, or a position is read or written. */
  whole(): Promise<AnyGame>
}

export function gameSource<K extends Kit>(
  id: string,
  round: string,
  rules: () => Promise<GameRules<K>>,
  rest: () => Promise<GameRest<K>>,
): GameSource {
  // The rest is put into the same game later: tables that were begun have it then, too.
  const game = once(async () => anyGame({ ...(await rules()) } as Game<K>))
  return { id, round, rules: game, whole: once(async () => Object.assign(await game(), await rest())) }
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

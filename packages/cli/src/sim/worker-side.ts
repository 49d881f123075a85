import { parentPort, workerData } from 'node:worker_threads'

export type Report<L> = { readonly game: number; readonly line: L } | { readonly game: number; readonly failed: string }

/** Plays the games it is told, by their numbers, and reports each. */
export function answerGames<S, L>(playOne: (spec: S, game: number) => L): void {
  const play = (game: number): Report<L> => {
    try {
      return { game, line: playOne(workerData as S, game) }
    } catch (error) {
      return { game, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  parentPort?.on('message', (game: number) => parentPort?.postMessage(play(game)))
}

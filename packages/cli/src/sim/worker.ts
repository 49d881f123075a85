import { parentPort, workerData } from 'node:worker_threads'
import { type GameLine, playOne, type SeriesSpec } from './series.ts'

export type Report =
  | { readonly game: number; readonly line: GameLine }
  | { readonly game: number; readonly failed: string }

function play(spec: SeriesSpec, game: number): Report {
  try {
    return { game, line: playOne(spec, game) }
  } catch (error) {
    return { game, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.on('message', (game: number) => parentPort?.postMessage(play(workerData as SeriesSpec, game)))

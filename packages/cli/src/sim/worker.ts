import { parentPort, workerData } from 'node:worker_threads'
import { type GameLine, playOne, type SeriesSpec } from './series.ts'

/** Games `from` to `to - 1`, please. */
export interface Share {
  readonly from: number
  readonly to: number
}

export type Report =
  | { readonly from: number; readonly lines: readonly GameLine[] }
  | { readonly failed: number; readonly why: string }

const spec = workerData as SeriesSpec

function play({ from, to }: Share): Report {
  const lines: GameLine[] = []
  for (let i = from; i < to; i++) {
    try {
      lines.push(playOne(spec, i))
    } catch (error) {
      return { failed: i, why: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  return { from, lines }
}

parentPort?.on('message', (share: Share) => parentPort?.postMessage(play(share)))

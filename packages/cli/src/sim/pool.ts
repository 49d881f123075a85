import { Worker } from 'node:worker_threads'
import { Stop } from '../stop.ts'
import type { Report } from './worker-side.ts'

const LOADER = new URL('../../bin/typescript.mjs', import.meta.url).href

/** What is played, game by game, and the module of the workers that play it. */
export interface Series<S> {
  readonly worker: URL
  /** Plain data. */
  readonly spec: S
  /** The seed of a game, for whoever wants to see again what went wrong. */
  seedOf(game: number): string
}

export interface Pool {
  readonly games: number
  readonly cores: number
  readonly signal: AbortSignal
  onProgress(done: number): void
}

/** Games that a worker is given ahead, so that it never waits for the next. */
const AHEAD = 2

/** Plays a series on several cores; the lines come back in the order of the games. Null if it was interrupted. */
export async function playSeries<S, L>(series: Series<S>, pool: Pool): Promise<L[] | null> {
  if (pool.signal.aborted) return null
  const { worker, spec } = series
  const start = (): Worker => new Worker(worker, { workerData: spec, execArgv: ['--import', LOADER] })
  const workers = Array.from({ length: Math.min(pool.cores, pool.games) }, start)
  try {
    return await collect<L>(series.seedOf, pool, workers)
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function collect<L>(seedOf: (game: number) => string, pool: Pool, workers: readonly Worker[]): Promise<L[] | null> {
  const lines = new Array<L>(pool.games)
  let next = 0
  let done = 0
  const deal = (worker: Worker): void => {
    if (next < pool.games) worker.postMessage(next++)
  }
  return new Promise((resolve, reject) => {
    pool.signal.addEventListener('abort', () => resolve(null), { once: true })
    const onReport = (worker: Worker, report: Report<L>): void => {
      const { game } = report
      if ('failed' in report) {
        reject(new Error(`game ${game} (seed ${JSON.stringify(seedOf(game))}) failed: ${report.failed}`))
        return
      }
      lines[game] = report.line
      pool.onProgress(++done)
      if (done === pool.games) resolve(lines)
      else deal(worker)
    }
    for (const worker of workers) {
      worker.on('message', (report: Report<L>) => onReport(worker, report))
      worker.once('error', reject)
      worker.once('exit', () => reject(new Stop('a worker has ended before its games were played', 1)))
      for (let i = 0; i < AHEAD; i++) deal(worker)
    }
  })
}

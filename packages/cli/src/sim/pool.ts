import { Worker } from 'node:worker_threads'
import { Stop } from '../stop.ts'
import { type GameLine, type SeriesSpec, seedOf } from './series.ts'
import type { Report } from './worker.ts'

const LOADER = new URL('../../bin/typescript.mjs', import.meta.url).href

const startWorker = (spec: SeriesSpec): Worker =>
  new Worker(new URL('./worker.ts', import.meta.url), { workerData: spec, execArgv: ['--import', LOADER] })

export interface Pool {
  readonly games: number
  readonly cores: number
  readonly signal: AbortSignal
  onProgress(done: number): void
}

/** Games that a worker is given ahead, so that it never waits for the next. */
const AHEAD = 2

/** Plays a series on several cores; the lines come back in the order of the games. Null if it was interrupted. */
export async function playSeries(spec: SeriesSpec, pool: Pool): Promise<GameLine[] | null> {
  const workers = Array.from({ length: Math.min(pool.cores, pool.games) }, () => startWorker(spec))
  try {
    return await collect(spec, pool, workers)
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

function collect(spec: SeriesSpec, pool: Pool, workers: readonly Worker[]): Promise<GameLine[] | null> {
  const lines = new Array<GameLine>(pool.games)
  let next = 0
  let done = 0
  const deal = (worker: Worker): void => {
    if (next < pool.games) worker.postMessage(next++)
  }
  return new Promise((resolve, reject) => {
    if (pool.signal.aborted) resolve(null)
    pool.signal.addEventListener('abort', () => resolve(null), { once: true })
    const onReport = (worker: Worker, report: Report): void => {
      const { game } = report
      if ('failed' in report) {
        reject(new Error(`game ${game} (seed ${JSON.stringify(seedOf(spec, game))}) failed: ${report.failed}`))
        return
      }
      lines[game] = report.line
      pool.onProgress(++done)
      if (done === pool.games) resolve(lines)
      else deal(worker)
    }
    for (const worker of workers) {
      worker.on('message', (report: Report) => onReport(worker, report))
      worker.once('error', reject)
      worker.once('exit', () => reject(new Stop('a worker has ended before its games were played', 1)))
      for (let i = 0; i < AHEAD; i++) deal(worker)
    }
  })
}

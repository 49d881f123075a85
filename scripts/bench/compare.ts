import type { ChildProcess } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { forked } from './apart.ts'
import { LINES } from './lines.ts'
import { median } from './measure.ts'
import { type Compared, judged } from './ratio.ts'

const HERE = resolve(import.meta.dirname, '..', '..')
const SLICES = 7
const SECONDS = 1
const ROUNDS = 3
/** The first slices warm the compiler up. */
const WARM_UP = 2

/** Measures the lines of two checkouts slice by slice in turn, prints new/old of each; false if one is too slow. */
export async function compare(against: string, only: string): Promise<boolean> {
  const other = resolve(against)
  if (!existsSync(join(other, 'node_modules'))) {
    console.error(`${other} has no packages; run there: npm ci`)
    return false
  }
  const folders = { now: benchIn(HERE), before: benchIn(other) }
  try {
    const all: Compared[] = []
    for (const [name, { unit, least }] of [...LINES].filter(([line]) => line.includes(only))) {
      const line = await measured({ name, unit, ...(least === undefined ? {} : { least }) }, folders)
      console.log(line === null ? `${name.padEnd(56)} not in both checkouts` : judged(line).text)
      if (line !== null) all.push(line)
    }
    return all.length > 0 && all.every((line) => judged(line).ok)
  } finally {
    rmSync(folders.before.copy, { recursive: true, force: true })
    rmSync(folders.now.copy, { recursive: true, force: true })
  }
}

interface Rates {
  readonly now: readonly number[]
  readonly before: readonly number[]
}

/** A line that seems slower is measured again, with all its slices counted: a busy machine is no verdict. */
async function measured(head: Pick<Compared, 'name' | 'unit' | 'least'>, folders: Folders): Promise<Compared | null> {
  const all: { now: number[]; before: number[] } = { now: [], before: [] }
  for (let round = 1; ; round++) {
    const rates = await slicesOf(head.name, folders)
    if (rates === null) return null
    all.now.push(...rates.now)
    all.before.push(...rates.before)
    const line = { ...head, now: summary(all.now), before: summary(all.before) }
    if (judged(line).ok || round === ROUNDS) return line
  }
}

interface Folders {
  readonly now: Bench
  readonly before: Bench
}

interface Bench {
  readonly root: string
  readonly copy: string
}

/** Both run a copy of the same lines, from the same place in their checkout. */
function benchIn(root: string): Bench {
  const copy = join(root, '.cache', `bench-${process.pid}`)
  cpSync(join(HERE, 'scripts', 'bench'), copy, { recursive: true })
  return { root, copy }
}

/** The rates of both in turn; what goes first changes from slice to slice. Null if one cannot run the line. */
async function slicesOf(name: string, folders: Folders): Promise<Rates | null> {
  const children = { now: started(folders.now, name), before: started(folders.before, name) }
  try {
    const greetings = await Promise.all(Object.values(children).map(answerOf))
    if (greetings.some((greeting) => greeting !== 'ready')) return null
    const rates: { now: number[]; before: number[] } = { now: [], before: [] }
    for (let slice = 0; slice < SLICES; slice++) {
      for (const which of slice % 2 === 0 ? (['before', 'now'] as const) : (['now', 'before'] as const)) {
        children[which].send(SECONDS)
        rates[which].push(Number(await answerOf(children[which])))
      }
    }
    return { now: rates.now.slice(WARM_UP), before: rates.before.slice(WARM_UP) }
  } finally {
    for (const child of Object.values(children)) child.kill()
  }
}

function started({ root, copy }: Bench, name: string): ChildProcess {
  return forked(join(copy, 'slice.ts'), [name], { cwd: root, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
}

const answerOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((done) => {
    const ended = (): void => done(null)
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      done(message)
    })
  })

const summary = (rates: readonly number[]): { best: number; median: number } => ({
  best: Math.max(...rates),
  median: median(rates),
})

import { commandOdds, type Game, type Kit, type Seat, type Transaction } from '@shamble/kernel'

/** Rates per CPU-second: what else the machine is doing counts less than on the wall clock. */
export interface Rate {
  readonly units: number
  readonly cpuSeconds: number
  readonly perSecond: number
}

const cpuSeconds = (since?: NodeJS.CpuUsage): number => {
  const used = process.cpuUsage(since)
  return (used.user + used.system) / 1e6
}

/** Keeps results alive, so that no work can be optimised away. */
export const kept: { value: unknown } = { value: null }

/** Runs `work` for so many CPU-seconds, for the sake of what is measured after it. */
export const warmUp = (seconds: number, work: (round: number) => number): number => spend(seconds, 0, work).rounds

/** Runs `work` (which returns how many units it did) until so many CPU-seconds are spent, after a warm-up. */
export function rate(seconds: number, work: (round: number) => number): Rate {
  const rounds = warmUp(seconds / 4, work)
  const { units, spent } = spend(seconds, rounds, work)
  return { units, cpuSeconds: spent, perSecond: units / spent }
}

/** Asking for the time costs as much as some moves of a short game: it is asked only so often, in seconds. */
const BETWEEN = 0.005

function spend(
  seconds: number,
  from: number,
  work: (round: number) => number,
): { readonly units: number; readonly rounds: number; readonly spent: number } {
  const start = process.cpuUsage()
  let [units, rounds, spent, batch] = [0, from, 0, 1]
  while (spent < seconds) {
    for (let i = 0; i < batch; i++) units += work(rounds++)
    const now = cpuSeconds(start)
    if (now - spent < BETWEEN) batch *= 2
    spent = now
  }
  return { units, rounds, spent }
}

/**
 * Several candidates in turn, slice by slice, so that a busy moment hits all of them. The best slice of each counts, after
 * the first, in which the compiler is still at work: other load only ever slows.
 */
export function sideBySide<Name extends string>(
  slices: number,
  seconds: number,
  candidates: Readonly<Record<Name, (round: number) => number>>,
): Record<Name, number> {
  const names = Object.keys(candidates) as Name[]
  const rates = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>
  for (let slice = 0; slice < slices; slice++)
    for (const name of names) rates[name].push(rate(seconds, candidates[name]).perSecond)
  return Object.fromEntries(names.map((name) => [name, Math.max(...rates[name].slice(1))])) as Record<Name, number>
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** The milliseconds of one call: the median of several. */
export function milliseconds(times: number, work: () => unknown): number {
  const taken: number[] = []
  for (let i = 0; i < times; i++) {
    const start = process.hrtime.bigint()
    kept.value = work()
    taken.push(Number(process.hrtime.bigint() - start) / 1e6)
  }
  return median(taken)
}

/** Asks for the odds of a command once; one is done. */
export function oddsOf<K extends Kit>(game: Game<K>, table: Transaction<K>, seat: Seat, command: K['command']): number {
  const answer = commandOdds(game, table, seat, command)
  if (!answer.ok) throw new Error(answer.refusal.reason)
  kept.value = answer
  return 1
}

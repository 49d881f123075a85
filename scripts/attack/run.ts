/** Attacks one channel: input after input, each from its number, and what came of them all. */
import { seeded } from '@shamble/kernel'
import { Luck } from './luck.ts'

/**
 * What may never happen. `crash`: the software failed, and said so or ended. `changed`: a refused input changed
 * something. `throw`: an error came out. `broken`: it was taken, or refused, in a way that breaks another promise.
 */
export type Kind = 'crash' | 'changed' | 'throw' | 'broken' | 'slow'

export interface Verdict {
  readonly is: 'refused' | 'accepted'
  /** What is wrong with it. */
  readonly wrong?: { readonly kind: Kind; readonly says: string }
}

export type Timed = <T>(work: () => T) => T

/** What is attacked, made ready. */
export interface Target<I> {
  /** An input that nobody has seen, always the same from the same luck. */
  input(luck: Luck): I
  /** `timed` takes the time of what is attacked; without it the whole attempt is timed. */
  attempt(input: I, timed: Timed): Verdict | Promise<Verdict>
  /** What is left behind is removed. */
  close?(): void
}

/** A way by which something comes in from outside. */
export interface Channel<I = unknown> {
  readonly name: string
  readonly says: string
  ready(): Promise<Target<I>>
}

export interface Finding {
  readonly n: number
  readonly kind: Kind
  readonly says: string
}

export interface Tally {
  readonly channel: string
  readonly inputs: number
  readonly refused: number
  readonly accepted: number
  readonly slowest: { readonly n: number; readonly ms: number }
  readonly findings: readonly Finding[]
}

/** Milliseconds of CPU: a refusal is quick, and what is taken does not go on for ever. */
type Patience = Readonly<Record<Verdict['is'], number>>
const PATIENCE: Patience = { refused: 2_000, accepted: 20_000 }

export const refused: Verdict = { is: 'refused' }
export const accepted: Verdict = { is: 'accepted' }
export const wrong = (is: Verdict['is'], kind: Kind, says: string): Verdict => ({ is, wrong: { kind, says } })

/** What an error says by itself, which nobody wrote for people. */
const RAW =
  /Cannot (read|set|access|destructure|convert)|is not (a function|iterable|defined|a constructor)|undefined|Maximum call stack|Invalid (array|string|count)|JSON at position|\[object /

/** A refusal has words of its own; what fails inside is none. What it quotes is what somebody has written. */
export const isRaw = (told: string): boolean => told === '' || RAW.test(told.replace(/"(?:[^"\\]|\\.)*"/g, ''))

export const errorText = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message).split('\n').slice(0, 5).join(' | ') : String(error)

export const inputNo = <I>(channel: string, target: Target<I>, seed: string, n: number): I =>
  target.input(new Luck(seeded(`${channel} ${seed} ${n}`)))

/** What escaped from something that nobody waited for. */
export class Escaped {
  readonly #caught: unknown[] = []
  readonly #note = (error: unknown): void => void this.#caught.push(error)

  watch(): void {
    process.on('uncaughtException', this.#note).on('unhandledRejection', this.#note)
  }

  stop(): void {
    process.off('uncaughtException', this.#note).off('unhandledRejection', this.#note)
  }

  take(): unknown[] {
    return this.#caught.splice(0)
  }
}

function millisecondsSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

/** One input, timed; whatever comes out of it is written down. */
export async function attempted<I>(
  target: Target<I>,
  input: I,
  escaped: Escaped,
  patience = PATIENCE,
): Promise<{ readonly verdict: Verdict; readonly ms: number }> {
  const began = process.cpuUsage()
  let own: number | null = null
  const timed: Timed = (work) => {
    const from = process.cpuUsage()
    const done = work()
    const stop = (): void => void (own = millisecondsSince(from))
    if (done instanceof Promise) void done.then(stop, stop)
    else stop()
    return done
  }
  let verdict: Verdict
  try {
    verdict = await target.attempt(input, timed)
  } catch (error) {
    verdict = wrong('refused', 'throw', errorText(error))
  }
  const ms = own ?? millisecondsSince(began)
  const [loose] = escaped.take()
  if (loose !== undefined) verdict = wrong(verdict.is, 'crash', `nobody caught ${errorText(loose)}`)
  if (!verdict.wrong && ms > patience[verdict.is]) verdict = wrong(verdict.is, 'slow', `it took ${Math.round(ms)} ms`)
  return { verdict, ms }
}

export interface Attack {
  readonly seed: string
  readonly from: number
  readonly count: number
  readonly patience?: Patience
  onProgress?(done: number): void
}

export async function attack<I>(
  channel: Channel<I>,
  target: Target<I>,
  { seed, from, count, patience, onProgress }: Attack,
): Promise<Tally> {
  const told = { refused: 0, accepted: 0 }
  const findings: Finding[] = []
  let slowest = { n: -1, ms: 0 }
  const escaped = new Escaped()
  escaped.watch()
  try {
    for (let n = from; n < from + count; n++) {
      const { verdict, ms } = await attempted(target, inputNo(channel.name, target, seed, n), escaped, patience)
      told[verdict.is]++
      if (verdict.is === 'refused' && ms > slowest.ms) slowest = { n, ms }
      if (verdict.wrong) findings.push({ n, ...verdict.wrong })
      onProgress?.(n - from + 1)
    }
  } finally {
    escaped.stop()
  }
  return { channel: channel.name, inputs: count, ...told, slowest, findings }
}

const countOf = ({ findings }: Tally, kind: Kind): number => findings.filter((one) => one.kind === kind).length

/** "saves  20000 inputs, 18000 refused, 2000 accepted; 0 crashes, 0 changed, …". */
export function lineOf(tally: Tally, seed: string): string {
  const { channel, inputs, slowest } = tally
  const kinds = `${countOf(tally, 'crash')} crashes, ${countOf(tally, 'changed')} changed states, ${countOf(tally, 'throw')} throws, ${countOf(tally, 'broken')} broken promises`
  const longest = `slowest refusal ${slowest.ms.toFixed(1)} ms (--seed ${seed} --only ${slowest.n})`
  return `${channel.padEnd(14)} ${inputs} inputs: ${tally.refused} refused, ${tally.accepted} accepted; ${kinds}; ${longest}`
}

import { canonical } from '../json.ts'
import { Branches, commonDivisor, type Fraction, TooManyThrows } from './branches.ts'
import type { Dice } from './dice.ts'

export type { Fraction } from './branches.ts'

/** What one way for the dice to fall leads to. */
export interface Chance<T> {
  readonly value: T
  readonly probability: number
  /** All chances of one enumeration have the same `of`; null if it does not fit into 53 bits. */
  readonly exact: Fraction | null
}

export interface Enumeration<T> {
  readonly outcomes: readonly Chance<T>[]
  /** False if there were more ways than allowed; then the outcomes are only those found first. */
  readonly complete: boolean
}

export interface Limits {
  /** Ways for the dice to fall, each a run of the function: 20,000 unless told. */
  readonly paths?: number
  /** Gives up as soon as it is plain that there are many more ways than that. */
  readonly impatient?: boolean
  /** Dice in one run: 1,000 unless told; a rule may throw again for ever if the dice will have it so. */
  readonly throws?: number
}

interface Found<T> extends Fraction {
  readonly value: T
}

/**
 * Runs a function once for every way that its dice and hidden draws can fall. Dice that are alike are thrown in
 * ascending order only, and counted as often as they could be shuffled; a pick is made once for each thing that could be
 * picked; a die that counts only as one of a few results falls once for each of them, and weighs as many of its faces.
 * The function must start from the same point each time.
 */
export function enumerate<T>(run: (dice: Dice) => T, limits: Limits = {}): Enumeration<T> {
  return finished(enumerating(run, limits))
}

/** Work that pauses after every run, done without a pause. */
export function finished<T>(work: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/** `enumerate`, with a pause after every run. */
export function* enumerating<T>(run: (dice: Dice) => T, limits: Limits = {}): Generator<undefined, Enumeration<T>> {
  const { paths = 20_000, throws = 1_000, impatient = false } = limits
  const found: Found<T>[] = []
  const progress = new Progress(paths)
  const tree = new Branches(throws)
  let complete = true
  let walked = 0
  do {
    if (walked++ >= paths) return { outcomes: weighed(found), complete: false }
    try {
      const value = run(tree)
      const { ways, of } = tree.finished()
      found.push({ value, ways, of })
      if (impatient && progress.isHopeless(ways / of)) complete = false
    } catch (error) {
      if (!(error instanceof TooManyThrows)) throw error
      complete = false
    }
    if (impatient && !complete) return { outcomes: weighed(found), complete }
    yield
  } while (tree.turn())
  return { outcomes: weighed(found), complete }
}

/** So many ways show how fast the rest goes; a rest of so many times what is left to walk is never reached. */
const STRETCH = 250
const FAR_BEYOND = 4

/** How much of all that can happen has been walked through. */
class Progress {
  #left: number
  #unseen = 1
  #sinceLast = 0
  #seenSinceLast = 0

  constructor(paths: number) {
    this.#left = paths
  }

  /** At the pace of the last stretch, the end is far beyond what may be walked. */
  isHopeless(probability: number): boolean {
    this.#left--
    this.#unseen -= probability
    this.#seenSinceLast += probability
    if (++this.#sinceLast < STRETCH) return false
    const needed = (this.#unseen / this.#seenSinceLast) * STRETCH
    this.#sinceLast = 0
    this.#seenSinceLast = 0
    return needed > FAR_BEYOND * this.#left
  }
}

function weighed<T>(found: readonly Found<T>[]): Chance<T>[] {
  let whole = 1
  let last = 1
  for (const { of } of found) {
    if (of === last) continue
    last = of
    whole = Number.isSafeInteger(of) && Number.isSafeInteger(whole) ? (whole / commonDivisor(whole, of)) * of : Infinity
  }
  const exact = Number.isSafeInteger(whole)
  return found.map(({ value, ways, of }) => ({
    value,
    probability: ways / of,
    exact: exact ? { ways: (whole / of) * ways, of: whole } : null,
  }))
}

/** How likely a result is; `error` is the standard error, 0 when nothing was left to chance. */
export interface Likelihood<K extends string | number> {
  readonly key: K
  readonly probability: number
  readonly error: number
  readonly exact: Fraction | null
}

/** The distribution of what `keyOf` tells of the outcomes, sorted by key. */
export function tally<T, K extends string | number>(
  outcomes: readonly Chance<T>[],
  keyOf: (value: T) => K,
): Likelihood<K>[] {
  const sums = new Map<K, { probability: number; ways: number; of: number | null }>()
  for (const { value, probability, exact } of outcomes) {
    const key = keyOf(value)
    const sum = sums.get(key) ?? { probability: 0, ways: 0, of: exact === null ? null : exact.of }
    sum.probability += probability
    sum.ways += exact === null ? 0 : exact.ways
    sums.set(key, sum)
  }
  const rows = Array.from(sums, ([key, { probability, ways, of }]) => ({
    key,
    probability: of === null ? probability : ways / of,
    error: 0,
    exact: of === null ? null : { ways, of },
  }))
  return sortedByKey(rows)
}

/** Runs a function n times with the dice given and counts; results that are not text or numbers are told by their JSON. */
export function sample<T>(run: (dice: Dice) => T, dice: Dice, n: number): Likelihood<string | number>[]
export function sample<T, K extends string | number>(
  run: (dice: Dice) => T,
  dice: Dice,
  n: number,
  keyOf: (value: T) => K,
): Likelihood<K>[]
export function sample<T>(
  run: (dice: Dice) => T,
  dice: Dice,
  n: number,
  keyOf: (value: T) => string | number = (value) => {
    return typeof value === 'string' || typeof value === 'number' ? value : canonical(value)
  },
): Likelihood<string | number>[] {
  return finished(sampling((own) => keyOf(run(own)), dice, n))
}

/** Runs a function n times with the dice given and counts what it tells, with a pause after every run. */
export function* sampling<K extends string | number>(
  run: (dice: Dice) => K,
  dice: Dice,
  n: number,
): Generator<undefined, Likelihood<K>[]> {
  const counts = new Map<K, number>()
  for (let i = 0; i < n; i++) {
    const key = run(dice)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    yield
  }
  return sortedByKey(
    Array.from(counts, ([key, count]) => ({
      key,
      probability: count / n,
      error: standardError(count, n),
      exact: null,
    })),
  )
}

/** With one success and one failure added: what never happened in n tries is not thereby impossible. */
function standardError(count: number, n: number): number {
  const p = (count + 1) / (n + 2)
  return squareRoot((p * (1 - p)) / n)
}

export interface Odds<K extends string | number> {
  /** True: every way was counted. False: sampled, and each row states its standard error. */
  readonly exact: boolean
  readonly rows: readonly Likelihood<K>[]
}

/** Exact odds if there are few enough ways, otherwise a sample of so many runs with the dice given. */
export function odds<T, K extends string | number>(
  run: (dice: Dice) => T,
  keyOf: (value: T) => K,
  otherwise: { readonly dice: Dice; readonly samples: number },
  limits: Limits = {},
): Odds<K> {
  const { outcomes, complete } = enumerate(run, limits)
  if (complete) return { exact: true, rows: tally(outcomes, keyOf) }
  return { exact: false, rows: sample(run, otherwise.dice, otherwise.samples, keyOf) }
}

function sortedByKey<R extends { readonly key: string | number }>(rows: R[]): R[] {
  return rows.sort((a, b) => compareKeys(a.key, b.key))
}

/** Numbers before text; text by code unit, never by locale. */
function compareKeys(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1
  return a < b ? -1 : a > b ? 1 : 0
}

/** By Newton's steps, down from above until they stop: only operations that are alike on every machine. */
export function squareRoot(x: number): number {
  if (!(x > 0 && x < Infinity)) return x < 0 ? Number.NaN : x
  let root = x > 1 ? x : 1
  for (;;) {
    const next = (root + x / root) / 2
    if (next >= root) return root
    root = next
  }
}

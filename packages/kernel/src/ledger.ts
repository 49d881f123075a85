import type { HandsChange } from './hands.ts'
import type { Save } from './save-shape.ts'
import { handsAfter } from './seat.ts'
import { type DiceLine, EMPTY, type Fallen, type Stock, stockOf, stockOfAll, together, unpacked } from './supply.ts'

type SavedEntry = Save['entries'][number]
type Logbook = Pick<Save, 'entries' | 'takenBack' | 'hands'>
type SavedTakeBack = NonNullable<Save['takenBack']>[number]

/** What happened to a log: an entry came, or it was cut; or other hands throw from there on. */
export type Step =
  | { readonly what: 'add'; readonly at: number; readonly entry: SavedEntry; readonly place: string }
  | { readonly what: 'cut'; readonly takeBack: SavedTakeBack; readonly place: string }
  | { readonly what: 'hands'; readonly change: HandsChange; readonly place: string }

/**
 * Everything that ever stood in the log, in its order. Before a stretch was taken back the log was what came to stand
 * before it, and the stretch. Null if a stretch cannot have stood where it says, or hands cannot have changed there.
 */
export function historyOf({ entries, takenBack = [], hands = [] }: Logbook): Step[] | null {
  type Logged = { readonly entry: SavedEntry; readonly place: string }
  let log: Logged[] = entries.map((entry, i) => ({ entry, place: `entries[${i}]` }))
  const steps: Step[][] = []
  const addsFrom = (from: number): Step[] =>
    log.slice(from).map(({ entry, place }, i) => ({ what: 'add', at: from + i, entry, place }))
  for (let i = takenBack.length - 1; i >= 0; i--) {
    const takeBack = takenBack[i] as SavedTakeBack
    const { at } = takeBack
    const place = `takenBack[${i}]`
    if (at > log.length || takeBack.entries.length === 0) return null
    steps.push([{ what: 'cut', takeBack, place }, ...addsFrom(at)])
    const gone = takeBack.entries.map((entry, j) => ({ entry, place: `${place}.entries[${j}]` }))
    log = [...log.slice(0, at), ...gone]
  }
  steps.push(addsFrom(0))
  return withHands(steps.reverse().flat(), hands)
}

/** A change of hands stands after as many entries and cuts as it says. */
function withHands(steps: readonly Step[], hands: readonly HandsChange[]): Step[] | null {
  const all: Step[] = []
  let next = 0
  for (let i = 0; i <= steps.length; i++) {
    for (let change = hands[next]; change?.at === i; change = hands[++next])
      all.push({ what: 'hands', change, place: `hands[${next}]` })
    const step = steps[i]
    if (step) all.push(step)
  }
  return next === hands.length ? all : null
}

type Kinds = keyof Stock
const KINDS: readonly Kinds[] = ['rolls', 'draws']
const NAMES = { rolls: 'roll', draws: 'draw' } as const

export class Miscount extends Error {
  override readonly name = 'Miscount'
  readonly at: string
  constructor(at: string, why: string) {
    super(why)
    this.at = at
  }
}

interface Standing {
  /** Taken back, and to come again. */
  readonly again: Stock
  /** The number that is thrown next. */
  readonly next: Readonly<Record<Kinds, number>>
}

const isSameDie = (a: Fallen, b: Fallen): boolean => isSameThrow(a, b) && a.value === b.value && a.k === b.k
const isSameThrow = (a: Fallen, b: Fallen): boolean => a.clause === b.clause && a.n === b.n

/**
 * Counts the numbers of all rolls and draws as a match throws them: every number is there once, in its order, and has
 * its place in an entry of the log or in one that was taken back. What was taken back comes again if that was agreed.
 */
export class Ledger {
  byHand = 0
  /** Who throws by hand now, and whether anybody ever did. */
  #hands: ReadonlySet<string>
  #everByHand: boolean
  readonly #comesAgain: boolean
  #now: Standing = { again: EMPTY, next: { rolls: 1, draws: 1 } }
  #before: Standing = this.#now
  /** Numbers up to these were thrown before a typed die was corrected, and have still to be accounted for. */
  #reached: Standing['next'] = this.#now.next

  constructor({ undoDice, physical }: Pick<Save, 'undoDice' | 'physical'>) {
    this.#hands = new Set(physical)
    this.#everByHand = physical.length > 0
    this.#comesAgain = undoDice === 'same'
  }

  get again(): Stock {
    return this.#now.again
  }

  /** How many of each have been thrown. */
  get made(): { readonly rolls: number; readonly draws: number } {
    const { rolls, draws } = this.#now.next
    return { rolls: rolls - 1, draws: draws - 1 }
  }

  /** One entry, or the set-up; throws a `Miscount`. */
  add(line: DiceLine, place: string): void {
    const { again } = this.#now
    const used = stockOf(line)
    const repeated = { rolls: repeats(again.rolls, used.rolls), draws: repeats(again.draws, used.draws) }
    const left = KINDS.filter((kind) => repeated[kind] < Math.min(again[kind].length, used[kind].length))
    const another = left.some((kind) => {
      const [was, is] = [again[kind][repeated[kind]], used[kind][repeated[kind]]]
      // A die that a hand threw does not come again for a seat that throws none by hand.
      return was && is && (was.k === 0 || !isSameThrow(was, is))
    })
    if (left.length > 0 && !another) throw new Miscount(place, 'what was taken back did not come again')
    const rest = (kind: Kinds): Stock[Kinds] => (left.length > 0 ? [] : again[kind].slice(repeated[kind]))
    const fresh = { rolls: used.rolls.slice(repeated.rolls), draws: used.draws.slice(repeated.draws) }
    const hands = fresh.rolls.filter(({ k }) => k === 0).length
    if (hands > 0 && this.#hands.size === 0)
      throw new Miscount(place, 'a die was thrown by hand, but nobody throws by hand')
    this.byHand += hands
    this.#before = this.#now
    this.#now = { again: { rolls: rest('rolls'), draws: rest('draws') }, next: this.#counted(fresh, line.lost, place) }
  }

  /** A stretch was taken back. */
  cut({ entries, corrected }: SavedTakeBack, place: string): void {
    if (corrected) {
      if (this.#hands.size === 0 || entries.length !== 1)
        throw new Miscount(place, 'a typed die was corrected, but nobody throws by hand')
      this.#reached = this.#now.next
      this.#now = this.#before
    } else if (this.#comesAgain) {
      const gone = stockOfAll(entries)
      this.#now = { ...this.#now, again: together(gone, this.#now.again) }
    }
  }

  /** Others throw by hand from here on; throws a `Miscount` if nothing changes. */
  change(change: HandsChange, place: string): void {
    const { seats, byHand } = change
    if (seats.length === 0 || seats.some((seat) => this.#hands.has(seat) === byHand))
      throw new Miscount(place, 'hands changed to what they were')
    this.#hands = handsAfter(this.#hands, [change])
    this.#everByHand ||= byHand
  }

  /** What was thrown for a command that still waits for a real die. */
  lose(lost: Save['lost'], place: string): void {
    this.#now = { ...this.#now, next: this.#counted(EMPTY, lost, place) }
  }

  #counted(fresh: Stock, lost: Save['lost'], place: string): Standing['next'] {
    const passed = unpacked(lost)
    if (!this.#everByHand && (passed.rolls.length > 0 || passed.draws.length > 0))
      throw new Miscount(place, 'dice were thrown and left out, although nothing was taken back')
    return {
      rolls: this.#countedOf('rolls', fresh.rolls, passed.rolls),
      draws: this.#countedOf('draws', fresh.draws, passed.draws),
    }
  }

  /** The number after those that were used, in their order, and passed by. */
  #countedOf(kind: Kinds, used: readonly Fallen[], passed: readonly Fallen[]): number {
    const numbers = used.map(({ k }) => k).filter((k) => k > 0 || kind === 'draws')
    const all = new Set([...numbers, ...passed.map(({ k }) => k)])
    let next = this.#now.next[kind]
    const name = NAMES[kind]
    const late = numbers.findIndex((k, i) => i > 0 && k <= (numbers[i - 1] as number))
    if (late > 0) throw new Miscount(`${name} ${numbers[late]}`, `comes after ${name} ${numbers[late - 1]}`)
    while (all.delete(next)) next++
    const [stray] = all
    if (stray !== undefined && stray > next) throw new Miscount(`${name} ${next}`, 'is missing')
    if (stray !== undefined || numbers.length + passed.length !== next - this.#now.next[kind])
      throw new Miscount(`${name} ${stray ?? next}`, 'was thrown before')
    if (next < this.#reached[kind]) throw new Miscount(`${name} ${next}`, 'is missing')
    return next
  }
}

/** How many dice of a queue came again, from its head. */
function repeats(queue: readonly Fallen[], used: readonly Fallen[]): number {
  let i = 0
  while (i < queue.length && i < used.length && isSameDie(queue[i] as Fallen, used[i] as Fallen)) i++
  return i
}

/** Every numbered die of a line, the ones that were passed by included. */
export const diceOf = (line: DiceLine): Stock => together(stockOf(line), unpacked(line.lost))

import { checkFace, type Dice, DieNeeded, type Drawn, type Rolled, type Throw } from './dice/index.ts'
import type { SavedStock } from './save-shape.ts'
import type { Seat } from './seat.ts'
import type { Source } from './source.ts'

/** One result that has fallen. `k` is its number in the software's own count, 0 if a hand threw it. */
export interface Fallen {
  readonly clause: string
  readonly n: number
  readonly value: number
  readonly k: number
}

export interface Stock {
  readonly rolls: readonly Fallen[]
  readonly draws: readonly Fallen[]
}

export const EMPTY: Stock = { rolls: [], draws: [] }

export const together = (a: Stock, b: Stock): Stock => ({
  rolls: [...a.rolls, ...b.rolls],
  draws: [...a.draws, ...b.draws],
})

/** Those of many lines, in their order. */
export function stockOfAll(lines: readonly DiceLine[]): Stock {
  const stocks = lines.map(stockOf)
  return { rolls: stocks.flatMap(({ rolls }) => rolls), draws: stocks.flatMap(({ draws }) => draws) }
}

/** Results by the road that led to them: running a command again along the same road gives the same results. */
class Road {
  readonly next = new Map<string, { readonly fallen: Fallen | null; readonly kind: keyof Stock; readonly road: Road }>()

  ahead(key: string, kind: keyof Stock, fall: () => Fallen | null): { fallen: Fallen | null; road: Road } {
    const known = this.next.get(key)
    if (known) return known
    const made = { fallen: fall(), kind, road: new Road() }
    this.next.set(key, made)
    return made
  }

  /** Everything the software threw on any road from here. */
  all(): Stock {
    const rolls: Fallen[] = []
    const draws: Fallen[] = []
    for (const { fallen, kind, road } of this.next.values()) {
      if (fallen) (kind === 'rolls' ? rolls : draws).push(fallen)
      const rest = road.all()
      rolls.push(...rest.rolls)
      draws.push(...rest.draws)
    }
    return { rolls, draws }
  }
}

/** What the software throws with, and what it has thrown. */
type Software = Pick<Source, 'dice' | 'made' | 'rewind'>

/** What a supply remembers between two commands. */
interface Memory {
  /** Taken back with the agreement that the same dice come again. */
  readonly again: Stock
  /** Thrown, and then not part of the log: checkable dice account for every number. */
  readonly spent: Stock
  /** Thrown for a command that waited for a real die when the match was saved. */
  readonly lost: Stock
  readonly road: Road
}

export type Unused = Omit<Memory, 'road'>

/** The dice of one run of a command. */
export interface Run extends Dice {
  readonly got: { readonly rolls: Fallen[]; readonly draws: Fallen[] }
  readonly typed: number
}

/**
 * table.hands: dice that hands throw for one command, far more than any needs. The software throws the others: a die that
 * is thrown again until it shows something else comes to an end, whatever a hand shows.
 */
export const MOST_BY_HAND = 500

/** Who throws real dice, and the faces typed so far. */
export interface Hands {
  readonly physical: ReadonlySet<Seat>
  readonly faces: readonly number[]
  /** A seat whose time is up: after so many typed dice the software throws for it. */
  readonly late: { readonly seat: Seat; readonly after: number } | null
}

/**
 * Where the dice of a match come from: hands for seats with real dice, otherwise software. A run that does not come to
 * its end costs nothing: its results wait for the next run, so nobody gets other dice by trying again.
 */
export class Supply {
  memory: Memory
  #rolls: number
  #draws: number
  readonly #software: Software

  constructor(software: Software, unused: Partial<Unused> = {}) {
    this.#software = software
    this.#rolls = software.made.rolls
    this.#draws = software.made.draws
    const { again = EMPTY, spent = EMPTY, lost = EMPTY } = unused
    this.memory = { again, spent, lost, road: new Road() }
  }

  /** Every number is accounted for. */
  get isBound(): boolean {
    return this.#software.rewind !== undefined
  }

  run(hands: Hands): Run {
    return new SuppliedRun(this, hands)
  }

  /** What this throws for a command that fails is as if it had never been thrown, if nobody threw a real die for it. */
  failing(): () => void {
    const { road } = this.memory
    const made = { rolls: this.#rolls, draws: this.#draws }
    const { rewind } = this.#software
    if (!rewind || road.next.size > 0) return () => {}
    return () => {
      rewind(made)
      this.#rolls = made.rolls
      this.#draws = made.draws
      this.memory = { ...this.memory, road: new Road() }
    }
  }

  throwSoftware(ask: Throw): Fallen {
    const value = this.#software.dice.roll(ask)
    return { clause: ask.clause, n: ask.sides, value, k: ++this.#rolls }
  }

  drawSoftware(clause: string, n: number): Fallen {
    const value = this.#software.dice.draw(clause, n)
    return { clause, n, value, k: ++this.#draws }
  }

  /** What a save must keep. Results of a command that still waits for dice are lost: it will be given anew. */
  unused(): Unused {
    const { again, spent, lost, road } = this.memory
    return { again, spent, lost: together(lost, road.all()) }
  }

  /** The run came to its end: what it used is used, what it passed by is spent. Gives what was thrown on other ways. */
  adopt({ got }: Run): Stock {
    const { again, spent, lost: before, road } = this.memory
    const used = { rolls: new Set(got.rolls), draws: new Set(got.draws) }
    const passed = (from: Stock): Stock => ({
      rolls: from.rolls.filter((f) => f.k > 0 && !used.rolls.has(f)),
      draws: from.draws.filter((f) => f.k > 0 && !used.draws.has(f)),
    })
    const rolls = stillToCome(again.rolls, got.rolls)
    const draws = stillToCome(again.draws, got.draws)
    const whole = rolls !== null && draws !== null
    const lost = together(before, passed(road.all()))
    this.memory = {
      again: whole ? { rolls, draws } : EMPTY,
      spent: together(spent, whole ? lost : together(passed(again), lost)),
      lost: EMPTY,
      road: new Road(),
    }
    return lost
  }

  /** These results were taken back: they come again, or they are spent. */
  takeBack(stock: Stock, how: 'same' | 'fresh'): void {
    const { again, spent, lost } = this.unused()
    const numbered = (list: readonly Fallen[]): Fallen[] => list.filter((f) => f.k > 0)
    const gone = { rolls: numbered(stock.rolls), draws: numbered(stock.draws) }
    const memory = { lost, road: new Road() }
    this.memory =
      how === 'same'
        ? { ...memory, again: together(stock, again), spent }
        : { ...memory, again, spent: together(spent, gone) }
  }

  /** As it was before a command that is carried out once more; what was thrown since for others is lost. */
  restore(before: Memory): void {
    const { lost } = this.memory
    this.memory = { ...before, lost: together(before.lost, lost) }
  }
}

/** What is left of the queue when it was used from its head; null when the run left the queue. */
function stillToCome(queue: readonly Fallen[], got: readonly Fallen[]): readonly Fallen[] | null {
  let used = 0
  while (used < queue.length && used < got.length && queue[used] === got[used]) used++
  return used === queue.length || used === got.length ? queue.slice(used) : null
}

class SuppliedRun implements Run {
  readonly got: { rolls: Fallen[]; draws: Fallen[] } = { rolls: [], draws: [] }
  typed = 0
  readonly #supply: Supply
  readonly #hands: Hands
  readonly #again: Stock
  #road: Road
  #left = false

  constructor(supply: Supply, hands: Hands) {
    this.#supply = supply
    this.#hands = hands
    this.#again = supply.memory.again
    this.#road = supply.memory.road
  }

  roll(ask: Throw): number {
    const fallen =
      this.#comesAgain('rolls', ask.clause, ask.sides, ask.seat) ?? this.#byHand(ask) ?? this.#bySoftware(ask)
    this.got.rolls.push(fallen)
    return fallen.value
  }

  draw(clause: string, n: number): number {
    const fallen =
      this.#comesAgain('draws', clause, n) ??
      this.#along(`draw ${clause} ${n}`, 'draws', () => this.#supply.drawSoftware(clause, n))
    this.got.draws.push(fallen)
    return fallen.value
  }

  /**
   * The same throw as the one taken back has the same result; the first other throw ends it. What a hand threw is no
   * checkable die of another seat.
   */
  #comesAgain(kind: keyof Stock, clause: string, n: number, seat?: Seat): Fallen | null {
    const next = this.#left ? undefined : this.#again[kind][this.got[kind].length]
    if (next === undefined) return null
    const byHand = this.#supply.isBound && next.k === 0 && seat !== undefined && !this.#hands.physical.has(seat)
    if (next.clause === clause && next.n === n && !byHand) return next
    this.#left = true
    return null
  }

  #byHand(ask: Throw): Fallen | null {
    const { physical, faces, late } = this.#hands
    if (!physical.has(ask.seat) || this.typed >= MOST_BY_HAND) return null
    if (late?.seat === ask.seat && this.typed >= late.after) return null
    const face = faces[this.typed]
    if (face === undefined) throw new DieNeeded(ask, this.typed)
    checkFace(ask, face)
    this.typed++
    this.#road = this.#road.ahead(`hand ${face}`, 'rolls', () => null).road
    return { clause: ask.clause, n: ask.sides, value: face, k: 0 }
  }

  #bySoftware(ask: Throw): Fallen {
    return this.#along(`roll ${ask.clause} ${ask.sides}`, 'rolls', () => this.#supply.throwSoftware(ask))
  }

  #along(key: string, kind: keyof Stock, fall: () => Fallen): Fallen {
    const { fallen, road } = this.#road.ahead(key, kind, fall)
    this.#road = road
    return fallen as Fallen
  }
}

/** What the log keeps of the dice of one command. */
export interface DiceLine {
  readonly rolled: readonly Rolled[]
  readonly drawn: readonly Drawn[]
  /** Checkable dice only: which of the source's rolls and draws these are; 0 for a die that a hand threw. */
  readonly k?: { readonly rolled: readonly number[]; readonly drawn: readonly number[] }
  /** Checkable dice only: thrown on a way that was not gone, because a typed die was corrected. */
  readonly lost?: SavedStock
}

export const isEmpty = ({ rolls, draws }: Stock): boolean => rolls.length + draws.length === 0

export const packed = ({ rolls, draws }: Stock): SavedStock => {
  const pack = (list: readonly Fallen[]): SavedStock['rolls'] => list.map((f) => [f.clause, f.n, f.value, f.k])
  return { rolls: pack(rolls), draws: pack(draws) }
}

export const unpacked = (stock: SavedStock | undefined): Stock => {
  const unpack = (list: SavedStock['rolls']): Fallen[] => list.map(([clause, n, value, k]) => ({ clause, n, value, k }))
  return stock ? { rolls: unpack(stock.rolls), draws: unpack(stock.draws) } : EMPTY
}

export const lineOf = (stock: Stock, numbered: boolean, lost: Stock = EMPTY): DiceLine => ({
  rolled: stock.rolls.map((f): Rolled => [f.clause, f.n, f.value]),
  drawn: stock.draws.map((f): Drawn => [f.clause, f.n, f.value]),
  ...(numbered ? { k: { rolled: stock.rolls.map((f) => f.k), drawn: stock.draws.map((f) => f.k) } } : {}),
  ...(numbered && !isEmpty(lost) ? { lost: packed(lost) } : {}),
})

export const stockOf = ({ rolled, drawn, k }: DiceLine): Stock => ({
  rolls: rolled.map(([clause, n, value], i) => ({ clause, n, value, k: k?.rolled[i] ?? 0 })),
  draws: drawn.map(([clause, n, value], i) => ({ clause, n, value, k: k?.drawn[i] ?? 0 })),
})

import type { Modifier } from '../../dice/index.ts'
import { copyFrames } from '../../flow.ts'
import { integer } from '../../shape-scalars.ts'
import { object, type Of, variants } from '../../shape.ts'
import type { Holder, Seat } from '../../seat.ts'
import type { Book, GameEvent, Look, Standing, Transaction } from '../../transaction.ts'
import type { OptionValues } from '../../options.ts'
import type { Clause } from './clauses.ts'
import type { LanternView } from './view.ts'

export const SEATS = ['K1', 'K2', 'K3'] as const
/** Every card of the game by its brightness; always in a hand, in the deck or burned. */
export const CARDS: readonly number[] = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3]

export interface Keeper {
  seat: Seat
  /** Sorted: equal hands are equal data. */
  hand: number[]
  stair: number
  glow: number
  lit: boolean
  gone: boolean
}

export interface LanternState extends Standing {
  night: number
  /** The next card is the last. */
  deck: number[]
  burned: number[]
  /** Stairs below which a closed gate bars the way. */
  gates: number[]
  /** Who has seen the card that is now on top. */
  peeked: Seat[]
  leader: Seat | null
  keepers: Keeper[]
}

export const command = variants('do', {
  burn: object({ card: integer(1, 3) }),
  keep: object({}),
  shield: object({ card: integer(1, 3) }),
  climb: object({}),
  open: object({}),
  rest: object({}),
  whistle: object({}),
  peek: object({}),
  pass: object({}),
  resign: object({}),
})
export type LanternCommand = Of<typeof command>

interface Happened extends GameEvent {
  readonly clause: Clause
  readonly seat: Seat
}
export type LanternEvent =
  | { readonly e: 'night'; readonly clause: Clause; readonly night: number }
  | (Happened & { readonly e: 'drew'; readonly card: number })
  | (Happened & { readonly e: 'burned'; readonly card: number })
  | (Happened & { readonly e: 'leads'; readonly steps: number })
  | (Happened & { readonly e: 'gust'; readonly face: number; readonly total: number; readonly need: number })
  | (Happened & { readonly e: 'shielded'; readonly card: number })
  | (Happened & { readonly e: 'blown out' | 'opened' | 'whistled' | 'paid' | 'peeked' | 'resigned' })
  | (Happened & { readonly e: 'climbed'; readonly stair: number })
  | (Happened & { readonly e: 'saw'; readonly card: number })

/** Worked out from the gates: the highest stair that can be reached. */
export interface LanternFacts {
  readonly highest: number
}

export interface LanternValues {
  readonly limits: {
    readonly nights: number
    readonly hand: number
    readonly stairs: number
    readonly need: number
    readonly windyFrom: number
  }
}
export interface LanternSlots {
  /** What is added to the leader's die, and why. */
  readonly windModifiers: (look: Look<LanternKit>, keeper: Keeper) => readonly Modifier[]
}

export interface LanternKit {
  state: LanternState
  command: LanternCommand
  event: LanternEvent
  view: LanternView
  book: LanternValues & LanternSlots & { readonly options: OptionValues }
  facts: LanternFacts
}
export type LanternTransaction = Transaction<LanternKit>
export type LanternLook = Look<LanternKit>

const copyHolders = (holders: Readonly<Record<Seat, Holder>>): Record<Seat, Holder> =>
  Object.fromEntries(Object.entries(holders).map(([seat, holder]) => [seat, { ...holder }]))

export const copyState = (s: LanternState): LanternState => ({
  decision: s.decision,
  holders: copyHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: s.outcome === null ? null : { ...s.outcome, winners: [...s.outcome.winners] },
  night: s.night,
  deck: s.deck.slice(),
  burned: s.burned.slice(),
  gates: s.gates.slice(),
  peeked: s.peeked.slice(),
  leader: s.leader,
  keepers: s.keepers.map((k) => ({
    seat: k.seat,
    hand: k.hand.slice(),
    stair: k.stair,
    glow: k.glow,
    lit: k.lit,
    gone: k.gone,
  })),
})

/** The stairs up to the lowest closed gate. */
export const facts = (s: LanternState, book: Book<LanternKit>): LanternFacts => ({
  highest: s.gates.reduce((low, gate) => (gate < low ? gate : low), book.limits.stairs),
})

export function keeperOf(look: LanternLook, seat: Seat): Keeper {
  const found = look.state.keepers.find((k) => k.seat === seat)
  if (!found) throw new Error(`no keeper ${seat}`)
  return found
}

export const ascending = (a: number, b: number): number => a - b

export function invariants(look: LanternLook): string[] {
  const { state, book } = look
  const all = [...state.deck, ...state.burned, ...state.keepers.flatMap((k) => k.hand)].sort(ascending)
  const broken: string[] = []
  if (all.join() !== CARDS.join()) broken.push(`the cards are ${all.join()}`)
  for (const k of state.keepers) {
    if (k.stair > look.facts.highest || k.stair < 0) broken.push(`${k.seat} stands on stair ${k.stair}, behind a gate`)
    if (k.glow < 0) broken.push(`${k.seat} has ${k.glow} glow`)
    if (k.hand.join() !== [...k.hand].sort(ascending).join()) broken.push(`the hand of ${k.seat} is not sorted`)
  }
  if (state.night > book.limits.nights) broken.push(`night ${state.night} of ${book.limits.nights}`)
  return broken
}

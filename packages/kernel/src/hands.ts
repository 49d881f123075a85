/** Who throws real dice, and how that changes in mid-game: announced, and in the order of the log. */
import { physicalShape } from './bound.ts'
import type { Terms } from './log.ts'
import { type Refusal, refuse } from './refusal.ts'
import { handsAfter, type Holder, samePerson, type Seat } from './seat.ts'
import { flag, integer, text } from './shape-scalars.ts'
import { list, object, type Of } from './shape.ts'
import { mustAgree } from './undo.ts'

/** So often it changes at most: far more than anybody wants. */
const MOST_CHANGES = 200

const name = text({ min: 1, max: 64 })

export const handsShape = list(
  object({
    /** After so many entries that came, and cuts. */
    at: integer(0),
    /** Who asked for it, and all seats of that person that change. */
    by: name,
    seats: physicalShape,
    /** From here on they throw real dice; false: the table throws for them. */
    byHand: flag,
    /** The seats whose persons agreed. */
    agreed: physicalShape,
  }),
  { max: MOST_CHANGES },
)

/** From some moment on some seats throw real dice, or no more. */
export type HandsChange = Of<typeof handsShape>[number]

type Holders = Readonly<Record<Seat, Holder>>
type Cut = { readonly at: number; readonly entries: readonly unknown[] }

/** How many entries and cuts a log has seen. */
export const stepsOf = (entries: number, takenBack: readonly Cut[]): number =>
  takenBack.reduce((sum, cut) => sum + cut.entries.length + 1, entries)

/** How many it had seen when the entry came that now stands at this place. */
function stepsBefore(place: number, takenBack: readonly Cut[]): number {
  const last = takenBack.findLastIndex(({ at }) => at <= place)
  return stepsOf(place, takenBack.slice(0, last + 1))
}

interface Handled extends Pick<Terms, 'physical'> {
  readonly hands?: readonly HandsChange[] | undefined
  readonly takenBack?: readonly Cut[] | undefined
}

/** Who threw by hand when the entry came that stands at a place; -1 for the set-up. */
export function handsAt({ physical, hands = [], takenBack = [] }: Handled): (place: number) => ReadonlySet<Seat> {
  const first = new Set(physical)
  if (hands.length === 0) return () => first
  return (place) => {
    if (place < 0) return first
    const steps = stepsBefore(place, takenBack)
    return handsAfter(
      physical,
      hands.filter(({ at }) => at <= steps),
    )
  }
}

/** What a seat asks for when its person wants to throw by hand, or no more. */
type HandsWanted = Pick<HandsChange, 'by' | 'seats' | 'byHand'>

/** Somebody wants to throw real dice, and others have to agree. */
export interface HandsProposal {
  readonly wanted: HandsWanted
  /** Seats whose persons have still to agree, and those that have to in all. */
  readonly open: readonly Seat[]
  readonly asked: readonly Seat[]
}

/** The change that a seat wants, for all seats of its person; or why there is none. */
export function wantedHands(
  holders: Holders,
  hands: ReadonlySet<Seat>,
  by: Seat,
  byHand: boolean,
): { readonly ok: true; readonly wanted: HandsWanted } | { readonly ok: false; readonly refusal: Refusal } {
  const own = Object.keys(holders).filter((seat) => seat === by || samePerson(holders[seat], holders[by]))
  const seats = own.filter((seat) => hands.has(seat) !== byHand)
  if (seats.length > 0) return { ok: true, wanted: { by, seats, byHand } }
  const reason = byHand ? 'This seat throws its own dice already.' : 'The table throws for this seat already.'
  return { ok: false, refusal: refuse('table.dice', reason) }
}

/** Whose persons must agree to it: a hand throws what it likes, the table what was sealed. */
export const mustAgreeTo = (holders: Holders, { by, byHand }: HandsWanted): Seat[] =>
  byHand ? mustAgree(holders, by) : []

export const isTooOften = (changes: readonly HandsChange[]): boolean => changes.length >= MOST_CHANGES

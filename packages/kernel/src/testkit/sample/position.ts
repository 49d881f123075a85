import { type Frame, frameOf } from '../../flow.ts'
import type { PositionForm, Read } from '../../game.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { Seat } from '../../seat.ts'
import { flag, integer, oneOf, text } from '../../shape-scalars.ts'
import { anyJson, check, list, nullable, object, type Of, optional, record } from '../../shape.ts'
import type { Fault } from '../../shape.ts'
import { standing } from '../../state-shape.ts'
import { PRINTED, settle } from './options.ts'
import { ascending, CARDS, command, type Keeper, type LanternKit, type LanternState, SEATS } from './state.ts'

const cards = list(integer(1, 3), { max: CARDS.length })
const seat = oneOf(...SEATS)
const keeper = object({
  hand: optional(cards),
  stair: optional(integer(0, 20)),
  glow: optional(integer(0, 99)),
  out: optional(flag),
  gone: optional(flag),
})
const outcome = object({
  winners: list(seat, { max: 3 }),
  clause: oneOf('ln.end.1', 'ln.end.2', 'ln.end.3'),
  reason: text(),
})
const document = object({
  options: optional(record(anyJson)),
  night: optional(integer(1, 9)),
  decision: optional(integer(0)),
  /** Top card last; without it, whatever is not elsewhere, lowest on top. */
  deck: optional(cards),
  burned: optional(cards),
  gates: optional(list(integer(0, 20), { max: 20 })),
  peeked: optional(list(seat, { max: 3 })),
  leader: optional(nullable(seat)),
  keepers: record(keeper, { keys: seat }),
  outcome: optional(outcome),
  asks: optional(oneOf('burn a card', 'shield the flame?', 'climb', 'peek?')),
  /** Cards of this night as they were opened. */
  opened: optional(record(integer(1, 3), { keys: seat })),
  steps: optional(integer(0, 3)),
  /** Sealed answers given so far. */
  answers: optional(record(command, { keys: seat })),
})
type Document = Of<typeof document>

/** What is neither in a hand nor burned; null when some card is there too often. */
function rest(taken: readonly number[]): number[] | null {
  const bag = [...CARDS]
  for (const card of taken) {
    const i = bag.indexOf(card)
    if (i < 0) return null
    bag.splice(i, 1)
  }
  return bag.reverse()
}

function framesOf(doc: Document): Frame[] {
  const asks = doc.asks ?? 'burn a card'
  const steps = doc.steps ?? 0
  const night = frameOf('night', asks, { cards: { ...doc.opened }, steps })
  const frames = [{ ...frameOf('game', 'night', {}), inside: true }, night]
  if (doc.answers) night.sealed = { ...doc.answers }
  if (asks !== 'shield the flame?') return frames
  Object.assign(night, { at: 'wind', inside: true })
  return [...frames, frameOf('wind', asks, { card: steps, held: false })]
}

function keepersOf(doc: Document): Keeper[] {
  return Object.keys(doc.keepers)
    .sort()
    .map((name) => {
      const k = doc.keepers[name] as NonNullable<Document['keepers'][string]>
      const hand = [...(k.hand ?? [])].sort(ascending)
      return { seat: name, hand, stair: k.stair ?? 0, glow: k.glow ?? 0, lit: !(k.out ?? false), gone: k.gone ?? false }
    })
}

/** What the form of the document cannot say. */
function wrong(doc: Document, seats: readonly Seat[], keepers: readonly Keeper[], stairs: number): Refusal | null {
  const there = (name: Seat): boolean => keepers.some((k) => k.seat === name && !k.gone)
  const highest = Math.min(stairs, ...(doc.gates ?? []))
  const leader = doc.leader ?? null
  const burning = (doc.asks ?? 'burn a card') === 'burn a card'
  if (seats.join() !== keepers.map((k) => k.seat).join())
    return refuse('ln.setup.1', `The keepers are ${seats.join(', ')}.`)
  if (keepers.filter((k) => !k.gone).length < 2 && !doc.outcome) return refuse('ln.end.3', 'Two keepers must be left.')
  if (keepers.some((k) => k.stair > highest || (k.stair >= stairs && !doc.outcome)))
    return refuse('ln.climb.2', `Nobody stands above stair ${highest}.`)
  if (!doc.outcome && (leader === null) !== burning)
    return refuse('ln.burn.2', 'There is a leader once the cards are open.')
  if (leader !== null && !keepers.some((k) => k.seat === leader)) return refuse('ln.burn.2', 'The leader must play.')
  for (const [name, given] of Object.entries(doc.answers ?? {})) {
    const hand = keepers.find((k) => k.seat === name)?.hand ?? []
    const fits = given.do === 'keep' || (given.do === 'burn' && hand.includes(given.card))
    if (!burning || !fits || !keepers.some((k) => k.seat === name))
      return refuse('ln.burn.1', `${name} cannot give that answer.`)
  }
  if (seats.filter(there).every((name) => doc.answers && Object.hasOwn(doc.answers, name)) && !doc.outcome)
    return refuse('ln.burn.1', 'When all have answered the cards are opened.')
  return null
}

const misshapen = (fault: Fault): Read<never> => ({
  ok: false,
  fault: { clause: 'table.shape', reason: fault.why, at: fault.at },
})

/** Where a game that is not over stands. */
function stopped(frames: readonly Frame[]): object {
  const night = frames[1] as Frame
  const top = frames[frames.length - 1] as Frame
  return {
    asks: top.at,
    opened: { ...(night.vars['cards'] as object) },
    steps: night.vars['steps'],
    ...(top.sealed ? { answers: { ...top.sealed } } : {}),
  }
}

const vars = { cards: record(integer(1, 3), { keys: seat }), steps: integer(0, 3) }
const PROCEDURES = {
  game: { in: [] },
  night: { in: ['game / night'], vars },
  wind: { in: ['night / wind'], vars: { card: integer(0, 3), held: flag } },
}

export const position: PositionForm<LanternKit> = {
  shape: ({ procedures, options }) =>
    object({
      ...standing({ procedures, forms: PROCEDURES, command, seats: SEATS.slice(0, options['keepers'] as number) }),
      night: integer(0, 9),
      deck: cards,
      burned: cards,
      gates: list(integer(1, 20), { max: 20 }),
      peeked: list(seat, { max: SEATS.length }),
      leader: nullable(seat),
      keepers: list(object({ seat, hand: cards, stair: integer(0, 20), glow: integer(0, 99), lit: flag, gone: flag }), {
        max: SEATS.length,
      }),
    }),

  read(given, options, holders) {
    const fault = check(document, given, 'position')
    if (fault) return misshapen(fault)
    const doc = given as Document
    const settled = settle({
      keepers: Object.keys(doc.keepers).length,
      ...options,
      ...(doc.options as typeof options | undefined),
    })
    if (!settled.ok) return misshapen(settled.fault)
    const keepers = keepersOf(doc)
    const seats = SEATS.slice(0, settled.value['keepers'] as number)
    const burned = [...(doc.burned ?? [])]
    const left = rest([...burned, ...keepers.flatMap((k) => k.hand), ...(doc.deck ?? [])])
    if (left === null || (doc.deck && left.length > 0))
      return { ok: false, fault: refuse('ln.setup.1', 'Every card is in one place and no card is missing.') }
    if ((doc.night ?? 1) > (settled.value['nights'] as number))
      return { ok: false, fault: refuse('ln.night.1', 'There are not so many nights.') }
    if (doc.asks === 'peek?' && !settled.value['peeking'])
      return { ok: false, fault: refuse('ln.house.peeking', 'Nobody looks at the top card in this game.') }
    const refusal = wrong(doc, seats, keepers, PRINTED.values.limits.stairs)
    if (refusal) return { ok: false, fault: refusal }
    const state: LanternState = {
      decision: doc.decision ?? 0,
      holders: Object.fromEntries(seats.map((name) => [name, { ...(holders[name] ?? { person: name }) }])),
      frames: framesOf(doc),
      outcome: doc.outcome ? { ...doc.outcome, winners: [...doc.outcome.winners] } : null,
      night: doc.night ?? 1,
      deck: doc.deck ? [...doc.deck] : left,
      burned,
      gates: [...(doc.gates ?? [])],
      peeked: [...(doc.peeked ?? [])],
      leader: doc.leader ?? null,
      keepers,
    }
    return { ok: true, value: { options: settled.value, state } }
  },

  write({ state, book }) {
    return {
      options: { ...book.options },
      night: state.night,
      decision: state.decision,
      deck: [...state.deck],
      burned: [...state.burned],
      gates: [...state.gates],
      peeked: [...state.peeked],
      leader: state.leader,
      keepers: Object.fromEntries(
        state.keepers.map((k) => [
          k.seat,
          { hand: [...k.hand], stair: k.stair, glow: k.glow, out: !k.lit, gone: k.gone },
        ]),
      ),
      ...(state.outcome ? { outcome: state.outcome } : stopped(state.frames)),
    }
  },
}

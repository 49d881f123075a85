import type { Dice } from '../../dice/index.ts'
import { copyFrames, type Frame } from '../../flow.ts'
import type { Advice } from '../../game.ts'
import type { OptionValues } from '../../options.ts'
import { seenFrames } from '../../sealed.ts'
import type { Holder, Seat } from '../../seat.ts'
import type { Book, Outcome } from '../../transaction.ts'
import {
  ascending,
  CARDS,
  type Keeper,
  type LanternCommand,
  type LanternKit,
  type LanternLook,
  type LanternState,
} from './state.ts'

export interface LanternView {
  readonly you: Seat | null
  readonly options: OptionValues
  readonly decision: number
  readonly holders: Readonly<Record<Seat, Holder>>
  readonly outcome: Outcome | null
  readonly night: number
  readonly deck: number
  /** The top card, for whoever has looked at it. */
  readonly top: number | null
  readonly burned: readonly number[]
  readonly gates: readonly number[]
  readonly peeked: readonly Seat[]
  readonly leader: Seat | null
  readonly keepers: readonly KeeperView[]
  readonly frames: readonly Frame[]
  /** Who has answered the sealed question, and your own answer. */
  readonly answered: readonly Seat[]
  readonly answer: LanternCommand | null
}

export type KeeperView = Omit<Keeper, 'hand'> & { readonly hand: readonly number[] | null; readonly cards: number }

export function view(look: LanternLook, you: Seat | null): LanternView {
  const { state } = look
  const sealed = state.frames[state.frames.length - 1]?.sealed ?? {}
  const knowsTop = you !== null && state.peeked.includes(you)
  return {
    you,
    options: look.book.options,
    decision: state.decision,
    holders: { ...state.holders },
    outcome: state.outcome,
    night: state.night,
    deck: state.deck.length,
    top: knowsTop ? (state.deck[state.deck.length - 1] ?? null) : null,
    burned: state.burned.slice(),
    gates: state.gates.slice(),
    peeked: state.peeked.slice(),
    leader: state.leader,
    keepers: state.keepers.map((k) => ({
      seat: k.seat,
      stair: k.stair,
      glow: k.glow,
      lit: k.lit,
      gone: k.gone,
      cards: k.hand.length,
      hand: k.seat === you ? k.hand.slice() : null,
    })),
    frames: seenFrames(state.frames),
    answered: Object.keys(sealed).sort(),
    answer: you === null ? null : ((sealed[you] as LanternCommand | undefined) ?? null),
  }
}

const EAGER = ['climb', 'open', 'shield', 'burn', 'peek', 'pass', 'keep', 'rest', 'whistle']

/** Up the stair whenever possible, with the highest card. */
export function advise(
  _seen: LanternView,
  _book: Book<LanternKit>,
  _seat: Seat,
  choices: readonly LanternCommand[],
): Advice<LanternCommand> {
  const best = [...choices].reverse().sort((a, b) => EAGER.indexOf(a.do) - EAGER.indexOf(b.do))[0]
  return { command: best ?? { do: 'pass' }, why: 'Up the stair whenever possible.' }
}

/** Takes a card out of the bag, by luck. */
const takeAny = (bag: number[], dice: Dice): number => bag.splice(dice.draw('ln.setup.1', bag.length), 1)[0] as number

/** A full state that looks like this view: the cards nobody showed are dealt anew, sealed answers are guessed. */
export function resample(seen: LanternView, _book: Book<LanternKit>, dice: Dice): LanternState {
  const bag = [...CARDS]
  const known = [...seen.burned, ...seen.keepers.flatMap((k) => k.hand ?? []), ...(seen.top === null ? [] : [seen.top])]
  for (const card of known) bag.splice(bag.indexOf(card), 1)
  const keepers = seen.keepers.map((k): Keeper => {
    const hand = k.hand ? [...k.hand] : Array.from({ length: k.cards }, () => takeAny(bag, dice)).sort(ascending)
    return { seat: k.seat, hand, stair: k.stair, glow: k.glow, lit: k.lit, gone: k.gone }
  })
  const deck: number[] = []
  while (bag.length > 0) deck.push(takeAny(bag, dice))
  if (seen.top !== null) deck.push(seen.top)
  const frames = copyFrames(seen.frames)
  const asking = frames[frames.length - 1]
  if (asking && seen.answered.length > 0) {
    asking.sealed = {}
    for (const seat of seen.answered)
      asking.sealed[seat] = seat === seen.you && seen.answer ? seen.answer : guess(keepers, seat, dice)
  }
  return {
    decision: seen.decision,
    holders: { ...seen.holders },
    frames,
    outcome: seen.outcome,
    night: seen.night,
    deck,
    burned: [...seen.burned],
    gates: [...seen.gates],
    peeked: [...seen.peeked],
    leader: seen.leader,
    keepers,
  }
}

function guess(keepers: readonly Keeper[], seat: Seat, dice: Dice): LanternCommand {
  const hand = keepers.find((k) => k.seat === seat)?.hand ?? []
  const card = hand[dice.draw('ln.burn.1', hand.length + 1)]
  return card === undefined ? { do: 'keep' } : { do: 'burn', card }
}

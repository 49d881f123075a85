import { facesBy, type Modifier, shuffle } from '../../dice/index.ts'
import { again, ask, askSealed, askWhile, procedure, step, stopIf } from '../../flow.ts'
import type { Anytime } from '../../game.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import type { Seat } from '../../seat.ts'
import {
  ascending,
  type Keeper,
  keeperOf,
  type LanternCommand,
  type LanternKit,
  type LanternLook,
  type LanternSlots,
  type LanternTransaction,
} from './state.ts'

const inPlay = (look: LanternLook): Seat[] => look.state.keepers.filter((k) => !k.gone).map((k) => k.seat)
const leading = (look: LanternLook): Seat[] => inPlay(look).filter((seat) => seat === look.state.leader)
const unlike = (hand: readonly number[]): number[] => hand.filter((card, i) => card !== hand[i - 1])

function discard(t: LanternTransaction, keeper: Keeper, card: number): void {
  keeper.hand.splice(keeper.hand.indexOf(card), 1)
  t.state.burned.push(card)
}

/** ln.setup.1 The deck is shuffled by hidden draws. */
export function shuffleDeck(t: LanternTransaction): void {
  shuffle(t.dice, 'ln.setup.1', t.state.deck)
}

/** ln.night.2 One card from the top, seen by its new owner only. */
export function drawCard(t: LanternTransaction, keeper: Keeper): void {
  const card = t.state.deck.pop()
  if (card === undefined) return
  keeper.hand.push(card)
  keeper.hand.sort(ascending)
  t.state.peeked = []
  t.reveal()
  t.emit({ e: 'drew', clause: 'ln.night.2', seat: keeper.seat, card, audience: [keeper.seat] })
}

/** ln.setup.1 Every keeper is dealt a hand. */
export function deal(t: LanternTransaction): void {
  for (const keeper of t.state.keepers) for (let i = 0; i < t.book.limits.hand; i++) drawCard(t, keeper)
}

/** ln.night.1 A new night: all lanterns are lit again. */
export function nightFalls(t: LanternTransaction): void {
  t.state.night += 1
  t.state.leader = null
  for (const keeper of t.state.keepers) keeper.lit = true
  t.emit({ e: 'night', clause: 'ln.night.1', night: t.state.night })
}

type Night = { cards: { [seat: string]: number }; steps: number }

/** ln.burn.2 The burned cards are opened together; a single highest one leads. */
export function openCards(t: LanternTransaction, v: Night): void {
  const seats = Object.keys(v.cards).sort()
  const highest = Math.max(0, ...seats.map((seat) => v.cards[seat] as number))
  const brightest = seats.filter((seat) => v.cards[seat] === highest && !keeperOf(t, seat).gone)
  for (const seat of seats) {
    discard(t, keeperOf(t, seat), v.cards[seat] as number)
    t.emit({ e: 'burned', clause: 'ln.burn.2', seat, card: v.cards[seat] as number })
  }
  if (seats.length > 0) t.reveal()
  if (brightest.length !== 1) return
  t.state.leader = brightest[0] as Seat
  v.steps = highest
  t.emit({ e: 'leads', clause: 'ln.burn.2', seat: t.state.leader, steps: highest })
}

/** ln.wind.2 The printed modifiers: the wind of the height. */
export const windModifiers: LanternSlots['windModifiers'] = (look, keeper) =>
  keeper.stair >= look.book.limits.windyFrom ? [{ clause: 'ln.wind.2', value: -1 }] : []

type Wind = { card: number; held: boolean }

/** ln.wind.1 A die and the card against the wind. */
export function gust(t: LanternTransaction, v: Wind): void {
  const keeper = keeperOf(t, t.state.leader as Seat)
  const modifiers: Modifier[] = [{ clause: 'ln.burn.2', value: v.card }, ...t.book.windModifiers(t, keeper)]
  const { need } = t.book.limits
  const table = [
    { from: 1, result: 'goes out' },
    { from: need, result: 'holds' },
  ]
  const totalOf = (face: number): number => modifiers.reduce((sum, m) => sum + m.value, face)
  const results = facesBy({ sides: 6 }, (face) => totalOf(face) >= need)
  const ask = { clause: 'ln.wind.1', seat: keeper.seat, what: 'the gust', sides: 6, modifiers, table, results }
  const face = t.roll(ask)
  const total = totalOf(face)
  v.held = total >= need
  if (v.held) keeper.glow += 1
  t.emit({ e: 'gust', clause: 'ln.wind.1', seat: keeper.seat, face, total, need })
}

/** ln.wind.3 A card shields the flame. */
export function shield(t: LanternTransaction, v: Wind, seat: Seat, card: number): void {
  discard(t, keeperOf(t, seat), card)
  v.held = true
  t.reveal()
  t.emit({ e: 'shielded', clause: 'ln.wind.3', seat, card })
}

/** ln.wind.1 Without a shield the flame goes out. */
export function blowOut(t: LanternTransaction, v: Wind): void {
  if (v.held) return
  const keeper = keeperOf(t, t.state.leader as Seat)
  keeper.lit = false
  t.emit({ e: 'blown out', clause: 'ln.wind.1', seat: keeper.seat })
}

/** ln.climb.1 One stair up; the last one wins (ln.end.1). */
export function climb(t: LanternTransaction, keeper: Keeper): void {
  keeper.stair += 1
  t.emit({ e: 'climbed', clause: 'ln.climb.1', seat: keeper.seat, stair: keeper.stair })
  if (keeper.stair >= t.book.limits.stairs) t.win([keeper.seat], 'ln.end.1', `${keeper.seat} reaches the last stair`)
}

/** ln.climb.2 The gate above is opened for good. */
export function openGate(t: LanternTransaction, keeper: Keeper): void {
  t.state.gates = t.state.gates.filter((gate) => gate !== keeper.stair)
  t.renew()
  t.emit({ e: 'opened', clause: 'ln.climb.2', seat: keeper.seat })
}

function mayClimb(look: LanternLook, v: Night, seat: Seat, command: LanternCommand): Refusal | null {
  const keeper = keeperOf(look, seat)
  const atGate = keeper.stair === look.facts.highest
  const leads = seat === look.state.leader
  switch (command.do) {
    case 'climb':
      if (!leads) return refuse('ln.climb.1', 'Only the leader climbs.')
      return atGate ? refuse('ln.climb.2', 'A closed gate bars the stair.') : null
    case 'open':
      return leads && atGate ? null : refuse('ln.climb.2', 'There is no closed gate here.')
    case 'rest':
      return leads ? null : refuse('ln.climb.1', 'Only the leader rests.')
    case 'whistle':
      if (leads) return refuse('ln.climb.3', 'The leader does not whistle.')
      return keeper.glow > 0 && v.steps > 0 ? null : refuse('ln.climb.3', 'Whistling costs one glow.')
    default:
      return refuse('ln.climb.1', 'This is the time to climb.')
  }
}

function takeClimb(t: LanternTransaction, v: Night, seat: Seat, command: LanternCommand): void {
  const keeper = keeperOf(t, seat)
  v.steps -= 1
  if (command.do === 'rest') v.steps = 0
  else if (command.do === 'climb') climb(t, keeper)
  else if (command.do === 'open') openGate(t, keeper)
  else {
    keeper.glow -= 1
    t.emit({ e: 'whistled', clause: 'ln.climb.3', seat })
  }
}

/** ln.peek.1 The leader sees the top card. */
export function peek(t: LanternTransaction, seat: Seat): void {
  t.state.peeked = [seat]
  t.reveal()
  t.emit({ e: 'peeked', clause: 'ln.peek.1', seat })
  t.emit({
    e: 'saw',
    clause: 'ln.peek.1',
    seat,
    card: t.state.deck[t.state.deck.length - 1] as number,
    audience: [seat],
  })
}

/** ln.house.toll Leading costs one glow. */
export function payToll(t: LanternTransaction): void {
  const keeper = t.state.keepers.find((k) => k.seat === t.state.leader && k.glow > 0)
  if (!keeper) return
  keeper.glow -= 1
  t.emit({ e: 'paid', clause: 'ln.house.toll', seat: keeper.seat })
}

/** ln.end.2 The most glow wins. */
export function countGlow(t: LanternTransaction): void {
  const keepers = t.state.keepers.filter((k) => !k.gone)
  const most = Math.max(...keepers.map((k) => k.glow))
  t.win(
    keepers.filter((k) => k.glow === most).map((k) => k.seat),
    'ln.end.2',
    `the most glow is ${most}`,
  )
}

/** ln.end.3 A keeper leaves; the last one left wins. */
export const resign: Anytime<LanternKit> = {
  dos: ['resign'],
  check: (look, seat) => (keeperOf(look, seat).gone ? refuse('ln.end.3', 'You have resigned already.') : null),
  take(t, seat) {
    keeperOf(t, seat).gone = true
    t.emit({ e: 'resigned', clause: 'ln.end.3', seat })
    const left = inPlay(t)
    if (left.length === 1) t.win(left, 'ln.end.3', `${left.join()} is the last keeper left`)
  },
}

/** Cards of a hand as commands, after the command that spends none. */
function handOr(look: LanternLook, seat: Seat, none: 'keep' | 'pass', spend: 'burn' | 'shield'): LanternCommand[] {
  return [{ do: none }, ...unlike(keeperOf(look, seat).hand).map((card): LanternCommand => ({ do: spend, card }))]
}

function maySpend(
  look: LanternLook,
  seat: Seat,
  command: LanternCommand,
  clause: string,
  none: string,
): Refusal | null {
  if (command.do === none) return null
  if (command.do !== 'burn' && command.do !== 'shield') return refuse(clause, 'Choose a card or none.')
  if ((command.do === 'burn') !== (none === 'keep')) return refuse(clause, 'Not now.')
  return keeperOf(look, seat).hand.includes(command.card) ? null : refuse(clause, 'You do not hold such a card.')
}

const wind = procedure<LanternTransaction, LanternCommand>('wind', [
  step<LanternTransaction, Wind>('ln.wind.1', 'gust', gust),
  stopIf<LanternTransaction, Wind>('ln.wind.1', 'the flame holds', (_, v) => v.held),
  ask<LanternTransaction, LanternCommand, Wind>('ln.wind.3', 'shield the flame?', {
    who: (look) => leading(look).filter((seat) => keeperOf(look, seat).hand.length > 0),
    choices: (look, _, seat) => handOr(look, seat, 'pass', 'shield'),
    check: (look, _, seat, command) => maySpend(look, seat, command, 'ln.wind.3', 'pass'),
    take: (t, v, seat, command) => {
      if (command.do === 'shield') shield(t, v, seat, command.card)
    },
    onClock: () => [{ do: 'pass' }],
  }),
  step<LanternTransaction, Wind>('ln.wind.1', 'blow out', blowOut),
])

const night = procedure<LanternTransaction, LanternCommand>('night', [
  step('ln.night.2', 'draw', (t) => {
    for (const keeper of t.state.keepers) if (!keeper.gone) drawCard(t, keeper)
  }),
  askSealed<LanternTransaction, LanternCommand, Night>('ln.burn.1', 'burn a card', {
    who: (look) => inPlay(look),
    choices: (look, _, seat) => handOr(look, seat, 'keep', 'burn'),
    check: (look, _, seat, command) => maySpend(look, seat, command, 'ln.burn.1', 'keep'),
    take: (_, v, seat, command) => {
      if (command.do === 'burn') v.cards = { ...v.cards, [seat]: command.card }
    },
    onClock: () => [{ do: 'keep' }],
  }),
  step<LanternTransaction, Night>('ln.burn.2', 'open the cards', openCards),
  stopIf('ln.burn.2', 'nobody leads', (look) => look.state.leader === null),
  step<LanternTransaction, Night>('ln.wind.1', 'wind', (t, v) => t.call('wind', { card: v.steps, held: false })),
  askWhile<LanternTransaction, LanternCommand, Night>('ln.climb.1', 'climb', {
    who: (look, v) => (v.steps > 0 ? leading(look).filter((seat) => keeperOf(look, seat).lit) : []),
    also: (look) => inPlay(look).filter((seat) => seat !== look.state.leader && keeperOf(look, seat).glow > 0),
    choices: (look, v, seat) =>
      (['climb', 'open', 'rest', 'whistle'] as const)
        .map((what): LanternCommand => ({ do: what }))
        .filter((command) => mayClimb(look, v, seat, command) === null),
    check: mayClimb,
    take: takeClimb,
    onClock: () => [{ do: 'rest' }],
  }),
  ask('ln.peek.1', 'peek?', {
    who: (look) => (look.state.deck.length > 0 ? leading(look) : []),
    choices: () => [{ do: 'pass' }, { do: 'peek' }],
    check: (_, __, ___, command) =>
      command.do === 'pass' || command.do === 'peek' ? null : refuse('ln.peek.1', 'Look at the top card or pass.'),
    take: (t, _, seat, command) => {
      if (command.do === 'peek') peek(t, seat)
    },
  }),
])

const game = procedure<LanternTransaction, LanternCommand>('game', [
  step('ln.setup.1', 'shuffle', shuffleDeck),
  step('ln.setup.1', 'deal', deal),
  step('ln.night.1', 'nightfall', nightFalls),
  step('ln.night.1', 'night', (t) => t.call('night', { cards: {}, steps: 0 })),
  again('ln.night.1', 'next night', 'nightfall', (look) => look.state.night < look.book.limits.nights),
  step('ln.end.2', 'count the glow', countGlow),
])

export const PROCEDURES = [game, night, wind]

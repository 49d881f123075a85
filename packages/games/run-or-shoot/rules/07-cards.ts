/** rs.cards Action cards: one each, face down, opened together. */
import { askSealed, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { isPlayed, type Look, type State, type Survivor, survivorAt, type Transaction } from '../state.ts'
import { type Card, CARD_IDS, PAIRS } from '../tables/cards.ts'
import { NEAR } from '../tables/guns.ts'
import { cm } from '../tables/units.ts'
import { asFigure, inContact, isWithin } from './01-measure.ts'
import { sees } from './03-sight.ts'
import { isGun } from './05-carry.ts'
import { beginStep } from './08-parts.ts'

/** rs.cards.2, rs.cards.10 Every seat whose survivor is in play and not pinned places a card. */
const placing = ({ state }: Look): Seat[] =>
  state.survivors.filter((s) => isPlayed(s) && s.pinnedBy === null).flatMap(({ seat }) => seat ?? [])

const card = (...cards: Card[]): CommandOf<'card'> => ({ do: 'card', cards })

/** rs.cards.1, rs.cards.3 Each card of the set, and the two pairs. */
const ALL_CHOICES: readonly CommandOf<'card'>[] = [
  ...CARD_IDS.map((one) => card(one)),
  ...PAIRS.map((pair) => card(...pair)),
]

function checkCard(command: Command): Refusal | null {
  if (command.do !== 'card') return refuse('rs.cards.2', 'Choose a card first.')
  const [first, second] = command.cards
  if (second === undefined) return null
  const isPair = PAIRS.some(
    (pair) => pair.includes(first as never) && pair.includes(second as never) && first !== second,
  )
  return isPair ? null : refuse('rs.cards.3', 'Only ORDER can be combined, with RELOAD or with ASSIST.')
}

/** rs.cards.11 What is placed for a seat whose time is over. */
export function defaultCard(look: Look, seat: Seat): CommandOf<'card'> {
  const s = survivorAt(look.state, seat)
  if (!s) return card('RUN')
  const guns = [s.pistol, s.main].flatMap((one) => (one !== null && isGun(one.kind) ? [one] : []))
  if (look.state.zeds.some((z) => !z.down && inContact(look, asFigure(s), asFigure(z)))) return card('MELEE')
  if (guns.some(({ rounds }) => rounds > 0) && seesTarget(look, s)) return card('SHOOT')
  const isDry = guns.length > 0 && guns.every(({ rounds }) => rounds === 0)
  const hasReload = guns.some(({ kind }) => s.items.includes(`reload:${kind}` as Survivor['items'][number]))
  return card(isDry && hasReload ? 'RELOAD' : 'RUN')
}

const seesTarget = (look: Look, s: Survivor): boolean =>
  look.state.zeds.some((z) => isWithin(asFigure(s), asFigure(z), cm(NEAR)) && sees(look, s, z))

/** rs.secrecy.1, rs.cards.1 A placed card lies open from step 2 on. */
function note(t: Transaction, seat: Seat, { cards }: CommandOf<'card'>): void {
  t.state.cards = Object.freeze({ ...t.state.cards, [seat]: Object.freeze([...cards]) })
}

/** Step 1. */
export const placeCards = procedure<Transaction, Command>('place cards', [
  step('rs.turn.1', 'begin', (t: Transaction) => beginStep(t, '1')),
  askSealed<Transaction, Command>('rs.cards.2', 'place a card', {
    who: placing,
    choices: () => [...ALL_CHOICES],
    check: (_look, _v, _seat, command) => checkCard(command),
    take: (t, _v, seat, command) => note(t, seat, command as CommandOf<'card'>),
    onClock: (look, _v, seat) => [defaultCard(look, seat)],
  }),
])

/** rs.turn.5 All cards are opened at once. */
function open(t: Transaction): void {
  beginStep(t, '2')
  t.reveal()
  const cards = Object.entries(t.state.cards).map(([seat, placed]) => ({ seat, cards: placed }))
  t.emit({ e: 'cards opened', clause: 'rs.turn.5', cards })
}

/** Step 2, before orders are given. */
export const openCards = procedure<Transaction, Command>('open cards', [step('rs.turn.5', 'open', open)])

/** The cards that a survivor has this turn; an NPS has those that he settled on, which are in nobody's hand. */
export const cardsOf = ({ cards, settled }: Pick<State, 'cards' | 'settled'>, { n, seat }: Survivor): readonly Card[] =>
  (seat === null ? settled[n] : cards[seat]) ?? []

export const hasCard = (state: Pick<State, 'cards' | 'settled'>, s: Survivor, wanted: Card): boolean =>
  cardsOf(state, s).includes(wanted)

/** rs.cards.6 A card that cannot be used when its step comes is lost, and not replaced. */
export const loseCard = (t: Transaction, s: Survivor, lost: Card): void =>
  t.emit({ e: 'card lost', clause: 'rs.cards.6', survivor: s.n, card: lost })

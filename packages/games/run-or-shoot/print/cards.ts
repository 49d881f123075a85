/** Six hands of twelve cards; the partners of ORDER say so (rs.cards.3). */
import type { ArtName, CardPrint } from '@shamble/print'
import { type Card, CARD_IDS, CARDS, MOVES, PAIRS } from '../tables/cards.ts'
import { BLAST, THROW } from '../tables/grenades.ts'
import { GUNS } from '../tables/guns.ts'

const HANDS = 6

/** The middle of a card is all that is needed in the hurry of a turn. */
const SAYS: Readonly<Record<Card, readonly [art: ArtName, says: string]>> = {
  RUN: ['card run', `Move up to ${MOVES.RUN} cm. No shot this turn. With 0 cm you stand still.`],
  CLIMB: ['card climb', 'Climb a ladder, or over a fence or through a window beside you.'],
  SHOOT: [
    'card shoot',
    `Stay where you are and fire ${CARDS.SHOOT.shots} shots; a sniper rifle fires ${GUNS.sniper.shots}.`,
  ],
  BOTH: ['card both', `Move up to ${MOVES.BOTH} cm, then fire one shot.`],
  MELEE: ['card melee', 'Push away those in contact with you, or strike one with a weapon in hand.'],
  RELOAD: ['card reload', 'A fresh clip into one gun. It must be carried as a reload.'],
  'FIRST AID': ['card aid', 'A first aid kit takes away hits, yours or those of somebody beside you.'],
  ORDER: ['card order', 'Tell one of the others what to do from now on.'],
  GRENADE: ['card throw', `Throw one up to ${THROW} cm; it reaches ${BLAST} cm around.`],
  SNIPE: ['card snipe', 'One well-aimed shot with a sniper rifle.'],
  GIVE: ['card give', 'Exchange things with somebody beside you.'],
  ASSIST: ['card assist', 'Free, raise, boost or drag somebody beside you.'],
}

const partnersOf = (card: Card): readonly Card[] =>
  PAIRS.flatMap((pair) => (pair.some((one) => one === card) ? pair.filter((one) => one !== card) : []))

const pairText = (card: Card): string =>
  partnersOf(card).length === 0 ? '' : ` May lie together with ${partnersOf(card).join(' or with ')}.`

const stepText = (card: Card): string => {
  const { steps } = CARDS[card]
  return `${steps.length === 1 ? 'Step' : 'Steps'} ${steps.join(' and ')}`
}

const inHand =
  (hand: number) =>
  (card: Card): CardPrint => ({
    id: `hand ${hand}`,
    title: card,
    family: stepText(card),
    art: SAYS[card][0],
    says: `${SAYS[card][1]}${pairText(card)}`,
    dark: partnersOf(card).length > 0,
    boxes: 0,
    count: 1,
  })

export const CARDS_PRINTED: readonly CardPrint[] = Array.from({ length: HANDS }, (_, i) =>
  CARD_IDS.map(inHand(i + 1)),
).flat()

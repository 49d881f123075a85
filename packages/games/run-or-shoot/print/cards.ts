/** Six hands of twelve cards; the partners of ORDER say so (rs.cards.3). */
import type { ArtName, CardPrint } from '@shamble/print'
import { type Card, CARD_IDS, CARDS, MOVES, PAIRS } from '../tables/cards.ts'
import { BLAST, THROW } from '../tables/grenades.ts'
import { GUNS } from '../tables/guns.ts'

const HANDS = 6

/** The middle of a card is all that is needed in the hurry of a turn. */
const SAYS: Readonly<Record<Card, readonly [art: ArtName, says: string]>> = {
  RUN: ['card run', `Move up to ${MOVES.RUN} cm, doors included. A fence or window takes all of it. No shot.`],
  CLIMB: ['card climb', 'A level up or down by a ladder beside you, or down over an edge.'],
  SHOOT: [
    'card shoot',
    `Stay where you are and fire ${CARDS.SHOOT.shots} shots; a sniper rifle fires ${GUNS.sniper.shots}.`,
  ],
  BOTH: ['card both', `Move up to ${MOVES.BOTH} cm in step 5, and fire one shot in step 9.`],
  MELEE: ['card melee', 'Push away those in contact with you, or strike one with a weapon in hand.'],
  RELOAD: ['card reload', 'A new clip into one gun; what was left in the old one is lost.'],
  'FIRST AID': ['card aid', 'A first aid kit heals one hit, yours or of somebody beside you, and is used up.'],
  ORDER: ['card order', 'Tell others who hear you what to do until it is done.'],
  GRENADE: ['card throw', `Throw one up to ${THROW} cm; it reaches ${BLAST} cm around.`],
  SNIPE: ['card snipe', 'Stay where you are and fire one aimed shot with a sniper rifle.'],
  GIVE: ['card give', 'Hand over, take, pick up or search, all beside you.'],
  ASSIST: ['card assist', 'Free, raise, lift up a wall, or drag somebody beside you.'],
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

/** The cards of all games: those on the shelf in its order, then those that are to come. */
import { GAMES, type GameEntry } from '@shamble/shelf'
import type { ComingCard, GameCard, OwnCard } from './game-card.ts'
import { PLAIN_CARD } from './plain/plain-card.ts'

type Cards = Readonly<Record<string, OwnCard | ComingCard>>

/** `evac` of `./evac/card.ts`. */
const idOf = (path: string): string => path.split('/').at(-2) ?? ''

const isComing = (card: OwnCard | ComingCard): card is ComingCard => 'coming' in card

function playableCard({ about, campaign }: GameEntry, own: OwnCard | ComingCard | undefined): GameCard {
  const { id, title, by } = about
  const known = { id, title, credit: by, isPlayable: true }
  if (own === undefined || isComing(own)) return { ...PLAIN_CARD, ...known, quick: null }
  const { campaign: called, ...words } = own
  return {
    ...words,
    ...known,
    ...(campaign && called !== undefined ? { campaign: { id: campaign.about.id, title: called } } : {}),
  }
}

function comingCards(brought: Cards): GameCard[] {
  const found = Object.entries(brought).flatMap(([path, card]) => (isComing(card) ? [{ id: idOf(path), card }] : []))
  return found
    .sort((a, b) => a.card.coming - b.card.coming)
    .map(({ id, card: { coming: _, ...words } }) => ({ ...words, id, isPlayable: false, quick: null }))
}

export function cardsOf(shelf: readonly GameEntry[], brought: Cards): GameCard[] {
  const playable = shelf.map((entry) => {
    const path = `./${entry.about.id}/card.ts`
    return playableCard(entry, Object.hasOwn(brought, path) ? brought[path] : undefined)
  })
  const isThere = ({ id }: GameCard): boolean => playable.some((card) => card.id === id)
  return [...playable, ...comingCards(brought).filter((card) => !isThere(card))]
}

export const CARDS: readonly GameCard[] = cardsOf(
  GAMES,
  import.meta.glob<OwnCard | ComingCard>('./*/card.ts', { import: 'card', eager: true }),
)

/** What is offered to whoever has not chosen a game. */
export const FIRST_GAME = CARDS[0]?.id ?? ''

/** Also by the game of its campaign. */
export const cardFor = (game: string): GameCard | undefined =>
  CARDS.find(({ id, campaign }) => id === game || campaign?.id === game)

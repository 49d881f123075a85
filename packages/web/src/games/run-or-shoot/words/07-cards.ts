import { inWords, rule, type Word } from '../../../words/phrases.ts'
import { type Chapter, deed, type Scene, survivorsAbout, who } from './lines.ts'
import { playedBy } from './seats.ts'

/** "Dot plays SHOOT", and after the first "Gwen ORDER and RELOAD". */
const cardWords = (scene: Scene, seat: string, cards: readonly string[], verb: string): Word[] => {
  const survivor = playedBy(scene.view.view, seat)
  return [
    ...(survivor === null ? ['Somebody'] : [who(survivor)]),
    verb,
    ...inWords(cards.map((card) => ({ mono: card }))),
  ]
}

export const cards = {
  'cards opened': (event, scene) => {
    const shown = event.cards.filter(({ cards: own }) => own.length > 0)
    if (shown.length === 0) return rule('flip', event, ['Nobody has played a card.'])
    const words = shown.flatMap(({ seat, cards: own }, i): Word[] => [
      ...(i === 0 ? [] : [', ']),
      ...cardWords(scene, seat, own, i === 0 ? ' plays ' : ' '),
    ])
    const about = shown.flatMap(({ seat }) => playedBy(scene.view.view, seat) ?? [])
    return rule('flip', event, [...words, '.'], survivorsAbout(about))
  },
  'card lost': (event) => deed('x', event, ' had no use for ', { mono: event.card }, ': the card is lost'),
} satisfies Chapter

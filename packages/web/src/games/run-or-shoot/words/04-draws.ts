import { type Cache, DECKS, type Item, type MutantKind, MUTANT_KINDS } from '@shamble/run-or-shoot/page'
import { counted } from '../../../words/plain.ts'
import { type Chapter, type EventOf, secretly, type Scene, who } from './lines.ts'
import type { Word } from '../../../words/phrases.ts'
import { cacheTitle, lairTitle, whereWords } from './places.ts'
import { itemsWords, mutantTitle, weaponTitle } from './titles.ts'

interface Card {
  readonly guns?: readonly string[]
  readonly melee?: readonly string[]
  readonly items?: readonly Item[]
  readonly zed?: true
}

/** What lies in a cache, by the place of its card in the printed deck. */
function contents(cache: Cache | undefined, card: number): string {
  const found: Card | undefined = cache && DECKS[cache.deck][card]
  if (!found) return 'nothing useful'
  if (found.zed) return 'a Zed'
  const weapons = counted([...(found.guns ?? []), ...(found.melee ?? [])].map(weaponTitle))
  const items = itemsWords(found.items ?? [])
  return [weapons, items].filter(Boolean).join(' and ') || 'nothing useful'
}

const isMutant = (kind: string): kind is MutantKind => MUTANT_KINDS.some((one) => one === kind)

function drewWords({ what, about, value }: EventOf<'drew in secret'>, { view: { ground } }: Scene): Word[] {
  switch (what) {
    case 'horde':
      return [`${value} Zeds lurk in `, { name: lairTitle(ground, about) }, '.']
    case 'mutant':
      return [{ name: isMutant(about) ? mutantTitle(about) : 'something' }, ' lies in ambush.']
    case 'person': {
      const place = ground.map.nps.find(({ id }) => id === about)
      return [who(value), place ? ` hides ${whereWords(ground, place)}.` : ' hides.']
    }
    case 'cache': {
      const cache = ground.map.caches.find(({ id }) => id === about)
      return [{ name: cacheTitle(ground, about) }, ` holds ${contents(cache, value)}.`]
    }
    case 'drifter':
      return ['a Zed drifts where nobody sees it.']
  }
}

export const draws = {
  'drew in secret': (event, scene) => secretly(event, drewWords(event, scene)),
} satisfies Chapter

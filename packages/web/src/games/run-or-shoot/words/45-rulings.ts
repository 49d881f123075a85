import type { Instead, View } from '@shamble/run-or-shoot/page'
import { rule } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, who } from './lines.ts'
import { CARD_DEEDS, orderWords } from './orders.ts'
import type { Ground } from './places.ts'

/** "run to the pharmacy", "do nothing". */
export function insteadWords(view: View, ground: Ground, does: Instead): string {
  if (does.is === 'NOTHING') return 'do nothing'
  return does.is === 'MELEE' ? CARD_DEEDS.MELEE : orderWords(view, ground, does)
}

export const rulings = {
  ruled: (event, scene) => {
    const was = event.was === null ? 'stay' : CARD_DEEDS[event.was]
    const words = [
      'The umpire rules: ',
      who(event.survivor),
      ` was to ${was}, and will ${insteadWords(scene.view.view, scene.view.ground, event.does)}. “${event.reason}”`,
    ]
    return { ...rule('scale', event, words, survivorsAbout([event.survivor])), isBand: true }
  },
} satisfies Chapter

import { rule } from '../../../words/phrases.ts'
import { type Chapter, people, survivorsAbout, verb, Zeds, zedsAbout } from './lines.ts'

export const down = {
  'stood up': (event, scene) => {
    const { zeds, survivors } = event
    const words = zeds.length > 0 ? Zeds(scene, zeds) : people(survivors)
    const all = [...zeds, ...survivors]
    return rule(
      'up',
      event,
      [...words, ` ${verb(all, 'stands', 'stand')} up.`],
      [...zedsAbout(zeds), ...survivorsAbout(survivors)],
    )
  },
} satisfies Chapter

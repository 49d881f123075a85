import { rule } from '../../../words/phrases.ts'
import { type Chapter, verb, Zeds, zedsAbout } from './lines.ts'

export const groans = {
  groaned: (event, scene) => {
    const { zeds } = event
    const words = [...Zeds(scene, zeds), ` ${verb(zeds, 'groans', 'groan')}: a horde nearby may wake.`]
    return rule('ear', event, words, zedsAbout(zeds))
  },
} satisfies Chapter

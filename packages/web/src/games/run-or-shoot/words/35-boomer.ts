import { fight } from '../../../words/phrases.ts'
import { type Chapter, deed, hurledLine, people, survivorsAbout, turnsWords, Zed, zedsAbout } from './lines.ts'

export const boomers = {
  spat: (event, scene) => hurledLine(event, scene, 'spits at', 'The spit at'),
  burst: (event, scene) => {
    const { zed, slimed } = event
    const over = slimed.length === 0 ? [' bursts over nobody'] : [' bursts over ', ...people(slimed)]
    const words = [Zed(scene, zed), ...over, ': the nearest horde comes.']
    return fight('warn', event, words, [...zedsAbout([zed]), ...survivorsAbout(slimed)])
  },
  slimed: (event) => deed('warn', event, ` is covered in slime for ${turnsWords(event.turns)}: hordes follow it`),
} satisfies Chapter

import { fight, type Word } from '../../../words/phrases.ts'
import { type Chapter, secretly, survivorsAbout, who, Zed, zedsAbout } from './lines.ts'

export const witches = {
  disturbed: (event, scene) => {
    const { zed, by } = event
    const after: Word[] = by === null ? [' and goes for whoever is near'] : [' and goes for ', who(by)]
    const about = [...zedsAbout([zed]), ...survivorsAbout(by === null ? [] : [by])]
    return fight('warn', event, [Zed(scene, zed), ' is disturbed', ...after, '.'], about)
  },
  'disturbed in secret': (event) => secretly(event, [{ name: 'the Witch' }, ' is disturbed.']),
} satisfies Chapter

import { fight } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, who, Zed, zedsAbout } from './lines.ts'

export const pins = {
  pinned: (event, scene) => {
    const { survivor, zed } = event
    const words = [Zed(scene, zed), ' pins ', who(survivor), ' to the ground: somebody else must help.']
    return {
      ...fight('warn', event, words, [...survivorsAbout([survivor]), ...zedsAbout([zed])]),
      mark: 'hurt' as const,
    }
  },
} satisfies Chapter

import { fight, rule, type Word } from '../../../words/phrases.ts'
import { type Chapter, survivorsAbout, who, Zed, zedsAbout } from './lines.ts'

export const hunters = {
  crouched: (event, scene) =>
    rule('warn', event, [Zed(scene, event.zed), ' crouches: it springs in the next turn.'], zedsAbout([event.zed])),
  leapt: (event, scene) => {
    const { zed, target } = event
    const at: Word[] = target === null ? [] : [' at ', who(target)]
    const about = [...zedsAbout([zed]), ...survivorsAbout(target === null ? [] : [target])]
    return fight('warn', event, [Zed(scene, zed), ' springs', ...at, '.'], about)
  },
} satisfies Chapter

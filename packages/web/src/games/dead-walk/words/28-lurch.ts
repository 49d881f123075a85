import { withDie } from '../../../words/dice.ts'
import { fight, thrown, Zombie } from '../../../words/phrases.ts'
import { humanName, zombieName } from '../read.ts'
import { type Chapter, who } from './lines.ts'

/** dw.lurch.2, dw.lurch.4 The die is thrown only where the way is free. */
export const lurch = {
  lurched: (event) => {
    const { zombie, human, face, into } = event
    const came = into ? ' lurches into contact with ' : ' does not reach '
    const words = [Zombie(zombie), came, who(human), ...thrown(String(face)), '.']
    const told = fight('bite', event, words, [zombieName(zombie), humanName(human)])
    return withDie(told, event, `Lurch of zombie ${zombie}`, into ? 'lurches' : 'no lurch', into ? 'bad' : 'plain')
  },
} satisfies Chapter

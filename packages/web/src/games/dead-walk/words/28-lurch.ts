import { withDie } from '../../../words/dice.ts'
import { fight, mono, Zombie } from '../../../words/phrases.ts'
import { humanName, zombieName } from '../read.ts'
import { type Chapter, who } from './lines.ts'

/** dw.lurch.2, dw.lurch.4 The die is thrown only where the way is free. */
export const lurch = {
  lurched: (event) => {
    const { zombie, human, face, into } = event
    const came = into ? 'lurches into contact' : 'no lurch'
    const words = [Zombie(zombie), ' ends near ', who(human), ': ', mono(`d6 = ${face}`), `, ${came}.`]
    const told = fight('bite', event, words, [zombieName(zombie), humanName(human)])
    return withDie(told, event, `Lurch of zombie ${zombie}`, into ? 'lurches' : came, into ? 'bad' : 'plain')
  },
} satisfies Chapter

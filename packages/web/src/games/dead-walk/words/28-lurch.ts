import type { View } from '@shamble/dead-walk/page'
import { withDie } from '../../../words/dice.ts'
import { fight, mono, Zombie } from '../../../words/phrases.ts'
import { humanName, optionsFor, zombieName } from '../read.ts'
import { type Chapter, type EventOf, who } from './lines.ts'

/** dw.lurch.2, dw.lurch.4 A die that is high enough may still lead nowhere. */
function lurchWords({ into, face }: EventOf<'lurched'>, view: View): string {
  if (into) return 'lurches into contact'
  return face >= Number(optionsFor(view)['lurchScore'] ?? 5) ? 'but something is in the way' : 'no lurch'
}

export const lurch = {
  lurched: (event, { view }) => {
    const { zombie, human, face, into } = event
    const came = lurchWords(event, view)
    const words = [Zombie(zombie), ' is close to ', who(human), ': ', mono(String(face)), `, ${came}.`]
    const told = fight('bite', event, words, [zombieName(zombie), humanName(human)])
    return withDie(told, event, `Lurch of zombie ${zombie}`, into ? 'lurches' : came, into ? 'bad' : 'plain')
  },
} satisfies Chapter

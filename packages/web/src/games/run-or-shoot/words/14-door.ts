import { fight, type Word } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { type Chapter, verb, Zeds, zedsAbout } from './lines.ts'
import { openingTitle } from './places.ts'

export const doors = {
  'smashed at': (event, scene) => {
    const { door, zeds, zedTurns, needed } = event
    const whom: Word[] = zeds.length === 0 ? ['Something'] : Zeds(scene, zeds)
    const beat = zeds.length === 0 ? 'beats' : verb(zeds, 'beats', 'beat')
    const left = needed - zedTurns
    const holds = left > 0 ? `: ${count(zedTurns)} of the ${count(needed)} blows that it stands` : ''
    const words = [...whom, ` ${beat} on `, { name: openingTitle(scene.view.ground, door) }, `${holds}.`]
    return fight('door', event, words, [...zedsAbout(zeds), door])
  },
} satisfies Chapter

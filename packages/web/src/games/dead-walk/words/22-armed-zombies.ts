import { withDie } from '../../../words/dice.ts'
import { fight, mono, Zombie } from '../../../words/phrases.ts'
import { placeOfFigure, zombieName } from '../read.ts'
import { by, type Chapter, gun } from './lines.ts'

export const armedZombies = {
  'zombie fired': (event) => {
    const { zombie, weapon, target, face, hit, loaded } = event
    const words = [
      Zombie(zombie),
      ` fires the ${gun(weapon)} at `,
      by(target),
      ': ',
      mono(String(face)),
      `, ${hit ? 'hits' : 'misses'}.${loaded === 0 ? ` The ${gun(weapon)} is empty.` : ''}`,
    ]
    const told = fight('target', event, words, [zombieName(zombie), placeOfFigure(target)])
    return withDie(told, event, `Zombie ${zombie} fires`, hit ? 'hit' : 'miss', hit ? 'bad' : 'plain')
  },
} satisfies Chapter

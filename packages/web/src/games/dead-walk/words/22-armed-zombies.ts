import { withDie } from '../../../words/dice.ts'
import { fight, thrown, Zombie } from '../../../words/phrases.ts'
import { placeOfFigure, zombieName } from '../read.ts'
import { by, type Chapter, gun } from './lines.ts'

export const armedZombies = {
  'zombie fired': (event) => {
    const { zombie, weapon, target, face, hit, loaded } = event
    const words = [
      Zombie(zombie),
      ` fires the ${gun(weapon)} at `,
      by(target),
      ` and ${hit ? 'hits' : 'misses'}`,
      ...thrown(String(face)),
      `.${loaded === 0 ? ` The ${gun(weapon)} is empty.` : ''}`,
    ]
    const told = fight('target', event, words, [zombieName(zombie), placeOfFigure(target)])
    return withDie(told, event, `Zombie ${zombie} fires`, hit ? 'hit' : 'miss', hit ? 'bad' : 'plain')
  },
} satisfies Chapter

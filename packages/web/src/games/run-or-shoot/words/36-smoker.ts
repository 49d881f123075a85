import { sumText } from '../../../words/dice.ts'
import { fight, thrown } from '../../../words/phrases.ts'
import { called, type Chapter, partsOf, survivorsAbout, tenDie, who, withDice, Zed, zed, zedsAbout } from './lines.ts'

export const smokers = {
  ensnared: (event, scene) => {
    const { zed: n, survivor, face, modifiers, total, hit } = event
    const does = hit ? ' and catches hold' : ' and misses'
    const words = [
      Zed(scene, n),
      ' lashes its tongue at ',
      who(survivor),
      does,
      ...thrown(sumText([face], modifiers, total)),
      '.',
    ]
    const told = fight('warn', event, words, [...zedsAbout([n]), ...survivorsAbout([survivor])])
    const die = tenDie(face, hit ? 'caught' : 'missed', hit ? 'bad' : 'good')
    return withDice(told, event, `The tongue at ${called(scene, survivor)}`, [die], { parts: partsOf(modifiers) })
  },
  pulled: (event, scene) => {
    const words = [who(event.survivor), ' is pulled over to ', zed(scene, event.zed), '.']
    return fight('warn', event, words, [...zedsAbout([event.zed]), ...survivorsAbout([event.survivor])])
  },
} satisfies Chapter

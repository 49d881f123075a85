import { fight } from '../../../words/phrases.ts'
import {
  called,
  type Chapter,
  deed,
  faceWords,
  people,
  survivorsAbout,
  tenDie,
  turnsWords,
  who,
  withDice,
  Zed,
  zedsAbout,
} from './lines.ts'

export const boomers = {
  spat: (event, scene) => {
    const { zed, survivor, face, hit } = event
    const words = [Zed(scene, zed), ' spits at ', who(survivor), hit ? ' and hits' : ' and misses', ...faceWords(face)]
    const told = fight('warn', event, [...words, '.'], [...zedsAbout([zed]), ...survivorsAbout([survivor])])
    const dice = face === null ? [] : [tenDie(face, hit ? 'hits' : 'misses', hit ? 'bad' : 'good')]
    return withDice(told, event, `The spit at ${called(scene, survivor)}`, dice)
  },
  burst: (event, scene) => {
    const { zed, slimed } = event
    const over = slimed.length === 0 ? [' bursts over nobody'] : [' bursts over ', ...people(slimed)]
    const words = [Zed(scene, zed), ...over, ': the nearest horde comes.']
    return fight('warn', event, words, [...zedsAbout([zed]), ...survivorsAbout(slimed)])
  },
  slimed: (event) => deed('warn', event, ` is covered in slime for ${turnsWords(event.turns)}: hordes follow it`),
} satisfies Chapter

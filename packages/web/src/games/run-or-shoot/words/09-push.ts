import { withDie } from '../../../words/dice.ts'
import { fight } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { called, type Chapter, faceWords, survivorsAbout, who, zeds, zedsAbout } from './lines.ts'

export const pushing = {
  'push rolled': (event, scene) => {
    const { survivor, face, zeds: near } = event
    const at = near.length === 0 ? [] : [' against ', ...zeds(scene, near)]
    const able = Math.min(face, near.length)
    const words = [who(survivor), ' pushes', ...at, `: ${count(able)} can be thrown off`, ...faceWords(face), '.']
    const told = fight('hand', event, words, [...survivorsAbout([survivor]), ...zedsAbout(near)])
    return withDie(told, event, `Push of ${called(scene, survivor)}`, `${able} ${plural(able, 'Zed')}`)
  },
} satisfies Chapter

import { fight } from '../../../words/phrases.ts'
import { called, type Chapter, faceWords, survivorsAbout, tenDie, who, withDice } from './lines.ts'
import { vehicleTitle } from './places.ts'

export const cover = {
  'alarm rolled': (event, scene) => {
    const { survivor, vehicle, face, rings } = event
    const title = vehicleTitle(scene.view.ground, vehicle)
    const words = [
      who(survivor),
      ' leans on ',
      { name: title },
      rings ? ': the alarm goes off' : ': the alarm stays quiet',
    ]
    const told = fight('sound', event, [...words, ...faceWords(face), '.'], [...survivorsAbout([survivor]), vehicle])
    const die = tenDie(face, rings ? 'it rings' : 'quiet', rings ? 'bad' : 'good')
    return withDice(told, event, `The alarm beside ${called(scene, survivor)}`, [die])
  },
} satisfies Chapter

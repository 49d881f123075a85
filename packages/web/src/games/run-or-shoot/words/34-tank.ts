import { fight } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { called, type Chapter, faceWords, survivorsAbout, tenDie, who, withDice, Zed, zedsAbout } from './lines.ts'
import { thingOnMap } from './places.ts'

export const tanks = {
  breached: (event, scene) => {
    const { ground } = scene.view
    const isWall = ground.map.terrain.buildings.some(({ id }) => id === event.in)
    const what = { name: thingOnMap(ground, event.in) }
    const through = isWall ? [' breaks through a wall of ', what] : [' breaks through ', what]
    return fight('warn', event, [Zed(scene, event.zed), ...through, '.'], zedsAbout([event.zed]))
  },
  'tank hit': (event, scene) => {
    const hits = `${count(event.hits)} ${plural(event.hits, 'hit')}`
    const words = [Zed(scene, event.zed), ` takes ${hits}: ${count(event.total)} of ${count(event.of)} so far.`]
    return fight('target', event, words, zedsAbout([event.zed]))
  },
  missile: (event, scene) => {
    const { zed, survivor, face, hit } = event
    const words = [
      Zed(scene, zed),
      ' hurls something at ',
      who(survivor),
      hit ? ' and hits' : ' and misses',
      ...faceWords(face),
    ]
    const told = fight('warn', event, [...words, '.'], [...zedsAbout([zed]), ...survivorsAbout([survivor])])
    const dice = face === null ? [] : [tenDie(face, hit ? 'hits' : 'misses', hit ? 'bad' : 'good')]
    return withDice(told, event, `The throw at ${called(scene, survivor)}`, dice)
  },
} satisfies Chapter

import { fight } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { type Chapter, hurledLine, Zed, zedsAbout } from './lines.ts'
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
  missile: (event, scene) => hurledLine(event, scene, 'hurls something at', 'The throw at'),
} satisfies Chapter

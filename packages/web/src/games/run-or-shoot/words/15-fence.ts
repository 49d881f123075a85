import { type Chapter, deed } from './lines.ts'
import { barrierTitle } from './places.ts'

export const fences = {
  crossed: (event, { view: { ground } }) => {
    const isWindow = ground.map.openings.some(({ id }) => id === event.barrier)
    return deed('steps', event, isWindow ? ' climbs through ' : ' climbs over ', {
      name: barrierTitle(ground, event.barrier),
    })
  },
} satisfies Chapter

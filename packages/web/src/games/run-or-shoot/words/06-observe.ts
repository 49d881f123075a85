import { type Chapter, deed } from './lines.ts'
import { lairTitle } from './places.ts'

export const observing = {
  observed: (event, { view: { ground } }) =>
    deed(
      'eye',
      event,
      ' watches ',
      { name: lairTitle(ground, event.lair) },
      event.movement ? ': something moves in there' : ': nothing stirs',
    ),
} satisfies Chapter

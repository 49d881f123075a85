import { type Chapter, secretly } from './lines.ts'
import { lairTitle } from './places.ts'

export const hordes = {
  'horde activated': (event, { view: { ground } }) =>
    secretly(event, ['the horde in ', { name: lairTitle(ground, event.lair) }, ' wakes.']),
} satisfies Chapter

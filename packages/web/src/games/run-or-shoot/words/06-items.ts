import type { Line } from '../../../words/phrases.ts'
import { type Chapter, deed, type EventOf, type Scene } from './lines.ts'
import { cacheTitle } from './places.ts'
import { thingsWords } from './titles.ts'

function searchedLine(event: EventOf<'searched'>, { view: { view, ground } }: Scene): Line {
  const found = thingsWords(view, event.found)
  const what = event.zed ? ': a Zed is in it' : found === '' ? ' and finds nothing useful' : ` and finds ${found}`
  return deed('find', event, ' searches ', { name: cacheTitle(ground, event.cache) }, what)
}

export const items = {
  searched: searchedLine,
  took: (event, { view: { view } }) => deed('hand', event, ` takes ${thingsWords(view, event.things)}`),
  dropped: (event, { view: { view } }) => {
    const things = thingsWords(view, event.things)
    return deed('down', event, event.clause === 'rs.carry.10' ? ` leaves ${things} behind` : ` drops ${things}`)
  },
  torch: (event) => deed('eye', event, event.lit ? ' lights a torch' : ' puts the torch out'),
} satisfies Chapter

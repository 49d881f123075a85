import { CARDS } from './content/cards.ts'
import { TILES } from './content/tiles.ts'
import type { Event } from './events.ts'
import { SURVIVORS } from './tables/survivors.ts'

/** What came of a command in a few words: odds are counted by it. */
export function oddsKey(events: readonly Event[]): string {
  const over = events.findIndex(({ e }) => e === 'turn began' || e === 'phase began')
  const own = over < 0 ? events : events.slice(0, over)
  const told = own.flatMap((event) => wordsFor(event, own))
  return told.length > 0 ? told.join(', ') : 'done'
}

const killedIn = (events: readonly Event[]): number => events.filter(({ e }) => e === 'zombie killed').length

function wordsFor(event: Event, all: readonly Event[]): string[] {
  switch (event.e) {
    case 'attacked':
      return [event.health === 0 ? 'kill' : event.damage === 0 ? 'no damage' : 'hurt']
    case 'blast':
      return [`${killedIn(all)} killed`]
    case 'bitten':
      return [`${SURVIVORS[event.survivor].title} loses ${event.damage}`]
    case 'harmed':
      return [`${SURVIVORS[event.survivor].title} loses ${event.damage}`]
    case 'healed':
      return [`${event.by} health`]
    case 'card drawn':
      return [CARDS[event.card].title]
    case 'tile drawn':
      return [TILES[event.tile].title]
    case 'summoned':
      return [`zombie ${event.zombie} comes`]
    case 'died':
      return [`${SURVIVORS[event.survivor].title} dies`]
    case 'escaped':
      return [`${event.survivors.map((id) => SURVIVORS[id].title).join(', ')} escaped`]
    case 'game over':
      return [event.reason]
    default:
      return []
  }
}

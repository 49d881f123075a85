import type { Event } from './events.ts'

/** What came of a command in a few words: odds are counted by it. */
export function oddsKey(events: readonly Event[]): string {
  const over = events.findIndex((event) => event.e === 'phase began')
  const own = over < 0 ? events : events.slice(0, over)
  const told = own.flatMap((event) => wordsFor(event, own))
  return told.length > 0 ? told.join(', ') : 'done'
}

function wordsFor(event: Event, all: readonly Event[]): string[] {
  switch (event.e) {
    case 'attacked':
      return [
        all.some((e) => e.e === 'zombie killed' && e.zombie === event.zombie)
          ? 'kill'
          : event.result === 'miss'
            ? 'miss'
            : 'knock down',
      ]
    case 'grenade thrown':
      return [`${all.filter((e) => e.e === 'zombie killed').length} killed`]
    case 'battered':
      return [event.broken ? 'the door breaks' : 'the door holds']
    case 'healed':
      return [`${event.restored} HP`]
    case 'searched':
      return [
        event.found === 'zombie' ? 'a zombie rises' : event.found === 'item' ? `a find on ${event.face}` : 'nothing',
      ]
    case 'zombies rolled':
      return [event.zombies === 1 ? '1 zombie' : `${event.zombies} zombies`]
    case 'doors rolled':
      return [`${event.doors} doors`]
    case 'tile flipped':
      return [event.id]
    case 'died':
      return [`${event.marine} dies`]
    case 'game over':
      return [`the ${event.winner} win`]
    default:
      return []
  }
}

/** What came of a command in a few words: odds are counted by it, and the page reads it. */
import type { Event } from './events.ts'

/** What comes of dice, as odds name it: after the figure it concerns, `Zed 5` or `S2`. */
export const OUTCOMES = {
  destroyed: 'destroyed',
  falls: 'falls',
  hurt: 'hurt',
  dies: 'dies',
  miss: 'miss',
  pushes: 'pushes',
  alarm: 'alarm',
  quiet: 'no alarm',
  done: 'done',
} as const

/** Who came to light or to grief is told by his name; hits on a Tank by their number. */
export function oddsKey(events: readonly Event[]): string {
  const over = events.findIndex(({ e }) => e === 'step began' || e === 'turn began')
  const own = over < 0 ? events : events.slice(0, over)
  const told = own.some(({ e }) => e === 'blast') ? blastWords(own) : own.flatMap(wordsFor)
  if (told.length > 0) return told.join(', ')
  return own.some(({ e }) => e === 'shot' || e === 'struck') ? OUTCOMES.miss : OUTCOMES.done
}

/** A blast counts the Zeds that it destroys: which of them makes no difference (20-grenade). All else is told by itself. */
function blastWords(events: readonly Event[]): string[] {
  const destroyed = events.filter(({ e }) => e === 'zed destroyed').length
  const others = events.filter((event) => event.e !== 'zed destroyed' && !(event.e === 'fell' && event.zed !== null))
  return [`${destroyed} ${OUTCOMES.destroyed}`, ...others.flatMap(wordsFor)]
}

const figure = ({ zed, survivor }: { readonly zed: number | null; readonly survivor: number | null }): string =>
  zed === null ? `S${survivor}` : `Zed ${zed}`

function wordsFor(event: Event): string[] {
  switch (event.e) {
    case 'zed destroyed':
      return [`Zed ${event.zed} ${OUTCOMES.destroyed}`]
    case 'fell':
      return [`${figure(event)} ${OUTCOMES.falls}`]
    case 'harmed':
      return [`S${event.survivor} ${OUTCOMES.hurt}`]
    case 'died':
      return [`S${event.survivor} ${OUTCOMES.dies}`]
    case 'tank hit':
      return [`Zed ${event.zed} ${OUTCOMES.hurt} ${event.hits}`]
    case 'push rolled':
      return [`${OUTCOMES.pushes} ${Math.min(event.face, event.zeds.length)}`]
    case 'alarm rolled':
      return [event.rings ? OUTCOMES.alarm : OUTCOMES.quiet]
    default:
      return []
  }
}

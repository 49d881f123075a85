/** The one sentence that says who owes what. */
import type { View } from '@shamble/evac/page'
import { wallsOfShutCan } from '../plan/late.ts'
import { positionName, squareName } from '../place.ts'
import { hintsOf, isAlive, marineOf, nameOf, offered, settledNumber, varsOf } from '../read.ts'
import { capital, count, listed, plural, zombies } from '../../../words/plain.ts'
import type { DisplayState } from '../types.ts'
import { over } from './away.ts'
import { rowOf } from '../../../sure.ts'

/** "Two zombies can bite Okafor here.", or there: with what if, of the square that is pointed at. */
function bites(s: DisplayState, seat: string): string {
  const { marine } = hintsOf(s)
  if (!marine || marine.seat !== seat) return ''
  const name = nameOf(s.view, seat)
  const where = marine.from === marineOf(s.view, seat)?.at ? 'here' : `at ${squareName(s.view, marine.from)}`
  if (marine.danger === 0) return ` Nobody can bite ${name} ${where}.`
  return ` ${capital(count(marine.danger))} ${plural(marine.danger, 'zombie')} can bite ${name} ${where}.`
}

/** What the chosen figure has left: 3 squares, 1 attack. */
export function left(s: DisplayState): { readonly value: string; readonly words: string }[] {
  const { marine, zombie } = hintsOf(s)
  const squares = (n: number): { value: string; words: string } => ({ value: String(n), words: plural(n, 'square') })
  if (s.seat === 'Z' && zombie) return [squares(zombie.left)]
  if (!marine || marine.seat !== s.seat || offered(s, 'fire-on').length > 0) return []
  return [squares(marine.walk), { value: marine.attack ? '1' : 'no', words: 'attack' }]
}

/** "3 squares, 1 attack" */
export const leftWords = (s: DisplayState): string =>
  left(s)
    .map(({ value, words }) => `${value} ${words}`)
    .join(', ')

const number = (view: View, name: string): number => Number(varsOf(view)[name] ?? 0)

const where = (view: View): string =>
  typeof varsOf(view)['tile'] === 'number' ? positionName(view, number(view, 'tile')) : ''

/** What somebody else is being asked, for whoever waits. */
const WAITING: Readonly<Record<string, string>> = {
  'choose the start tile': 'chooses where the patrol goes in',
  'place a door': 'places a door',
  'place a zombie': 'places zombies',
  'take a zombie off to make room': 'makes room on the start tile',
  'place your marine': 'sets out',
  act: 'acts',
  'fire on?': 'is in the middle of a burst',
  'a marine would die: sure?': 'holds a grenade',
  'choose the find': 'has found something',
  'a zombie rises: where?': 'places a zombie',
  'activate a zombie': 'move',
  'move the zombie': 'move',
  'attack whom?': 'bite',
}

const seatWords = (view: View, seat: string): string =>
  seat === 'Z' ? 'The dead' : marineOf(view, seat) ? nameOf(view, seat) : `Marine ${seat.slice(1)}`

function waiting(s: DisplayState): string {
  const { view } = s
  const { owe, asks } = s.pending ?? { owe: [], asks: '' }
  if (owe.length === 0) return 'Nobody is asked anything.'
  const names = owe.map((seat) => seatWords(view, seat))
  if (asks === 'act' && owe.length > 1) return `${capital(listed(names))} are to act, in any order.`
  const verb = rowOf(WAITING, asks) ?? 'decides'
  if (owe[0] === 'Z') return `The dead ${verb.replace(/^(places|makes)/, (w) => w.replace(/s$/, ''))}.`
  return `${listed(names)} ${asks === 'act' ? 'acts next' : verb}.`
}

export function question(s: DisplayState): string {
  const { view } = s
  if (view.outcome) return `The game is over. ${over(view) ?? view.outcome.reason}`
  if (!s.pending) return ''
  const { owe, asks } = s.pending
  if (s.seat === null || !owe.includes(s.seat)) return waiting(s)
  return asked(s, asks, s.seat)
}

/** What this seat is asked. */
function asked(s: DisplayState, asks: string, seat: string): string {
  const { view } = s
  switch (asks) {
    case 'choose the start tile':
      return `Where does the patrol go in? ${capital(count(s.choices.length))} edge tiles are open to you.`
    case 'place a door': {
      const left = number(view, seat === 'Z' ? 'zombieDoors' : 'marineDoors')
      const can = seat !== 'Z' && where(view) !== '' && wallsOfShutCan(view, number(view, 'tile')) !== null
      return `Where does a door go on ${where(view)}? ${capital(count(left))} of yours ${plural(left, 'is', 'are')} left, on walls of the new tile.${can ? ' The room of the fuel can has no door yet.' : ''}`
    }
    case 'place a zombie': {
      const left = number(view, 'zombies')
      const tile = where(view)
      const place = tile === '' ? 'on the Spawn tile or at the map edge, outdoors' : `on ${tile}`
      return `${capital(count(left))} ${plural(left, 'zombie')} to place, ${place}. Where does the next one stand?`
    }
    case 'take a zombie off to make room':
      return 'The start tile is full. Which zombie makes room?'
    case 'place your marine':
      return `Where does marine ${seat.slice(1)} set out, and as what?`
    case 'act':
      return acting(s, seat)
    case 'fire on?':
      return `${nameOf(view, seat)} can fire on: the same zombie or one beside it. A natural 1 ends the burst.`
    case 'a marine would die: sure?':
      return `The grenade would kill a marine. Is it thrown?`
    case 'choose the find':
      return `${nameOf(view, seat)} has found something. What do they take?`
    case 'a zombie rises: where?':
      return 'A zombie rises beside the searcher. Where?'
    case 'activate a zombie': {
      const ready = offered(s, 'activate').length
      return `Which zombie moves next? ${capital(count(ready))} can still move.`
    }
    case 'move the zombie': {
      const left = settledNumber(s, 'zombieSpeed') - view.zombieMoved
      return `Where does ${zombies([number(view, 'zombie')])} go? ${capital(count(left))} ${plural(left, 'square')} left.`
    }
    case 'attack whom?':
      return `Whom does ${zombies([number(view, 'zombie')])} bite?`
    default:
      return `${seatWords(view, seat)} decides.`
  }
}

function acting(s: DisplayState, seat: string): string {
  const { view } = s
  const m = marineOf(view, seat)
  if (!m || !isAlive(m)) return waiting(s)
  const waits = view.proposals.filter((p) => p.with === seat).length
  if (waits > 0)
    return `${nameOf(view, view.proposals.find((p) => p.with === seat)?.by ?? '')} proposes a swap to ${m.name}. Agreed?`
  const left = leftWords(s)
  return `${m.name} to act${left ? `: ${left}` : ''}.${bites(s, seat)}`
}

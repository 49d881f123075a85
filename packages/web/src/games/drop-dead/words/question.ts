/** The one sentence that says who owes what. */
import { capital, count, listed, plural } from '../../../words/plain.ts'
import {
  hintsOf,
  lastCycle,
  nameOf,
  offered,
  partsRequired,
  settledNumber,
  survivorOf,
  tileTitle,
  titleOf,
} from '../read.ts'
import type { DisplayState } from '../types.ts'
import { rowOf } from '../../../sure.ts'

interface Left {
  readonly value: string
  readonly words: string
}

/** What remains of the turn: 5 units, 1 attack, 1 item; of an undead one, what its part still allows. */
export function left(s: DisplayState): readonly Left[] {
  const { turn, undeadTurn } = s.view
  const so = (n: number, one: string, many?: string): Left => ({ value: String(n), words: plural(n, one, many) })
  if (undeadTurn) {
    const { part, moves, attacks } = undeadTurn
    if (part === 'summon') return []
    return part === 'move'
      ? [so(settledNumber(s, 'undeadMoves') - moves, 'to send', 'to send')]
      : [so(settledNumber(s, 'undeadAttacks') - attacks, 'strike')]
  }
  const { survivor } = hintsOf(s)
  if (!turn || survivor?.seat !== turn.seat) return []
  const carries = survivorOf(s.view, turn.seat)?.carries === true
  return [
    so(survivor.left, 'unit'),
    so(turn.mayAttack - turn.attacks, 'attack'),
    so(turn.itemUsed ? 0 : 1, 'item'),
    ...(carries ? [so(turn.partAction ? 0 : 1, 'gift or drop', 'gifts or drops')] : []),
  ]
}

/** "1 of 3 parts", and how much time there is, where there is an end of it. */
export function goal(s: DisplayState): string {
  const parts = `${s.view.installed} of ${partsRequired(s.options, s.view)} parts`
  const last = lastCycle(s.options)
  if (last === 0) return `${parts} in the van`
  const left = last - s.view.cycle
  return `${parts}, ${left <= 0 ? 'the last cycle' : `${left} ${plural(left, 'cycle')} to come`}`
}

const leftWords = (s: DisplayState): string =>
  left(s)
    .map(({ value, words }) => `${value} ${words}`)
    .join(', ')

/** What somebody else is being asked, for whoever waits. */
const WAITING: Readonly<Record<string, string>> = {
  'choose your survivor': 'chooses a survivor',
  'place your survivor': 'sets out',
  act: 'acts next',
  rotate: 'lays a tile',
  cover: 'covers a tile',
  summon: 'summons',
  move: 'moves the dead',
  attack: 'strikes',
}

function waiting(s: DisplayState): string {
  const { owe, asks } = s.pending ?? { owe: [], asks: '' }
  if (owe.length === 0) return 'Nobody is asked anything.'
  return `${listed(owe.map((seat) => nameOf(s.view, seat)))} ${rowOf(WAITING, asks) ?? 'decides'}.`
}

export function question(s: DisplayState): string {
  const { view } = s
  if (view.outcome) return `The game is over. ${view.outcome.reason}`
  if (!s.pending) return ''
  const { owe, asks } = s.pending
  if (s.seat === null || !owe.includes(s.seat)) return waiting(s)
  return asked(s, asks, s.seat)
}

/** What this seat is asked; the offers say more than the name of the question. */
function asked(s: DisplayState, asks: string, seat: string): string {
  const { view } = s
  const one = survivorOf(view, seat)
  if (offered(s, 'choose-survivor').length > 0) return `Who does ${nameOf(view, seat)} play?`
  if (offered(s, 'place').length > 0)
    return `Where does ${nameOf(view, seat)} set out? Any free square of the van’s tile.`
  if (offered(s, 'rotate').length > 0 && view.drawn) {
    const n = offered(s, 'rotate').length
    return `${tileTitle(view.drawn.id)}: how does it lie? ${capital(count(n))} ${plural(n, 'way fits', 'ways fit')} the doorway.`
  }
  if (offered(s, 'cover').length > 0 && view.drawn) return `Which tile does ${tileTitle(view.drawn.id)} cover, and how?`
  if (view.undeadTurn?.seat === seat) return undeadQuestion(s, nameOf(view, seat))
  if (one && view.turn?.seat === seat) return acting(s, titleOf(one.id))
  return `${nameOf(view, seat)} ${rowOf(WAITING, asks) ?? 'decides'}.`
}

function acting(s: DisplayState, name: string): string {
  const { survivor } = hintsOf(s)
  const rest = leftWords(s)
  const head = `${name} to act${rest ? `: ${rest}` : ''}.`
  if (!survivor || survivor.seat !== s.seat) return head
  if (survivor.held > 0) return `${head} Overrun: ${name} is held here, kill ${count(survivor.held)} more.`
  if (survivor.escape === null) return `${head} The van is ready.`
  if (survivor.danger === 0) return `${head} Nobody can reach ${name} here.`
  return `${head} ${capital(count(survivor.danger))} ${plural(survivor.danger, 'zombie')} can reach ${name} here.`
}

function undeadQuestion(s: DisplayState, name: string): string {
  const turn = s.view.undeadTurn
  if (turn?.part === 'summon') {
    const n = offered(s, 'summon').length
    return `${name}: where does a zombie come? ${capital(count(n))} ${plural(n, 'tile is', 'tiles are')} empty enough.`
  }
  if (turn?.part === 'move') {
    const more = settledNumber(s, 'undeadMoves') - turn.moves
    return `${name}: which zombie goes where? ${capital(count(more))} can still be sent.`
  }
  const more = settledNumber(s, 'undeadAttacks') - (turn?.attacks ?? 0)
  return `${name}: who strikes whom? ${capital(count(more))} ${plural(more, 'strike')} left.`
}

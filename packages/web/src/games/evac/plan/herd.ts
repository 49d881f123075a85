/** Several of the dead at once: gathered by a lasso or one by one, sent together, each as near as it may. */
import type { Shambling } from '@shamble/evac/page'
import { HERD, herdOrders } from '../../../plan/herd.ts'
import { type Note, plain } from '../../../plan/plan.ts'
import type { Going, Selection } from '../../../play/game-display.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { readZombie } from '../../../board/square/places.ts'
import { parsePlace, placeSquare, squareName, squareOf, zombieName } from '../place.ts'
import { hintsOf, nameOf, offered, zombieAt } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'

/** Who can still be moved, the lowest number first. */
export const herdable = (s: DisplayState): readonly string[] =>
  s.seat === 'Z' ? offered(s, 'activate').map(({ zombie }) => zombieName(zombie)) : []

/** Those that are gathered. */
export const gathered = (s: DisplayState): readonly string[] =>
  (s.selection.several ?? []).filter((name) => herdable(s).includes(name))

/** "Seven walk; two bite Okafor." */
export function movesWords(s: DisplayState, moves: readonly Shambling[]): string {
  const walking = moves.filter(({ from, to }) => from !== to).length
  const bites = moves.flatMap(({ bites: seat }) => seat ?? [])
  const names = listed([...new Set(bites)].map((seat) => nameOf(s.view, seat)))
  const staying = moves.length - walking
  const stay = staying === 0 ? '' : `, ${count(staying)} ${plural(staying, 'stays', 'stay')}`
  const walk = walking === 0 ? 'Nobody walks' : `${capital(count(walking))} ${plural(walking, 'walks', 'walk')}${stay}`
  return bites.length === 0
    ? `${walk}.`
    : `${walk}; ${count(bites.length)} ${plural(bites.length, 'bites', 'bite')} ${names}.`
}

/** Where each would go, for the board. */
export const goingOf = (s: DisplayState, moves: readonly Shambling[]): readonly Going[] =>
  moves.map(({ zombie, to, bites }) => ({ figure: zombieName(zombie), to: squareName(s.view, to), prey: bites }))

/** A press on one of the dead takes it in or leaves it out again; elsewhere is where they are sent. */
export function herding(s: DisplayState, place: string): Selection {
  const { view, selection } = s
  const square = squareOf(parsePlace(place, view), view)
  const zombie = square === null ? undefined : zombieAt(view, square)
  const name = zombie && zombieName(zombie.id)
  const own = gathered(s)
  if (name === undefined || !herdable(s).includes(name))
    return { ...selection, several: own, aim: square === null || own.length === 0 ? null : squareName(view, square) }
  const several = own.includes(name) ? own.filter((one) => one !== name) : [...own, name]
  return { ...selection, several, aim: null }
}

const NEAR: Note = { value: '', words: 'each as near as it may get', clause: 'ev.zturn.4' }

function herdTarget(s: DisplayState, place: string): Target | null {
  const { view } = s
  const own = gathered(s)
  const to = placeSquare(place, view)
  if (to === null || own.length === 0) return null
  const { herd } = hintsOf(s)
  const isKnown = herd?.to === to && herd.zombies.map(zombieName).join() === own.join()
  const moves = isKnown ? herd.moves : []
  const words = `${count(own.length)} of the dead`
  return {
    place: squareName(view, to),
    title: `${capital(words)} to ${squareName(view, to)}`,
    subtitle: isKnown ? movesWords(s, moves) : '',
    mark: 'zombie 0',
    variants: isKnown
      ? [
          plain(
            `Send ${words}`,
            moves.flatMap(({ commands }) => commands),
            { asOne: true },
          ),
        ]
      : [],
    notes: [NEAR],
    ahead: goingOf(s, moves),
  }
}

/** ev.zturn.4 In hand it gathers, then it sends. */
export function herdOrder(s: DisplayState): Planned[] {
  const own = gathered(s)
  return herdOrders(herdable(s), own.length === 0 ? null : count(own.length), (place) => herdTarget(s, place))
}

/** What the rules are asked when several are sent to where one points. */
export function herdAsk(s: DisplayState) {
  const own = gathered(s)
  const to = placeSquare(s.selection.aim ?? s.selection.hover, s.view)
  const zombies = own.flatMap((name) => readZombie(name) ?? [])
  return s.selection.order === HERD && to !== null && zombies.length > 0 ? [{ what: HERD, zombies, to } as const] : []
}

/** Evac's display: everything the shared table shows of it. */
import { ABOUT, type View } from '@shamble/evac/page'
import { around, inSight, squares } from '../../board/square/extent.ts'
import { settling } from '../../plan/settling.ts'
import { anyDisplay, logOf, type Subject } from '../../play/game-display.ts'
import { Icon, Mark } from './art.tsx'
import { Board } from './board.tsx'
import { find, neighbour, placeAt } from './find.ts'
import { grip } from './plan/grip.ts'
import { MiniMap } from './mini-map.tsx'
import { centreOf, boxOf, parsePlace, rectOf, S, tileRect } from './place.ts'
import { orderly, settle } from './plan/index.ts'
import { loadOrders } from './plan/late.ts'
import { isAlive, varsOf } from './read.ts'
import { over } from './words/away.ts'
import { goalWords } from './words/goal.ts'
import { oddsWords } from './words/odds.ts'
import { left, question } from './words/question.ts'
import { counts, figures, standing } from './words/roster.ts'
import { later } from '../../ui/later.tsx'
import type { DisplayState, GameDisplay } from './types.ts'

/** What should be in sight first: the patrol and the squares around it; before that the whole map. */
function focus(view: View): DOMRectReadOnly | null {
  const living = view.marines.filter(isAlive).map((m) => centreOf(view, m.at))
  return around(living, 7.5 * S, boxOf(view))
}

/** The new tile while it is filled, the start tile while the patrol sets out, then the patrol; for spawning, all of it. */
function subject({ view, pending }: DisplayState): Subject | null {
  const tile = varsOf(view)['tile']
  switch (pending?.asks) {
    case 'place a door':
    case 'place a zombie':
      return typeof tile === 'number'
        ? { topic: `tile ${tile}`, rect: inSight(tileRect(view, tile)) }
        : { topic: 'spawn', rect: null }
    case 'place your marine':
    case 'take a zombie off to make room':
      return view.starts[0] === undefined ? null : { topic: 'set out', rect: inSight(tileRect(view, view.starts[0])) }
    case 'act':
    case 'activate a zombie':
      return { topic: 'patrol', rect: focus(view) }
    default:
      return null
  }
}

const evac: GameDisplay = {
  ...ABOUT,
  board: {
    Board,
    MiniMap,
    Overlay: later(async () => (await import('../../board/measured/hand.tsx')).Hand),
    supposes: true,
    layers: [
      { id: 'light', label: 'Light and shade: what the chosen figure sees', on: true },
      { id: 'reach', label: 'Reach', on: true },
      { id: 'danger', label: 'Who could bite there', on: true },
      { id: 'spawn', label: 'Squares where the dead may appear', on: false },
      { id: 'numbers', label: 'Numbers of the dead', on: true },
      { id: 'tiles', label: 'Names of tiles', on: true },
      { id: 'names', label: 'Names of marines', on: true },
    ],
    ...squares<View>({
      box: boxOf,
      first: [1, 1],
      grows: false,
      focus,
      rectOf: (place, view) => rectOf(parsePlace(place, view), view),
    }),
    subject,
    placeAt,
    neighbour,
    find,
    grip,
  },
  orders: orderly,
  words: { question, over, standing, left, goal: goalWords, oddsWords },
  roster: {
    Mark,
    Icon,
    figures: ({ view, options }) => figures(view, options),
    seatOf: (figure) => (/^M\d+$/.test(figure) ? figure : 'Z'),
    counts,
  },
  ready: loadOrders,
  log: async () => logOf((await import('./words/log.ts')).lines),
  directed: async () => (await import('./directed.ts')).directed,
  book: async () => (await import('./book.ts')).evacBook,
}

export const display = anyDisplay(settling(settle, evac))

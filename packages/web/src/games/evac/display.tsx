/** Evac's display: everything the shared table shows of it. */
import { TILE_SIDE, type View } from '@shamble/evac/page'
import { anyDisplay, type Subject } from '../../play/game-display.ts'
import { Icon, Mark } from './art.tsx'
import { Board } from './board.tsx'
import { find, neighbour, placeAt } from './find.ts'
import { MiniMap } from './mini-map.tsx'
import { defaultFigure, hintsFor, menu, orders, pick, preview, settle, settled, targets } from './plan/index.ts'
import { extentOf, parsePlace, rectOf, S } from './place.ts'
import { isAlive, varsOf } from './read.ts'
import { oddsWords } from './words/odds.ts'
import { goalWords } from './words/pad.ts'
import { left, question } from './words/question.ts'
import { counts, figures, standing } from './words/roster.ts'
import type { GameDisplay, DisplayState } from './types.ts'

/** What should be in sight first: the patrol and the squares around it; before that the whole map. */
function focusOf(view: View): DOMRectReadOnly | null {
  const width = view.size * TILE_SIDE
  const living = view.marines.filter(isAlive)
  const squares = living.map((m) => [m.at % width, Math.floor(m.at / width)] as const)
  if (squares.length === 0) return null
  const xs = squares.map(([x]) => x)
  const ys = squares.map(([, y]) => y)
  const left = Math.max(0, Math.min(...xs) - 7)
  const top = Math.max(0, Math.min(...ys) - 7)
  const right = Math.min(width, Math.max(...xs) + 8)
  const bottom = Math.min(width, Math.max(...ys) + 8)
  return new DOMRectReadOnly(left * S, top * S, (right - left) * S, (bottom - top) * S)
}

/** A tile, with a little of what is around it. */
function tileRect(view: View, position: number): DOMRectReadOnly {
  const size = TILE_SIDE * S
  const [left, top] = [(position % view.size) * size, Math.floor(position / view.size) * size]
  return new DOMRectReadOnly(left - S / 2, top - S / 2, size + S, size + S)
}

/** The new tile while it is filled, the start tile while the patrol sets out, then the patrol; for spawning, all of it. */
function subject(s: DisplayState): Subject | null {
  const { view } = s
  const tile = varsOf(view)['tile']
  switch (s.pending?.asks) {
    case 'place a door':
    case 'place a zombie':
      return typeof tile === 'number'
        ? { topic: `tile ${tile}`, rect: tileRect(view, tile) }
        : { topic: 'spawn', rect: null }
    case 'place your marine':
    case 'take a zombie off to make room':
      return view.starts[0] === undefined ? null : { topic: 'set out', rect: tileRect(view, view.starts[0]) }
    case 'act':
    case 'activate a zombie':
      return { topic: 'patrol', rect: focusOf(view) }
    default:
      return null
  }
}

const board: GameDisplay['board'] = {
  Board,
  MiniMap,
  layers: [
    { id: 'light', label: 'Light and shade: what the chosen figure sees', on: true },
    { id: 'reach', label: 'Reach', on: true },
    { id: 'danger', label: 'Who could bite there', on: true },
    { id: 'spawn', label: 'Squares where the dead may appear', on: false },
    { id: 'numbers', label: 'Numbers of the dead', on: true },
    { id: 'tiles', label: 'Names of tiles', on: true },
    { id: 'names', label: 'Names of marines', on: false },
  ],
  extent: ({ view }) => {
    const size = extentOf(view)
    return { width: size, height: size, focus: focusOf(view) }
  },
  axes: ({ view }) => {
    const marks = Array.from({ length: view.size * TILE_SIDE }, (_, i) => ({ at: (i + 0.5) * S, label: String(i + 1) }))
    return { x: marks, y: marks }
  },
  subject,
  placeRect: (place, { view }) => rectOf(parsePlace(place, view), view),
  placeAt: (x, y, s) => placeAt(x, y, settle(s)),
  neighbour: (place, direction, s) => neighbour(place, direction, settle(s)),
  find,
}

const evac: GameDisplay = {
  id: 'evac',
  title: 'Evac',
  round: 'Turn',
  board,
  orders: {
    defaultFigure,
    settled,
    list: (s) => orders(settle(s)),
    preview: (s) => preview(settle(s)),
    pick: (place, s) => pick(place, settle(s)),
    targets: (s) => targets(settle(s)),
    menu,
    hintsFor: (s) => hintsFor(settle(s)),
  },
  words: {
    question: (s) => question(settle(s)),
    standing,
    left: (s) => left(settle(s)),
    goal: goalWords,
    oddsWords,
  },
  roster: {
    Mark,
    Icon,
    figures: ({ view, options }) => figures(view, options),
    seatOf: (figure) => (/^M\d+$/.test(figure) ? figure : 'Z'),
    counts,
  },
  log: async () => {
    const { lines } = await import('./words/log.ts')
    return { lines: (events, { view }) => lines(events, view) }
  },
  book: async () => (await import('./book.ts')).evacBook,
}

export const display = anyDisplay(evac)

/** Drop Dead's display: everything the shared table shows of it. */
import type { View } from '@shamble/drop-dead/page'
import { S } from '../../board/shapes.ts'
import { anyDisplay } from '../../play/game-display.ts'
import { Icon, Mark } from './art.tsx'
import { Beside } from './beside.tsx'
import { Board } from './board.tsx'
import { find, neighbour, placeAt } from './find.ts'
import { MiniMap } from './mini-map.tsx'
import { Overlay } from './overlay.tsx'
import { centreOf, frameOf, rectOf, T } from './place.ts'
import { defaultFigure, hintsFor, menu, orders, pick, preview, settle, settled, targets } from './plan/index.ts'
import { isAlive } from './read.ts'
import { oddsWords } from './words/odds.ts'
import { goal, left, question } from './words/question.ts'
import { counts, figures, standing } from './words/roster.ts'
import type { GameDisplay } from './types.ts'

/** What should be in sight first: the survivors and the tiles around them; before that the van. */
function focusOf(view: View): DOMRectReadOnly {
  const frame = frameOf(view)
  const at = view.survivors.flatMap((one) => (isAlive(one) && one.at !== null ? [centreOf(one.at)] : []))
  const points = at.length > 0 ? at : [[T / 2, T / 2] as const]
  const left = Math.min(...points.map(([x]) => x)) - 1.5 * T
  const top = Math.min(...points.map(([, y]) => y)) - 1.5 * T
  const right = Math.max(...points.map(([x]) => x)) + 1.5 * T
  const bottom = Math.max(...points.map(([, y]) => y)) + 1.5 * T
  return new DOMRectReadOnly(left - frame.x, top - frame.y, right - left, bottom - top)
}

/** Units along an edge of the frame. */
const marks = (from: number, length: number): { readonly at: number; readonly label: string }[] =>
  Array.from({ length: length / S }, (_, i) => ({ at: (i + 0.5) * S, label: String(from / S + i) }))

const board: GameDisplay['board'] = {
  Board,
  MiniMap,
  Beside,
  Overlay,
  layers: [
    { id: 'light', label: 'Light and shade: what the chosen figure sees', on: true },
    { id: 'reach', label: 'Reach, doorways, forced stops', on: true },
    { id: 'danger', label: 'Who could be reached there', on: true },
    { id: 'headings', label: 'Where the dead shamble', on: true },
    { id: 'entrances', label: 'Numbers of entrances and compass, for real dice', on: false },
    { id: 'numbers', label: 'Numbers of the dead', on: true },
    { id: 'tiles', label: 'Names of tiles', on: true },
    { id: 'names', label: 'Names of survivors', on: false },
  ],
  extent: ({ view }) => {
    const { x, y, width, height } = frameOf(view)
    return { width, height, corner: { x, y }, focus: focusOf(view) }
  },
  axes: ({ view }) => {
    const frame = frameOf(view)
    return { x: marks(frame.x, frame.width), y: marks(frame.y, frame.height) }
  },
  placeRect: (place, { view }) => rectOf(place, view),
  placeAt: (x, y, s) => placeAt(x, y, settle(s)),
  neighbour: (place, direction, s) => neighbour(place, direction, settle(s)),
  find,
}

const dropDead: GameDisplay = {
  id: 'drop-dead',
  title: 'Drop Dead',
  round: 'Cycle',
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
    goal,
    oddsWords,
  },
  roster: {
    Mark,
    Icon,
    figures: ({ view, options }) => figures(view, options),
    seatOf: (figure, view) => (figure.startsWith('zombie') ? (view.undeadTurn?.seat ?? null) : figure),
    counts,
  },
  log: async () => {
    const { lines } = await import('./words/log.ts')
    return { lines: (events, { view }) => lines(events, view) }
  },
  book: async () => (await import('./book.ts')).dropDeadBook,
}

export const display = anyDisplay(dropDead)

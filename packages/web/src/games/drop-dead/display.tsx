/** Drop Dead's display: everything the shared table shows of it. */
import { ABOUT, type View } from '@shamble/drop-dead/page'
import { around, inSight, squares } from '../../board/square/extent.ts'
import { shifted } from '../../board/square/places.ts'
import { settling } from '../../plan/settling.ts'
import { anyDisplay, logOf, type Rect } from '../../play/game-display.ts'
import { Icon, Mark } from './art.tsx'
import { Beside } from './beside.tsx'
import { Board } from './board.tsx'
import { find, grip, neighbour, placeAt } from './find.ts'
import { MiniMap } from './mini-map.tsx'
import { Overlay } from './overlay.tsx'
import { centreOf, boxOf, rectOf, rectOfCell, T } from './place.ts'
import {
  again,
  defaultFigure,
  drop,
  finished,
  hintsFor,
  menu,
  orders,
  pick,
  preview,
  settle,
  settled,
  targets,
} from './plan/index.ts'
import { unitsOfLiving } from './read.ts'
import { oddsWords } from './words/odds.ts'
import { goal, left, question } from './words/question.ts'
import { counts, figures, standing } from './words/roster.ts'
import type { GameDisplay } from './types.ts'

/** What should be in sight first: the survivors and the tiles around them; before that the van. */
function focus(view: View): DOMRectReadOnly | null {
  const living = unitsOfLiving(view).map(centreOf)
  return around(living.length > 0 ? living : [[T / 2, T / 2]], 1.5 * T)
}

/** So much is in sight beside whoever acts: the doorways of a tile, on the screen of a phone too. */
const BESIDE = { across: 0.95 * T, down: 0.7 * T }

/** The van's tile while everybody sets out from it; then whoever acts, and what is around: on the board as it lies. */
const subject: NonNullable<GameDisplay['board']['subject']> = ({ view, pending }) => {
  const box = boxOf(view)
  const onBoard = (rect: Rect): Rect => shifted(rect, [box.x, box.y])
  if (pending?.asks === 'place your survivor') return { topic: 'set out', rect: inSight(onBoard(rectOfCell([0, 0]))) }
  const actor = view.survivors.find(({ seat }) => seat === view.turn?.seat)
  if (!actor || actor.at === null) return null
  const [x, y] = centreOf(actor.at)
  const { across, down } = BESIDE
  const around = { x: x - across, y: y - down, width: 2 * across, height: 2 * down }
  return { topic: `${actor.seat} in cycle ${view.cycle}`, rect: inSight(onBoard(around)) }
}

const dropDead: GameDisplay = {
  ...ABOUT,
  board: {
    Board,
    MiniMap,
    Beside,
    Overlay,
    supposes: true,
    layers: [
      { id: 'light', label: 'Light and shade: what the chosen figure sees', on: true },
      { id: 'reach', label: 'Reach, doorways, forced stops', on: true },
      { id: 'danger', label: 'Who could be reached there', on: true },
      { id: 'headings', label: 'Where the dead shamble', on: true },
      { id: 'entrances', label: 'Numbers of entrances and compass, for real dice', on: false },
      { id: 'numbers', label: 'Numbers of the dead', on: true },
      { id: 'tiles', label: 'Names of tiles', on: true },
      { id: 'names', label: 'Names of survivors', on: true },
    ],
    ...squares<View>({ box: boxOf, first: [0, 0], grows: true, focus, rectOf }),
    subject,
    placeAt,
    neighbour,
    find,
    grip,
  },
  orders: { defaultFigure, settled, list: orders, preview, pick, drop, targets, again, finished, menu, hintsFor },
  words: { question, standing, left, goal, oddsWords },
  roster: {
    Mark,
    Icon,
    figures: ({ view, options }) => figures(view, options),
    seatOf: (figure, view) => (figure.startsWith('zombie') ? (view.undeadTurn?.seat ?? null) : figure),
    counts,
  },
  log: async () => logOf((await import('./words/log.ts')).lines),
  directed: async () => (await import('./directed.ts')).directed,
  book: async () => (await import('./book.ts')).dropDeadBook,
}

export const display = anyDisplay(settling(settle, dropDead))

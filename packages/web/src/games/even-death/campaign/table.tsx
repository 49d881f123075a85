/** The map of a war as a table: everything the shared table shows of a campaign. */
import { CAMPAIGN, PLACES, type View } from '@shamble/even-death/campaign/page'
import { ABOUT } from '@shamble/even-death/page'
import '../board.css'
import { settling } from '../../../plan/settling.ts'
import { anyDisplay, type Subject } from '../../../play/game-display.ts'
import { Icon, Mark } from './art.tsx'
import { Chosen, Standing } from './beside.tsx'
import { deskFor } from './desks/index.ts'
import { Board } from './map/board.tsx'
import { MiniMap } from './map/mini-map.tsx'
import { findPlace, nameAt, nameOf, placeNamed, readForce, rectOf, stepFrom, TILE, WIDTH } from './map/place.ts'
import { orderly, settle } from './plan/index.ts'
import { chosenForce, offered } from './read.ts'
import type { DisplayState, GameDisplay } from './types.ts'
import { die, goal, left, oddsWords, question, standing, time } from './words/question.ts'
import { counts, figures, seatOf } from './words/roster.ts'

const marks = Array.from({ length: 8 }, (_, i) => ({ at: (i + 0.5) * TILE, label: String(i + 1) }))

/** The start tile while its neighbours are chosen; else all of the map stays in sight. */
function subject(s: DisplayState): Subject | null {
  const [first] = offered(s, 'fortify')
  return first ? { topic: `fortify ${s.seat}`, rect: null } : null
}

/** Smaller than this nobody reads it: then what is chosen is looked at, and not all of the map. */
const LEAST = 0.42

/** Keys begin at the chosen force, or in the middle. */
const from = (place: string | null, s: DisplayState): number =>
  placeNamed(place, s.view) ?? chosenForce(s)?.at ?? PLACES[27] ?? 11

const board: GameDisplay['board'] = {
  Board,
  MiniMap,
  Standing,
  Chosen,
  layers: [
    { id: 'names', label: 'Names of tiles', on: true },
    { id: 'owners', label: 'Who holds what', on: true },
  ],
  extent: () => ({ width: WIDTH, height: WIDTH, focus: null, whole: LEAST }),
  axes: () => ({ x: marks, y: marks }),
  subject,
  placeRect: (name, { view }) => {
    const place = placeNamed(name, view)
    return place === null ? null : rectOf(place)
  },
  placeAt: (x, y, { view }) => nameAt(x, y, view),
  neighbour: (place, direction, s) => nameOf(stepFrom(from(place, s), direction), s.view),
  find: (text, s) => {
    if (readForce(text) !== null) return text
    const place = findPlace(text, s)
    return place === null ? null : nameOf(place, s.view)
  },
}

/** In a bar beside three or four factions there is room for short words. */
const war: GameDisplay = {
  ...CAMPAIGN,
  title: ABOUT.title,
  round: 'Turn',
  board,
  orders: { ...orderly, hand: deskFor },
  words: { question, die, standing, left, goal, time, oddsWords },
  roster: { Mark, Icon, figures, seatOf: (figure: string, view: View) => seatOf(figure, view), counts },
  campaign: true,
  log: () => import('./words/log.ts'),
  book: async () => (await import('./book.ts')).warBook,
}

export const display = anyDisplay(settling(settle, war))

/** The display of Even Death May Die: everything the shared table shows of it. */
import { ABOUT, INCH, isOnTable, unitOf, type View } from '@shamble/even-death/page'
import type { OptionValues } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { extentOf, framed, framedAround } from '../../board/measured/framing.ts'
import { settling } from '../../plan/settling.ts'
import { anyDisplay, type Subject } from '../../play/game-display.ts'
import { Icon, Mark } from './art.tsx'
import { Board } from './board.tsx'
import { Beside } from './beside.tsx'
import { pointed } from './find.ts'
import { forceDeskFor } from './force/index.ts'
import { LAYERS } from './looks.ts'
import { MiniMap } from './mini-map.tsx'
import { Overlay } from './overlay.tsx'
import { centreNamed } from './place.ts'
import { placedNext, startPoint } from './plan/deploy.ts'
import { orderly, settle } from './plan/index.ts'
import { activeUnit, controllerOf, lookOf } from './read.ts'
import type { DisplayState, GameDisplay } from './types.ts'
import { oddsWords } from './words/odds.ts'
import { die, goal, left, question, time } from './words/question.ts'
import { counts, figures, standing } from './words/roster.ts'
import { unitCalled, unitName } from './words/titles.ts'

/** So much around figures is in sight with them. */
const AROUND = 4 * INCH
/** And around the unit that acts. */
const BESIDE = 8 * INCH

function standingPlaces({ humans, herds }: View): readonly XY[] {
  return [...humans.filter(isOnTable), ...herds.filter(isOnTable).flatMap(({ zombies }) => zombies)].map(({ at }) => at)
}

/** Where a seat deploys, all of it. */
const cornersIn = (s: DisplayState): readonly XY[] =>
  s.seat === null
    ? []
    : lookOf(s)
        .zones(s.seat)
        .flatMap(({ x, y }) => [
          { x: x[0], y: y[0] },
          { x: x[1], y: y[1] },
        ])

/** Everybody who stands; before anybody does the whole table. */
function focusOf(view: View, options: OptionValues): DOMRectReadOnly {
  const { terrain } = lookOf({ view, options }).facts.layout
  const all = standingPlaces(view)
  const corners = [
    { x: 0, y: 0 },
    { x: terrain.width, y: terrain.depth },
  ]
  return framed(terrain, all.length === 0 ? corners : all, AROUND)
}

/** No longer than this a zone is shown whole, with its rim. */
const WHOLE = 20 * INCH
const RIM = INCH

/** Where the next unit is placed: at first all of the zone, then as much of it as the table shows so near. */
function zoneShown(s: DisplayState): DOMRectReadOnly | null {
  const corners = cornersIn(s)
  if (corners.length === 0) return null
  const { terrain } = lookOf(s).facts.layout
  const start = standingPlaces(s.view).length > 0 ? startPoint(s) : null
  if (start === null) return framed(terrain, corners, AROUND)
  const long = (of: (p: XY) => number): number => Math.max(...corners.map(of)) - Math.min(...corners.map(of))
  const isLong =
    Math.max(
      long(({ x }) => x),
      long(({ y }) => y),
    ) > WHOLE
  return isLong ? framedAround(start, BESIDE) : framed(terrain, corners, RIM)
}

/** The unit that acts, and what is around it; before the battle where one deploys. */
function subject(s: DisplayState): Subject | null {
  const { view } = s
  if (view.phase === 'forces') return { topic: 'forces', rect: null }
  const zone = view.phase === 'deployment' ? zoneShown(s) : null
  if (zone) return { topic: `zone ${s.seat} ${placedNext(s)?.id ?? ''}`, rect: zone }
  const unit = activeUnit(view)
  const at = unit && centreNamed(unitName(unit), s)
  return at ? { topic: unitName(unit), rect: framedAround(at, BESIDE) } : null
}

const board: GameDisplay['board'] = {
  Board,
  MiniMap,
  Beside,
  Overlay,
  supposes: true,
  layers: LAYERS,
  extent: ({ view, options }) => {
    const { terrain } = lookOf({ view, options }).facts.layout
    return extentOf(terrain, focusOf(view, options))
  },
  subject,
  ...pointed,
}

const evenDeath: GameDisplay = {
  ...ABOUT,
  board,
  orders: { ...orderly, hand: forceDeskFor },
  words: { question, die, standing, left, goal, time, oddsWords },
  roster: {
    Mark,
    Icon,
    figures,
    // ed.rambling.2 For a herd that rambles whoever moves it.
    seatOf: (figure, view) => {
      const unit = unitCalled(view, figure)
      const now = unit && unitOf(view, unit.id)
      return now ? controllerOf(now) : null
    },
    counts,
  },
  log: () => import('./words/log.ts'),
  directed: async () => (await import('./directed.ts')).directed,
  book: async () => (await import('./book.ts')).evenDeathBook,
}

export const display = anyDisplay(settling(settle, evenDeath))

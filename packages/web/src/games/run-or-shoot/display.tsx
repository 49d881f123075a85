/** The display of Run? ... or Shoot?: everything the shared table shows of it. */
import { ABOUT, isInPlay, UMPIRE, type View } from '@shamble/run-or-shoot/page'
import type { OptionValues } from '@shamble/kernel'
import { cornersOf, extentOf, framed, framedAround } from '../../board/measured/framing.ts'
import { px } from '../../board/measured/units.ts'
import { settling } from '../../plan/settling.ts'
import { anyDisplay, type Extent, type Subject } from '../../play/game-display.ts'
import { Icon, Mark } from './art.tsx'
import { Beside } from './beside.tsx'
import { Board } from './board.tsx'
import { umpireSubject } from './desk/subject.ts'
import { pointed } from './find.ts'
import { startZone } from './ground.tsx'
import { handShown } from './hand/cards.ts'
import { handFor } from './hand/index.ts'
import { StepBar } from './hand/step-bar.tsx'
import { LAYERS } from './looks.ts'
import { MiniMap } from './mini-map.tsx'
import { Overlay } from './overlay.tsx'
import { orderly, settle } from './plan/index.ts'
import { actorOf, isDesk, isUmpire, lookOf } from './read.ts'
import { oddsWords } from './words/odds.ts'
import { die, goal, lasts, left, question } from './words/question.ts'
import { counts, figures, standing } from './words/roster.ts'
import { survivorCalled, zedCalled } from './words/titles.ts'
import type { DisplayState, GameDisplay, Seen } from './types.ts'

/** What is in sight around the living, in units. */
const AROUND = 2200

/** Rings of lairs and Zeds, and the last number of a ruler, reach over the edge of the table. */
const BEYOND = px(300)

/** As small as this the whole lane is still played on: where the horde comes from is seen with the team. */
const WHOLE = 0.55

/** The table with what reaches over its edge. */
function extent({ view, options }: Seen): Extent {
  const { width, height, focus } = extentOf(lookOf({ view, options }).facts.layout.terrain, focusOf(view, options))
  return { width: width + BEYOND, height: height + BEYOND, focus, whole: WHOLE }
}

/** What should be in sight first: the living and the ground around them; before that where they start. */
function focusOf(view: View, options: OptionValues): DOMRectReadOnly {
  const { book, facts } = lookOf({ view, options })
  const living = view.survivors.filter((one) => isInPlay(one) && one.seat !== null).map(({ at }) => at)
  return framed(facts.layout.terrain, living.length > 0 ? living : cornersOf(startZone(book)), AROUND)
}

/** So much around whoever is asked is in sight with him, however close the board is looked at. */
const BESIDE = 800

/** Each question of the set-up has a sheet of its own height: whoever is placed has the whole zone in sight then. */
function startOf({ view, options, pending }: DisplayState): DOMRectReadOnly {
  if (pending?.asks !== 'place') return focusOf(view, options)
  const { book, facts } = lookOf({ view, options })
  return framed(facts.layout.terrain, cornersOf(startZone(book)), BESIDE_ZONE)
}
const BESIDE_ZONE = 200

/** Whoever is asked, and what is around him. */
function subject(s: DisplayState): Subject | null {
  if (isUmpire(s)) return umpireSubject(s)
  if (s.view.step === 'setup') return { topic: `set-up ${s.pending?.asks ?? ''}`, rect: startOf(s) }
  const actor = actorOf(s)
  return actor ? { topic: `survivor ${actor.n}`, rect: framedAround(actor.at, BESIDE) } : null
}

const board: GameDisplay['board'] = {
  Board,
  MiniMap,
  Beside,
  Overlay,
  Steps: StepBar,
  layers: LAYERS,
  extent,
  subject,
  ...pointed,
}

const runOrShoot: GameDisplay = {
  ...ABOUT,
  board,
  orders: { ...orderly, list: (s) => handShown(orderly.list(s), s.selection.order), hand: handFor },
  words: { question, die, standing, lasts, left, goal, oddsWords },
  roster: {
    Mark,
    Icon,
    figures: ({ view, options }) => figures(view, options),
    seatOf: (figure, view) =>
      survivorCalled(view, figure)?.seat ?? (isDesk(view) && zedCalled(view, figure) ? UMPIRE : null),
    counts,
    deskOf: (seats, { umpire }) => (umpire === 'asked' && seats.includes(UMPIRE) ? 'the umpire’s desk' : null),
  },
  // rs.secrecy.10, rs.secrecy.17 What one has found or sees may be one's own; rs.seats.4 the umpire sees what is hidden.
  differ: ({ radioTalk, fogOfWar, umpire }, one, other) =>
    radioTalk === true ||
    fogOfWar === 'strict' ||
    (umpire === 'asked' && one.includes(UMPIRE) !== other.includes(UMPIRE)),
  log: () => import('./words/log.ts'),
  directed: async () => (await import('./directed.ts')).directed,
  book: async () => (await import('./book.ts')).runOrShootBook,
}

export const display = anyDisplay(settling(settle, runOrShoot))

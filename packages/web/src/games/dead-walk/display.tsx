/** Dead Walk Again's display: everything the shared table shows of it. */
import { ABOUT, humanOf, isDriver, isInPlay, type View } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import { cornersOf, extentOf, framed, framedAround } from '../../board/measured/framing.ts'
import { settling } from '../../plan/settling.ts'
import { anyDisplay, type Subject } from '../../play/game-display.ts'
import { Icon, Mark } from './art.tsx'
import { Beside } from './beside.tsx'
import { Board } from './board.tsx'
import { pointed } from './find.ts'
import { MiniMap } from './mini-map.tsx'
import { Overlay } from './overlay.tsx'
import { actorOf, orderly, settle } from './plan/index.ts'
import { chosenHuman, isAsked, lookOf, mapFor, viewOf } from './read.ts'
import { oddsWords } from './words/odds.ts'
import { die, goal, left, lying, planned, question, time } from './words/question.ts'
import { counts, figures, standing } from './words/roster.ts'
import type { GameDisplay, DisplayState } from './types.ts'

/** What is in sight around the living, in units. */
const AROUND = 2200
/** And around the zone where they are placed. */
const AROUND_ZONE = 100

/** What should be in sight first: the humans and the ground around them; before that the deployment zone. */
function focusOf(view: View, options: OptionValues): DOMRectReadOnly {
  const { terrain, deployment } = mapFor(view, options)
  const living = view.humans.filter(isInPlay).map(({ at }) => at)
  return framed(terrain, living.length > 0 ? living : cornersOf(deployment), AROUND)
}

/** Where people are placed, all of it: on a phone little else has room. */
function zoneOf(view: View, options: OptionValues): DOMRectReadOnly {
  const { terrain, deployment } = mapFor(view, options)
  return framed(terrain, cornersOf(deployment), AROUND_ZONE)
}

/** Whoever acts, or else is chosen to, and what is around him. */
function subject(s: DisplayState): Subject | null {
  const view = viewOf(s)
  if (view.phase === 'setup') return { topic: 'set-up', rect: zoneOf(view, s.options) }
  const active = actorOf(s) ?? (isAsked(s) ? chosenHuman(s) : undefined)
  if (!active) return null
  // dw.vehicle.9 A driver looks farther ahead.
  return { topic: `human ${active.n}`, rect: framedAround(active.at, isDriver(view, active) ? 2800 : 1300) }
}

const board: GameDisplay['board'] = {
  Board,
  MiniMap,
  Beside,
  Overlay,
  supposes: true,
  layers: [
    { id: 'light', label: 'Light and shade: what the chosen human sees', on: true },
    { id: 'reach', label: 'Reach, a ring an action point', on: true },
    { id: 'intents', label: 'Where the dead go next', on: true },
    { id: 'tape', label: 'Tape: from the chosen human to the pointer', on: true },
    { id: 'rings', label: 'Rings at 5, 10, 20 and 40 cm around the chosen human', on: false },
    { id: 'spawns', label: 'Where noise brings the dead from', on: false },
    { id: 'numbers', label: 'Numbers of the dead', on: true },
    { id: 'rooms', label: 'Names of rooms', on: true },
    { id: 'names', label: 'Names of humans', on: true },
  ],
  extent: ({ view, options }) => extentOf(mapFor(view, options).terrain, focusOf(view, options)),
  subject,
  ...pointed,
}

const deadWalk: GameDisplay = {
  ...ABOUT,
  board,
  orders: {
    ...orderly,
    oddsAtOnce: (s, command) => {
      const human = actorOf(s)
      return human && s.seat !== null ? lookOf(s).odds(s.seat, human, command) : null
    },
  },
  words: { question, die, lying, standing, left, planned, goal, time, oddsWords },
  roster: {
    Mark,
    Icon,
    figures: ({ view, options }) => figures(view, options),
    seatOf: (figure, view) =>
      figure.startsWith('zombie') ? 'GM' : (humanOf(view, Number(figure.slice(1)))?.seat ?? null),
    counts,
  },
  log: () => import('./words/log.ts'),
  directed: async () => (await import('./directed.ts')).directed,
  book: async () => (await import('./book.ts')).deadWalkBook,
}

export const display = anyDisplay(settling(settle, deadWalk))

/** The first game: one remark at a time, while it applies. */
import { type HintAnswer, TEACHING } from '@shamble/evac/page'
import { SET_OUT } from '../opening.ts'
import { answersIn } from '../../../plan/reading.ts'
import { bearing, latticeFor, squareName, squareOfXY, tileUnder, zombieName } from '../place.ts'
import { orders, preview } from '../plan/index.ts'
import { chosenMarine, hintsOf, offered, zombieOf } from '../read.ts'
import type { GuideTarget } from '../../../play/game-display.ts'
import type { GuideStep, DisplayState } from '../types.ts'
import { capital, count, plural, possessive } from '../../../words/plain.ts'
import { sure } from '../../../sure.ts'

/** The dead are asked something. */
const isForDead = (s: DisplayState): boolean => s.seat === 'Z' && (s.pending?.owe.includes('Z') ?? false)

const early = (s: DisplayState): boolean => s.view.turn <= TEACHING.hintTurns

const says = (at: (typeof TEACHING.hints)[number]['at']): string =>
  TEACHING.hints.find((hint) => hint.at === at)?.says ?? ''

const asks = (s: DisplayState, name: string): boolean =>
  s.pending?.asks === name && s.seat !== null && s.pending.owe.includes(s.seat)

/** The first turn is taught by what to press. */
const taught = (s: DisplayState): boolean => s.view.turn === 1 && asks(s, 'act')

/** What a competent player would do with whoever is chosen. */
function advised(s: DisplayState) {
  const advice = answersIn<HintAnswer>(s)('advice')
  return advice && advice.seat === s.selection.figure ? advice : null
}

/** Whom to fire at. */
const prey = (s: DisplayState): string | null => {
  const command = advised(s)?.command
  if (isOpening(s)) return nearest(s)
  return command?.do === 'shoot' || command?.do === 'fire-on' ? zombieName(command.zombie) : null
}

/** The nearest one that can be fired at. */
function nearest(s: DisplayState): string | null {
  const from = chosenMarine(s)?.at
  if (from === undefined) return null
  const far = ({ zombie }: { readonly zombie: number }): number => {
    const at = zombieOf(s.view, zombie)?.at
    return at === undefined ? Number.POSITIVE_INFINITY : bearing(s.view, from, at).squares
  }
  const [first, ...others] = offered(s, 'shoot')
  if (!first) return null
  return zombieName(others.reduce((best, one) => (far(one) < far(best) ? one : best), first).zombie)
}

/** The patrol stands as it was set out for a first game: there a shot is as good as anything (opening.slow.test.ts). */
const isOpening = (s: DisplayState): boolean =>
  taught(s) &&
  s.view.marines.every(
    ({ seat, at, attack, acted }) => !acted && attack === null && SET_OUT.get(seat)?.join() === squareName(s.view, at),
  )

/** Where to walk; `isNew`: onto a tile that is turned over by it. */
function walked(s: DisplayState): { readonly place: string; readonly isNew: boolean } | null {
  const advice = advised(s)
  if (advice?.command.do !== 'step') return null
  const to = advice.to ?? squareOfXY(s.view, advice.command.to)
  return { place: squareName(s.view, to), isNew: s.view.tiles[tileUnder(s.view, to)]?.up === false }
}

/** A standing door is on the way there. */
function isThroughDoor(s: DisplayState): boolean {
  const { marine } = hintsOf(s)
  const to = advised(s)?.to
  const path = marine?.reach.find(({ at }) => at === to)?.path
  if (!marine || !path) return false
  const ways = [marine.from, ...path]
  return s.view.doors.some(({ side, standing }) => {
    const squares: readonly number[] = standing ? sure(latticeFor(s.view).squaresOfSides[side]) : []
    return ways.some((at, i) => i > 0 && squares.includes(at) && squares.includes(sure(ways[i - 1])))
  })
}

const pressCommit = (s: DisplayState): string => `Press ${preview(s)?.variants[0]?.commit ?? 'the button'}.`
const isCardOpen = (s: DisplayState): boolean => s.selection.aim !== null && (preview(s)?.variants.length ?? 0) > 0

/** Of those who can be fired at. */
function inSightWords(s: DisplayState): string {
  const n = new Set(offered(s, 'shoot').map(({ zombie }) => zombie)).size
  const who = chosenMarine(s)?.name ?? 'the marine'
  return `${capital(count(n))} of the dead ${plural(n, 'is', 'are')} in ${possessive(who)} sight. A card will say what a shot may do, before you take it.`
}

/** "Nobody can bite Ito there, two can here." */
function saferWords(s: DisplayState): string {
  const { marine } = hintsOf(s)
  const to = advised(s)?.to
  const there = marine?.reach.find(({ at }) => at === to)?.danger
  const name = chosenMarine(s)?.name ?? 'the marine'
  if (!marine || there === undefined) return 'The card says what it costs before you do it.'
  const can = there === 0 ? `Nobody can bite ${name} there` : `${capital(count(there))} could bite ${name} there`
  return marine.danger > there ? `${can}, ${count(marine.danger)} could here.` : `${can}. It leads on to the helipad.`
}

const at = (place: string | null) => (place === null ? null : { place })

/** The card of something that the lesson did not name is open. */
const otherCard = (lesson: number, when: (s: DisplayState) => boolean): GuideStep => ({
  id: `another card in lesson ${lesson}`,
  lesson,
  when: (s) => when(s) && isCardOpen(s),
  press: pressCommit,
  at: () => ({ commit: true }),
  words: 'As you like. The card says what it costs before you do it. If you think better of it, press Esc.',
  clause: 'ev.act.3',
})

const isAimless = (s: DisplayState): boolean => s.selection.aim === null
/** What the lesson names is aimed at. */
const isMeant = (s: DisplayState): boolean =>
  isCardOpen(s) && (s.selection.aim === walked(s)?.place || s.selection.aim === prey(s))

/** One decision of the first turn: whatever a competent player would do now. */
const lesson = (n: number): readonly GuideStep[] => [...fights(n), ...walks(n), otherCard(n, taught)]

const fights = (n: number): readonly GuideStep[] => [
  {
    id: `burst in lesson ${n}`,
    lesson: n,
    when: (s) => asks(s, 'fire on?') && advised(s) !== null,
    press: () => 'Fire on, or stop.',
    at: (s) => (isAimless(s) ? (at(prey(s)) ?? { order: 'cease-fire' }) : { commit: true }),
    words: 'Keep firing until a 1 comes up or the rounds run out: at the same zombie, or at one beside it.',
    clause: 'ev.auto.5',
  },
  {
    id: `shoot in lesson ${n}`,
    lesson: n,
    when: (s) => taught(s) && isAimless(s) && prey(s) !== null,
    press: (s) => `Press ${prey(s) ?? 'a zombie'}.`,
    at: (s) => at(prey(s)),
    words: inSightWords,
    clause: 'ev.attack.1',
  },
  {
    id: `end in lesson ${n}`,
    lesson: n,
    when: (s) => taught(s) && isAimless(s) && advised(s)?.command.do === 'end',
    press: (s) => `Press ${endLabel(s)} when ${chosenMarine(s)?.name ?? 'the marine'} is done.`,
    at: () => ({ order: 'end' }),
    words: 'Whoever has not acted yet comes next. When everybody has, the dead move.',
    clause: 'ev.act.1',
  },
]

const walks = (n: number): readonly GuideStep[] => [
  {
    id: `turn a tile in lesson ${n}`,
    lesson: n,
    when: (s) => taught(s) && isAimless(s) && walked(s)?.isNew === true,
    press: () => 'Press the question mark.',
    at: (s) => at(walked(s)?.place ?? null),
    words: 'It turns the next tile over. Nobody knows what waits there, and steps are left to come back.',
    clause: 'ev.flip.3',
  },
  {
    id: `door in lesson ${n}`,
    lesson: n,
    when: (s) => taught(s) && isAimless(s) && walked(s) !== null && isThroughDoor(s),
    press: () => 'Press the square beyond the door.',
    at: (s) => at(walked(s)?.place ?? null),
    words: says('firstDoor'),
    clause: 'ev.move.4',
  },
  {
    id: `walk in lesson ${n}`,
    lesson: n,
    when: (s) => taught(s) && isAimless(s) && walked(s) !== null,
    press: () => 'Press the square that is ringed.',
    at: (s) => at(walked(s)?.place ?? null),
    words: saferWords,
    clause: 'ev.move.1',
  },
  {
    id: `card in lesson ${n}`,
    lesson: n,
    when: (s) => taught(s) && isMeant(s),
    press: pressCommit,
    at: () => ({ commit: true }),
    words: 'The card says what it costs before you do it. If you think better of it, press Esc or another place.',
    clause: 'ev.move.1',
  },
]

/** So many decisions are taught. */
const LESSONS: readonly GuideStep[] = [1, 2, 3, 4, 5].flatMap(lesson)

/** As it stands on the button. */
const endLabel = (s: DisplayState): string => orders(s).find(({ id }) => id === 'end')?.label ?? 'End turn'

/** The order by which the dead's player does all that is asked at once. */
const atOnce = (s: DisplayState): { readonly id: string; readonly label: string } | undefined =>
  orders(s).find(({ id }) => id === 'lay' || id === 'shamble')

/** What the dead press: the card that is open, else all of it at once. Their automation is as good as anybody's hand. */
const pressForDead = (s: DisplayState): string =>
  isOpenForDead(s) ? pressCommit(s) : `Press ${atOnce(s)?.label ?? 'one of your zombies'}.`

const isOpenForDead = (s: DisplayState): boolean =>
  (s.selection.aim !== null || s.selection.order === atOnce(s)?.id) && (preview(s)?.variants.length ?? 0) > 0

const pointForDead = (s: DisplayState): GuideTarget | null => {
  if (isOpenForDead(s)) return { commit: true }
  const order = atOnce(s)?.id
  return order === undefined ? null : { order }
}

/** What else is worth a remark, while it applies. */
const REMARKS: readonly GuideStep[] = [
  {
    id: 'the dead',
    when: (s) => early(s) && isForDead(s),
    press: pressForDead,
    at: pointForDead,
    words:
      'You are the dead: all zombies are yours, and more come every turn. You win when every marine is dead, they win on the cleared helipad. A zombie walks two squares and bites whoever it then stands beside.',
    clause: 'ev.win.7',
  },
  {
    id: 'doors of the dead',
    when: (s) => asks(s, 'place a door') && s.seat === 'Z',
    press: pressForDead,
    at: pointForDead,
    words:
      'Marines walk through doors, you must break them down with a 6. To put yours down yourself, press dashed walls: between two rooms or far from the patrol they help least.',
    clause: 'ev.pop.3',
  },
  {
    id: 'taught',
    when: (s) => s.view.turn === 2 && asks(s, 'act'),
    words: 'That was a whole turn: you act, then the dead do. Find the helipad, clear it of the dead, and stand on it.',
    clause: 'ev.win.1',
  },
  {
    id: 'start',
    when: (s) => asks(s, 'choose the start tile'),
    words:
      'Nobody knows what lies under the tiles. The helipad is at least two tiles away from where you go in. Press a tile on the edge.',
    clause: 'ev.setup.5',
  },
  {
    id: 'doors',
    when: (s) => asks(s, 'place a door') && s.seat !== 'Z',
    words:
      'A new tile gets doors: one of yours, one of theirs, and so on. Nobody enters a room without one. You walk through doors, the dead must break them.',
    clause: 'ev.pop.3',
  },
  {
    id: 'deploy',
    when: (s) => asks(s, 'place your marine'),
    words:
      'Set out indoors or away from the map edge: the dead appear there. Grunts are tough, Medics fast, Sergeants sure shots.',
    clause: 'ev.setup.12',
  },
  {
    id: 'spawn',
    when: (s) => early(s) && s.view.phase === 'spawn' && s.seat !== 'Z',
    words: says('firstSpawn'),
    clause: 'ev.spawn.1',
  },
  {
    id: 'place',
    when: (s) => early(s) && asks(s, 'place a zombie'),
    press: pressForDead,
    at: pointForDead,
    words: 'Or press a dashed square for each. The nearer to a marine it stands, the sooner it bites.',
    clause: 'ev.spawn.7',
  },
  {
    id: 'move',
    when: (s) => early(s) && asks(s, 'act') && offered(s, 'step').length > 0,
    words:
      'The light is what the chosen marine sees. Press a framed square to walk there: the dots count the dead who could bite you there, hatched squares cost the attack.',
    clause: 'ev.move.1',
  },
  {
    id: 'attack',
    when: (s) => early(s) && asks(s, 'act') && chosenMarine(s)?.stirred === false && offered(s, 'shoot').length > 0,
    words: says('firstAttack'),
    clause: 'ev.stand.1',
  },
  {
    id: 'tile',
    when: (s) => early(s) && asks(s, 'act') && (hintsOf(s).marine?.reach.some((r) => r.kind === 'flip') ?? false),
    words:
      'A square with a question mark turns a tile over. Nobody knows what waits there: keep two squares of movement to step back out of reach.',
    clause: 'ev.flip.3',
  },
  {
    id: 'zombies',
    when: (s) => early(s) && asks(s, 'activate a zombie'),
    press: pressForDead,
    at: pointForDead,
    words:
      'All go for the nearest marine, and the board shows where before you agree. Or move some yourself first: press a zombie, then where it goes. Beside a marine it bites.',
    clause: 'ev.zturn.4',
  },
]

export const guide: readonly GuideStep[] = [...LESSONS, ...REMARKS]

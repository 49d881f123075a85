/** The first game: one remark at a time, while it applies. */
import { TEACHING } from '@shamble/evac/page'
import { bearing, latticeFor, parsePlace, squareName, zombieName } from '../place.ts'
import { orders, preview } from '../plan/index.ts'
import { chosenMarine, hintsOf, offered, zombieOf } from '../read.ts'
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

const readyToFire = (s: DisplayState): boolean => taught(s) && offered(s, 'shoot').length > 0

/** The nearest one that can be fired at. */
function nearestTarget(s: DisplayState): string | null {
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

const aimedAt = ({ selection, view }: DisplayState): number | null => {
  const place = selection.aim === null ? null : parsePlace(selection.aim, view)
  return place?.kind === 'zombie' ? place.id : null
}

/** The square beyond a door that can be walked to. */
function beyondDoor(s: DisplayState): string | null {
  const { marine } = hintsOf(s)
  if (!marine) return null
  const behind = s.view.doors.flatMap(({ side, standing }) => {
    const squares: readonly number[] = standing ? sure(latticeFor(s.view).squaresOfSides[side]) : []
    return squares.includes(marine.from) ? squares.filter((square) => square !== marine.from) : []
  })
  const reached = marine.reach.filter(({ at, kind }) => kind === 'walk' && behind.includes(at))
  return reached[0] ? squareName(s.view, reached[0].at) : null
}

/** Nobody of whoever is chosen has gone anywhere yet. */
const isStill = (s: DisplayState): boolean => chosenMarine(s)?.stirred === false

/** Whoever is chosen has done something: nobody is told to end what has not begun. */
const hasActed = (s: DisplayState): boolean => {
  const m = chosenMarine(s)
  return m !== undefined && m !== null && (m.stirred || m.attack !== null)
}

const isDoorNext = (s: DisplayState): boolean => taught(s) && isStill(s) && beyondDoor(s) !== null
const pressCommit = (s: DisplayState): string => `Press ${preview(s)?.variants[0]?.commit ?? 'the button'}.`

/** Of those who can be fired at. */
function inSightWords(s: DisplayState): string {
  const n = new Set(offered(s, 'shoot').map(({ zombie }) => zombie)).size
  const who = chosenMarine(s)?.name ?? 'the marine'
  return `${capital(count(n))} of the dead ${plural(n, 'is', 'are')} in ${possessive(who)} sight. A card will say what a shot may do, before you take it.`
}

/** The card of something else than what the lesson is about is open. */
const otherCard = (lesson: number, when: (s: DisplayState) => boolean): GuideStep => ({
  id: `another card in lesson ${lesson}`,
  lesson,
  when: (s) => when(s) && s.selection.aim !== null && (preview(s)?.variants.length ?? 0) > 0,
  press: pressCommit,
  at: () => ({ commit: true }),
  words: 'As you like. The card says what it costs before you do it. If you think better of it, press Esc.',
  clause: 'ev.act.3',
})

const LESSONS: readonly GuideStep[] = [
  {
    id: 'aim',
    lesson: 1,
    when: (s) => readyToFire(s) && aimedAt(s) === null,
    press: (s) => `Press ${nearestTarget(s) ?? 'a zombie'}.`,
    at: (s) => {
      const place = nearestTarget(s)
      return place === null ? null : { place }
    },
    words: inSightWords,
    clause: 'ev.attack.1',
  },
  {
    id: 'fire',
    lesson: 1,
    when: (s) => readyToFire(s) && aimedAt(s) !== null,
    press: pressCommit,
    at: () => ({ commit: true }),
    words: 'Whoever stands still shoots better. If you would rather back away, press a framed square instead.',
    clause: 'ev.stand.1',
  },
  otherCard(1, readyToFire),
  {
    id: 'burst',
    lesson: 2,
    when: (s) => asks(s, 'fire on?'),
    press: () => 'Fire on, or stop.',
    at: (s) => {
      if (s.selection.aim !== null) return { commit: true }
      const [next] = offered(s, 'fire-on')
      return next ? { place: zombieName(next.zombie) } : { order: 'cease-fire' }
    },
    words: 'Keep firing until a 1 comes up or the rounds run out: at the same zombie, or at one beside it.',
    clause: 'ev.auto.5',
  },
  {
    id: 'door',
    lesson: 3,
    when: (s) => isDoorNext(s) && s.selection.aim === null,
    press: () => 'Press the square beyond the door.',
    at: (s) => {
      const place = beyondDoor(s)
      return place === null ? null : { place }
    },
    words: says('firstDoor'),
    clause: 'ev.move.4',
  },
  {
    id: 'walk',
    lesson: 3,
    when: (s) => isDoorNext(s) && s.selection.aim !== null && (preview(s)?.variants.length ?? 0) > 0,
    press: pressCommit,
    at: () => ({ commit: true }),
    words: 'The card says what it costs before you do it. If you think better of it, press Esc or another place.',
    clause: 'ev.move.1',
  },
  {
    id: 'shoot after a walk',
    lesson: 4,
    when: (s) => readyToFire(s) && s.selection.aim === null && hasActed(s),
    press: (s) => `Press ${nearestTarget(s) ?? 'a zombie'}.`,
    at: (s) => {
      const place = nearestTarget(s)
      return place === null ? null : { place }
    },
    words: (s) => `${chosenMarine(s)?.name ?? 'The marine'} can still attack: once in a turn, before or after walking.`,
    clause: 'ev.act.6',
  },
  {
    id: 'fire after a walk',
    lesson: 4,
    when: (s) => readyToFire(s) && aimedAt(s) !== null && hasActed(s),
    press: pressCommit,
    at: () => ({ commit: true }),
    words: 'The card says what the shot may do, and what it ends.',
    clause: 'ev.attack.1',
  },
  {
    id: 'end',
    lesson: 4,
    when: (s) =>
      taught(s) && s.selection.aim === null && offered(s, 'end').length > 0 && hasActed(s) && !readyToFire(s),
    press: (s) => `Press ${endLabel(s)} when ${chosenMarine(s)?.name ?? 'the marine'} is done.`,
    at: () => ({ order: 'end' }),
    words: 'Whoever has not acted yet comes next. When everybody has, the dead move.',
    clause: 'ev.act.1',
  },
  otherCard(4, (s) => taught(s) && hasActed(s)),
]

/** As it stands on the button. */
const endLabel = (s: DisplayState): string => orders(s).find(({ id }) => id === 'end')?.label ?? 'End turn'

/** What the dead press, whatever they are asked. */
const pressForDead = (s: DisplayState): string => {
  if (asks(s, 'place a door')) return 'Press a dashed wall.'
  return asks(s, 'place a zombie') ? 'Press a dashed square.' : 'Press one of your zombies.'
}

/** What else is worth a remark, while it applies. */
const REMARKS: readonly GuideStep[] = [
  {
    id: 'the dead',
    when: (s) => early(s) && isForDead(s),
    press: pressForDead,
    words:
      'You are the dead: all zombies are yours, and more come every turn. You win when every marine is dead; they win by clearing the helipad and standing on it. A zombie walks two squares and bites whoever it then stands beside, without a roll.',
    clause: 'ev.win.7',
  },
  {
    id: 'doors of the dead',
    when: (s) => asks(s, 'place a door') && s.seat === 'Z',
    press: pressForDead,
    words:
      'Marines walk through doors; you must break them down with a 6. Put yours where it helps them least: between two rooms, or far from the patrol.',
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
    words: 'The next zombie comes in there. The nearer to a marine it stands, the sooner it bites.',
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
    words:
      'Then press where it goes; beside a marine it bites. The rest shamble on moves all others at once, each towards the nearest marine: a picture shows where before you agree.',
    clause: 'ev.zturn.4',
  },
]

export const guide: readonly GuideStep[] = [...LESSONS, ...REMARKS]

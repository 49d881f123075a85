/** The first game: one remark at a time, while it applies. */
import type { HintAnswer } from '@shamble/drop-dead/page'
import type { GuideTarget } from '../../../play/game-display.ts'
import { answersIn } from '../../../plan/reading.ts'
import { cellName, unitName, zombieName } from '../place.ts'
import { orders, preview, targets } from '../plan/index.ts'
import { hintsOf, nameOf, offered } from '../read.ts'
import type { GuideStep, DisplayState } from '../types.ts'

const HINT_CYCLES = 3
const early = (s: DisplayState): boolean => s.view.cycle <= HINT_CYCLES
const asked = (s: DisplayState): boolean => s.seat !== null && (s.pending?.owe.includes(s.seat) ?? false)

/** The first cycle is taught by what to press. */
const taught = (s: DisplayState): boolean => s.view.cycle <= 1 && asked(s)

/** What a competent player would do with whoever is chosen. */
function advised(s: DisplayState) {
  const advice = answersIn<HintAnswer>(s)('advice')
  return advice && advice.seat === s.seat ? advice : null
}

/** Where to walk. */
function walked(s: DisplayState): string | null {
  const advice = advised(s)
  return advice?.command.do === 'step' && advice.to !== null ? unitName(advice.to) : null
}

/** The nearest doorway behind which nobody has been. */
function nearestDoorway(s: DisplayState): string | null {
  const [first, ...others] = hintsOf(s).survivor?.explorations ?? []
  if (!first) return null
  return cellName(others.reduce((best, one) => (one.path.length < best.path.length ? one : best), first).cell)
}

/** Whom to attack. */
function prey(s: DisplayState): string | null {
  const command = advised(s)?.command
  return command?.do === 'attack' ? zombieName(command.zombie) : null
}

const EXPLORES: readonly string[] = ['step', 'explore']

const mayExplore = (s: DisplayState): boolean =>
  taught(s) && nearestDoorway(s) !== null && EXPLORES.includes(advised(s)?.command.do ?? '')
const mayWalk = (s: DisplayState): boolean => taught(s) && nearestDoorway(s) === null && walked(s) !== null
const mayAttack = (s: DisplayState): boolean => taught(s) && prey(s) !== null
const isAimed = ({ selection: { aim } }: DisplayState): boolean => aim !== null
const at = (place: string | null): GuideTarget | null => (place === null ? null : { place })
const pressCommit = (s: DisplayState): string => `Press ${preview(s)?.variants[0]?.commit ?? 'the button'}.`

/** Something was done in this turn: nobody is told to end what has not begun. */
const hasActed = ({ view: { turn }, seat }: DisplayState): boolean =>
  turn?.seat === seat && (turn.paid > 0 || turn.attacks > 0 || turn.itemUsed)

const mayPlace = (s: DisplayState): boolean => asked(s) && offered(s, 'place').length > 0

/** The card of what the lesson is about, or of what was preferred, is open. */
const withCard = (lesson: number, when: (s: DisplayState) => boolean): GuideStep => ({
  id: `card of lesson ${lesson}`,
  lesson,
  when: (s) => when(s) && isAimed(s) && (preview(s)?.variants.length ?? 0) > 0,
  press: pressCommit,
  at: () => ({ commit: true }),
  words: 'The card says what it costs before you do it. If you think better of it, press Esc or another place.',
  clause: 'dd.turn.2',
})

const LESSONS: readonly GuideStep[] = [
  {
    id: 'place',
    lesson: 1,
    when: (s) => mayPlace(s) && !isAimed(s),
    press: () => 'Press a dashed square on the Van tile.',
    at: (s) => at(targets(s)[0] ?? null),
    words:
      'Everybody sets out there. The van needs car parts. They are among the cards, and a tile with a circle gives you a card.',
    clause: 'dd.setup.7',
  },
  withCard(1, mayPlace),
  {
    id: 'rotate',
    lesson: 3,
    when: (s) => asked(s) && offered(s, 'rotate').length > 0,
    press: () => 'Press Lay it like this.',
    at: () => ({ commit: true }),
    words: 'Or press the tile to turn it. A plus is a new doorway, a tick joins two, a cross is blocked for good.',
    clause: 'dd.explore.6',
  },
  {
    id: 'explore',
    lesson: 2,
    when: (s) => mayExplore(s) && !isAimed(s),
    press: () => 'Press the question mark.',
    at: (s) => at(nearestDoorway(s)),
    words: 'You walk to the doorway and draw the tile beyond it. A circle is a card, a star brings zombies.',
    clause: 'dd.explore.1',
  },
  {
    id: 'walk',
    lesson: 2,
    when: (s) => mayWalk(s) && !isAimed(s),
    press: () => 'Press the square that is ringed.',
    at: (s) => at(walked(s)),
    words:
      'No doorway that leads on is in reach. Walk towards one: what lies beyond is drawn when somebody goes there.',
    clause: 'dd.turn.2',
  },
  withCard(2, (s) => mayExplore(s) || mayWalk(s)),
  {
    id: 'attack',
    lesson: 4,
    when: (s) => mayAttack(s) && !isAimed(s),
    press: (s) => `Press ${prey(s) ?? 'a zombie'}.`,
    at: (s) => at(prey(s)),
    words: 'A card says what an attack would do. Dice are damage; distance beyond your range costs points.',
    clause: 'dd.combat.5',
  },
  withCard(4, mayAttack),
  {
    id: 'end',
    lesson: 5,
    when: (s) => taught(s) && !isAimed(s) && advised(s)?.command.do === 'end' && hasActed(s),
    press: (s) => `Press ${endLabel(s)} when ${nameOf(s.view, s.seat ?? '')} is done.`,
    at: () => ({ order: 'end' }),
    words: 'Then the next survivor acts. When all have, the dead move: those who see you come for you.',
    clause: 'dd.turn.6',
  },
]

/** As it stands on the button. */
const endLabel = (s: DisplayState): string => orders(s).find(({ id }) => id === 'end')?.label ?? 'End turn'

/** What else is worth a remark, while it applies. */
const REMARKS: readonly GuideStep[] = [
  {
    id: 'place others',
    when: mayPlace,
    words: (s) =>
      `Press a dashed square on the Van tile for ${nameOf(s.view, s.seat ?? '')}. Close together they can help each other.`,
    clause: 'dd.setup.7',
  },
  {
    id: 'taught',
    when: (s) => s.view.cycle === 2 && asked(s) && offered(s, 'end').length > 0,
    words: 'That was a whole turn: everybody acts, then the dead do. Find the car parts and bring them to the van.',
    clause: 'dd.parts.9',
  },
  {
    id: 'escape',
    when: (s) => asked(s) && offered(s, 'escape').length > 0,
    words: 'The van is ready. Whoever stands on its tile comes along; nobody has to wait for the others.',
    clause: 'dd.end.4',
  },
  {
    id: 'held',
    when: (s) => asked(s) && (hintsOf(s).survivor?.held ?? 0) > 0,
    words: 'Three zombies on a tile overrun it: nobody leaves until enough of them are killed.',
    clause: 'dd.overrun.2',
  },
  {
    id: 'carry',
    when: (s) => asked(s) && s.view.survivors.some((one) => one.seat === s.seat && one.carries),
    words: 'You carry a car part. Bring it to the van tile: it is installed as you step onto it.',
    clause: 'dd.parts.9',
  },
  {
    id: 'undead',
    when: (s) => asked(s) && s.view.undeadTurn?.seat === s.seat,
    words:
      'You are one of the dead now, and win if nobody gets away. Bring a zombie, send up to three, strike with two; the rest act by themselves.',
    clause: 'dd.undead.4',
  },
  {
    id: 'move',
    when: (s) => early(s) && asked(s) && offered(s, 'step').length > 0,
    words: 'Press a lit square to walk there. You may walk, attack, walk on and use one item, in any order.',
    clause: 'dd.turn.2',
  },
]

export const guide: readonly GuideStep[] = [...LESSONS, ...REMARKS]

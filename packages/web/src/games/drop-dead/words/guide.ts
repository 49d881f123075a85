/** The first game: one remark at a time, while it applies. */
import { hintsOf, offered } from '../read.ts'
import type { GuideStep, DisplayState } from '../types.ts'

const HINT_CYCLES = 3
const early = (s: DisplayState): boolean => s.view.cycle <= HINT_CYCLES
const asked = (s: DisplayState): boolean => s.seat !== null && (s.pending?.owe.includes(s.seat) ?? false)

export const guide: readonly GuideStep[] = [
  {
    id: 'place',
    when: (s) => asked(s) && offered(s, 'place').length > 0,
    words:
      'Everybody sets out by the van. It needs car parts; they are somewhere in the city, on cards of tiles with a circle.',
    clause: 'dd.setup.7',
  },
  {
    id: 'rotate',
    when: (s) => asked(s) && offered(s, 'rotate').length > 0,
    words: 'Press the tile to turn it. A plus is a new doorway, a tick joins two, a cross is blocked for good.',
    clause: 'dd.explore.6',
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
    id: 'attack',
    when: (s) => early(s) && asked(s) && offered(s, 'attack').length > 0,
    words: 'Press a zombie to see what an attack would do. Dice are damage; distance beyond your range costs points.',
    clause: 'dd.combat.5',
  },
  {
    id: 'undead',
    when: (s) => asked(s) && s.view.undeadTurn?.seat === s.seat,
    words: 'You are undead: bring a zombie, send up to three, strike with two. The rest of them act by themselves.',
    clause: 'dd.undead.4',
  },
  {
    id: 'explore',
    when: (s) => early(s) && asked(s) && (hintsOf(s).survivor?.explorations.length ?? 0) > 0,
    words:
      'Press a square with a question mark to walk to a doorway and draw what lies beyond. A circle is a card, a star spawns zombies.',
    clause: 'dd.explore.1',
  },
  {
    id: 'move',
    when: (s) => early(s) && asked(s) && offered(s, 'step').length > 0,
    words: 'Press a lit unit to walk there. You may move, attack, move on and use one item in any order.',
    clause: 'dd.turn.2',
  },
]

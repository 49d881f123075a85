/** The first game: one remark at a time, while it applies. */
import { TEACHING } from '@shamble/evac/page'
import { chosenMarine, hintsOf, offered } from '../read.ts'
import type { GuideStep, DisplayState } from '../types.ts'

const early = (s: DisplayState): boolean => s.view.turn <= TEACHING.hintTurns

const says = (at: (typeof TEACHING.hints)[number]['at']): string =>
  TEACHING.hints.find((hint) => hint.at === at)?.says ?? ''

const asks = (s: DisplayState, name: string): boolean =>
  s.pending?.asks === name && s.seat !== null && s.pending.owe.includes(s.seat)

const doorInReach = (s: DisplayState): boolean => {
  const { view } = s
  const { marine } = hintsOf(s)
  if (!marine) return false
  const near = new Set([marine.from, ...marine.reach.map((r) => r.at)])
  return view.doors.some((door) => door.standing && [...near].some((square) => door.side >> 1 === square))
}

export const guide: readonly GuideStep[] = [
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
      'A new tile gets doors, in turn. A room without one cannot be entered; you walk through doors, they must break them.',
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
    id: 'burst',
    when: (s) => asks(s, 'fire on?'),
    words:
      'An automatic weapon keeps firing until you stop, the die shows a 1 or the rounds run out. The dotted rings show where the next shot may go: the same zombie or one beside it.',
    clause: 'ev.auto.5',
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
    words:
      'They come outdoors, on the Spawn tile or along the map edge; those of a new tile into its middle. Near the patrol they bite soonest.',
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
    id: 'door',
    when: (s) => early(s) && asks(s, 'act') && doorInReach(s),
    words: says('firstDoor'),
    clause: 'ev.move.4',
  },
  {
    id: 'zombies',
    when: (s) => early(s) && asks(s, 'activate a zombie'),
    words:
      'Press one of your zombies, then where it goes. Whoever is in contact when it stops is bitten, without a roll.',
    clause: 'ev.zturn.4',
  },
]

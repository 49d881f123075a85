/** The first game: one remark at a time, while it applies. */
import { askedIn, findingIn } from '@shamble/dead-walk/page'
import { activeHuman, isAsked, lookOf, offered, scenarioOf, viewOf } from '../read.ts'
import { aimWords } from './goals.ts'
import { targets } from '../plan/index.ts'
import { workedExample } from './example.ts'
import type { GuideStep, DisplayState } from '../types.ts'

const HINT_TURNS = 3
const early = (s: DisplayState): boolean => viewOf(s).turn <= HINT_TURNS
const isHeld = (s: DisplayState): boolean => {
  const human = activeHuman(viewOf(s))
  return human !== undefined && human.seat === s.seat && lookOf(s).opponents(human).length > 0
}

const isCompelled = (s: DisplayState): boolean => {
  const human = activeHuman(viewOf(s))
  return human !== undefined && human.seat === s.seat && lookOf(s).compulsion(human) !== null
}

export const guide: readonly GuideStep[] = [
  ...workedExample,
  {
    id: 'the dead',
    when: (s) => early(s) && isAsked(s) && s.seat === 'GM',
    press: () => 'Press one of your zombies.',
    words:
      'You are the dead, and win if too few of the living come through. Press a zombie, then where it goes: in contact it attacks. The rest shamble on moves all others at once, by smell, sight and sound.',
    clause: 'dw.seat.2',
  },
  {
    id: 'decide',
    when: (s) => isAsked(s) && askedIn(viewOf(s)) !== null,
    words: 'A rule stops in its middle because a skill could change it. One skill a turn, and saying no costs nothing.',
    clause: 'dw.skill.3',
  },
  {
    id: 'find',
    when: (s) => isAsked(s) && findingIn(viewOf(s)) !== null,
    words: 'What a search brings is taken at once for nothing, or stays where it is.',
    clause: 'dw.search.17',
  },
  {
    id: 'compelled',
    when: (s) => isAsked(s) && isCompelled(s),
    words: 'A quirk or psychosis decides first: until that is done, or cannot be done, nothing else is allowed.',
    clause: 'dw.psychosis.18',
  },
  {
    id: 'place',
    when: (s) => isAsked(s) && offered(s, 'place').length > 0,
    press: () => 'Press a point in the marked zone.',
    at: (s) => {
      if (s.selection.aim !== null) return { commit: true }
      const [place] = targets(s)
      return place === undefined ? null : { place }
    },
    words: (s) =>
      `${aimWords(lookOf(s), scenarioOf(s.options).full)} Everybody starts in the marked zone: one after the other.`,
    clause: 'dw.setup.6',
  },
  {
    id: 'held',
    when: (s) => isAsked(s) && isHeld(s),
    words: 'In base contact there is only fighting: strike, shoot at close quarters, or try to break away first.',
    clause: 'dw.cc.3',
  },
  {
    id: 'shaken',
    when: (s) => isAsked(s) && (activeHuman(viewOf(s))?.doubled ?? false),
    words:
      'The fear test failed: every action costs double this turn. Friends near help, the dead near and wounds hurt.',
    clause: 'dw.fear.6',
  },
  {
    id: 'shoot',
    when: (s) => early(s) && isAsked(s) && offered(s, 'fire').length > 0,
    press: () => 'Press one of the dead, or the ground.',
    words:
      'A card says what a shot would do. You say how many bursts and at whom before the first die; each target is fired at once.',
    clause: 'dw.shooting.2',
  },
  {
    id: 'move',
    when: (s) => early(s) && isAsked(s) && offered(s, 'move').length > 0,
    press: () => 'Press where to go, or drag the figure.',
    words:
      'The way around everything is laid for you. Five centimetres cost an action point; whoever walks first shoots worse.',
    clause: 'dw.movement.1',
  },
  {
    id: 'search',
    when: (s) => isAsked(s) && offered(s, 'search').length > 0,
    words: 'A search takes all four action points: first a die for who else is in there, then one for what is found.',
    clause: 'dw.search.1',
  },
  {
    id: 'get in',
    when: (s) => isAsked(s) && offered(s, 'get-in').length > 0,
    words:
      'The first to get in sits at the wheel. Whoever drives spends the whole activation on it; passengers may fire.',
    clause: 'dw.vehicle.6',
  },
  {
    id: 'activate',
    when: (s) => early(s) && isAsked(s) && offered(s, 'activate').length > 0,
    press: () => 'Press who goes next.',
    words: 'Four action points each, in any order of people, but one after the other.',
    clause: 'dw.turn.6',
  },
]

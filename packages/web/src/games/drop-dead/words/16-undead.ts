import { phase, rule, zombie } from '../../../words/phrases.ts'
import { cellName, zombieName } from '../place.ts'
import { type Chapter, seatWord } from './phrases.ts'

const PART_ENDS = { summon: 'summoning', move: 'moving', attack: 'striking' } as const

export const undead = {
  'undead turn began': (event, { view }) => phase('dead', event, [seatWord(view, event.seat), ' commands the dead.']),
  'undead part ended': (event, { view }) =>
    rule('dead', event, [seatWord(view, event.seat), ` is done ${PART_ENDS[event.part]}.`]),
  summoned: (event, { view }) =>
    rule(
      'summon',
      event,
      [seatWord(view, event.seat), ' summons ', zombie(event.zombie), '.'],
      [zombieName(event.zombie), cellName(event.tile)],
    ),
} satisfies Chapter

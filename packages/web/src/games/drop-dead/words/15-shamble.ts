import { plainDie, rollOf } from '../../../words/dice.ts'
import { type Line, rolled, thrown, Zombie } from '../../../words/phrases.ts'
import { capital, count, listed } from '../../../words/plain.ts'
import { zombieName } from '../place.ts'
import { type Chapter, type EventOf, row } from './phrases.ts'

type Direction = EventOf<'direction rolled'>

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

const headingWords = ({ heading }: Direction): string => COMPASS[heading - 1] ?? ''

/** So many dice that led nowhere are shown one by one; of more, only how many there were. */
const MOST_BLOCKED = 2

const shownOf = (run: readonly Direction[]): readonly Direction[] =>
  run.filter(({ possible }) => !possible).length > MOST_BLOCKED ? run.slice(-1) : run

function directionLine(run: readonly Direction[]): Line | null {
  const last = run.at(-1)
  if (!last) return null
  const words = [
    Zombie(last.zombie),
    `${run.length > 1 ? ' finds no way at first, then' : ''} wanders ${headingWords(last)}`,
    ...thrown(listed(run.map(({ face }) => String(face)))),
    '.',
  ]
  const dice = shownOf(run).map((one) => plainDie(one.face, one.possible ? headingWords(one) : 'no way', 'plain', 8))
  const blocked = run.filter(({ possible }) => !possible).length
  const verdict = blocked > MOST_BLOCKED ? `${capital(count(blocked))} throws led nowhere` : ''
  return {
    ...rolled('dice', last, words, [zombieName(last.zombie)]),
    roll: rollOf(`Direction of zombie ${last.zombie}`, dice, last.clause, { verdict }),
  }
}

export const shamble = {
  'direction rolled': {
    together: row('direction rolled', { same: (later, first) => later.zombie === first.zombie, says: directionLine }),
  },
} satisfies Chapter

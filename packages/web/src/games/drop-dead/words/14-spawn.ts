import { rollOf } from '../../../words/dice.ts'
import { at, capitalised, figures, type Line, rule, type Word, Zombie } from '../../../words/phrases.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { cellName, zombieName } from '../place.ts'
import { type Chapter, diceOf, type EventOf, NO_ROOM, row } from './phrases.ts'
import { rowOf } from '../../../sure.ts'

/** How they come, by the clause that brings them. */
const COMES: Readonly<Record<string, readonly [one: string, several: string]>> = {
  'dd.spawn.1': [' comes out at ', ' come out of spawners.'],
  'dd.undead.8': [' comes at ', ' appear.'],
}

function placedLine(run: readonly EventOf<'zombie placed'>[]): Line | null {
  const [first, second] = run
  if (!first) return null
  const ids = run.map(({ zombie }) => zombie)
  const [one, several] = rowOf(COMES, first.clause) ?? [' appears at ', ' appear.']
  const words: Word[] = second
    ? [...capitalised(figures(ids)), several]
    : [Zombie(first.zombie), one, at(first.at), '.']
  const told = rule('dead', first, words, ids.map(zombieName))
  const dice = run.flatMap(({ faces, zombie }) => diceOf([8], faces, { result: `zombie ${zombie}`, mark: 'plain' }))
  if (dice.length === 0) return told
  const title = second ? 'Where they come out' : `Where zombie ${first.zombie} comes`
  return { ...told, roll: rollOf(title, dice, 'dd.placement.1') }
}

export const spawn = {
  'zombie placed': {
    together: row('zombie placed', { same: (later, first) => later.clause === first.clause, says: placedLine }),
  },
  'zombies lost': (event) => {
    const lost = plural(event.zombies, 'zombie is', 'zombies are')
    return rule(
      'dead',
      event,
      [`${capital(count(event.zombies))} ${lost} lost: ${NO_ROOM[event.because]}.`],
      [cellName(event.tile)],
    )
  },
} satisfies Chapter

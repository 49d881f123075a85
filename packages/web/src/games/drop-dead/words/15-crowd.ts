import { at, Horde, type Line, move, type Word, Zombie } from '../../../words/phrases.ts'
import { zombieName } from '../place.ts'
import { type Chapter, type EventOf, row } from './phrases.ts'
import { rowOf } from '../../../sure.ts'

/** How the dead go, by the clause that moves them; those that are sent walk. */
const GAITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  'dd.shamble.5': [' shambles to ', ' shamble.'],
  'dd.behaviour.9': [' hunts on to ', ' hunt on.'],
  'dd.behaviour.10': [' hunts on to ', ' hunt on.'],
}

function walkLine(run: readonly EventOf<'zombie stepped'>[]): Line | null {
  const [first] = run
  const end = run.at(-1)
  if (!first || !end) return null
  const ids = [...new Set(run.map(({ zombie }) => zombie))]
  const [one, several] = rowOf(GAITS, first.clause) ?? [' walks to ', ' walk.']
  const words: Word[] = ids.length === 1 ? [Zombie(first.zombie), one, at(end.onto), '.'] : [...Horde(ids), several]
  return move('steps', first, words, ids.map(zombieName))
}

export const crowd = {
  'zombie stepped': {
    together: row('zombie stepped', { same: (later, first) => later.clause === first.clause, says: walkLine }),
  },
} satisfies Chapter

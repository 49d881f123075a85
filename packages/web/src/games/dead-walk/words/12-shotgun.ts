import { rollOf } from '../../../words/dice.ts'
import { fight, type Line, mono, thrown, type Word } from '../../../words/phrases.ts'
import { humanName, placeOfFigure } from '../read.ts'
import { By, by, type Chapter, dieOf, dieText, type EventOf, left, partsOf, row, who } from './lines.ts'
import { RESULTS } from './parts.ts'

function dicedLine(run: readonly EventOf<'diced for'>[]): Line | null {
  const [first] = run
  if (!first) return null
  const words = run.flatMap(({ figure, die }, i): Word[] => [
    ...(i === 0 ? [By(figure)] : ['; ', by(figure)]),
    `: ${RESULTS[die.result]}`,
    ...thrown(dieText(die)),
  ])
  const dice = run.map(({ figure, die }) => dieOf(die, `${figure.slice(1)}: ${RESULTS[die.result]}`))
  return {
    ...fight(
      'target',
      first,
      [...words, '.'],
      run.map(({ figure }) => placeOfFigure(figure)),
    ),
    roll: rollOf('Under the template', dice, first.clause, { parts: partsOf(first.die.modifiers) }),
  }
}

export const shotgun = {
  sprayed: (event) => {
    const shell = ` fires a shell${event.free ? ', the second for free' : ''}, `
    const words = [who(event.human), shell, mono(String(event.loaded)), ' loaded', ...left(event.left), '.']
    return fight('shotgun', event, words, [humanName(event.human)])
  },
  'diced for': { together: row('diced for', { says: dicedLine }) },
} satisfies Chapter

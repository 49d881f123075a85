import type { Event, FigureId } from '@shamble/dead-walk/page'
import { rollOf } from '../../../words/dice.ts'
import { fight, type Line, mono, thrown, type Word } from '../../../words/phrases.ts'
import { ofKind } from '../../../words/telling.ts'
import { humanName, placeOfFigure } from '../read.ts'
import { BEFELL, cameOf, isCame, isCameOf, killing } from './came.ts'
import { By, by, type Chapter, dieOf, dieText, type EventOf, left, partsOf, type Scene, who } from './lines.ts'
import { RESULTS } from './parts.ts'

type Diced = EventOf<'diced for'>

/** "Zombie 10 falls (rolled 3); Ada is hit (rolled 5); zombie 4 is not hit (rolled 1)." */
function dicedLine(events: readonly Event[], scene: Scene): Line | null {
  const run = ofKind(events, 'diced for')
  const [first] = run
  if (!first) return null
  const came = cameOf(figuresOf(run), events, scene)
  const words = run.flatMap(({ figure, die }, i): Word[] => {
    const befell = came.get(figure)
    return [
      ...(i === 0 ? [By(figure)] : ['; ', by(figure)]),
      die.result === 'miss' ? ' is not hit' : befell === undefined ? ' is hit' : ` ${BEFELL[befell]}`,
      ...thrown(dieText(die)),
    ]
  })
  const dice = run.map(({ figure, die }) => dieOf(die, `${figure.slice(1)}: ${RESULTS[die.result]}`))
  return {
    ...fight('target', first, [...words, '.'], figuresOf(run).map(placeOfFigure)),
    ...killing(came.values()),
    roll: rollOf('Under the template', dice, first.clause, { parts: partsOf(first.die.modifiers) }),
  }
}

const figuresOf = (run: readonly Diced[]): FigureId[] => run.map(({ figure }) => figure)

export const shotgun = {
  sprayed: (event) => {
    const shell = ` fires a shell${event.free ? ', the second for free' : ''}, `
    const words = [who(event.human), shell, mono(String(event.loaded)), ' loaded', ...left(event.left), '.']
    return fight('shotgun', event, words, [humanName(event.human)])
  },
  'diced for': {
    together: {
      goesOn: (later) => later.e === 'diced for',
      passes: isCame,
      ends: (next, run) => isCameOf(next, figuresOf(ofKind(run, 'diced for'))),
      says: dicedLine,
    },
  },
} satisfies Chapter

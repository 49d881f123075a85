import { plainDie, rollOf, withDie } from '../../../words/dice.ts'
import { fight, type Line, type Word } from '../../../words/phrases.ts'
import { nameOf, placeOfFigure } from '../read.ts'
import { by, type Chapter, type EventOf, row, type Scene, tally } from './lines.ts'
import { RESULTS } from './parts.ts'

type Hit = EventOf<'hit dealt'>

/** Several hits of one volley: who got which. */
function dealtLine(run: readonly Hit[], { view }: Scene): Line | null {
  const [first, second] = run
  if (!first || !second) return null
  const targets = [...new Set(run.map(({ figure }) => figure))]
  const words = targets.flatMap((figure, i): Word[] => {
    const [hit, ...more] = run.filter((one) => one.figure === figure)
    const got = !hit ? '' : more.length === 0 ? RESULTS[hit.result] : tally([hit, ...more])
    return [...(i === 0 ? [] : ['; ']), by(figure), ` (${got})`]
  })
  const told = fight('target', first, ['The hits go to ', ...words, '.'], targets.map(placeOfFigure))
  const dice = run.flatMap(({ face, figure }) =>
    face === null ? [] : [plainDie(face, nameOf(view, placeOfFigure(figure)))],
  )
  return dice.length === 0 ? told : { ...told, roll: rollOf('Whom they hit', dice, first.clause) }
}

export const autofire = {
  'hit dealt': {
    alone: (event, { view }) => {
      const place = placeOfFigure(event.figure)
      const words = ['The hit goes to ', by(event.figure), `: ${RESULTS[event.result]}.`]
      return withDie(fight('target', event, words, [place]), event, 'Whom it hits', nameOf(view, place))
    },
    together: row('hit dealt', { says: dealtLine }),
  },
} satisfies Chapter

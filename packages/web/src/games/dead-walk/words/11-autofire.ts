import type { Event, FigureId } from '@shamble/dead-walk/page'
import { plainDie, rollOf } from '../../../words/dice.ts'
import { fight, type Line, type Word } from '../../../words/phrases.ts'
import { nameOf, placeOfFigure } from '../read.ts'
import { ofKind } from '../../../words/telling.ts'
import { BEFELL, cameOf, isCame, isCameOf, killing } from './came.ts'
import { by, type Chapter, type EventOf, type Scene } from './lines.ts'

type Hit = EventOf<'hit dealt'>

/** "The hits go to zombie 1, which falls, and zombie 3, which is eliminated." */
function dealtLine(run: readonly Event[], scene: Scene): Line | null {
  const hits = ofKind(run, 'hit dealt')
  const [first] = hits
  if (!first) return null
  const targets = targetsOf(hits)
  const came = cameOf(targets, run, scene)
  const words = targets.map((figure, i): Word[] => {
    const befell = came.get(figure)
    const ends = i < targets.length - 1 ? ',' : ''
    return [by(figure), befell === undefined ? '' : `, which ${BEFELL[befell]}${ends}`]
  })
  const goes = hits.length === 1 ? 'The hit goes to ' : 'The hits go to '
  const told = fight('target', first, [goes, ...words.flatMap(joined), '.'], targets.map(placeOfFigure))
  const dice = hits.flatMap(({ face, figure }) =>
    face === null ? [] : [plainDie(face, nameOf(scene.view, placeOfFigure(figure)))],
  )
  const title = hits.length === 1 ? 'Whom it hits' : 'Whom they hit'
  const mark = killing(came.values())
  return dice.length === 0 ? { ...told, ...mark } : { ...told, ...mark, roll: rollOf(title, dice, first.clause) }
}

/** One after the other, with "and" before the last. */
const joined = (words: readonly Word[], i: number, all: readonly (readonly Word[])[]): Word[] => {
  if (i === 0) return [...words]
  return [i === all.length - 1 ? ' and ' : ' ', ...words]
}

const targetsOf = (hits: readonly Hit[]): FigureId[] => [...new Set(hits.map(({ figure }) => figure))]

export const autofire = {
  'hit dealt': {
    together: {
      goesOn: (later) => later.e === 'hit dealt',
      passes: isCame,
      ends: (next, run) => isCameOf(next, targetsOf(ofKind(run, 'hit dealt'))),
      says: dealtLine,
    },
  },
} satisfies Chapter

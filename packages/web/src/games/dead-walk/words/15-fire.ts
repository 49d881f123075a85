import { withDie } from '../../../words/dice.ts'
import { type Line, rule, thrown } from '../../../words/phrases.ts'
import { count } from '../../../words/plain.ts'
import { placeOfFigure } from '../read.ts'
import { BEFELL, cameOf, isCameOf, killing } from './came.ts'
import { act, By, by, type Chapter, type EventOf, row, type Scene, who, withParts } from './lines.ts'
import { RESULTS } from './parts.ts'

function spreadLine(event: EventOf<'fire spread'>): Line {
  const { figure, face, caught } = event
  const came = caught ? ' and catches' : ' and does not catch'
  const words = ['The fire reaches ', by(figure), came, ...thrown(String(face)), '.']
  const told = rule('flame', event, words, [placeOfFigure(figure)])
  return withDie(told, event, 'Fire spreads', caught ? 'catches' : 'no', caught ? 'bad' : 'plain')
}

/** "Zombie 4 has burnt for two turns and falls." */
function burnedLine(event: EventOf<'burned'>, scene: Scene): Line {
  const { figure, turns, result } = event
  const came = cameOf([figure], [event], scene).get(figure)
  const burns = turns > 1 ? ` has burnt for ${count(turns)} turns` : ' burns'
  const then = came === undefined ? (result === 'miss' ? ' and is unharmed' : '') : ` and ${BEFELL[came]}`
  const told = { ...rule('flame', event, [By(figure), burns, then, '.'], [placeOfFigure(figure)]), ...killing([came]) }
  return withParts(withDie(told, event, 'Fire', RESULTS[result]), event)
}

function extinguishedLine(event: EventOf<'extinguished'>): Line {
  const { human, figure, face, out } = event
  const came = out ? ': the fire is out' : ': the fire burns on'
  const words = [who(human), ' turns the extinguisher on ', by(figure), came, ...thrown(String(face)), '.']
  return withDie(act('flame', event, words), event, 'Extinguisher', out ? 'out' : 'burns on')
}

export const fire = {
  'fire spread': spreadLine,
  'caught fire': (event) => rule('flame', event, [By(event.figure), ' is on fire.'], [placeOfFigure(event.figure)]),
  burned: {
    alone: burnedLine,
    together: row('burned', {
      same: () => false,
      ends: (next, [one]) => one !== undefined && isCameOf(next, [one.figure]),
      says: ([one], scene) => (one ? burnedLine(one, scene) : null),
    }),
  },
  'fire out': (event) => rule('flame', event, [By(event.figure), ' burns no more.'], [placeOfFigure(event.figure)]),
  extinguished: extinguishedLine,
} satisfies Chapter

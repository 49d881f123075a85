import { withDie } from '../../../words/dice.ts'
import { type Line, rule, thrown } from '../../../words/phrases.ts'
import { placeOfFigure } from '../read.ts'
import { act, By, by, type Chapter, type EventOf, who, withParts } from './lines.ts'
import { RESULTS } from './parts.ts'

function spreadLine(event: EventOf<'fire spread'>): Line {
  const { figure, face, caught } = event
  const came = caught ? ' and catches' : ' and does not catch'
  const words = ['The fire reaches ', by(figure), came, ...thrown(String(face)), '.']
  const told = rule('flame', event, words, [placeOfFigure(figure)])
  return withDie(told, event, 'Fire spreads', caught ? 'catches' : 'no', caught ? 'bad' : 'plain')
}

function burnedLine(event: EventOf<'burned'>): Line {
  const { figure, turns, result } = event
  const words = [By(figure), ` burns, turn ${turns}: ${RESULTS[result]}.`]
  const told = rule('flame', event, words, [placeOfFigure(figure)])
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
  burned: burnedLine,
  'fire out': (event) => rule('flame', event, [By(event.figure), ' burns no more.'], [placeOfFigure(event.figure)]),
  extinguished: extinguishedLine,
} satisfies Chapter

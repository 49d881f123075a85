import type { XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import { fight, inWords, type Line, mono, move, rule, type Word } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { placeOfFigure } from '../read.ts'
import { at, By, type Chapter, compass, type EventOf, placeWord, The, the, who } from './lines.ts'

function lengthOf(path: readonly XY[]): number {
  const [start, ...rest] = path
  let [length, from] = [0, start]
  for (const to of rest) {
    length += from ? Math.hypot(to.x - from.x, to.y - from.y) : 0
    from = to
  }
  return length
}

function droveLine(event: EventOf<'drove'>): Line {
  const { human, vehicle, path, heading, speed } = event
  const far = Math.round(lengthOf(path) / 10) * 10
  const pace: Word[] = speed === 0 ? ['.'] : [', at ', mono(`${lengthWords(speed)} a turn`), '.']
  if (far === 0) {
    const stays: Word[] =
      human === null
        ? [...The(vehicle), ' stays where it is']
        : [who(human), ' keeps ', ...the(vehicle), ' where it is']
    return move('wheel', event, [...stays, ...pace], [vehicle])
  }
  const subject: Word[] =
    human === null ? [...The(vehicle), ' rolls on '] : [who(human), ' drives ', ...the(vehicle), ' ']
  const stop = speed === 0 ? ' and stops' : ''
  const way: Word[] = [mono(lengthWords(far)), `, to face ${compass(heading)}${stop}`]
  return move('wheel', event, [...subject, ...way, ...pace], [vehicle])
}

export const arriving = {
  drove: droveLine,
  'thrown aside': (event) =>
    fight('down', event, [By(event.figure), ' is thrown aside to ', at(event.at), '.'], [placeOfFigure(event.figure)]),
  crashed: marked('hurt', (event) => {
    const words = [...The(event.vehicle), ' crashes into ', placeWord(event.into), ' and is a wreck.']
    return fight('warn', event, words, [event.vehicle])
  }),
  'vehicle stopped': (event) => move('pause', event, [...The(event.vehicle), ' stops at the edge.'], [event.vehicle]),
  'vehicle left': marked('goal', (event) => {
    const load =
      event.aboard.length === 0
        ? [' rolls off the table with nobody in it.']
        : [' leaves the table with ', ...inWords(event.aboard.map(who)), '.']
    return rule('out', event, [...The(event.vehicle), ...load], [event.vehicle])
  }),
} satisfies Chapter

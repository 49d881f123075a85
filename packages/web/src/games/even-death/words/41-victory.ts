import { type Line, inWords, rule } from '../../../words/phrases.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { marked } from '../../../words/telling.ts'
import { type Chapter, deed, type EventOf, type Scene } from './lines.ts'
import { sideWords } from './sides.ts'
import { theSeat, TheSeat } from './seats.ts'
import { thingTitle } from './things.ts'

/** ed.victory.7 Who has a marker alone, and for how long. */
function heldLine(event: EventOf<'held'>, { view }: Scene): Line {
  const { side, count: rounds, needed, marker } = event
  const what = view.markers.length > 1 ? `objective ${marker}` : 'the objective'
  if (side === null) return rule('flag', event, [`Nobody has ${what} to themselves.`])
  const far = `${count(rounds)} of ${count(needed)} ${plural(needed, 'round')}`
  return rule('flag', event, [`${capital(sideWords(view, side))} hold ${what} alone, ${far}.`])
}

function endedLine(event: EventOf<'ended'>): Line {
  if (event.seats.length === 0) return rule('flag', event, ['The battle is a draw.'])
  return rule('flag', event, [capital(listed(event.seats.map(theSeat))), ' win the battle.'])
}

export const victory = {
  secured: marked('goal', (event: EventOf<'secured'>, { view }: Scene) =>
    rule('crate', event, [
      `${TheSeat(event.seat)} have brought home ${thingTitle(view, event.thing)}: ${count(event.count)} so far.`,
    ]),
  ),
  'carried off': marked('goal', (event: EventOf<'carried off'>, { view }: Scene) =>
    rule('crate', event, [
      `${TheSeat(event.seat)} have carried off ${thingTitle(view, event.thing)}: ${count(event.count)} so far.`,
    ]),
  ),
  held: heldLine,
  generator: (event) =>
    rule('gear', event, [
      event.running
        ? `The generator has run for ${count(event.count)} ${plural(event.count, 'round')}.`
        : `A zombie stops the generator; it has run for ${count(event.count)} ${plural(event.count, 'round')}.`,
    ]),
  'bell counted': (event) =>
    rule('bell', event, [
      `The bell was heard in ${count(event.rings)} ${plural(event.rings, 'round')}: help comes sooner.`,
    ]),
  withdrew: marked('goal', (event: EventOf<'withdrew'>) => deed('check', event, ` leaves over the ${event.edge} edge`)),
  conceded: (event) => rule('flag', event, [`${TheSeat(event.seat)} give up and leave the field.`]),
  shares: (event, { view }) =>
    rule('flag', event, [
      'Still on the table are ',
      ...inWords(event.shares.map(({ side, percent }) => `${percent} % of ${sideWords(view, side)}`)),
      '.',
    ]),
  ended: marked('goal', endedLine),
} satisfies Chapter

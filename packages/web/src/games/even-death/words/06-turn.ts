import { type Line, rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { silent } from '../../../words/telling.ts'
import { about, type Chapter, deed, type EventOf, seat, Unit } from './lines.ts'
import { seatTitle, TheSeat } from './titles.ts'

/** "Round 3, Military": what follows is theirs. */
function turnLine(event: EventOf<'turn began'>): Line {
  const { seat: whose, round, commandPoints } = event
  const points =
    commandPoints > 0
      ? `${TheSeat(whose)} have ${count(commandPoints)} Command ${plural(commandPoints, 'point')}.`
      : `It is the turn of the ${seatTitle(whose)}.`
  const clause = commandPoints > 0 ? 'ed.command.1' : event.clause
  return { ...rule('flag', { clause }, [points]), heading: `Round ${round}, ${seatTitle(whose)}`, turn: round }
}

export const turns = {
  'round began': silent,
  'turn began': turnLine,
  'turn ended': ({ early, ...event }) =>
    early ? rule('check', event, [seat(event.seat), ' end their turn early.']) : null,
  // Its actions tell who it is.
  selected: silent,
  used: silent,
  forgoes: (event) => deed('warn', event, ' loses heart, and its turn with it'),
  turned: silent,
  'did nothing': (event) => rule('check', event, [Unit(event.unit), ' does nothing.'], about(event.unit)),
} satisfies Chapter

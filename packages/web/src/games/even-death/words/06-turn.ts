import { line, type Line, rule } from '../../../words/phrases.ts'
import { count, plural } from '../../../words/plain.ts'
import { silent } from '../../../words/telling.ts'
import { about, type Chapter, deed, type EventOf, unit } from './lines.ts'
import { seatTitle, TheSeat } from './seats.ts'

/** "Round 3, Military": what follows is theirs. */
function turnLine(event: EventOf<'turn began'>): Line {
  const { seat: whose, round, commandPoints } = event
  const points = `${TheSeat(whose)} have ${count(commandPoints)} Command ${plural(commandPoints, 'point')}.`
  const told = commandPoints > 0 ? rule('command', { clause: 'ed.command.1' }, [points]) : line('phase', 'flag', [])
  return { ...told, heading: `Round ${round}, ${seatTitle(whose)}`, turn: round }
}

export const turns = {
  'round began': silent,
  'turn began': turnLine,
  'turn ended': ({ early, ...event }) =>
    early ? rule('check', event, [`${TheSeat(event.seat)} end their turn early.`]) : null,
  // Its actions tell who it is.
  selected: silent,
  used: silent,
  forgoes: (event) => deed('warn', event, ' loses heart, and its turn with it'),
  turned: silent,
  'did nothing': (event) => rule('check', event, [unit(event.unit), ' does nothing.'], about(event.unit)),
} satisfies Chapter

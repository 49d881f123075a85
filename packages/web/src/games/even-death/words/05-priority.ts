import { inWords, type Line, rolled, rule } from '../../../words/phrases.ts'
import { type Chapter, eight, type EventOf, row, withDice } from './lines.ts'
import { seatTitle, theSeat, TheSeat } from './seats.ts'

/** ed.priority.2 All rolls for the order in one line, those after a tie again. */
function rollsLine(run: readonly EventOf<'priority rolled'>[]): Line | null {
  const [first] = run
  if (!first) return null
  const rolls = inWords(run.map(({ seat: who, face }) => `${theSeat(who)} ${face}`))
  const told = rolled('dice', first, ['All roll for the order, the highest first: ', ...rolls, '.'])
  return withDice(
    told,
    first,
    'Order of the seats',
    run.map(({ seat: who, face }) => eight(face, seatTitle(who))),
  )
}

export const priority = {
  'priority rolled': { together: row('priority rolled', { says: rollsLine }) },
  order: (event) => {
    const [first, ...rest] = event.seats
    const after = rest.length === 0 ? [] : [', then ', ...inWords(rest.map(theSeat))]
    return rule('flag', event, [`${TheSeat(first ?? '')} begin`, ...after, '.'])
  },
} satisfies Chapter

import { SURVIVORS } from '@shamble/drop-dead/page'
import { mono, phase } from '../../../words/phrases.ts'
import { plural } from '../../../words/plain.ts'
import { silent } from '../../../words/telling.ts'
import { seatOfSurvivor } from '../read.ts'
import { type Chapter, who } from './phrases.ts'

export const survivorTurn = {
  // What somebody does says whose turn it is: only what is unusual needs a line of its own.
  'turn began': (event, { view, after }) => {
    const { survivor, allowance } = event
    const about = [seatOfSurvivor(view, survivor)]
    if (after[0]?.e === 'turn ended') return phase('human', event, [who(view, survivor), ' does nothing.'], about)
    if (allowance === SURVIVORS[survivor].movement) return null
    const units = ` ${plural(allowance, 'unit')} this turn.`
    return phase('human', event, [who(view, survivor), ' may walk ', mono(String(allowance)), units], about)
  },
  'turn ended': silent,
} satisfies Chapter

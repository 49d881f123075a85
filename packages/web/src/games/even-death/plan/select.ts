/** ed.turn A seat's turn: which unit is next, what that costs it, and its early end. */
import { type Herd, type Human, isHerd, type Unit } from '@shamble/even-death/page'
import { type Note, plain } from '../../../plan/plan.ts'
import { percent } from '../../../play/parts.tsx'
import { count, plural } from '../../../words/plain.ts'
import { chosenUnit, lookOf, offered } from '../read.ts'
import type { DisplayState, Planned } from '../types.ts'
import { OWED } from '../words/owed.ts'
import { seatTitle } from '../words/seats.ts'
import { herdWords, unitTitle } from '../words/titles.ts'
import { note } from './notes.ts'
import { listedOrders } from './shown.ts'

/** ed.activation.1 Each check that is due, with its chance. */
const owedNotes = (s: DisplayState, human: Human): Note[] =>
  lookOf(s)
    .owed(human)
    .map(({ cause, clause, checks, needed, chance }) => {
      const times = checks > 1 ? `, ${count(checks)} times` : ''
      return needed === null
        ? note('', `${OWED[cause]}: passes by itself`, clause)
        : note(percent(chance), `${OWED[cause]}: passes with ${needed} or more${times}`, clause)
    })

/** ed.rambling.1, ed.rambling.2 How likely it does as it is told, and who moves it otherwise. */
function ramblingNotes(s: DisplayState, herd: Herd): Note[] {
  const { needed, chance, clause } = lookOf(s).rambling()
  const mover = lookOf(s).mover(herd)
  return [
    note(percent(chance), `obeys with ${needed ?? 1} or more; else it rambles`, clause),
    ...(mover && chance < 1
      ? [
          note(
            '',
            `rambling it is moved by the ${seatTitle(mover.seat)}, whose ${unitTitle(s.view, mover.nearest)} is nearest`,
            'ed.rambling.2',
          ),
        ]
      : []),
  ]
}

export const selectionNotes = (s: DisplayState, unit: Unit): Note[] => {
  const notes = isHerd(unit) ? ramblingNotes(s, unit) : owedNotes(s, unit)
  return notes.length > 0 ? notes : [note('', 'owes no check', 'ed.activation.1')]
}

function selectOrder(s: DisplayState): Planned[] {
  const unit = chosenUnit(s)
  const own = offered(s, 'select').filter((c) => c.unit === unit?.id)
  if (!unit) return []
  const title = unitTitle(s.view, unit)
  return listedOrders(
    { id: 'select', label: 'Select', icon: 'next', key: 'S', detail: isHerd(unit) ? herdWords(unit) : title },
    s.view,
    unit,
    own.map((c) => plain(`Select ${title}`, [c])),
    selectionNotes(s, unit),
  )
}

/** ed.turn.7 The others make their checks all the same. */
function endOrder(s: DisplayState): Planned[] {
  const left = offered(s, 'select').length
  const words = `${count(left)} ${plural(left, 'unit')} not used`
  return listedOrders(
    { id: 'end-turn', label: 'End turn', icon: 'flag', key: 'E', detail: words },
    s.view,
    undefined,
    offered(s, 'end-turn').map((c) =>
      plain('End the turn', [c], {
        warning: `${plural(left, 'One unit has', `${count(left)} units have`)} not been used. End the turn?`.replace(
          /^./,
          (letter) => letter.toUpperCase(),
        ),
      }),
    ),
    [note('', 'the others make the checks they owe, and do nothing', 'ed.turn.7')],
  )
}

export const selectOrders = (s: DisplayState): Planned[] => [...selectOrder(s), ...endOrder(s)]

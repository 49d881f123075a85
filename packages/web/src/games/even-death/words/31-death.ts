import type { Event } from '@shamble/even-death/page'
import { fight, type Line, rule } from '../../../words/phrases.ts'
import { marked } from '../../../words/telling.ts'
import { about, type Chapter, deed, type EventOf, row, unit, units } from './lines.ts'
import { TheSeat } from './seats.ts'

type Cause = Extract<Event, { readonly e: 'died' }>['how']

const DIES: Readonly<Record<Cause, string>> = {
  shot: ' is shot dead',
  blow: ' is struck dead',
  bite: ' is bitten to death',
  infection: ' dies of the infection',
  terrain: ' dies on the dangerous ground',
}

/** ed.psych.5 All who saw it in one line. */
function sawLine(run: readonly EventOf<'saw a friend die'>[]): Line | null {
  const [first] = run
  if (!first) return null
  const ids = run.map((one) => one.unit)
  const words = [...units(ids), ' saw ', unit(first.of), ' die.']
  return rule('eye', first, words, about(...ids, first.of))
}

export const deaths = {
  died: marked('died', (event: EventOf<'died'>) =>
    fight('skull', event, [unit(event.unit), `${DIES[event.how]}.`], about(event.unit)),
  ),
  rose: marked('turned', (event: EventOf<'rose'>) => {
    const as = event.isNew ? ' rises as ' : ' rises and joins '
    return fight('dead', event, [unit(event.human), as, unit(event.herd), '.'], about(event.human, event.herd))
  }),
  infected: marked('hurt', (event: EventOf<'infected'>) => deed('drop', event, ' is infected')),
  'saw a friend die': {
    together: row('saw a friend die', { same: (later, first) => later.of === first.of, says: sawLine }),
  },
  'zombies joined': (event) => rule('dead', event, [`${TheSeat(event.seat)} join the battle.`]),
} satisfies Chapter

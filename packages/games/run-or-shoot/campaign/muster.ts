/** rs.setup.5 Who is played from the first day on: once, before it. */
import { askWhile, refuse } from '@shamble/kernel'
import { PS_IDS, type SurvivorId } from '../content/survivors.ts'
import { addMember, type Command, type Look, type Part, type Transaction, vacantSeats } from './kit.ts'
import { asListed } from './roster.ts'

/** rs.scenario.20 PS of the roster who are neither in the team nor dead. */
export const freePS = ({ state }: Look): (typeof PS_IDS)[number][] => {
  const taken = new Set<SurvivorId>([...state.team, ...state.gone].map(({ person }) => person.who))
  return PS_IDS.filter((who) => !taken.has(who))
}

export const muster: Part = askWhile<Transaction, Command>('rs.setup.5', 'choose whom to play', {
  who: (look) => vacantSeats(look).slice(0, 1),
  choices: (look) => freePS(look).map((survivor): Command => ({ do: 'choose', survivor })),
  check: (look, _v, _seat, command) =>
    command.do === 'choose' && freePS(look).includes(command.survivor)
      ? null
      : refuse('rs.setup.5', 'First choose whom you play: somebody whom nobody else has.'),
  take(t, _v, seat, command) {
    if (command.do === 'choose') addMember(t, seat, asListed(command.survivor), null)
  },
})

/** dw.campaign.1 A scenario is played elsewhere, and its result reported: who came back, and how. */
import { ask, BY_HAND, endAs, type Refusal, refuse } from '@shamble/kernel'
import { personFault } from './character.ts'
import type { DeadWalkKit } from '../state.ts'
import { type Command, type CommandOf, HOST, type Look, type Part, type State, type Transaction } from './kit.ts'
import { optionsForNext } from './next.ts'
import { newPerson, type Person } from './person.ts'
import { type Fate, isSurvivor, type Result, resultOf } from './result.ts'

export const resultIn = ({ state }: { state: State }): Result => {
  if (state.result === null) throw new Error('no scenario was reported')
  return state.result
}

/** The fates of the roster, in its order. */
export const fatesOf = (look: Look): readonly Fate[] => resultIn(look).fates.slice(0, look.state.roster.length)
export const fateOf = (look: Look, person: string): Fate | undefined =>
  fatesOf(look).find(({ name }) => name === person)

/** dw.campaign.1 A report is of the scenario at hand and of these people, none of them as nobody can be. */
function reportRefusal({ state, book }: Look, { scenario, fates }: Result): Refusal | null {
  if (scenario !== state.scenario) return refuse('dw.campaign.1', 'Another scenario is played now.')
  const team = fates.filter(({ isNpc }) => !isNpc).length
  const isTeam = team === state.roster.length && state.roster.every(({ name }, i) => fates[i]?.name === name)
  if (!isTeam) return refuse('dw.campaign.1', 'These are not the people of the campaign.')
  for (const [i, fate] of fates.entries()) {
    const person = state.roster[i] ?? newPerson(fate.name, {}, 0, {})
    const found = isSurvivor(fate) ? personFault(returned(person, fate), book.rules) : null
    if (found) return refuse(found.clause, `${fate.name}: ${found.at}: ${found.reason}`)
  }
  return null
}

function playRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'give-up') return null
  return command.do === 'report'
    ? reportRefusal(look, command.result)
    : refuse('dw.campaign.1', 'The scenario is played now, and its result reported.')
}

function reported(t: Transaction, { result, battle }: CommandOf<'report'>): void {
  const { state } = t
  state.result = result
  if (battle === BY_HAND) t.emit({ e: 'entered by hand', clause: 'dw.campaign.1', scenario: state.scenario })
}

/** The match itself is played beside the campaign. */
export const play: Part = ask<Transaction, Command>('dw.campaign.1', 'play', {
  who: () => [HOST],
  choices: () => [{ do: 'give-up' }],
  check: (look, _v, _seat, command) => playRefusal(look, command),
  take: (t, _v, _seat, command) => {
    if (command.do === 'report') reported(t, command)
    else t.win([], 'dw.campaign.8', 'The campaign was given up.')
  },
  beside: {
    dos: ['report'],
    match: (look) => ({
      game: 'dead-walk',
      part: look.state.record.length,
      options: optionsForNext(look),
      holders: look.state.holders,
    }),
    answer(_look, _v, end): Command | null {
      const { look, digest } = endAs<DeadWalkKit>(end)
      const result = resultOf(look)
      return result && { do: 'report', result, battle: digest }
    },
  },
})

/** dw.campaign.4, dw.campaign.9 Somebody as the scenario has left him. */
export const returned = (person: Person, fate: Fate): Person => ({
  ...person,
  sheet: { ...person.sheet, trauma: fate.trauma, psychoses: fate.psychoses },
  bmv: fate.bmv,
  wounds: fate.wounds,
  ...fate.gear,
  kills: person.kills + fate.kills + fate.closeKills,
  scenarios: person.scenarios + 1,
})

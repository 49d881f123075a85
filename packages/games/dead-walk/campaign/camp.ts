/** dw.campaign.2 Before the next scenario: gear, newcomers, who is left out, where to go. */
import { ask, askWhile, refuse, step } from '@shamble/kernel'
import { CHART } from './chart.ts'
import { poured } from './gear.ts'
import { type Command, HOST, type Part, personNamed, type Transaction } from './kit.ts'
import { fill, recruits, train } from './newcomers.ts'
import { gear } from './packing.ts'
import { NO_GEAR, type Person } from './person.ts'
import { MOST_PEOPLE } from './roster.ts'

/** dw.campaign.7 Who is left out leaves his gear behind. */
function leaveOut(t: Transaction, name: string): void {
  const { state } = t
  const person = personNamed(t, name) as Person
  state.roster = state.roster.filter((one) => one !== person)
  state.stash = poured(state.stash, person)
  state.gone = [...state.gone, { person: { ...person, ...NO_GEAR }, scenario: state.scenario, fate: 'left out' }]
  t.emit({ e: 'left the roster', clause: 'dw.campaign.7', person: name, fate: 'left out' })
}

const tooMany: Part = askWhile<Transaction, Command>('dw.campaign.7', 'leave out', {
  who: ({ state }) => (state.roster.length > MOST_PEOPLE ? [HOST] : []),
  choices: ({ state }) => [...state.roster].reverse().map(({ name }): Command => ({ do: 'leave-out', person: name })),
  check: (look, _v, _seat, command) =>
    command.do === 'leave-out' && personNamed(look, command.person)
      ? null
      : refuse('dw.campaign.7', `A team has at most ${MOST_PEOPLE} people: somebody is left out.`),
  take: (t, _v, _seat, command) => {
    if (command.do === 'leave-out') leaveOut(t, command.person)
  },
})

const next: Part = ask<Transaction, Command>('dw.campaign.2', 'next', {
  who: ({ state }) => (CHART[state.scenario].length > 1 ? [HOST] : []),
  choices: ({ state }) => CHART[state.scenario].map((scenario): Command => ({ do: 'next', scenario })),
  check: ({ state }, _v, _seat, command) =>
    command.do === 'next' && CHART[state.scenario].includes(command.scenario)
      ? null
      : refuse('dw.campaign.2', `Next is ${CHART[state.scenario].join(' or ')}.`),
  take: (t, _v, _seat, command) => {
    if (command.do === 'next') t.state.chosen = command.scenario
  },
})

/** dw.campaign.2 On to the next scenario; the last one is followed by itself (dw.campaign.11). */
function moveOn(t: Transaction): void {
  const { state } = t
  state.scenario = state.chosen ?? CHART[state.scenario][0] ?? state.scenario
  state.chosen = null
  state.result = null
  state.tried = []
  state.cured = []
  state.aided = []
  t.emit({ e: 'next scenario', clause: 'dw.campaign.2', scenario: state.scenario })
}

export function setOut(t: Transaction): void {
  const { scenario, effects, roster } = t.state
  t.emit({ e: 'set out', clause: 'dw.campaign.1', scenario, people: roster.map(({ name }) => name), effects })
}

export const CAMP: readonly Part[] = [
  gear,
  recruits,
  step<Transaction>('dw.campaign.6', 'fill', fill),
  train,
  tooMany,
  next,
  step<Transaction>('dw.campaign.2', 'move on', moveOn),
]

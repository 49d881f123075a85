/** rs.scenario.19 A day is played elsewhere, and its result taken in: who lives, how, and who was saved. */
import { ask, BY_HAND, endAs, type Refusal, refuse, step } from '@shamble/kernel'
import type { RunOrShootKit } from '../state.ts'
import { DAYS, scenarioOn } from './days.ts'
import {
  type Command,
  type CommandOf,
  type Day,
  HOST,
  type Look,
  type Member,
  type Part,
  removeMember,
  type State,
  type Transaction,
} from './kit.ts'
import { conclude } from './end.ts'
import { holdersForDay, optionsForDay } from './next.ts'
import { type Result, resultOf } from './result.ts'
import type { Kept } from './roster.ts'
import { keptFault } from './roster-fault.ts'

const resultIn = ({ state }: { readonly state: State }): Result => {
  if (state.result === null) throw new Error('no day was reported')
  return state.result
}

/** Of whom it is told, in their order. */
const toldOf = ({ team, saved }: Result): Kept[] => [...team.flatMap((one) => one ?? []), ...saved]

/** A report is of the day at hand and of these people, none of them as nobody can be. */
function reportRefusal({ state, book }: Look, result: Result): Refusal | null {
  const no = (why: string): Refusal => refuse('rs.scenario.19', why)
  if (result.scenario !== scenarioOn(state.day)) return no('Another scenario is played today.')
  const isTeam =
    result.team.length === state.team.length &&
    result.team.every((one, i) => one === null || one.who === state.team[i]?.person.who)
  if (!isTeam) return no('These are not the people of the campaign.')
  if (result.won === (result.grade === null)) return no('A day that is won is clean or tainted, a lost one neither.')
  const inTeam = new Set<string>(state.team.map(({ person }) => person.who))
  const others = [...result.saved.map(({ who }) => who), ...result.dead]
  const gone = new Set<string>([...state.dead, ...state.gone.map(({ person }) => person.who)])
  if (new Set(others).size < others.length || others.some((who) => inTeam.has(who) || gone.has(who)))
    return no('Of the others somebody is told of twice, or is of the team, or died on an earlier day.')
  for (const one of toldOf(result)) {
    const before = [...state.team.map(({ person }) => person), ...state.saved].find(({ who }) => who === one.who)
    if (before?.tested && one.tested !== before.tested)
      return refuse('rs.infection.4', 'Everybody is tested once, and it stays what it was.')
    const found = keptFault(one, book.limits)
    if (found) return refuse(found.clause, `${found.at}: ${found.reason}`)
  }
  return null
}

function playRefusal(look: Look, command: Command): Refusal | null {
  if (command.do === 'give-up') return null
  return command.do === 'report'
    ? reportRefusal(look, command.result)
    : refuse('rs.scenario.19', 'The day is played now, and its result taken in.')
}

function reported(t: Transaction, { result, battle }: CommandOf<'report'>): void {
  t.state.result = result
  if (battle === BY_HAND) t.emit({ e: 'entered by hand', clause: 'rs.scenario.19', scenario: result.scenario })
}

export function setOut(t: Transaction): void {
  const { day, team } = t.state
  t.emit({
    e: 'set out',
    clause: 'rs.scenario.19',
    day,
    scenario: scenarioOn(day),
    people: team.map(({ person }) => person.who),
  })
}

/** The day itself is played beside the campaign. */
export const play: Part = ask<Transaction, Command>('rs.scenario.19', 'play', {
  who: () => [HOST],
  choices: () => [{ do: 'give-up' }],
  check: (look, _v, _seat, command) => playRefusal(look, command),
  take: (t, _v, _seat, command) => {
    if (command.do === 'report') reported(t, command)
    else conclude(t)
  },
  beside: {
    dos: ['report'],
    match: (look) => ({
      game: 'run-or-shoot',
      part: look.state.record.length,
      options: optionsForDay(look),
      holders: holdersForDay(look),
    }),
    answer(_look, _v, end): Command | null {
      const { look, digest } = endAs<RunOrShootKit>(end)
      const result = resultOf(look)
      return result && { do: 'report', result, battle: digest }
    },
  },
})

/** rs.secrecy.20 The debrief has shown who is infected: it stays open. */
function openTest(t: Transaction, { who, tested }: Kept, before: Kept | undefined): void {
  if (tested !== null && (before?.tested ?? null) === null)
    t.emit({ e: 'test opened', clause: 'rs.secrecy.20', who, result: tested })
}

/** Into the record, and everybody as the day has left him. */
function dayOver(t: Transaction): void {
  const { state } = t
  const { scenario, won, grade, turns, killed, team } = resultIn(t)
  const before = state.team
  const survivors = team.filter((one) => one !== null).length
  const entry: Day = { scenario, won, grade, turns, killed, starters: team.length, survivors }
  state.record = [...state.record, entry]
  t.emit({ e: 'day over', clause: 'rs.scenario.19', day: state.day, ...entry })
  state.team = before.map((member, i): Member => ({ ...member, person: team[i] ?? member.person }))
  for (const [i, member] of before.entries()) {
    const now = team[i]
    if (now) openTest(t, now, member.person)
    else removeMember(t, member, 'killed')
  }
  takeOthers(t)
}

/** rs.end.5 Others who were saved can take somebody's place; who died is nowhere any more. */
function takeOthers(t: Transaction): void {
  const { state } = t
  const { saved, dead } = resultIn(t)
  const before = state.saved
  const isNamed = ({ who }: Kept): boolean => saved.some((one) => one.who === who) || dead.some((one) => one === who)
  for (const who of dead) t.emit({ e: 'other died', clause: 'rs.scenario.19', who })
  for (const one of saved) {
    const known = before.find(({ who }) => who === one.who)
    if (!known) t.emit({ e: 'was saved', clause: 'rs.end.5', who: one.who })
    openTest(t, one, known)
  }
  state.dead = [...state.dead, ...dead]
  state.saved = [...before.filter((one) => !isNamed(one)), ...saved]
}

/** A lost day is not repeated; after the last one the city is judged. */
function endIfLast(t: Transaction): void {
  if (t.state.day >= DAYS.length) conclude(t)
}

export const DAY: readonly Part[] = [
  play,
  step<Transaction>('rs.scenario.19', 'day over', dayOver),
  step<Transaction>('rs.scenario.19', 'last day', endIfLast),
]

import { type Holder, houseOf, type OptionValues, type Seat } from '@shamble/kernel'
import { survivorSeat, UMPIRE } from '../state.ts'
import type { OtherSurvivorId } from '../content/survivors.ts'
import { scenarioOn } from './days.ts'
import type { Look } from './kit.ts'
import { isPlayerSurvivor, type Roster } from './roster.ts'

/** Others who are in the team or dead: no scenario has them besides. */
function absentOthers({ state }: Look): OtherSurvivorId[] {
  const taken = [...state.team, ...state.gone].map(({ person }) => person.who)
  const others = taken.filter((who): who is OtherSurvivorId => !isPlayerSurvivor(who))
  const inTeam = new Set(state.team.map(({ person }) => person.who))
  return [...state.dead, ...others.filter((who) => !inTeam.has(who))]
}

/** rs.scenario.19 The options with which the day is played. */
export function optionsForDay(look: Look): OptionValues {
  const { state, book } = look
  const roster: Roster = {
    people: state.team.map(({ person }) => person),
    others: state.saved,
    absent: absentOthers(look),
  }
  return {
    ...houseOf(book.options),
    scenario: scenarioOn(state.day),
    survivors: state.team.length,
    roster: roster as unknown as OptionValues[string],
  }
}

/** Whoever plays somebody in the campaign plays him on the day, whatever the number of his seat is there. */
export const holdersForDay = ({ state }: Look): Readonly<Record<Seat, Holder>> =>
  Object.fromEntries([
    ...state.team.map(({ seat }, i) => [survivorSeat(i + 1), state.holders[seat] as Holder] as const),
    [UMPIRE, state.holders[UMPIRE] as Holder] as const,
  ])

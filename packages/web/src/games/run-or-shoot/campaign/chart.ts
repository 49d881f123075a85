/** The five days, drawn one after the other. */
import { type CampaignView, DAYS, type DayScenario } from '@shamble/run-or-shoot/campaign/page'
import type { Chart, Fought, Station } from '../../../campaign/campaign-display.ts'
import { UMPIRE } from '@shamble/run-or-shoot/page'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { calledBy } from '../words/titles.ts'
import { gradeOf, titleOf } from './words.ts'

function stationOf(view: CampaignView, id: DayScenario, i: number): Station {
  const { day, record, result, outcome } = view
  const fought = record[i]
  const isToday = i === day - 1
  const ahead = outcome === null ? 'ahead' : 'unreached'
  return {
    id,
    title: titleOf(id),
    column: i,
    lane: 0,
    state: fought ? 'done' : isToday && result === null && outcome === null ? 'now' : ahead,
    isHere: isToday,
    grade: fought ? gradeOf(fought).says : '',
    tone: fought ? gradeOf(fought).tone : 'fair',
  }
}

export const chart = (view: CampaignView): Chart => ({
  stations: DAYS.map((id, i) => stationOf(view, id, i)),
  ways: DAYS.slice(1).map((to, i) => ({ from: DAYS[i] ?? to, to, taken: view.day > i + 1 })),
})

const called = ({ team }: CampaignView): string => listed(team.map(({ person }) => calledBy(person.who)))

/** How many days are behind them, how they went, and who is in the team. */
export function standing(view: CampaignView): string {
  const { record, team, holders } = view
  const seats = Object.keys(holders).filter((seat) => seat !== UMPIRE).length
  if (record.length === 0)
    return team.length < seats
      ? `The team is being made: ${team.length === 0 ? 'nobody' : count(team.length)} of ${count(seats)} chosen.`
      : `${called(view)} set out on the first of five days.`
  const won = record.filter((day) => day.won).length
  const so = `${capital(count(record.length))} of five days ${plural(record.length, 'is', 'are')} behind them, ${count(won)} won.`
  return team.length === 0 ? `${so} Nobody is left.` : `${so} ${called(view)} ${plural(team.length, 'is', 'are')} left.`
}

export const season = ({ record }: CampaignView): Fought[] =>
  record.map((day) => ({
    title: titleOf(day.scenario),
    grade: gradeOf(day).says,
    tone: gradeOf(day).tone,
    says: `${day.survivors} of ${day.starters} came through`,
    starters: day.starters,
    survivors: day.survivors,
  }))

/** What happened to whom, day by day. */
import { chronicleOf } from '@shamble/run-or-shoot/campaign/forecast'
import { type CampaignEvent, DAYS } from '@shamble/run-or-shoot/campaign/page'
import type { Happened, History, HistoryLine } from '../../../campaign/campaign-display.ts'
import { calledBy } from '../words/titles.ts'
import { titleOf } from './words.ts'

type Told = ReturnType<typeof chronicleOf>['lines'][number]

const lineOf = ({ says, clause, person }: Told): HistoryLine => ({
  says,
  clause,
  about: person && calledBy(person),
})

export const lines = (events: readonly CampaignEvent[]): HistoryLine[] => chronicleOf(events).lines.map(lineOf)

export const isBattle = (events: readonly CampaignEvent[]): boolean => events.some(({ e }) => e === 'day over')

const chapterOf = ({ scenario }: Told): string =>
  scenario === null ? 'Before' : `Day ${DAYS.indexOf(scenario) + 1}: ${titleOf(scenario)}`

export function chronicle(story: readonly Happened<CampaignEvent>[]): History {
  const chapters: { title: string; lines: HistoryLine[] }[] = []
  for (const told of chronicleOf(story.flatMap(({ events }) => events)).lines) {
    const title = chapterOf(told)
    if (chapters.at(-1)?.title !== title) chapters.push({ title, lines: [] })
    chapters.at(-1)?.lines.push(lineOf(told))
  }
  return { chapters }
}

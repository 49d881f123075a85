/** What happened to whom, scenario by scenario. */
import { chronicleOf } from '@shamble/dead-walk/campaign/forecast'
import type { CampaignEvent } from '@shamble/dead-walk/campaign/page'
import type { Happened, History, HistoryLine } from '../../../campaign/campaign-display.ts'
import { eventsOf } from './sheets.ts'
import { titleOf } from './words.ts'

export const lines = (events: readonly CampaignEvent[]): HistoryLine[] =>
  chronicleOf(events).lines.map(({ says, clause, person }) => ({
    says,
    clause,
    about: person,
  }))

export const isBattle = (events: readonly CampaignEvent[]): boolean => events.some(({ e }) => e === 'graded')

export function chronicle(story: readonly Happened<CampaignEvent>[]): History {
  const events = eventsOf(story)
  const told = chronicleOf(events)
  const chapters: { title: string; lines: HistoryLine[] }[] = []
  for (const { scenario, says, clause, person } of told.lines) {
    const title = scenario === null ? 'Before' : titleOf(scenario)
    if (chapters.at(-1)?.title !== title) chapters.push({ title, lines: [] })
    chapters.at(-1)?.lines.push({ says, clause, about: person })
  }
  const battles = events.flatMap((event) => (event.e === 'graded' ? [event.scenario] : []))
  return {
    chapters,
    growth: {
      title: 'Experience',
      battles: battles.map(titleOf),
      people: told.growth.map(({ person, points }) => ({
        name: person,
        values: battles.map((scenario) => points.findLast((point) => point.scenario === scenario)?.xp ?? null),
      })),
    },
  }
}

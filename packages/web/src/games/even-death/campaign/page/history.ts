/** The war told turn by turn, by the sentences of its log. */
import type { Event, View } from '@shamble/even-death/campaign/page'
import type { Happened, History, HistoryLine, SeenCampaign } from '../../../../campaign/campaign-display.ts'
import type { LogLine } from '../../../../play/game-display.ts'
import { figures } from '../words/roster.ts'
import { lines as logLines } from '../words/log.ts'

type Seen = SeenCampaign<View>

/** A line as one reads it: figures by where they are. */
function told({ words }: Pick<LogLine, 'words'>, nameOf: (figure: string) => string): HistoryLine {
  let clause = ''
  const says = words
    .map((part) => {
      if (typeof part === 'string') return part
      if ('name' in part) return part.name
      if ('mono' in part) return part.mono
      if ('figure' in part) return nameOf(part.figure)
      clause = part.clause
      return ''
    })
    .join('')
    .trim()
  return { says, clause, about: null }
}

const namesIn = (seen: Seen): ((figure: string) => string) => {
  const cards = new Map(figures(seen).map((card) => [card.id, `those at ${card.name}`]))
  return (figure) => cards.get(figure) ?? figure
}

export function lines(events: readonly Event[], seen: Seen): readonly HistoryLine[] {
  const nameOf = namesIn(seen)
  return logLines(events, seen)
    .filter(({ words }) => words.length > 0)
    .map((line) => told(line, nameOf))
    .map((line) => ({ ...line, says: line.says.charAt(0).toUpperCase() + line.says.slice(1) }))
}

/** A chapter for every turn of a player. */
export function chronicle(story: readonly Happened<Event>[], seen: Seen): History {
  const nameOf = namesIn(seen)
  const all = logLines(
    story.flatMap(({ events }) => events),
    seen,
  )
  const isWhole = story.some(({ events }) => events.some(({ e }) => e === 'order stands'))
  const chapters: { title: string; lines: HistoryLine[] }[] = []
  for (const line of all) {
    if (line.heading !== undefined || chapters.length === 0)
      chapters.push({ title: line.heading ?? (isWhole ? 'Before the war' : 'From here on'), lines: [] })
    if (line.words.length > 0) chapters.at(-1)?.lines.push(told(line, nameOf))
  }
  return { chapters: chapters.filter((chapter) => chapter.lines.length > 0) }
}

export const isBattle = (events: readonly Event[]): boolean => events.some(({ e }) => e === 'battle over')

/** The end of the war: who won and why, and how the points went. */
import type { Event, Faction, View } from '@shamble/even-death/campaign/page'
import type { EndReport, Series, Won } from '../../../../play/game-display.ts'
import { capital, count, listed, plural } from '../../../../words/plain.ts'
import type { Seen, Story } from '../types.ts'
import { forceName } from '../map/place.ts'
import { factionTitle, tileTitle } from './names.ts'
import { seatTitle, theSeat } from './question.ts'

export function won({ outcome }: View): Won | null {
  if (!outcome) return null
  const { winners } = outcome
  if (winners.length === 0) return { who: 'Nobody wins', seats: [] }
  return { who: `${capital(listed(winners.map(theSeat)))} win`, seats: winners }
}

/** Points of everybody after every turn of a round. */
function course(events: readonly Event[]): Series[] {
  const values = new Map<Faction, number[]>()
  for (const event of events) {
    if (event.e !== 'turn over' && event.e !== 'war begins' && event.e !== 'campaign over') continue
    for (const { faction, points } of event.players)
      if (event.e !== 'turn over' || event.faction === faction)
        values.set(faction, [...(values.get(faction) ?? []), points.all])
  }
  return [...values].map(([faction, points]) => ({
    label: `Points of the ${factionTitle(faction)}`,
    tone: faction === 'zombies' ? 'dead' : 'living',
    values: points,
  }))
}

export function report(story: Story, seen: Seen): EndReport {
  const { view } = seen
  const events = story.flatMap((entry) => entry.events)
  const { outcome, fought } = view
  return {
    headline: outcome
      ? outcome.winners.length === 0
        ? 'The war has no winner'
        : `${capital(listed(outcome.winners.map(theSeat)))} hold the land`
      : 'The war goes on',
    fates: view.forces.map((force) => ({
      figure: forceName(force.id),
      words: `of the ${seatTitle(force.owner)} still ${force.owner === 'zombies' ? 'roams' : 'holds'} ${tileTitle(seen, force.at)}`,
    })),
    series: course(events),
    luck: [],
    story: `${capital(count(fought.length))} ${plural(fought.length, 'battle')} in ${count(view.round)} ${plural(view.round, 'turn')}.`,
  }
}

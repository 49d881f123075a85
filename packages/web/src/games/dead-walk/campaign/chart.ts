/** The road to Harbour Point as a chart: where the team has been, where it stands, where it may go. */
import { type CampaignView, type Chapter, CHART } from '@shamble/dead-walk/campaign/page'
import type { Chart, Fought, Station } from '../../../campaign/campaign-display.ts'
import { keysOf } from '../../../sure.ts'
import { GRADES, titleOf } from './words.ts'

/** How far along, and on which of the two ways. */
const PLACES: Readonly<Record<Chapter, readonly [column: number, lane: number]>> = {
  'shopping-list': [0, 0],
  mercy: [1, 1],
  'night-at-millers': [2, 0],
  'nine-forty-bus': [3, 0],
  'quiet-hands': [4, 1],
  'last-boat': [5, 0],
}

const CHAPTERS = keysOf(CHART)

/** All that can still come after it. */
const after = (chapter: Chapter): Chapter[] => CHART[chapter].flatMap((next) => [next, ...after(next)])

function stationOf({ record, scenario, result, outcome }: CampaignView, id: Chapter): Station {
  const fought = record.filter((entry) => entry.scenario === id).at(-1)
  const [column, lane] = PLACES[id]
  const isNow = id === scenario && outcome === null && result === null
  const isAhead = after(scenario).includes(id)
  const toCome = outcome === null ? 'ahead' : 'unreached'
  return {
    id,
    title: titleOf(id),
    column,
    lane,
    state: isNow ? 'now' : fought ? 'done' : isAhead ? toCome : 'missed',
    isHere: id === scenario,
    grade: fought ? GRADES[fought.grade].says : '',
    tone: fought ? GRADES[fought.grade].tone : 'fair',
  }
}

export function chart(view: CampaignView): Chart {
  const road = [...view.record.map(({ scenario }) => scenario), ...(view.result === null ? [view.scenario] : [])]
  const isTaken = (from: Chapter, to: Chapter): boolean => road.some((one, i) => one === from && road[i + 1] === to)
  return {
    stations: CHAPTERS.map((id) => stationOf(view, id)),
    ways: CHAPTERS.flatMap((from) => CHART[from].map((to) => ({ from, to, taken: isTaken(from, to) }))),
  }
}

export const season = ({ record }: CampaignView): Fought[] =>
  record.map(({ scenario, grade, starters, survivors }) => ({
    title: titleOf(scenario),
    grade: GRADES[grade].says,
    tone: GRADES[grade].tone,
    says: `${survivors} of ${starters} came home`,
    starters,
    survivors,
  }))

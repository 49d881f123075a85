import { type Interval, wilson } from '@shamble/bots'
import { digest } from '@shamble/kernel'
import { type Spread, spreadOf } from '../sim/summary.ts'
import type { Campaign } from '../games.ts'
import type { CampaignLine } from './series.ts'

/** How a scenario went over all campaigns that came so far. */
export interface ScenarioCount {
  readonly scenario: string
  readonly title: string
  readonly played: number
  /** Campaigns that ended with it. */
  readonly ended: number
  readonly grades: Readonly<Record<string, number>>
  readonly starters: number
  readonly survivors: number
  /** What became of those who are no more with the team since then. */
  readonly gone: Readonly<Record<string, number>>
}

export interface CampaignSummary {
  readonly won: { readonly campaigns: number } & Interval
  readonly endings: Readonly<Record<string, number>>
  readonly scenarios: readonly ScenarioCount[]
  readonly gone: Readonly<Record<string, number>>
  readonly length: Spread
  /** Those who are with the team at the end, and their levels. */
  readonly team: Spread
  readonly levels: Readonly<Record<string, number>>
  readonly commands: Spread
  readonly digest: string
}

/** How often each word comes, the most frequent first. */
function counted(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)))
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0)

function scenarioCount(
  lines: readonly CampaignLine[],
  scenario: string,
  title: string,
  grades: readonly string[],
): ScenarioCount {
  const stages = lines.flatMap((line) => line.stages.filter((stage) => stage.scenario === scenario))
  return {
    scenario,
    title,
    played: stages.length,
    ended: lines.filter(({ stages: all }) => all.at(-1)?.scenario === scenario).length,
    grades: Object.fromEntries(grades.map((grade) => [grade, stages.filter((stage) => stage.grade === grade).length])),
    starters: sumOf(stages.map(({ starters }) => starters)),
    survivors: sumOf(stages.map(({ survivors }) => survivors)),
    gone: counted(lines.flatMap(({ gone }) => gone.filter((one) => one.scenario === scenario).map(({ fate }) => fate))),
  }
}

const rounded = (value: number): number => Number(value.toFixed(4))

export function summariseCampaigns({ scenarios, grades }: Campaign, lines: readonly CampaignLine[]): CampaignSummary {
  const campaigns = lines.filter(({ won }) => won).length
  const { rate, low, high } = wilson(campaigns, lines.length)
  return {
    won: { campaigns, rate: rounded(rate), low: rounded(low), high: rounded(high) },
    endings: counted(lines.map(({ reason }) => reason)),
    scenarios: scenarios.map(([id, title]) => scenarioCount(lines, id, title, grades)),
    gone: counted(lines.flatMap(({ gone }) => gone.map(({ fate }) => fate))),
    length: spreadOf(lines.map(({ stages }) => stages.length)),
    team: spreadOf(lines.map(({ levels }) => levels.length)),
    levels: counted(lines.flatMap(({ levels }) => levels.map((level) => `level ${level}`))),
    commands: spreadOf(lines.map(({ commands }) => commands)),
    digest: digest(lines.map((line) => line.digest)),
  }
}

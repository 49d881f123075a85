import { type Interval, wilson } from '@shamble/bots'
import { digest, type OptionValues } from '@shamble/kernel'
import type { Course } from '@shamble/shelf'
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

/** How often something comes, with the interval in which it may be. */
type Rate = { readonly campaigns: number } & Interval

export interface CampaignSummary {
  /** By side, in the words of the campaign. */
  readonly won: Readonly<Record<string, Rate>>
  readonly endings: Readonly<Record<string, number>>
  readonly numbers: Readonly<Record<string, Spread>>
  readonly words: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Only of campaigns that have a course. */
  readonly scenarios?: readonly ScenarioCount[]
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
  [scenario, title]: Course['scenarios'][number],
  grades: readonly string[],
): ScenarioCount {
  const courses = lines.flatMap(({ course }) => course ?? [])
  const stages = courses.flatMap((course) => course.stages.filter((stage) => stage.scenario === scenario))
  return {
    scenario,
    title,
    played: stages.length,
    ended: courses.filter(({ stages: all }) => all.at(-1)?.scenario === scenario).length,
    grades: Object.fromEntries(grades.map((grade) => [grade, stages.filter((stage) => stage.grade === grade).length])),
    starters: sumOf(stages.map(({ starters }) => starters)),
    survivors: sumOf(stages.map(({ survivors }) => survivors)),
    gone: counted(
      courses.flatMap(({ gone }) => gone.filter((one) => one.scenario === scenario).map(({ fate }) => fate)),
    ),
  }
}

const rounded = (value: number): number => Number(value.toFixed(4))

function rateOf(lines: readonly CampaignLine[], side: string): Rate {
  const campaigns = lines.filter(({ winners }) => winners.includes(side)).length
  const { rate, low, high } = wilson(campaigns, lines.length)
  return { campaigns, rate: rounded(rate), low: rounded(low), high: rounded(high) }
}

/** Everything by its names, in the order in which they come. */
function byName<T, R>(all: readonly Readonly<Record<string, T>>[], of: (values: readonly T[]) => R): Record<string, R> {
  const names = [...new Set(all.flatMap(Object.keys))]
  return Object.fromEntries(
    names.map((name) => [name, of(all.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] as T] : [])))]),
  )
}

export function summariseCampaigns(
  { sides, course }: Campaign,
  options: OptionValues,
  lines: readonly CampaignLine[],
): CampaignSummary {
  return {
    won: Object.fromEntries(sides(options).map((side) => [side, rateOf(lines, side)])),
    endings: counted(lines.map(({ reason }) => reason)),
    numbers: byName(
      lines.map(({ numbers }) => numbers),
      spreadOf,
    ),
    words: byName(
      lines.map(({ words }) => words),
      (words) => counted(words.flat()),
    ),
    ...(course && { scenarios: course.scenarios.map((one) => scenarioCount(lines, one, course.grades)) }),
    commands: spreadOf(lines.map(({ commands }) => commands)),
    digest: digest(lines.map((line) => line.digest)),
  }
}

/** Fifty campaigns of Even Death May Die on Harrow Vale, with every battle played: who wins, how long they last. */
import { availableParallelism } from 'node:os'
import process from 'node:process'
import { wilson } from '@shamble/bots'
import type { OptionValues } from '@shamble/kernel'
import { type CampaignLine, campaignNo, type CampaignSpec, lineOf } from '../../../packages/cli/src/campaign/series.ts'
import { summariseCampaigns } from '../../../packages/cli/src/campaign/summary.ts'
import { campaignOf } from '../../../packages/cli/src/games.ts'
import { playSeries } from '../../../packages/cli/src/sim/pool.ts'
import { type MarkdownReport, percent } from '../markdown-report.ts'

const GAME = 'even-death'
/** Of two, three and four factions. */
const SETTINGS: readonly (readonly [scenario: string, title: string, campaigns: number])[] = [
  ['short-war', 'The Short War', 17],
  ['three-banners', 'Three Banners', 17],
  ['whole-vale', 'The Whole Vale', 16],
]
/** Nobody should win more often than this. */
const EVEN = 0.65

/** A share of the usual number, in percent. */
const many = (campaigns: number): number => Math.max(1, Math.ceil((campaigns * Number(process.env.GAMES ?? 100)) / 100))

function specFor(options: OptionValues): CampaignSpec {
  const settled = campaignOf(GAME).game.settle(options)
  if (!settled.ok) throw new Error(settled.fault.why)
  return { of: GAME, options: settled.value, seed: 'thousand' }
}

/** Played on all cores. A crash, an endless campaign or a refused command throws. */
async function played(spec: CampaignSpec, games: number): Promise<CampaignLine[]> {
  const worker = new URL('../../../packages/cli/src/campaign/worker.ts', import.meta.url)
  const series = { worker, spec, seedOf: (i: number) => `${spec.seed}/${i}` }
  const { signal } = new AbortController()
  const onProgress = (done: number): void => void process.stderr.write(`${done} of ${games} campaigns\n`)
  const lines = await playSeries<CampaignSpec, CampaignLine>(series, {
    games,
    cores: availableParallelism(),
    signal,
    onProgress,
  })
  return lines ?? []
}

/** `even-death-campaigns`: every one to its end; the first of each setting comes to the same end again. */
export async function campaigns(paper: MarkdownReport, only: string | undefined): Promise<boolean> {
  const began = performance.now()
  let [games, faults] = [0, 0]
  const uneven: string[] = []
  paper.heads('campaign', 'campaigns', 'who wins', '95% interval of the first', 'campaign turns', 'battles', 'drawn')
  for (const [scenario, title, times] of SETTINGS) {
    if (only !== undefined && only !== scenario) continue
    const spec = specFor({ scenario })
    const lines = await played(spec, many(times))
    games += lines.length
    if (lines[0]?.digest !== lineOf(GAME, campaignNo(spec, 0)).digest) faults++
    const { won, numbers, words } = summariseCampaigns(campaignOf(GAME), spec.options, lines)
    const sides = Object.entries(won)
      .filter(([, { campaigns: wins }]) => wins > 0)
      .sort(([, a], [, b]) => b.campaigns - a.campaigns)
    const [[first, { campaigns: most }] = ['nobody', { campaigns: 0 }]] = sides
    const { low, high } = wilson(most, lines.length)
    const fought = Object.values(words.battles ?? {}).reduce((sum, n) => sum + n, 0)
    paper.row(
      title,
      lines.length,
      sides.map(([side, { rate }]) => `${side} ${percent(rate)}`).join(', '),
      `${percent(low)} to ${percent(high)}`,
      numbers['campaign turns']?.median ?? 0,
      numbers.battles?.median ?? 0,
      fought === 0 ? '' : percent((words.battles?.drawn ?? 0) / fought),
    )
    if (most / lines.length > EVEN) uneven.push(`${first} in ${title}`)
  }
  paper.say(
    `\n${games} campaigns, ${faults} otherwise when played again; none crashed, had no end or a refused command.`,
  )
  if (uneven.length > 0) paper.say(`\nAbove 65%: ${uneven.join('; ')}.`)
  process.stderr.write(`${((performance.now() - began) / 60_000).toFixed(1)} minutes\n`)
  return faults === 0
}

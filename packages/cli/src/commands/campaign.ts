import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { departures, type OptionValue, type OptionValues, savedFile, saveMatch } from '@shamble/kernel'
import type { Course } from '@shamble/shelf'
import { type Args, JSON_FLAG } from '../args.ts'
import { type Campaign, campaignOf } from '../games.ts'
import { campaignNo, type CampaignLine, type CampaignSpec, lineOf } from '../campaign/series.ts'
import { type CampaignSummary, type ScenarioCount, summariseCampaigns } from '../campaign/summary.ts'
import type { Command } from '../command.ts'
import { type Io, printJson, printLines } from '../io.ts'
import { soundMap } from '../maps.ts'
import { fileTrouble, readDocument } from '../read.ts'
import { optionsFrom } from '../sim/plan.ts'
import { playSeries } from '../sim/pool.ts'
import { Stop } from '../stop.ts'

const STANDARD = { games: 10, seed: '0' } as const
const INTERRUPTED = 130

interface Plan {
  readonly campaign: Campaign
  readonly spec: CampaignSpec
  readonly games: number
  readonly cores: number
}

/** `--factions A,B` and `--map FILE`, of campaigns that are played on maps. */
function askedFor(args: Args, { of, maps }: Campaign, io: Io): OptionValues {
  const [factions, map] = [args.text('factions'), args.text('map')]
  if (factions === undefined && map === undefined) return {}
  if (!maps) throw new Stop(`--${factions === undefined ? 'map' : 'factions'}: the campaign of ${of} has no maps`)
  return maps.optionsFor({
    ...(factions !== undefined && { factions: factions.split(',').map((word) => word.trim()) }),
    ...(map !== undefined && { map: soundMap(map, readDocument(io, map), maps) }),
  })
}

function planFrom(args: Args, io: Io): Plan {
  const of = args.positionals[0] as string
  const campaign = campaignOf(of)
  const options = optionsFrom(args, campaign.game, io, askedFor(args, campaign, io))
  const spec: CampaignSpec = { of, options, seed: args.text('seed') ?? STANDARD.seed }
  const games = args.count('games', 1, 100_000) ?? (args.has('save') ? 1 : STANDARD.games)
  if (args.has('save') && games !== 1) throw new Stop('--save: records one campaign; use it with --games 1')
  return { campaign, spec, games, cores: args.count('cores', 1, 1_024) ?? availableParallelism() }
}

async function play({ spec, games, cores }: Plan, io: Io): Promise<CampaignLine[] | null> {
  let done = 0
  const onProgress = (played: number): void => {
    done = played
    io.progress?.(`${done} of ${games} campaigns`)
  }
  const worker = new URL('../campaign/worker.ts', import.meta.url)
  const series = { worker, spec, seedOf: (i: number) => `${spec.seed}/${i}` }
  const lines = await playSeries<CampaignSpec, CampaignLine>(series, { games, cores, signal: io.signal, onProgress })
  io.progress?.('')
  if (lines === null) io.err(`shamble campaign: stopped after ${done} of ${games} campaigns\n`)
  return lines
}

/** Plays the first campaign of the series and writes it down. */
function record(file: string, { spec }: Plan): CampaignLine[] {
  const match = campaignNo(spec, 0)
  try {
    writeFileSync(file, `${JSON.stringify(savedFile(saveMatch(match, { private: true }), match.game))}\n`)
  } catch (error) {
    throw fileTrouble(file, error)
  }
  return [lineOf(spec.of, match)]
}

const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`
const counts = (all: Readonly<Record<string, number>>): string =>
  Object.entries(all)
    .map(([word, n]) => `${word} ${n}`)
    .join(', ') || 'nobody'

/** The scenarios as a table: how many campaigns played each and ended there, the grades, and who came through. */
function tableText(scenarios: readonly ScenarioCount[], { grades, stage }: Course): string[] {
  const head = [stage, 'played', 'ended', ...grades, 'survived', 'gone']
  const rows = scenarios.map(({ title, played, ended, grades: reached, starters, survivors, gone }) => [
    title,
    String(played),
    String(ended),
    ...grades.map((grade) => String(reached[grade] ?? 0)),
    `${survivors} of ${starters}`,
    counts(gone),
  ])
  const widths = head.map((word, i) => Math.max(word.length, ...rows.map((row) => (row[i] as string).length)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] as number))
      .join('  ')
      .trimEnd(),
  )
}

/** Nobody reads more of a document than this. */
const LONG = 80

/** As `--option` takes it; a long document, such as a map, goes by its title. */
function written(value: OptionValue): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const text = JSON.stringify(value)
  if (text.length <= LONG) return text
  return 'title' in value && typeof value['title'] === 'string' ? `{${value['title']}}` : '{…}'
}

const namesIn = ({ numbers, words }: CampaignSummary): string[] => [
  ...new Set([...Object.keys(numbers), ...Object.keys(words)]),
]

/** How much of it there was, and of what sort. */
function measured({ numbers, words }: CampaignSummary, name: string): string {
  const [spread, sorts] = [numbers[name], words[name]]
  const many = spread && `median ${spread.median}, from ${spread.least} to ${spread.most}, mean ${spread.mean}`
  return [many, sorts && counts(sorts)].filter((text) => text !== undefined).join('; ')
}

function campaignText({ campaign, spec, games }: Plan, s: CampaignSummary): string[] {
  const { game, course } = campaign
  const changed = Object.entries(departures(game.options, spec.options)).map(([id, value]) => `${id}=${written(value)}`)
  const line = (name: string, text: string): string => `${name.padEnd(16)} ${text}`
  return [
    `${game.title}, rules ${game.rulesVersion}: ${games === 1 ? '1 campaign' : `${games} campaigns`}, seed ${spec.seed}`,
    line('options', changed.join(' ') || 'as printed'),
    ...Object.entries(s.won).map(([side, { campaigns, rate, low, high }]) =>
      line(side, `${campaigns} (${percent(rate)}; 95% interval ${percent(low)} to ${percent(high)})`),
    ),
    ...Object.entries(s.endings).map(([reason, n]) => line('', `${n}: ${reason}`)),
    ...namesIn(s).map((name) => line(name, measured(s, name))),
    line('digest', s.digest),
    ...(course && s.scenarios ? ['', ...tableText(s.scenarios, course)] : []),
  ]
}

async function playCampaigns(args: Args, io: Io): Promise<number> {
  const plan = planFrom(args, io)
  const file = args.text('save')
  const lines = file === undefined ? await play(plan, io) : record(file, plan)
  if (lines === null) return INTERRUPTED
  const summary = summariseCampaigns(plan.campaign, plan.spec.options, lines)
  const { spec, games, campaign } = plan
  const head = { game: campaign.game.id, rules: campaign.game.rulesVersion, seed: spec.seed, games }
  const options = departures(campaign.game.options, spec.options)
  if (args.has('json')) printJson(io, { ...head, options, ...summary })
  else printLines(io, campaignText(plan, summary))
  return 0
}

export const campaign: Command = {
  name: 'campaign',
  says: 'Let bots play campaigns to their end and count how far they come.',
  about: [
    'The same seed gives the same campaigns and the same digest, whatever the number of cores.',
    'A crash, a refused command or a campaign without an end is an error, and names the seed.',
  ],
  positionals: [{ name: 'GAME' }],
  flags: [
    { name: 'games', takes: 'N', says: `How many campaigns; ${STANDARD.games} unless told otherwise.` },
    { name: 'seed', takes: 'S', says: `Any text; ${STANDARD.seed} unless told otherwise.` },
    {
      name: 'option',
      takes: 'K=V',
      many: true,
      says: 'How many play (players=N or survivors=N), or house={…} with house rules; also house=@FILE.',
    },
    { name: 'factions', takes: 'A,B…', says: 'Who takes part, where a campaign is played on a map.' },
    {
      name: 'map',
      takes: 'FILE',
      says: 'On which map it is played: one that shamble map has written, or one of your own.',
    },
    { name: 'cores', takes: 'N', says: 'How many cores work; all unless told otherwise.' },
    { name: 'save', takes: 'FILE', says: 'With --games 1: also write the campaign as a save, for shamble chronicle.' },
    JSON_FLAG,
  ],
  run: playCampaigns,
}

import { JSON_FLAG } from '../args.ts'
import type { HistoryLine } from '@shamble/shelf'
import type { Campaign } from '../games.ts'
import type { Command } from '../command.ts'
import { printJson, printLines } from '../io.ts'
import { readDocument } from '../read.ts'
import { toldOf } from '../told.ts'
import { outcomeText } from '../words.ts'

/** The sentences under the scenarios, or whatever else there is, in or after which they happened. */
function chronicleText({ course }: Campaign, lines: readonly HistoryLine[]): string[] {
  const text: string[] = []
  let scenario: string | null | undefined
  for (const line of lines) {
    if (line.scenario !== scenario) {
      const title = course?.scenarios.find(([id]) => id === line.scenario)?.[1] ?? line.scenario
      text.push(...(text.length > 0 ? [''] : []), title ?? `Before the first ${course?.stage ?? 'battle'}`)
      scenario = line.scenario
    }
    text.push(`  ${line.says} [${line.clause}]`)
  }
  return text
}

export const chronicle: Command = {
  name: 'chronicle',
  says: 'Tell a saved campaign: what happened to whom, one scenario after the other.',
  about: ['The save is replayed first; a log that diverges gives exit code 1. --json also has how people grew.'],
  positionals: [{ name: 'FILE' }],
  flags: [JSON_FLAG],
  run(args, io) {
    const file = args.positionals[0] as string
    const { campaign, events, options, outcome } = toldOf(file, readDocument(io, file))
    const told = campaign.chronicle(events, options)
    if (args.has('json')) printJson(io, { game: campaign.game.id, outcome, ...told })
    else
      printLines(io, [
        ...chronicleText(campaign, told.lines),
        '',
        outcome ? `The end: ${outcomeText(outcome)}` : 'The campaign goes on.',
      ])
    return 0
  },
}

import { faultText, reopenSave, replaySave, saveMatch } from '@shamble/kernel'
import { JSON_FLAG } from '../args.ts'
import type { HistoryLine } from '@shamble/shelf'
import { type Campaign, CAMPAIGNS } from '../games.ts'
import type { Command } from '../command.ts'
import { printJson, printLines } from '../io.ts'
import { documentFault, nameOf, readDocument } from '../read.ts'
import { Stop } from '../stop.ts'
import { outcomeText } from '../words.ts'

/** The sentences under the scenarios in or after which they happened. */
function chronicleText({ scenarios }: Campaign, lines: readonly HistoryLine[]): string[] {
  const text: string[] = []
  let scenario: string | null | undefined
  for (const line of lines) {
    if (line.scenario !== scenario) {
      const title = scenarios.find(([id]) => id === line.scenario)?.[1] ?? 'Before the first scenario'
      text.push(...(text.length > 0 ? [''] : []), title)
      scenario = line.scenario
    }
    text.push(`  ${line.says} [${line.clause}]`)
  }
  return text
}

export const chronicle: Command = {
  name: 'chronicle',
  says: 'Tell a saved campaign: what happened to whom, scenario by scenario.',
  about: ['The save is replayed first; a log that diverges gives exit code 1. --json also has how people grew.'],
  positionals: [{ name: 'FILE' }],
  flags: [JSON_FLAG],
  run(args, io) {
    const file = args.positionals[0] as string
    const games = CAMPAIGNS.map(({ game }) => game)
    const document = readDocument(io, file)
    const older = reopenSave(document, games)
    const carried = older.ok && older.value.opened === 'carried'
    const read = replaySave(carried ? saveMatch(older.value.match, { private: true }) : document, games)
    if (!read.ok) throw documentFault(file, read.fault)
    const { fault, game, opening, lines, outcome } = read.value
    if (fault) throw new Stop(`${nameOf(file)}: ${faultText(fault)}`, 1)
    const played = CAMPAIGNS.find((one) => one.game.id === game) as Campaign
    const told = played.chronicle([...opening, ...lines.flatMap(({ events }) => events)])
    if (args.has('json')) printJson(io, { game, outcome, ...told })
    else
      printLines(io, [
        ...chronicleText(played, told.lines),
        '',
        outcome ? `The end: ${outcomeText(outcome)}` : 'The campaign goes on.',
      ])
    return 0
  },
}

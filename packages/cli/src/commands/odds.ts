import { commandOdds, type Fraction, type OddsResult, type OddsRow } from '@shamble/kernel'
import { JSON_FLAG } from '../args.ts'
import { carryOut, refusalOf } from '../carry-out.ts'
import type { Command } from '../command.ts'
import { printJson, printLines } from '../io.ts'
import { documentFault, nameOf, readDocument } from '../read.ts'
import { type Given, isAsked, openingFault, readScene, type Scene } from '../runfile.ts'
import { Stop } from '../stop.ts'
import { commandText, refusalText } from '../words.ts'

const MOST_ROWS = 30

const percent = (p: number): string => `${(100 * p).toFixed(2)}%`

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

function fractionText({ ways, of }: Fraction): string {
  const common = gcd(ways, of)
  return `${ways / common}/${of / common}`
}

const rowText = ({ key, probability, fraction, error }: OddsRow): string =>
  [percent(probability).padStart(8), fraction ? fractionText(fraction) : `± ${percent(error ?? 0)}`, key].join('  ')

/** The likeliest first. */
const byChance = (a: OddsRow, b: OddsRow): number => b.probability - a.probability || (a.key < b.key ? -1 : 1)

function oddsText({ seat, command }: Given, { exact, runs, outcomes }: OddsResult): string[] {
  const rest = outcomes.slice(MOST_ROWS)
  const others = rest.reduce((sum, row) => sum + row.probability, 0)
  return [
    `${seat}: ${commandText(command as object)}`,
    exact ? `exact, ${runs} ways for the dice to fall` : `sampled ${runs} times; ± is the standard error`,
    ...outcomes.slice(0, MOST_ROWS).map(rowText),
    ...(rest.length > 0 ? [`${percent(others).padStart(8)}  in all: ${rest.length} other results`] : []),
  ]
}

/** The last command of the file, and its odds after the others. */
function oddsOf(file: string, scene: Scene): { last: Given; odds: OddsResult } {
  const last = scene.commands[scene.commands.length - 1]
  if (!last || isAsked(last))
    throw documentFault(file, { at: 'commands', why: 'expected at least one command: the last one is weighed' })
  if (scene.table === null) throw documentFault(file, openingFault(scene.opening.refused))
  const { table, results } = carryOut(scene, scene.table, scene.commands.slice(0, -1))
  const place = (i: number): string => `${nameOf(file)}: commands[${i}] is refused`
  for (const [i, result] of results.entries()) {
    const refused = refusalOf(result)
    if (refused) throw new Stop(`${place(i)}: ${refusalText(refused)}`, 1)
  }
  const { game } = scene
  const answer = commandOdds(game, table, last.seat, last.command)
  if (!answer.ok) throw new Stop(`${place(results.length)}: ${refusalText(answer.refusal)}`, 1)
  return { last, odds: { ...answer.odds, outcomes: [...answer.odds.outcomes].sort(byChance) } }
}

export const odds: Command = {
  name: 'odds',
  says: 'Print the odds of the last command of a run file, after those before it.',
  about: ['Worked out from what the seat can know. If a command is refused there are no odds: exit code 1.'],
  positionals: [{ name: 'FILE' }],
  flags: [JSON_FLAG],
  run(args, io) {
    const file = args.positionals[0] as string
    const read = readScene(readDocument(io, file))
    if (!read.ok) throw documentFault(file, read.fault)
    const { last, odds: found } = oddsOf(file, read.value)
    const { exact, runs, outcomes } = found
    if (args.has('json'))
      printJson(io, { game: read.value.game.id, seat: last.seat, command: last.command, exact, runs, outcomes })
    else printLines(io, oddsText(last, found))
    return 0
  },
}

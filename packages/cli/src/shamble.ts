import { readFileSync } from 'node:fs'
import { readArgs } from './args.ts'
import type { Command } from './command.ts'
import { campaign } from './commands/campaign.ts'
import { check } from './commands/check.ts'
import { chronicle } from './commands/chronicle.ts'
import { force } from './commands/force.ts'
import { games } from './commands/games.ts'
import { map } from './commands/map.ts'
import { odds } from './commands/odds.ts'
import { print } from './commands/print.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { run } from './commands/run.ts'
import { sim } from './commands/sim.ts'
import { skirmish } from './commands/skirmish.ts'
import { verify } from './commands/verify.ts'
import { commandHelp, generalHelp } from './help.ts'
import { type Io, printLines } from './io.ts'
import { oneLine, quoted, Stop } from './stop.ts'

const COMMANDS: readonly Command[] = [
  games,
  sim,
  campaign,
  run,
  odds,
  replay,
  chronicle,
  verify,
  check,
  skirmish,
  map,
  force,
  rules,
  print,
]

function version(): string {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
  return manifest.version
}

function commandNamed(word: string): Command {
  const found = COMMANDS.find(({ name }) => name === word)
  if (found) return found
  const kind = word.startsWith('-') ? 'flag' : 'command'
  throw new Stop(`there is no ${kind} ${quoted(word)}; there are ${COMMANDS.map(({ name }) => name).join(', ')}`)
}

async function dispatch(words: readonly string[], io: Io): Promise<number> {
  const [first, ...rest] = words
  if (first === undefined) throw new Stop('a command is missing; shamble --help lists them')
  const asked = first === 'help' ? rest[0] : undefined
  if (first === '--help' || first === '-h' || (first === 'help' && asked === undefined)) {
    printLines(io, generalHelp(COMMANDS))
    return 0
  }
  if (first === '--version') {
    printLines(io, [version()])
    return 0
  }
  const command = commandNamed(asked ?? first)
  const args = readArgs(asked === undefined ? rest : ['--help'], command)
  if (!args.has('help')) return command.run(args, io)
  printLines(io, commandHelp(command))
  return 0
}

/** One call of `shamble`: prints, and gives the exit code. */
export async function shamble(words: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(words, io)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    const name = COMMANDS.find((command) => command.name === words[0])?.name
    io.err(`${oneLine(`shamble${name === undefined ? '' : ` ${name}`}: ${error.message}`)}\n`)
    return error.code
  }
}

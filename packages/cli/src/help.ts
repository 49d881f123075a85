import { type Flag, HELP, type Positional } from './args.ts'
import type { Command } from './command.ts'

const placeText = ({ name, optional }: Positional): string => (optional ? `[${name}]` : name)
const flagText = ({ name, takes }: Flag): string => `--${name}${takes === undefined ? '' : ` ${takes}`}`

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}

export const generalHelp = (commands: readonly Command[]): string[] => [
  'Usage: shamble COMMAND …',
  '',
  ...table(commands.map(({ name, positionals, says }) => [[name, ...positionals.map(placeText)].join(' '), says])),
  '',
  'shamble COMMAND --help says more. shamble --version prints the version.',
  'A FILE of - is the standard input.',
  'Exit codes: 0 done, 1 the answer is no (a log diverges, a clause is not proven), 2 a bad call or file.',
]

export const commandHelp = ({ name, says, about, positionals, flags }: Command): string[] => [
  `Usage: ${['shamble', name, ...positionals.map(placeText), '[FLAGS]'].join(' ')}`,
  '',
  says,
  ...about,
  '',
  ...table([...flags, HELP].map((flag) => [flagText(flag), `${flag.says}${flag.many ? ' May be repeated.' : ''}`])),
]

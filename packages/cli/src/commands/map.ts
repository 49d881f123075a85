import { writeFileSync } from 'node:fs'
import { JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { jsonText, printJson, printLines } from '../io.ts'
import { mapsOf } from '../maps.ts'
import { fileTrouble, nameOf, readDocument } from '../read.ts'
import { Stop } from '../stop.ts'

const STANDARD_SEED = '0'

export const map: Command = {
  name: 'map',
  says: 'Roll a map for a campaign, or check one.',
  about: [
    '--check FILE names everything that is wrong with a map, with its place and its clause; the exit code is 1 then.',
    'shamble campaign GAME --map FILE lets bots play on it.',
  ],
  positionals: [{ name: 'GAME' }],
  flags: [
    { name: 'random', says: 'Roll one.' },
    { name: 'seed', takes: 'SEED', says: `Any text; ${STANDARD_SEED} unless told otherwise. It gives the same map.` },
    { name: 'out', takes: 'FILE', says: 'Where to write; - is the standard output.' },
    { name: 'check', takes: 'FILE', says: 'The map that is checked; - is the standard input.' },
    JSON_FLAG,
  ],
  run(args, io) {
    const maps = mapsOf(args.positionals[0] as string)
    const checked = args.text('check')
    if ((checked === undefined) === !args.has('random')) throw new Stop('expected either --random or --check FILE')
    if (checked !== undefined) {
      const faults = maps.faultsOf(readDocument(io, checked))
      if (args.has('json')) printJson(io, { file: checked, faults })
      else if (faults.length === 0) printLines(io, [`${nameOf(checked)}: a sound map`])
      else
        printLines(
          io,
          faults.map(({ at, why, clause }) => `${nameOf(checked)}: ${at}: ${why} [${clause}]`),
        )
      return faults.length === 0 ? 0 : 1
    }
    const rolled = maps.roll(args.text('seed') ?? STANDARD_SEED)
    const file = args.text('out') ?? '-'
    if (file === '-') {
      printJson(io, rolled)
      return 0
    }
    try {
      writeFileSync(file, `${jsonText(rolled)}\n`)
    } catch (error) {
      throw fileTrouble(file, error)
    }
    printLines(io, [`a map in ${file}`])
    return 0
  },
}

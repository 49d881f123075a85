import { writeFileSync } from 'node:fs'
import type { Workshop } from '@shamble/shelf'
import type { Command } from '../command.ts'
import { SHELVES } from '../games.ts'
import { printJson, printLines, jsonText } from '../io.ts'
import { fileTrouble } from '../read.ts'
import { quoted, Stop } from '../stop.ts'

const STANDARD = { humans: 4, seed: '0' } as const
const MOST_HUMANS = 12
const NO_TABLE = 'no such table was found: ask for another size or objective'

/** "dead-walk: 90x90, 120x90; ..." of all games that have any. */
const listed = (of: (workshop: Workshop) => readonly string[] | undefined): string =>
  SHELVES.flatMap(({ game, workshop }) => {
    const words = workshop && of(workshop)
    return words ? [`${game.id}: ${words.join(', ')}`] : []
  }).join('; ')
const SIZES = listed(({ sizes }) => sizes)
const AIMS = listed(({ objectives }) => objectives)

function workshopOf(id: string): Workshop {
  const found = SHELVES.find(({ game }) => game.id === id)?.workshop
  if (found) return found
  const ids = SHELVES.flatMap(({ game, workshop }) => (workshop ? [game.id] : []))
  throw new Stop(`there are no skirmishes of ${quoted(id)}; there are of ${ids.join(', ')}`)
}

export const skirmish: Command = {
  name: 'skirmish',
  says: 'Roll a table and a goal, as a scenario file.',
  about: ['Printed unless told where to write. shamble sim GAME --option own=@FILE lets bots play it.'],
  positionals: [{ name: 'GAME' }],
  flags: [
    {
      name: 'size',
      takes: 'SIZE',
      says: `Width by depth, the usual one first; ${SIZES}.`,
    },
    { name: 'objective', takes: 'WHAT', says: `What is asked for, drawn unless told; ${AIMS}.` },
    { name: 'humans', takes: 'N', says: `How many must find a place at the start; ${STANDARD.humans}.` },
    { name: 'seed', takes: 'SEED', says: `Of the dice; ${STANDARD.seed}. The same seed gives the same file.` },
    { name: 'out', takes: 'FILE', says: 'Where to write; - is the standard output.' },
  ],
  run(args, io) {
    const { sizes, objectives = [], roll } = workshopOf(args.positionals[0] as string)
    const size = args.oneOf('size', sizes) ?? (sizes[0] as string)
    const humans = args.count('humans', 1, MOST_HUMANS) ?? STANDARD.humans
    const objective = args.oneOf('objective', objectives)
    const seed = args.text('seed') ?? STANDARD.seed
    const rolled = roll({ seed, size, humans, ...(objective === undefined ? {} : { objective }) })
    if (!rolled) throw new Stop(NO_TABLE)
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
    printLines(io, [`${rolled.title}, in ${file}. ${rolled.says}`])
    return 0
  },
}

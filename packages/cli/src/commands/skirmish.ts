import { writeFileSync } from 'node:fs'
import { seeded } from '@shamble/kernel'
import type { Workshop } from '@shamble/shelf'
import type { Command } from '../command.ts'
import { SHELVES } from '../games.ts'
import { printJson, printLines, jsonText } from '../io.ts'
import { fileTrouble } from '../read.ts'
import { quoted, Stop } from '../stop.ts'

const STANDARD = { humans: 4, seed: '0' } as const
const MOST_HUMANS = 12

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
    { name: 'size', takes: 'SIZE', says: 'Width by depth in centimetres: 90x90 (the usual one), 120x90 or 120x120.' },
    { name: 'humans', takes: 'N', says: `How many must find a place at the start; ${STANDARD.humans}.` },
    { name: 'seed', takes: 'SEED', says: `Of the dice; ${STANDARD.seed}. The same seed gives the same file.` },
    { name: 'out', takes: 'FILE', says: 'Where to write; - is the standard output.' },
  ],
  run(args, io) {
    const { sizes, roll } = workshopOf(args.positionals[0] as string)
    const size = args.oneOf('size', sizes) ?? (sizes[0] as string)
    const humans = args.count('humans', 1, MOST_HUMANS) ?? STANDARD.humans
    const rolled = roll(seeded(args.text('seed') ?? STANDARD.seed), size, humans)
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

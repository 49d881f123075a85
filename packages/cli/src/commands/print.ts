import { writeFileSync } from 'node:fs'
import {
  htmlOf,
  PAPERS,
  type PaperName,
  PARTS,
  type Part,
  type Settings,
  sheets,
  SIZES,
  STANDARD,
} from '@shamble/print'
import { type Args, JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { printJson, printLines } from '../io.ts'
import { printablesOf, printablesOfPeople } from '../printables.ts'
import { fileTrouble, readDocument } from '../read.ts'
import { quoted, Stop } from '../stop.ts'

const PAPER_NAMES = Object.keys(PAPERS) as PaperName[]

function partsOf(given: string): Part[] {
  const parts = given.split(',').map((word) => {
    const found = PARTS.find((part) => part === word.trim())
    if (found === undefined) throw new Stop(`--part: expected some of ${PARTS.join(',')}, got ${quoted(word)}`)
    return found
  })
  return [...new Set(parts)]
}

function settingsFrom(args: Args): Settings {
  const parts = args.text('part')
  return {
    paper: args.oneOf('paper', PAPER_NAMES) ?? STANDARD.paper,
    size: args.oneOf('size', SIZES) ?? STANDARD.size,
    parts: parts === undefined ? STANDARD.parts : partsOf(parts),
    backs: args.has('backs'),
  }
}

export const print: Command = {
  name: 'print',
  says: 'Write the pieces of a game as pages to be printed.',
  about: [
    'One HTML file that needs nothing else. Open it in a browser and print it at 100 %, without margins of its own.',
    `Parts: ${PARTS.join(', ')}; all that the game has unless told otherwise.`,
  ],
  positionals: [{ name: 'GAME' }],
  flags: [
    { name: 'out', takes: 'FILE', says: 'Where to write; - is the standard output.' },
    { name: 'paper', takes: 'NAME', says: `${PAPER_NAMES.join(' or ')}; ${STANDARD.paper} unless told otherwise.` },
    { name: 'part', takes: 'P,P…', says: 'Only these parts.' },
    {
      name: 'size',
      takes: 'SIZE',
      says: 'full, or half for tiles and counters of half the length; templates keep theirs.',
    },
    { name: 'backs', says: 'Also the backs of tiles and cards, for printing on both sides (long edge).' },
    {
      name: 'people',
      takes: 'FILE',
      says: 'Sheets for the people of a saved campaign instead of the ready-made ones.',
    },
    JSON_FLAG,
  ],
  async run(args, io) {
    const id = args.positionals[0] as string
    const people = args.text('people')
    const game =
      people === undefined ? await printablesOf(id) : printablesOfPeople(id, people, readDocument(io, people))
    const settings = settingsFrom(args)
    const file = args.text('out')
    if (file === undefined) throw new Stop('--out: FILE is missing; - is the standard output')
    const pages = sheets(game, settings)
    const html = htmlOf(pages, settings.paper, game)
    if (file === '-') {
      io.out(html)
      return 0
    }
    try {
      writeFileSync(file, html)
    } catch (error) {
      throw fileTrouble(file, error)
    }
    const { title } = PAPERS[settings.paper]
    if (args.has('json')) printJson(io, { game: game.id, file, pages: pages.length, ...settings })
    else printLines(io, [`${game.title}: ${pages.length} pages of ${title} in ${file}`])
    return 0
  },
}

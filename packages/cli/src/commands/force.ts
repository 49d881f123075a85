import type { Muster, MusteredForce } from '@shamble/shelf'
import { type Args, JSON_FLAG } from '../args.ts'
import type { Command } from '../command.ts'
import { SHELVES } from '../games.ts'
import { type Io, printJson, printLines } from '../io.ts'
import { documentFault, documentIn, nameOf, readText } from '../read.ts'
import { quoted, Stop } from '../stop.ts'

const SEED = '0'

function musterOf(id: string): Promise<Muster> {
  const found = SHELVES.find(({ game }) => game.id === id)?.muster
  if (found) return found()
  const ids = SHELVES.flatMap(({ game, muster }) => (muster ? [game.id] : []))
  const there = ids.length === 0 ? 'no game has any' : `there are of ${ids.join(', ')}`
  throw new Stop(`there are no forces of ${quoted(id)}; ${there}`)
}

const pointsIn = (args: Args, { points: { least, most, usual } }: Muster): number =>
  args.count('points', least, most) ?? usual

/** A force in a file: JSON, or the text that people paste to each other. */
function forceIn(file: string, args: Args, io: Io, muster: Muster): MusteredForce {
  const text = readText(io, file)
  const points = pointsIn(args, muster)
  const isJson = text.trimStart().startsWith('{')
  const read = isJson ? muster.readDocument(documentIn(file, text), points) : muster.readText(text, points)
  if (!read.ok) throw documentFault(file, read.fault)
  return read.value
}

/** The exit code is that of a program that found something. */
function check(file: string, args: Args, io: Io, muster: Muster): number {
  const found = forceIn(file, args, io, muster)
  const faults = muster.faultsOf(found)
  const { faction, points } = found
  if (args.has('json')) printJson(io, { faction, points, cost: muster.costOf(found), faults })
  else if (faults.length === 0)
    printLines(io, [`${nameOf(file)}: a legal force of the ${faction}, ${muster.costOf(found)} of ${points} points`])
  else
    printLines(
      io,
      faults.map(({ at, why, clause }) => `${at}: ${why} (${clause})`),
    )
  return faults.length === 0 ? 0 : 1
}

function build(args: Args, io: Io, muster: Muster): number {
  const faction = args.oneOf('faction', muster.factions)
  if (faction === undefined) throw new Stop(`--faction: one of ${muster.factions.join(', ')} is missing`)
  const points = pointsIn(args, muster)
  const built = args.has('random')
    ? muster.random(faction, points, args.text('seed') ?? SEED)
    : muster.ready(faction, points)
  if (args.has('json')) printJson(io, built)
  else io.out(muster.textOf(built))
  return 0
}

/** The command over whatever knows forces: the shelf's games, or a test's. */
export const forceWith = (of: (id: string) => Promise<Muster>): Command => ({
  name: 'force',
  says: 'Build a force, or check one.',
  about: [
    'The ready-made force of a faction unless told otherwise, as text that can be pasted to others.',
    '--check reads a file, JSON or text, and names everything that is wrong with it, with place and clause.',
  ],
  positionals: [{ name: 'GAME' }],
  flags: [
    { name: 'faction', takes: 'NAME', says: 'Whose force it is.' },
    { name: 'points', takes: 'N', says: 'The budget; that of the file, or the usual one unless told otherwise.' },
    { name: 'random', says: 'A random legal force.' },
    { name: 'seed', takes: 'SEED', says: `Of the random force; ${SEED}. The same seed gives the same force.` },
    { name: 'check', takes: 'FILE', says: 'Check the force in a file; - is the standard input.' },
    { name: 'text', says: 'Print it as text; with --check, the force that was read.' },
    JSON_FLAG,
  ],
  async run(args, io) {
    const muster = await of(args.positionals[0] as string)
    if (args.has('text') && args.has('json')) throw new Stop('--text: not together with --json')
    const file = args.text('check')
    if (file === undefined) return build(args, io, muster)
    if (args.has('text')) {
      io.out(muster.textOf(forceIn(file, args, io, muster)))
      return 0
    }
    return check(file, args, io, muster)
  },
})

export const force: Command = forceWith(musterOf)

import { type AnyTable, breadcrumb, choices, type Pending, pending } from '@shamble/kernel'
import type { Command } from '../command.ts'
import { carryOut, type Result } from '../carry-out.ts'
import { printJson } from '../io.ts'
import { documentFault, readDocument } from '../read.ts'
import { readScene, type Scene } from '../runfile.ts'
import { rolledText } from '../words.ts'

function resultDocument(result: Result): object {
  const { seat, command } = result.given
  if (result.refused) return { seat, command, refused: result.refused }
  return { seat, command, applied: true, rolled: result.rolled.map(rolledText), events: result.events }
}

/** How many choices each asked seat has, or all of them. */
function choicesDocument(table: AnyTable, asked: Pending | null, whole: boolean): object {
  const seats = asked ? [...asked.owe, ...asked.may] : []
  const entries = seats.map((seat) => {
    const list = choices(table, seat)
    return [seat, whole ? list : list.length] as const
  })
  return Object.fromEntries(entries)
}

function runDocument(scene: Scene, whole: boolean): object {
  const { table, results } = carryOut(scene)
  const asked = pending(table)
  return {
    game: scene.game.id,
    rules: scene.game.rulesVersion,
    opening: { rolled: scene.opening.rolled.map(rolledText), events: scene.opening.events },
    commands: results.map(resultDocument),
    diceLeft: scene.luck.left(),
    where: breadcrumb(table.state.frames),
    pending: asked,
    choices: choicesDocument(table, asked, whole),
    outcome: table.state.outcome,
    position: scene.game.position.write(table),
  }
}

export const run: Command = {
  name: 'run',
  says: 'Carry out the commands of a file and print what came of each, as JSON.',
  about: [
    'The file: { game, options?, position? or scenario?, seed?, seats?, dice?, note?,',
    '            commands: [{ seat, command: { do, … } } or { seat, do, … }, …] }',
    'With dice, every roll comes from that list, in order; without it, from the seed.',
    'A refused command changes nothing and does not stop the rest.',
  ],
  positionals: [{ name: 'FILE' }],
  flags: [{ name: 'choices', says: 'List the choices of the next decision instead of counting them.' }],
  run(args, io) {
    const file = args.positionals[0] as string
    const read = readScene(readDocument(io, file))
    if (!read.ok) throw documentFault(file, read.fault)
    printJson(io, runDocument(read.value, args.has('choices')))
    return 0
  },
}

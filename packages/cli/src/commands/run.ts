import { type AnyTransaction, breadcrumb, choices, type Pending, pending } from '@shamble/kernel'
import type { Command } from '../command.ts'
import { carryOut, type Result } from '../carry-out.ts'
import { printJson } from '../io.ts'
import { documentFault, readDocument } from '../read.ts'
import { openingFault, readScene, type Scene } from '../runfile.ts'
import { rolledText } from '../words.ts'

function resultDocument(result: Result): object {
  if (result.got === 'found') return { ask: result.given.ask, ...result.found }
  if (result.got === 'nothing') return { ask: result.given.ask, refused: result.refused }
  const { seat, command } = result.given
  if (result.got === 'done')
    return { seat, command, applied: true, rolled: result.rolled.map(rolledText), events: result.events }
  const { refused, upToDie } = result
  return { seat, command, refused, ...(upToDie.length > 0 ? { upToDie } : {}) }
}

/** How many choices each asked seat has, or all of them. */
function choicesDocument(table: AnyTransaction, asked: Pending | null, whole: boolean): object {
  const seats = asked ? [...asked.owe, ...asked.may] : []
  const entries = seats.map((seat) => {
    const list = choices(table, seat)
    return [seat, whole ? list : list.length] as const
  })
  return Object.fromEntries(entries)
}

/** What comes after the opening; nothing if that could not be carried out. */
function playDocument(scene: Scene, whole: boolean): object {
  const { game, luck, table: start } = scene
  if (start === null) {
    const nothing = { where: null, pending: null, choices: {}, outcome: null, position: null }
    return { commands: [], diceLeft: luck.left(), ...nothing }
  }
  const { table, results } = carryOut(scene, start, scene.commands)
  const asked = pending(table)
  return {
    commands: results.map(resultDocument),
    diceLeft: luck.left(),
    where: breadcrumb(table.state.frames),
    pending: asked,
    choices: choicesDocument(table, asked, whole),
    outcome: table.state.outcome,
    position: game.position.write(table),
  }
}

function runDocument(scene: Scene, whole: boolean): object {
  const { game, opening } = scene
  const { rolled, events, refused } = opening
  return {
    game: game.id,
    rules: game.rulesVersion,
    opening: { rolled: rolled.map(rolledText), events, ...(refused ? { refused } : {}) },
    ...playDocument(scene, whole),
  }
}

export const run: Command = {
  name: 'run',
  says: 'Carry out the commands of a file and print what came of each, as JSON.',
  about: [
    'The file: { game, options?, position? or scenario?, seed?, seats?, dice?, note?,',
    '            commands: [{ seat, command: { do, … } } or { seat, do, … } or { ask, … }, …] }',
    'With dice, every roll comes from that list, in order; without it, from the seed.',
    'A refused command changes nothing and does not stop the rest. A question changes nothing:',
    '{ ask: "sight", from, to } and the like are answered with their clause.',
    'If a die is wrong or missing before the first question, what was told up to it is printed all the same.',
  ],
  positionals: [{ name: 'FILE' }],
  flags: [{ name: 'choices', says: 'List the choices of the next decision instead of counting them.' }],
  run(args, io) {
    const file = args.positionals[0] as string
    const read = readScene(readDocument(io, file))
    if (!read.ok) throw documentFault(file, read.fault)
    printJson(io, runDocument(read.value, args.has('choices')))
    const { refused } = read.value.opening
    if (refused) throw documentFault(file, openingFault(refused))
    return 0
  },
}

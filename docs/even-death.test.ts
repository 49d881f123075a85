/** The game is not on the shelf, so `shamble run` does not know it: its examples are carried out at a table here. */
import { apply, judge, pending, scripted, seat as seatAt } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { Command } from '../packages/games/even-death/commands.ts'
import { position } from '../packages/games/even-death/position.ts'
import { HERD, HUMAN, SEAT } from '../packages/games/even-death/position/shape.ts'
import type { EvenDeathKit, Transaction } from '../packages/games/even-death/state.ts'
import { evenDeath } from '../packages/games/even-death/testing.ts'
import { type Block, blocks, documentText, json } from './blocks.ts'
import { type GameDocument, keysDocumented, positionsAreRefused, tablesAreTrue } from './game-document.ts'

const NAME = 'even-death.md'
const game = { ...evenDeath, position }
const DOCUMENT: GameDocument<EvenDeathKit> = {
  game,
  name: NAME,
  setups: [
    { roundLimit: 4 },
    { scenario: 'four-roads', roundLimit: 4 },
    { scenario: 'pump-house', roundLimit: 4 },
    { scenario: 'lights-out', roundLimit: 4 },
    { scenario: 'battle', factions: ['survivors', 'military'], battlePoints: 50, roundLimit: 6 },
  ],
}

positionsAreRefused(DOCUMENT)
tablesAreTrue(DOCUMENT)

interface RunFile {
  readonly position: object
  readonly dice: readonly (number | string)[]
  readonly commands: readonly (Command & { readonly seat: string })[]
}

function carriedOut(table: Transaction, { seat, ...command }: RunFile['commands'][number]): object {
  const refusal = judge(game, table, seat, command)
  if (refusal) return { refused: refusal }
  table.events = []
  apply(game, table, seat, command as Command)
  return { applied: true, events: table.events }
}

describe(`docs/${NAME}: worked examples`, () => {
  const text = documentText(NAME)
  const expects = blocks(text, 'json expect')
  it.each(blocks(text, 'json run').map((block, i) => [block.line, block, expects[i] as Block] as const))(
    'line %i',
    (_, block, answer) => {
      const file = json(block) as RunFile
      const read = position.read(file.position, {}, {})
      if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
      const { state, options } = read.value
      const table = seatAt<EvenDeathKit>(game, state, game.book(options), scripted([...file.dice]))
      const commands = file.commands.map((command) => carriedOut(table, command))
      const { asks, owe } = pending(table) ?? {}
      expect({ commands, pending: { asks, owe } }).toMatchObject(json(answer) as object)
    },
  )
})

describe(`docs/${NAME}`, () => {
  it('names every key of people, of herds and of seats', () => {
    const [, ...documented] = keysDocumented(NAME).map((keys) => new Set(keys))
    const seats = Object.keys(SEAT).filter((key) => !['seat', 'faction', 'side'].includes(key))
    expect(documented).toEqual([new Set(Object.keys(HUMAN)), new Set(Object.keys(HERD)), new Set(seats)])
  })
})

/** Examples of battles are carried out at a table here, those of the campaign by `shamble run`. */
import { apply, check, judge, pending, rangeOf, scripted, seat as seatAt } from '@shamble/kernel'
import { recordGame, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import type { Command } from '../packages/games/even-death/commands.ts'
import { position } from '../packages/games/even-death/position.ts'
import { HERD, HUMAN, SEAT } from '../packages/games/even-death/position/shape.ts'
import type { EvenDeathKit, Transaction } from '../packages/games/even-death/state.ts'
import { evenDeath } from '../packages/games/even-death/testing.ts'
import { OPTIONS as CAMPAIGN_OPTIONS } from '../packages/games/even-death/campaign/options-schema.ts'
import { POSITION } from '../packages/games/even-death/campaign/position/form.ts'
import { evenDeathCampaign } from '../packages/games/even-death/campaign/game.ts'
import { bookFor } from '../packages/games/even-death/campaign/options.ts'
import {
  type Block,
  blocks,
  codes,
  documentText,
  expectGenerated,
  json,
  section,
  table as tableIn,
  tableText,
} from './blocks.ts'
import {
  call,
  type GameDocument,
  keysDocumented,
  positionsAreRefused,
  tablesAreTrue,
  valueText,
} from './game-document.ts'

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

describe(`docs/${NAME}: the campaign`, () => {
  const text = documentText(NAME)
  const told = blocks(text, 'json told')
  const part = (title: string): string => section(text, `### ${title}`)

  it.each(blocks(text, 'json war').map((block, i) => [block.line, block, told[i] as Block] as const))(
    'line %i',
    async (_, block, answer) => {
      const { code, out, err } = await call(['run', '-'], json(block))
      expect([code, err]).toEqual([0, ''])
      const said = JSON.parse(out) as { commands: { events?: { e: string }[] }[] }
      const wanted = json(answer) as { commands: { events?: { e: string }[] }[] }
      // The first events of each command are told; more may come after them.
      const commands = said.commands.map(({ events, ...rest }, i) => ({
        ...rest,
        ...(events && { events: events.slice(0, wanted.commands[i]?.events?.length) }),
      }))
      expect({ ...said, commands }).toMatchObject(wanted)
    },
  )

  it('names every key of a position', () => {
    const keys = tableIn(part('The position of a war')).flatMap(([key = '']) => key.replaceAll('`', '').split(', '))
    const unknown = check(POSITION, { unknown: null })?.why
    expect(unknown).toBeTruthy()
    expect(keys.filter((key) => check(POSITION, { [key]: null })?.why === unknown)).toEqual([])
    const match = recordGame(evenDeathCampaign, setUp(evenDeathCampaign, {}), 'keys', { maxCommands: 30 })
    const written = evenDeathCampaign.position.write(match.table)
    expect(Object.keys(written).filter((key) => !keys.includes(key))).toEqual([])
  })

  it('lists every question with its clause, and every command', () => {
    const { procedures } = bookFor(setUp(evenDeathCampaign, {}).options)
    const asked = Object.values(procedures).flatMap(({ steps }) =>
      steps.filter(({ kind }) => kind === 'ask').map(({ clause, name }) => `${clause} ${name}`),
    )
    const rows = tableIn(part('Questions of a campaign'))
    expect(rows.map(([asks, clause]) => `${clause} ${asks}`).sort()).toEqual(asked.sort())
    const commands = tableIn(part('Commands of a campaign')).map(([row = '']) => JSON.parse(row) as { do: string })
    for (const command of commands)
      expect([command, check(evenDeathCampaign.command, command)]).toEqual([command, null])
    const why = check(evenDeathCampaign.command, { do: '?' })?.why ?? ''
    const all = [...why.matchAll(/"([a-z-]+)"/g)].map((match) => match[1] ?? '')
    expect(commands.map((command) => command.do).sort()).toEqual(all.sort())
    for (const name of rows.flatMap((row) => codes(` ${row[3]} `.replace(/^ (?!`)([a-z-]+) $/, '`$1`'))))
      expect(all).toContain(name)
  })

  it('lists its options as they are', () => {
    const rows = Object.entries(CAMPAIGN_OPTIONS).map(([id, d]) => [
      `\`${id}\``,
      valueText(d.standard),
      rangeOf(d),
      d.clause,
      d.says,
    ])
    expectGenerated(
      NAME,
      'campaign options',
      tableText(['option', 'default', 'accepts', 'clause', 'what it does'], rows),
    )
  })
})

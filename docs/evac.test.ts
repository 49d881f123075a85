import { readFileSync } from 'node:fs'
import { evac } from '@shamble/evac'
import { check, type OptionValue, rangeOf } from '@shamble/kernel'
import { recordGame, setUp } from '@shamble/kernel/testkit'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { shamble } from '../packages/cli/src/shamble.ts'
import { SCENARIOS } from '../packages/games/evac/content/scenarios.ts'
import { TILES } from '../packages/games/evac/content/tiles.ts'
import {
  type Block,
  blocks,
  codes,
  documentText,
  generated,
  json,
  pathOf,
  section,
  table,
  tableText,
} from './blocks.ts'

const text = documentText('evac.md')

interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** `shamble WORDS` with this document on its standard input. */
async function call(words: readonly string[], input: unknown): Promise<Answer> {
  let out = ''
  let err = ''
  const code = await shamble(words, {
    out: (more) => void (out += more),
    err: (more) => void (err += more),
    progress: null,
    input: () => new TextEncoder().encode(JSON.stringify(input)),
    signal: new AbortController().signal,
  })
  return { code, out, err }
}

/** The heading above a block, as the name of its test. */
const titleOf = (block: Block): string =>
  text
    .split('\n')
    .slice(0, block.line)
    .findLast((line) => line.startsWith('### '))
    ?.slice(4) ?? ''

describe('docs/evac.md: worked examples', () => {
  const runs = blocks(text, 'json run')
  const expects = blocks(text, 'json expect')

  it('there are as many answers as questions', () => {
    expect(runs.length).toBeGreaterThanOrEqual(12)
    expect(expects.map(titleOf)).toEqual(runs.map(titleOf))
  })

  it.each(runs.map((block, i) => [titleOf(block), json(block), json(expects[i] as Block)]))(
    '%s',
    async (_title, file, wanted) => {
      const answer = await call(['run', '-'], file)
      expect([answer.code, answer.err]).toEqual([0, ''])
      const said = JSON.parse(answer.out) as { position: object; where: string }
      expect(said).toMatchObject(wanted as object)
      const again = await call(['run', '-'], { game: 'evac', position: said.position, commands: [] })
      expect(JSON.parse(again.out)).toMatchObject({ position: said.position, where: said.where })
    },
  )

  it('odds are those of the last command', async () => {
    const file = json(runs[1] as Block) as { commands: object[] }
    const refused = await call(['odds', '-', '--json'], file)
    expect([refused.code, refused.out]).toEqual([1, ''])
    const { code, out } = await call(['odds', '-', '--json'], { ...file, commands: file.commands.slice(1, 2) })
    expect(code).toBe(0)
    const { exact, outcomes } = JSON.parse(out) as { exact: boolean; outcomes: { key: string; probability: number }[] }
    const kills = outcomes.filter(({ key }) => key.includes('kill'))
    expect(exact).toBe(true)
    expect(kills.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1 / 3)
  })
})

describe('docs/evac.md: positions', () => {
  const [block] = blocks(text, 'json refused')
  const cases = json(block as Block) as { position: object; at: string; clause: string }[]

  it.each(cases.map(({ position, at, clause }) => [clause, at, position] as const))(
    '%s refuses a position at %s',
    (clause, at, position) => {
      const read = evac.position.read(position, {}, {})
      expect(read).toMatchObject({ ok: false, fault: { clause, at } })
    },
  )

  it('a bad file is answered in one line that names the place, with exit code 2', async () => {
    const { position } = cases.find(({ clause }) => clause === 'ev.heal.6') as { position: object }
    const answer = await call(['run', '-'], { game: 'evac', position, commands: [] })
    expect(answer).toMatchObject({ code: 2, out: '' })
    expect(answer.err).toMatch(/^shamble run: .*position\.marines\[0\]\.hp: .*\n$/)
  })

  it('names every key of a position', () => {
    const source = readFileSync(pathOf('../packages/games/evac/position/form.ts'), 'utf8')
    const shape = source.slice(source.indexOf('const POSITION'), source.indexOf('type Position ='))
    const zombies = shape.indexOf('\n  zombies:')
    const keysIn = (part: string, indent: number): string[] =>
      [...part.matchAll(new RegExp(`^ {${indent}}(\\w+):`, 'gm'))].map((match) => match[1] as string)
    const keys = section(text, '## The position')
      .split('\n| key ')
      .slice(1)
      .map((part) => table(part).map((row) => row[0]))
    expect(keys).toEqual([keysIn(shape, 2), keysIn(shape.slice(0, zombies), 6), keysIn(shape.slice(zombies), 8)])
  })
})

describe('docs/evac.md: tables', () => {
  const settled = evac.settle({})
  const book = evac.book(settled.ok ? settled.value : {})

  it('lists every question with its clause', () => {
    const asked = Object.values(book.procedures).flatMap(({ steps }) =>
      steps.filter(({ kind }) => kind === 'ask').map(({ name, clause }) => `${clause} ${name}`),
    )
    const told = table(section(text, '## Questions'))
    expect(told.map(([name, clause]) => `${clause} ${name}`).sort()).toEqual(asked.sort())
  })

  it('its commands have the form of the game, and are all there are', () => {
    const rows = section(text, '## Commands')
      .split('\n')
      .filter((line) => line.startsWith('| `{'))
    const commands = rows.map((row) => JSON.parse(codes(row)[0] as string) as { do: string })
    for (const command of commands) expect([command, check(evac.command, command)]).toEqual([command, null])
    const fault = check(evac.command, { do: '?' })?.why ?? ''
    const all = [...fault.matchAll(/"([a-z-]+)"/g)].map((match) => match[1] ?? '')
    expect([...new Set(commands.map((command) => command.do))].sort()).toEqual(all.sort())
    const asked = table(section(text, '## Questions')).flatMap((row) =>
      codes(` ${row[3]} `.replace(/^ (?!`)(.*) $/, '`$1`')),
    )
    expect([...new Set([...asked, 'resign', 'play-on'])].sort()).toEqual(all.sort())
  })

  it('lists every event with its fields', () => {
    const rows = table(section(text, '## Events'))
    const told = rows.map(([name, fields]) => [name, fields?.includes('`') ? codes(fields) : [fields]])
    expect(told).toEqual(eventsInSource())
  })

  it('names every clause under which an event is told', () => {
    const told = new Map(
      table(section(text, '## Events')).map(([name = '', , clauses = '']) => [name, clauses.split(', ')]),
    )
    const odd = new Set<string>()
    for (const [seed, options] of SETUPS.entries()) {
      const match = recordGame(evac, setUp(evac, { options }), seed, { maxCommands: 3_000 })
      for (const { e, clause } of match.told.flat()) if (!told.get(e)?.includes(clause)) odd.add(`${e} ${clause}`)
    }
    expect([...odd]).toEqual([])
  })

  it('lists the options as they are', () => {
    const rows = Object.entries(evac.options).map(([id, d]) => [
      `\`${id}\``,
      valueText(d.standard),
      rangeOf(d),
      d.clause,
      d.says,
    ])
    const { says, should } = generated(
      'evac.md',
      'options',
      tableText(['option', 'default', 'accepts', 'clause', 'what it does'], rows),
    )
    expect(says).toBe(should)
  })

  it('lists the scenarios as they are', () => {
    const rows = Object.values(SCENARIOS).map(({ id, title, ours, marines, prescribed, description }) => [
      id,
      title,
      ours ? 'no' : 'yes',
      `${marines.min} to ${marines.max}`,
      Object.entries(prescribed)
        .map(([name, value]) => `\`${name}\` ${valueText(value)}`)
        .join(', '),
      description,
    ])
    const head = ['id', 'title', 'in the book', 'marines', 'prescribes', 'description']
    const { says, should } = generated('evac.md', 'scenarios', tableText(head, rows))
    expect(says).toBe(should)
  })

  it('lists the tiles as they are', () => {
    const list = Object.values(TILES).map(({ id, name }) => `${id} ${name}`)
    const { says, should } = generated('evac.md', 'tiles', `${list.join(', ')}.`)
    expect(says).toBe(should)
  })
})

const SETUPS = [
  { turnLimit: 6 },
  { scenario: 'S2', scavenge: true, turnLimit: 8 },
  { scenario: 'S3', marines: 4, lieutenant: true, types: ['lieutenant'], turnLimit: 6 },
  { scenario: 'S4', marines: 4, zombieCap: 10, turnLimit: 6 },
  { scenario: 'S5', zombieDie: 6, doorTable: [6, 12, 12], turnLimit: 6 },
]

const valueText = (value: OptionValue): string => (Array.isArray(value) ? value.join(', ') || 'none' : String(value))

/** Names and fields of the events, as the source declares them. */
function eventsInSource(): [string, string[]][] {
  const file = pathOf('../packages/games/evac/events.ts')
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: [string, string[]][] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTypeLiteralNode(node)) {
      const fields = node.members.map((member) => [member.name?.getText(source) ?? '', member] as const)
      const named = fields.find(([name]) => name === 'e')?.[1]
      if (named && ts.isPropertySignature(named)) {
        const name = (named.type?.getText(source) ?? '').replaceAll("'", '')
        found.push([name, fields.map(([field]) => field).filter((field) => field !== 'e')])
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

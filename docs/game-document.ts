/** What the tests of every game's document have in common: its examples run, its tables are those of the code. */
import { readFileSync } from 'node:fs'
import { check, type Game, type Kit, type OptionValue, type OptionValues, rangeOf } from '@shamble/kernel'
import { recordGame, setUp } from '@shamble/kernel/testkit'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { shamble } from '../packages/cli/src/shamble.ts'
import {
  type Block,
  blocks,
  codes,
  documentText,
  expectGenerated,
  json,
  pathOf,
  section,
  table,
  tableText,
} from './blocks.ts'

export interface GameDocument<K extends Kit> {
  readonly game: Game<K>
  /** `evac.md` */
  readonly name: string
  /** Set-ups of random games in which most kinds of events are told. */
  readonly setups: readonly OptionValues[]
}

interface Answer {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** `shamble WORDS` with this document on its standard input. */
export async function call(words: readonly string[], input: unknown): Promise<Answer> {
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

export const valueText = (value: OptionValue): string =>
  Array.isArray(value) ? value.join(', ') || 'none' : typeof value === 'object' ? JSON.stringify(value) : String(value)

/** The heading above a block, as the name of its test. */
const titleOf = (text: string, block: Block): string =>
  text
    .split('\n')
    .slice(0, block.line)
    .findLast((line) => line.startsWith('### '))
    ?.slice(4) ?? ''

/** Every worked example is run, gives the answer beside it, and ends in a position that is read again. */
export function examplesRun<K extends Kit>({ game, name }: GameDocument<K>): void {
  const text = documentText(name)
  const runs = blocks(text, 'json run')
  const expects = blocks(text, 'json expect')
  const titles = (list: readonly Block[]): string[] => list.map((block) => titleOf(text, block))

  describe(`docs/${name}: worked examples`, () => {
    it('there are as many answers as questions', () => {
      expect(runs.length).toBeGreaterThanOrEqual(12)
      expect(titles(expects)).toEqual(titles(runs))
    })

    it.each(runs.map((block, i) => [titleOf(text, block), json(block), json(expects[i] as Block)]))(
      '%s',
      async (_title, file, wanted) => {
        const answer = await call(['run', '-'], file)
        expect([answer.code, answer.err]).toEqual([0, ''])
        const said = JSON.parse(answer.out) as { position: object; where: string }
        expect(said).toMatchObject(wanted as object)
        const again = await call(['run', '-'], { game: game.id, position: said.position, commands: [] })
        expect(JSON.parse(again.out)).toMatchObject({ position: said.position, where: said.where })
      },
    )
  })
}

export interface RefusedPosition {
  readonly position: object
  readonly at: string
  readonly clause: string
}

/** The positions that a document says are refused. */
export const refusedPositions = (name: string): RefusedPosition[] =>
  json(blocks(documentText(name), 'json refused')[0] as Block) as RefusedPosition[]

export function positionsAreRefused<K extends Kit>({ game, name }: GameDocument<K>): void {
  describe(`docs/${name}: positions`, () => {
    it.each(refusedPositions(name).map(({ position, at, clause }) => [clause, at, position] as const))(
      '%s refuses a position at %s',
      (clause, at, position) => {
        const read = game.position.read(position, {}, {})
        expect(read).toMatchObject({ ok: false, fault: { clause, at } })
      },
    )
  })
}

/** The keys that the tables under "The position" name, table by table. */
export const keysDocumented = (name: string): (string | undefined)[][] =>
  section(documentText(name), '## The position')
    .split('\n| key ')
    .slice(1)
    .map((part) => table(part).map((row) => row[0]))

/** Names and fields of a game's events, as the source declares them. */
function eventsInSource(id: string): [string, string[]][] {
  const file = pathOf(`../packages/games/${id}/events.ts`)
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

/** The questions of a set-up: a house rule may ask more. */
function questionsWith<K extends Kit>(game: Game<K>, given: OptionValues): string[] {
  const settled = game.settle(given)
  if (!settled.ok) throw new Error(`${settled.fault.at}: ${settled.fault.why}`)
  const steps = Object.values(game.book(settled.value).procedures).flatMap((procedure) => procedure.steps)
  return steps.flatMap(({ kind, clause, name }) => (kind === 'ask' ? [`${clause} ${name}`] : []))
}

/** Questions, commands, events and options stand in the document as they are in the code. */
export function tablesAreTrue<K extends Kit>({ game, name, setups }: GameDocument<K>): void {
  const text = documentText(name)

  describe(`docs/${name}: tables`, () => {
    it('lists every question with its clause', () => {
      const asked = [{}, ...setups].flatMap((given) => questionsWith(game, given))
      const told = table(section(text, '## Questions'))
      expect(new Set(told.map(([asks, clause]) => `${clause} ${asks}`))).toEqual(new Set(asked))
    })

    it('its commands have the form of the game, and are all there are', () => {
      const rows = section(text, '## Commands')
        .split('\n')
        .filter((line) => line.startsWith('| `{'))
      const commands = rows.map((row) => JSON.parse(codes(row)[0] as string) as { do: string })
      for (const command of commands) expect([command, check(game.command, command)]).toEqual([command, null])
      const fault = check(game.command, { do: '?' })?.why ?? ''
      const all = [...fault.matchAll(/"([a-z-]+)"/g)].map((match) => match[1] ?? '')
      expect([...new Set(commands.map((command) => command.do))].sort()).toEqual(all.sort())
      const asked = table(section(text, '## Questions')).flatMap((row) =>
        codes(` ${row[3]} `.replace(/^ (?!`)(.*) $/, '`$1`')),
      )
      expect([...new Set([...asked, ...(game.anytime?.dos ?? [])])].sort()).toEqual(all.sort())
    })

    it('lists every event with its fields', () => {
      const rows = table(section(text, '## Events'))
      const told = rows.map(([event, fields = '']) => [
        event,
        fields.includes('`') ? codes(fields) : (fields.match(/\S+/g) ?? []),
      ])
      expect(told).toEqual(eventsInSource(game.id))
    })

    it('names every clause under which an event is told', () => {
      const told = new Map(
        table(section(text, '## Events')).map(([event = '', , clauses = '']) => [event, clauses.split(', ')]),
      )
      const odd = new Set<string>()
      for (const [seed, options] of setups.entries()) {
        const match = recordGame(game, setUp(game, { options }), seed, { maxCommands: 3_000 })
        for (const { e, clause } of match.told.flat()) if (!told.get(e)?.includes(clause)) odd.add(`${e} ${clause}`)
      }
      expect([...odd]).toEqual([])
    })

    it('lists the options as they are', () => {
      const rows = Object.entries(game.options).map(([id, d]) => [
        `\`${id}\``,
        valueText(d.standard),
        rangeOf(d),
        d.clause,
        d.says,
      ])
      const head = ['option', 'default', 'accepts', 'clause', 'what it does']
      expectGenerated(name, 'options', tableText(head, rows))
    })
  })
}

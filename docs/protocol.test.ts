import { readFileSync } from 'node:fs'
import { evac } from '@shamble/evac'
import { toHost } from '@shamble/host'
import {
  Brief,
  type AnyMatch,
  anyGame,
  check,
  clientMessage,
  commandOdds,
  Company,
  type Connection,
  faults,
  type Holder,
  type HostMessage,
  matchFromPosition,
  MatchHost,
  PLAIN_TERMS,
  PROTOCOL,
  scriptedDice,
  Settling,
  TABLE_CLAUSES,
} from '@shamble/kernel'
import { GAMES as SHELF } from '@shamble/shelf'
import { describe, expect, it } from 'vitest'
import { type Block, blocks, codes, documentText, json, pathOf, section, table } from './blocks.ts'

const text = documentText('protocol.md')
const MESSAGES = readFileSync(pathOf('../packages/kernel/src/messages.ts'), 'utf8')

const runOrShoot = SHELF.find(({ about }) => about.id === 'run-or-shoot')
if (!runOrShoot) throw new Error('Run? ... or Shoot? is not on the shelf')
const GAMES = { evac: anyGame(evac), 'run-or-shoot': await runOrShoot.whole() }

/** What a `json match` block says. */
interface Given {
  readonly game?: 'evac' | 'run-or-shoot'
  readonly position: object
  readonly holders: Record<string, Holder>
  readonly dice: (number | string)[]
  readonly physical?: string[]
  readonly undoDice?: 'same' | 'fresh'
  readonly tokens?: Record<string, string>
  readonly secret?: string
  readonly match?: string
  readonly alone?: true
}

function hostOf(given: Given): MatchHost {
  const { position, holders, dice, physical = [], undoDice = PLAIN_TERMS.undoDice, tokens, alone } = given
  const game = GAMES[given.game ?? 'evac']
  const terms = { physical, undoDice }
  const source = scriptedDice(dice)
  const read = matchFromPosition(game, position, {}, holders, source, terms)
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  const match: AnyMatch = read.value
  const sealed = { game, setup: match.start.setup, position, terms }
  const { secret, match: name = '' } = given
  return new MatchHost({
    odds: commandOdds,
    match: secret === undefined ? match : new Settling({ ...sealed, secret, match: name }),
    ...(tokens ? { tokens } : {}),
    brief: () => new Brief(),
    company: new Company(alone ? { isAlone: alone } : {}),
  })
}

/** The conversations of the document: what clients send, and some of what they then get, in that order. */
function converse(script: readonly Block[]): HostMessage[] {
  const all: HostMessage[] = []
  let host: MatchHost | null = null
  let lines = new Map<string, { connection: Connection; got: HostMessage[] }>()
  const lineOf = (name: string): { connection: Connection; got: HostMessage[] } => {
    const known = lines.get(name)
    if (known) return known
    const got: HostMessage[] = []
    const connection = (host as MatchHost).connect((message) => {
      got.push(structuredClone(message))
      all.push(message)
    })
    lines.set(name, { connection, got })
    return { connection, got }
  }
  for (const block of script) {
    const [, kind, name = ''] = block.info.split(' ')
    const said = json(block)
    if (kind === 'match') {
      host = hostOf(said as Given)
      lines = new Map()
    } else if (kind === 'from') lineOf(name).connection.receive(said)
    else {
      const { got } = lineOf(name)
      const at = got.findIndex((message) => fits(message, said))
      expect(at, `line ${block.line}: ${name} got ${JSON.stringify(got, null, 1)}`).toBeGreaterThanOrEqual(0)
      got.splice(0, at + 1)
    }
  }
  return all
}

function fits(message: unknown, wanted: unknown): boolean {
  try {
    expect(message).toMatchObject(wanted as object)
    return true
  } catch {
    return false
  }
}

const typesIn = (source: string): string[] =>
  [...new Set([...source.matchAll(/\bt: '([a-z-]+)'/g)].map((match) => match[1] as string))].sort()

describe('docs/protocol.md', () => {
  const said = blocks(text, 'json ')

  it('its conversations are what a match host says', () => expect(converse(said).length).toBeGreaterThan(30))

  it('every message that it shows a client send has the form of the protocol', () => {
    for (const block of blocks(text, 'json from'))
      expect([block.line, check(clientMessage, json(block))]).toEqual([block.line, null])
  })

  it('shows every message of both sides', () => {
    const shown = (kind: string): string[] =>
      [...new Set(blocks(text, `json ${kind} `).map((block) => (json(block) as { t: string }).t))].sort()
    const host = typesIn(MESSAGES.slice(MESSAGES.indexOf('export interface Welcome')))
    expect(shown('to')).toEqual(host)
    const fault = check(clientMessage, { t: '?' })?.why ?? ''
    expect(shown('from')).toEqual([...fault.matchAll(/"([a-z-]+)"/g)].map((m) => m[1] ?? '').sort())
  })

  it('names every field of every message of a client', () => {
    for (const [type = '', cell = ''] of table(section(text, '## What a client sends'))) {
      const fields = cell.includes('`') ? codes(cell) : cell === '' ? [] : [cell]
      const needed = fields.filter((field) => !field.endsWith('?'))
      const missing = faults(clientMessage, { t: type }).map(({ at }) => at)
      expect([type, missing.sort()]).toEqual([type, [...needed, 'v'].sort()])
      const whole = Object.fromEntries(fields.map((field) => [field.replace('?', ''), null]))
      const unknown = faults(clientMessage, { t: type, v: PROTOCOL, ...whole }).filter(
        ({ why }) => why === 'unknown key',
      )
      expect([type, unknown]).toEqual([type, []])
    }
  })

  it('names every field of every message of the host', () => {
    const told = new Map(
      table(section(text, '## What the host sends')).map(([type = '', cell = '']) => [
        type,
        cell.includes('`') ? codes(cell) : [cell],
      ]),
    )
    expect([...told.keys()].sort()).toEqual(typesIn(MESSAGES.slice(MESSAGES.indexOf('export interface Welcome'))))
    const seen = new Map<string, Set<string>>()
    for (const message of converse(said))
      seen.set(message.t, new Set([...(seen.get(message.t) ?? []), ...Object.keys(message)]))
    for (const [type, keys] of seen) {
      const fields = told.get(type)?.map((field) => field.replace('?', '')) ?? []
      expect([
        type,
        [...keys].filter((key) => key !== 'v' && key !== 't').every((key) => fields.includes(key)),
      ]).toEqual([type, true])
      const needed = told.get(type)?.filter((field) => !field.endsWith('?')) ?? []
      expect([type, needed.filter((field) => !keys.has(field))]).toEqual([type, []])
    }
  })

  it('names every field of an entry of the story', () => {
    const told = converse(said).flatMap((message) => (message.t === 'update' ? message.entries : []))
    const fields = new Set(told.flatMap((entry) => Object.keys(entry)))
    expect(
      table(section(text, '## The story'))
        .map(([field = '']) => field)
        .sort(),
    ).toEqual([...fields].sort())
  })

  it('names every field of what a page sends to a host of many tables', () => {
    const rows = table(section(text, '## Many tables'))
    const fault = check(toHost, { t: '?' })?.why ?? ''
    expect(rows.map(([type = '']) => type).sort()).toEqual(
      [...fault.matchAll(/"([a-z-]+)"/g)].map((m) => m[1] ?? '').sort(),
    )
    for (const [type = '', cell = ''] of rows) {
      const fields = cell.includes('`') ? codes(cell) : [cell]
      const missing = faults(toHost, { t: type }).map(({ at }) => at)
      expect([type, missing.sort()]).toEqual([type, fields.filter((field) => !field.endsWith('?')).sort()])
      const whole = Object.fromEntries(fields.map((field) => [field.replace('?', ''), null]))
      expect([type, faults(toHost, { t: type, ...whole }).filter(({ why }) => why === 'unknown key')]).toEqual([
        type,
        [],
      ])
    }
  })

  it('lists the clauses of the table, word for word', () => {
    expect(table(section(text, '## Refusals of the table'))).toEqual(Object.entries(TABLE_CLAUSES))
  })

  it('a message of another version is an error at v', () => {
    expect(check(clientMessage, { v: PROTOCOL + 1, t: 'leave' })?.at).toBe('v')
  })

  it('tells the version', () => expect(text).toContain(`version ${PROTOCOL}`))
})

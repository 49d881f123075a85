/** What the tests of the documents read from them: fenced blocks, tables, expectGenerated parts, links. */
import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { orRenew } from '@shamble/kernel/testkit'
import { expect } from 'vitest'

export interface Block {
  /** The words after the three back quotes: `json run`. */
  readonly info: string
  readonly text: string
  readonly line: number
}

/** Set to `write`, the generated parts of the documents are written anew instead of compared. */
const DOCS_SWITCH = 'SHAMBLE_DOCS'

export const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

export const documentText = (name: string): string => readFileSync(pathOf(name), 'utf8')

/** The fenced blocks of a text whose info begins so. */
export function blocks(text: string, info = ''): Block[] {
  const found: Block[] = []
  let open: { info: string; line: number; lines: string[] } | null = null
  for (const [i, line] of text.split('\n').entries()) {
    const fence = /^```(.*)$/.exec(line)
    if (open === null && fence) open = { info: (fence[1] as string).trim(), line: i + 1, lines: [] }
    else if (open !== null && fence) {
      found.push({ info: open.info, line: open.line, text: open.lines.join('\n') })
      open = null
    } else open?.lines.push(line)
  }
  return found.filter((block) => block.info.startsWith(info))
}

export function json(block: Block): unknown {
  try {
    return JSON.parse(block.text)
  } catch (error) {
    throw new Error(`the block at line ${block.line} is not JSON: ${String(error)}`, { cause: error })
  }
}

/** The part of a document under a heading, up to the next heading of the same or a higher level. */
export function section(text: string, heading: string): string {
  const start = text.indexOf(`\n${heading}\n`)
  if (start < 0) throw new Error(`there is no heading "${heading}"`)
  const level = /^#+/.exec(heading)?.[0].length ?? 1
  const rest = text.slice(start + heading.length + 2)
  const end = rest.search(new RegExp(`^#{1,${level}} `, 'm'))
  return end < 0 ? rest : rest.slice(0, end)
}

/** The rows of the first table of a text, without its head; back quotes are taken off cells that are all code. */
export function table(text: string): string[][] {
  const lines = text.split('\n')
  const head = lines.findIndex((line) => /^\| *-/.test(line))
  if (head < 0) throw new Error('there is no table')
  const rows: string[][] = []
  for (const line of lines.slice(head + 1)) {
    if (!line.startsWith('|')) break
    rows.push(
      line
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((cell) => cell.trim().replace(/^`([^`]*)`$/, '$1')),
    )
  }
  return rows
}

/** The words in back quotes of a cell. */
export const codes = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] as string)

/** A generated part of a document says what it should; if asked to, it is brought up to date instead. */
export function expectGenerated(name: string, part: string, wanted: string): void {
  const text = documentText(name)
  const begin = `<!-- generated: ${part} -->\n`
  const from = text.indexOf(begin) + begin.length
  const to = text.indexOf('<!-- end -->', from)
  if (from < begin.length || to < 0) throw new Error(`${name} has no part "${part}"`)
  if (env[DOCS_SWITCH] === 'write') writeFileSync(pathOf(name), `${text.slice(0, from)}${wanted}\n${text.slice(to)}`)
  else orRenew(DOCS_SWITCH, () => expect(text.slice(from, to).trimEnd()).toBe(wanted))
}

/** Rows as a table of a document. */
export const tableText = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

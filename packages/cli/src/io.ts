import { readFileSync } from 'node:fs'

/** Where a command reads and writes: the process, or a test. */
export interface Io {
  out(text: string): void
  err(text: string): void
  /** Replaces the line of progress; null where nobody watches. */
  readonly progress: ((line: string) => void) | null
  /** All of the standard input. */
  input(): Uint8Array
  /** Aborted when somebody presses Ctrl-C; who does not ask for it is simply ended. */
  readonly signal: AbortSignal
}

export function processIo(): Io {
  const { stdout, stderr } = process
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    progress: stderr.isTTY ? (line) => void stderr.write(`\r\u001b[K${line}`) : null,
    input: () => readFileSync(0),
    get signal() {
      const stopping = new AbortController()
      process.once('SIGINT', () => stopping.abort())
      return stopping.signal
    },
  }
}

const WIDTH = 110

/** JSON with two spaces; what fits into one line stays in one line, so that squares and figures can be read. */
export function jsonText(value: unknown, indent = ''): string {
  const inline = spaced(value)
  if (indent.length + inline.length <= WIDTH || typeof value !== 'object' || value === null) return inline
  const inner = `${indent}  `
  const parts = Array.isArray(value)
    ? value.map((entry) => inner + jsonText(entry, inner))
    : Object.entries(value)
        .filter(([, entry]) => entry !== undefined)
        .map(([key, entry]) => `${inner}${JSON.stringify(key)}: ${jsonText(entry, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`
}

function spaced(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`
  const pairs = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return pairs.length === 0 ? '{}' : `{ ${pairs.map(([k, v]) => `${JSON.stringify(k)}: ${spaced(v)}`).join(', ')} }`
}

export const printJson = (io: Io, value: unknown): void => io.out(`${jsonText(value)}\n`)

export const printLines = (io: Io, lines: readonly string[]): void => io.out(lines.map((line) => `${line}\n`).join(''))

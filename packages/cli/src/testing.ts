/** Calls of `shamble` inside the test's own process, with everything it prints. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Io } from './io.ts'
import { shamble } from './shamble.ts'

export interface Called {
  readonly code: number
  readonly out: string
  readonly err: string
}

export async function call(words: readonly string[], over: Partial<Io> = {}): Promise<Called> {
  let out = ''
  let err = ''
  const io: Io = {
    out: (text) => {
      out += text
    },
    err: (text) => {
      err += text
    },
    progress: null,
    input: () => new Uint8Array(),
    signal: new AbortController().signal,
    ...over,
  }
  const code = await shamble(words, io)
  return { code, out, err }
}

/** What a call prints, read back. */
export async function callJson<T>(words: readonly string[], over: Partial<Io> = {}): Promise<T> {
  const { out, err } = await call(words, over)
  if (out === '') throw new Error(err)
  return JSON.parse(out) as T
}

/** A folder for one test, gone when the test is over. */
export function scratch(): {
  path(name: string): string
  file(name: string, content: unknown): string
  list(): string[]
} {
  const folder = mkdtempSync(join(tmpdir(), 'shamble-cli-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = (name: string): string => join(folder, name)
  return {
    path,
    file(name, content) {
      const text = typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content)
      writeFileSync(path(name), text)
      return path(name)
    },
    list: () => readdirSync(folder),
  }
}

/** A Grunt at (4,4) and a zombie two squares east of it, on open ground. */
export const DUEL = {
  game: 'evac',
  position: {
    marines: [{ seat: 'M1', type: 'grunt', at: [4, 4] }],
    zombies: [{ at: [6, 4] }],
  },
} as const

/** The first shot of the duel. */
export const SHOT = { seat: 'M1', do: 'shoot', weapon: 'pistol', zombie: 1, stand: true } as const

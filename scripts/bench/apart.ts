import { type ChildProcess, fork, type ForkOptions } from 'node:child_process'
import type { Measured } from './report.ts'

/** A process that runs a file of TypeScript. */
export const forked = (file: string, args: readonly string[], options: ForkOptions): ChildProcess =>
  fork(file, args, {
    ...options,
    execArgv: ['--import', new URL('../../packages/cli/bin/typescript.mjs', import.meta.url).href],
  })

/** Measures parts one after the other, each in a process of its own, and gives all their lines. */
export async function linesApart(script: string, parts: readonly string[]): Promise<Record<string, number>> {
  const lines: Record<string, number> = {}
  for (const part of parts) {
    const child = forked(script, ['--part', part], { stdio: 'inherit' })
    child.on('message', (message) => {
      const { name, value } = message as Measured
      lines[name] = value
    })
    const code = await new Promise((done) => child.once('close', done))
    if (code !== 0) throw new Error(`${part} could not be measured`)
  }
  return lines
}

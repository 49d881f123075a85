import { readFileSync } from 'node:fs'
import { type Fault, faultText, readJson, rowOf } from '@shamble/kernel'
import type { Io } from './io.ts'
import { Stop } from './stop.ts'

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be opened',
  EPERM: 'may not be opened',
  EROFS: 'may not be written here',
}

export const nameOf = (file: string): string => (file === '-' ? 'standard input' : file)

/** A file error in a few words. */
export function fileTrouble(file: string, error: unknown): Stop {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return new Stop(`${nameOf(file)}: ${rowOf(WHY, code) ?? (error instanceof Error ? error.message : String(error))}`)
}

/** The text in a file; `-` is the standard input. */
export const readText = (io: Io, file: string): string => decode(file, readBytes(io, file))

/** The JSON document in a file; `-` is the standard input. */
export const readDocument = (io: Io, file: string): unknown => documentIn(file, readText(io, file))

/** The JSON document in a text that was read from a file. */
export function documentIn(file: string, text: string): unknown {
  const read = readJson(text)
  if (read.ok) return read.value
  const { line, column, why } = read.fault
  throw new Stop(`${nameOf(file)}:${line}:${column}: ${why}`)
}

function readBytes(io: Io, file: string): Uint8Array {
  try {
    return file === '-' ? io.input() : readFileSync(file)
  } catch (error) {
    throw fileTrouble(file, error)
  }
}

function decode(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Stop(`${nameOf(file)}: is not UTF-8 text`)
  }
}

/** Something in a document is wrong: the file, the place in the document, and why. */
export const documentFault = (file: string, fault: Fault): Stop => new Stop(`${nameOf(file)}: ${faultText(fault)}`)

import { quoted, Stop } from './stop.ts'

export interface Flag {
  readonly name: string
  /** What follows it, as the help prints it; without it the flag stands alone. */
  readonly takes?: string
  /** May be given several times. */
  readonly many?: true
  readonly says: string
}

export interface Positional {
  readonly name: string
  readonly optional?: true
}

interface Form {
  readonly flags: readonly Flag[]
  readonly positionals: readonly Positional[]
}

export const HELP: Flag = { name: 'help', says: 'Print this help.' }
export const JSON_FLAG: Flag = { name: 'json', says: 'Print JSON.' }

/** What was written after a command's name, checked against its form. */
export class Args {
  readonly positionals: readonly string[]
  readonly #values: ReadonlyMap<string, readonly string[]>

  constructor(positionals: readonly string[], values: ReadonlyMap<string, readonly string[]>) {
    this.positionals = positionals
    this.#values = values
  }

  has(flag: string): boolean {
    return this.#values.has(flag)
  }

  text(flag: string): string | undefined {
    return this.#values.get(flag)?.[0]
  }

  all(flag: string): readonly string[] {
    return this.#values.get(flag) ?? []
  }

  /** One of a few words. */
  oneOf<Word extends string>(flag: string, words: readonly Word[]): Word | undefined {
    const text = this.text(flag)
    const found = words.find((word) => word === text)
    if (text === undefined || found !== undefined) return found
    throw new Stop(`--${flag}: expected ${words.join(' or ')}, got ${quoted(text)}`)
  }

  /** A whole number in a range. */
  count(flag: string, min: number, max: number): number | undefined {
    const text = this.text(flag)
    if (text === undefined) return undefined
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= min && value <= max) return value
    throw new Stop(`--${flag}: expected a whole number from ${min} to ${max}, got ${quoted(text)}`)
  }
}

export function readArgs(words: readonly string[], form: Form): Args {
  const flags = [...form.flags, HELP]
  const values = new Map<string, string[]>()
  const positionals: string[] = []
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') positionals.push(...rest.splice(0))
    else if (word === '-h') values.set('help', [])
    else if (word.startsWith('--')) readFlag(word, rest, flags, values)
    else if (word.startsWith('-') && word !== '-') throw new Stop(`there is no flag ${quoted(word)}`)
    else positionals.push(word)
  }
  if (!values.has('help')) checkPositionals(positionals, form.positionals)
  return new Args(positionals, values)
}

function readFlag(word: string, rest: string[], flags: readonly Flag[], values: Map<string, string[]>): void {
  const equals = word.indexOf('=')
  const name = equals < 0 ? word.slice(2) : word.slice(2, equals)
  const flag = flags.find((one) => one.name === name)
  if (!flag) throw new Stop(`there is no flag ${quoted(`--${name}`)}; there are ${namesOf(flags)}`)
  const before = values.get(name)
  if (before && !flag.many) throw new Stop(`--${name}: given twice`)
  if (flag.takes === undefined) {
    if (equals >= 0) throw new Stop(`--${name}: takes no value`)
    values.set(name, [])
    return
  }
  const value = equals < 0 ? rest.shift() : word.slice(equals + 1)
  if (value === undefined || (equals < 0 && value.startsWith('--')))
    throw new Stop(`--${name}: ${flag.takes} is missing`)
  values.set(name, [...(before ?? []), value])
}

const namesOf = (flags: readonly Flag[]): string => flags.map((flag) => `--${flag.name}`).join(', ')

function checkPositionals(given: readonly string[], wanted: readonly Positional[]): void {
  const missing = wanted.find((one, i) => !one.optional && given[i] === undefined)
  if (missing) throw new Stop(`${missing.name} is missing`)
  const extra = given[wanted.length]
  if (extra !== undefined) throw new Stop(`${quoted(extra)} is one word too many`)
}

/** The one reader of JSON that comes from outside: strict, bounded, and every refusal has its place. */
import { MOST_ENTRIES, MOST_TEXT, MOST_VALUES } from './bounds.ts'

/** Levels: shapes look no deeper. */
const DEEPEST_TEXT = 64

/** What is wrong with a text that is not JSON as we take it, and where: lines and columns count from 1. */
export interface Misplaced {
  readonly line: number
  readonly column: number
  readonly why: string
}

const WORD = /(?:true|false|null)(?![A-Za-z0-9_])/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y
const SPACE = /[ \t\r\n]+/y
/** Any character but a quote, a backslash and control characters; or an escape. No more at once than an engine's stack bears. */
const TEXT_PART = /(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})){1,5000}/y

/** What a text has that is not plainly itself: escapes, control characters, halves of pairs. */
const ODD = /[^ !#-[\]-\ud7ff\ue000-\uffff]/
/** Among whole characters: half of a pair that stands alone. */
const HALF = /\p{Surrogate}/u

type Expecting = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or ]' | ', or }' | 'end'

const SAYS: Record<Expecting, string> = {
  value: 'expected a value',
  'value or ]': 'expected a value or ]',
  key: 'expected a key in double quotes',
  'key or }': 'expected a key in double quotes or }',
  ':': 'expected : after the key',
  ', or ]': 'expected , or ]',
  ', or }': 'expected , or }',
  end: 'expected nothing after the document',
}

/** The value of a text, or the first place at which it stops being JSON as we take it. */
export function readJson(
  text: string,
): { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly fault: Misplaced } {
  const fault = jsonFault(text)
  return fault === null ? { ok: true, value: JSON.parse(text) as unknown } : { ok: false, fault }
}

/** "line 3, column 5". */
export const placeOfText = ({ line, column }: Misplaced): string => `line ${line}, column ${column}`

/**
 * The first place at which a text stops being JSON as we take it; null if it is. `JSON.parse` says it differently in every
 * version, and takes what no honest program writes: keys that come twice, -0, halves of characters.
 */
export function jsonFault(text: string): Misplaced | null {
  if (text.length > MOST_TEXT) return { line: 1, column: 1, why: `the file has more than ${MOST_TEXT} characters` }
  const scanner = new Scanner(text)
  const why = scanner.run()
  if (why === null) return null
  const before = text.slice(0, scanner.at).split('\n')
  return { line: before.length, column: (before[before.length - 1] as string).length + 1, why }
}

/** A list or an object that is not closed yet. */
interface Open {
  readonly is: '[' | '{'
  entries: number
  /** Of an object: those that have come. */
  keys: string[] | Set<string>
}

/** Most objects have a few keys: only for more is a set quicker than a list. */
const FEW_KEYS = 24

function isNew(open: Open, key: string): boolean {
  const { keys } = open
  if (!Array.isArray(keys)) return keys.size < keys.add(key).size
  if (keys.includes(key)) return false
  keys.push(key)
  if (keys.length > FEW_KEYS) open.keys = new Set(keys)
  return true
}

class Scanner {
  at = 0
  readonly #text: string
  readonly #open: Open[] = []
  #expecting: Expecting = 'value'
  #values = 0

  constructor(text: string) {
    this.#text = text
  }

  run(): string | null {
    for (;;) {
      if (this.#text.charCodeAt(this.at) <= 32) this.#skip(SPACE)
      if (this.at === this.#text.length) return this.#expecting === 'end' ? null : 'the file ends here'
      const fault = this.#token(this.#text[this.at] as string)
      if (fault !== null) return fault
    }
  }

  #skip(pattern: RegExp): number {
    const from = this.at
    pattern.lastIndex = from
    if (pattern.test(this.#text)) this.at = pattern.lastIndex
    return this.at - from
  }

  /** Reads one token that fits, or says what was expected instead. */
  #token(character: string): string | null {
    switch (this.#expecting) {
      case 'value':
      case 'value or ]':
        if (character === ']' && this.#expecting === 'value or ]') return this.#close()
        return this.#value(character)
      case 'key':
      case 'key or }':
        if (character === '}' && this.#expecting === 'key or }') return this.#close()
        if (character !== '"') return SAYS[this.#expecting]
        return this.#key() ?? this.#expect(':')
      case ':':
        return character === ':' ? this.#step('value') : SAYS[':']
      case ', or ]':
        if (character === ']') return this.#close()
        return character === ',' ? this.#step('value') : SAYS[', or ]']
      case ', or }':
        if (character === '}') return this.#close()
        return character === ',' ? this.#step('key') : SAYS[', or }']
      case 'end':
        return SAYS.end
    }
  }

  #value(character: string): string | null {
    const around = this.#open[this.#open.length - 1]
    if (around && ++around.entries > MOST_ENTRIES) return `more than ${MOST_ENTRIES} entries`
    if (++this.#values > MOST_VALUES) return `more than ${MOST_VALUES} values in all`
    if (character === '[' || character === '{') {
      if (this.#open.length === DEEPEST_TEXT) return `nested more than ${DEEPEST_TEXT} levels deep`
      this.#open.push({ is: character, entries: 0, keys: [] })
      return this.#step(character === '[' ? 'value or ]' : 'key or }')
    }
    if (character === '"') return this.#string() ?? this.#afterValue()
    const from = this.at
    if (character >= 'a' && this.#skip(WORD) > 0) return this.#afterValue()
    if (this.#skip(NUMBER) === 0) return SAYS[this.#expecting]
    return this.#number(from) ?? this.#afterValue()
  }

  /** A number that is no less and no more than what it says. */
  #number(from: number): string | null {
    if (this.at - from < 3 && this.#text[from] !== '-') return null
    const value = Number(this.#text.slice(from, this.at))
    if (Number.isFinite(value) && !Object.is(value, -0)) return null
    this.at = from
    return Number.isFinite(value) ? '-0 is no number of ours' : 'this number is too large'
  }

  #key(): string | null {
    const from = this.at
    const fault = this.#string()
    if (fault !== null) return fault
    const written = this.#text.slice(from + 1, this.at - 1)
    const key = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written
    if (isNew(this.#open[this.#open.length - 1] as Open, key)) return null
    this.at = from
    return 'this key comes twice'
  }

  #string(): string | null {
    const from = ++this.at
    const quote = this.#text.indexOf('"', from)
    if (quote >= 0 && !ODD.test(this.#text.slice(from, quote))) {
      this.at = quote
      return this.#step(this.#expecting)
    }
    while (this.#skip(TEXT_PART) > 0);
    const character = this.#text[this.at]
    if (character === '"') return this.#half(from) ?? this.#step(this.#expecting)
    if (character === undefined) return 'the file ends inside a text'
    return character === '\\' ? 'there is no such escape' : 'a line break or control character inside a text'
  }

  /** Half of a character that takes two. */
  #half(from: number): string | null {
    const written = this.#text.slice(from, this.at)
    const text = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written
    if (!HALF.test(text)) return null
    this.at = from
    return 'half of a character inside a text'
  }

  #close(): null {
    this.#open.pop()
    this.at++
    return this.#afterValue()
  }

  #afterValue(): null {
    const inside = this.#open[this.#open.length - 1]?.is
    return this.#expect(inside === undefined ? 'end' : inside === '[' ? ', or ]' : ', or }')
  }

  #step(next: Expecting): null {
    this.at++
    return this.#expect(next)
  }

  #expect(next: Expecting): null {
    this.#expecting = next
    return null
  }
}

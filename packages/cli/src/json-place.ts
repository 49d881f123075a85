/** What is wrong with a text that is not JSON, and where: lines and columns count from 1. */
export interface Misplaced {
  readonly line: number
  readonly column: number
  readonly why: string
}

const WORD = /(?:true|false|null)(?![A-Za-z0-9_])/y
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.])/y
const SPACE = /[ \t\r\n]*/y
/** Any character but a quote, a backslash and control characters; or an escape. */
const TEXT_PART = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y

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

/** The first place at which a text stops being JSON; null if it is JSON. `JSON.parse` says it differently in every version. */
export function jsonFault(text: string): Misplaced | null {
  const scanner = new Scanner(text)
  const why = scanner.run()
  if (why === null) return null
  const before = text.slice(0, scanner.at).split('\n')
  return { line: before.length, column: (before[before.length - 1] as string).length + 1, why }
}

class Scanner {
  at = 0
  readonly #text: string
  readonly #open: ('[' | '{')[] = []
  #expecting: Expecting = 'value'

  constructor(text: string) {
    this.#text = text
  }

  run(): string | null {
    for (;;) {
      this.#skip(SPACE)
      if (this.at === this.#text.length) return this.#expecting === 'end' ? null : 'the file ends here'
      const fault = this.#token(this.#text[this.at] as string)
      if (fault !== null) return fault
    }
  }

  #skip(pattern: RegExp): number {
    pattern.lastIndex = this.at
    const length = pattern.exec(this.#text)?.[0].length ?? 0
    this.at += length
    return length
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
        return this.#string() ?? this.#expect(':')
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
    if (character === '[' || character === '{') {
      this.#open.push(character)
      return this.#step(character === '[' ? 'value or ]' : 'key or }')
    }
    if (character === '"') return this.#string() ?? this.#afterValue()
    return this.#skip(WORD) > 0 || this.#skip(NUMBER) > 0 ? this.#afterValue() : SAYS[this.#expecting]
  }

  #string(): string | null {
    this.at++
    this.#skip(TEXT_PART)
    const character = this.#text[this.at]
    if (character === '"') {
      this.at++
      return null
    }
    if (character === undefined) return 'the file ends inside a text'
    return character === '\\' ? 'there is no such escape' : 'a line break or control character inside a text'
  }

  #close(): null {
    this.#open.pop()
    this.at++
    return this.#afterValue()
  }

  #afterValue(): null {
    const inside = this.#open[this.#open.length - 1]
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

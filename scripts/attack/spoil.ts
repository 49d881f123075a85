/** The one way in which honest documents and texts are spoiled, for every channel: always the same from the same luck. */
import type { Luck } from './luck.ts'

type Holder = Record<string, unknown> | unknown[]
/** A place in a document: what holds it, and under which key. */
export interface Place {
  readonly holder: Holder
  readonly key: string
}
/** Changes a document in one place. `others`: documents of other games and other kinds. */
export type Change = (document: Holder, luck: Luck, others: readonly unknown[]) => void

export const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null
export const valueAt = ({ holder, key }: Place): unknown => (holder as Record<string, unknown>)[key]
/** As an own member, whatever it is called. */
export const put = ({ holder, key }: Place, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

const DEEPEST = 40

/** Every place of a document that is not too deep, the outermost first. */
export function placesIn(value: unknown, found: Place[] = [], depth = 0): Place[] {
  if (!isHolder(value) || depth > DEEPEST) return found
  for (const key of Object.keys(value)) {
    found.push({ holder: value, key })
    placesIn((value as Record<string, unknown>)[key], found, depth + 1)
  }
  return found
}

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

/** A copy; null of what is too deep or no data. */
export function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    return null
  }
}

const EXTREMES = [
  0,
  -0,
  1,
  -1,
  2,
  0.5,
  0.005,
  63,
  64,
  99,
  100,
  101,
  999,
  1_000,
  65_536,
  1e9,
  2 ** 31,
  2 ** 32,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e308,
  -1e308,
  5e-324,
]
/** Words that mean something elsewhere, or nothing at all. */
const WORDS = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
  'null',
  '0',
  '-1',
  ' ',
  'nobody',
  '../..',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u0000',
  '<script>alert(1)</script>',
  'x'.repeat(5_000),
]
const KEYS = ['__proto__', 'constructor', 'prototype', 'toString', 'then', 'toJSON', 'extra', '', '0', 'length', 'do']

/** Values that fit hardly anywhere. */
const JUNK: readonly ((luck: Luck) => unknown)[] = [
  () => null,
  () => true,
  () => false,
  (luck) => luck.must(EXTREMES),
  (luck) => luck.must(WORDS),
  () => [],
  () => ({}),
  () => [[]],
  () => ({ do: 'constructor' }),
  () => JSON.parse('{"__proto__": {"is": "always", "do": "pass"}}') as unknown,
  (luck) => nested(luck.must([3, 63, 64, 65, 500, 2_000])),
  (luck) => new Array<number>(luck.must([1, 100, 5_000])).fill(0),
  (luck) => (luck.isLucky(20) ? new Array<number>(300_000).fill(0) : Array.from({ length: 50 }, () => ({}))),
  (luck) => (luck.isLucky(20) ? 'x'.repeat(1_000_000) : 'x'.repeat(20_000)),
]

export const junk = (luck: Luck): unknown => luck.must(JUNK)(luck)

/** What no text can carry, for those that are called in the same process. */
const WILD: readonly (() => unknown)[] = [
  () => undefined,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 10n,
  () => Symbol('do'),
  () => () => 1,
  () => new Date(0),
  () => new Map([['do', 'pass']]),
  () => new Uint8Array(4),
  () => new Array(5),
  () => Object.create(null) as unknown,
  () => {
    const loop: Record<string, unknown> = { do: 'pass' }
    loop['loop'] = loop
    return loop
  },
  () =>
    Object.defineProperty({}, 'do', {
      enumerable: true,
      get() {
        throw new Error('read me not')
      },
    }),
]

const anyPlace = (document: Holder, luck: Luck): Place | undefined => luck.oneOf(placesIn(document))
const placesOf = (document: Holder, is: (value: unknown) => boolean): Place[] =>
  placesIn(document).filter((place) => is(valueAt(place)))
const holdersIn = (document: Holder): Holder[] => [document, ...placesIn(document).map(valueAt).filter(isHolder)]

const wrongKind: Change = (document, luck) => {
  const place = anyPlace(document, luck)
  if (place) put(place, junk(luck))
}

const extreme: Change = (document, luck) => {
  const place = luck.oneOf(placesOf(document, (value) => typeof value === 'number'))
  if (!place) return wrongKind(document, luck, [])
  const value = valueAt(place) as number
  put(place, luck.isLucky(2) ? value + luck.must([-3, -2, -1, 1, 2, 3]) : luck.must(EXTREMES))
}

/** A word that is none here, or one that stands elsewhere in the document. */
const otherWord: Change = (document, luck) => {
  const words = placesOf(document, (value) => typeof value === 'string')
  const place = luck.oneOf(words)
  if (!place) return wrongKind(document, luck, [])
  put(place, luck.isLucky(2) ? valueAt(luck.must(words)) : luck.must(WORDS))
}

export const forget: Change = (document, luck) => {
  const place = anyPlace(document, luck)
  if (!place) return
  if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1)
  else delete place.holder[place.key]
}

export const addKey: Change = (document, luck) => {
  const objects = holdersIn(document).filter((one) => !Array.isArray(one))
  const holder = luck.oneOf(objects)
  if (holder) put({ holder, key: luck.must(KEYS) }, junk(luck))
}

/** Two members change places. */
const swap: Change = (document, luck) => {
  const holder = luck.must(holdersIn(document))
  const keys = Object.keys(holder)
  if (keys.length < 2) return wrongKind(document, luck, [])
  const [a, b] = [luck.must(keys), luck.must(keys)].map((key) => ({ holder, key })) as [Place, Place]
  const was = valueAt(a)
  put(a, valueAt(b))
  put(b, was)
}

/** A value of the same kind from elsewhere in the document. */
const elsewhere: Change = (document, luck) => {
  const place = anyPlace(document, luck)
  if (!place) return
  const value = valueAt(place)
  const alike = placesOf(document, (one) => typeof one === typeof value && Array.isArray(one) === Array.isArray(value))
  put(place, copyOf(valueAt(luck.must(alike))))
}

const aList = (document: Holder, luck: Luck): unknown[] =>
  (valueAt(luck.oneOf(placesOf(document, Array.isArray)) ?? { holder: [[]], key: '0' }) as unknown[] | undefined) ?? []

export const twice: Change = (document, luck) => {
  const list = aList(document, luck)
  if (list.length > 0) list.splice(luck.upTo(list.length), 0, copyOf(luck.must(list)))
}

/** More would only show how long it takes to make them. */
const MOST_PLACES = 200_000

/** Far too many of something. */
export const crowd: Change = (document, luck) => {
  const list = aList(document, luck)
  const [first] = list
  const many = Math.min(luck.must([30, 90, 150, 5_000]), MOST_PLACES / (1 + placesIn(first).length))
  if (first !== undefined) for (let i = 0; i < many; i++) list.push(copyOf(first))
}

export const turnOver: Change = (document, luck) => void aList(document, luck).reverse()
const cutList: Change = (document, luck) => {
  const list = aList(document, luck)
  list.length = luck.upTo(list.length + 1)
}

const deepen: Change = (document, luck) => {
  const place = anyPlace(document, luck)
  if (!place) return
  let value = valueAt(place)
  for (let i = luck.must([1, 2, 5, 60, 70, 600]); i > 0; i--) value = luck.isLucky(2) ? [value] : { [place.key]: value }
  put(place, value)
}

/** A part of another document, under its own key where there is one of that name. */
const graft: Change = (document, luck, others) => {
  const other = luck.oneOf(others)
  const part = isHolder(other) ? anyPlace(other, luck) : undefined
  if (!part) return wrongKind(document, luck, [])
  const namesakes = placesIn(document).filter(({ key }) => key === part.key)
  const place = luck.oneOf(namesakes) ?? anyPlace(document, luck)
  if (place) put(place, copyOf(valueAt(part)))
}

const CHANGES: readonly Change[] = [
  wrongKind,
  extreme,
  extreme,
  otherWord,
  otherWord,
  forget,
  addKey,
  swap,
  elsewhere,
  elsewhere,
  twice,
  crowd,
  turnOver,
  cutList,
  deepen,
  graft,
]

/** A copy of a document changed in one to three places; once in forty times junk, or a document of somebody else. */
export function spoiled(document: unknown, luck: Luck, others: readonly unknown[] = []): unknown {
  if (luck.isLucky(40)) return luck.isLucky(2) ? junk(luck) : (copyOf(luck.oneOf(others)) ?? junk(luck))
  const copy = copyOf(document)
  if (!isHolder(copy)) return spoiledScalar(copy, luck)
  for (let i = luck.upTo(3); i >= 0; i--) luck.must(CHANGES)(copy, luck, others)
  return copy
}

function spoiledScalar(value: unknown, luck: Luck): unknown {
  if (typeof value === 'number' && luck.isLucky(2)) return value + luck.must([-1, 1, 0.5, 1e6])
  if (typeof value === 'string' && luck.isLucky(2)) return luck.must([`${value}x`, value.slice(1), value.toUpperCase()])
  return junk(luck)
}

/** The same, with values in it that no text can carry. */
export function spoiledWildly(document: unknown, luck: Luck, others: readonly unknown[] = []): unknown {
  const thing = spoiled(document, luck, others)
  if (!luck.isLucky(10)) return thing
  const place = isHolder(thing) && !luck.isLucky(3) ? anyPlace(thing, luck) : undefined
  const wild = luck.must(WILD)()
  if (!place) return wild
  put(place, wild)
  return thing
}

type TextChange = (text: string, luck: Luck) => string

const at = (text: string, luck: Luck): number => luck.upTo(text.length + 1)
const insert = (text: string, where: number, what: string): string => text.slice(0, where) + what + text.slice(where)
const LETTERS = ['"', '{', '}', '[', ']', ',', ':', '-', '9', '\\', '\u0000', '\ud800', '\u2028', '\ufeff', '/*', 'e']

/** Replaces one match of a pattern by what is made of it. */
function replaceOne(text: string, luck: Luck, pattern: RegExp, make: (found: string) => string): string {
  const found = luck.oneOf([...text.slice(0, 200_000).matchAll(pattern)])
  if (!found) return insert(text, at(text, luck), luck.must(LETTERS))
  return text.slice(0, found.index) + make(found[0]) + text.slice(found.index + found[0].length)
}

const NUMBERS = ['-0', '1e999', '01', '+1', '.5', '1.', '0x10', 'NaN', 'Infinity', '-', '1e', '-0.0', '9'.repeat(400)]
const ESCAPES = ['\\ud800', '\\udc00x', '\\u12', '\\x41', '\\', '\n', '\\u0000', '\\ud83d\\ude00']

const TEXT_CHANGES: readonly TextChange[] = [
  (text, luck) => text.slice(0, at(text, luck)),
  (text, luck) => text.slice(at(text, luck)),
  (text, luck) => insert(text, at(text, luck), luck.must(LETTERS)),
  (text, luck) => insert(text, at(text, luck), luck.must(['[', '{"a":']).repeat(luck.must([10, 70, 10_000]))),
  (text, luck) => replaceOne(text, luck, /-?\d+/g, () => luck.must(NUMBERS)),
  // A key that comes twice, the second time with another meaning.
  (text, luck) =>
    replaceOne(text, luck, /"[^"\\]+":/g, (key) => `${key}${luck.must(['null', '0', '"x"', '[]'])},${key}`),
  (text, luck) => replaceOne(text, luck, /"[^"\\]*"/g, (word) => insert(word, 1, luck.must(ESCAPES))),
  (text, luck) => replaceOne(text, luck, /"[^"\\]+":/g, () => `"${luck.must(['__proto__', 'constructor', ''])}":`),
  (text, luck) => insert(text, at(text, luck), text.slice(at(text, luck), 1_000)),
  (text, luck) => luck.must(['\ufeff', ' ', '\u0000', '//\n', '\u00a0']) + text,
  (text, luck) => text + luck.must([text.slice(0, 1_000), ',', ' ', '\u0000', 'null']),
]

/** A file whose text is spoiled: cut short, with letters in it that do not belong there, keys that come twice. */
export function spoiledText(text: string, luck: Luck): string {
  let spoilt = text
  for (let i = luck.upTo(2); i >= 0; i--) spoilt = luck.must(TEXT_CHANGES)(spoilt, luck)
  return spoilt
}

/** What is written of a document that may be anything. */
export function textOf(document: unknown): string {
  try {
    return JSON.stringify(document) ?? 'null'
  } catch {
    return '{}'
  }
}

/** The text of a file: three in four times that of a spoiled document, otherwise spoiled as a text. */
export function spoiledFile(document: unknown, luck: Luck, others: readonly unknown[] = []): string {
  return luck.isLucky(4) ? spoiledText(textOf(document), luck) : textOf(spoiled(document, luck, others))
}

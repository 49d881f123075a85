/** Scenario files that nobody in his right mind would write, and some that one might: each from its number. */
import { type Dice, seeded } from '@shamble/kernel'
import { EMPTY_SCENARIO, ownCopyOf, type OwnScenario } from '../../packages/games/dead-walk/content/own-scenario.ts'
import { SCENARIOS, type ScenarioId } from '../../packages/games/dead-walk/content/scenarios.ts'
import { scenarioByLuck } from './random-scenarios.ts'
import { Luck } from './luck.ts'

type Node = Record<string, unknown> | unknown[]
/** A place in a document: what holds it, and under which key. */
interface Place {
  readonly holder: Node
  readonly key: string
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const valueAt = ({ holder, key }: Place): unknown => (holder as Record<string, unknown>)[key]
const put = ({ holder, key }: Place, value: unknown): void => {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true })
}

const DEEPEST = 40

/** Every place of a document that is not too deep, the outermost first. */
function placesIn(value: unknown, found: Place[] = [], depth = 0): Place[] {
  if (!isNode(value) || depth > DEEPEST) return found
  for (const key of Object.keys(value)) {
    found.push({ holder: value, key })
    placesIn((value as Record<string, unknown>)[key], found, depth + 1)
  }
  return found
}

const nested = (levels: number): unknown => JSON.parse(`${'['.repeat(levels)}${']'.repeat(levels)}`)

/** A copy; null of what is too deep or no data. */
function copyOf(value: unknown): unknown {
  try {
    return structuredClone(value)
  } catch {
    return null
  }
}

/** Values that fit hardly anywhere. */
const ODD: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => true,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => -0,
  () => -1,
  () => 1e308,
  () => 0.005,
  () => 2 ** 53,
  () => '',
  () => '__proto__',
  () => 'constructor',
  () => '\u0000\ud800',
  () => 'x'.repeat(100_000),
  () => [],
  () => ({}),
  () => nested(2_000),
  () => new Array(50_000).fill(0),
  () => JSON.parse('{"__proto__": {"is": "always"}}') as unknown,
  () => new Date(0),
  () => () => 1,
  () => 10n,
]

const ODD_KEYS = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'extra', '', '0', 'length'] as const
const ODD_IDS = [
  'constructor',
  'toString',
  'valueOf',
  'H1',
  'Z1',
  'P1',
  'R1',
  'B1',
  'V1',
  'D1',
  'K1',
  'L-B1',
  '-',
] as const

type Change = (document: Record<string, unknown>, luck: Luck) => void

const numbersIn = (document: unknown): Place[] =>
  placesIn(document).filter((place) => typeof valueAt(place) === 'number')
const listsIn = (document: unknown): Place[] => placesIn(document).filter((place) => Array.isArray(valueAt(place)))
const idsIn = (document: unknown): Place[] =>
  placesIn(document).filter(
    ({ holder, key }) => key === 'id' || (Array.isArray(holder) && key === '0' && typeof holder[0] === 'string'),
  )

/** One place becomes something odd. */
const spoil: Change = (document, luck) => {
  const place = luck.oneOf(placesIn(document))
  if (place) put(place, luck.must(ODD)())
}

const forget: Change = (document, luck) => {
  const place = luck.oneOf(placesIn(document))
  if (!place) return
  if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1)
  else delete place.holder[place.key]
}

const addKey: Change = (document, luck) => {
  const objects = [document, ...placesIn(document).map(valueAt)].filter((one) => isNode(one) && !Array.isArray(one))
  put({ holder: luck.must(objects) as Node, key: luck.must(ODD_KEYS) }, luck.must(ODD)())
}

/** A number a little or a lot to the side: most documents stay of the right form. */
const shift: Change = (document, luck) => {
  const place = luck.oneOf(numbersIn(document))
  if (!place) return
  const value = valueAt(place) as number
  const by = luck.must([-20, -5, -1, -0.5, -0.01, 0.01, 0.25, 1, 2.5, 5, 20, 100])
  put(place, Math.round((value + by) * 100) / 100)
}

const anywhere: Change = (document, luck) => {
  const place = luck.oneOf(numbersIn(document))
  if (place) put(place, luck.upTo(12_000) / 100)
}

const twice: Change = (document, luck) => {
  const list = valueAt(luck.oneOf(listsIn(document)) ?? { holder: [[]], key: '0' }) as unknown[]
  if (list.length > 0) list.splice(luck.upTo(list.length), 0, copyOf(luck.must(list)))
}

const crowd: Change = (document, luck) => {
  const list = valueAt(luck.oneOf(listsIn(document)) ?? { holder: [[]], key: '0' }) as unknown[]
  const [first] = list
  const isHuge = Array.isArray(first) && first.length > 1_000
  const many = isHuge ? 3 : luck.must([30, 90, 150, 5_000])
  if (first !== undefined) for (let i = 0; i < many; i++) list.push(copyOf(first))
}

const turnOver: Change = (document, luck) => {
  const place = luck.oneOf(listsIn(document))
  if (place) (valueAt(place) as unknown[]).reverse()
}

const rename: Change = (document, luck) => {
  const place = luck.oneOf(idsIn(document))
  if (place) put(place, luck.must([...ODD_IDS, ...idsIn(document).map(valueAt)]))
}

const deepen: Change = (document, luck) => {
  const which = luck.must(['full', 'partial', 'engaged'] as const)
  let goal: unknown = document[which]
  const levels = luck.must([1, 2, 3, 4, 5, 60, 3_000])
  for (let i = 0; i < levels; i++) goal = { is: luck.must(['any', 'all'] as const), of: [goal] }
  document[which] = goal
}

/** Parts of two documents in one. */
const graft: Change = (document, luck) => {
  const other = structuredClone(luck.must(GOOD)) as unknown as Record<string, unknown>
  const key = luck.must(Object.keys(other))
  document[key] = other[key]
  if (luck.isLucky(2))
    (document['map'] as Record<string, unknown>)[luck.must(Object.keys(other['map'] as object))] ??= null
}

const CHANGES: readonly Change[] = [
  spoil,
  forget,
  addKey,
  shift,
  shift,
  shift,
  shift,
  anywhere,
  anywhere,
  twice,
  crowd,
  turnOver,
  rename,
  deepen,
  graft,
]
/** Those after which a document is mostly of the right form. */
const MILD: readonly Change[] = [shift, shift, shift, anywhere, twice, graft, rename]

const GOOD: readonly OwnScenario[] = [EMPTY_SCENARIO, ...(Object.keys(SCENARIOS) as ScenarioId[]).map(ownCopyOf)]

/** A file cut short, or with a letter in it that does not belong there. */
function damaged(text: string, luck: Luck): string {
  const at = luck.upTo(text.length)
  return luck.isLucky(2)
    ? text.slice(0, at)
    : text.slice(0, at) + luck.must(['"', '{', ']', ',', '-', '9', '\\', '\u0000']) + text.slice(at + 1)
}

/** What a file holds, if it is JSON at all; otherwise the text. */
function readBack(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Document number `n`: the same on every machine. A third is made by luck, the others are good ones spoiled. */
export function documentNo(n: number): unknown {
  const dice: Dice = seeded(`scenario file ${n}`)
  const luck = new Luck(dice)
  if (luck.upTo(3) === 0) return scenarioByLuck(luck)
  const document = structuredClone(luck.isLucky(4) ? scenarioByLuck(luck) : luck.must(GOOD)) as unknown as Record<
    string,
    unknown
  >
  const changes = luck.isLucky(2) ? MILD : CHANGES
  for (let i = luck.upTo(4); i >= 0; i--) luck.must(changes)(document, luck)
  if (luck.upTo(20) > 0) return document
  return readBack(damaged(textOf(document), luck))
}

function textOf(document: unknown): string {
  try {
    return JSON.stringify(document)
  } catch {
    return '{}'
  }
}

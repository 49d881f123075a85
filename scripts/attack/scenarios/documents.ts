/** Scenario files that nobody in his right mind would write, and some that one might. */
import { EMPTY_SCENARIO, ownCopyOf, type OwnScenario } from '../../../packages/games/dead-walk/content/own-scenario.ts'
import { SCENARIOS, type ScenarioId } from '../../../packages/games/dead-walk/content/scenarios.ts'
import type { Luck } from '../luck.ts'
import { type Change, type Place, placesIn, put, spoiled, spoiledText, textOf, twice, valueAt } from '../spoil.ts'
import { scenarioByLuck } from './random-scenarios.ts'

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

const numbersIn = (document: unknown): Place[] =>
  placesIn(document).filter((place) => typeof valueAt(place) === 'number')
const idsIn = (document: unknown): Place[] =>
  placesIn(document).filter(
    ({ holder, key }) => key === 'id' || (Array.isArray(holder) && key === '0' && typeof holder[0] === 'string'),
  )

/** A number a little or a lot to the side: most documents stay of the right form. */
export const shift: Change = (document, luck) => {
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

const rename: Change = (document, luck) => {
  const place = luck.oneOf(idsIn(document))
  if (place) put(place, luck.must([...ODD_IDS, ...idsIn(document).map(valueAt)]))
}

/** Goals inside goals. */
const deepen: Change = (document, luck) => {
  const place: Place = { holder: document, key: luck.must(['full', 'partial', 'engaged'] as const) }
  let goal = valueAt(place)
  const levels = luck.must([1, 2, 3, 4, 5, 60, 3_000])
  for (let i = 0; i < levels; i++) goal = { is: luck.must(['any', 'all'] as const), of: [goal] }
  put(place, goal)
}

/** A part of another scenario. */
const graft: Change = (document, luck) => {
  const other = structuredClone(luck.must(GOOD))
  const key = luck.must(Object.keys(other))
  put({ holder: document, key }, valueAt({ holder: other as unknown as Record<string, unknown>, key }))
}

/** Those after which a document is mostly of the right form. */
const MILD: readonly Change[] = [shift, shift, shift, anywhere, twice, graft, rename, deepen]

const GOOD: readonly OwnScenario[] = [EMPTY_SCENARIO, ...(Object.keys(SCENARIOS) as ScenarioId[]).map(ownCopyOf)]

/** What a file holds, if it is JSON at all; otherwise the text. */
export function readBack(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** A third is made by luck, the others are good ones spoiled, half of them mildly. */
export function scenarioDocument(luck: Luck): unknown {
  if (luck.upTo(3) === 0) return scenarioByLuck(luck)
  const good = luck.isLucky(4) ? scenarioByLuck(luck) : luck.must(GOOD)
  if (luck.isLucky(20)) return readBack(spoiledText(textOf(good), luck))
  if (luck.isLucky(2)) return spoiled(good, luck, GOOD)
  const document = structuredClone(good) as unknown as Record<string, unknown>
  for (let i = luck.upTo(4); i >= 0; i--) luck.must(MILD)(document, luck, [])
  return document
}

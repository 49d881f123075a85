/** Documents as a stranger changes them who knows how they look: every place is as likely, and values come from elsewhere in it. */
import type { SeededDice } from '../dice/index.ts'
import { mutated } from './malformed.ts'

type Holder = Record<string | number, unknown>
interface Place {
  readonly holder: Holder
  readonly key: string | number
}

/** Numbers at the ends of ranges. */
const EDGES = [0, 1, 2, 3, -1, 0.5, 63, 64, 99, 100, 999, 1_000, 9_999, 99_999, 500_000, 1e9, Number.MAX_SAFE_INTEGER]

function placesIn(value: unknown, into: Place[]): Place[] {
  if (typeof value !== 'object' || value === null) return into
  for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
    const holder = value as Holder
    into.push({ holder, key })
    placesIn(holder[key], into)
  }
  return into
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

/** A document of plain data changed in one to three places; it is changed itself. */
export function changedSomewhere(document: unknown, luck: SeededDice): unknown {
  const below = (n: number): number => luck.draw('', n)
  if (below(6) === 0) return mutated(document, luck)
  for (let more = below(3); more >= 0; more--) {
    const places = placesIn(document, [])
    // A third of the changes is in the few places of the order of play, where most of the rules look.
    const few = placesIn((document as { frames?: unknown }).frames, [])
    const from = few.length > 0 && below(3) === 0 ? few : places
    const place = from[below(from.length)]
    if (place) change(place, places, luck)
  }
  return document
}

function change({ holder, key }: Place, places: readonly Place[], luck: SeededDice): void {
  const below = (n: number): number => luck.draw('', n)
  const value = holder[key]
  const alike = places.filter((one) => kindOf(one.holder[one.key]) === kindOf(value))
  const other = alike[below(alike.length)] as Place
  const elsewhere = (): unknown => JSON.parse(JSON.stringify(other.holder[other.key]) ?? 'null')
  const kind = below(8)
  if (kind === 0) holder[key] = null
  else if (kind <= 3) holder[key] = elsewhere()
  else if (typeof value === 'number') holder[key] = below(2) === 0 ? value + below(7) - 3 : EDGES[below(EDGES.length)]
  else if (typeof value === 'boolean') holder[key] = !value
  else if (Array.isArray(value)) changeList(value, luck)
  else if (kind === 4) delete holder[key]
  else holder[key] = elsewhere()
}

function changeList(list: unknown[], luck: SeededDice): void {
  const at = luck.draw('', list.length + 1)
  const entry: unknown = list.length > 0 ? JSON.parse(JSON.stringify(list[luck.draw('', list.length)]) ?? 'null') : 1
  const kind = luck.draw('', 4)
  if (kind === 0) list.splice(at, 1)
  else if (kind === 1) list.splice(at, 0, entry)
  else if (kind === 2) list.reverse()
  else list.length = luck.draw('', list.length + 1)
}

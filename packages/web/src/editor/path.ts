/** Places in a document, written like the places of faults: `map.buildings[2].doors[0]`. */

type Step = string | number

const KNOWN = new Map<string, readonly Step[]>()
const MOST_KNOWN = 5_000

/** Worked out once: a table has hundreds of places, and each is asked for again and again. */
function stepsOf(path: string): readonly Step[] {
  const known = KNOWN.get(path)
  if (known) return known
  const steps = path
    .split(/[.[\]]+/)
    .filter((part) => part !== '')
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(path, steps)
  return steps
}

const inside = (value: unknown, step: Step): unknown => {
  if (Array.isArray(value)) return typeof step === 'number' ? (value as unknown[])[step] : undefined
  if (typeof value !== 'object' || value === null) return undefined
  return Object.hasOwn(value, step) ? (value as Record<Step, unknown>)[step] : undefined
}

/** What is there; undefined if nothing is. */
export const valueAt = (document: unknown, path: string): unknown =>
  stepsOf(path).reduce<unknown>((value, step) => inside(value, step), document)

function replaced(value: unknown, steps: readonly Step[], by: (before: unknown) => unknown): unknown {
  const [first, ...rest] = steps
  if (first === undefined) return by(value)
  if (Array.isArray(value)) {
    const list = value as unknown[]
    return typeof first === 'number' && first < list.length
      ? list.map((item, i) => (i === first ? replaced(item, rest, by) : item))
      : value
  }
  if (typeof value !== 'object' || value === null) return value
  return { ...value, [first]: replaced(inside(value, first), rest, by) }
}

/** The document with another value there; what is elsewhere is shared with the one before. */
export const withValue = <D>(document: D, path: string, value: unknown): D =>
  replaced(document, stepsOf(path), () => value) as D

/** The document with one more item at the end of a list. */
export function withItem<D>(
  document: D,
  list: string,
  item: unknown,
): { readonly document: D; readonly chosen: string } {
  const before = valueAt(document, list)
  const items = Array.isArray(before) ? (before as unknown[]) : []
  return { document: withValue(document, list, [...items, item]), chosen: `${list}[${items.length}]` }
}

/** The document without an item of a list. */
export function withoutItem<D>(document: D, path: string): D {
  const { list, index } = itemOf(path)
  return replaced(document, stepsOf(list), (before) =>
    Array.isArray(before) ? (before as unknown[]).filter((_, i) => i !== index) : before,
  ) as D
}

/** The list an item is in, and its number there; -1 for what is in no list. */
export function itemOf(path: string): { readonly list: string; readonly index: number } {
  const found = /^(.*)\[(\d+)\]$/.exec(path)
  return found ? { list: found[1] as string, index: Number(found[2]) } : { list: '', index: -1 }
}

/** The place around a place: of `map.exit.edge` it is `map.exit`; null for the whole. */
export function around(path: string): string | null {
  const at = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['))
  return at <= 0 ? null : path.slice(0, at)
}

/** Without places that are inside others of the list. */
export function outermost(paths: readonly string[]): string[] {
  const all = new Set(paths)
  const isInside = (path: string): boolean => {
    for (let at = around(path); at !== null; at = around(at)) if (all.has(at)) return true
    return false
  }
  return [...all].filter((path) => !isInside(path))
}

/** So that items can be taken out of their lists one after the other: of each list the last first. */
export const lastFirst = (paths: readonly string[]): string[] =>
  [...paths].sort((a, b) => compareSteps(stepsOf(b), stepsOf(a)))

function compareSteps(a: readonly Step[], b: readonly Step[]): number {
  for (const [i, step] of a.entries()) {
    const other = b[i]
    if (other === undefined) return 1
    if (step === other) continue
    if (typeof step === 'number' && typeof other === 'number') return step - other
    return String(step) < String(other) ? -1 : 1
  }
  return a.length - b.length
}

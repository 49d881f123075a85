/** What a page remembers: all objects and strings on its heap, as the browser's own profiler sees them. */
import type { Page } from 'playwright-core'

export interface Heap {
  readonly strings: readonly string[]
  /** Objects that have all of these properties, with what is in them: the text of strings, true and false; numbers are not seen. */
  having(...names: string[]): Record<string, string>[]
  /** Where one of these words is said of somebody: under a property of that name, or in an object that names it. */
  saidOf(owner: string, words: readonly string[]): string[]
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: string[]
      readonly edge_fields: string[]
      readonly edge_types: readonly (string | readonly string[])[]
    }
  }
  readonly nodes: readonly number[]
  readonly edges: readonly number[]
  readonly strings: readonly string[]
}

/** What something is made of: its own text, and what its properties and places hold. */
interface Thing {
  readonly text: string
  readonly parts: readonly { readonly name: string; readonly thing: number }[]
}

/** A snapshot as things that hold each other. */
class Things {
  readonly #is: Snapshot
  readonly #wide: number
  readonly #long: number
  readonly #nameAt: number
  readonly #countAt: number
  /** Of each thing, the first of its edges. */
  readonly #first: number[] = []

  constructor(is: Snapshot) {
    this.#is = is
    const { node_fields: nodes, edge_fields: edges } = is.snapshot.meta
    this.#wide = nodes.length
    this.#long = edges.length
    this.#nameAt = nodes.indexOf('name')
    this.#countAt = nodes.indexOf('edge_count')
    for (let node = 0, first = 0; node < is.nodes.length; node += this.#wide) {
      this.#first.push(first)
      first += (is.nodes[node + this.#countAt] as number) * this.#long
    }
  }

  get size(): number {
    return this.#first.length
  }

  at(n: number): Thing {
    const { nodes, edges, strings, snapshot } = this.#is
    const fields = snapshot.meta.edge_fields
    const [type, key, to] = ['type', 'name_or_index', 'to_node'].map((field) => fields.indexOf(field)) as [
      number,
      number,
      number,
    ]
    const kinds = snapshot.meta.edge_types[type] as readonly string[]
    const node = n * this.#wide
    const first = this.#first[n] as number
    const parts: { name: string; thing: number }[] = []
    for (let edge = first; edge < first + (nodes[node + this.#countAt] as number) * this.#long; edge += this.#long) {
      const kind = kinds[edges[edge + type] as number]
      if (kind !== 'property' && kind !== 'element') continue
      const at = edges[edge + key] as number
      const name = kind === 'element' ? String(at) : (strings[at] ?? '')
      if (name !== '__proto__') parts.push({ name, thing: (edges[edge + to] as number) / this.#wide })
    }
    return { text: strings[nodes[node + this.#nameAt] as number] ?? '', parts }
  }

  /** The properties by which it leads, in so many steps, to one of these words; null if it does not. */
  wayTo(n: number, words: readonly string[], steps: number): string | null {
    const { text, parts } = this.at(n)
    if (parts.length === 0 && words.includes(text)) return text
    if (steps === 0) return null
    for (const { name, thing } of parts) {
      const way = this.wayTo(thing, words, steps - 1)
      if (way !== null) return `${name}.${way}`
    }
    return null
  }
}

/** An answer is an object with a list: so far a word is from whoever it is said of. */
const STEPS = 4

function saidOf(things: Things, owner: string, words: readonly string[]): string[] {
  const found: string[] = []
  for (let n = 0; n < things.size; n++) {
    const { parts } = things.at(n)
    const isNaming = ({ name, thing }: (typeof parts)[number]): boolean =>
      NAMING.includes(name) && things.wayTo(thing, [owner], 1) !== null
    const isNamed = parts.some(isNaming)
    for (const part of parts) {
      if (part.name !== owner && (!isNamed || isNaming(part))) continue
      const way = things.wayTo(part.thing, words, STEPS)
      if (way !== null) found.push(`${part.name === owner ? 'under' : 'beside'} ${owner}: ${part.name}.${way}`)
    }
  }
  return found
}

/** Properties that say whose something is. */
const NAMING = ['seat', 'by', 'seats']

export async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  const snapshot = JSON.parse(chunks.join('')) as Snapshot
  const things = new Things(snapshot)
  return {
    strings: snapshot.strings,
    having: (...names) => {
      const found: Record<string, string>[] = []
      for (let n = 0; n < things.size; n++) {
        const { parts } = things.at(n)
        const values = names.map((name) => parts.find((one) => one.name === name))
        if (values.every((one) => one !== undefined))
          found.push(Object.fromEntries(values.map(({ name, thing }) => [name, things.at(thing).text])))
      }
      return found
    },
    saidOf: (owner, words) => saidOf(things, owner, words),
  }
}

/** What a page remembers: all objects and strings on its heap, as the browser's own profiler sees them. */
import type { Page } from 'playwright-core'

export interface Heap {
  readonly strings: readonly string[]
  /** Objects that have all of these properties, with what is in them: the text of strings, true and false; numbers are not seen. */
  having(...names: string[]): Record<string, string>[]
}

interface Snapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: string[]; readonly edge_fields: string[] } }
  readonly nodes: readonly number[]
  readonly edges: readonly number[]
  readonly strings: readonly string[]
}

export async function heapOf(page: Page): Promise<Heap> {
  const session = await page.context().newCDPSession(page)
  const chunks: string[] = []
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.takeHeapSnapshot')
  await session.detach()
  const { snapshot, nodes, edges, strings } = JSON.parse(chunks.join('')) as Snapshot
  const { node_fields: nodeFields, edge_fields: edgeFields } = snapshot.meta
  const wide = nodeFields.length
  const nameAt = nodeFields.indexOf('name')
  const edgesAt = nodeFields.indexOf('edge_count')
  const [long, key, to] = [edgeFields.length, edgeFields.indexOf('name_or_index'), edgeFields.indexOf('to_node')]
  return {
    strings,
    having: (...names) => {
      const wanted = names.map((name) => strings.indexOf(name))
      const found: Record<string, string>[] = []
      for (let node = 0, first = 0; node < nodes.length; node += wide) {
        const last = first + (nodes[node + edgesAt] as number) * long
        const values = new Map<number, string>()
        for (let edge = first; edge < last; edge += long)
          if (wanted.includes(edges[edge + key] as number))
            values.set(
              edges[edge + key] as number,
              strings[nodes[(edges[edge + to] as number) + nameAt] as number] ?? '',
            )
        if (values.size === wanted.length)
          found.push(Object.fromEntries(names.map((name, i) => [name, values.get(wanted[i] as number) ?? ''])))
        first = last
      }
      return found
    },
  }
}

import type { View } from '@shamble/evac/page'

const partOf = (document: unknown, key: string): unknown =>
  typeof document === 'object' && document !== null
    ? Object.entries(document).find(([name]) => name === key)?.[1]
    : null

/** ev.info.2 The full map, for whoever asks after the end: every tile as it lay, turned over or not. */
export function unveiled(view: View, position: unknown): View {
  const lay = partOf(partOf(position, 'exact'), 'tiles')
  if (!Array.isArray(lay) || lay.length !== view.tiles.length) return view
  const tiles = lay.map(
    (tile) => ({ up: true, id: String(partOf(tile, 'id')), rot: Number(partOf(tile, 'rot')) }) as const,
  )
  return { ...view, tiles }
}

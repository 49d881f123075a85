import type { View } from '@shamble/evac/page'

/** ev.info.2 The full map, for whoever asks after the end: every tile as it lay, turned over or not. */
export function unveiled(view: View, position: unknown): View {
  const { exact } = position as { exact?: { tiles?: readonly { id: string; rot: number }[] } }
  const tiles = exact?.tiles?.map(({ id, rot }) => ({ up: true, id, rot }) as const)
  return tiles?.length === view.tiles.length ? { ...view, tiles } : view
}

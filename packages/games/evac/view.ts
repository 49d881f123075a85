/** What a seat sees. Everything is public but the face-down tiles (ev.info.1 to ev.info.3), so all seats see the same. */
import { type Dice, shuffle } from '@shamble/kernel'
import type { EvacBook } from './book.ts'
import type { TileView } from './rules/02-the-map.ts'
import { allowHelipad } from './rules/03-before-play.ts'
import { copyState, copyWith, type Door, type Look, type State } from './state.ts'

export type { TileView } from './rules/02-the-map.ts'

/** The state without what is hidden. Squares are numbers: (y-1) times the width of the map, plus x-1. */
export interface View extends Omit<State, 'tiles' | 'doors'> {
  tiles: readonly TileView[]
  /** ev.info.3 Which tiles are still face down, sorted: never where. */
  faceDown: readonly string[]
  doors: readonly Door[]
}

/** What is shared with the state is written once and never changed. */
export const viewFor = ({ state, facts: { tilesSeen, doors, faceDown } }: Look): View =>
  Object.assign(copyWith(state, tilesSeen, doors), { faceDown })

/** A full state that looks exactly like this view: the tiles not yet seen lie somewhere, turned somehow. */
export function resample(view: View, book: EvacBook, dice: Dice): State {
  const down = view.tiles.flatMap((tile, p) => (tile.up ? [] : [p]))
  const pack = [...view.faceDown]
  shuffle(dice, 'ev.setup.1', pack)
  allowHelipad(view, book, down, pack, dice)
  const hidden = new Map(down.map((p, i) => [p, pack[i] as string]))
  const { faceDown: _, ...seen } = view
  const tiles = view.tiles.map((tile, p) =>
    tile.up ? tile : { id: hidden.get(p) as string, rot: book.turnOfTile(dice), up: false },
  )
  return copyState({ ...seen, tiles, doors: [...view.doors] })
}

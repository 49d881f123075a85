/** What a seat sees. Everything is public but the face-down tiles (ev.info.1 to ev.info.3), so all seats see the same. */
import { copyFrames, copyOutcome, type Dice, frozenHolders, shuffle } from '@shamble/kernel'
import type { EvacBook } from './book.ts'
import { HELIPAD } from './content/tiles.ts'
import { tileDistance } from './content/map.ts'
import { type TileView } from './rules/02-the-map.ts'
import { copyMarine, copyProposal, copyState, type Door, type Look, type State } from './state.ts'

export type { TileView } from './rules/02-the-map.ts'

/** The state without what is hidden. Squares are numbers: (y-1) times the width of the map, plus x-1. */
export interface View extends Omit<State, 'tiles' | 'doors'> {
  tiles: readonly TileView[]
  /** ev.info.3 Which tiles are still face down, sorted: never where. */
  faceDown: readonly string[]
  doors: readonly Door[]
}

/** Built from nothing, field by field; what is shared with the state is written once and never changed. */
export function viewFor({ state: s, facts }: Look): View {
  const { decision, outcome, size, turn, phase, spawnTile, acting, botsGo, landing, zombieMoved } = s
  const { nextZombie, nextItem, nextProposal, lost } = s
  return {
    decision,
    holders: frozenHolders(s.holders),
    frames: copyFrames(s.frames),
    outcome: copyOutcome(outcome),
    size,
    turn,
    phase,
    tiles: facts.tilesSeen,
    faceDown: facts.faceDown,
    spawnTile,
    starts: s.starts.slice(),
    walls: s.walls.slice(),
    doors: facts.doors,
    marines: s.marines.map(copyMarine),
    zombies: s.zombies.slice(),
    acting,
    proposals: s.proposals.map(copyProposal),
    botsGo,
    resigning: s.resigning.slice(),
    cans: s.cans.slice(),
    searched: s.searched.slice(),
    landing,
    zombieMoved,
    nextZombie,
    nextItem,
    nextProposal,
    lost,
    flips: { marines: s.flips.marines, zombies: s.flips.zombies },
  }
}

/** Puts the helipad, if it is still face down, where the rules of the set-up allow it (ev.setup.8). */
function placeHelipad(view: View, book: EvacBook, down: readonly number[], pack: string[], dice: Dice): void {
  const held = pack.indexOf(HELIPAD)
  if (held < 0 || view.starts.length === 0 || book.layout) return
  const far = (p: number): number => Math.min(...view.starts.map((start) => tileDistance(view.size, start, p)))
  const farthest = Math.max(...view.tiles.map((_, p) => (p === view.spawnTile ? 0 : far(p))))
  const least = Math.min(book.helipadMinDistance, farthest)
  const allowed = down.flatMap((p, i) => (far(p) >= least ? [i] : []))
  if (allowed.length === 0 || allowed.includes(held)) return
  const to = allowed[dice.draw('ev.setup.8', allowed.length)] as number
  pack[held] = pack[to] as string
  pack[to] = HELIPAD
}

/** A full state that looks exactly like this view: the tiles not yet seen lie somewhere, turned somehow. */
export function resample(view: View, book: EvacBook, dice: Dice): State {
  const down = view.tiles.flatMap((tile, p) => (tile.up ? [] : [p]))
  const pack = [...view.faceDown]
  shuffle(dice, 'ev.setup.1', pack)
  placeHelipad(view, book, down, pack, dice)
  const hidden = new Map(down.map((p, i) => [p, pack[i] as string]))
  const { faceDown: _, ...seen } = view
  const tiles = view.tiles.map((tile, p) =>
    tile.up ? tile : { id: hidden.get(p) as string, rot: book.turnOfTile(dice), up: false },
  )
  return copyState({ ...seen, tiles, doors: [...view.doors] })
}

/** What a seat sees. Everything is public but the face-down tiles (ev.info.1 to ev.info.3), so all seats see the same. */
import { copyFrames, type Dice, type Frame, type Holder, type Outcome, type Seat, shuffle } from '@shamble/kernel'
import { lattice, squareAt, type XY } from '@shamble/grid'
import type { EvacBook } from './book.ts'
import { HELIPAD } from './content/tiles.ts'
import { tileDistance, widthOf } from './rules/02-the-map.ts'
import { faceDownTiles } from './rules/03-before-play.ts'
import {
  copyState,
  type Item,
  type Look,
  type Marine,
  type Proposal,
  type State,
  type TileState,
  type Zombie,
} from './state.ts'

export type TileView = { up: true; id: string; rot: number } | { up: false }

type At<T> = Omit<T, 'at'> & { at: XY }

export interface View {
  decision: number
  holders: Record<Seat, Holder>
  /** Where the order of play stands; nothing hidden is among the locals. */
  frames: Frame[]
  outcome: Outcome | null
  size: number
  turn: number
  phase: State['phase']
  tiles: TileView[]
  /** ev.info.3 Which tiles are still face down, sorted: never where. */
  faceDown: string[]
  spawnTile: number
  starts: number[]
  walls: number[]
  doors: State['doors']
  marines: At<Marine>[]
  zombies: At<Zombie>[]
  acting: Seat | null
  proposals: Proposal[]
  botsGo: boolean
  resigning: Seat[]
  cans: XY[]
  searched: number[]
  landing: number
  zombieMoved: number
  nextZombie: number
  nextItem: number
  nextProposal: number
  lost: number
  flips: State['flips']
}

const seeTile = (tile: TileState): TileView => (tile.up ? { up: true, id: tile.id, rot: tile.rot } : { up: false })

const seeItem = (i: Item): Item => ({ id: i.id, kind: i.kind, rounds: i.rounds, usedBy: i.usedBy })

/** Built from nothing, field by field. */
export function viewFor({ state: s, facts }: Look): View {
  const { xy } = facts.l
  const holders: Record<Seat, Holder> = {}
  for (const seat in s.holders) holders[seat] = s.holders[seat] as Holder
  return {
    decision: s.decision,
    holders,
    frames: copyFrames(s.frames),
    outcome: s.outcome,
    size: s.size,
    turn: s.turn,
    phase: s.phase,
    tiles: s.tiles.map(seeTile),
    faceDown: faceDownTiles(s),
    spawnTile: s.spawnTile,
    starts: s.starts.slice(),
    walls: s.walls.slice(),
    doors: s.doors.map((d) => ({ side: d.side, standing: d.standing, by: d.by, turn: d.turn })),
    marines: s.marines.map((m) => ({
      seat: m.seat,
      type: m.type,
      name: m.name,
      at: xy[m.at] as XY,
      hp: m.hp,
      items: m.items.map(seeItem),
      acted: m.acted,
      begun: m.begun,
      moved: m.moved,
      stirred: m.stirred,
      attack: m.attack,
      stands: m.stands,
      order: m.order,
      kills: m.kills,
      shots: m.shots,
    })),
    zombies: s.zombies.map((z) => ({ id: z.id, at: xy[z.at] as XY, down: z.down, acted: z.acted, fresh: z.fresh })),
    acting: s.acting,
    proposals: s.proposals.map((p) => ({ id: p.id, by: p.by, with: p.with, give: p.give.slice(), get: p.get.slice() })),
    botsGo: s.botsGo,
    resigning: s.resigning.slice(),
    cans: s.cans.map((square) => xy[square] as XY),
    searched: s.searched.slice(),
    landing: s.landing,
    zombieMoved: s.zombieMoved,
    nextZombie: s.nextZombie,
    nextItem: s.nextItem,
    nextProposal: s.nextProposal,
    lost: s.lost,
    flips: { marines: s.flips.marines, zombies: s.flips.zombies },
  }
}

/** Puts the helipad, if it is still face down, where the rules of the set-up allow it (ev.setup.8). */
function placeHelipad(view: View, book: EvacBook, down: readonly number[], pack: string[], dice: Dice): void {
  const held = pack.indexOf(HELIPAD)
  if (held < 0 || view.starts.length === 0 || book.layout) return
  const far = (p: number): number => Math.min(...view.starts.map((start) => tileDistance(view.size, start, p)))
  const allowed = down.flatMap((p, i) => (far(p) >= book.helipadMinDistance ? [i] : []))
  if (allowed.length === 0 || allowed.includes(held)) return
  const to = allowed[dice.draw('ev.setup.8', allowed.length)] as number
  pack[held] = pack[to] as string
  pack[to] = HELIPAD
}

/** A full state that looks exactly like this view: the tiles not yet seen lie somewhere, turned somehow. */
export function resample(view: View, book: EvacBook, dice: Dice): State {
  const width = widthOf(view.size)
  const l = lattice(width, width)
  const square = (at: XY): number => squareAt(l, at[0], at[1])
  const down = view.tiles.flatMap((tile, p) => (tile.up ? [] : [p]))
  const pack = [...view.faceDown]
  shuffle(dice, 'ev.setup.1', pack)
  placeHelipad(view, book, down, pack, dice)
  const hidden = new Map(down.map((p, i) => [p, pack[i] as string]))
  const { faceDown: _, ...seen } = view
  return copyState({
    ...seen,
    tiles: view.tiles.map((tile, p) =>
      tile.up
        ? { id: tile.id, rot: tile.rot, up: true }
        : { id: hidden.get(p) as string, rot: book.turnOfTile(dice), up: false },
    ),
    marines: view.marines.map((m) => ({ ...m, at: square(m.at) })),
    zombies: view.zombies.map((z) => ({ ...z, at: square(z.at) })),
    cans: view.cans.map(square),
  })
}

/**
 * The secrets of Evac, told once more from the specification and without its view: which tile lies face down where, and how
 * it is turned (ev.info.1, ev.info.2), are unknown to every seat; all else is public (ev.info.3).
 */
import { type Dice, type OptionValues, shuffle } from '@shamble/kernel'
import type { Witness } from '@shamble/kernel/testkit'
import type { EvacKit, State, TileState } from '../state.ts'

const HELIPAD = 'T01'
const TRIES = 30

const distance = (size: number, a: number, b: number): number =>
  Math.abs((a % size) - (b % size)) + Math.abs(Math.floor(a / size) - Math.floor(b / size))

/** ev.setup.8 Where a helipad that is still face down can be: far enough from where the patrol starts, or as far as can be. */
function padPlaces({ size, tiles, starts, spawnTile }: State, options: OptionValues): number[] {
  const down = tiles.flatMap((tile, p) => (tile.up ? [] : [p]))
  if (starts.length === 0 || options['layout'] !== 'random') return down
  const far = (p: number): number => Math.min(...starts.map((start) => distance(size, start, p)))
  const farthest = Math.max(...tiles.map((_, p) => (p === spawnTile ? 0 : far(p))))
  const least = Math.min(Number(options['helipadMinDistance']), farthest)
  return down.filter((p) => far(p) >= least)
}

/** Every face-down place gets the tile of another one. */
function exchanged(places: readonly number[], dice: Dice): Map<number, number> {
  const order = [...places]
  shuffle(dice, 'ev.setup.1', order)
  return new Map(order.map((p, i) => [p, order[(i + 1) % order.length] as number]))
}

/** ev.setup.2 Turned otherwise, unless no tile is turned. */
const turned = (tile: TileState, isTurned: boolean, dice: Dice): TileState =>
  Object.freeze({ ...tile, rot: isTurned ? (tile.rot + 1 + dice.draw('ev.setup.2', 3)) % 4 : tile.rot })

function vary(state: State, dice: Dice, options: OptionValues): State {
  const { tiles } = state
  const down = tiles.flatMap((tile, p) => (tile.up ? [] : [p]))
  const isTurned = options['rotateTiles'] === true || options['layout'] !== 'random'
  const allowed = padPlaces(state, options)
  for (let n = 0; n < TRIES; n++) {
    const from = exchanged(down, dice)
    const other = tiles.map((tile, p) =>
      tile.up ? tile : turned(tiles[from.get(p) as number] as TileState, isTurned, dice),
    )
    const pad = other.findIndex((tile) => tile.id === HELIPAD && !tile.up)
    if (pad < 0 || allowed.includes(pad)) return { ...state, tiles: other }
  }
  // The helipad can lie nowhere else: the others change places without it.
  const rest = exchanged(
    down.filter((p) => tiles[p]?.id !== HELIPAD),
    dice,
  )
  return {
    ...state,
    tiles: tiles.map((tile, p) => (tile.up ? tile : turned(tiles[rest.get(p) ?? p] as TileState, isTurned, dice))),
  }
}

const people = (...seats: string[]): Record<string, { person: string }> =>
  Object.fromEntries(seats.map((seat) => [seat, { person: seat }]))

export const witness: Witness<EvacKit> = {
  setups: [
    { options: { turnLimit: 12 }, holders: people('M1', 'Z') },
    { options: { scenario: 'S2', turnLimit: 12, scavenge: true, zombieCap: 20 }, holders: people('M1', 'M2') },
    { options: { scenario: 'S3', marines: 4, turnLimit: 8 } },
    { options: { scenario: 'S4', marines: 4, turnLimit: 8 }, holders: people('M1', 'M2', 'M3', 'M4') },
    { options: { scenario: 'S5', night: 7, zombiesFlipTiles: false, turnLimit: 8 }, holders: people('Z') },
    { options: { rotateTiles: false, helipadMinDistance: 4, helipadMayBeCentre: true, turnLimit: 8 } },
    { options: { layout: 'Bravo', turnLimit: 8 }, holders: people('M1') },
  ],
  vary: (state, _seat, dice, options) => vary(state, dice, options),
  asks: ({ marines, zombies, size }) => [
    {
      what: 'several',
      asks: [
        ...marines.slice(0, 2).map(({ seat }) => ({ what: 'marine', seat })),
        ...zombies.slice(0, 2).map(({ id }) => ({ what: 'zombie', zombie: id })),
        { what: 'spawn' },
        { what: 'pad' },
        { what: 'danger-map' },
        { what: 'sight', from: 0, to: 49 * size * size - 1 },
      ],
    },
  ],
}

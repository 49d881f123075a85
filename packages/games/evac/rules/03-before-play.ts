/** Before play: shuffling and laying the tiles, the Spawn tile, the start tile, and who speaks for the patrol. */
import { again, ask, type Dice, isBot, procedure, refuse, type Seat, shuffle, step } from '@shamble/kernel'
import type { EvacBook } from '../book.ts'
import { LAYOUTS } from '../content/layouts.ts'
import { HELIPAD, SHUFFLED } from '../content/tiles.ts'
import type { Command, CommandOf } from '../commands.ts'
import {
  alive,
  marineOf,
  marineSeat,
  type Look,
  type State,
  seatNumber,
  type Transaction,
  ZOMBIE_SEAT,
} from '../state.ts'
import { onBorder, tileDistance, tileName, tileNamed } from '../content/map.ts'
import { turnOver } from './04-populating-tiles.ts'

/** ev.seat.5 The lowest human seat with a living marine, else the lowest seat with one; before they are set, all live. */
export function patrolLeader(s: State): Seat {
  const seats = marineSeats(s).filter((seat) => {
    const marine = marineOf(s, seat)
    return s.phase === 'setup' || (marine !== undefined && alive(marine))
  })
  return seats.find((seat) => !isBot(s.holders[seat])) ?? seats[0] ?? marineSeat(1)
}

/** Marine seats in seat order. */
export const marineSeats = (s: State): Seat[] =>
  Object.keys(s.holders)
    .filter((seat) => seat !== ZOMBIE_SEAT)
    .sort((a, b) => seatNumber(a) - seatNumber(b))

/** All tiles but the helipad. */
const TOWN: readonly string[] = SHUFFLED.filter((id) => id !== HELIPAD)

/** Uniform and unseen (ev.info.1). */
function shuffled(t: Transaction, ids: readonly string[]): string[] {
  const pack = [...ids]
  shuffle(t.dice, 'ev.setup.1', pack)
  return pack
}

/** ev.setup.1 All tiles are shuffled together and laid face down, unless layout or scenario prescribe a place. */
export function layTiles(t: Transaction): void {
  const { state, book } = t
  const { scenario, layout } = book
  if (layout) {
    state.tiles = layout.rows.flat().map(({ id, rot }) => Object.freeze({ id, rot, up: false }))
  } else {
    const drawn = scenario.drawnTiles < TOWN.length ? shuffled(t, TOWN).slice(0, scenario.drawnTiles) : TOWN
    const fixed = new Map(
      Object.entries(scenario.fixedTiles).map(([at, tile]) => [tileNamed(state.size, at), tile.id as string]),
    )
    const loose = [HELIPAD, ...drawn].filter((id) => ![...fixed.values()].includes(id))
    const pack = shuffled(t, loose)
    state.tiles = Array.from({ length: state.size * state.size }, (_, p) => ({
      id: fixed.get(p) ?? (pack.pop() as string),
      rot: 0,
      up: false,
    }))
  }
  t.renew()
  t.emit({ e: 'set up', clause: 'ev.setup.1', tiles: state.tiles.length, faceDown: t.facts.faceDown })
}

/** ev.setup.2 Each tile is turned at random. A fixed layout prescribes the turns. */
export function turnTiles(t: Transaction): void {
  if (t.book.layout) return
  t.state.tiles = t.state.tiles.map((tile) => Object.freeze({ ...tile, rot: t.book.turnOfTile(t.dice) }))
}

/** ev.setup.2 by 0, 90, 180 or 270 degrees, each with equal chance. */
export const randomTurn = (dice: Pick<Dice, 'draw'>): number => dice.draw('ev.setup.2', 4)

/** Two tiles change places and keep their orientation. */
function exchange(s: State, a: number, b: number): void {
  const tile = s.tiles[a]
  s.tiles[a] = s.tiles[b] as State['tiles'][number]
  s.tiles[b] = tile as State['tiles'][number]
}

/** ev.setup.3 A helipad at the centre changes places with a tile elsewhere. */
export function leaveCentre(t: Transaction): void {
  const { state, book } = t
  if (book.layout || state.tiles[state.spawnTile]?.id !== HELIPAD) return
  const others = state.tiles.map((_, p) => p).filter((p) => p !== state.spawnTile)
  exchange(state, state.spawnTile, others[t.draw('ev.setup.3', others.length)] as number)
}

/** ev.setup.5, ev.setup.6 Any tile on the border. */
export const startTiles = ({ state }: Look): number[] =>
  state.tiles.map((_, p) => p).filter((p) => onBorder(state.size, p))

/** Where the scenario or the layout lets the patrol start without a choice. */
function prescribedStarts({ state, book }: Look): number[] {
  if (book.layout) return [tileNamed(state.size, LAYOUTS[book.layout.id as keyof typeof LAYOUTS].start)]
  const { start } = book.scenario
  if (start.kind === 'fixed') return [tileNamed(state.size, start.at)]
  if (start.kind === 'split') return [tileNamed(state.size, start.odd), tileNamed(state.size, start.even)]
  return []
}

const startChoice = (p: number, s: State): CommandOf<'choose-start'> => ({
  do: 'choose-start',
  tile: tileName(s.size, p),
})

/** ev.setup.8 Before the start tile is turned over, a helipad too near to it silently changes places. */
export function keepDistance(t: Transaction): void {
  const { state, book } = t
  const pad = state.tiles.findIndex((tile) => tile.id === HELIPAD && !tile.up)
  const prescribed = Object.values(book.scenario.fixedTiles).some((tile) => tile.id === HELIPAD)
  if (book.layout || prescribed || pad < 0) return
  const far = (p: number): number => Math.min(...state.starts.map((start) => tileDistance(state.size, start, p)))
  if (far(pad) >= book.helipadMinDistance) return
  const down = state.tiles.map((_, p) => p).filter((p) => state.tiles[p]?.up === false)
  const enough = down.filter((p) => far(p) >= book.helipadMinDistance)
  const farthest = Math.max(...down.map(far))
  const places = enough.length > 0 ? enough : down.filter((p) => far(p) === farthest)
  exchange(state, pad, places[t.draw('ev.setup.8', places.length)] as number)
}

/** What is known of a map of which tiles lie face down: never which ones. */
type Seen = Pick<State, 'size' | 'spawnTile' | 'starts'> & { readonly tiles: readonly unknown[] }

/** ev.setup.8 Tiles are dealt to the face-down places: a helipad among them changes places until it is far enough. */
export function allowHelipad(
  view: Seen,
  book: EvacBook,
  down: readonly number[],
  pack: string[],
  dice: Pick<Dice, 'draw'>,
): void {
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

/** ev.flip.11 The order in which tiles turned over together are populated: Spawn tile, start tiles, the others. */
function firstTiles({ state, book }: Look): number[] {
  const others = Object.keys(book.scenario.fixedTiles).map((name) => tileNamed(state.size, name))
  return [state.spawnTile, ...[...state.starts].sort((a, b) => a - b), ...others.sort((a, b) => a - b)]
}

type SetUp = { waiting: number[] }

export const setUp = procedure<Transaction, Command>('set-up', [
  step('ev.setup.1', 'lay the tiles', layTiles),
  step('ev.setup.2', 'turn the tiles', turnTiles),
  step('ev.setup.3', 'the helipad leaves the centre', leaveCentre),
  step('ev.setup.4', 'turn over the Spawn tile', (t: Transaction) =>
    turnOver(t, t.state.spawnTile, null, 'ev.setup.4'),
  ),
  ask<Transaction, Command>('ev.setup.5', 'choose the start tile', {
    who: (look) => (prescribedStarts(look).length > 0 ? [] : [patrolLeader(look.state)]),
    choices: (look) => startTiles(look).map((p) => startChoice(p, look.state)),
    check: (look, _v, _seat, command) =>
      command.do !== 'choose-start'
        ? refuse('ev.setup.5', 'The patrol leader chooses the start tile now.')
        : startTiles(look).includes(tileNamed(look.state.size, command.tile))
          ? null
          : refuse('ev.setup.6', `${command.tile} is not on the border of the map.`),
    take: (t, _v, seat, command) => {
      const { tile } = command as CommandOf<'choose-start'>
      t.state.starts = [tileNamed(t.state.size, tile)]
      t.emit({ e: 'start chosen', clause: 'ev.setup.5', seat, tile })
    },
    onClock: ({ state, book: { scenario } }) =>
      scenario.start.kind === 'choose' ? [startChoice(tileNamed(state.size, scenario.start.clock), state)] : [],
  }),
  step('ev.scen.2', 'take the prescribed start tiles', (t: Transaction) => {
    if (t.state.starts.length === 0) t.state.starts = prescribedStarts(t)
  }),
  step('ev.setup.8', 'the helipad keeps its distance', keepDistance),
  step<Transaction, SetUp>('ev.setup.9', 'turn over the other tiles', (t, v) => {
    v.waiting = firstTiles(t)
    for (const p of v.waiting) if (!t.state.tiles[p]?.up) turnOver(t, p, null, 'ev.setup.9')
  }),
  step<Transaction, SetUp>('ev.setup.10', 'populate the next tile', (t, v) => {
    const tile = v.waiting[0] as number
    v.waiting = v.waiting.slice(1)
    const doubled = t.book.scenario.doubledDice.some((name) => tileNamed(t.state.size, name) === tile)
    t.call('populate', { tile, by: patrolLeader(t.state), factor: doubled ? 2 : 1 })
  }),
  again<Transaction, SetUp>(
    'ev.setup.10',
    'until all are populated',
    'populate the next tile',
    (_t, v) => v.waiting.length > 0,
  ),
  step('ev.setup.12', 'place the marines', (t: Transaction) => t.call('place marines')),
])

/** ed.camp-setup How a campaign begins: the order, start tiles, closed lists, forces and hordes on the map. */
import { ask, procedure, type Refusal, refuse, type Seat, step } from '@shamble/kernel'
import type { Faction } from '../../tables/profiles.ts'
import type { Command, CommandOf } from '../commands.ts'
import { d8 } from '../dice.ts'
import { adjacentTo, type Place, placeAt, tileOn } from '../map.ts'
import { isHuman, type Look, type Part, playerOf, setPlayer, setTile, tileAt, type Transaction } from '../state.ts'

const SEEDS = 2 ** 32

/** ed.camp-map.4 One hidden draw when it begins. */
function drawTerrain(t: Transaction): void {
  t.state.terrainSeed = t.draw('ed.camp-map.4', SEEDS)
  // Everybody may look at the ground before a battle.
  t.reveal()
}

/** ed.camp-setup.4 Descending by roll; those that tie roll again, for the places they tie over. */
function rolledOrder(t: Transaction, factions: readonly Faction[]): Faction[] {
  if (factions.length < 2) return [...factions]
  const byFace = new Map<number, Faction[]>()
  for (const faction of factions) {
    const face = d8(t, { clause: 'ed.camp-setup.4', seat: faction, what: 'campaign order' })
    byFace.set(face, [...(byFace.get(face) ?? []), faction])
    t.emit({ e: 'order rolled', clause: 'ed.camp-setup.4', faction, face })
  }
  const faces = [...byFace.keys()].sort((a, b) => b - a)
  return faces.flatMap((face) => rolledOrder(t, byFace.get(face) ?? []))
}

function rollOrder(t: Transaction): void {
  t.state.order = Object.freeze(rolledOrder(t, t.book.factions))
  t.emit({ e: 'order stands', clause: 'ed.camp-setup.4', factions: t.state.order })
}

const isFree = ({ state, book }: Look, place: Place): boolean =>
  tileOn(book.map, place).accessible && tileAt(state, place).controller === null

/** ed.camp-setup.6 Directly adjacent tiles that nobody controls: north, east, south, west. */
export const freeNeighbours = (look: Look, place: Place): Place[] =>
  adjacentTo(look.book.map, place).filter((there) => isFree(look, there))

/** ed.camp-setup.8 */
export const canStartAt = (look: Look, place: Place): boolean =>
  isFree(look, place) && freeNeighbours(look, place).length >= 2

/** ed.camp-setup.5, ed.camp-setup.7 First Y, then X; both again as long as the tile is impossible. */
function rollStart(t: Transaction, faction: Faction): void {
  for (;;) {
    const y = d8(t, { clause: 'ed.camp-setup.5', seat: faction, what: 'start tile: Y' })
    const x = d8(t, { clause: 'ed.camp-setup.5', seat: faction, what: 'start tile: X' })
    const at = placeAt(y, x)
    const again = !canStartAt(t, at)
    t.emit({ e: 'start tile rolled', clause: again ? 'ed.camp-setup.7' : 'ed.camp-setup.5', faction, y, x, again })
    if (again) continue
    setTile(t, at, { controller: faction })
    setPlayer(t, faction, { start: Object.freeze([at]) })
    t.emit({ e: 'start tile taken', clause: 'ed.camp-setup.5', faction, at })
    return
  }
}

/** Whose start tile is next: in campaign order. */
const startingNow = ({ state }: Look): Faction | null =>
  state.order.find((faction) => isHuman(faction) && playerOf(state, faction).start.length < 3) ?? null

const startOf = ({ state }: Look, seat: Seat): Place => playerOf(state, seat).start[0] ?? 0

/** Decisions: a City before a Town before any other, then north, east, south, west. */
function byValue(look: Look, places: readonly Place[]): Place[] {
  const value = (place: Place): number => {
    const { kind } = tileOn(look.book.map, place)
    return kind === 'city' ? 2 : kind === 'town' ? 1 : 0
  }
  return [...places].sort((a, b) => value(b) - value(a))
}

/** Every two of them, the best first. */
function fortifying(look: Look, seat: Seat): CommandOf<'fortify'>[] {
  const free = byValue(look, freeNeighbours(look, startOf(look, seat)))
  return free.flatMap((one, i) =>
    free.slice(i + 1).map((two) => ({ do: 'fortify' as const, tiles: [one, two] as const })),
  )
}

/** ed.camp-setup.6 */
function fortifyRefusal(look: Look, seat: Seat, command: Command): Refusal | null {
  if (command.do !== 'fortify') return refuse('ed.camp-setup.5', 'First fortify two tiles next to your start tile.')
  const [one, two] = command.tiles
  if (one === two) return refuse('ed.camp-setup.6', 'Two different tiles are fortified.')
  const free = freeNeighbours(look, startOf(look, seat))
  return free.includes(one) && free.includes(two)
    ? null
    : refuse('ed.camp-setup.6', 'Both tiles are next to your start tile, can be reached from it, and are nobody’s.')
}

function fortify(t: Transaction, seat: Seat, { tiles }: CommandOf<'fortify'>): void {
  const faction = playerOf(t.state, seat).faction
  for (const at of tiles) setTile(t, at, { controller: faction })
  setPlayer(t, faction, { start: Object.freeze([startOf(t, seat), ...tiles]) })
  t.emit({ e: 'fortified', clause: 'ed.camp-setup.6', faction, at: tiles })
}

export const startTiles = procedure<Transaction, Command>('start tiles', [
  step<Transaction>('ed.camp-setup.5', 'roll', (t) => {
    const faction = startingNow(t)
    if (faction) rollStart(t, faction)
  }),
  ask<Transaction, Command>('ed.camp-setup.6', 'fortify', {
    who: (look) => [startingNow(look) ?? []].flat(),
    choices: fortifyingFor,
    check: (look, _v, seat, command) => fortifyRefusal(look, seat, command),
    take: (t, _v, seat, command) => fortify(t, seat, command as CommandOf<'fortify'>),
    onClock: (look, v, seat) => fortifyingFor(look, v, seat).slice(0, 1),
  }),
])

function fortifyingFor(look: Look, _v: unknown, seat: Seat): CommandOf<'fortify'>[] {
  return fortifying(look, seat)
}

export const isStarting = (look: Look): boolean => startingNow(look) !== null

export const BEGINNING: readonly Part[] = [
  step<Transaction>('ed.camp-map.4', 'terrain', drawTerrain),
  step<Transaction>('ed.camp-setup.4', 'order', rollOrder),
]

/**
 * How well the marines stand, for bots that search: a number from 0 (lost) to 1 (won), worked out from the view alone
 * in a few microseconds. It weighs a few plain facts; the weights follow the outcomes of 600 bot games. It rises with
 * HP, ammunition, grenades, fuel and nearness to the helipad, and falls with zombies near marines, on the pad and on
 * the map.
 */
import { likelihood } from '@shamble/kernel'
import { HELIPAD } from '../content/tiles.ts'
import { widthOf } from '../content/map.ts'
import { TILE_SIDE } from '../tables/map.ts'
import { alive, type Look, type Marine } from '../state.ts'
import type { View } from '../view.ts'
import { isAutomatic } from './weapons.ts'

/** What each fact, a number from 0 to 1, counts for. */
const WEIGHTS = {
  hp: 1.5,
  living: 0.5,
  ammunition: 2.2,
  grenade: 2.5,
  padKnown: 0.3,
  nearPad: 1.9,
  onPad: 0.8,
  padZombies: -4,
  seen: 0.1,
  threat: -1.85,
  crowd: -1.6,
  fuel: 2,
} as const

const START = -9.5

type Facts = Record<keyof typeof WEIGHTS, number>

/** The chances of a side. */
export function evaluate(view: View, book: Look['book'], side: 'marines' | 'zombies' = 'marines'): number {
  const chance = marinesChance(view, book)
  return side === 'marines' ? chance : 1 - chance
}

function marinesChance(view: View, book: Look['book']): number {
  if (view.outcome) return view.outcome.winners.includes('marines') ? 1 : 0
  const facts = factsOf(view, book)
  let sum = START
  for (const fact in WEIGHTS) sum += WEIGHTS[fact as keyof Facts] * facts[fact as keyof Facts]
  return likelihood(sum)
}

/** Beyond these numbers nothing gets better or worse. */
const PLENTY_OF_ROUNDS = 30
const CROWDED_PAD = 6
const CROWDED_MAP = 60

/** Zombies within so many squares attack soon. */
const NEAR = 3

function factsOf(view: View, book: Look['book']): Facts {
  const living = view.marines.filter(alive)
  const squad = view.marines.length || 1
  const pad = view.tiles.findIndex((tile) => tile.up && tile.id === HELIPAD)
  const ways = pad < 0 ? [] : living.map((m) => wayToTile(view, m.at, pad))
  const near = zombiesNear(view, living)
  let full = 1
  for (const m of view.marines) full += book.marines[m.type].hp
  return {
    hp: total(living, (m) => m.hp) / full,
    living: living.length / squad,
    ammunition: Math.min(1, total(living, roundsOf) / (PLENTY_OF_ROUNDS * squad)),
    grenade: living.some((m) => m.items.some((item) => item.kind === 'grenade')) ? 1 : 0,
    padKnown: pad < 0 ? 0 : 1,
    nearPad: ways.length === 0 ? 0 : nearness(view, book, ways),
    onPad: ways.filter((way) => way === 0).length / (living.length || 1),
    padZombies: pad < 0 ? 0 : Math.min(1, zombiesOn(view, pad) / CROWDED_PAD),
    seen: 1 - view.faceDown.length / view.tiles.length,
    threat: total(living, (m, i) => Math.min(1, near[i]! / m.hp)) / (living.length || 1),
    crowd: Math.min(1, view.zombies.length / CROWDED_MAP),
    fuel: fuelShare(living, book.scenario.fuelNeeded),
  }
}

function total(marines: readonly Marine[], of: (m: Marine, i: number) => number): number {
  let sum = 0
  for (let i = 0; i < marines.length; i++) sum += of(marines[i]!, i)
  return sum
}

/** Rounds, those of pistols half; a reload is worth half of a full magazine and more. */
function roundsOf(m: Marine): number {
  let rounds = 0
  for (const item of m.items) rounds += isAutomatic(item) ? item.rounds : item.rounds / 2 + reloadValue(item.kind)
  return rounds
}

const reloadValue = (kind: string): number => (kind.startsWith('reload:') ? PLENTY_OF_ROUNDS / 2 : 0)

const fuelShare = (living: readonly Marine[], needed: number): number =>
  needed === 0 ? 1 : Math.min(1, total(living, (m) => m.items.filter((i) => i.kind === 'fuel').length) / needed)

/** Steps to a tile as the crow flies, 0 on it. */
function wayToTile({ size }: View, at: number, tile: number): number {
  const width = widthOf(size)
  const left = (tile % size) * TILE_SIDE
  const top = Math.floor(tile / size) * TILE_SIDE
  return outside(at % width, left) + outside(Math.floor(at / width), top)
}

const outside = (at: number, from: number): number => Math.max(from - at, at - (from + TILE_SIDE - 1), 0)

/** 1 on the tile, 0 across the map: the nearest marine counts, or the farthest if all must get there. */
function nearness(view: View, book: Look['book'], ways: readonly number[]): number {
  const way = book.options['evacNeeds'] === 'all' ? Math.max(...ways) : Math.min(...ways)
  return 1 - Math.min(1, way / (2 * widthOf(view.size)))
}

function zombiesOn(view: View, tile: number): number {
  let on = 0
  for (const z of view.zombies) if (wayToTile(view, z.at, tile) === 0) on++
  return on
}

/** How many standing zombies are near each marine. */
function zombiesNear(view: View, living: readonly Marine[]): number[] {
  const width = widthOf(view.size)
  const counts = living.map(() => 0)
  for (const z of view.zombies) {
    if (z.down) continue
    const x = z.at % width
    const y = Math.floor(z.at / width)
    for (let i = 0; i < living.length; i++) {
      const { at } = living[i]!
      if (Math.abs((at % width) - x) <= NEAR && Math.abs(Math.floor(at / width) - y) <= NEAR) counts[i]!++
    }
  }
  return counts
}

/** What a survivor's attack is likely to do. */
import { distance, unitOfSquare } from '../rules/01-grid.ts'
import { stepsLost } from '../rules/05-movement.ts'
import { distancePenalty } from '../rules/11-range.ts'
import type { Survivor, Unit, Zombie } from '../state.ts'
import type { Board } from './board.ts'

/** Ways to throw each total with these dice, and all ways together. */
interface Totals {
  readonly ways: readonly number[]
  readonly all: number
}

function totalsOf(dice: readonly number[]): Totals {
  let ways = [1]
  for (const sides of dice) {
    const next: number[] = new Array(ways.length + sides).fill(0)
    ways.forEach((count, total) => {
      for (let face = 1; face <= sides; face++) next[total + face]! += count
    })
    ways = next
  }
  return { ways, all: dice.reduce((product, sides) => product * sides, 1) }
}

export interface Odds {
  readonly kill: number
  /** Expected damage that counts: dd.combat.11 no more than the zombie has left. */
  readonly damage: number
}

/** By dice; then by modifier and health. */
const known = new WeakMap<readonly number[], Map<number, Odds>>()
const KEYS = 1024

/** dd.combat.2, dd.combat.9 Dice with a modifier against so much health. */
export function oddsOf(dice: readonly number[], modifier: number, health: number): Odds {
  let odds = known.get(dice)
  if (!odds) known.set(dice, (odds = new Map()))
  const key = KEYS * modifier + health
  const before = odds.get(key)
  if (before) return before
  const fresh = workOdds(dice, modifier, health)
  odds.set(key, fresh)
  return fresh
}

function workOdds(dice: readonly number[], modifier: number, health: number): Odds {
  const { ways, all } = totalsOf(dice)
  let kill = 0
  let damage = 0
  ways.forEach((count, total) => {
    const done = Math.max(0, total + modifier)
    if (done >= health) kill += count
    damage += count * Math.min(done, health)
  })
  return { kill: kill / all, damage: damage / all }
}

/** dd.combat.5, dd.survivors.6, dd.survivors.15 What is added to the total at a distance; null out of reach. */
export function modifierFor(board: Board, me: Survivor, away: number): number | null {
  const { weapon, attackPerStep } = board.book.survivors[me.id]
  const penalty = distancePenalty(weapon, away)
  return penalty === null ? null : attackPerStep * stepsLost(board, me) - penalty
}

/** The odds of an attack with all dice from a square that sees the zombie; null out of reach. */
export function attackOdds(board: Board, me: Survivor, from: number, z: Zombie): Odds | null {
  const modifier = modifierFor(board, me, away(board, from, z.at))
  return modifier === null ? null : oddsOf(board.book.survivors[me.id].weapon.dice, modifier, z.health)
}

export const away = (board: Board, from: number, unit: Unit): number =>
  distance(board, unitOfSquare(board.facts, from), unit)

/** ed.move One straight way: how far a unit may go, what forbids it, and going it. */
import { type Modifier, type Refusal, refuse } from '@shamble/kernel'
import {
  barrierOnLeg,
  barriersWithin,
  distance2,
  distanceDown,
  figureOnLeg,
  figuresAlong,
  isOnTable,
  NOBODY,
  type Others,
  samePoint,
  straight,
  type XY,
} from '@shamble/table'
import type { Ground } from '../content/terrain.ts'
import {
  type Herd,
  type Human,
  humanOf,
  isHerd,
  type Look,
  seatOf,
  type Transaction,
  type Unit,
  type Zombie,
  zombieNo,
} from '../state.ts'
import { OSCAR_MIKE } from '../tables/commands.ts'
import { CARRYING, LEAST_MOVE } from '../tables/numbers.ts'
import { ATHLETIC } from '../tables/perks.ts'
import { profileOf, zombieKind } from '../tables/profiles.ts'
import { HEALTH } from '../tables/states.ts'
import { APART, CLEARANCE, inches, RADIUS } from '../tables/units.ts'
import { crowdOf, figuresNear, humanFigure, idOfFigure, isZombieFigure, putHuman, zombieFigure } from './01-figures.ts'
import { alongFrom, isAtMost } from './01-measure.ts'
import { face } from './09-facing.ts'
import { groundsAt, isInWay, isOpenGround, type Path, slowGroundsOn, touchesDanger } from './10-terrain.ts'
import { loosen } from './19-locks.ts'

/** How far somebody may go, in whole inches, and what made it so. */
export interface Allowance {
  readonly inches: number
  readonly modifiers: readonly Modifier[]
}

/** ed.move.9, ed.command.7 The Movement before anything takes from it. */
function movementOf({ state }: Look, unit: Unit): Allowance {
  if (isHerd(unit)) return { inches: zombieKind(unit.kind).movement, modifiers: [] }
  const { movement } = profileOf(unit.profile)
  if (seatOf(state, unit.seat).effects.some(({ effect }) => effect === 'oscar-mike'))
    return { inches: OSCAR_MIKE, modifiers: [{ clause: 'ed.command.7', value: OSCAR_MIKE - movement }] }
  if (!unit.perks.includes('athletic')) return { inches: movement, modifiers: [] }
  return { inches: movement + ATHLETIC, modifiers: [{ clause: 'ed.perks.1', value: ATHLETIC }] }
}

/** ed.move.9, ed.human-state.6, ed.infection.1, ed.interact.3 What condition and load take from it. */
function burdensOf(unit: Unit): Modifier[] {
  if (isHerd(unit)) return []
  const { movement } = HEALTH[unit.health]
  const clause = unit.health === 'infected' ? 'ed.infection.1' : 'ed.human-state.6'
  return [
    ...(movement > 0 ? [{ clause, value: -movement }] : []),
    ...(unit.carries === null ? [] : [{ clause: 'ed.interact.3', value: -CARRYING }]),
  ]
}

/** Movement with what condition and load take from it, before any halving. */
export function burdenedMovement(look: Look, unit: Unit): Allowance {
  const { inches: all, modifiers } = movementOf(look, unit)
  const burdens = burdensOf(unit)
  return { inches: burdens.reduce((sum, { value }) => sum + value, all), modifiers: [...modifiers, ...burdens] }
}

/** ed.move.8 to ed.move.10, ed.perks.9 Subtract, halve for each kind of slow ground, round down; never below an inch. */
export function allowanceOn(look: Look, unit: Unit, grounds: readonly Ground[]): Allowance {
  if (!isHerd(unit) && unit.perks.includes('parkour')) return movementOf(look, unit)
  const { inches: whole, modifiers } = burdenedMovement(look, unit)
  const told = [...modifiers]
  let left = whole
  for (const _ of grounds) {
    const half = Math.floor(left / 2)
    told.push({ clause: 'ed.terrain.1', value: half - left })
    left = half
  }
  if (left >= LEAST_MOVE) return { inches: left, modifiers: told }
  return { inches: LEAST_MOVE, modifiers: [...told, { clause: 'ed.move.10', value: LEAST_MOVE - left }] }
}

/** ed.move.9 The allowance of a way, in whole inches. */
export const allowanceOf = (look: Look, unit: Unit, path: Path): number =>
  allowanceOn(look, unit, slowGroundsOn(look, path)).inches

/** The figures of a herd, which is written anew when one of them is. */
const FIGURES = new WeakMap<readonly Zombie[], ReadonlySet<number>>()

function figuresOf({ zombies }: Herd): ReadonlySet<number> {
  const known = FIGURES.get(zombies)
  if (known) return known
  const all = new Set(zombies.map(({ id }) => zombieFigure(id)))
  FIGURES.set(zombies, all)
  return all
}

/** Whether the figure is the unit, or of the herd that moves: all its zombies walk at the same time (ed.herd.6). */
const isOwn = (unit: Unit, figure: number): boolean =>
  isHerd(unit) ? figuresOf(unit).has(figure) : figure === humanFigure(unit.id)

const figureOf = ({ state }: Look, figure: number): Human | Zombie | undefined =>
  isZombieFigure(figure) ? zombieNo(state, idOfFigure(figure)) : humanOf(state, idOfFigure(figure))

/** Whether a figure stands, on this level. */
function standing(look: Look, figure: number, on: string | null): boolean {
  const found = figureOf(look, figure)
  return found !== undefined && !found.down && found.on === on
}

/** ed.move.4, ed.move.5 Whoever stands on the same level bars the way of a base; whoever lies does not. */
export function othersOf(look: Look, unit: Unit, on: string | null): Others {
  const known = new Map<number, boolean>()
  const bars = (figure: number): boolean => {
    const before = known.get(figure)
    if (before !== undefined) return before
    const does = !isOwn(unit, figure) && standing(look, figure, on)
    known.set(figure, does)
    return does
  }
  return { crowd: crowdOf(look), bars, overlap: 2 * RADIUS - APART }
}

/** Everything Impassable that can be run into so many units round a place. */
export const barriersRound = ({ facts: { layout, closed } }: Look, at: XY, units: number): readonly number[] =>
  barriersWithin(layout, closed, at, units + CLEARANCE)

/** Somebody as he stands or lies now. */
export type Stander = Pick<Human | Zombie, 'at' | 'on' | 'down'>

/** Everybody else who can be run into or ended on so many units round a place, standing or not. */
export function figuresRound(look: Look, unit: Unit, at: XY, units: number): readonly Stander[] {
  const found: Stander[] = []
  for (const figure of figuresAlong(crowdOf(look), at, at, units + 2 * RADIUS)) {
    const other = isOwn(unit, figure) ? undefined : figureOf(look, figure)
    if (other) found.push({ at: other.at, on: other.on, down: other.down })
  }
  return found
}

/** What stands in a straight way, whatever its length. */
export function obstacleOn(
  look: Look,
  unit: Unit,
  from: XY,
  to: XY,
  on: string | null,
  others = othersOf(look, unit, on),
): Refusal | null {
  const { field } = look.book
  if (!isOnTable(to, RADIUS, field.width, field.depth))
    return refuse('ed.move.14', 'A base stays wholly on the table.', 'edge')
  if (on !== null && !isOpenGround(look, to, on))
    return refuse('ed.climb.10', 'Whoever is up there stays inside its outline.', 'rim')
  if (on === null && barrierOnLeg(look.facts, CLEARANCE, from, to) !== NOBODY)
    return refuse('ed.terrain.1', 'Something impassable is in the way.', 'barrier')
  if (figureOnLeg(others, RADIUS, from, to) !== NOBODY)
    return refuse('ed.move.4', 'Somebody who stands is in the way.', 'figure')
  return null
}

/** ed.move.6 Whoever lies may be walked over, but nobody ends on top of him. */
export function endsOnSomebody(look: Look, unit: Unit, to: XY, on: string | null): boolean {
  for (const figure of figuresNear(look, to, 0)) if (!isOwn(unit, figure) && isInWay(look, figure, to, on)) return true
  return false
}

/** On what a unit stands; of a herd whoever stands there. */
export const levelOf = (unit: Unit, from: XY): string | null =>
  isHerd(unit) ? (unit.zombies.find(({ at }) => samePoint(at, from))?.on ?? null) : unit.on

/** ed.move.1 to ed.move.6, ed.move.14 Why a unit, of a herd its leader, may not go that way; null if it may. */
export function wayFault(
  look: Look,
  unit: Unit,
  from: XY,
  to: XY,
  on = levelOf(unit, from),
  others = othersOf(look, unit, on),
): Refusal | null {
  if (!isHerd(unit) && unit.down) return refuse('ed.move.7', 'Whoever is Knocked Down cannot move.', 'down')
  const obstacle = obstacleOn(look, unit, from, to, on, others)
  if (obstacle) return obstacle
  const allowance = allowanceOf(look, unit, { from, to, on })
  if (!isAtMost(from, to, look.book.wayOf(inches(allowance))))
    return refuse('ed.move.1', `On this way it goes ${allowance} inches at most.`, 'length')
  return endsOnSomebody(look, unit, to, on)
    ? refuse('ed.move.6', 'Nobody ends on top of somebody who is Knocked Down.', 'body')
    : null
}

/** So many of the largest are tried one by one. */
const FEW = 4

/** The largest number of units up to `most` for which something holds that holds for fewer as well; -1 if for none. */
function largest(most: number, holds: (units: number) => boolean): number {
  for (let units = most; units >= Math.max(0, most - FEW); units--) if (holds(units)) return units
  let [good, bad] = [-1, Math.max(0, most - FEW)]
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (holds(middle)) good = middle
    else bad = middle
  }
  return good
}

/** A direction from a place, and how far one looks in it. */
interface Line {
  readonly from: XY
  readonly on: string | null
  readonly most: number
  at(units: number): XY
}

/** How long a way in a direction may be by its length alone: up to slow ground at full length, or into it at less. */
function reachOf(look: Look, unit: Unit, { from, on, most, at }: Line): number {
  const lengthOn = (grounds: readonly Ground[]): number =>
    look.book.wayOf(inches(allowanceOn(look, unit, grounds).inches))
  const groundsTo = (units: number): Ground[] => slowGroundsOn(look, { from, to: at(units), on })
  const full = Math.min(most, lengthOn([]))
  const met = groundsTo(full)
  if (met.length === 0) return full
  let best = Math.min(full, lengthOn(met))
  for (let kinds = 0; kinds < met.length; kinds++) {
    const reach = largest(full, (units) => groundsTo(units).length <= kinds)
    best = Math.max(best, Math.min(reach, lengthOn(groundsTo(Math.max(0, reach)))))
  }
  return best
}

/** The direction from a place towards another. */
function lineTo(from: XY, towards: XY, on: string | null, limit = Number.POSITIVE_INFINITY): Line {
  const n = distance2(from, towards)
  // The same place is asked for again and again: by its ground, by what is before it, by who is there.
  let [last, place] = [0, from]
  const at = (units: number): XY => {
    if (units * units >= n) return towards
    if (units !== last) [last, place] = [units, alongFrom(from, towards, units)]
    return place
  }
  return { from, on, most: Math.min(limit, distanceDown(from, towards) + 1), at }
}

/** About where something stops a base on the ground: never short of it, and hardly ever beyond. */
function stopBefore({ facts }: Look, { from, at }: Line, reach: number, others: Others): number {
  const { at: stopped, by } = straight(facts, { radius: RADIUS, clearance: CLEARANCE }, others, from, at(reach))
  return by === null ? reach : Math.min(reach, distanceDown(from, stopped) + 2)
}

/**
 * The farthest place of a straight line that a unit may go to: as far as its allowance on just that way, before whatever
 * is in the way, and not on top of somebody. `mayEnter` false: and before dangerous ground, unless it starts inside.
 */
export function farthestWay(look: Look, unit: Unit, from: XY, towards: XY, how: FarthestOptions = {}): XY {
  const { on = levelOf(unit, from), mayEnter = true } = how
  if (samePoint(from, towards) || (!isHerd(unit) && unit.down)) return from
  const line = lineTo(from, towards, on, how.most)
  const others = how.others ?? othersOf(look, unit, on)
  const keepsOut = !mayEnter && !(on === null && groundsAt(look, from).has('dangerous'))
  const isClear = (units: number): boolean =>
    obstacleOn(look, unit, from, line.at(units), on, others) === null &&
    !(keepsOut && touchesDanger(look, from, line.at(units), on))
  const reach = reachOf(look, unit, line)
  let units = largest(keepsOut || on !== null ? reach : stopBefore(look, line, reach, others), isClear)
  while (units > 0 && endsOnSomebody(look, unit, line.at(units), on)) units--
  return units <= 0 ? from : line.at(units)
}

interface FarthestOptions {
  readonly on?: string | null
  readonly mayEnter?: boolean
  /** In units. */
  readonly most?: number
  /** Who bars the way, where it has been asked before. */
  readonly others?: Others
}

/** ed.facing.3, ed.bite.9 Somebody goes there, looks the way he went, and is held by nobody whom he has left. */
export function walk(t: Transaction, human: Human, to: XY): void {
  const { at: from, on } = human
  human.climbing = null
  if (samePoint(from, to)) return
  putHuman(t, human, to, on)
  face(human, from, to)
  loosen(t, human)
}

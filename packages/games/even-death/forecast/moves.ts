/** ed.move, ed.climb How far a unit gets with one action and with two, what slows it, and whom a herd could bite. */
import { displaced, type XY } from '@shamble/table'
import type { Modifier, Refusal } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import { allowanceOn, farthestWay, othersOf, wayFault } from '../rules/08-walk.ts'
import { slowGroundsOn, touchesDanger } from '../rules/10-terrain.ts'
import { planOf } from '../rules/11-climb.ts'
import { arranged, leaderFor } from '../rules/12-arrange.ts'
import type { Placed } from '../events.ts'
import { type Herd, type Human, isHerd, type Look, type Unit, type Zombie } from '../state.ts'
import { DRAWN_IN } from '../tables/numbers.ts'
import { inches, TABLE } from '../tables/units.ts'

/** Directions, in whole degrees, in which the outline of a reach is looked at, and those in which a second action begins. */
const AROUND = 72
const ONWARD = 18

const ends = (look: Look, unit: Unit, from: XY, on: string | null, many: number): XY[] => {
  const others = othersOf(look, unit, on)
  const whole = inches(TABLE.most)
  return Array.from({ length: many }, (_, i) =>
    farthestWay(look, unit, from, displaced(from, whole, (360 / many) * i), { on, others }),
  )
}

/** Where a unit, of a herd this zombie, can get to: outlines to be laid over one another. */
export interface Reach {
  readonly from: XY
  /** With one action; corners clockwise from the north. */
  readonly once: readonly XY[]
  /** With two: an outline for each of some places where the second action begins. */
  readonly twice: readonly (readonly XY[])[]
}

/** ed.move.1, ed.move.11 Straight ways only, slow ground reckoned in. */
export function reachForecast(look: Look, unit: Unit, leader: Zombie | null = null): Reach | null {
  const start = isHerd(unit) ? (leader ?? unit.zombies[0]) : unit
  if (!start) return null
  const { at: from, on } = start
  const once = ends(look, unit, from, on, AROUND)
  const every = AROUND / ONWARD
  const second = once.filter((_, i) => i % every === 0)
  return { from, once, twice: second.map((at) => ends(look, unit, at, on, ONWARD)) }
}

export interface MoveForecast {
  readonly refusal: Refusal | null
  /** In whole inches, on just this way; and what made it so. */
  readonly allowance: number
  readonly modifiers: readonly Modifier[]
  /** ed.terrain.2 A check is due before it. */
  readonly danger: boolean
  /** ed.herd.9 Where the others of a herd would go; null if they cannot follow. */
  readonly placed: readonly Placed[] | null
}

/** ed.move.9, ed.terrain.2, ed.herd.9 What one straight way would be like. */
export function moveForecast(look: Look, unit: Unit, to: XY, leader: Zombie | null = null): MoveForecast | null {
  const start = isHerd(unit) ? (leader ?? leaderFor(look, unit, to)) : unit
  if (start === null) return null
  const { at: from, on } = start
  const { inches: allowance, modifiers } = allowanceOn(look, unit, slowGroundsOn(look, { from, to, on }))
  const refusal = wayFault(look, unit, from, to, on)
  return {
    refusal,
    allowance,
    modifiers,
    danger: touchesDanger(look, from, to, on),
    placed: isHerd(unit) && refusal === null ? arranged(look, unit, start as Zombie, to) : null,
  }
}

/** ed.move.1 As far as it goes in a direction, and before whatever is in the way; where it stands if it cannot go. */
export function farthestForecast(look: Look, unit: Unit, towards: XY, leader: Zombie | null = null): XY | null {
  const start = isHerd(unit) ? (leader ?? leaderFor(look, unit, towards)) : unit
  return start && farthestWay(look, unit, start.at, towards, { on: start.on })
}

/** ed.herd.6 Who of a herd would lead it there: the foremost that is not locked. */
export const leaderForecast = (look: Look, herd: Herd, to: XY): Zombie | null => leaderFor(look, herd, to)

/** ed.bite.4 So far from where its zombies stand a herd can bite after one Move, in units; slow ground left out. */
export const biteReachOf = (look: Look, herd: Herd): number =>
  inches(allowanceOn(look, herd, []).inches) + inches(DRAWN_IN)

export interface ClimbForecast {
  readonly refusal: Refusal | null
  /** With this action; if not, what of the height is done then. In units. */
  readonly lands: boolean
  readonly progress: number
  readonly height: number
  /** For the way onward. */
  readonly left: number
}

/** ed.climb.5, ed.climb.8 What a Climb of a human would come to. */
export function climbForecast(look: Look, human: Human, command: CommandOf<'climb'>): ClimbForecast {
  const plan = planOf(look, human, command)
  if ('refusal' in plan) return { refusal: plan.refusal, lands: false, progress: 0, height: 0, left: 0 }
  const { climb, feature } = plan
  return { refusal: null, lands: climb.lands, progress: climb.progress, height: feature.cost, left: climb.left }
}

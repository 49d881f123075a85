/** ed.climb Climbing over and up what cannot be walked through: people. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import { barriersWithin, distance2, rootUp, samePoint, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { FieldPiece } from '../content/battlefield.ts'
import { change, type Human, humanOf, isHerd, isOnTable, type Look, type Transaction, type Unit } from '../state.ts'
import { LEAST_MOVE } from '../tables/numbers.ts'
import { CONTACT, inches, RADIUS } from '../tables/units.ts'
import { humanFigure, putHuman, putZombies, zombieFigure } from './01-figures.ts'
import type { Action } from './07-actions.ts'
import { burdenedMovement, endsOnSomebody, obstacleOn } from './08-walk.ts'
import { beforeDanger, dangerSteps, type Goings, type Leg, legOf, placeAt } from './10-hazard.ts'
import { figuresInWay, isOpenGround } from './10-terrain.ts'
import {
  type Climber,
  type Crossing,
  crossingTo,
  type Feature,
  featureNamed,
  isPassable,
  landingsOf,
} from './11-landing.ts'
import { push, pushesFor } from './11-push.ts'
import { loosen } from './19-locks.ts'

type ClimbCommand = CommandOf<'climb'>

/** ed.climb.3, ed.climb.4 How far a unit climbs with one action, in units: half its Movement, whatever the ground. */
export const climbingDistance = (look: Look, unit: Unit): number =>
  inches(Math.max(LEAST_MOVE, Math.floor(burdenedMovement(look, unit).inches / 2)))

/** What comes of a Climb: whether it lands with this action, what is done of the height if not, and what is left if so. */
export interface Climb {
  readonly crossing: Crossing
  readonly lands: boolean
  readonly progress: number
  readonly left: number
}

export const lengthOf = (from: XY, to: XY): number => rootUp(distance2(from, to))

/** ed.climb.8, ed.climb.9 Progress on the same feature holds where it was begun. */
const progressOf = ({ at, climbing }: Climber, { id }: Feature, foot: XY): number =>
  climbing?.feature === id && lengthOf(at, foot) <= CONTACT.touching ? climbing.progress : 0

/** ed.climb.5, ed.climb.8 Approach, height and what is left of the distance. */
export function climbOf(feature: Feature, climber: Climber, crossing: Crossing, distance: number): Climb | null {
  const before = progressOf(climber, feature, crossing.foot)
  const approach = before > 0 ? 0 : lengthOf(climber.at, crossing.foot)
  if (approach > distance) return null
  const done = before + distance - approach
  const lands = done >= feature.cost
  const from = before > 0 ? { ...crossing, foot: climber.at } : crossing
  return { crossing: from, lands, progress: lands ? 0 : done, left: lands ? done - feature.cost : 0 }
}

/** Whoever stands where somebody would land, the unit that climbs left out. */
export const inLanding = (look: Look, unit: Unit, { landing, on }: Crossing): number[] =>
  figuresInWay(look, landing, on).filter(
    (figure) =>
      !(isHerd(unit) ? unit.zombies.some(({ id }) => zombieFigure(id) === figure) : figure === humanFigure(unit.id)),
  )

/** Why the way to the feature, or the place behind it, is not open; figures that stand there left out. */
export function crossingFault(
  look: Look,
  unit: Unit,
  climber: Climber,
  feature: Feature,
  crossing: Crossing,
): Refusal | null {
  const { foot, landing, on } = crossing
  const isThere = samePoint(climber.at, foot) || progressOf(climber, feature, foot) > 0
  const blocked = isThere ? null : obstacleOn(look, unit, climber.at, foot, climber.on)
  if (blocked) return blocked
  if (!isThere && endsOnSomebody(look, unit, foot, climber.on)) return refuse('ed.move.6', 'Somebody lies before it.')
  if (!isOpenGround(look, landing, on) || !isPassable(look, feature, crossing))
    return refuse('ed.climb.11', 'Nobody can land there.')
  return null
}

/** So densely places are looked at before it is said that all are taken, in units. */
const DENSE = 32

/** ed.climb.14 Is every landing place in reach taken? */
export function isAllTaken(look: Look, unit: Unit, climber: Climber, feature: Feature, distance: number): boolean {
  return landingsOf(feature, climber, distance, DENSE).every((place) => {
    const crossing = crossingTo(feature, climber, place)
    if (crossing === null || climbOf(feature, climber, crossing, distance) === null) return true
    if (inLanding(look, unit, crossing).length > 0) return true
    return crossingFault(look, unit, climber, feature, crossing) !== null
  })
}

/** ed.climb.11, ed.climb.14 Why somebody cannot land there; null if it is free or can be cleared. */
export function landingFault(
  look: Look,
  unit: Unit,
  climber: Climber,
  feature: Feature,
  crossing: Crossing,
): Refusal | null {
  const fault = crossingFault(look, unit, climber, feature, crossing)
  if (fault) return fault
  const inWay = inLanding(look, unit, crossing)
  if (inWay.length === 0) return null
  if (!isAllTaken(look, unit, climber, feature, climbingDistance(look, unit)))
    return refuse('ed.climb.11', 'Somebody is there, and another place is free.')
  return pushesFor(look, unit, inWay, crossing.landing, crossing.on) === null
    ? refuse('ed.climb.14', 'Whoever is there cannot be shifted.')
    : null
}

/** A Climb as it is planned, or why it cannot be. */
type Plan = { readonly climb: Climb; readonly feature: Feature } | { readonly refusal: Refusal }

const no = (refusal: Refusal): Plan => ({ refusal })

export function planOf(look: Look, human: Human, { feature: id, landing, onward, places }: ClimbCommand): Plan {
  if (human.down) return no(refuse('ed.getup.1', 'Whoever is Knocked Down can only get up.'))
  if (places !== undefined || landing === undefined) return no(refuse('ed.climb.5', 'A human climbs to one place.'))
  const feature = featureNamed(look, id)
  if (feature === null) return no(refuse('ed.climb.2', 'This cannot be climbed.'))
  const crossing = crossingTo(feature, human, placeAt(landing))
  if (crossing === null) return no(refuse('ed.climb.11', 'This is no landing place of it.'))
  const climb = climbOf(feature, human, crossing, climbingDistance(look, human))
  if (climb === null) return no(refuse('ed.climb.5', 'It is too far away to be climbed.'))
  const fault = landingFault(look, human, human, feature, crossing)
  if (fault) return no(fault)
  const far = onward === undefined ? null : onwardFault(look, human, climb, placeAt(onward))
  return far ? no(far) : { climb, feature }
}

/** ed.climb.5 The straight way onward after landing. */
function onwardFault(look: Look, unit: Unit, { crossing, lands, left }: Climb, to: XY): Refusal | null {
  if (!lands || lengthOf(crossing.landing, to) > left) return refuse('ed.climb.5', 'It does not reach that far.')
  const blocked = obstacleOn(look, unit, crossing.landing, to, crossing.on)
  if (blocked) return blocked
  return endsOnSomebody(look, unit, to, crossing.on) ? refuse('ed.move.6', 'Somebody is there.') : null
}

/** What a Climb keeps until it is over. */
type ClimbingOn = Goings & { feature: string; on: string | null; lands: boolean; progress: number; height: number }

/** ed.climb.15 The approach, the crossing, and the way onward. */
export function legsOf({ at, on }: Climber, { crossing, lands }: Climb, onward: XY | null): Leg[] {
  const approach = legOf(at, crossing.foot, on)
  if (!lands) return [approach]
  const over = legOf(crossing.foot, crossing.landing, crossing.on)
  return [approach, over, ...(onward === null ? [] : [legOf(crossing.landing, onward, crossing.on)])]
}

function take(t: Transaction, unit: Unit, command: Command): void {
  if (isHerd(unit) || command.do !== 'climb') return
  const plan = planOf(t, unit, command)
  if ('refusal' in plan) return
  const { climb, feature } = plan
  const climbing: ClimbingOn = {
    unit: unit.id,
    goings: [{ zombie: 0, legs: legsOf(unit, climb, command.onward ? placeAt(command.onward) : null) }],
    danger: 'none',
    stopped: false,
    feature: feature.id,
    on: climb.crossing.on,
    lands: climb.lands,
    progress: climb.progress,
    height: feature.cost,
  }
  t.call('climb', climbing)
}

/** ed.terrain.5 Whoever stops before what lies behind stays at the foot. */
function stop(t: Transaction, unit: Unit, v: Goings): void {
  const climbing = v as ClimbingOn
  const legs = v.goings[0]?.legs ?? []
  const kept = beforeDanger(t, unit, legs)
  const isCut = kept.length === 2 && kept[1]?.to.join() !== legs[1]?.to.join()
  const walked = isCut ? kept.slice(0, 1) : kept
  climbing.lands = walked.length > 1
  climbing.progress = 0
  v.goings = [{ zombie: 0, legs: walked }]
}

/** ed.climb.8, ed.climb.9, ed.climb.14 It lands, or stands at the foot with part of the height done. */
function go(t: Transaction, v: ClimbingOn): void {
  const human = humanOf(t.state, v.unit)
  const legs = v.goings[0]?.legs ?? []
  const last = legs.at(-1)
  if (!human || !isOnTable(human) || !last) return
  const [unit, at] = [human.id, placeAt(last.to)]
  const on = v.lands ? v.on : human.on
  if (v.lands) clear(t, human, placeAt(legs[1]?.to ?? last.to), v.on)
  putHuman(t, human, at, on)
  loosen(t, human)
  human.climbing = v.progress > 0 ? Object.freeze({ feature: v.feature, progress: v.progress }) : null
  if (v.stopped) t.emit({ e: 'stopped before danger', clause: 'ed.terrain.5', unit, at })
  if (v.lands) t.emit({ e: 'climbed', clause: 'ed.climb.5', unit, zombie: null, feature: v.feature, at, on })
  else
    t.emit({
      e: 'climbs',
      clause: 'ed.climb.8',
      unit,
      zombie: null,
      feature: v.feature,
      progress: v.progress,
      height: v.height,
    })
}

/** ed.climb.14 Whoever is where somebody lands is shifted. */
export function clear(t: Transaction, unit: Unit, landing: XY, on: string | null): void {
  const inWay = inLanding(t, unit, { foot: landing, landing, on })
  if (inWay.length > 0) push(t, pushesFor(t, unit, inWay, landing, on) ?? [], on)
}

export const climb = procedure<Transaction, Command>('climb', [
  ...dangerSteps(stop),
  step<Transaction, ClimbingOn>('ed.climb.5', 'go', go),
])

/** Features within reach of a figure: what it stands on, or what is near. */
export function featuresNear(look: Look, { at, on }: Climber, distance: number): Feature[] {
  const { pieces, ladders } = look.book.field
  const near =
    on === null
      ? barriersWithin(look.facts.layout, look.facts.closed, at, distance + RADIUS).map((i) => pieces[i] as FieldPiece)
      : pieces.filter(({ id }) => id === on)
  const ids = near.map(({ id }) => id)
  const names = [...ids, ...ladders.filter(({ piece }) => ids.includes(piece)).map(({ id }) => id)]
  return names.flatMap((id) => featureNamed(look, id) ?? [])
}

/** Of each feature in reach so many landing places are offered at most, without a way onward. */
const OFFERED = 3

function choices(look: Look, unit: Unit): Command[] {
  if (isHerd(unit) || unit.down) return []
  const distance = climbingDistance(look, unit)
  return featuresNear(look, unit, distance).flatMap((feature) => {
    const found: Command[] = []
    for (const { x, y } of landingsOf(feature, unit, distance)) {
      if (x < 0 || y < 0) continue
      const command: ClimbCommand = { do: 'climb', feature: feature.id, landing: [x, y] }
      if (!('refusal' in planOf(look, unit, command))) found.push(command)
      if (found.length === OFFERED) break
    }
    return found
  })
}

export const climbing: Action = {
  do: 'climb',
  by: 'people',
  choices,
  check: (look, unit, command) => {
    if (isHerd(unit) || command.do !== 'climb') return null
    const plan = planOf(look, unit, command)
    return 'refusal' in plan ? plan.refusal : null
  },
  take,
}

/** ed.climb.9 What is done of a climb is lost by any other action. */
export function forgetClimb(t: Transaction, unit: Unit, action: Command['do']): void {
  if (action === 'climb' || action === 'do-nothing') return
  if (!isHerd(unit)) unit.climbing = null
  else if (unit.zombies.some((z) => z.climbing !== null))
    putZombies(
      t,
      unit,
      unit.zombies.map((z) => change(z, { climbing: null })),
    )
}

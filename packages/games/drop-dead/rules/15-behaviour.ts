/** Automatic zombies: whom they notice, whom they hunt and how they get there, and what they do when they are there. */
import { stepDistances, UNREACHED } from '@shamble/grid'
import type { Seat } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import {
  changeZombie,
  isAlive,
  type Look,
  type Survivor,
  type Transaction,
  type Unit,
  unitOfSurvivor,
  type Zombie,
} from '../state.ts'
import { distance, sightLimit, squareOf, unitOfSquare } from './01-grid.ts'
import { buryTheDead, hurtSurvivor } from './12-health.ts'
import { type Crowd, gather, lift, nextSquare, putDown, tellStep, zombieMovement, zombieWays } from './15-crowd.ts'
import { shamble } from './15-shamble.ts'

/** A living survivor as zombies look at it. */
interface Prey {
  readonly survivor: Survivor
  readonly unit: Unit
  readonly square: number
  readonly tile: number
  /** The squares in range 1 of it. */
  readonly near: readonly number[]
  /** dd.behaviour.10 Steps to it as if figures and full tiles were no obstacle; worked out when it is first wanted. */
  field: Int16Array | null
}

/** What a horde knows while it acts. A death changes it (dd.behaviour.13). */
interface Hunt {
  readonly crowd: Crowd
  /** In turn order. */
  readonly prey: readonly Prey[]
  readonly sight: number
  /** Two fields for the ways of the zombie that acts, made when first wanted: the best so far, and the one at hand. */
  fields: [Int16Array, Int16Array] | null
}

/** dd.grid.21 The squares from which a unit is in range 1; diagonal ones only if the house counts so (dd.variant.1). */
export function squaresNear({ facts, book }: Look, square: number): number[] {
  const diagonally = book.distance(1, 1) <= book.zombies.range
  const squares: number[] = []
  for (let direction = 0; direction < 8; direction++) {
    const to = facts.l.neighbours8[8 * square + direction]!
    if (to < 0) continue
    const straight = (direction & 1) === 0
    if (straight ? facts.steps[8 * square + direction]! >= 0 : diagonally && facts.sight.sees(square, to))
      squares.push(to)
  }
  return squares
}

function preyOf(look: Look, survivor: Survivor): Prey {
  const unit = unitOfSurvivor(survivor)
  const square = squareOf(look.facts, unit)
  const tile = look.facts.tileAt[square] as number
  return { survivor, unit, square, tile, near: squaresNear(look, square), field: null }
}

function beginHunt(look: Look): Hunt {
  return {
    crowd: gather(look),
    prey: look.state.survivors.filter(isAlive).map((one) => preyOf(look, one)),
    sight: sightLimit(look),
    fields: null,
  }
}

/** dd.behaviour.2, dd.events.12 On the same tile at any distance, or in sight. */
function notices(look: Look, { sight }: Hunt, zombie: Zombie, square: number, prey: Prey): boolean {
  if (look.facts.tileAt[square] === prey.tile) return true
  if (sight !== Number.POSITIVE_INFINITY && distance(look, zombie.at, prey.unit) > sight) return false
  return look.facts.sight.sees(square, prey.square)
}

/** dd.behaviour.7, dd.behaviour.11 Whether one is preferred by its health; the earlier in turn order if that is equal. */
const isWeaker = (a: Prey, b: Prey): boolean => a.survivor.health < b.survivor.health

/** dd.behaviour.3, dd.behaviour.11 The survivor in range that a zombie on this square attacks. */
function victimFrom(prey: readonly Prey[], square: number): Prey | null {
  let victim: Prey | null = null
  for (const one of prey) if (one.near.includes(square) && (victim === null || isWeaker(one, victim))) victim = one
  return victim
}

/**
 * dd.behaviour.10 Steps to a survivor over everything but walls. Its own unit needs no bar: whoever stands beside it has
 * arrived.
 */
function fieldOver(look: Look, { crowd }: Hunt, prey: Prey): Int16Array {
  prey.field ??= stepDistances(look.facts.l, zombieWays(look, crowd, prey.near))
  return prey.field
}

/** A way down a field of distances. */
interface Route {
  readonly field: Int16Array
  readonly clause: Clause
}

/**
 * dd.behaviour.7, dd.behaviour.8 The survivor that takes the fewest steps to reach, by a way round that is not too much
 * longer than the straight one; null if there is none.
 */
function huntingRoute(look: Look, hunt: Hunt, noticed: readonly Prey[], square: number): Route | null {
  const { crowd } = hunt
  const { l } = look.facts
  const fields = (hunt.fields ??= [new Int16Array(l.squares), new Int16Array(l.squares)])
  let best: Prey | null = null
  let fewest = Number.POSITIVE_INFINITY
  for (const prey of noticed) {
    const limit = Math.min(fewest, fieldOver(look, hunt, prey)[square]! + look.book.detour)
    const from = prey.near.filter((near) => crowd.passable[near] === 1)
    const search = { ...zombieWays(look, crowd, from), passable: crowd.passable, limit, until: square }
    const steps = stepDistances(l, search, fields[1])[square]!
    if (steps === UNREACHED || (steps === fewest && best !== null && !isWeaker(prey, best))) continue
    best = prey
    fewest = steps
    fields.reverse()
  }
  return best === null ? null : { field: fields[0], clause: 'dd.behaviour.9' }
}

/** dd.behaviour.10 Nobody can be reached: towards the nearest, into the queue. */
function queueingRoute(look: Look, hunt: Hunt, noticed: readonly Prey[], zombie: Zombie): Route {
  let target: Prey | null = null
  let least = Number.POSITIVE_INFINITY
  for (const prey of noticed) {
    const far = distance(look, zombie.at, prey.unit)
    if (far > least || (far === least && target !== null && !isWeaker(prey, target))) continue
    target = prey
    least = far
  }
  return { field: fieldOver(look, hunt, target as Prey), clause: 'dd.behaviour.10' }
}

/** dd.behaviour.9, dd.behaviour.10 Down the route, as far as its movement goes and nothing bars the way. */
function walk(t: Transaction, crowd: Crowd, zombie: Zombie, { field, clause }: Route): Zombie {
  const start = squareOf(t.facts, zombie.at)
  let square = start
  for (let left = zombieMovement(t, zombie); left > 0; left--) {
    const to = nextSquare(t, crowd, field, square)
    if (to < 0 || crowd.passable[to] === 0) break
    tellStep(t, zombie, square, to, clause)
    square = to
  }
  if (square === start && zombie.heading === 0) return zombie
  return changeZombie(t.state, zombie, { at: unitOfSquare(t.facts, square), heading: 0 })
}

/** dd.behaviour.5 to dd.behaviour.10 Towards a survivor, unless one is in range already; dd.shamble.13 no direction is kept. */
function approach(t: Transaction, hunt: Hunt, zombie: Zombie, noticed: readonly Prey[], square: number): Zombie {
  if (victimFrom(hunt.prey, square) !== null)
    return zombie.heading === 0 ? zombie : changeZombie(t.state, zombie, { heading: 0 })
  const route = huntingRoute(t, hunt, noticed, square) ?? queueingRoute(t, hunt, noticed, zombie)
  return walk(t, hunt.crowd, zombie, route)
}

/** dd.zombies.4, dd.behaviour.13 The dice are damage; a death is finished before anything else happens. */
export function bite(t: Transaction, zombie: Zombie, victim: Survivor, seat: Seat, commanded: boolean): void {
  const clause = commanded ? 'dd.undead.11' : 'dd.zombies.4'
  const faces: number[] = []
  for (const sides of t.book.zombies.attack)
    faces.push(t.roll({ clause, sides, seat, what: `zombie ${zombie.n} against ${victim.id}` }))
  const damage = faces.reduce((total, face) => total + face, 0)
  hurtSurvivor(t, victim, damage)
  const { id: survivor, health } = victim
  t.emit({ e: 'bitten', clause, zombie: zombie.n, survivor, faces, damage, health, commanded })
  buryTheDead(t)
}

/** dd.behaviour.5 One zombie looks once, moves, and attacks at most once. Gives the survivor it attacked. */
function activate(t: Transaction, hunt: Hunt, zombie: Zombie): Survivor | null {
  const { crowd, prey } = hunt
  const square = squareOf(t.facts, zombie.at)
  const noticed = prey.filter((one) => notices(t, hunt, zombie, square, one))
  lift(t, crowd, square)
  const halt = (at: number): boolean => victimFrom(prey, at) !== null
  const moved = noticed.length === 0 ? shamble(t, crowd, zombie, halt) : approach(t, hunt, zombie, noticed, square)
  const there = squareOf(t.facts, moved.at)
  putDown(t, crowd, there)
  const victim = victimFrom(prey, there)
  if (victim !== null) bite(t, moved, victim.survivor, victim.survivor.seat, false)
  else if (noticed.length > 0 && there === square)
    t.emit({ e: 'zombie waits', clause: 'dd.behaviour.12', zombie: zombie.n })
  return victim?.survivor ?? null
}

/**
 * dd.behaviour.4 Zombies that nobody commanded act in ascending number, those that are there now: whatever appears
 * meanwhile waits for the next phase.
 */
export function releaseTheHorde(t: Transaction): void {
  const acting = t.state.zombies.filter((z) => !z.commanded && t.book.mayActNow(z))
  if (acting.length === 0) return
  let hunt = beginHunt(t)
  for (const zombie of acting) {
    const attacked = activate(t, hunt, zombie)
    if (t.state.outcome !== null) return
    if (attacked !== null && !isAlive(attacked)) hunt = beginHunt(t)
  }
}

/** dd.undead.12 The survivors that a zombie could attack where it stands, the one it would choose by itself first. */
export function survivorsInReach(look: Look, zombie: Zombie): Survivor[] {
  const square = squareOf(look.facts, zombie.at)
  return look.state.survivors
    .filter((one) => isAlive(one) && squaresNear(look, squareOf(look.facts, unitOfSurvivor(one))).includes(square))
    .sort((a, b) => a.health - b.health)
}

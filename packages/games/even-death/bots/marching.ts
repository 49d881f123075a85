/** How a bot walks a herd: along a way as far as its leader may go and the others can follow, or over what is in the way. */
import { best } from '@shamble/kernel'
import { distance2, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import type { FieldPiece } from '../content/battlefield.ts'
import { terrainKind } from '../content/terrain.ts'
import { isAtMost, isWithinOfPiece } from '../rules/01-measure.ts'
import { allowanceOn, othersOf, wayFault } from '../rules/08-walk.ts'
import { climbingDistance } from '../rules/11-climb.ts'
import { herdClimbing } from '../rules/11-herd-climb.ts'
import { arranged } from '../rules/12-arrange.ts'
import { isCoherent } from '../rules/12-herd.ts'
import { type Herd, isOnTable, type Look, type Zombie } from '../state.ts'
import { inches, RADIUS, RING } from '../tables/units.ts'
import { flowing } from './flowing.ts'
import { farBy, type Field, fieldShunning, fieldTo, type Way, wayOn } from './ways.ts'

export type Move = CommandOf<'move'>

/** A Move as the table would arrange it, with everybody's place; null if the others cannot follow. */
export interface March {
  readonly command: Move
  readonly ends: readonly { readonly zombie: number; readonly at: XY }[]
}

/** ed.herd.9 Whoever was in coherency is placed by the command, so that the table need not arrange them again. */
export function marchTo(look: Look, herd: Herd, leader: Zombie, to: XY): March | null {
  const ends = arranged(look, herd, leader, to)
  if (ends === null) return null
  const command: Move = { do: 'move', to: [to.x, to.y], leader: leader.id }
  if (!isCoherent(look, herd.zombies)) return { command, ends }
  const places = ends
    .filter(({ zombie }) => zombie !== leader.id)
    .map(({ zombie, at }) => ({ zombie, at: [at.x, at.y] as [number, number] }))
  return { command: { ...command, places }, ends }
}

export const freeOnes = ({ zombies }: Herd): Zombie[] => zombies.filter(({ locked }) => locked === null)

/** So many zombies are tried as leaders. */
const LEADERS = 3

/** The free zombies that have a way, the shortest first; of equals the lowest id. */
const byWay = (herd: Herd, field: Field): Zombie[] =>
  freeOnes(herd)
    .map((z) => ({ z, far: farBy(field, z.at) }))
    .filter(({ far }) => far < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.far - b.far || a.z.id - b.z.id)
    .map(({ z }) => z)

/** The name by which a piece is climbed. */
export const featureOf = ({ book }: Look, { id, kind }: FieldPiece): string =>
  terrainKind(kind).climb === 'ladder' ? (book.field.ladders.find(({ piece }) => piece === id)?.id ?? id) : id

/** Automation, zombie bot 7: Climb when the way says so and the leader is near enough. */
function climbOn(look: Look, herd: Herd, leader: Zombie, { piece: number }: Way): Command | null {
  const piece = number === null ? undefined : look.book.field.pieces[number]
  if (!piece || !isWithinOfPiece(leader.at, piece.shape, climbingDistance(look, herd))) return null
  const command: Command = { do: 'climb', feature: featureOf(look, piece) }
  return herdClimbing.check(look, herd, command) === null ? command : null
}

/** Parts of a way that are tried, the whole first: where others cannot follow so far, they can follow a shorter way. */
const PARTS: readonly number[] = [1, 0.5, 0.25]

/** The Move to the farthest point of a way that is lawful and to which the others can follow. */
function marchAlong(look: Look, herd: Herd, leader: Zombie, points: readonly XY[], tries: Tries): March | null {
  const reach = inches(allowanceOn(look, herd, []).inches)
  const others = othersOf(look, herd, leader.on)
  const near = points.filter((point) => isAtMost(leader.at, point, reach))
  const lawful = near.filter((to) => wayFault(look, herd, leader.at, to, leader.on, others) === null)
  const tried = new Set<XY>()
  for (const part of PARTS) {
    const to = lawful[Math.ceil(part * lawful.length) - 1]
    if (!to || tried.has(to)) continue
    if (tries.left-- <= 0) return null
    tried.add(to)
    const march = marchTo(look, herd, leader, to)
    if (march) return march
  }
  return null
}

/** How many arrangements may still be tried: one that fails takes long. */
interface Tries {
  left: number
}

/** The same where each of the others follows by a way of its own. */
function flowAlong(look: Look, herd: Herd, field: Field, leaders: readonly Zombie[]): March | null {
  const reach = inches(allowanceOn(look, herd, []).inches)
  for (const leader of leaders) {
    const others = othersOf(look, herd, leader.on)
    const lawful = wayOn(look, field, leader.at).points.filter(
      (to) => isAtMost(leader.at, to, reach) && wayFault(look, herd, leader.at, to, leader.on, others) === null,
    )
    for (const part of PARTS) {
      const to = lawful[Math.ceil(part * lawful.length) - 1]
      const places = to && flowing(look, herd, leader, to, field)
      if (to && places) return inPlaces(leader, to, places)
    }
  }
  return null
}

function inPlaces(leader: Zombie, to: XY, places: readonly { readonly zombie: number; readonly at: XY }[]): March {
  const command: Move = {
    do: 'move',
    to: [to.x, to.y],
    leader: leader.id,
    places: places.map(({ zombie, at }) => ({ zombie, at: [at.x, at.y] })),
  }
  return { command, ends: [{ zombie: leader.id, at: to }, ...places] }
}

/** What is done next on a way: a Climb, or a Move with everybody's place. */
type Next = { readonly climb: Command } | { readonly march: March }

function nextOn(look: Look, herd: Herd, field: Field, leaders: readonly Zombie[], most: number): Next | null {
  const tries: Tries = { left: most }
  for (const leader of leaders) {
    const way = wayOn(look, field, leader.at)
    const climb = climbOn(look, herd, leader, way)
    if (climb) return { climb }
    const march = marchAlong(look, herd, leader, way.points, tries)
    if (march) return { march }
  }
  return null
}

/** How far the foremost are, and how far all are, on the average: as many as bite one human count as much as the whole herd. */
function farness(places: readonly XY[], field: Field): number {
  const all = places.map((at) => Math.min(farBy(field, at), FARTHEST)).sort((a, b) => a - b)
  const mean = (some: readonly number[]): number => some.reduce((sum, far) => sum + far, 0) / some.length
  return (mean(all.slice(0, RING.places)) + mean(all)) / 2
}

/** By how much the herd comes nearer, in units. */
function gainOf(herd: Herd, { ends }: March, field: Field): number {
  const places = new Map(ends.map(({ zombie, at }) => [zombie, at]))
  const after = herd.zombies.map((z) => places.get(z.id) ?? z.at)
  return (
    farness(
      herd.zombies.map(({ at }) => at),
      field,
    ) - farness(after, field)
  )
}
const FARTHEST = inches(200)

/** A step among others who stand there counts so many times. */
const CROWDED = 8

/** The ways round everybody who is not of the herd. */
function fieldRound(look: Look, herd: Herd, goals: readonly XY[]): Field {
  const others = look.state.herds
    .filter((other) => other !== herd && isOnTable(other))
    .flatMap(({ zombies }) => zombies)
  const shunned = others.map(({ at }) => ({ at, within: 2 * RADIUS }))
  return fieldShunning(look, 'herds', goals, shunned, CROWDED)
}

/** So many arrangements are tried with the foremost, round others, and with the rear. */
const FRONT = 3
const ROUND = 2
const REAR = 2

/** Not worth an action below this, in units. */
const LEAST_GAIN = 32

/**
 * Automation, zombie bot 7: on along the shortest way. Where that is barred or those behind hold it up: round the others,
 * or those behind close up; null if it comes no nearer.
 */
export function goTowards(look: Look, herd: Herd, goals: readonly XY[]): Command | null {
  const field = fieldTo(look, 'herds', goals)
  const order = byWay(herd, field)
  const half = inches(allowanceOn(look, herd, []).inches) / 2
  const first = nextOn(look, herd, field, order.slice(0, LEADERS), FRONT)
  if (first && ('climb' in first || gainOf(herd, first.march, field) >= half))
    return 'climb' in first ? first.climb : first.march.command
  const flow = flowAlong(look, herd, field, order.slice(0, LEADERS))
  if (flow && gainOf(herd, flow, field) >= half) return flow.command
  const round = fieldRound(look, herd, goals)
  const other = nextOn(look, herd, round, byWay(herd, round).slice(0, LEADERS), ROUND)
  if (other && 'climb' in other) return other.climb
  const rear = nextOn(look, herd, field, order.slice(-LEADERS).reverse(), REAR)
  const marches = [first, other, rear].flatMap((one) => (one && 'march' in one ? [one.march] : []))
  if (flow) marches.push(flow)
  const found = best(marches, (march) => gainOf(herd, march, field))
  return found && gainOf(herd, found, field) >= LEAST_GAIN ? found.command : null
}

/** The smallest distance from any zombie of a herd to a place, squared. */
export const nearest2 = (zombies: readonly { readonly at: XY }[], to: XY): number =>
  zombies.reduce((least, { at }) => Math.min(least, distance2(at, to)), Number.POSITIVE_INFINITY)

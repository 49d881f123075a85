/** How a bot walks a herd: along a way as far as its leader may go and the others can follow, or over what is in the way. */
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
import { inches, RADIUS } from '../tables/units.ts'
import { farBy, type Field, fieldShunning, fieldTo, type Way, wayFrom } from './ways.ts'

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

/** The free zombie with the shortest way; of equals the lowest id. */
function foremost(herd: Herd, field: Field): Zombie | null {
  let best: Zombie | null = null
  let least = Number.POSITIVE_INFINITY
  for (const z of freeOnes(herd)) {
    const far = farBy(field, z.at)
    if (far >= least) continue
    best = z
    least = far
  }
  return best
}

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

/** So many places are tried for which the others might not be able to follow. */
const MOST_TRIED = 3

/** The Move to the farthest point of a way that is lawful. */
function moveAlong(look: Look, herd: Herd, leader: Zombie, points: readonly XY[]): Move | null {
  const reach = inches(allowanceOn(look, herd, []).inches)
  const others = othersOf(look, herd, leader.on)
  let tried = 0
  for (const to of points.filter((point) => isAtMost(leader.at, point, reach)).reverse()) {
    if (wayFault(look, herd, leader.at, to, leader.on, others) !== null) continue
    const march = marchTo(look, herd, leader, to)
    if (march) return march.command
    if (++tried === MOST_TRIED) break
  }
  return null
}

/** How far a herd still has to go, and after a Move. */
const farOf = (herd: Herd, field: Field): number => Math.min(...freeOnes(herd).map(({ at }) => farBy(field, at)))
const farAfter = ({ to: [x, y] }: Move, field: Field): number => farBy(field, { x, y })

function along(look: Look, herd: Herd, field: Field): Command | null {
  const leader = foremost(herd, field)
  if (leader === null) return null
  const way = wayFrom(field, leader.at)
  return climbOn(look, herd, leader, way) ?? moveAlong(look, herd, leader, way.points)
}

/** A step among others who stand there counts so many times. */
const CROWDED = 8

/** The ways round everybody who is not of the herd. */
function fieldRound(look: Look, herd: Herd, goals: readonly XY[]): Field {
  const { state } = look
  const others = state.herds.filter((other) => other !== herd && isOnTable(other)).flatMap(({ zombies }) => zombies)
  const shunned = others.map(({ at }) => ({ at, within: 2 * RADIUS }))
  return fieldShunning(look, 'herds', goals, shunned, CROWDED)
}

/** Automation, zombie bot 7: on along the shortest way; where others bar it, round them; null if it gets no nearer. */
export function goTowards(look: Look, herd: Herd, goals: readonly XY[]): Command | null {
  const field = fieldTo(look, 'herds', goals)
  const straight = along(look, herd, field)
  const half = inches(allowanceOn(look, herd, []).inches) / 2
  const isGood = (command: Command, by: Field): boolean =>
    command.do !== 'move' || farOf(herd, by) - farAfter(command, by) >= half
  if (straight && isGood(straight, field)) return straight
  const round = fieldRound(look, herd, goals)
  const other = along(look, herd, round)
  if (other && (other.do !== 'move' || farAfter(other, round) < farOf(herd, round))) return other
  return straight && (straight.do !== 'move' || farAfter(straight, field) < farOf(herd, field)) ? straight : null
}

/** The smallest distance from any zombie of a herd to a place, squared. */
export const nearest2 = (zombies: readonly { readonly at: XY }[], to: XY): number =>
  zombies.reduce((least, { at }) => Math.min(least, distance2(at, to)), Number.POSITIVE_INFINITY)

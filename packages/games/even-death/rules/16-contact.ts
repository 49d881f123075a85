/** ed.contact Who is in base contact with whom. */
import { barriersWithin, compareSegmentToShape, distance2, distanceDown, type XY } from '@shamble/table'
import type { FieldPiece } from '../content/battlefield.ts'
import { terrainKind } from '../content/terrain.ts'
import {
  areFriends,
  type Herd,
  type Human,
  humanOf,
  isHerd,
  isOnTable,
  type Look,
  type Unit,
  type Zombie,
} from '../state.ts'
import { CONTACT, HALF_HEIGHT, RING } from '../tables/units.ts'
import { isWithin } from './01-measure.ts'
import { figuresNear, idOfFigure, isZombieFigure } from './01-figures.ts'
import { groundHeight, pieceNamed } from './10-terrain.ts'
import type { Seen } from './14-sight.ts'

/** Impassable pieces on the line between two centres, but for those on which one of the two stands. */
function piecesBetween(look: Look, a: Seen, b: Seen): FieldPiece[] {
  const { layout, closed } = look.facts
  return barriersWithin(layout, closed, a.at, distanceDown(a.at, b.at) + 1).flatMap((i) => {
    const piece = look.book.field.pieces[i] as FieldPiece
    if (piece.id === a.on || piece.id === b.on) return []
    return compareSegmentToShape(a.at, b.at, piece.shape, 0) <= 0 ? [piece] : []
  })
}

/** ed.contact.3 Higher than half of whoever stands beside it. */
const isHigh = ({ kind }: FieldPiece, ground: number): boolean => terrainKind(kind).height - ground > HALF_HEIGHT

/** ed.contact.4 The height of what somebody stands on; the slopes of hills do not count. */
const platformHeight = (look: Look, { at, on }: { readonly at: XY; readonly on: string | null }): number =>
  on === null ? 0 : groundHeight(look, { at, on })

/** ed.contact.4 One on crates or a wreck, the other on the ground beside them. */
function besideLowPlatform(look: Look, a: Seen, b: Seen): boolean {
  if ((a.on === null) === (b.on === null)) return false
  const platform = pieceNamed(look, a.on ?? b.on ?? '')
  if (platform === undefined || terrainKind(platform.kind).height > CONTACT.lowPlatform) return false
  if (!isWithin(a.at, b.at, CONTACT.beside)) return false
  return piecesBetween(look, a, b).every((piece) => !isHigh(piece, 0))
}

/** ed.contact.3, ed.bite.5 Something higher than half of whoever stands there is between two places. */
export const isWalledOff = (look: Look, a: Seen, b: Seen): boolean => {
  const ground = Math.min(platformHeight(look, a), platformHeight(look, b))
  return piecesBetween(look, a, b).some((piece) => isHigh(piece, ground))
}

/** ed.contact.1 to ed.contact.4 Bases that touch, or are within arm's reach across something low. */
export function inContact(look: Look, a: Seen, b: Seen): boolean {
  if (!isWithin(a.at, b.at, CONTACT.beside)) return false
  const [high, low] = [platformHeight(look, a), platformHeight(look, b)]
  if (Math.abs(high - low) > HALF_HEIGHT) return besideLowPlatform(look, a, b)
  if (!isWithin(a.at, b.at, CONTACT.reach)) return false
  const between = piecesBetween(look, a, b)
  if (between.some((piece) => isHigh(piece, Math.min(high, low)))) return false
  return isWithin(a.at, b.at, CONTACT.touching) || between.length > 0
}

/** A zombie, and the herd it belongs to. */
export interface ZombieOf {
  readonly herd: Herd
  readonly zombie: Zombie
}

/** Who touches a place: people, and zombies with their herds. */
export interface Touching {
  readonly humans: readonly Human[]
  readonly zombies: readonly ZombieOf[]
}

const isHuman = (figure: Seen): figure is Human => 'vitality' in figure

/** ed.bite.18 Of more zombies than there is room for, the nearest count; of equals the lowest ids. */
function nearest(human: Human, zombies: readonly ZombieOf[]): readonly ZombieOf[] {
  if (zombies.length <= RING.places) return zombies
  const far = ({ zombie }: ZombieOf): number => distance2(zombie.at, human.at)
  const order = [...zombies].sort((a, b) => far(a) - far(b) || a.zombie.id - b.zombie.id)
  return order.slice(0, RING.places)
}

/** ed.contact.5, ed.bite.18 Everybody in contact with a figure; those who lie on the ground can be. */
export function inContactWith(look: Look, figure: Seen): Touching {
  const { humans, zombies } = nearEnough(look, figure)
  if (isHuman(figure)) return { humans, zombies: nearest(figure, zombies) }
  const counts = (human: Human): boolean =>
    nearest(human, nearEnough(look, human).zombies).some(({ zombie }) => zombie === figure)
  return { humans: humans.filter(counts), zombies }
}

/** Everybody who is as near to a figure as contact needs. */
function nearEnough(look: Look, figure: Seen): Touching {
  const { state } = look
  const near = figuresNear(look, figure.at, CONTACT.beside)
  const humans: Human[] = []
  const zombies: ZombieOf[] = []
  const touches = (other: Seen): boolean => other !== figure && inContact(look, figure, other)
  const ids: number[] = []
  for (const one of near) {
    if (isZombieFigure(one)) ids.push(idOfFigure(one))
    else {
      const human = humanOf(state, idOfFigure(one))
      if (human && isOnTable(human) && touches(human)) humans.push(human)
    }
  }
  if (ids.length > 0)
    for (const herd of state.herds)
      if (isOnTable(herd))
        for (const zombie of herd.zombies)
          if (ids.includes(zombie.id) && touches(zombie)) zombies.push({ herd, zombie })
  return { humans, zombies }
}

/** The figures of a unit. */
export const figuresOf = (unit: Unit): readonly Seen[] => (isHerd(unit) ? unit.zombies : [unit])

/** ed.contact.5 A unit is in contact when one of its figures is. */
export const unitsTouch = (look: Look, a: Unit, b: Unit): boolean =>
  figuresOf(a).some((one) => {
    const { humans, zombies } = inContactWith(look, one)
    return isHerd(b) ? zombies.some(({ herd }) => herd === b) : humans.includes(b)
  })

/** Enemies in contact with a figure of a seat. */
export function enemiesTouching(look: Look, seat: string, figure: Seen): Touching {
  const { humans, zombies } = inContactWith(look, figure)
  const isEnemy = (other: string): boolean => !areFriends(look.state, seat, other)
  return { humans: humans.filter((h) => isEnemy(h.seat)), zombies: zombies.filter(({ herd }) => isEnemy(herd.seat)) }
}

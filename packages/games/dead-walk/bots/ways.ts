/** How a bot walks: the cheapest way for a human, and as much of it as action points and others allow. */
import {
  costFrom,
  displaced,
  type Field,
  fieldTo,
  pathLength,
  pathUpTo,
  samePoint,
  walk,
  wayFrom,
  type XY,
} from '@shamble/table'
import type { CommandOf } from '../commands.ts'
import { type Ground, MOVER, waysIn } from '../rules/01-ground.ts'
import { othersOn } from '../rules/01-places.ts'
import { priceOf } from '../rules/04-actions.ts'
import { move } from '../rules/05-movement.ts'
import { isUsing, mayUse } from '../rules/45-skills.ts'
import { freeRefusal } from '../rules/51-forbidden.ts'
import { type Human, isZombieFigure, type Look, numberOfFigure, theZombie } from '../state.ts'
import { BASE_RADIUS } from '../tables/units.ts'

const FIELDS = new WeakMap<Ground, Map<string, Field>>()

/** What an opening or a low piece costs somebody who wants to come through, in action points. */
const DOOR = 2
const WINDOW = 3
const BARRICADE = 8
const LOW = 1

function pricesOf({ facts, book }: Look): Int32Array {
  const { layout, lows, openings } = facts
  const perAP = book.moveStep
  return Int32Array.from(layout.barriers, (b) => {
    if (lows[b.index]) return LOW * perAP
    if (b.part !== 'opening') return 0
    const state = openings[b.opening.id]?.state
    if (state === 'barricaded') return BARRICADE * perAP
    if (state !== 'closed') return 0
    return (b.opening.kind === 'window' ? WINDOW : DOOR) * perAP
  })
}

/** The field of ways to a point, doors opened on the way. */
export function fieldFor(look: Look, to: XY): Field {
  const { facts } = look
  if (!FIELDS.has(facts)) FIELDS.set(facts, new Map())
  const known = FIELDS.get(facts) as Map<string, Field>
  const key = `${to.x},${to.y}`
  const field = known.get(key) ?? fieldTo(waysIn(look), to, pricesOf(look))
  if (known.size > 200) known.clear()
  known.set(key, field)
  return field
}

/** What was asked before: the same few people and places are asked about again and again. */
const KNOWN = new WeakMap<Field, Map<number, number>>()
const MOST_KNOWN = 2_000

/** How far it is on foot, in units with the prices of doors; Infinity if there is no way. */
export function farFrom(look: Look, from: XY, to: XY): number {
  const field = fieldFor(look, to)
  const known = KNOWN.get(field) ?? new Map<number, number>()
  const key = from.x * 65_536 + from.y
  const far = known.get(key) ?? costFrom(field, from) / 16
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, far)
  KNOWN.set(field, known)
  return far
}

export type Move = CommandOf<'move'>

export const endOf = ({ path }: Move): XY => {
  const [x, y] = path.at(-1) as [number, number]
  return { x, y }
}

const asMove = (points: readonly XY[]): Move => ({
  do: 'move',
  path: points.map(({ x, y }): [number, number] => [x, y]),
})

/** dw.movement.7 Only standing zombies are in the way; the place where a move ends has to be free of everybody. */
const inTheWay = ({ state }: Look, figure: number): boolean =>
  isZombieFigure(figure) && !theZombie(state, numberOfFigure(figure)).fallen

/** The move along a path with so many action points, or a little less if somebody stands at its end; null if none is legal. */
function moveWith(look: Look, human: Human, path: readonly XY[], ap: number): Move | null {
  const { layout, closed } = look.facts
  const others = othersOn(look, human.on, (figure) => inTheWay(look, figure))
  const walked = walk({ layout, closed }, MOVER, others, path, ap * look.book.moveStep).path
  const length = pathLength(walked)
  for (let back = 0; back <= MOST_BACK && back < length; back += BACK) {
    const command = legalMove(look, human, (back === 0 ? walked : pathUpTo(walked, length - back)).slice(1))
    if (command) return command
  }
  return null
}
const BACK = BASE_RADIUS
const MOST_BACK = 5 * BASE_RADIUS

/** Moves along a path with so many action points at most, the longest legal one. */
function moveAlong(look: Look, human: Human, path: readonly XY[], most: number): Move | null {
  for (let ap = most; ap >= 1; ap--) {
    const command = moveWith(look, human, path, ap)
    if (command) return command
  }
  return null
}

function legalMove(look: Look, human: Human, points: readonly XY[]): Move | null {
  if (points.every((p) => samePoint(p, human.at))) return null
  const command = asMove(points)
  const isLegal = (one: Move): boolean =>
    move.check(look, human, one) === null && freeRefusal(look, human, one) === null
  // dw.gskill.2 Over an obstacle for nothing.
  const fancy: Move | null = mayUse(look, human, 'fancy-move') ? { ...command, skill: 'fancy-move' } : null
  if (fancy && isLegal(fancy)) return fancy
  return isLegal(command) ? command : null
}

/** How many steps of movement a human can still pay; dw.gskill.14 one more is free. */
export const stepsLeft = ({ book }: Look, human: Human): number => {
  const free = isUsing(human, 'quick') && human.ap >= book.humanAP ? 1 : 0
  return Math.floor(human.ap / priceOf(human, 1)) + free
}

/** As far as possible along the cheapest way to a point, or until the base comes within so much of it. */
export function moveTowards(look: Look, human: Human, to: XY, most = stepsLeft(look, human), within = 0): Move | null {
  if (human.on !== null) return null
  const way = wayFrom(fieldFor(look, to), human.at)
  if (way === null) return null
  const near = Math.max(0, pathLength(way.path) - (within > 0 ? within + BASE_RADIUS - SPARE : 0))
  return moveAlong(look, human, pathUpTo(way.path, near), most)
}
/** Rounding may keep it so far from where it wants to be. */
const SPARE = 10

/** Straight moves that end at one of these places. */
export function movesTo(look: Look, human: Human, places: readonly XY[], most = stepsLeft(look, human)): Move[] {
  if (most < 1 || human.on !== null) return []
  const reach = most * look.book.moveStep
  const near = places.filter((place) => pathLength([human.at, place]) <= reach)
  return near.flatMap((place) => legalMove(look, human, [place]) ?? [])
}

/** Straight moves in all directions, for looking around. */
export function straightMoves(look: Look, human: Human, most = stepsLeft(look, human)): Move[] {
  if (most < 1 || human.on !== null) return []
  const found: Move[] = []
  for (let degrees = 0; degrees < 360; degrees += 30) {
    const command = moveAlong(look, human, [human.at, displaced(human.at, most * look.book.moveStep, degrees)], most)
    if (command && pathLength([human.at, endOf(command)]) >= look.book.moveStep / 2) found.push(command)
  }
  return found
}

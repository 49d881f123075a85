/** Where a card lies: never over what it is about, and over as little as can be of what can be chosen. */
import { overlaps, type Rect, type Size } from './camera.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** What a card must not lie over, and what it should not. */
export interface Around {
  readonly subjects: readonly Rect[]
  readonly others?: readonly Rect[]
  /** The board: beside it nothing is covered. */
  readonly ground?: Rect | null
  /** Room outside the frame, where a card lies rather than over figures. */
  readonly beside?: Rect | null
}

/** So much stays free between a card and its subject. */
const AIR = 10

const within = (room: Rect, { x, y }: Spot, { width, height }: Size): boolean =>
  x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height

/** In pixels: a card lies so much farther away rather than over one more that can be chosen, or than it moves. */
const COVERING = 120
const MOVING = 160
/** And rather than all of it over the board; and rather than beside the frame, where nothing of the board is covered. */
const GROUND = 100
const BESIDE = 300

/** How much of a card lies over something, from 0 to 1. */
function shareOver(card: Rect, ground: Rect): number {
  const across = Math.min(card.x + card.width, ground.x + ground.width) - Math.max(card.x, ground.x)
  const down = Math.min(card.y + card.height, ground.y + ground.height) - Math.max(card.y, ground.y)
  return (Math.max(0, across) * Math.max(0, down)) / Math.max(1, card.width * card.height)
}

/** How far apart two rectangles are. */
function gap(a: Rect, b: Rect): number {
  const dx = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0)
  const dy = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0)
  return Math.hypot(dx, dy)
}

/** The corners of the room first, as `upwards` says, then beside each subject. */
function candidates(card: Size, room: Rect, subjects: readonly Rect[], upwards: boolean): Spot[] {
  const [right, bottom] = [room.x + room.width - card.width, room.y + room.height - card.height]
  const ys = upwards ? [bottom, room.y] : [room.y, bottom]
  const corners = ys.flatMap((y) => [right, room.x].map((x) => ({ x, y })))
  const near = subjects.flatMap(({ x, y, width, height }) => {
    const xs = [right, room.x, x + width + AIR, x - AIR - card.width]
    const beside = Math.max(room.y, Math.min(bottom, y + height / 2 - card.height / 2))
    const over = Math.max(room.x, Math.min(right, x + width / 2 - card.width / 2))
    return [
      ...xs.map((at) => ({ x: at, y: beside })),
      ...[x + width + AIR, x - AIR - card.width].flatMap((at) => ys.map((top) => ({ x: at, y: top }))),
      ...[y + height + AIR, y - AIR - card.height].flatMap((top) => [right, room.x].map((at) => ({ x: at, y: top }))),
      ...[y - AIR - card.height, y + height + AIR].map((top) => ({ x: over, y: top })),
    ]
  })
  return [...corners, ...near].filter((spot) => within(room, spot, card))
}

/**
 * The best place for a card, near its first subject; the one before if none is much better. Null: wherever it lay, it
 * would cover its subject.
 */
export function spotFor(
  card: Size,
  room: Rect,
  { subjects, others = [], ground = null, beside = null }: Around,
  { before = null, upwards = false }: { readonly before?: Spot | null; readonly upwards?: boolean } = {},
): Spot | null {
  const covers = (spot: Spot, rect: Rect, air: number): boolean => overlaps({ ...spot, ...card }, rect, air)
  const isFree = (spot: Spot): boolean => subjects.every((rect) => !covers(spot, rect, AIR - 1))
  const [first] = subjects
  const cost = (spot: Spot): number =>
    beside && within(beside, spot, card)
      ? BESIDE
      : others.filter((rect) => covers(spot, rect, 0)).length * COVERING +
        (first ? gap({ ...spot, ...card }, first) : 0) +
        (ground ? shareOver({ ...spot, ...card }, ground) * GROUND : 0)
  const isKept = before && [room, beside].some((one) => one && within(one, before, card)) && isFree(before)
  const kept = isKept ? before : null
  let best = kept && { spot: kept, cost: cost(kept) - MOVING }
  const aside = beside && { x: beside.x, y: beside.y + beside.height - card.height }
  const all = candidates(card, room, subjects, upwards)
  for (const spot of aside && beside && within(beside, aside, card) ? [...all, aside] : all) {
    if (!isFree(spot)) continue
    const found = cost(spot)
    if (best === null || found < best.cost) best = { spot, cost: found }
  }
  return best?.spot ?? null
}

/** Is the middle of the first in the second? */
function isMiddleIn({ x, y, width, height }: Rect, room: Rect): boolean {
  const [mx, my] = [x + width / 2, y + height / 2]
  return mx >= room.x && my >= room.y && mx <= room.x + room.width && my <= room.y + room.height
}

/** All but what is pointed at, or it is part of: whoever stands close beside it is not to be covered either. */
export const besidesIt = (at: Rect, all: readonly Rect[]): readonly Rect[] =>
  all.filter((one) => !isMiddleIn(one, at) && !isMiddleIn(at, one))

/** A hand beside what is to be pressed: where the tip of its finger is, and from where it reaches there. */
export interface Reach extends Spot {
  readonly from: 'below' | 'above' | 'left' | 'right'
}

/** Between the middle of the fingertip and what it shows: above it the nail, beside it the thumb. */
const NAIL = 10
const THUMB = 14
/** The room that a hand takes. */
export const HAND = 48

/** What a hand covers: its fingertip is a third of it in from where it points. */
const handAt = ({ x, y, from }: Reach): Rect => ({
  x: x - (from === 'left' ? 2 : 1) * (HAND / 3),
  y: y - (from === 'above' ? 2 : 1) * (HAND / 3),
  width: HAND,
  height: HAND,
})

/**
 * Figures have their number on the right: they are shown from the left; a button from below. Nothing of either is
 * covered, and of what else there is as little as can be.
 */
export function reachFor(
  { x, y, width, height }: Rect,
  screen: Size,
  isFigure: boolean,
  others: readonly Rect[] = [],
): Reach {
  const [mx, my] = [x + width / 2, y + height / 2]
  const left: Reach = { x: x - THUMB, y: my, from: 'left' }
  const right: Reach = { x: x + width + THUMB, y: my, from: 'right' }
  const below: Reach = { x: mx, y: y + height + NAIL, from: 'below' }
  const above: Reach = { x: mx, y: y - NAIL, from: 'above' }
  const cost = (reach: Reach): number => {
    const hand = handAt(reach)
    const isInside = within({ x: 0, y: 0, ...screen }, hand, hand)
    return others.filter((one) => overlaps(one, hand)).length + (isInside ? 0 : others.length + 1)
  }
  const sides = isFigure ? [left, right, above, below] : [below, above, right, left]
  return sides.reduce((best, one) => (cost(one) < cost(best) ? one : best))
}

type Point = readonly [x: number, y: number]

/** Does the line between two points touch a rectangle? */
function touches([ax, ay]: Point, [bx, by]: Point, { x, y, width, height }: Rect): boolean {
  let [from, to] = [0, 1]
  for (const [start, length, least, most] of [
    [ax, bx - ax, x, x + width],
    [ay, by - ay, y, y + height],
  ] as const) {
    if (length === 0) {
      if (start < least || start > most) return false
      continue
    }
    const [enters, leaves] = [(least - start) / length, (most - start) / length]
    from = Math.max(from, Math.min(enters, leaves))
    to = Math.min(to, Math.max(enters, leaves))
  }
  return from <= to
}

/** Ways out of the nearest side of a card: the straightest first. */
function waysOut(card: Rect, subject: Rect): readonly (readonly [Point, Point, Point])[] {
  const [sx, sy] = [subject.x + subject.width / 2, subject.y + subject.height / 2]
  const isBeside = card.x >= subject.x + subject.width || card.x + card.width <= subject.x
  const side = isBeside ? card : { x: card.y, y: card.x, width: card.height, height: card.width }
  const [at, across] = isBeside ? [sx, sy] : [sy, sx]
  const half = (isBeside ? subject.width : subject.height) / 2 + 2
  const isAfter = side.x >= at
  const start = isAfter ? side.x : side.x + side.width
  const end = isAfter ? at + half : at - half
  const [least, most] = [side.y + EDGE, side.y + side.height - EDGE]
  const straight = Math.max(least, Math.min(most, across))
  const outs = [straight, ...Array.from({ length: OUTS }, (_, i) => least + ((most - least) * i) / (OUTS - 1))]
  const point = (along: number, aside: number): Point => (isBeside ? [along, aside] : [aside, along])
  return outs.flatMap((out) =>
    BENDS.map((bend): readonly [Point, Point, Point] => {
      const turn = end + (isAfter ? 1 : -1) * Math.min(bend, Math.abs(start - end) / 2)
      return [point(start, out), point(turn, out), point(end, across)]
    }),
  )
}

interface Leading {
  readonly way: readonly [Point, Point, Point]
  /** How many others it runs through. */
  readonly crosses: number
}

/** Out of the nearest side of a card, then straight to what it is about, past as many others as can be. */
function leading(card: Rect, subject: Rect, others: readonly Rect[]): Leading | null {
  const inTheWay = others.filter((one) => !overlaps(one, subject))
  const crossed = ([a, b, c]: readonly [Point, Point, Point]): number =>
    inTheWay.filter((one) => touches(a, b, one) || touches(b, c, one)).length
  const [first, ...rest] = waysOut(card, subject)
  if (!first) return null
  let best: Leading = { way: first, crosses: crossed(first) }
  for (const way of rest) {
    if (best.crosses === 0) break
    const crosses = crossed(way)
    if (crosses < best.crosses) best = { way, crosses }
  }
  return best
}

const lengthOf = ([a, b, c]: Leading['way']): number =>
  Math.hypot(b[0] - a[0], b[1] - a[1]) + Math.hypot(c[0] - b[0], c[1] - b[1])

/** The line from a card to what it is about. */
export function leaderOf(card: Rect, subject: Rect, others: readonly Rect[] = []): string {
  const best = leading(card, subject, others)
  return best ? drawn(best.way) : ''
}

/** The same, if it is no longer than this and runs through nobody. */
export function shortLeader(card: Rect, subject: Rect, others: readonly Rect[], most: number): string | null {
  const best = leading(card, subject, others)
  return best && best.crosses === 0 && lengthOf(best.way) <= most ? drawn(best.way) : null
}

function drawn([[ax, ay], [bx, by], [cx, cy]]: Leading['way']): string {
  const round = (value: number): number => Math.round(value * 10) / 10
  const out = ay === by ? `H${round(bx)}` : `V${round(by)}`
  return `M${round(ax)} ${round(ay)}${out}L${round(cx)} ${round(cy)}`
}
const EDGE = 20
const OUTS = 7
const BENDS = [16, 56, 120, 240]

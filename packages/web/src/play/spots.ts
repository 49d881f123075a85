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
}

/** So much stays free between a card and its subject. */
const AIR = 10

const within = (room: Rect, { x, y }: Spot, { width, height }: Size): boolean =>
  x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height

/** The corners of the room first, as `upwards` says, then beside each subject. */
function candidates(card: Size, room: Rect, subjects: readonly Rect[], upwards: boolean): Spot[] {
  const [right, bottom] = [room.x + room.width - card.width, room.y + room.height - card.height]
  const ys = upwards ? [bottom, room.y] : [room.y, bottom]
  const corners = ys.flatMap((y) => [right, room.x].map((x) => ({ x, y })))
  const near = subjects.flatMap(({ x, y, width, height }) => {
    const xs = [right, room.x, x + width + AIR, x - AIR - card.width]
    const beside = Math.max(room.y, Math.min(bottom, y + height / 2 - card.height / 2))
    return [
      ...xs.map((at) => ({ x: at, y: beside })),
      ...[x + width + AIR, x - AIR - card.width].flatMap((at) => ys.map((top) => ({ x: at, y: top }))),
      ...[y + height + AIR, y - AIR - card.height].flatMap((top) => [right, room.x].map((at) => ({ x: at, y: top }))),
    ]
  })
  return [...corners, ...near].filter((spot) => within(room, spot, card))
}

/** The best place for a card; the one before if none is better. Null: wherever it lay, it would cover its subject. */
export function spotFor(
  card: Size,
  room: Rect,
  { subjects, others = [] }: Around,
  { before = null, upwards = false }: { readonly before?: Spot | null; readonly upwards?: boolean } = {},
): Spot | null {
  const covers = (spot: Spot, rect: Rect, air: number): boolean => overlaps({ ...spot, ...card }, rect, air)
  const isFree = (spot: Spot): boolean => subjects.every((rect) => !covers(spot, rect, AIR - 1))
  const covered = (spot: Spot): number => others.filter((rect) => covers(spot, rect, 0)).length
  const kept = before && within(room, before, card) ? [before] : []
  let best: { readonly spot: Spot; readonly covered: number } | null = null
  for (const spot of [...kept, ...candidates(card, room, subjects, upwards)]) {
    if (!isFree(spot)) continue
    const count = covered(spot)
    if (best === null || count < best.covered) best = { spot, covered: count }
    if (count === 0) break
  }
  return best?.spot ?? null
}

/** The line from a card to what it is about: out of its nearest side, then straight to it. */
export function leaderOf(card: Rect, subject: Rect): string {
  const [sx, sy] = [subject.x + subject.width / 2, subject.y + subject.height / 2]
  const inside = (value: number, from: number, length: number): number =>
    Math.max(from + EDGE, Math.min(from + length - EDGE, value))
  const round = (value: number): number => Math.round(value * 10) / 10
  if (card.x >= subject.x + subject.width || card.x + card.width <= subject.x) {
    const isRight = card.x >= sx
    const start = isRight ? card.x : card.x + card.width
    const end = isRight ? subject.x + subject.width + 2 : subject.x - 2
    const y = inside(sy, card.y, card.height)
    const bend = end + (isRight ? 1 : -1) * Math.min(BEND, Math.abs(start - end) / 2)
    return `M${round(start)} ${round(y)}H${round(bend)}L${round(end)} ${round(sy)}`
  }
  const isBelow = card.y >= sy
  const start = isBelow ? card.y : card.y + card.height
  const end = isBelow ? subject.y + subject.height + 2 : subject.y - 2
  const x = inside(sx, card.x, card.width)
  const bend = end + (isBelow ? 1 : -1) * Math.min(BEND, Math.abs(start - end) / 2)
  return `M${round(x)} ${round(start)}V${round(bend)}L${round(sx)} ${round(end)}`
}
const EDGE = 20
const BEND = 16

/** Where the board lies in its frame: a board point p is shown at p × k + (x, y). */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rect extends Size {
  readonly x: number
  readonly y: number
}

/** What is covered at the edges of the frame by rulers, sheets or popovers. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** The largest zoom; the smallest shows the whole board at half the frame. */
const CLOSEST = 4

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(Math.min(least, most), Math.min(Math.max(least, most), value))

const free = (frame: Size, insets: Insets): Rect => ({
  x: insets.left,
  y: insets.top,
  width: Math.max(1, frame.width - insets.left - insets.right),
  height: Math.max(1, frame.height - insets.top - insets.bottom),
})

const fitting = (board: Size, room: Size): number =>
  Math.min(room.width / Math.max(1, board.width), room.height / Math.max(1, board.height))

/** The whole rectangle in the middle of what is free. */
export function fit(board: Rect, frame: Size, insets: Insets = NO_INSETS, most = CLOSEST): Camera {
  const room = free(frame, insets)
  const k = Math.min(fitting(board, room), most)
  return {
    x: room.x + (room.width - board.width * k) / 2 - board.x * k,
    y: room.y + (room.height - board.height * k) / 2 - board.y * k,
    k,
  }
}

/** Closer, around the middle of a rectangle. */
function nearer(camera: Camera, { x, y, width, height }: Rect, k: number): Camera {
  const middle = { x: x + width / 2, y: y + height / 2 }
  return { x: camera.x + middle.x * (camera.k - k), y: camera.y + middle.y * (camera.k - k), k }
}

/** Shifted so that no room is wasted: a large board fills the frame, a small one lies in its middle. */
export function filled(camera: Camera, board: Size, frame: Size, insets: Insets = NO_INSETS): Camera {
  const room = free(frame, insets)
  const fill = (at: number, length: number, start: number, span: number): number =>
    length <= span ? start + (span - length) / 2 : clamp(at, start, start + span - length)
  return {
    ...camera,
    x: fill(camera.x, board.width * camera.k, room.x, room.width),
    y: fill(camera.y, board.height * camera.k, room.y, room.height),
  }
}

/** A part of the board, no closer than the most and no farther than the least, with no room wasted. */
export function framing(
  rect: Rect,
  [least, most]: readonly [least: number, most: number],
  board: Size,
  frame: Size,
  insets: Insets,
): Camera {
  const best = fit(rect, frame, insets, most)
  return filled(best.k >= least ? best : nearer(best, rect, least), board, frame, insets)
}

/** Never farther out than half the frame, never closer than useful, and never so that the board is lost from sight. */
export function bounded(camera: Camera, board: Size, frame: Size): Camera {
  const least = Math.min(1, fitting(board, frame) / 2)
  const k = clamp(camera.k, least, CLOSEST)
  const keep = (at: number, length: number, room: number): number => {
    const margin = Math.min(room, length * k) / 3
    return clamp(at, margin - length * k, room - margin)
  }
  return { x: keep(camera.x, board.width, frame.width), y: keep(camera.y, board.height, frame.height), k }
}

/** Zooms so that the point of the board under (x, y) stays there. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, board: Size, frame: Size): Camera {
  const least = Math.min(1, fitting(board, frame) / 2)
  const k = clamp(camera.k * factor, least, CLOSEST)
  const by = k / camera.k
  return bounded({ x: x - (x - camera.x) * by, y: y - (y - camera.y) * by, k }, board, frame)
}

/** On the way from one camera to another. */
export const between = (from: Camera, to: Camera, share: number): Camera => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  k: from.k + (to.k - from.k) * share,
})

type Point = Pick<Rect, 'x' | 'y'>

/** Two fingers, of which one has moved: what lies between them stays there. */
export function pinched(
  camera: Camera,
  [before, now, other]: readonly [before: Point, now: Point, other: Point],
  board: Size,
  frame: Size,
): Camera {
  const was = Math.hypot(before.x - other.x, before.y - other.y) || 1
  const is = Math.hypot(now.x - other.x, now.y - other.y) || 1
  const { x, y } = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  const { x: left, y: top, k } = zoomed(camera, is / was, x, y, board, frame)
  return bounded({ x: left + (now.x - before.x) / 2, y: top + (now.y - before.y) / 2, k }, board, frame)
}

export const toFrame = ({ x, y, k }: Camera, rect: Rect): Rect => ({
  x: rect.x * k + x,
  y: rect.y * k + y,
  width: rect.width * k,
  height: rect.height * k,
})

/** The part of the board that can be seen, in its own units. */
export function seen({ x, y, k }: Camera, frame: Size): Rect {
  return { x: -x / k, y: -y / k, width: frame.width / k, height: frame.height / k }
}

/** With a point of the board in the middle. */
export const centred = ({ k }: Camera, x: number, y: number, { width, height }: Size): Camera => ({
  x: width / 2 - x * k,
  y: height / 2 - y * k,
  k,
})

/** The frame has another size: what was in its middle still is. */
export const recentred = (camera: Camera, before: Size, frame: Size): Camera => ({
  ...camera,
  x: camera.x + (frame.width - before.width) / 2,
  y: camera.y + (frame.height - before.height) / 2,
})

/** All of a rectangle of the board is in sight. */
export function isSeen(camera: Camera, rect: Rect, frame: Size, insets: Insets = NO_INSETS): boolean {
  const room = free(frame, insets)
  const { x, y, width, height } = toFrame(camera, rect)
  return x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height
}

/** The smallest shift that brings a rectangle of the board out from under the edges. */
export function revealing(camera: Camera, rect: Rect, frame: Size, insets: Insets = NO_INSETS, air = 24): Camera {
  const room = free(frame, insets)
  const at = toFrame(camera, rect)
  const shift = (from: number, length: number, start: number, span: number): number => {
    if (length + 2 * air >= span) return start + span / 2 - (from + length / 2)
    return clamp(from, start + air, start + span - air - length) - from
  }
  return {
    ...camera,
    x: camera.x + shift(at.x, at.width, room.x, room.width),
    y: camera.y + shift(at.y, at.height, room.y, room.height),
  }
}

/** All of it is in the frame. */
const isWithin = ({ x, y, width, height }: Rect, frame: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= frame.width && y + height <= frame.height

/** A board of less than so much of its possible size is too small; one so far from its middle looks lost. */
const SMALL = 0.85
const ASKEW = 36

/** All of a board is in sight, not much smaller than it could be and not far from the middle. */
export const isWell = (camera: Camera, whole: Camera, board: Size, frame: Size): boolean =>
  isWithin(toFrame(camera, { x: 0, y: 0, ...board }), frame) &&
  camera.k > whole.k * SMALL &&
  Math.abs(camera.y - whole.y + (board.height * (camera.k - whole.k)) / 2) <= ASKEW

export const overlaps = (a: Rect, b: Rect, air = 0): boolean =>
  a.x < b.x + b.width + air && b.x < a.x + a.width + air && a.y < b.y + b.height + air && b.y < a.y + a.height + air

/** What is in the frame, in the board's units. */
export const fromFrame = (camera: Camera, rect: Rect): Rect => ({
  x: (rect.x - camera.x) / camera.k,
  y: (rect.y - camera.y) / camera.k,
  width: rect.width / camera.k,
  height: rect.height / camera.k,
})

/** The smallest rectangle around some. */
export function around(rects: readonly Rect[]): Rect | null {
  const [first, ...rest] = rects
  if (!first) return null
  let { x, y } = first
  let right = x + first.width
  let bottom = y + first.height
  for (const r of rest) {
    x = Math.min(x, r.x)
    y = Math.min(y, r.y)
    right = Math.max(right, r.x + r.width)
    bottom = Math.max(bottom, r.y + r.height)
  }
  return { x, y, width: right - x, height: bottom - y }
}

/** Where the board is laid. On whole pixels of the screen a picture is copied, between them every pixel is mixed from four. */
export function transformOf({ x, y, k }: Camera): string {
  const dots = window.devicePixelRatio || 1
  const whole = (n: number): number => Math.round(n * dots) / dots
  return `translate(${whole(x)}px, ${whole(y)}px) scale(${k})`
}

/** With so much around it. */
export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
})

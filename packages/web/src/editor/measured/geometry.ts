/** How things are moved, pulled and turned: one way for everything that is a point, an area or a line. */
import type { Point, Span } from '@shamble/table'
import type { Rect } from '../../play/camera.ts'
import type { Handle, Spot } from '../game-editor.ts'
import type { AreaWhere, LineWhere, PointWhere, Where } from './kind.ts'
import {
  allowed,
  clamp,
  headingTo,
  isInside,
  isLevel,
  middleOf,
  onSide,
  onTable,
  ordered,
  round,
  rounded,
  shifted,
  turnedBy,
  wholeOf,
  withCorner,
} from './spans.ts'

type Body = NonNullable<PointWhere<unknown>['body']>

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The four corners of something that stands askew. */
function cornersOf([x, y]: Point, { heading, length, width }: Body): Spot[] {
  const turn = radians(heading)
  const corner = (across: number, along: number): Spot => ({
    x: x + (across * width * Math.cos(turn) - along * length * Math.sin(turn)) / 2,
    y: y + (across * width * Math.sin(turn) + along * length * Math.cos(turn)) / 2,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

export function rectOf(where: Where<unknown>): Rect {
  if (where.is === 'point') {
    const { at, radius, body } = where
    if (!body) return { x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius }
    const corners = cornersOf(at, body)
    const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
  }
  const [x1, y1, x2, y2] = ordered(where.span)
  return { x: x1, y: y1, width: x2 - x1, height: y2 - y1 }
}

const TURN_HANDLE = 2

export function handlesOf(where: Where<unknown>): Handle[] {
  if (where.is === 'point') {
    const { at, body } = where
    if (!body) return []
    const far = body.length / 2 + TURN_HANDLE
    const turn = radians(body.heading)
    return [{ id: 'turn', kind: 'turn', at: { x: at[0] + far * Math.sin(turn), y: at[1] - far * Math.cos(turn) } }]
  }
  const [x1, y1, x2, y2] = where.span
  const handle = (id: string, x: number, y: number): Handle => ({ id, kind: 'corner', at: { x, y } })
  return where.is === 'line'
    ? [handle('a', x1, y1), handle('b', x2, y2)]
    : [handle('nw', x1, y1), handle('ne', x2, y1), handle('se', x2, y2), handle('sw', x1, y2)]
}

export function shift<D>(where: Where<D>, size: Point, by: Spot): D {
  if (where.is === 'point') return where.to([round(where.at[0] + by.x), round(where.at[1] + by.y)])
  if (where.is === 'line') return where.put(shifted(where.span, lineStep(where, size, by)))
  return where.by ? where.by(by) : where.put(shifted(where.span, allowed(ordered(where.span), where.within, by)))
}

const lineStep = ({ side, span }: LineWhere<unknown>, size: Point, by: Spot): Spot => {
  const along = side === null ? by : isLevel(side) ? { x: by.x, y: 0 } : { x: 0, y: by.y }
  return allowed(ordered(span), wholeOf(size), along)
}

/** Null: nothing comes of it. */
export function pull<D>(where: Where<D>, size: Point, handle: string, to: Spot): D | null {
  if (where.is === 'point') return where.body ? where.body.head(headingTo(where.at, [to.x, to.y])) : null
  const target = onTable(size, to.x, to.y)
  if (where.is === 'area') return where.resized(withCorner(where.span, handle, target, where.least))
  const [x1, y1, x2, y2] = where.span
  const end = where.side === null ? target : onSide(size, where.side, target)
  const span: Span = handle === 'a' ? [...end, x2, y2] : [x1, y1, ...end]
  return span[0] === span[2] && span[1] === span[3] ? null : where.resized(span)
}

/** Null: it has no direction. */
export function turn<D>(where: Where<D>, document: D, degrees: number): D | null {
  if (where.is === 'point') return where.body ? where.body.head(turnedBy(where.body.heading, degrees)) : null
  if (!where.turns) return null
  if (degrees === 0) return document
  return where.resized(where.is === 'line' ? lineTurned(where, degrees) : quarterTurned(where))
}

/** About its middle. */
function lineTurned({ span }: LineWhere<unknown>, degrees: number): Span {
  const [x1, y1, x2, y2] = span
  const [mx, my] = middleOf(span)
  const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))]
  const about = (x: number, y: number): Point => [
    round(mx + (x - mx) * cos - (y - my) * sin),
    round(my + (x - mx) * sin + (y - my) * cos),
  ]
  return [...about(x1, y1), ...about(x2, y2)]
}

function quarterTurned({ span }: AreaWhere<unknown>): Span {
  const [x1, y1, x2, y2] = span
  const [mx, my] = middleOf(span)
  const [w, d] = [x2 - x1, y2 - y1]
  return rounded([mx - d / 2, my - w / 2, mx + d / 2, my + w / 2])
}

/** How near a line counts as on it. */
const NEAR_LINE = 0.7

/** Is a point within so much of a thing? */
export function isAt(where: Where<unknown>, { x, y }: Spot, slack: number): boolean {
  if (where.is === 'point') {
    const { at, radius, body } = where
    return body ? isOnBody(at, body, { x, y }, slack) : Math.hypot(x - at[0], y - at[1]) <= Math.max(radius, slack)
  }
  if (where.is === 'area') return isInside(where.span, [x, y])
  const [x1, y1, x2, y2] = where.span
  const length2 = (x2 - x1) ** 2 + (y2 - y1) ** 2
  const part = length2 === 0 ? 0 : clamp(((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length2, 0, 1)
  return Math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1)) <= Math.max(NEAR_LINE, slack)
}

function isOnBody(at: Point, { heading, length, width }: Body, { x, y }: Spot, slack: number): boolean {
  const back = radians(-heading)
  const [dx, dy] = [x - at[0], y - at[1]]
  const across = dx * Math.cos(back) - dy * Math.sin(back)
  const along = dx * Math.sin(back) + dy * Math.cos(back)
  return Math.abs(across) <= (width + slack) / 2 && Math.abs(along) <= (length + slack) / 2
}

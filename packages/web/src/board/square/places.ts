/** Places of a board of squares: how they are written, where they are, and which way one lies from another. */
import type { Rect } from '../../play/game-display.ts'
import { sure } from '../../sure.ts'
import { S } from '../shapes.ts'

/** A column and a row. */
export type XY = readonly [x: number, y: number]
export type Point = readonly [x: number, y: number]

export const xyName = ([x, y]: XY): string => `${x},${y}`
export const zombieName = (id: number): string => `zombie ${id}`

const SQUARE = /^(-?\d+)\s*[,;. ]\s*(-?\d+)$/
const ZOMBIE = /^zombie (\d+)$/i

/** "24,17", and what people type for it. */
export function readXY(text: string): XY | null {
  const found = SQUARE.exec(text)
  return found && [Number(found[1]), Number(found[2])]
}

export function readZombie(text: string): number | null {
  const found = ZOMBIE.exec(text)
  return found && Number(found[1])
}

/** The square in a column and a row from 0, or so many of them in a square. */
export const rectOfXY = ([x, y]: XY, side = 1): Rect => ({ x: x * S, y: y * S, width: side * S, height: side * S })

export const cornerOfXY = ([x, y]: XY): Point => [x * S, y * S]
export const centreOfXY = ([x, y]: XY): Point => [(x + 0.5) * S, (y + 0.5) * S]
export const xyUnder = (x: number, y: number): XY => [Math.floor(x / S), Math.floor(y / S)]

export const middleOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2]

export const shifted = (rect: Rect, by: Point): Rect => ({ ...rect, x: rect.x - by[0], y: rect.y - by[1] })

/** The smallest rectangle around two. */
export function joined(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x)
  const y = Math.min(a.y, b.y)
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  }
}

/** How far a point is from a side, given by its ends. */
export function distanceToSide([x1, y1, x2, y2]: readonly [number, number, number, number], [x, y]: Point): number {
  return Math.hypot(Math.max(x1, Math.min(x2, x)) - x, Math.max(y1, Math.min(y2, y)) - y)
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

/** "north-east"; "here" on the same square. */
export function bearing([x1, y1]: XY, [x2, y2]: XY): string {
  if (x1 === x2 && y1 === y2) return 'here'
  return sure(COMPASS[(Math.round((Math.atan2(x2 - x1, y1 - y2) / Math.PI) * 4) + 8) % 8])
}

type OfKind<Place extends { readonly kind: string }, K extends Place['kind']> = Extract<Place, { readonly kind: K }>

/** Those of one kind. */
export const ofKind = <Place extends { readonly kind: string }, K extends Place['kind']>(
  places: readonly Place[],
  kind: K,
): OfKind<Place, K>[] => places.filter((place): place is OfKind<Place, K> => place.kind === kind)

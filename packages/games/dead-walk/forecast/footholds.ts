/** Where somebody stands who gets at something with his hands: a base that touches it, on any side of it. */
import { distanceDown, roomsAt, type Shape, type XY } from '@shamble/table'
import { stepsOf } from '../rules/05-climbing.ts'
import { roomsBy } from '../rules/26-rooms.ts'
import type { Look } from '../state.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'

/** From the centre of a base to what it just touches: near enough for whatever is done by hand. */
const TOUCH = BASE_RADIUS + TOLERANCE / 2
/** How far apart places along one side of a thing are looked at. */
const APART = 150

const whole = ({ x, y }: XY): XY => ({ x: Math.round(x), y: Math.round(y) })

/** Places on both sides of a line, so far from it. */
function beside(a: XY, b: XY, far: number): XY[] {
  const length = distanceDown(a, b)
  if (length === 0) return []
  const steps = Math.max(2, Math.ceil(length / APART))
  const [nx, ny] = [(-(b.y - a.y) / length) * far, ((b.x - a.x) / length) * far]
  const found: XY[] = []
  for (let i = 1; i < steps; i++) {
    const p = { x: a.x + ((b.x - a.x) * i) / steps, y: a.y + ((b.y - a.y) * i) / steps }
    found.push(whole({ x: p.x + nx, y: p.y + ny }), whole({ x: p.x - nx, y: p.y - ny }))
  }
  return found
}

/** The hours of a clock, in thousandths. */
const HOURS: readonly (readonly [number, number])[] = [
  [0, -1000],
  [500, -866],
  [866, -500],
  [1000, 0],
  [866, 500],
  [500, 866],
  [0, 1000],
  [-500, 866],
  [-866, 500],
  [-1000, 0],
  [-866, -500],
  [-500, -866],
]

const aroundDisc = (at: XY, far: number): XY[] =>
  HOURS.map(([x, y]) => whole({ x: at.x + (far * x) / 1000, y: at.y + (far * y) / 1000 }))

function around(shape: Shape): XY[] {
  if (shape.is === 'disc') return aroundDisc(shape.at, shape.radius + TOUCH)
  if (shape.is === 'line') return beside(shape.from, shape.to, TOUCH)
  const { corners } = shape
  return corners.flatMap((a, i) => beside(a, corners[(i + 1) % corners.length] as XY, TOUCH))
}

/** dw.movement.10, dw.movement.22, dw.vehicle.6 Around a door, a window, a ladder, a piece or a vehicle. */
export function footholdsOf(look: Look, id: string): readonly XY[] {
  const ladder = stepsOf(look).find((steps) => steps.id === id)?.ladder
  if (ladder) return aroundDisc(ladder, TOUCH)
  const { barriers, numberOf } = look.facts.layout
  const barrier = barriers[numberOf.get(id) ?? -1]
  return barrier ? around(barrier.shape) : []
}

/** dw.movement.26 On top of what lies at a point, or beside it. */
export const footholdsAt = (at: XY): readonly XY[] => [at, ...aroundDisc(at, BASE_RADIUS)]

/** dw.movement.22 The openings of the rooms at a point. */
export function doorsTo(look: Look, at: XY): readonly string[] {
  const { terrain } = look.book.map
  const rooms = new Set(roomsAt(terrain, 0, at).map(({ id }) => id))
  if (rooms.size === 0) return []
  return terrain.buildings
    .flatMap(({ openings }) => openings)
    .filter((opening) => roomsBy(look, opening).some(({ id }) => rooms.has(id)))
    .map(({ id }) => id)
}

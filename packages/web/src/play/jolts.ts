/** What figures feel: recoil, a knock, a lunge. Added to wherever they stand, and over in a moment. */
import type { Felt } from './game-display.ts'

const MS = { recoil: 60, tracer: 90, knock: 120, lunge: 90 } as const
const PIXELS = { recoil: 5, knock: 4, lunge: 6 } as const

type Point = readonly [x: number, y: number]

function pushed(board: Element, figure: string, by: Point, ms: number, delay = 0): Animation[] {
  const element = board.querySelector(`[data-figure="${CSS.escape(figure)}"]`)
  if (!element) return []
  const there = `translate(${by[0].toFixed(1)}px, ${by[1].toFixed(1)}px)`
  const frames = [{ transform: 'translate(0, 0)' }, { transform: there }, { transform: 'translate(0, 0)' }]
  return [element.animate(frames, { duration: 2 * ms, delay, composite: 'add', easing: 'ease-out' })]
}

/** So many pixels of the board from one point towards the other. */
function towards([x1, y1]: Point, [x2, y2]: Point, by: number): Point {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  return [((x2 - x1) / length) * by, ((y2 - y1) / length) * by]
}

/** Who fires is pushed back, who is hit is knocked, who bites lunges. */
export function jolt(board: Element, felt: Felt, from: Point | null, at: Point): readonly Animation[] {
  if (from === null) return []
  switch (felt.kind) {
    case 'shot':
      return [
        ...pushed(board, felt.from, towards(at, from, PIXELS.recoil), MS.recoil),
        ...(felt.hit ? pushed(board, felt.figure, towards(from, at, PIXELS.knock), MS.knock, MS.tracer) : []),
      ]
    case 'blow':
      return [
        ...pushed(board, felt.from, towards(from, at, PIXELS.lunge), MS.lunge),
        ...(felt.hit ? pushed(board, felt.figure, towards(from, at, PIXELS.knock), MS.knock, MS.lunge) : []),
      ]
    case 'bite':
      return pushed(board, felt.from, towards(from, at, PIXELS.lunge), MS.lunge)
    default:
      return []
  }
}

import { type Camera, fromFrame, type Rect } from './camera.ts'

const BOARD = '[data-board]'

/** Where what is drawn on the board lies, in the board's units. Measured: not while the board moves. */
export const drawnOnBoard = (selector: string, camera: Camera): readonly Rect[] =>
  laidOver(`${BOARD} :is(${selector})`, camera)

/** Where what lies over the board is, in its units. */
export function laidOver(selector: string, camera: Camera): readonly Rect[] {
  const frame = document.querySelector(BOARD)?.getBoundingClientRect()
  if (!frame) return []
  return [...document.querySelectorAll(selector)].map((drawn) => {
    const { x, y, width, height } = drawn.getBoundingClientRect()
    return fromFrame(camera, { x: x - frame.x, y: y - frame.y, width, height })
  })
}

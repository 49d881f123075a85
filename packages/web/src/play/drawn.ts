import { type Camera, fromFrame, type Rect } from './camera.ts'

/** Where what is drawn on the board lies, in the board's units. Measured: not while the board moves. */
export function drawnOnBoard(selector: string, camera: Camera): readonly Rect[] {
  const board = document.querySelector('[data-board]')
  if (!board) return []
  const { x: left, y: top } = board.getBoundingClientRect()
  return [...board.querySelectorAll(selector)].map((drawn) => {
    const { x, y, width, height } = drawn.getBoundingClientRect()
    return fromFrame(camera, { x: x - left, y: y - top, width, height })
  })
}

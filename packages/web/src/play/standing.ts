import { fromFrame, type Rect } from './camera.ts'
import type { Viewport } from './viewport.ts'

/** Figures as the page has drawn them. */
const FIGURES = '[data-board] [data-figure]'

/** Where figures stand, or what else is said, in the board's units: asked seldom, the page is laid out for it. */
export function standing({ camera }: Viewport, what = FIGURES): readonly Rect[] {
  const frame = document.querySelector('[data-board]')?.getBoundingClientRect()
  if (!frame) return []
  return [...document.querySelectorAll(what)].map((figure) => {
    const { x, y, width, height } = figure.getBoundingClientRect()
    return fromFrame(camera, { x: x - frame.x, y: y - frame.y, width, height })
  })
}

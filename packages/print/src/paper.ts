/** Papers, and how pieces are arranged on them. Lengths are millimetres. */

export interface Paper {
  readonly title: string
  readonly width: number
  readonly height: number
}

export const PAPERS = {
  a4: { title: 'A4', width: 210, height: 297 },
  letter: { title: 'Letter', width: 215.9, height: 279.4 },
} as const satisfies Record<string, Paper>

export type PaperName = keyof typeof PAPERS

/** Printers leave this much of every edge white. */
const MARGIN = 5
/** What the line beside or above the pieces needs: at a side it has one line, at the top two. */
const SIDE_STRIP = 9.5
const TOP_STRIP = 13

/** Equal pieces side by side, in the middle of the page so that the backs of a turned page fall behind their faces. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
  /** Where the heading runs. */
  readonly strip: 'side' | 'top'
}

export function gridOn(paper: Paper, width: number, height: number): Grid {
  const columns = Math.floor((paper.width - 2 * MARGIN) / width)
  let rows = Math.floor((paper.height - 2 * MARGIN) / height)
  const left = (paper.width - columns * width) / 2
  if (left < SIDE_STRIP) while (rows > 1 && (paper.height - rows * height) / 2 < TOP_STRIP) rows -= 1
  const top = (paper.height - rows * height) / 2
  if (columns < 1 || rows < 1) throw new Error(`a piece of ${width} by ${height} mm does not fit on ${paper.title}`)
  return { columns, rows, width, height, left, top, strip: left < SIDE_STRIP ? 'top' : 'side' }
}

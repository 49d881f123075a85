/** The rim of somebody in as many parts as he has lives, in a box of 40 round the middle. */

/** So far apart, in degrees, the segments of a rim. */
const GAP = 14

/** Those that are gone are hollow. */
export function rim(of: number, gone: number): { readonly on: string; readonly off: string } {
  const each = 360 / of
  const at = (angle: number): string => {
    const turn = ((angle - 90) / 180) * Math.PI
    return `${(14.6 * Math.cos(turn)).toFixed(1)} ${(14.6 * Math.sin(turn)).toFixed(1)}`
  }
  const parts = Array.from({ length: of }, (_, i) => {
    const [from, to] = of === 1 ? [1, 359] : [i * each + GAP / 2, (i + 1) * each - GAP / 2]
    return `M${at(from)}A14.600 14.600 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`
  })
  return { on: parts.slice(gone).join(''), off: parts.slice(0, gone).join('') }
}

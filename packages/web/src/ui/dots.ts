/** A dot of this radius at every point, as one path: a picture of hundreds is one element, which is written once. */
export const dots = (at: readonly (readonly [x: number, y: number])[], r: number): string =>
  at.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join('')

/** How a board is drawn in layers, each only when what it shows has changed. */
import type { ComponentChildren } from 'preact'
import { useMemo } from 'preact/hooks'

/** How much of a figure can be told at this size: 20 pixels for everything, 16 for the figure, 8 for a dot. */
export function lodOf(scale: number): 'full' | 'figure' | 'dot' | 'mass' {
  const px = 28 * scale
  return px >= 20 ? 'full' : px >= 15 ? 'figure' : px >= 8 ? 'dot' : 'mass'
}

/** The same picture as long as the key is the same. */
export const useLayer = (key: readonly unknown[], draw: () => ComponentChildren): ComponentChildren =>
  useMemo(draw, [...key])

export const HatchPattern = () => (
  <pattern id="b-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path class="ha" d="M0 0V7" />
  </pattern>
)

export const BlastPattern = () => (
  <pattern id="b-blast" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path class="bl" d="M0 0V8" />
  </pattern>
)

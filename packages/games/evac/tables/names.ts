import type { MarineType } from './marines.ts'

/**
 * Ready-made names (ours). A marine takes the next unused name of its type in seat order; when all are taken the list
 * starts again with "II" added, then "III".
 */
export const NAMES: Readonly<Record<MarineType, readonly string[]>> = {
  grunt: ['Okafor', 'Lindqvist', 'Bell', 'Marsh'],
  medic: ['Ito', 'Farrow', 'Novak', 'Reyes'],
  sergeant: ['Doyle', 'Hanley', 'Adeyemi', 'Price'],
  lieutenant: ['Whitlock'],
}

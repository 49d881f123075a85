/** What is shown on demand: the nine rays, and how far every herd can bite. By keys and by buttons on the board. */
import { Cell } from '../../engine/signal.ts'

export const SHOWN = {
  rays: { cell: new Cell(false), key: 'v', label: 'Rays', title: 'The nine rays to whoever is looked at' },
  bites: { cell: new Cell(false), key: 'r', label: 'Bite reach', title: 'How far every herd can bite next turn' },
} as const

export type ShownId = keyof typeof SHOWN

/** What can be shown or left out on the board. */
import type { BoardDisplay } from '../../play/game-display.ts'

export const LAYERS: BoardDisplay['layers'] = [
  { id: 'light', label: 'Light and shade: what the chosen unit sees', on: true },
  { id: 'reach', label: 'Reach of the chosen unit: one Move and two', on: true },
  { id: 'tape', label: 'Tape: from the chosen unit to the pointer', on: true },
  { id: 'numbers', label: 'What each herd is: number, toughness, brain', on: true },
  { id: 'names', label: 'Names of people', on: true },
]

/** What can be shown or left out on the board. */
import type { BoardDisplay } from '../../play/game-display.ts'

export const LAYERS: BoardDisplay['layers'] = [
  { id: 'light', label: 'Light and shade: what the chosen survivor sees', on: true },
  { id: 'reach', label: 'Reach of the chosen card', on: true },
  { id: 'fire', label: 'Arc of fire', on: true },
  { id: 'arcs', label: 'Where drifters look', on: true },
  { id: 'warnings', label: 'Lairs, drifters and alarms that would notice', on: true },
  { id: 'noise', label: 'Noise and groans, and how far they carry', on: true },
  { id: 'intents', label: 'Where the Zeds go next', on: true },
  { id: 'tape', label: 'Tape: from the chosen survivor to the pointer', on: true },
  { id: 'rings', label: 'Rings at 5, 10, 20 and 40 cm around the chosen survivor', on: false },
  { id: 'numbers', label: 'Numbers of the Zeds', on: true },
  { id: 'rooms', label: 'Names of buildings', on: true },
  { id: 'names', label: 'Names of survivors', on: true },
]

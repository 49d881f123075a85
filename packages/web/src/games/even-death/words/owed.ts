/** What somebody owes when selected. */
import type { Owed } from '@shamble/even-death/forecast'

export const OWED: Readonly<Record<Owed['cause'], string>> = {
  trauma: 'trauma, a friend died',
  isolation: 'isolated from friends',
  'full herds': 'several full herds in sight',
  infection: 'infected',
  rambling: 'rambling',
}

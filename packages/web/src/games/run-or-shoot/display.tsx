/** The display of Run? ... or Shoot?: everything the shared table shows of it. */
import { ABOUT } from '@shamble/run-or-shoot/page'
import { anyDisplay } from '../../play/game-display.ts'
import { board, log, orderly, roster, words } from './bare.tsx'
import type { GameDisplay } from './types.ts'

const runOrShoot: GameDisplay = {
  ...ABOUT,
  board,
  orders: orderly,
  words,
  roster,
  log,
  book: async () => (await import('./book.ts')).runOrShootBook,
}

export const display = anyDisplay(runOrShoot)

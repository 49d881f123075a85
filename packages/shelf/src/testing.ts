/** The shelf with sample games of the kernel's tests on it: registered, and nothing else. Tests build the page with it. */
import { gameSource } from '@shamble/kernel'
import { ABOUT } from '@shamble/kernel/sample/about'
import { ABOUT as NOUGHTS } from '@shamble/kernel/sample/noughts/about'
import { anyBoard, type GameEntry } from './entry.ts'
import { GAMES as REAL } from './games.ts'

export const GAMES: readonly GameEntry[] = [
  ...REAL,
  gameSource(
    ABOUT,
    async () => (await import('@shamble/kernel/sample/lantern')).lantern,
    async () => (await import('@shamble/kernel/sample/lantern')).lantern,
  ),
  {
    ...gameSource(
      NOUGHTS,
      async () => (await import('@shamble/kernel/sample/noughts')).noughts,
      async () => (await import('@shamble/kernel/sample/noughts')).noughts,
    ),
    board: async () => anyBoard((await import('@shamble/kernel/sample/noughts')).noughtsBoard),
  },
]

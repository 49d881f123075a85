/** The shelf with the sample game of the kernel's tests on it: registered, and nothing else. Tests build the page with it. */
import { gameSource } from '@shamble/kernel'
import { ABOUT } from '@shamble/kernel/sample/about'
import type { GameEntry } from './entry.ts'
import { GAMES as REAL } from './games.ts'

export const GAMES: readonly GameEntry[] = [
  ...REAL,
  gameSource(
    ABOUT,
    async () => (await import('@shamble/kernel/sample/lantern')).lantern,
    async () => (await import('@shamble/kernel/sample/lantern')).lantern,
  ),
]

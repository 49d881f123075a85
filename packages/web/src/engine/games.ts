import type { GameSource } from '@shamble/kernel'
import { GAMES as SHELF } from '@shamble/shelf'

/** Every game that can be played here, campaigns included. */
export const GAMES: readonly GameSource[] = SHELF.flatMap((entry) => [
  entry,
  ...(entry.campaign ? [entry.campaign] : []),
])

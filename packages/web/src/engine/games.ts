import { evac } from '@shamble/evac'
import { type AnyGame, anyGame } from '@shamble/kernel'

/** The games whose rules are here to be played. */
export const GAMES: readonly AnyGame[] = [anyGame(evac)]

/** Loaded by itself: nobody asks what a command may come to before the table is there. */
import {
  type AnyGame,
  type AnyTransaction,
  type OddsAnswer,
  type OddsLimits,
  oddsInSteps,
  type Seat,
} from '@shamble/kernel'

/** So long the host listens to nobody, in milliseconds. */
const SLICE_MS = 40

/** The odds of a command, worked out between other things; `isWanted` says whether anybody still waits for them. */
export async function oddsBetween(
  game: AnyGame,
  table: AnyTransaction,
  seat: Seat,
  command: unknown,
  limits: OddsLimits | undefined,
  clock: () => number,
  isWanted: () => boolean,
): Promise<OddsAnswer | null> {
  const work = oddsInSteps(game, table, seat, command, undefined, limits)
  while (isWanted()) {
    const until = clock() + SLICE_MS
    do {
      const { done, value } = work.next()
      if (done) return value
    } while (clock() < until)
    await new Promise((go) => setTimeout(go, 0))
  }
  return null
}

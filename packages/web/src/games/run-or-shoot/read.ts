/** The types of Run? ... or Shoot? behind the table's, and what the rules would say: nothing hidden is in a view, so the page may ask. */
import { bookFor, type DeskForecast, deskFor, type Forecast, forecastFor } from '@shamble/run-or-shoot/forecast'
import { type Command, isInPlay, UMPIRE, type Survivor, type View } from '@shamble/run-or-shoot/page'
import type { OptionValues, Refusal } from '@shamble/kernel'
import type { Ground } from './words/places.ts'
import { survivorCalled } from './words/titles.ts'
import type { DisplayState, Seen } from './types.ts'

export { offered } from '../../plan/reading.ts'

/** What is shown, and what the rules would say of it. */
export const lookOf = ({ view, options }: Seen): Forecast => forecastFor(view, options)

/** What the rules say to the umpire, from whom nothing is hidden; null for everybody else. */
export const deskOf = ({ view, options }: Seen): DeskForecast | null => deskFor(view, options)

/** Is this what the umpire sees, while the game goes on? */
export const isDesk = ({ hidden, outcome }: Pick<View, 'hidden' | 'outcome'>): boolean =>
  hidden !== null && outcome === null

/** The umpire has the screen. */
export const isUmpire = (s: Pick<DisplayState, 'view' | 'seat'>): boolean => s.seat === UMPIRE && isDesk(s.view)

/** The ground of a match, for what things on it are called. */
export const groundFor = (options: OptionValues): Ground => bookFor(options)

/** The survivor whom a seat plays, while he is in play. */
export const survivorAt = ({ survivors }: Pick<View, 'survivors'>, seat: string | null): Survivor | undefined =>
  seat === null ? undefined : survivors.find((one) => one.seat === seat && isInPlay(one))

/** Whoever decides: the survivor of the seat that is asked. */
export const actorOf = (s: Pick<DisplayState, 'view' | 'seat'>): Survivor | undefined => survivorAt(s.view, s.seat)

export const chosenSurvivor = (s: Pick<DisplayState, 'view' | 'selection'>): Survivor | undefined => {
  const one = survivorCalled(s.view, s.selection.figure)
  return one && isInPlay(one) ? one : undefined
}

export const isAsked = (s: DisplayState): boolean => s.seat !== null && (s.pending?.owe.includes(s.seat) ?? false)

/** rs.setup.5 The umpire hides things, and presses where. */
export const isLayingOut = (s: DisplayState): boolean => s.pending?.asks === 'lay out' && isUmpire(s) && isAsked(s)

/** Why the seat that is asked may not do this; null if it may. */
export const refused = (s: DisplayState, command: Command): Refusal | null =>
  s.seat === null
    ? { clause: 'table.seat', reason: 'Nobody is asked.' }
    : (deskOf(s) ?? lookOf(s)).refusal(s.seat, command)

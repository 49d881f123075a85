/** rs.items.2 With GIVE: what lies about is picked up and searched without moving, and fuel is poured. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { CommandOf } from '../commands.ts'
import type { Look, Survivor, Transaction } from '../state.ts'
import { asFigure } from './01-measure.ts'
import { fitting, type Load, loadOf, takenFrom, thingsOf } from './05-carry.ts'
import { cachesBeside, pickUp, pilesBeside, searchCache, taking } from './06-items.ts'
import { checkPour, pourFuel } from './42-departures.ts'

type Give = CommandOf<'give'>

/** rs.items.2 What he would have after picking all of it up, or why he cannot. */
export function pickRefusal(look: Look, s: Survivor, load: Load, picks: Give['pick-up'] = []): Refusal | null {
  const piles = pilesBeside(look, asFigure(s))
  if (new Set(picks.map(({ pile }) => pile)).size < picks.length) return refuse('rs.items.2', 'Name every pile once.')
  let whole = load
  for (const { pile: id, take } of picks) {
    const pile = piles.find((one) => one.id === id)
    if (!pile) return refuse('rs.items.2', 'Nothing lies there within reach.')
    const taken = taking(whole, pile, take)
    if ('reason' in taken) return taken
    whole = taken.load
  }
  return null
}

export function searchRefusal(look: Look, s: Survivor, searches: readonly string[] = []): Refusal | null {
  const beside = cachesBeside(look, asFigure(s))
  const isWrong = searches.some((id, i) => !beside.some((cache) => cache.id === id) || searches.indexOf(id) !== i)
  return isWrong ? refuse('rs.items.2', 'There is nothing within reach that could be searched.') : null
}

/** rs.scenario.15 One or more cans. */
export function pourRefusal(look: Look, s: Survivor, cans: number | undefined): Refusal | null {
  if (cans === undefined) return null
  const refusal = checkPour(look, s)
  if (refusal) return refusal
  return s.items.filter((item) => item === 'fuel').length < cans
    ? refuse('rs.scenario.15', 'There are not so many cans of fuel to pour.')
    : null
}

/** rs.items.2, rs.items.4, rs.scenario.15 What he does with what lies about, after things have changed hands. */
export function handleThings(
  t: Transaction,
  s: Survivor,
  { 'pick-up': picks = [], search = [], pour = 0 }: Give,
): void {
  for (let can = 0; can < pour; can++) if (checkPour(t, s) === null) pourFuel(t, s)
  for (const { pile: id, take } of picks) {
    const pile = t.state.piles.find((one) => one.id === id)
    if (!pile) continue
    const isWhole = !('reason' in taking(loadOf(s), pile, take))
    const part = takenFrom(pile, take)?.taken
    if (part) pickUp(t, s, id, isWhole ? take : thingsOf(fitting(loadOf(s), part)))
  }
  for (const id of search) {
    const cache = t.book.map.caches.find((one) => one.id === id)
    if (cache) searchCache(t, s, cache)
  }
}

/** ed.psych.4 What causes psych checks when a human is selected: trauma, isolation, several full herds. */
import type { Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import {
  areFriends,
  type Herd,
  type Human,
  isHerd,
  isOnTable,
  type Look,
  type State,
  type Transaction,
  type Unit,
} from '../state.ts'
import { FULL_HERDS } from '../tables/numbers.ts'
import { HERD } from '../tables/profiles.ts'
import { isWithin } from './01-measure.ts'
import { atSelection } from './07-selection.ts'
import { sees, seesUnit } from './14-sight.ts'
import { psychCheck } from './34-psych.ts'

/** ed.psych.5, ed.psych.6 One check for all the deaths seen since its last turn. */
function trauma(t: Transaction, unit: Unit): void {
  if (isHerd(unit) || unit.trauma === 0) return
  const checks = t.book.traumaChecks(unit.trauma)
  unit.trauma = 0
  for (let n = 0; n < checks; n++) psychCheck(t, unit, 'trauma')
}

/** Friendly humans on the table besides this one. */
export const alliesOf = (state: State, human: Human): Human[] =>
  state.humans.filter((h) => h !== human && isOnTable(h) && areFriends(state, human.seat, h.seat))

/** ed.psych.8, ed.psych.9 No friend in sight of this one, and none within 18 inches. */
export const isIsolated = (look: Look, human: Human): boolean =>
  alliesOf(look.state, human).every(
    (friend) => !isWithin(human.at, friend.at, look.book.isolation) && !sees(look, human, friend),
  )

function isolation(t: Transaction, unit: Unit): void {
  if (!isHerd(unit) && isIsolated(t, unit)) psychCheck(t, unit, 'isolation')
}

/** ed.psych.10, ed.psych.11 The full herds in sight, if there are several and one of them is new to this human. */
export function newFullHerds(look: Look, human: Human): readonly Herd[] {
  const full = look.state.herds.filter((herd) => isOnTable(herd) && herd.zombies.length === HERD.most)
  if (full.length < FULL_HERDS || full.every(({ id }) => human.remembered.includes(id))) return []
  const seen = full.filter((herd) => seesUnit(look, human, herd))
  return seen.length >= FULL_HERDS && seen.some(({ id }) => !human.remembered.includes(id)) ? seen : []
}

function fullHerds(t: Transaction, unit: Unit): void {
  if (isHerd(unit)) return
  const seen = newFullHerds(t, unit)
  if (seen.length === 0) return
  const all = new Set([...unit.remembered, ...seen.map(({ id }) => id)])
  unit.remembered = Object.freeze([...all].sort((a, b) => a - b))
  psychCheck(t, unit, 'full herds')
}

/** ed.activation.1, ed.activation.3 The second, third and fourth step of a selection, each looked at when its place comes. */
export const traumaCheck: readonly Step<Transaction, Command>[] = [atSelection('ed.psych.5', 'trauma', trauma)]
export const isolationCheck: readonly Step<Transaction, Command>[] = [atSelection('ed.psych.8', 'isolation', isolation)]
export const fullHerdsCheck: readonly Step<Transaction, Command>[] = [
  atSelection('ed.psych.10', 'full herds', fullHerds),
]

/** What a unit will owe when it is selected, and the chance of each check. */
import type { Seat } from '@shamble/kernel'
import { distance2 } from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { BrainCause } from '../events.ts'
import { moverOf } from '../rules/13-rambling.ts'
import { shoveNumber, shovedBy } from '../rules/26-shove.ts'
import { infectionNumber } from '../rules/32-infection.ts'
import { isIsolated, newFullHerds } from '../rules/34-causes.ts'
import { psychNumber } from '../rules/34-psych.ts'
import { brainNumber, passesByItself } from '../rules/35-brain.ts'
import { type Herd, type Human, isOnTable, type Look } from '../state.ts'
import { DIE } from '../tables/numbers.ts'

/** One die that needs so much or more. */
export const chanceOf = (needed: number): number => Math.min(DIE, Math.max(0, DIE + 1 - needed)) / DIE

export type Cause = 'trauma' | 'isolation' | 'full herds' | 'infection' | 'rambling'

/** ed.activation.1 A check that is due at the next selection as things stand. */
export interface Owed {
  readonly cause: Cause
  readonly clause: Clause
  readonly checks: number
  /** What the die needs; null for who passes without one (ed.psych.18). */
  readonly needed: number | null
  readonly chance: number
}

const psych = (human: Human, cause: Cause, clause: Clause, checks = 1): Owed =>
  human.perks.includes('stoic')
    ? { cause, clause, checks, needed: null, chance: 1 }
    : { cause, clause, checks, needed: psychNumber(human), chance: chanceOf(psychNumber(human)) }

/** In the order in which they are made, each with the morale of now. */
export function owedBy(look: Look, human: Human): readonly Owed[] {
  const owed: Owed[] = []
  if (human.trauma > 0) owed.push(psych(human, 'trauma', 'ed.psych.5', look.book.traumaChecks(human.trauma)))
  if (isIsolated(look, human)) owed.push(psych(human, 'isolation', 'ed.psych.8'))
  if (newFullHerds(look, human).length > 0) owed.push(psych(human, 'full herds', 'ed.psych.10'))
  if (human.health === 'infected') {
    const needed = infectionNumber(human)
    owed.push({ cause: 'infection', clause: 'ed.infection.4', checks: 1, needed, chance: chanceOf(needed) })
  }
  return owed
}

/** ed.rambling.1 That a herd does as its own seat says. */
export function ramblingOf({ book }: Look): Owed {
  const needed = book.ramblesOn + 1
  return { cause: 'rambling', clause: 'ed.rambling.1', checks: 1, needed, chance: chanceOf(needed) }
}

/** ed.rambling.2 Who would move a herd that rambles, and whose being nearest makes it so; null without any human. */
export function moverForecast(look: Look, herd: Herd): { readonly seat: Seat; readonly nearest: Human } | null {
  const seat = moverOf(look, herd)
  if (seat === null) return null
  const own = look.state.humans.filter((human) => human.seat === seat && isOnTable(human))
  const far = ({ at }: Human): number => Math.min(...herd.zombies.map((z) => distance2(z.at, at)))
  const [first, ...others] = own
  if (!first) return null
  return { seat, nearest: others.reduce((best, human) => (far(human) < far(best) ? human : best), first) }
}

/** ed.brain.1, ed.brain.8 What a herd needs for it, and the chance; the Docile throw twice. */
export function brainForecast(
  look: Look,
  herd: Herd,
  cause: BrainCause,
): { readonly needed: number | null; readonly dice: number; readonly chance: number } {
  if (passesByItself(look, herd, cause) !== null) return { needed: null, dice: 0, chance: 1 }
  const needed = brainNumber(herd)
  const dice = look.state.behaviour.brains === 'docile' ? 2 : 1
  const once = chanceOf(needed)
  return { needed, dice, chance: dice === 2 ? once * once : once }
}

/** ed.shove.2 Null where nobody is in contact. */
export function shoveForecast(
  look: Look,
  human: Human,
): { readonly needed: number; readonly chance: number; readonly figures: number } | null {
  const against = shovedBy(look, human)
  const figures = against.humans.length + against.zombies.length
  if (figures === 0) return null
  const needed = shoveNumber(against)
  return { needed, chance: chanceOf(needed), figures }
}

/** What phase 1 of the next turn would ask of somebody as things stand: what his dice must show, and how likely they do. */
import type { Modifier } from '@shamble/kernel'
import { fearValue } from '../rules/23-fear.ts'
import { riseLimit } from '../rules/21-zombify.ts'
import { archetypeFear } from '../rules/41-archetypes.ts'
import { distractions, fearDistractions, sumOf } from '../rules/48-mind.ts'
import type { Human, Look } from '../state.ts'
import { HOPELESS } from '../tables/moral.ts'
import { HEARTENS, type SkillId } from '../tables/skills.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

export interface FearForecast {
  /** What two dice must not exceed, and how it comes about. */
  readonly value: number
  readonly terms: readonly Modifier[]
  /** What is added to the dice. */
  readonly modifiers: readonly Modifier[]
  /** dw.fear.1 Are there zombies near enough to ask for a test? */
  readonly isDue: boolean
  readonly chance: number
}

/** dw.fear.4, dw.gskill How likely two dice with what is added to them do not exceed a value. */
export function fearChance(look: Look, human: Human, value: number, skill: SkillId | null): number {
  const limit = value + (skill === 'cool' ? HEARTENS.cool : 0)
  const added = sumOf(onFearDice(look, human)) + (skill === 'fearless' ? HEARTENS.fearless : 0)
  const passed = FACES.flatMap((a) => FACES.filter((b) => a + b + added <= limit))
  return passed.length / 36
}

const onFearDice = (look: Look, human: Human): Modifier[] => [
  ...archetypeFear(look, human),
  ...fearDistractions(look, human),
]

/** dw.fear.3, dw.fear.4 */
export function fearForecast(look: Look, human: Human): FearForecast {
  const { value, terms } = fearValue(look, human)
  return {
    value,
    terms,
    modifiers: onFearDice(look, human),
    isDue: terms.some(({ clause }) => clause === 'dw.fear.2'),
    chance: fearChance(look, human, value, null),
  }
}

export interface RiseForecast {
  /** A score below it makes him a zombie. */
  readonly limit: number
  /** Turns since he died. */
  readonly since: number
  readonly chance: number
}

/** dw.zombify.2, dw.zombify.3 From the turn after the death on, and more likely with every turn; null for who stays dead. */
export function riseForecast({ state, book }: Look, human: Human): RiseForecast | null {
  if (!book.mayRise(human)) return null
  const turn = state.phase === 'tests' ? state.turn : state.turn + 1
  const limit = riseLimit({ turn }, human)
  return { limit, since: turn - human.died, chance: FACES.filter((face) => face < limit).length / 6 }
}

export interface WoundForecast {
  readonly modifiers: readonly Modifier[]
  /** dw.wounds.5 No die reaches so many. */
  readonly isHopeless: boolean
  readonly chance: number
}

/** dw.wounds.2, dw.wounds.3 One die against all wounds, for whoever has new ones; null for all others. */
export function woundForecast(look: Look, human: Human): WoundForecast | null {
  const { wounds, untested } = human
  if (untested === 0 || wounds === 0) return null
  const modifiers = distractions(look, human)
  const isHopeless = wounds >= HOPELESS
  const living = FACES.filter((face) => face + sumOf(modifiers) >= wounds)
  return { modifiers, isHopeless, chance: isHopeless ? 0 : living.length / 6 }
}

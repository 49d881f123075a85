/** rs.nps.13, rs.infection People on the umpire's desk: what others have settled and may do instead, and who is infected. */
import type { Clause } from '../clauses.ts'
import type { Instead } from '../commands.ts'
import { isNPS } from '../rules/39-armed.ts'
import { planOf } from '../rules/39-nps.ts'
import { ordersFor } from '../rules/40-choices.ts'
import { chanceInfected, rollsBetween } from '../rules/43-guesses.ts'
import { insteadRefusal } from '../rules/45-rulings.ts'
import type { HiddenRoll, Look, Survivor } from '../state.ts'
import type { Card } from '../tables/cards.ts'

export interface RulingForecast {
  readonly survivor: number
  /** What he has settled, as a card; null: nothing. */
  readonly card: Card | null
  readonly because: Clause
  /** rs.nps.13 What he may be ruled to do. */
  readonly instead: readonly Instead[]
}

export const rulingsForecast = (look: Look): readonly RulingForecast[] =>
  look.state.survivors.filter(isNPS).map((s) => {
    const all: Instead[] = [{ is: 'NOTHING' }, { is: 'MELEE' }, ...ordersFor(look, null, [s])]
    return {
      survivor: s.n,
      card: look.state.settled[s.n]?.[0] ?? null,
      because: planOf(look, s).because,
      instead: all.filter((does) => insteadRefusal(look, { survivor: s.n, does }, '') === null),
    }
  })

export interface InfectionForecast {
  readonly survivor: number
  /** Null: never tested. */
  readonly truth: 'infected' | 'immune' | null
  /** The turn of the test, and the face of its die where it was thrown in this game. */
  readonly since: number | null
  readonly face: number | null
  /** How many upkeep rolls he has lived through since. */
  readonly rolls: number
  /** rs.infection.7 How likely it is for whoever knows only that; null where nobody has anything to go by. */
  readonly believed: number | null
}

const testOf = (rolls: readonly HiddenRoll[], { n }: Survivor): HiddenRoll | undefined =>
  rolls.find(({ clause, about }) => clause === 'rs.infection.1' && about === n)

/** What the table knows for sure. */
function known(look: Look, { n }: Survivor, truth: InfectionForecast['truth']): number | null {
  const { collapsed } = look.state.learnt
  if (collapsed.includes(n) || Object.hasOwn(look.state.risen, n)) return 1
  if (!look.book.infectionsAreOpen() || truth === null) return null
  return truth === 'infected' ? 1 : 0
}

/** rs.infection.4, rs.secrecy.12 The truth beside what players may believe. */
export const infectionsForecast = (look: Look): readonly InfectionForecast[] =>
  look.state.survivors
    .filter(({ status }) => status === 'alive' || status === 'dead')
    .map((s): InfectionForecast => {
      const { hidden, learnt } = look.state
      const truth = hidden.tested[s.n] ?? null
      const since = learnt.hurt[s.n] ?? null
      const rolls = since === null ? 0 : Math.max(0, rollsBetween(look.state, since, learnt.died[s.n]))
      const guessed = since === null || truth === null ? null : chanceInfected(look.book, s, rolls)
      return {
        survivor: s.n,
        truth,
        since,
        face: testOf(hidden.rolls, s)?.value ?? null,
        rolls,
        believed: known(look, s, truth) ?? guessed,
      }
    })

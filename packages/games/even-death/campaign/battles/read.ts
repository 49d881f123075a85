/** ed.camp-battle.14 What the end of a battle tells the campaign. */
import { type BattleEnd, endAs } from '@shamble/kernel'
import { withdrawnHerd } from '../../rules/41-withdraw.ts'
import type { EvenDeathKit, State as BattleState } from '../../state.ts'
import type { Faction } from '../../tables/profiles.ts'
import type { Fate, HerdResult, PersonResult, Result } from '../result.ts'
import type { Look, Person } from '../state.ts'
import { peopleInBattle } from './match.ts'

const isFate = (status: string): status is Fate => status !== 'waiting'

/** People are numbered in the order in which they came, and nobody joins them. */
function peopleOf(people: readonly Person[], { humans }: BattleState): PersonResult[] {
  return people.map(({ id }, i): PersonResult => {
    const human = humans[i]
    if (!human || !isFate(human.status)) throw new Error('these are not the people of the battle')
    return { id, fate: human.status, vitality: human.vitality, infected: human.health === 'infected' }
  })
}

/** ed.camp-battle.7 Herds that stand, and those that have withdrawn as large as they were. */
const herdsOf = ({ herds, tally }: BattleState): HerdResult[] =>
  herds.flatMap(({ id, kind, status, zombies }): HerdResult[] => {
    if (status === 'alive') return [{ kind, size: zombies.length, withdrawn: false }]
    return status === 'withdrawn' ? [{ kind, size: tally.out[withdrawnHerd(id)] ?? 0, withdrawn: true }] : []
  })

/** How the battle that was asked for has ended; null if it is not over. */
export function resultFrom(look: Look, end: BattleEnd): Result | null {
  const { state } = endAs<EvenDeathKit>(end).look
  if (state.outcome === null) return null
  const [winner] = state.outcome.winners
  const faction = state.seats.find(({ seat }) => seat === winner)?.faction
  return {
    winner: (faction ?? null) as Faction | null,
    rounds: state.round,
    people: peopleOf(peopleInBattle(look), state),
    herds: herdsOf(state),
  }
}

/** ed.camp-battle.14 How the battle ended: its own end, or a result by hand to which every other person agrees. */
import { BY_HAND, isBot, type Refusal, refuse, samePerson, type Seat } from '@shamble/kernel'
import { resultRefusal } from '../battles/index.ts'
import type { Command, CommandOf } from '../commands.ts'
import type { PersonResult, Result } from '../result.ts'
import {
  type CampaignForce,
  forceOf,
  frozenBattle,
  isHuman,
  type Look,
  type Member,
  type Transaction,
} from '../state.ts'
import { battleIn } from './47-sides.ts'

/** The forces that fight, the initiator's first. */
export const fightingIn = (look: Pick<Look, 'state'>): CampaignForce[] =>
  battleIn(look).sides.flatMap(({ force }) => forceOf(look.state, force) ?? [])

/** Seats of persons who are in the battle, a seat a person, in the order of the sides. */
export function personsIn(look: Pick<Look, 'state'>): Seat[] {
  const { holders } = look.state
  const seats = battleIn(look).sides.map(({ faction }): Seat => faction)
  const persons = seats.filter((seat) => !isBot(holders[seat]))
  return persons.filter((seat, i) => !persons.slice(0, i).some((other) => samePerson(holders[other], holders[seat])))
}

/** Persons who have still to agree. */
export function agreeing(look: Pick<Look, 'state'>): Seat[] {
  const { proposal } = battleIn(look)
  if (!proposal || proposal.battle !== BY_HAND) return []
  const { holders } = look.state
  return personsIn(look).filter(
    (seat) =>
      seat !== proposal.by && !samePerson(holders[proposal.by], holders[seat]) && !proposal.agreed.includes(seat),
  )
}

export function fightRefusal(look: Look, command: Command): Refusal | null {
  if (command.do !== 'report') return refuse('ed.camp-battle.14', 'The battle is fought now, and its result taken in.')
  return resultRefusal(look, command.result)
}

export function report(t: Transaction, by: Seat, { result, battle }: CommandOf<'report'>): void {
  t.state.battle = frozenBattle({ ...battleIn(t), proposal: { by, result, battle, agreed: [] } })
  if (battle === BY_HAND) t.emit({ e: 'result proposed', clause: 'ed.camp-battle.14', by, result })
}

/** One who does not agree, and the battle is still to be fought, or told otherwise. */
export function answer(t: Transaction, by: Seat, { yes }: CommandOf<'agree'>): void {
  const battle = battleIn(t)
  const { proposal } = battle
  if (!proposal) return
  t.state.battle = frozenBattle({
    ...battle,
    proposal: yes ? { ...proposal, agreed: [...proposal.agreed, by] } : null,
  })
  t.emit({ e: 'result answered', clause: 'ed.camp-battle.14', by, yes })
}

const asBefore = (unit: Member): PersonResult[] =>
  unit.is === 'human'
    ? [{ id: unit.id, fate: 'alive', vitality: unit.vitality, infected: unit.health === 'infected' }]
    : []

const dead = (unit: Member): PersonResult[] =>
  unit.is === 'human' ? [{ id: unit.id, fate: 'dead', vitality: 0, infected: unit.health === 'infected' }] : []

const herdsOf = ({ units }: CampaignForce): Result['herds'] =>
  units.flatMap((unit) => (unit.is === 'herd' ? [{ kind: unit.kind, size: unit.size, withdrawn: false }] : []))

/** Nobody is hurt, and nobody wins; or one has killed all others. What anybody can enter by hand. */
export function plainResults(look: Look): Result[] {
  const forces = fightingIn(look)
  const rounds = Math.max(1, look.book.roundLimit)
  const draw: Result = {
    winner: null,
    rounds,
    people: forces.flatMap(({ units }) => units.flatMap(asBefore)),
    herds: forces.flatMap(herdsOf),
  }
  const won = forces.map(
    (winner): Result => ({
      winner: winner.owner,
      rounds: Math.max(1, rounds - 1),
      people: forces.flatMap(({ units }) => units.flatMap(winner.units === units ? asBefore : dead)),
      herds: isHuman(winner.owner) ? [] : herdsOf(winner),
    }),
  )
  return look.book.roundLimit > 0 ? [...won, draw] : won
}

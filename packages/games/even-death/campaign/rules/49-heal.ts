/** ed.camp-heal A force recovers at an Aid Station. */
import { type Refusal, refuse } from '@shamble/kernel'
import { type Action, actingIn, each } from '../action.ts'
import { mostVitality, peopleIn, setForce } from '../roster.ts'
import {
  type CampaignForce,
  isHuman,
  isPerson,
  type Look,
  type Person,
  playerOf,
  type Structure,
  tileAt,
  type Transaction,
} from '../state.ts'
import { takeSupplies } from '../supplies.ts'
import type { Clause } from '../../clauses.ts'

interface Service {
  readonly clause: Clause
  readonly ruling: Clause
  readonly structure: Structure
  readonly called: string
  readonly done: readonly number[]
}

/** ed.camp-heal.2, ed.camp-train.2 What a structure needs to be of use: an own tile, once a turn, 1 Supplies. */
export function serviceRefusal({ state }: Look, { at, owner }: CampaignForce, service: Service): Refusal | null {
  const { clause, ruling, structure, called, done } = service
  if (!isHuman(owner)) return refuse(clause, 'This is for people.')
  const tile = tileAt(state, at)
  if (tile.structure !== structure) return refuse(clause, `There is no ${called} in this tile.`)
  if (tile.controller !== owner) return refuse(ruling, 'Your faction does not control this tile.')
  if (done.includes(at)) return refuse(clause, 'It has been done in this tile in this campaign turn.')
  return playerOf(state, owner).supplies > 0 ? null : refuse(ruling, 'It costs 1 Supplies, and you have none.')
}

function healed(look: Look, one: Person): Person {
  const vitality = mostVitality(one)
  return look.book.healCures() ? { ...one, vitality, health: 'healthy' } : { ...one, vitality }
}

const wouldChange = (look: Look, one: Person): boolean =>
  one.vitality < mostVitality(one) || (look.book.healCures() && one.health !== 'healthy')

export function healRefusal(look: Look, force: CampaignForce): Refusal | null {
  const service = serviceRefusal(look, force, {
    clause: 'ed.camp-heal.1',
    ruling: 'ed.camp-heal.2',
    structure: 'aid-station',
    called: 'Aid Station',
    done: look.state.healed,
  })
  if (service) return service
  return peopleIn(force).some((one) => wouldChange(look, one))
    ? null
    : refuse('ed.camp-heal.1', 'Nobody in this force has anything to recover from.')
}

/** ed.camp-heal.1 To full vitality, for 1 Supplies. */
function heal(t: Transaction, force: CampaignForce): void {
  const before = peopleIn(force)
  takeSupplies(t, force.owner, 1)
  t.state.healed = Object.freeze([...t.state.healed, force.at])
  setForce(t, force.id, { units: force.units.map((unit) => (isPerson(unit) ? healed(t, unit) : unit)) })
  t.emit({
    e: 'healed',
    clause: 'ed.camp-heal.1',
    faction: force.owner,
    force: force.id,
    at: force.at,
    units: before.flatMap((one) => {
      const by = mostVitality(one) - one.vitality
      return by > 0 ? [{ unit: one.id, by }] : []
    }),
  })
  for (const one of before)
    if (one.health !== healed(t, one).health)
      t.emit({ e: 'health changed', clause: 'ed.camp-heal.2', force: force.id, unit: one.id, health: 'healthy' })
}

export const HEAL: Action<'heal'> = {
  choices: (look, faction) =>
    each(
      look,
      faction,
      (force) => !healRefusal(look, force),
      (force) => ({ do: 'heal', force }),
    ),
  refusal: (look, _faction, { force }) => healRefusal(look, actingIn(look, force)),
  take: (t, _faction, { force }) => heal(t, actingIn(t, force)),
}

/** ed.camp-raid Bandits take Supplies from the structures next to them. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Clause } from '../../clauses.ts'
import type { HumanFaction } from '../../tables/profiles.ts'
import { type Action, actingIn, each } from '../action.ts'
import { adjacentTo, type Place } from '../map.ts'
import { type CampaignForce, isHuman, type Look, type Structure, tileAt, type Transaction } from '../state.ts'
import { addSupplies, takeSupplies } from '../supplies.ts'

/** Somebody else's structure next to a force. */
export interface Prey {
  readonly at: Place
  readonly victim: HumanFaction
  readonly structure: Structure
}

/** ed.camp-raid.1, ed.camp-control.4 Those of Survivors and Military: north, east, south, west, never its own tile. */
export const preyOf = ({ state, book }: Look, { at, owner }: CampaignForce): Prey[] =>
  adjacentTo(book.map, at).flatMap((place) => {
    const { controller, structure } = tileAt(state, place)
    const isPrey = controller !== null && isHuman(controller) && controller !== owner
    return isPrey && structure ? [{ at: place, victim: controller, structure }] : []
  })

export function preyRefusal(look: Look, force: CampaignForce, clause: Clause, ruling: Clause): Refusal | null {
  if (force.owner !== 'bandits') return refuse(clause, 'Only Bandits do this.')
  return preyOf(look, force).length > 0
    ? null
    : refuse(ruling, 'No tile next to this force has a structure of Survivors or Military.')
}

const refusalFor = (look: Look, force: CampaignForce): Refusal | null =>
  preyRefusal(look, force, 'ed.camp-raid.1', 'ed.camp-raid.2')

/** ed.camp-raid.2 Nobody loses more than it has, and only what is lost is gained. */
function raid(t: Transaction, force: CampaignForce): void {
  const { id, owner } = force
  for (const { at, victim } of preyOf(t, force)) {
    const by = takeSupplies(t, victim, 1)
    addSupplies(t, owner, by)
    t.emit({ e: 'raided', clause: 'ed.camp-raid.1', faction: owner, force: id, at, victim, by })
  }
}

export const RAID: Action<'raid'> = {
  choices: (look, faction) =>
    each(
      look,
      faction,
      (force) => !refusalFor(look, force),
      (force) => ({ do: 'raid', force }),
    ),
  refusal: (look, _faction, { force }) => refusalFor(look, actingIn(look, force)),
  take: (t, _faction, { force }) => raid(t, actingIn(t, force)),
}

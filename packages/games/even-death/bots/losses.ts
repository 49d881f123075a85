/** What is about to happen: who would be shot at and bitten if all stayed where they are. */
import { expectedWounds, woundChances } from '../forecast/wounds.ts'
import { biteBy } from '../forecast/bites.ts'
import { type Herd, type Human, isHerd, isOnTable, type Look, type Unit } from '../state.ts'
import { marginTo, threatsTo } from './danger.ts'
import { bestAt, enemiesOf } from './shots.ts'

export interface Losses {
  /** By human, the wounds that are to be feared. */
  readonly wounds: ReadonlyMap<Unit, number>
  /** By herd, the zombies that would fall. */
  readonly zombies: ReadonlyMap<Herd, number>
}

/** A herd that comes brings so many into contact, and rambles in a quarter of its turns. */
const BITERS = 4
const OBEYS = 0.75

export function lossesAhead(look: Look): Losses {
  const wounds = new Map<Unit, number>()
  const zombies = new Map<Herd, number>()
  const add = <K>(to: Map<K, number>, whom: K, many: number): void => void to.set(whom, (to.get(whom) ?? 0) + many)
  for (const human of look.state.humans) {
    if (!isOnTable(human)) continue
    const shot = bestAt(look, human, enemiesOf(look, human.seat))
    if (shot && isHerd(shot.unit)) add(zombies, shot.unit, Math.min(shot.worth, shot.unit.zombies.length))
    if (shot && !isHerd(shot.unit)) add(wounds, shot.unit, shot.worth)
    add(wounds, human, bitten(look, human))
  }
  return { wounds, zombies }
}

/** By the herd that could bite with most. */
function bitten(look: Look, human: Human): number {
  const near = threatsTo(look, human.seat).filter((threat) => marginTo(threat, human.at) <= 0)
  const most = Math.max(0, ...near.map(({ zombies }) => Math.min(BITERS, zombies.length)))
  return most === 0 ? 0 : OBEYS * expectedWounds(woundChances(biteBy(look, human, most)), human.vitality)
}

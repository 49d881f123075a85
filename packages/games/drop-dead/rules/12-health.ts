/** Health and death: losses of survivors and zombies, and what becomes of the dead. */
import type { Harm } from '../events.ts'
import {
  changeZombie,
  dropZombie,
  type Survivor,
  type Table,
  type Unit,
  unitOfSurvivor,
  xyOf,
  type Zombie,
} from '../state.ts'
import type { SurvivorId } from '../tables/survivors.ts'
import { tileOfUnit } from './01-grid.ts'
import { layPart } from './10-parts.ts'
import { mayPlaceOn, stand } from './14-spawn.ts'
import { checkEnd, stir } from './18-end.ts'

/**
 * dd.combat.10, dd.combat.11 Takes health from a zombie and removes it at once when none is left (dd.combat.12). Gives
 * the health it has left. `from` names a cause that is no attack: an attack tells its own story.
 */
export function hurtZombie(t: Table, zombie: Zombie, damage: number, from: Harm | null, by: SurvivorId | null): number {
  const health = Math.max(0, zombie.health - damage)
  if (health < zombie.health) stir(t)
  if (from !== null) t.emit({ e: 'zombie hurt', clause: 'dd.health.3', zombie: zombie.n, damage, health, from })
  if (health > 0) changeZombie(t.state, zombie, { health })
  else {
    dropZombie(t.state, zombie)
    t.emit({ e: 'zombie killed', clause: 'dd.combat.10', zombie: zombie.n, at: xyOf(zombie.at), by })
  }
  return health
}

/** dd.health.2 Takes health from a survivor, never below 0. The dead are buried by `buryTheDead`. */
export function hurtSurvivor(t: Table, survivor: Survivor, damage: number): void {
  const health = Math.max(0, survivor.health - damage)
  if (health < survivor.health) stir(t)
  survivor.health = health
}

/** dd.death.5 The part is laid down, the items are discarded, the survivor is removed. Gives the unit of death. */
function removeDead(t: Table, survivor: Survivor): Unit {
  const { state } = t
  const { id } = survivor
  const unit = unitOfSurvivor(survivor)
  if (survivor.carries) {
    survivor.carries = false
    layPart(t, unit)
    t.emit({ e: 'part dropped', clause: 'dd.parts.12', survivor: id, at: xyOf(unit) })
  }
  if (survivor.items.length > 0) {
    const cards = survivor.items
    state.discard.push(...cards)
    survivor.items = []
    t.emit({ e: 'items discarded', clause: 'dd.cards.12', survivor: id, cards: cards.slice() })
  }
  survivor.at = null
  survivor.status = 'dead'
  survivor.trapped = false
  survivor.died = Object.freeze({ cycle: state.cycle, phase: state.phase })
  t.emit({ e: 'died', clause: 'dd.death.1', survivor: id, at: xyOf(unit) })
  return unit
}

/** dd.turn.10 Nothing else can be done in the turn of a survivor who has died. */
function endTurnOfTheDead(t: Table, dead: readonly Survivor[]): void {
  const active = dead.find((one) => one.seat === t.state.turn?.seat)
  if (!active) return
  t.state.turn = null
  t.emit({ e: 'turn ended', clause: 'dd.turn.10', survivor: active.id })
}

/** dd.death.2, dd.death.3 The player comes back as undead, and a zombie rises where the survivor fell if it can. */
function rise(t: Table, survivor: Survivor, unit: Unit): void {
  if (t.book.deadPlayOn()) {
    survivor.status = 'undead'
    t.emit({ e: 'undead', clause: 'dd.death.2', seat: survivor.seat, survivor: survivor.id })
  }
  if (!mayPlaceOn(t, tileOfUnit(t.facts, unit))) return
  const zombie = stand(t, unit, false)
  t.emit({ e: 'rose', clause: 'dd.death.3', zombie: zombie.n, survivor: survivor.id, at: xyOf(unit) })
}

/**
 * dd.death.5, dd.health.3 Everybody without health is handled in turn order: laid down and removed, then one look whether
 * the game is over, then they rise.
 */
export function buryTheDead(t: Table): void {
  if (!t.state.survivors.some(isDying)) return
  const dead = t.state.survivors.filter(isDying)
  const units = dead.map((one) => removeDead(t, one))
  endTurnOfTheDead(t, dead)
  checkEnd(t)
  if (t.state.outcome !== null) return
  dead.forEach((one, i) => rise(t, one, units[i] as Unit))
}

const isDying = (one: Survivor): boolean => one.status === 'alive' && one.health === 0

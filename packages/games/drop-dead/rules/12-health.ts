/** Health and death: losses of survivors and zombies, and what becomes of the dead. */
import type { Harm } from '../events.ts'
import {
  changeZombie,
  dropZombie,
  isAlive,
  type Survivor,
  type Transaction,
  type Unit,
  unitOfSurvivor,
  xyOf,
  type Zombie,
} from '../state.ts'
import type { SurvivorId } from '../tables/survivors.ts'
import { tileOfUnit } from './01-grid.ts'
import { layPart } from './10-parts.ts'
import { noRoomOn, stand } from './14-spawn.ts'
import { checkEnd, stir } from './18-end.ts'

/** dd.combat.10, dd.combat.11 Takes health from a zombie, never below 0. The killed are removed by `removeKilled`. */
function weaken(t: Transaction, zombie: Zombie, damage: number): Zombie {
  const health = Math.max(0, zombie.health - damage)
  if (health < zombie.health) stir(t)
  return changeZombie(t.state, zombie, { health })
}

function removeKilled(t: Transaction, zombie: Zombie, by: SurvivorId | null): void {
  if (zombie.health > 0) return
  dropZombie(t.state, zombie)
  t.emit({ e: 'zombie killed', clause: 'dd.combat.10', zombie: zombie.n, at: xyOf(zombie.at), by })
}

/** dd.combat.12 An attack hurts a zombie, and removes it at once when no health is left. */
export const hurtZombie = (t: Transaction, zombie: Zombie, damage: number, by: SurvivorId): void =>
  removeKilled(t, weaken(t, zombie, damage), by)

/** dd.health.3 Every zombie on a tile loses health; after that the killed are removed. */
export function blastZombies(t: Transaction, tile: number, damage: number, from: Harm, by: SurvivorId | null): void {
  const hurt = t.state.zombies.filter(({ at }) => tileOfUnit(t.facts, at) === tile).map((z) => weaken(t, z, damage))
  for (const { n, health } of hurt) t.emit({ e: 'zombie hurt', clause: 'dd.health.3', zombie: n, damage, health, from })
  for (const zombie of hurt) removeKilled(t, zombie, by)
}

/** dd.health.2 Takes health from a survivor, never below 0. The dead are buried by `buryTheDead`. */
export function hurtSurvivor(t: Transaction, survivor: Survivor, damage: number): void {
  const health = Math.max(0, survivor.health - damage)
  if (health < survivor.health) stir(t)
  survivor.health = health
}

/** dd.death.5 The part is laid down, the items are discarded, the survivor is removed. Gives the unit of death. */
function removeDead(t: Transaction, survivor: Survivor): Unit {
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
    state.discard = Object.freeze([...state.discard, ...cards])
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

/** dd.turn.10 What killed the active survivor is finished: nothing else can be done in this turn. */
export function endTurnOfTheDead(t: Transaction, active: Survivor): void {
  if (isAlive(active)) return
  t.state.turn = null
  if (t.state.outcome === null) t.emit({ e: 'turn ended', clause: 'dd.turn.10', survivor: active.id })
}

/** dd.death.2, dd.death.3 The player comes back as undead, and a zombie rises where the survivor fell if it can. */
function rise(t: Transaction, survivor: Survivor, unit: Unit): void {
  if (t.book.deadPlayOn()) {
    survivor.status = 'undead'
    t.emit({ e: 'undead', clause: 'dd.death.2', seat: survivor.seat, survivor: survivor.id })
  }
  const { id } = survivor
  const because = noRoomOn(t, tileOfUnit(t.facts, unit))
  if (because !== null)
    return t.emit({ e: 'did not rise', clause: 'dd.death.3', survivor: id, at: xyOf(unit), because })
  const zombie = stand(t, unit, false)
  t.emit({ e: 'rose', clause: 'dd.death.3', zombie: zombie.n, survivor: id, at: xyOf(unit) })
}

/**
 * dd.death.5, dd.health.3 Everybody without health is handled in turn order: laid down and removed, then one look whether
 * the game is over, then they rise.
 */
export function buryTheDead(t: Transaction): void {
  if (!t.state.survivors.some(isDying)) return
  const dead = t.state.survivors.filter(isDying)
  const units = dead.map((one) => removeDead(t, one))
  checkEnd(t)
  if (t.state.outcome !== null) return
  dead.forEach((one, i) => rise(t, one, units[i] as Unit))
}

const isDying = (one: Survivor): boolean => one.status === 'alive' && one.health === 0

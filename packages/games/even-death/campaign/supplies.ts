/** ed.human-state Supplies of a faction, and what they make of its people. */
import type { Seat } from '@shamble/kernel'
import type { Fatigue, Health } from '../tables/states.ts'
import { ABUNDANT } from './numbers.ts'
import { setForce } from './roster.ts'
import { forcesOf, isPerson, type Member, playerOf, setPlayer, type State, type Transaction } from './state.ts'

export type Level = 'abundant' | 'rationing' | 'deprived'

/** ed.human-state.3, ed.human-state.4 */
export const levelAt = (supplies: number): Level =>
  supplies >= ABUNDANT ? 'abundant' : supplies > 0 ? 'rationing' : 'deprived'

/** ed.human-state.2, ed.human-state.5 How somebody comes to a battle. */
export function fatigueOf(health: Health, supplies: number): Fatigue {
  if (health !== 'healthy') return 'exhausted'
  return levelAt(supplies) === 'abundant' ? 'energised' : 'fine'
}

const isSick = (unit: Member): boolean => isPerson(unit) && unit.health === 'sick'

/** ed.human-state.5, ed.human-state.8 With something to live on the sick are well again; the infected are not. */
function cureSick(t: Transaction, faction: Seat): void {
  for (const force of forcesOf(t.state, faction)) {
    if (!force.units.some(isSick)) continue
    for (const unit of force.units)
      if (isSick(unit))
        t.emit({ e: 'health changed', clause: 'ed.human-state.8', force: force.id, unit: unit.id, health: 'healthy' })
    setForce(t, force.id, { units: force.units.map((unit) => (isSick(unit) ? well(unit) : unit)) })
  }
}

const well = (unit: Member): Member => (isPerson(unit) ? { ...unit, health: 'healthy' } : unit)

/** ed.camp-rules.10, ed.camp-turn.4 Whole numbers from 0 up. Gives by how much they changed. */
export function addSupplies(t: Transaction, faction: Seat, by: number): number {
  const before = suppliesOf(t.state, faction)
  const now = Math.max(0, before + by)
  setPlayer(t, faction, { supplies: now })
  if (before === 0 && now > 0) cureSick(t, faction)
  return now - before
}

/** As far as there are any. Gives how many were lost. */
export function takeSupplies(t: Transaction, faction: Seat, by: number): number {
  const before = suppliesOf(t.state, faction)
  addSupplies(t, faction, -by)
  return before - suppliesOf(t.state, faction)
}

export const suppliesOf = (state: State, faction: Seat): number => playerOf(state, faction).supplies

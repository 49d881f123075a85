/** dw.barrier Zombies at doors, windows and barricades: who pounds, for how long, and when it gives way. */
import { type Barrier, change, type Look, type State, type Transaction, vehicleOf } from '../state.ts'
import { POUNDING } from '../tables/zombies.ts'
import { d6, zombieRoller } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { setVehicle } from './43-aboard.ts'

/** dw.barrier.2, dw.barrier.5 Turns of attack before dice are rolled. */
const turnsNeeded = (attackers: number): number => (attackers >= POUNDING.many ? 1 : 2)

/** dw.barrier.5 Dice for so many attackers in the nth consecutive turn of attack. */
export function barrierDice(attackers: number, turns: number): number {
  if (attackers < POUNDING.least) return 0
  const over = turns - turnsNeeded(attackers)
  return over < 0 ? 0 : attackers + over
}

/** dw.barrier.8 All that pound on an opening in this phase, on whichever side. */
export const attackersOf = ({ state }: Look, opening: string): number =>
  state.zombies.reduce((sum, { pounding }) => (pounding === opening ? sum + 1 : sum), 0)

/** In order of ids as people count: D2 before D10. */
function byId(a: string, b: string): number {
  const [letters, other] = [a.replace(/\d+$/, ''), b.replace(/\d+$/, '')]
  if (letters !== other) return letters < other ? -1 : 1
  return Number(a.slice(letters.length)) - Number(b.slice(letters.length))
}

/** dw.vehicle.30 How long it has been attacked: a door or window, or a vehicle with people in it. */
const poundedOf = ({ openings, vehicles }: State, id: string): number =>
  openings[id]?.pounded ?? vehicles.find((one) => one.id === id)?.pounded ?? 0

function setBarrier(t: Transaction, opening: string, by: Partial<Barrier>): void {
  const { state } = t
  state.openings = Object.freeze({ ...state.openings, [opening]: change(state.openings[opening] as Barrier, by) })
}

function setPounded(t: Transaction, id: string, pounded: number): void {
  if (vehicleOf(t.state, id)) setVehicle(t.state, id, { pounded })
  else setBarrier(t, id, { pounded })
}

/** dw.barrier.8, dw.vehicle.30 It can never be closed again. */
function breakOpen(t: Transaction, opening: string): void {
  if (vehicleOf(t.state, opening)) {
    setVehicle(t.state, opening, { isBroken: true, pounded: 0 })
    return t.emit({ e: 'vehicle broken', clause: 'dw.vehicle.30', vehicle: opening })
  }
  setBarrier(t, opening, { state: 'broken', pounded: 0 })
  t.renew()
  t.emit({ e: 'opening changed', clause: 'dw.barrier.8', opening, state: 'broken', human: null, left: null })
}

const BREAKS = splitAt(6, 'holds', 'breaks')

function pound(t: Transaction, opening: string, attackers: number, pounded: number): void {
  const turns = pounded + 1
  const dice = barrierDice(attackers, turns)
  const what = `breaking ${opening}`
  const ask = { clause: 'dw.barrier.3', seat: zombieRoller(t), what, table: BREAKS } as const
  const faces = Array.from({ length: dice }, () => d6(t, ask))
  const broken = faces.includes(6)
  t.emit({ e: 'barrier attacked', clause: 'dw.barrier.5', opening, attackers, turns, faces, broken })
  if (broken) breakOpen(t, opening)
  else setPounded(t, opening, turns)
}

/** dw.barrier.10 Step b of phase 3, opening by opening in order of ids. */
export function attackBarriers(t: Transaction): void {
  const { state } = t
  const concerned = new Set<string>()
  for (const { pounding } of state.zombies) if (pounding !== null) concerned.add(pounding)
  for (const id in state.openings) if ((state.openings[id] as Barrier).pounded > 0) concerned.add(id)
  for (const { id, pounded } of state.vehicles) if (pounded > 0) concerned.add(id)
  if (concerned.size === 0) return
  for (const id of [...concerned].sort(byId)) {
    const pounded = poundedOf(state, id)
    const attackers = attackersOf(t, id)
    if (attackers >= POUNDING.least) pound(t, id, attackers, pounded)
    else if (pounded > 0) setPounded(t, id, 0)
  }
}

/** rs.priority.9 Buildings that attackers know to hold people. */
import type { Spot } from '../content/table-map.ts'
import { isInPlay, type Look, type Survivor, type Transaction, type Zed } from '../state.ts'
import { CROWD_INSIDE } from '../tables/zeds.ts'
import { buildingOf } from './02-terrain.ts'
import { sees } from './03-sight.ts'

export const livingIn = (look: Look, building: string): Survivor[] =>
  look.state.survivors.filter((s) => isInPlay(s) && buildingOf(look, s) === building)

function mark(t: Transaction, building: string): void {
  if (!t.state.known.includes(building)) t.state.known = Object.freeze([...t.state.known, building])
}

/** Whoever attacks and stands; one that nobody has seen yet tells the others nothing. */
const isWatching = ({ mode, down, posture }: Zed): boolean => mode === 'attacking' && !down && posture !== 'sitting'

/** rs.priority.9 A survivor inside or entering at a sample point of his move, or at rest: does an attacker see him? */
export function notice(t: Transaction, survivor: Survivor, spot: Spot = survivor): void {
  const building = buildingOf(t, spot)
  if (building === null || t.state.known.includes(building)) return
  const there = { ...survivor, at: spot.at, level: spot.level }
  if (t.state.zeds.some((z) => isWatching(z) && sees(t, z, there))) mark(t, building)
}

/** rs.priority.9 A loud noise tells where people are, if somebody is inside. */
export function overhear(t: Transaction, spot: Spot): void {
  const building = buildingOf(t, spot)
  if (building !== null && livingIn(t, building).length > 0) mark(t, building)
}

/** rs.priority.9 At the start of 7c: who is seen where he stands, and where fewer than two are left. */
export function lookRound(t: Transaction): void {
  for (const s of t.state.survivors) if (isInPlay(s)) notice(t, s)
  const still = t.state.known.filter((building) => livingIn(t, building).length >= CROWD_INSIDE)
  if (still.length < t.state.known.length) t.state.known = Object.freeze(still)
}

/** rs.drift.7, rs.drift.8, rs.drift.10 Drifters that notice somebody charge, those in rooms in secret. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Spot } from '../content/table-map.ts'
import { changeZed, isInPlay, type Look, type Survivor, type Transaction, type Zed } from '../state.ts'
import { cm } from '../tables/units.ts'
import { DRIFT } from '../tables/zeds.ts'
import { asFigure, isWithin } from './01-measure.ts'
import { sees } from './03-sight.ts'

export const isDrifting = ({ mode, down }: Zed): boolean => mode === 'drifting' && !down

/** rs.drift.8 Within 5 cm all round and through anything, or in sight within its arc. */
export const isRousedBy = (look: Look, z: Zed, s: Survivor): boolean =>
  (z.level === s.level && isWithin(asFigure(z), asFigure(s), cm(DRIFT.near))) || sees(look, z, s)

/** rs.drift.10, rs.secrecy.9 It attacks from now on; of one that nobody has seen yet nobody is told. */
function charge(t: Transaction, z: Zed): void {
  changeZed(t.state, z.id, { mode: 'attacking' })
  if (z.n === 0) t.emit({ e: 'roused in secret', clause: 'rs.drift.10', audience: [], about: z.id })
  else t.emit({ e: 'roused', clause: 'rs.drift.7', zed: z.n })
}

/** rs.drift.8 A survivor at a sample point of his move, or at rest: drifters that notice him charge. */
export function rouse(t: Transaction, survivor: Survivor, spot: Spot = survivor): void {
  const there = { ...survivor, at: spot.at, level: spot.level }
  const isRoused = (z: Zed): boolean => isDrifting(z) && isRousedBy(t, z, there)
  const roused = [...t.state.zeds.filter(isRoused), ...t.state.hidden.zeds.filter(isRoused)]
  for (const z of roused.sort((a, b) => a.id - b.id)) charge(t, z)
}

/** rs.drift.8 With everybody where he stands. */
export function rouseAll(t: Transaction): void {
  for (const s of t.state.survivors) if (isInPlay(s)) rouse(t, s)
}

/** At the end of step 5, for who climbed, opened a door, lit a torch or was dragged. */
export const driftersLook = procedure<Transaction, Command>('drifters look', [step('rs.drift.8', 'look', rouseAll)])

/** In step 8, for those that have stood up. */
export const driftersLookUp = procedure<Transaction, Command>('drifters look up', [
  step('rs.drift.8', 'look', rouseAll),
])

/** rs.hunter.10, rs.witch.9 Who is pinned to the ground, and when that ends by itself. */
import { changeZed, type Survivor, survivorOf, type Transaction, type Zed } from '../state.ts'
import { layLow } from './12-knock-back.ts'
import { release } from './32-mutant.ts'

/** rs.hunter.10, rs.hunter.13 The victim lies and can do nothing until he is free. */
export function pin(t: Transaction, zed: Zed, victim: Survivor): void {
  const pinner = changeZed(t.state, zed.id, { pins: victim.n, spent: true })
  victim.pinnedBy ??= zed.id
  if (!victim.down) layLow(t, victim, 'pin')
  t.emit({ e: 'pinned', clause: 'rs.hunter.10', survivor: victim.n, zed: pinner.n })
}

/** rs.hunter.14 Where the house says so, a pin ends in step 11 of the first turn that began with it. */
export function endPins(t: Transaction): void {
  if (!t.book.pinEndsByItself()) return
  for (const zed of t.state.zeds)
    if (zed.pins !== null && !zed.spent && survivorOf(t.state, zed.pins) !== undefined) release(t, zed)
}

/** rs.down Steps 8 and 11: whoever lies stands up. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { change, isInPlay, type Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'
import { endPins } from './32-pin.ts'
import { raiseTheDead } from './38-infection.ts'
import { byHearers } from './43-shared.ts'

/** rs.down.2, rs.down.3, rs.hunter.16 Every Zed that lies stands up where it is, facing as before, crouched no longer. */
function raiseZeds(t: Transaction): void {
  const { state } = t
  beginStep(t, '8')
  const lying = state.zeds.filter(({ down }) => down)
  if (lying.length === 0) return
  state.zeds = state.zeds.map((z) => (z.down ? change(z, { down: false, posture: 'standing' }) : z))
  for (const zeds of byHearers(t, lying))
    if (zeds.length > 0) t.emit({ e: 'stood up', clause: 'rs.down.2', zeds: zeds.map(({ n }) => n), survivors: [] })
}

/** rs.down.4, rs.down.7, rs.hunter.14 Survivors stand up who lie and are not pinned. */
function raiseSurvivors(t: Transaction): void {
  beginStep(t, '11')
  endPins(t)
  const lying = t.state.survivors.filter((s) => isInPlay(s) && s.down && s.pinnedBy === null)
  if (lying.length === 0) return
  for (const s of lying) s.down = false
  t.emit({ e: 'stood up', clause: 'rs.down.4', zeds: [], survivors: lying.map(({ n }) => n) })
}

export const zedsStand = procedure<Transaction, Command>('Zeds stand', [
  step('rs.turn.1', 'rise', raiseZeds),
  step('rs.infection.11', 'the dead rise', raiseTheDead),
])

export const survivorsStand = procedure<Transaction, Command>('survivors stand', [
  step('rs.turn.1', 'rise', raiseSurvivors),
])

/** rs.fire The end of step 7, in which flames take hold, and U1, in which burning Zeds come to their end. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { changeZed, type Transaction } from '../state.ts'
import { beginStep } from './08-parts.ts'
import { burnAll } from './21-flames.ts'
import { strikeZed } from './32-mutant.ts'

/** rs.fire.6 Every burning Zed has a turn less; at none it is destroyed, each kind in its way. */
function burnDown(t: Transaction): void {
  beginStep(t, 'U1')
  for (const zed of t.state.zeds) {
    if (zed.burning === 0) continue
    const less = changeZed(t.state, zed.id, { burning: zed.burning - 1 })
    strikeZed(t, less, 'burning', { survivor: null, from: less.at })
  }
}

export const flames = procedure<Transaction, Command>('flames', [step('rs.fire.3', 'take hold', burnAll)])

export const burning = procedure<Transaction, Command>('burning', [step('rs.fire.6', 'burn down', burnDown)])

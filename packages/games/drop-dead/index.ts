import type { Game } from '@shamble/kernel'
import { dropDeadRules } from './game.ts'
import { dropDeadExtras } from './extras.ts'
import type { DropDeadKit } from './state.ts'

/** Drop Dead: Zombie Survival Guide. */
export const dropDead: Game<DropDeadKit> = { ...dropDeadRules, ...dropDeadExtras }

export type { Command } from './commands.ts'
export type { Event } from './events.ts'
export type { DropDeadKit, State } from './state.ts'
export type { View } from './view.ts'

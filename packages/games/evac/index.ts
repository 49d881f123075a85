import type { Game } from '@shamble/kernel'
import { evacRules } from './game.ts'
import { evacExtras } from './extras.ts'
import type { EvacKit } from './state.ts'

/** Jonathan Clarke's untitled marine game of 2004, which we call Evac. */
export const evac: Game<EvacKit> = { ...evacRules, ...evacExtras }

export type { Command } from './commands.ts'
export type { Event } from './events.ts'
export type { EvacKit, State } from './state.ts'
export type { View } from './view.ts'

import type { Game } from '@shamble/kernel'
import { deadWalkRules } from './game.ts'
import { deadWalkExtras } from './extras.ts'
import type { DeadWalkKit } from './state.ts'

/** Dead Walk Again, with its advanced rules; its campaign is a game of its own (campaign/). */
export const deadWalk: Game<DeadWalkKit> = { ...deadWalkRules, ...deadWalkExtras }

export type { Command } from './commands.ts'
export type { Event } from './events.ts'
export type { DeadWalkKit, State } from './state.ts'
export type { View } from './view.ts'

export type { Command } from './commands.ts'
export type { Event } from './events.ts'
export { evenDeathRules } from './game.ts'
export type { EvenDeathKit, State, View } from './state.ts'

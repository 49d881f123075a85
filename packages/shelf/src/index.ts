export * from './entry.ts'
export { GAMES } from './games.ts'
export { trialsOf } from './trials-of.ts'

export * from './entry.ts'
export { GAMES } from './games.ts'

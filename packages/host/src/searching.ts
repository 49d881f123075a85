/** Loaded by itself: most tables do without it. */
export { SearchingBot } from '@shamble/bots'

/** Loaded by itself: only typed seeds are stretched. */
export { secretFrom } from '@shamble/kernel'

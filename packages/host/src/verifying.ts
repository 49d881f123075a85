/** Loaded by itself: only who doubts the dice needs it. */
export { verifySave } from '@shamble/kernel'

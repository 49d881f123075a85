/** Loaded by itself: nobody asks what a command may come to before the table is there. */
export { commandOdds } from '@shamble/kernel'

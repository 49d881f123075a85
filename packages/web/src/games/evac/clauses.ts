/** Loaded by itself: nobody needs the sentences of the rules to begin. */
export { CHAPTERS, CLAUSES } from '@shamble/evac/page'

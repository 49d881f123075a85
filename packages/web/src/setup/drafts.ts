import type { Draft } from './draft.ts'

/** Tables that are being set up, by game: whoever looks a rule up meanwhile comes back to what was chosen. */
export const drafts = new Map<string, Draft>()

import type { ClauseIndex, ClauseKind } from '@shamble/kernel'

const KINDS: Readonly<Record<ClauseKind, string>> = {
  core: 'from the book',
  ruling: 'our ruling',
  optional: 'optional',
  content: 'content',
  note: 'a note',
}

/** Where a clause comes from. */
export const kindOf = (entry: ClauseIndex[string]): string => (entry.ours ? 'ours' : KINDS[entry.kind])

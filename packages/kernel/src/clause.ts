export type ClauseKind = 'core' | 'ruling' | 'optional' | 'content' | 'note'

/** One numbered paragraph of a rulebook, in our words. */
export interface ClauseEntry {
  readonly kind: ClauseKind
  readonly says: string
  /** Not in the printed book: a house variant of this software. */
  readonly ours?: true
}

export type ClauseIndex = Readonly<Record<string, ClauseEntry>>

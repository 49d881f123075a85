import type { ClauseEntry, ClauseKind } from '@shamble/kernel'
import type { Shelf } from '../games.ts'
import { isProven, type Proof, type Proofs } from './proofs.ts'

export interface ClauseRow {
  readonly id: string
  readonly kind: ClauseKind
  readonly ours: boolean
  readonly says: string
  readonly proven: boolean
  readonly tests: readonly Proof[]
}

export interface ChapterRow {
  /** The middle part of its clauses' ids. */
  readonly topic: string
  readonly title: string
  readonly clauses: readonly ClauseRow[]
}

/** A game's clauses with the tests that prove them. */
export interface RuleIndex {
  readonly game: string
  readonly title: string
  readonly clauses: number
  /** Clauses that ask nothing of anybody and need no proof. */
  readonly notes: number
  readonly proven: number
  readonly missing: readonly string[]
  readonly chapters: readonly ChapterRow[]
}

const rowOf = (id: string, { kind, ours, says }: ClauseEntry, proofs: Proofs): ClauseRow => {
  const tests = proofs.get(id) ?? []
  return { id, kind, ours: ours === true, says, proven: isProven(tests), tests }
}

const topicOf = (id: string): string => id.split('.')[1] ?? ''

export const isMissing = ({ kind, proven }: ClauseRow): boolean => kind !== 'note' && !proven

export function indexOf({ game }: Shelf, proofs: Proofs): RuleIndex {
  const rows = Object.entries(game.clauses).map(([id, entry]) => rowOf(id, entry, proofs))
  const topics = [...new Set(rows.map(({ id }) => topicOf(id)))]
  const asking = rows.filter(({ kind }) => kind !== 'note')
  return {
    game: game.id,
    title: game.title,
    clauses: rows.length,
    notes: rows.length - asking.length,
    proven: asking.filter(({ proven }) => proven).length,
    missing: rows.filter(isMissing).map(({ id }) => id),
    chapters: topics.map((topic) => ({
      topic,
      title: game.chapters?.find((chapter) => chapter.topic === topic)?.title ?? topic,
      clauses: rows.filter(({ id }) => topicOf(id) === topic),
    })),
  }
}

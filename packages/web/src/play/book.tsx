/** The book of the game at the table, for whoever cites it. */
import type { ClauseIndex } from '@shamble/kernel'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { GameBook } from './game-display.ts'

export interface RulesAtHand {
  readonly clauses: ClauseIndex
  /** All of the book, when it is there. */
  readonly whole: GameBook | null
  readonly openRules: (clause: string | null) => void
}

export const BookContext = createContext<RulesAtHand>({ clauses: {}, whole: null, openRules: () => {} })

export const useWholeBook = (): GameBook | null => useContext(BookContext).whole

/** Who talks with a host: the page whose it is, and other windows at its tables. */
import type { FromHost, MatchCard } from './protocol.ts'

export interface Page {
  /** No other page at this host has the same. */
  readonly id: string
  /** Another window than the one that has the tables. */
  readonly isVisitor: boolean
  post(message: FromHost): void
}

/** From the seed of a table every die could be told: only the window that has it knows. */
export function cardFor({ isVisitor }: Page, card: MatchCard): MatchCard {
  if (!isVisitor) return card
  const { seed: _, ...setup } = card.setup
  return { ...card, setup }
}

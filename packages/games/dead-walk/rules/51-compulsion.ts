/** dw.psychosis.18 What every compulsion says: whom it concerns and what fulfils it; who is nearest, and standing up first. */
import type { Command, CommandOf } from '../commands.ts'
import type { Human, Look, Transaction } from '../state.ts'
import type { Trait } from '../tables/mind.ts'
import { isOnFoot } from './01-crowd.ts'
import { distance2Of, type Figure, humanBody, isWithin } from './01-figures.ts'
import { costOfDeed, priceOf } from './04-actions.ts'
import { standUp } from './05-lying.ts'
import { move } from './05-movement.ts'
import { endsAt, type Move } from './51-running.ts'

/** Something that he must do before anything else. */
export interface Compulsion {
  readonly by: Trait
  /** What he must do, in words. */
  readonly demands: string
  /** Whom it concerns: a crowd number; null if nobody in particular. */
  readonly target: (look: Look, human: Human) => number | null
  /** What fulfils it, the usual way first; nothing if it is impossible. */
  readonly choices: (look: Look, human: Human) => Command[]
  /** Does a command that is not among them fulfil it, too? */
  readonly accepts: (look: Look, human: Human, command: Command) => boolean
  /** Is there more to do after this? */
  readonly goesOn?: (look: Look, human: Human, command: Command) => boolean
  /** What comes of it besides. */
  readonly after?: (t: Transaction, human: Human, target: number | null) => void
}

export const byNearness = (look: Look, human: Human, figures: readonly Figure[]): Figure[] => {
  const body = humanBody(human)
  return figures
    .map((figure) => ({ figure, far: distance2Of(look, body, figure) }))
    .sort((a, b) => a.far - b.far || a.figure.figure - b.figure.figure)
    .map(({ figure }) => figure)
}

export const nearestOf = (look: Look, human: Human, figures: readonly Figure[]): Figure | null =>
  byNearness(look, human, figures)[0] ?? null

/** dw.scope.6 All other humans who stand on the table. */
export const friendsOf = ({ state }: Look, human: Human): Human[] =>
  state.humans.filter((one) => one.n !== human.n && isOnFoot(one))

export const isNear = (look: Look, human: Human, other: Figure): boolean =>
  isWithin(look, humanBody(human), other, look.book.mindReach.near)

/** On his feet, after he has stood up; null if he cannot pay for that. */
function risen(look: Look, human: Human): Human | null {
  const price = priceOf(human, costOfDeed(look, 'stand-up'))
  return price > human.ap ? null : { ...human, prone: false, ap: human.ap - price }
}

/** What somebody on his feet would do; whoever lies there stands up for it first. */
export function onFeet(look: Look, human: Human, choices: (up: Human) => Command[]): Command[] {
  if (human.aboard !== null) return []
  if (!human.prone) return choices(human)
  const up = risen(look, human)
  return up !== null && standUp.check(look, human, RISE) === null && choices(up).length > 0 ? [RISE] : []
}
export const RISE: CommandOf<'stand-up'> = { do: 'stand-up' }

export const list = <T>(one: T | null): T[] => (one === null ? [] : [one])

/** The figure to which he must run. */
export type Prey = (look: Look, human: Human) => Figure | null

export const isMoveInto = (look: Look, human: Human, command: Move, target: Figure): boolean =>
  move.check(look, human, command) === null && endsAt(look, human, command, target)

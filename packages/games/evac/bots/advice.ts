/** Picking among the offered commands, with the reason for it. */
import type { Advice, Seat } from '@shamble/kernel'
import { squareAt, type XY } from '@shamble/grid'
import type { Command, CommandOf } from '../commands.ts'
import type { Board } from './board.ts'

/** `to`: the square to which a walk leads that begins with the command. */
export type Decision = Advice<Command> & { readonly to?: number }

/** Decides among what is offered from what is seen. */
export type Bot = (board: Board, seat: Seat, choices: readonly Command[]) => Decision

export const offered = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D>[] =>
  choices.filter((c): c is CommandOf<D> => c.do === kind)

export const first = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D> | undefined =>
  choices.find((c): c is CommandOf<D> => c.do === kind)

/** The square a command names. */
export const squareOf = ({ facts }: Board, at: XY): number => squareAt(facts.l, at[0], at[1])

/** The offered step onto a square. */
export const stepTo = (board: Board, choices: readonly Command[], square: number): CommandOf<'step'> | undefined =>
  choices.find((c): c is CommandOf<'step'> => c.do === 'step' && squareOf(board, c.to) === square)

/** The thing with the smallest key; keys of several numbers are compared number by number; of equals the first. */
export function least<T>(things: readonly T[], keyOf: (thing: T) => number | readonly number[]): T | undefined {
  let best: T | undefined
  let bestKey: number | readonly number[] = 0
  for (const thing of things) {
    const key = keyOf(thing)
    if (best !== undefined && !isLess(key, bestKey)) continue
    best = thing
    bestKey = key
  }
  return best
}

function isLess(a: number | readonly number[], b: number | readonly number[]): boolean {
  if (typeof a === 'number' || typeof b === 'number') return a < b
  for (let i = 0; i < a.length; i++) {
    if (a[i]! < b[i]!) return true
    if (a[i]! > b[i]!) return false
  }
  return false
}

/** Picking among the offered commands, with the reason for it. */
import type { Advice } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import type { Unit } from '../state.ts'

/** `to`: where a walk leads that begins with the command. */
export type Decision = Advice<Command> & { readonly to?: Unit }

export const offered = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D>[] =>
  choices.filter((c): c is CommandOf<D> => c.do === kind)

export const first = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D> | undefined =>
  choices.find((c): c is CommandOf<D> => c.do === kind)

/** The thing with the largest worth; of equals the first. */
export function best<T>(things: readonly T[], worthOf: (thing: T) => number): T | undefined {
  let found: T | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const thing of things) {
    const worth = worthOf(thing)
    if (worth <= most) continue
    found = thing
    most = worth
  }
  return found
}

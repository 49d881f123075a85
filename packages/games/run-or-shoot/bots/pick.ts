/** Choosing from lists. */
import type { Advice } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'

export const of = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D>[] =>
  choices.filter((command): command is CommandOf<D> => command.do === kind)

/** The first of those that are worth most; null of none. */
export function best<T>(list: readonly T[], worth: (one: T) => number): T | null {
  let found: T | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const one of list) {
    const value = worth(one)
    if (value <= most) continue
    found = one
    most = value
  }
  return found
}

export const advice = (command: Command, why: string): Advice<Command> => ({ command, why })

/** The rules list what they would do themselves first. */
export const first = (choices: readonly Command[]): Advice<Command> =>
  advice(choices[0] ?? { do: 'pass' }, 'What the rules would do.')

/** Choosing from lists. */
import type { Advice } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'

export const of = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D>[] =>
  choices.filter((command): command is CommandOf<D> => command.do === kind)

export const advice = (command: Command, why: string): Advice<Command> => ({ command, why })

/** The rules list what they would do themselves first. */
export const first = (choices: readonly Command[]): Advice<Command> =>
  advice(choices[0] ?? { do: 'pass' }, 'What the rules would do.')

/** Choosing from lists. */
import type { Command, CommandOf } from '../commands.ts'

export const of = <D extends Command['do']>(choices: readonly Command[], kind: D): CommandOf<D>[] =>
  choices.filter((command): command is CommandOf<D> => command.do === kind)

import type { Advice, Seat } from '@shamble/kernel'
import type { EvacBook } from '../book.ts'
import type { Command } from '../commands.ts'
import type { View } from '../view.ts'

export function advise(_view: View, _book: EvacBook, _seat: Seat, choices: readonly Command[]): Advice<Command> {
  return { command: choices[0] as Command, why: 'The first choice on the list.' }
}

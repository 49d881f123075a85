import type { GameRest } from '@shamble/kernel'
import type { Command } from './commands.ts'
import { invariants } from './invariants.ts'
import { position } from './position.ts'
import type { DropDeadKit } from './state.ts'

/** What is worth doing before anything else, and how that is said. */
const EAGER: readonly (readonly [Command['do'], string])[] = [
  ['escape', 'The van can leave.'],
  ['pick-up', 'A part lies here.'],
  ['strike', 'A survivor is within reach.'],
  ['attack', 'A zombie is in sight.'],
  ['explore', 'A doorway is at hand.'],
  ['search', 'There may be a part among the cards.'],
  ['summon', 'More of us.'],
  ['end', 'Nothing better is at hand.'],
  ['pass', 'Nothing better is at hand.'],
]

/** What Drop Dead is besides its rules: a player, written positions, and what always holds. */
export const dropDeadRest: GameRest<DropDeadKit> = {
  position,
  invariants,
  advise: (_view, _book, _seat, choices) => {
    for (const [name, why] of EAGER) {
      const command = choices.find((choice) => choice.do === name)
      if (command) return { command, why }
    }
    const [command] = choices
    if (!command) throw new Error('there is nothing to choose from')
    return { command, why: 'This comes first.' }
  },
}

/** The rest of the dead shamble on, as the automation would have them. */
import type { Shambling } from '@shamble/evac/page'
import { type Note, plain, planned } from '../../../plan/plan.ts'
import { count, plural } from '../../../words/plain.ts'
import { hintsOf, offered } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { goingOf, movesWords } from './herd.ts'

/** All that is sure, and the first of those for which a die is thrown or a tile turned: the rest waits for that. */
function together(moves: readonly Shambling[]): readonly Shambling[] {
  const open = moves.findIndex(({ isOpen }) => isOpen)
  return open < 0 ? moves : moves.slice(0, open + 1)
}

const WAITS: Note = {
  value: '?',
  words: 'one meets a door or a new tile: then it is asked again',
  clause: 'ev.zdoor.1',
}

/** Whoever was not moved by hand. */
export function shambleOrder(s: DisplayState): Planned[] {
  const ready = offered(s, 'activate').length
  if (ready === 0) return []
  const target = (): Target => {
    const moves = together(hintsOf(s).shamble ?? [])
    return {
      place: '',
      title: 'The rest shamble on',
      subtitle: moves.length > 0 ? movesWords(s, moves) : 'nearest first, each at the weakest in reach',
      mark: 'zombie 0',
      variants:
        moves.length > 0
          ? [
              plain(
                'Let them shamble on',
                moves.flatMap(({ commands }) => commands),
                { asOne: true },
              ),
            ]
          : [],
      notes: moves.some(({ isOpen }) => isOpen) ? [WAITS] : [],
      ahead: goingOf(s, moves),
    }
  }
  return [
    planned(
      {
        id: 'shamble',
        label: 'The rest shamble on',
        icon: 'steps',
        key: 'R',
        detail: `${count(ready)} ${plural(ready, 'is', 'are')} left`,
        aims: 'dialog',
      },
      () => new Map([['', target]]),
    ),
  ]
}

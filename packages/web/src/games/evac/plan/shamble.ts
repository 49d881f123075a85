/** The rest of the dead shamble on, as the automation would have them. */
import type { Shambling } from '@shamble/evac/page'
import { type Note, plain, planned } from '../../../plan/plan.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { hintsOf, nameOf, offered } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'

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

/** "Seven walk; two bite Okafor." */
function sentence(s: DisplayState, moves: readonly Shambling[]): string {
  const walking = moves.filter(({ from, to }) => from !== to).length
  const bites = moves.flatMap(({ bites: seat }) => seat ?? [])
  const names = listed([...new Set(bites)].map((seat) => nameOf(s.view, seat)))
  const walk = walking === 0 ? 'Nobody walks' : `${capital(count(walking))} ${plural(walking, 'walks', 'walk')}`
  return bites.length === 0
    ? `${walk}.`
    : `${walk}; ${count(bites.length)} ${plural(bites.length, 'bites', 'bite')} ${names}.`
}

/** Whoever was not moved by hand. */
export function shambleOrder(s: DisplayState): Planned[] {
  const ready = offered(s, 'activate').length
  if (ready === 0) return []
  const target = (): Target => {
    const moves = together(hintsOf(s).shamble ?? [])
    const commit = `Let ${count(moves.length)} shamble on`
    return {
      place: '',
      title: 'The rest shamble on',
      subtitle: moves.length > 0 ? sentence(s, moves) : 'nearest first, each at the weakest in reach',
      mark: 'zombie 0',
      variants:
        moves.length > 0
          ? [
              plain(
                commit,
                moves.flatMap(({ commands }) => commands),
              ),
            ]
          : [],
      notes: moves.some(({ isOpen }) => isOpen) ? [WAITS] : [],
    }
  }
  return [
    planned(
      {
        id: 'shamble',
        label: 'The rest shamble on',
        icon: 'steps',
        key: 'R',
        detail: `${count(ready)} by themselves`,
        aims: 'dialog',
      },
      () => new Map([['', target]]),
    ),
  ]
}

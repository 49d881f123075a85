import type { MarineType } from '../tables/marines.ts'
import type { LayoutId } from './layouts.ts'
import type { ScenarioId } from './scenarios.ts'

/** The moment at which a hint is shown, once. */
export type HintMoment = 'firstSpawn' | 'firstAttack' | 'firstBurst' | 'firstDoor' | 'firstFaceDownTile'

export interface TeachingGame {
  readonly scenario: ScenarioId
  readonly layout: LayoutId
  readonly seats: readonly { readonly seat: string; readonly by: 'human' | 'bot'; readonly type?: MarineType }[]
  /** Hints are shown in the turns up to this one. */
  readonly hintTurns: number
  readonly hints: readonly { readonly at: HintMoment; readonly says: string }[]
}

/** The teaching game: three marines against the zombie bot on the map Alpha. */
export const TEACHING: TeachingGame = {
  scenario: 'S1',
  layout: 'Alpha',
  seats: [
    { seat: 'Z', by: 'bot' },
    { seat: 'M1', by: 'human', type: 'grunt' },
    { seat: 'M2', by: 'human', type: 'medic' },
    { seat: 'M3', by: 'human', type: 'sergeant' },
  ],
  hintTurns: 2,
  hints: [
    {
      at: 'firstSpawn',
      says:
        'Zombies arrive on the lit squares: outdoors on the centre tile or along the map edge, on tiles that are face up ' +
        'and where nobody stands. Do not linger there.',
    },
    {
      at: 'firstAttack',
      says: 'Stay where you are and every shot gets +1; walk, before or after, and it does not. Compare both odds first.',
    },
    {
      at: 'firstBurst',
      says:
        'An automatic weapon keeps firing until you stop, the die shows a 1 or the rounds run out. The lit squares are ' +
        'where the next shot may go: the same zombie or one beside it.',
    },
    {
      at: 'firstDoor',
      says: 'You walk through a door for free and it closes behind you. A zombie needs a 6 to break it.',
    },
    {
      at: 'firstFaceDownTile',
      says: 'Nobody knows what waits on this tile. Keep two squares of movement so that you can step back out of reach.',
    },
  ],
}

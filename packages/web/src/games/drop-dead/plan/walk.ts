/** What walking and looking at somebody come to, in commands and words. */
import { type Command, xyOf } from '@shamble/drop-dead/page'
import type { Note } from '../../../plan/plan.ts'
import { sure } from '../../../sure.ts'
import { plural } from '../../../words/plain.ts'
import { hintsOf, zombieHealth, zombieOf } from '../read.ts'
import type { DisplayState } from '../types.ts'

/** dd.zombies.4 Two ten-sided dice. */
const BITE = 11

export const dangerNote = (danger: number): Note =>
  danger === 0
    ? { value: '0', words: 'of the dead can reach you there', clause: 'dd.behaviour.2' }
    : {
        value: String(danger),
        words: `of the dead can reach you there, about ${danger * BITE} health`,
        clause: 'dd.behaviour.2',
      }

export const walkCommands = (path: readonly number[]): readonly Command[] => {
  if (path.length === 0) return []
  return path.length === 1 ? [{ do: 'step', to: xyOf(sure(path[0])) }] : [{ do: 'walk', path: path.map(xyOf) }]
}

/** "12 of 20 health, 3 units away" */
export const zombieWords = (s: DisplayState, n: number): string => {
  const z = zombieOf(s.view, n)
  const hint = hintsOf(s).survivor?.targets.find((target) => target.zombie === n)
  const away = hint
    ? `, ${hint.distance} ${plural(hint.distance, 'unit')} away${hint.sees ? '' : ', out of sight'}`
    : ''
  return z ? `${z.health} of ${Math.max(z.health, zombieHealth(s.options))} health${away}` : ''
}

/** rs.noise Who would hear a noise: every lair alike, whether or not anybody lurks there. */
import type { Hearing } from '@shamble/run-or-shoot/forecast'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { groundFor } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { lairTitle } from '../words/places.ts'

const FEW = 3

const farWords = (units: number): string => (units === 0 ? 'right there' : lengthWords(units))

/** "3 lairs would hear it", with the nearest by name; and what is just too far. */
export function hearingNotes(s: DisplayState, loud: boolean, hearing: readonly Hearing[]): Note[] {
  if (!loud) return []
  const ground = groundFor(s.options)
  const within = hearing.filter(({ hears }) => hears)
  const beyond = hearing.find(({ hears }) => !hears)
  const named = within.slice(0, FEW).map(({ lair, distance }) => `${lairTitle(ground, lair)} (${farWords(distance)})`)
  const more = within.length > FEW ? [`${count(within.length - FEW)} more`] : []
  return [
    within.length === 0
      ? { value: '0', words: 'lairs would hear it', clause: 'rs.noise.2' }
      : {
          value: String(within.length),
          words: `${plural(within.length, 'lair')} would hear it, if a horde lurks there: ${listed([...named, ...more])}`,
          clause: 'rs.noise.2',
        },
    ...(beyond
      ? [
          {
            value: '',
            words: `${lairTitle(ground, beyond.lair)} is too far, ${lengthWords(beyond.distance)}`,
            clause: 'rs.noise.2',
          },
        ]
      : []),
  ]
}

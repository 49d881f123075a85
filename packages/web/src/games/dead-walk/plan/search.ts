/** dw.search Searching: where, who may be there, and how likely which find is. */
import type { Forecast } from '@shamble/dead-walk/forecast'
import type { CommandOf, Human } from '@shamble/dead-walk/page'
import type { Note } from '../../../plan/plan.ts'
import { signed } from '../../../words/plain.ts'
import { lookOf, roomTitle, vehicleTitle } from '../read.ts'
import type { DisplayState } from '../types.ts'
import { rowOf } from '../../../sure.ts'

type Search = CommandOf<'search'>

export function searchWords(s: DisplayState, human: Human, { vehicle }: Search): string {
  if (vehicle !== undefined) return `the ${vehicleTitle(s, vehicle)}`
  const { room } = lookOf(s).search(human, { do: 'search' })
  return room === null ? 'the room' : `the ${roomTitle(s, room)}`
}

/** dw.search.8, dw.search.9 What the place adds to the find die. */
const PLACES: Readonly<Record<string, string>> = {
  'dw.search.8': 'a place with weapons',
  'dw.search.9': 'a place with medicine',
}

/** dw.search.4, dw.search.6 Why nobody is there. */
const NOBODY: Readonly<Record<string, string>> = {
  'dw.search.4': 'of the dead: nobody hides in a car',
  'dw.search.6': 'more of the dead: they have come out already',
}

/** dw.search.3 to dw.search.6 Who may be there. */
function companyNote({ company: { dice, from, clause } }: ReturnType<Forecast['search']>): Note {
  if (dice === 'none') return { value: '0', words: rowOf(NOBODY, clause) ?? 'of the dead', clause }
  return { value: `${from}+`, words: `${dice === 'whole' ? 'd6' : 'half a d6'} of the dead are in it`, clause }
}

export function searchNotes(s: DisplayState, human: Human, command: Search): Note[] {
  const ahead = lookOf(s).search(human, command)
  return [
    companyNote(ahead),
    ...ahead.modifiers.map(({ value, clause }) => ({
      value: signed(value),
      words: rowOf(PLACES, clause) ?? '',
      clause,
    })),
    { value: '', words: 'what is found is taken or left for nothing', clause: 'dw.search.17' },
  ]
}

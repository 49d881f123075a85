/** What the set-up page says of scenarios, difficulties, maps by the dice, and who sits where. */
import { capOf, DIFFICULTIES, type Difficulty, type Scenario, SCENARIOS } from '@shamble/run-or-shoot/page'
import { rowOf } from '@shamble/kernel'
import { capital, count, plural } from '../../../words/plain.ts'

/** "two map tiles", "six map tiles by night". */
export function extentOf({ rows, night }: Pick<Scenario, 'rows' | 'night'>): string {
  const lots = rows.flat().length
  return `${count(lots)} ${plural(lots, 'map tile')}${night ? ' by night' : ''}`
}

export const OBJECTIVES = [
  { value: 'house', label: 'Reach the safe house' },
  { value: 'collect', label: 'Bring goods home' },
  { value: 'rescue', label: 'Bring people out' },
  { value: 'pick-up', label: 'Call the helicopter' },
  { value: 'boat', label: 'Get the boat away' },
] as const

export const SIZES = [
  { value: '3x2', label: '3 by 2' },
  { value: '2x1', label: '2 by 1' },
  { value: '3x3', label: '3 by 3' },
] as const

/** What a difficulty brings more or fewer of than the usual one, and how many lurk in a horde of this scenario. */
export function brings(id: Difficulty, scenario: string): string {
  const { hordes, extraKinds } = DIFFICULTIES[id]
  const printed = rowOf<Scenario>(SCENARIOS, scenario)
  const n = Math.abs(hordes)
  const more = n === 0 ? '' : `${capital(count(n))} ${plural(n, 'horde')} ${hordes > 0 ? 'more' : 'fewer'}. `
  const mutants = extraKinds === 0 ? '' : ` And ${count(extraKinds)} more ${plural(extraKinds, 'kind')} of mutant.`
  return `${more}Up to ${printed ? capOf(printed, id) : DIFFICULTIES[id].cap} Zeds in a horde.${mutants}`
}

export const UMPIRES = [
  { value: 'automatic', label: 'Plays by itself', says: 'The rules play the infestation.' },
  {
    value: 'asked',
    label: 'Is one of you',
    says: 'You hide the hordes and move the Zeds; bots play the survivors until you seat others.',
  },
]

export const UMPIRE_NOTE = 'Sees everything, and plays the infestation.'

export const PRESETS = [
  { label: 'By the book', options: {} },
  { label: 'Without mutants', options: { mutants: ['none'] } },
  { label: 'Everybody for himself', options: { radioTalk: true, fogOfWar: 'strict' } },
]

export const SEATING =
  'One survivor each. Whom each of you plays is chosen at the table; each card is secret until everybody has placed one.'

/** "the dead", "all four survivors", "one survivor". */
export function sideWords(side: string, number: number, of: number): string {
  if (side === 'umpire') return 'the dead'
  return number === of && of > 1 ? `all ${count(of)} survivors` : `${count(number)} ${plural(number, 'survivor')}`
}

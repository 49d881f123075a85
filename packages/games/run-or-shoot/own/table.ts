/** The table of a scenario of one's own before anybody sits down at it. */
import { type OptionValues, resolveBook } from '@shamble/kernel'
import { printedFor } from '../book.ts'
import { workGround } from '../rules/02-terrain.ts'
import { blankState, type Look } from '../state.ts'
import { asOption, type OwnScenario } from './form.ts'

/** At normal difficulty, for so many PS. */
export function ownTable(own: OwnScenario, team: number): Look {
  const options: OptionValues = { own: asOption(own), survivors: team, difficulty: 'normal' }
  const book = resolveBook(printedFor(options), [])
  const state = blankState({}, book.map, team)
  return { state, book, facts: workGround(state, book) }
}

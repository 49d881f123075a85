import { houseOf, type OptionValues } from '@shamble/kernel'
import { DIALS } from './chart.ts'
import type { Look } from './kit.ts'
import type { Roster } from './roster.ts'

/** dw.campaign.1 The options with which the next scenario is played. */
export function optionsForNext({ state, book }: Look): OptionValues {
  const roster: Roster = { people: state.roster, ...state.effects }
  return {
    advanced: true,
    ...DIALS[state.scenario],
    ...houseOf(book.options),
    scenario: state.scenario,
    players: book.players,
    roster: roster as unknown as OptionValues[string],
  }
}

/** Where a match is played and by whom, as it was chosen before: the scenario, its map and its people. */
import type { OptionValues } from '@shamble/kernel'
import { mapAfter, PICKUP_KEYS, type Roster, scenarioAfter, starterOf } from '../campaign/roster.ts'
import { PLAIN_SHEET, type Sheet } from '../state.ts'
import { CHARACTERS, type CharacterId, TEAMS, type TeamId } from './characters.ts'
import type { TableMap } from './drawing.ts'
import { ownOf } from './own-option.ts'
import { ownScenario } from './own-scenario.ts'
import { type PrintedHuman, type Scenario, SCENARIOS, type ScenarioId } from './scenarios.ts'

export const rosterOf = ({ roster }: OptionValues): Roster | null => roster as unknown as Roster | null

export const scenarioOf = (options: OptionValues): Scenario => {
  const own = ownOf(options)
  const scenario: Scenario = own ? ownScenario(own).scenario : SCENARIOS[options.scenario as ScenarioId]
  const roster = rosterOf(options)
  return roster ? scenarioAfter(scenario, roster) : scenario
}

export const mapFor = (options: OptionValues): TableMap => {
  const own = ownOf(options)
  return own ? ownScenario(own).map : mapAfter(SCENARIOS[options.scenario as ScenarioId].map, rosterOf(options) ?? {})
}

/** Their clips are rolled for. */
const ofTeam = (id: CharacterId): PrintedHuman => {
  const { name, main, third, sex, archetype, subtype, weaponSkills, skill, quirk } = CHARACTERS[id]
  const sheet: Sheet = {
    ...PLAIN_SHEET,
    sex,
    archetype,
    subtype,
    weaponSkills,
    skills: [skill],
    quirks: quirk ? [quirk] : [],
  }
  return { name, at: null, weapons: [...main, ...(third ? [third] : [])], bmv: null, sheet }
}

/** dw.setup.6 Who sets out. */
export const teamOf = (options: OptionValues): readonly PrintedHuman[] =>
  scenarioOf(options).humans ?? hostsTeam(options)

/** Those whom the host sends where a scenario names nobody. */
export const hostsTeam = (options: OptionValues): readonly PrintedHuman[] =>
  rosterOf(options)?.people.map(starterOf) ?? TEAMS[options.team as TeamId].members.map(ofTeam)

/** dw.campaign.2 Only where it stands on the table. */
export const broughtAlong = (options: OptionValues, { vehicles }: TableMap): TableMap['vehicles'] =>
  rosterOf(options)?.pickup ? vehicles.filter(({ id }) => id === PICKUP_KEYS) : []

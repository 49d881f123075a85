/** What the set-up page says about Evac: scenarios, seats and house rules in words for people. */
import type { OptionValues } from '@shamble/kernel'
import {
  ABOUT,
  DEFAULT_TYPES,
  MARINES,
  type MarineType,
  OPTION_GROUPS,
  OPTIONS,
  PATROLS,
  PRESETS,
  SCENARIOS,
} from '@shamble/evac/page'
import { textsIn } from '../../plan/reading.ts'
import type { SeatSlot } from '../../play/game-display.ts'
import { scenarioCard, seatsOf, setupOf } from '../../play/display/setup-of.ts'
import { count, plural } from '../../words/plain.ts'
import { isKeyOf, sure } from '../../sure.ts'
import { ROLES } from './words/roles.ts'

/** The one that is begun with at one press comes first. */
const FIRST = 'S2'
const inOrder = [SCENARIOS[FIRST], ...Object.values(SCENARIOS).filter(({ id }) => id !== FIRST)]

/** The type a seat is offered: what was chosen, else the usual patrol of that size. */
function typeOf(options: OptionValues, index: number): MarineType {
  const chosen = textsIn(options, 'types')?.[index]
  const size = Number(options['marines'] ?? OPTIONS.marines.standard)
  if (chosen !== undefined && isKeyOf(MARINES, chosen)) return chosen
  return PATROLS[size - 1]?.[index] ?? sure(DEFAULT_TYPES[index % DEFAULT_TYPES.length])
}

function seats(options: OptionValues): SeatSlot[] {
  const size = Number(options['marines'] ?? OPTIONS.marines.standard)
  const types: readonly MarineType[] =
    options['lieutenant'] === true ? ['grunt', 'medic', 'sergeant', 'lieutenant'] : ['grunt', 'medic', 'sergeant']
  const choices = types.map((value) => ({ value, label: MARINES[value].title, says: ROLES[value] }))
  return [
    { seat: 'Z', label: 'The dead', side: 'zombies' },
    ...seatsOf(size, 'M', 'Marine', 'marines').map((slot, index) => ({
      ...slot,
      role: { option: 'types', index, value: typeOf(options, index), choices },
    })),
  ]
}

export const setup = setupOf(ABOUT, OPTIONS, OPTION_GROUPS, {
  presets: Object.values(PRESETS).map(({ title, settings }) => ({ label: title, options: settings })),
  scenarios: inOrder.map((scenario) =>
    scenarioCard(
      scenario,
      scenario.marines,
      scenario.marines.recommended,
      scenario.size === 3 ? 'nine tiles' : '25 tiles',
    ),
  ),
  size: { option: 'marines', label: 'Marines' },
  quickStart: { scenario: FIRST, marines: 3 },
  seats,
  sideWords: (side, number) => (side === 'zombies' ? 'the dead' : `${count(number)} ${plural(number, 'marine')}`),
})

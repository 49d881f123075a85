/** What the set-up page says about Evac: scenarios, seats and house rules in words for people. */
import { type OptionValues, optionsInGroups } from '@shamble/kernel'
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
import type { ScenarioCard, SeatSlot, SetupDisplay } from '../../play/game-display.ts'
import { count } from '../../words/plain.ts'
import { isKeyOf, sure } from '../../sure.ts'

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** The one that is begun with at one press comes first. */
const FIRST = 'S2'
const inOrder = [SCENARIOS[FIRST], ...Object.values(SCENARIOS).filter(({ id }) => id !== FIRST)]

const scenarios: readonly ScenarioCard[] = inOrder.map((scenario) => {
  const { id, title, description, ours, length, size, marines, prescribed, hides } = scenario
  const { min, max, recommended } = marines
  return {
    id,
    title,
    says: description,
    ours,
    sizes: [...recommended, ...numbers(min, max).filter((n) => !recommended.includes(n))],
    length,
    extent: size === 3 ? 'nine tiles' : '25 tiles',
    prescribed,
    hides,
  }
})

const ROLES: Readonly<Record<MarineType, string>> = {
  grunt: 'Slow and tough: assault rifle, grenade.',
  medic: 'Fast and frail: SMG, medkit.',
  sergeant: 'Auto-shotgun, the surest shot; eight shells and no reload.',
  lieutenant: 'Pistol only; gives one other marine an order a turn.',
}

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
    ...Array.from({ length: size }, (_, index) => {
      const value = typeOf(options, index)
      return {
        seat: `M${index + 1}`,
        label: `Marine ${index + 1}`,
        side: 'marines',
        role: { option: 'types', index, value, choices },
      }
    }),
  ]
}

export const setup: SetupDisplay = {
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  options: OPTIONS,
  optionGroups: optionsInGroups(OPTIONS, OPTION_GROUPS),
  presets: Object.values(PRESETS).map(({ title, settings }) => ({ label: title, options: settings })),
  scenarios,
  scenarioOption: 'scenario',
  size: { option: 'marines', label: 'Marines' },
  quickStart: { scenario: FIRST, marines: 3 },
  seats,
  sideWords: (side, number) =>
    side === 'zombies' ? 'the dead' : `${count(number)} ${number === 1 ? 'marine' : 'marines'}`,
}

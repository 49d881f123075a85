/** What the set-up page says about Drop Dead: scenarios, seats and house rules in words for people. */
import { type OptionValues, optionsInGroups } from '@shamble/kernel'
import { ABOUT, OPTION_GROUPS, OPTIONS, SCENARIOS } from '@shamble/drop-dead/page'
import type { ScenarioCard, SeatSlot, SetupDisplay } from '../../play/game-display.ts'
import { count } from '../../words/plain.ts'

/** The recommended number first. */
function sizesOf({ min, max }: { readonly min: number; readonly max: number }): number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const first = Math.min(3, max)
  return [first, ...all.filter((n) => n !== first)]
}

const scenarios: readonly ScenarioCard[] = Object.values(SCENARIOS).map((scenario) => ({
  id: scenario.id,
  title: scenario.title,
  says: scenario.description,
  ours: scenario.ours,
  sizes: sizesOf(scenario.survivors),
  length: scenario.length,
  extent: scenario.extent,
  prescribed: scenario.prescribed,
  hides: [],
}))

function seats(options: OptionValues): SeatSlot[] {
  const size = Number(options['players'] ?? OPTIONS.players.standard)
  const zero = options['scenario'] === 'patient-zero'
  return [
    ...Array.from({ length: size }, (_, i) => ({ seat: `P${i + 1}`, label: `Survivor ${i + 1}`, side: 'survivors' })),
    ...(zero ? [{ seat: 'U1', label: 'Patient Zero', side: 'undead' }] : []),
  ]
}

export const setup: SetupDisplay = {
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  options: OPTIONS,
  optionGroups: optionsInGroups(OPTIONS, OPTION_GROUPS),
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Easier', options: { zombieHealth: 15, overrunAt: 4 } },
    { label: 'One part is enough', options: { partsRequired: [1, 1, 1, 2] } },
  ],
  scenarios,
  scenarioOption: 'scenario',
  size: { option: 'players', label: 'Survivors' },
  quickStart: { scenario: 'breakdown', players: 3 },
  seats,
  sideWords: (side, number) =>
    side === 'undead' ? 'Patient Zero' : `${count(number)} ${number === 1 ? 'survivor' : 'survivors'}`,
}

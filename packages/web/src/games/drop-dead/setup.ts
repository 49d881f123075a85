/** What the set-up page says about Drop Dead: scenarios, seats and house rules in words for people. */
import type { OptionValues } from '@shamble/kernel'
import { ABOUT, OPTION_GROUPS, OPTIONS, SCENARIOS } from '@shamble/drop-dead/page'
import type { SeatSlot } from '../../play/game-display.ts'
import { scenarioCard, seatsOf, setupOf } from '../../play/display/setup-of.ts'
import { count, plural } from '../../words/plain.ts'

function seats(options: OptionValues): SeatSlot[] {
  const size = Number(options['players'] ?? OPTIONS.players.standard)
  const zero = options['scenario'] === 'patient-zero'
  return [
    ...seatsOf(size, 'P', 'Survivor', 'survivors'),
    ...(zero ? [{ seat: 'U1', label: 'Patient Zero', side: 'undead' }] : []),
  ]
}

export const setup = setupOf(ABOUT, OPTIONS, OPTION_GROUPS, {
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Easier', options: { zombieHealth: 15, overrunAt: 4 } },
    { label: 'One part is enough', options: { partsRequired: [1, 1, 1, 2] } },
  ],
  scenarios: Object.values(SCENARIOS).map((scenario) =>
    scenarioCard(scenario, scenario.survivors, [Math.min(3, scenario.survivors.max)], scenario.extent),
  ),
  size: { option: 'players', label: 'Survivors' },
  quickStart: { scenario: 'breakdown', players: 3 },
  seats,
  sideWords: (side, number) => (side === 'undead' ? 'Patient Zero' : `${count(number)} ${plural(number, 'survivor')}`),
})

/** What the set-up page says about Run? ... or Shoot?: scenarios, survivors, difficulty and house rules in words for people. */
import {
  ABOUT,
  capOf,
  DIFFICULTIES,
  DIFFICULTY_IDS,
  type Difficulty,
  OPTION_GROUPS,
  OPTIONS,
  type Scenario,
  SCENARIOS,
  UMPIRE,
} from '@shamble/run-or-shoot/page'
import type { OptionValues } from '@shamble/kernel'
import { seatsOf, setupOf } from '../../play/display/setup-of.ts'
import type { ScenarioCard, SeatSlot } from '../../play/game-display.ts'
import { capital, count, plural } from '../../words/plain.ts'

const PRINTED: Readonly<Record<string, Scenario>> = SCENARIOS

/** "two map tiles", "six map tiles by night". */
function extentOf({ rows, night }: Scenario): string {
  const lots = rows.flat().length
  return `${count(lots)} ${plural(lots, 'map tile')}${night ? ' by night' : ''}`
}

const scenarios: readonly ScenarioCard[] = Object.entries(PRINTED).map(([id, scenario]) => ({
  id,
  title: scenario.title,
  says: scenario.description,
  ours: scenario.ours ?? false,
  sizes: [4, 1, 2, 3, 5, 6],
  length: `${scenario.limit} turns at most`,
  extent: extentOf(scenario),
  prescribed: {},
  hides: [],
}))

const seats = (options: OptionValues): SeatSlot[] => [
  ...seatsOf(Number(options['survivors'] ?? OPTIONS.survivors.standard), 'S', 'Survivor', 'survivors').map((slot, i) =>
    i === 0 ? slot : { ...slot, bot: true as const },
  ),
  { seat: UMPIRE, label: 'The umpire', side: 'umpire', automatic: true },
]

/** What a difficulty brings more or fewer of than the usual one, and how many lurk in a horde of this scenario. */
function brings(id: Difficulty, scenario: string): string {
  const { hordes, extraKinds } = DIFFICULTIES[id]
  const { [scenario]: printed } = PRINTED
  const n = Math.abs(hordes)
  const more = n === 0 ? '' : `${capital(count(n))} ${plural(n, 'horde')} ${hordes > 0 ? 'more' : 'fewer'}. `
  const mutants = extraKinds === 0 ? '' : ` And ${count(extraKinds)} more ${plural(extraKinds, 'kind')} of mutant.`
  return `${more}Up to ${printed ? capOf(printed, id) : DIFFICULTIES[id].cap} Zeds in a horde.${mutants}`
}

/** Asked with the scenario, and so no house rule among the others. */
const ASKED = 'difficulty'
const GROUPS = OPTION_GROUPS.map((group) => ({ ...group, options: group.options.filter((id) => id !== ASKED) }))

export const setup = setupOf(ABOUT, OPTIONS, GROUPS, {
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Without mutants', options: { mutants: ['none'] } },
    { label: 'Everybody for himself', options: { radioTalk: true, fogOfWar: 'strict' } },
  ],
  asks: [
    {
      option: ASKED,
      label: 'Difficulty',
      choices: DIFFICULTY_IDS.map((value) => ({
        value,
        label: capital(OPTIONS.difficulty.values[value]),
        says: (scenario: string) => brings(value, scenario),
      })),
    },
  ],
  scenarios,
  size: { option: 'survivors', label: 'Survivors' },
  quickStart: { scenario: 'back-lane', survivors: 4 },
  seats,
  seating:
    'One survivor each. Whom each of you plays is chosen at the table; each card is secret until everybody has placed one.',
  sideWords: (side, number, of) =>
    side === 'umpire'
      ? 'the dead'
      : number === of && of > 1
        ? `all ${count(of)} survivors`
        : `${count(number)} ${plural(number, 'survivor')}`,
})

/** What the set-up page says about Run? ... or Shoot?: scenarios, survivors, difficulty and house rules in words for people. */
import {
  ABOUT,
  DIFFICULTY_IDS,
  OPTION_GROUPS,
  OPTIONS,
  ownOf,
  type Scenario,
  SCENARIOS,
  UMPIRE,
} from '@shamble/run-or-shoot/page'
import type { OptionValues } from '@shamble/kernel'
import { seatsOf, setupOf } from '../../play/display/setup-of.ts'
import type { ScenarioCard, SeatSlot } from '../../play/game-display.ts'
import { capital } from '../../words/plain.ts'
import * as words from './words/set-up.ts'

type Told = Pick<Scenario, 'title' | 'limit' | 'rows' | 'night'>

const cardOf = (id: string, scenario: Told, says: string, ours = false): ScenarioCard => ({
  id,
  title: scenario.title,
  says,
  ours,
  sizes: [4, 1, 2, 3, 5, 6],
  length: `${scenario.limit} turns at most`,
  extent: words.extentOf(scenario),
  prescribed: {},
  hides: [],
})

const scenarios = Object.entries<Scenario>(SCENARIOS).map(([id, scenario]) =>
  cardOf(id, scenario, scenario.description, scenario.ours),
)

/** A scenario of one's own, or a map by the dice. */
function own(options: OptionValues): ScenarioCard | null {
  const scenario = ownOf(options)
  return scenario && cardOf('own', scenario, scenario.says)
}

const seats = (options: OptionValues): SeatSlot[] => [
  ...seatsOf(Number(options['survivors'] ?? OPTIONS.survivors.standard), 'S', 'Survivor', 'survivors').map((slot, i) =>
    i === 0 ? slot : { ...slot, bot: true as const },
  ),
  options['umpire'] === 'asked'
    ? { seat: UMPIRE, label: 'The umpire', side: 'umpire', mine: true, note: words.UMPIRE_NOTE }
    : { seat: UMPIRE, label: 'The umpire', side: 'umpire', automatic: true },
]

/** Asked with the scenario, and so no house rules among the others. */
const ASKED: readonly string[] = ['difficulty', 'umpire']
const GROUPS = OPTION_GROUPS.map((group) => ({ ...group, options: group.options.filter((id) => !ASKED.includes(id)) }))

export const setup = setupOf(ABOUT, OPTIONS, GROUPS, {
  presets: words.PRESETS,
  asks: [
    {
      option: 'difficulty',
      label: 'Difficulty',
      choices: DIFFICULTY_IDS.map((value) => ({
        value,
        label: capital(OPTIONS.difficulty.values[value]),
        says: (scenario: string) => words.brings(value, scenario),
      })),
    },
    { option: 'umpire', label: 'The umpire', choices: words.UMPIRES },
  ],
  scenarios,
  ownOption: 'own',
  own,
  skirmish: {
    card: { id: 'by-dice', title: 'By the dice', length: '20, 40 or 50 turns', extent: 'a rolled map' },
    sizes: words.SIZES,
    measured: 'Map in lots',
    objectives: (size) => words.OBJECTIVES.filter(({ value }) => value !== 'collect' || size !== '2x1'),
    load: async () => (await import('./skirmish.tsx')).tools,
  },
  plan: { load: async () => (await import('./skirmish.tsx')).TablePlan, again: () => null },
  size: { option: 'survivors', label: 'Survivors' },
  quickStart: { scenario: 'back-lane', survivors: 4 },
  seats,
  seating: words.SEATING,
  sideWords: words.sideWords,
})

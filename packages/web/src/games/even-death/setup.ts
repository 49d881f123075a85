/** What the set-up page says about Even Death May Die: scenarios, factions and house rules in words for people. */
import {
  ABOUT,
  type Faction,
  FACTION_TITLES,
  FACTIONS,
  OPTION_GROUPS,
  OPTIONS,
  PLAIN,
  type Scenario,
  SCENARIOS,
} from '@shamble/even-death/page'
import type { OptionValues } from '@shamble/kernel'
import { setupOf } from '../../play/display/setup-of.ts'
import type { ScenarioCard, SeatSlot } from '../../play/game-display.ts'
import { textsIn } from '../../plan/reading.ts'
import { rowOf } from '../../sure.ts'

const PRINTED: Readonly<Record<string, Scenario>> = SCENARIOS

const isFaction = (word: string): word is Faction => FACTIONS.some((one) => one === word)

const scenarios: readonly ScenarioCard[] = [
  ...Object.entries(PRINTED).map(([id, scenario]) => ({
    id,
    title: scenario.title,
    says: scenario.description,
    ours: true,
    sizes: [],
    length: `${scenario.rounds} rounds at most`,
    extent: '60 by 60 inches',
    prescribed: { factions: scenario.seats.map(({ faction }) => faction), roundLimit: scenario.rounds },
    hides: ['factions', 'table', 'tableSeed', 'layout', 'battlePoints', 'tableSize', 'sides'],
  })),
  {
    id: PLAIN,
    title: 'A plain battle',
    says: 'Two to four factions with as many points each; the last side on the table wins.',
    ours: false,
    sizes: [],
    length: 'an hour or two',
    extent: '60 to 96 inches',
    prescribed: {},
    hides: ['dial'],
  },
]

/** The factions that fight, and the zombies that may yet come to be. */
function seats(options: OptionValues): SeatSlot[] {
  const scenario = rowOf(PRINTED, String(options['scenario'] ?? OPTIONS.scenario.standard))
  const given = textsIn(options, 'factions') ?? OPTIONS.factions.standard
  const factions = (scenario?.seats.map(({ faction }) => faction) ?? given).filter(isFaction)
  const slots = factions.map((faction, i): SeatSlot => {
    const before = factions.slice(0, i).filter((one) => one === faction).length
    const label = before === 0 ? FACTION_TITLES[faction] : `${FACTION_TITLES[faction]} ${before + 1}`
    return { seat: before === 0 ? faction : `${faction}-${before + 1}`, label, side: faction }
  })
  if (factions.includes('zombies')) return slots
  return [...slots, { seat: 'zombies', label: FACTION_TITLES.zombies, side: 'zombies', bot: true }]
}

export const setup = setupOf(ABOUT, OPTIONS, OPTION_GROUPS, {
  presets: [{ label: 'By the book', options: {} }],
  scenarios,
  quickStart: { scenario: 'chapel-hill' },
  seats,
  sideWords: (side) => (isFaction(side) ? `the ${FACTION_TITLES[side]}` : side),
})

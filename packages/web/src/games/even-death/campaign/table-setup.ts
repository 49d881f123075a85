/** What is asked before a campaign: which war, who takes part, on which map, and its house rules. */
import {
  CAMPAIGN,
  CAMPAIGN_IDS,
  CAMPAIGNS,
  type Faction,
  FACTION_TITLES,
  FACTIONS,
  OPTION_GROUPS,
  OPTIONS,
  OWN,
} from '@shamble/even-death/campaign/page'
import type { OptionValue, OptionValues } from '@shamble/kernel'
import { setupOf } from '../../../play/display/setup-of.ts'
import type { ScenarioCard, SeatSlot } from '../../../play/game-display.ts'
import { rowOf } from '../../../sure.ts'
import { listed } from '../../../words/plain.ts'

const isFaction = (value: unknown): value is Faction => FACTIONS.some((one) => one === value)
const wordOf = (value: OptionValue | undefined): string => (typeof value === 'string' ? value : '')

/** Who takes part: what a ready-made campaign says, or what was chosen. */
function factionsIn(options: OptionValues): readonly Faction[] {
  const ready = rowOf(CAMPAIGNS, wordOf(options['scenario'] ?? OPTIONS.scenario.standard))
  if (ready) return ready.factions
  const { factions } = options
  return Array.isArray(factions) ? factions.filter(isFaction) : OPTIONS.factions.standard
}

/** People first; the dead are played by the machine unless somebody wants them. */
const seats = (options: OptionValues): SeatSlot[] =>
  factionsIn(options).map((faction, i) => ({
    seat: faction,
    label: FACTION_TITLES[faction],
    side: faction,
    ...(i > 0 ? { bot: true as const } : {}),
  }))

const LENGTHS = ['', '', 'A few evenings', 'A season', 'A long season']

/** For whoever has never played one: what is done in a turn, and what it is for. */
const warWords = (points: number): string =>
  `In a turn you have three actions for your forces: go to the next tile, take it, search it, build there, train, or give battle to whoever stands beside you. A battle is fought at a table by the people you have left, or left to bots. Tiles, towns, cities, supplies and battles are points, and whoever has ${points} of them at the start of a turn of their own has won.`

const cards: readonly ScenarioCard[] = CAMPAIGN_IDS.map((id) => {
  const { title, description, factions, pointsToWin } = CAMPAIGNS[id]
  return {
    id,
    title,
    says: `${description} ${warWords(pointsToWin)}`,
    ours: true,
    sizes: [factions.length],
    length: LENGTHS[factions.length] ?? 'A season',
    extent: `64 tiles, ${pointsToWin} points`,
    prescribed: { factions: [...factions], victoryPointsToWin: pointsToWin },
    hides: ['factions', 'map', 'mapSeed'],
  }
})

const own: ScenarioCard = {
  id: OWN,
  title: 'A war of your own',
  says: 'Who takes part, on which map, and to how many points: all of it is yours to say.',
  ours: true,
  sizes: [3, 2, 4],
  length: 'As long as you like',
  extent: '64 tiles',
  prescribed: {},
  hides: [],
}

/** The Zombies take part in every campaign; as many others as are wanted. */
function listOf(value: OptionValue, size: number): readonly string[] {
  const now = Array.isArray(value) ? value.filter(isFaction) : []
  const people = [...now, ...FACTIONS].filter((one, i, all) => one !== 'zombies' && all.indexOf(one) === i)
  return [...people.slice(0, size - 1), 'zombies']
}

const LARGEST_SEED = OPTIONS.mapSeed.max

/** Another random map. */
function another(options: OptionValues): OptionValues | null {
  if (options['scenario'] !== OWN || options['map'] !== 'random') return null
  const [n = 1] = crypto.getRandomValues(new Uint32Array(1))
  return { mapSeed: 1 + (n % LARGEST_SEED) }
}

export const setup = setupOf(CAMPAIGN, OPTIONS, OPTION_GROUPS, {
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Nobody is lost for good', options: { retreat: true, healCuresInfection: true } },
    { label: 'Lean times', options: { startSupplies: 2, healthCheckPerUnit: true } },
  ],
  asks: [
    {
      option: 'map',
      label: 'Map',
      choices: [
        { value: 'harrow-vale', label: 'Harrow Vale', says: 'The printed valley: three cities, six towns, a lake.' },
        { value: 'random', label: 'A random map', says: 'Made by the rules of the map editor, and checked by them.' },
      ],
    },
  ],
  scenarios: [...cards, own],
  size: {
    option: 'factions',
    label: 'Factions',
    count: (value) => (Array.isArray(value) ? value.length : OPTIONS.factions.standard.length),
    make: listOf,
  },
  quickStart: { scenario: 'short-war' },
  seats,
  seating: 'One faction each. Whoever is not taken is played by a bot.',
  sideWords: (side) => (isFaction(side) ? `the ${FACTION_TITLES[side]}` : listed([side])),
  plan: { load: async () => (await import('./map/plan.tsx')).MapPlan, again: another },
})

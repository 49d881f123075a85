/** What the set-up page says of scenarios, tables of one's own, factions and what is asked before a battle. */
import {
  battleOf,
  type Faction,
  FACTION_TITLES,
  FACTIONS,
  figuresIn,
  OPTIONS,
  OWN_TABLE,
  PLAIN,
  readyForce,
  type Scenario,
  type ScenarioId,
  SCENARIOS,
} from '@shamble/even-death/page'
import { type OptionValues, parse } from '@shamble/kernel'
import type { Ask, ScenarioCard, SeatSlot } from '../../../play/game-display.ts'
import { numberIn, textsIn } from '../../../plan/reading.ts'
import { rowOf } from '../../../sure.ts'
import { count, listed, plural } from '../../../words/plain.ts'

export const PRINTED: Readonly<Record<string, Scenario>> = SCENARIOS

export const isFaction = (word: string): word is Faction => FACTIONS.some((one) => one === word)

/** How long it takes, by the points on the table. */
const LENGTHS: Readonly<Record<ScenarioId, string>> = {
  'across-the-common': '60 to 90 minutes',
  'pump-house': '60 to 90 minutes',
  'market-square': '75 to 100 minutes',
  'four-roads': '90 minutes to two hours',
  'chapel-hill': '45 to 60 minutes',
  'the-wire': '45 to 60 minutes',
  'depot-raid': '45 to 60 minutes',
  'lights-out': '60 to 90 minutes',
}

/** "Survivors and Zombies, 12 rounds at most". */
const extentOf = ({ seats, rounds }: Scenario): string =>
  `${listed(seats.map(({ faction }) => FACTION_TITLES[faction]))}, ${rounds} rounds at most`

/** What a printed scenario settles by itself. */
export const SETTLED = [
  'factions',
  'sides',
  'battlePoints',
  'table',
  'tableSeed',
  'layout',
  'tableSize',
  'duplicateFactions',
]

const printed = Object.entries(PRINTED).map(
  ([id, scenario]): ScenarioCard => ({
    id,
    title: scenario.title,
    says: scenario.description,
    ours: true,
    sizes: [],
    length: rowOf(LENGTHS, id) ?? '',
    extent: extentOf(scenario),
    prescribed: {
      factions: scenario.seats.map(({ faction }) => faction),
      sides: OPTIONS.sides.standard.map((alone, i) => scenario.seats[i]?.side ?? alone),
      roundLimit: scenario.rounds,
    },
    hides: SETTLED,
  }),
)

export const scenarios: readonly ScenarioCard[] = [
  ...printed,
  {
    id: PLAIN,
    title: 'A plain battle',
    says: 'Two to four factions with as many points each, on a table of your choice. The last side on it wins.',
    ours: false,
    sizes: [2, 3, 4],
    length: 'half an hour to two hours',
    extent: 'any factions, 20 rounds at most',
    prescribed: {},
    hides: ['dial', 'battlePoints', 'tableSize', 'layout'],
  },
]

/** A battle of a campaign: what it is about is told where it was begun. */
function ofCampaign(options: OptionValues): ScenarioCard | null {
  const battle = battleOf(options)
  if (!battle) return null
  return {
    id: PLAIN,
    title: `The battle of ${battle.ground.name}`,
    says: 'A battle of a campaign.',
    ours: true,
    sizes: [],
    length: 'as long as it takes',
    extent: battle.rounds === 0 ? 'without a limit of rounds' : `${battle.rounds} rounds at most`,
    prescribed: {},
    hides: [],
  }
}

/** A battle of a campaign, or a table of one's own, as a card; what is wrong with it is said when the table is laid. */
export function own(options: OptionValues): ScenarioCard | null {
  const campaign = ofCampaign(options)
  if (campaign) return campaign
  const read = options['own'] ? parse(OWN_TABLE, options['own']) : null
  if (!read?.ok) return null
  const { title, says, seats: fight, rounds } = read.value
  const factions = listed(fight.map(({ faction }) => FACTION_TITLES[faction]))
  return {
    id: PLAIN,
    title,
    says: says || 'A table of your own.',
    ours: true,
    sizes: [],
    length: 'as long as it takes',
    extent: `${factions}, ${rounds === 0 ? 'without a limit of rounds' : `${rounds} rounds at most`}`,
    prescribed: {},
    hides: [...SETTLED, 'dial', 'roundLimit'],
  }
}

export const ownSeats = (options: OptionValues): readonly Faction[] | null => {
  const read = options['own'] ? parse(OWN_TABLE, options['own']) : null
  return read?.ok ? read.value.seats.map(({ faction }) => faction) : null
}

export const factionsIn = (options: OptionValues): readonly Faction[] =>
  (textsIn(options, 'factions') ?? OPTIONS.factions.standard).filter(isFaction)

const ROLES: Readonly<Record<Faction, string>> = {
  survivors: 'Ordinary people with whatever they found',
  military: 'Trained, armoured, and under orders',
  bandits: 'Fast, cheap and well armed',
  zombies: 'Herds that wander off if nobody holds them together',
}

/** Zombies are there once; people may be there twice if the house says so. */
export function roleOf(options: OptionValues, index: number, value: Faction): NonNullable<SeatSlot['role']> {
  return {
    option: 'factions',
    index,
    value,
    choices: FACTIONS.map((one) => ({ value: one, label: FACTION_TITLES[one], says: ROLES[one] })),
    ...(options['duplicateFactions'] === true ? {} : { unique: true as const }),
  }
}

/** "200 points. Ready: Mill Lane, nine people." */
export function noteOf(options: OptionValues, scenario: Scenario | undefined, index: number): string {
  const own = scenario?.seats[index]
  if (!own) return `${numberIn(options, 'battlePoints', OPTIONS.battlePoints.standard)} points.`
  const forces = own.forces.map(readyForce)
  const figures = forces.reduce((sum, { force }) => sum + figuresIn(force), 0)
  const who = own.faction === 'zombies' ? plural(figures, 'zombie') : plural(figures, 'person', 'people')
  return `${own.points} points. Ready: ${listed(forces.map(({ title }) => title))}, ${count(figures)} ${who}.`
}

export const GROUNDS: readonly (readonly [value: string, label: string, says: string])[] = [
  ['field', 'Fields', 'Hedges, low walls, a wood'],
  ['forest', 'Forest', 'Woods and trees, little to see'],
  ['mountains', 'Mountains', 'Cliffs, hills and boulders'],
  ['water', 'Water', 'A stream and its banks'],
  ['town', 'Town', 'Houses and gardens'],
  ['city', 'City', 'Blocks, wrecks and fences'],
]

const PRINTED_TABLES = Object.entries(PRINTED).map(([value, { title }]) => ({ value, label: title, says: '' }))

const POINTS = [50, 100, 150, 200, 250, 300, 400, 500]
const SIDES = [60, 72, 84, 96]

/** ed.victory.10 How hard a scenario is: its dial. */
const dial: Ask = {
  option: 'dial',
  label: 'Dial',
  range: (scenario) => {
    const set = rowOf(PRINTED, scenario)?.dial
    return set ? { min: set.least, max: set.most, usual: set.standard, says: set.says } : null
  },
}

export const asks: readonly Ask[] = [
  dial,
  {
    option: 'battlePoints',
    label: 'Points each',
    choices: POINTS.map((value) => ({
      value,
      label: String(value),
      says: value <= 50 ? 'a quick one' : value === OPTIONS.battlePoints.standard ? 'as the book has it' : '',
    })),
  },
  {
    option: 'table',
    label: 'Table',
    choices: [
      ...GROUNDS.map(([value, label, says]) => ({ value, label, says })),
      { value: 'open', label: 'Open ground', says: 'Nothing at all on it' },
      ...PRINTED_TABLES,
    ],
  },
  {
    option: 'tableSize',
    label: 'Size',
    choices: SIDES.flatMap((width) =>
      SIDES.filter((depth) => depth <= width).map((depth) => ({
        value: [width, depth],
        label: `${width} by ${depth} inches`,
        says: '',
      })),
    ),
  },
  {
    option: 'layout',
    label: 'Deployment',
    choices: [
      { value: 'by players', label: 'Each at an edge or in a corner', says: '' },
      { value: 'last stand', label: 'Last stand', says: 'The first in the centre, the others round it' },
    ],
  },
]

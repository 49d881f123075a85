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

/** What somebody needs to know who has never played it: who stands where, what has to be done, and what else ends it. */
const TOLD: Readonly<Record<ScenarioId, string>> = {
  'across-the-common':
    'The Survivors cross a common from the south, and the Zombies stand in the north. The people have twelve rounds: well over half of the zombies must be destroyed by then, and half of the people still be there. If not, the dead have won.',
  'pump-house':
    'The Military comes from the south, the Zombies from the north, and between them stands a pump house. Whoever is the only one near it for seven rounds running wins; if nobody is in fourteen rounds, the dead have won.',
  'market-square':
    'Five crates of supplies lie on a market square. Survivors and Bandits come for them from two corners in the south, the Zombies stand in the north. Three crates carried home win at once; after twelve rounds it is whoever has more, and two at least, or else the dead.',
  'four-roads':
    'Four factions, each in a corner, meet at a crossing. Whoever is the only one there for three rounds running wins; if nobody is in fifteen rounds, it is whoever has kept most of what they came with.',
  'chapel-hill':
    'The Survivors wait for help at a chapel, and the Zombies come from all four edges. Help comes after twelve rounds, or up to three rounds earlier if somebody rings the bell often enough. Everybody alive at the beginning must be near the chapel then, or the dead have won.',
  'the-wire':
    'The Military is cut off in the south and has to get out over the north edge, four in five of them, within twelve rounds. Zombies and three minefields lie in between. If too few are out, the dead have won.',
  'depot-raid':
    'The Bandits raid a depot that the Military guards. One of its four fuel drums carried off over the south edge wins for the Bandits; if none is in twelve rounds, the Military has won. There are no zombies here until somebody turns.',
  'lights-out':
    'It is night. Survivors and Military stand together, and somebody has to start a generator and keep it running for two rounds with no zombie near it. If that is not done in fourteen rounds, the dead have won.',
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
    says: rowOf(TOLD, id) ?? scenario.description,
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
  label: 'How hard',
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

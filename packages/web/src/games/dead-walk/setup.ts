/** What the set-up page says about Dead Walk Again: scenarios, teams, seats and house rules in words for people. */
import { CREDIT, MAPS, OPTIONS, SCENARIOS, type Scenario, TEAMS } from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import type { ScenarioCard, SeatSlot, SetupFace } from '../../table/face.ts'
import { count } from '../../words/plain.ts'

const LENGTHS: Readonly<Record<string, string>> = {
  'lawless-street': '10 to 15 minutes',
  'shopping-list': 'about an hour',
  mercy: 'one to two hours',
  'night-at-millers': 'about 45 minutes',
  'nine-forty-bus': 'one to two hours',
  'quiet-hands': 'one to two hours',
  'last-boat': 'about an hour',
}

const sizeOf = ({ map }: Scenario): string => {
  const { width, depth } = MAPS[map].terrain
  return `${width / 100} by ${depth / 100} cm`
}

const scenarios: readonly ScenarioCard[] = Object.entries(SCENARIOS as Record<string, Scenario>).map(
  ([id, scenario]) => ({
    id,
    title: scenario.title,
    says: scenario.description,
    ours: true,
    sizes: scenario.humans ? [1, 2].slice(0, scenario.humans.length) : [1, 2, 3, 4],
    length: LENGTHS[id] ?? '',
    extent: sizeOf(scenario),
    prescribed: scenario.prescribed,
    hides: scenario.humans ? ['team'] : [],
  }),
)

function seats(options: OptionValues): SeatSlot[] {
  const players = Number(options['players'] ?? OPTIONS.players.standard)
  const master = options['zombieControl'] === 'gm-bound' || options['zombieControl'] === 'gm-free'
  return [
    ...Array.from({ length: players }, (_, i) => ({ seat: `P${i + 1}`, label: `Player ${i + 1}`, side: 'survivors' })),
    ...(master ? [{ seat: 'GM', label: 'Game master', side: 'dead' }] : []),
  ]
}

const TEAM_WORDS = Object.fromEntries(Object.entries(TEAMS).map(([id, { title }]) => [id, title.toLowerCase()]))

export const deadWalkSetup: SetupFace = {
  id: 'dead-walk',
  title: 'Dead Walk Again',
  credit: CREDIT,
  options: OPTIONS,
  optionGroups: [
    {
      title: 'The living',
      options: [
        { id: 'team', title: 'Team', values: TEAM_WORDS },
        { id: 'humanAP', title: 'Action points of a human' },
        { id: 'baseMoral', title: 'Base moral value' },
        { id: 'fearDistance', title: 'Fear counts the dead within' },
        {
          id: 'humanElim',
          title: 'A human who is hit badly',
          values: { eliminated: 'is eliminated', twoWounds: 'takes two wounds' },
        },
        { id: 'startLoadedExtra', title: 'A full magazine besides the clips' },
        { id: 'fancyMove', title: 'Fancy moves over cars' },
        { id: 'buildBarricade', title: 'Openings may be barricaded' },
        { id: 'corpseDestruction', title: 'Corpses may be destroyed' },
        { id: 'turnLimit', title: 'Last turn' },
      ],
    },
    {
      title: 'The dead',
      options: [
        {
          id: 'zombieControl',
          title: 'Who leads the dead',
          values: { auto: 'the book', 'gm-bound': 'a game master, bound by it', 'gm-free': 'a game master, free' },
        },
        { id: 'zombieAP', title: 'Action points of a zombie' },
        { id: 'zombieHit', title: 'They bite with' },
        { id: 'smell', title: 'They smell within' },
        { id: 'sight', title: 'They see within' },
        { id: 'moan', title: 'They call each other' },
        { id: 'lurch', title: 'They lurch' },
        { id: 'lurchDistance', title: 'They lurch within' },
        { id: 'lurchScore', title: 'They lurch with' },
        { id: 'zombification', title: 'The fallen rise' },
        { id: 'armedZombies', title: 'Armed ones fire' },
        { id: 'fallenPins', title: 'Fallen ones hold as well' },
        { id: 'zombiesClimb', title: 'They climb' },
        { id: 'zombieCapPerHuman', title: 'Most for each human' },
      ],
    },
    {
      title: 'How they come',
      options: [
        { id: 'entryMethods', title: 'Methods' },
        { id: 'entryBRolls', title: 'Rolls at the edge' },
        { id: 'startZombiesPerHuman', title: 'At first, for each human' },
        { id: 'startDistance', title: 'At first not nearer than' },
        { id: 'zombieSpawnDistance', title: 'Drawn by noise from at least' },
      ],
    },
    {
      title: 'Weapons',
      options: [
        { id: 'jams', title: 'Weapons jam' },
        { id: 'sustainedExtraBursts', title: 'Extra bursts of sustained fire' },
        { id: 'blastRadius', title: 'Radius of a blast' },
        { id: 'shotgunBands', title: 'Scores of shotguns, band by band' },
        { id: 'flameLength', title: 'Flamethrower: length' },
        { id: 'flameWidth', title: 'Flamethrower: width' },
        { id: 'flameCost', title: 'Flamethrower: action points' },
        { id: 'scale', title: 'Scale of distances in percent' },
      ],
    },
  ],
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Quieter', options: { startZombiesPerHuman: 1, zombieCapPerHuman: 3 } },
    { label: 'Jams and moans', options: { jams: true, moan: true } },
  ],
  scenarios,
  scenarioOption: 'scenario',
  size: { option: 'players', label: 'Players' },
  quickStart: { scenario: 'lawless-street', players: 1 },
  seats,
  sideWords: (side, number) =>
    side === 'dead' ? 'a game master' : `${count(number)} ${number === 1 ? 'player' : 'players'}`,
}

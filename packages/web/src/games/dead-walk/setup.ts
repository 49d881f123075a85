/** What the set-up page says about Dead Walk Again: scenarios, teams, seats and house rules in words for people. */
import {
  ADVANCED_OPTIONS,
  advancedStandards,
  CHARACTERS,
  CREDIT,
  MAPS,
  OPTIONS,
  type PrintedScenario,
  SCENARIOS,
  TEAMS,
} from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import type { ScenarioCard, SeatSlot, SetupFace } from '../../table/face.ts'
import { count, listed } from '../../words/plain.ts'
import { rowOf } from '../../sure.ts'
import { ownIn } from './editor/as-option.ts'

const LENGTHS: Readonly<Record<string, string>> = {
  'lawless-street': '10 to 15 minutes',
  'shopping-list': 'about an hour',
  mercy: 'one to two hours',
  'night-at-millers': 'about 45 minutes',
  'nine-forty-bus': 'one to two hours',
  'quiet-hands': 'one to two hours',
  'last-boat': 'about an hour',
}

const sizeOf = ({ map }: PrintedScenario): string => {
  const { width, depth } = MAPS[map].terrain
  return `${width / 100} by ${depth / 100} cm`
}

/** What the advanced rules open in it. */
function profits({ uses }: PrintedScenario): string {
  const opened = [
    uses.includes('searching') ? 'rooms can be searched' : '',
    uses.includes('vehicles') ? 'vehicles driven' : '',
  ].filter(Boolean)
  return opened.length === 0 ? '' : ` With the advanced rules its ${listed(opened)}.`
}

const PRINTED: Readonly<Record<string, PrintedScenario>> = SCENARIOS

const scenarios: readonly ScenarioCard[] = Object.entries(PRINTED).map(([id, scenario]) => ({
  id,
  title: scenario.title,
  says: `${scenario.description}${profits(scenario)}`,
  ours: true,
  sizes: scenario.humans ? [1, 2].slice(0, scenario.humans.length) : [1, 2, 3, 4],
  length: LENGTHS[id] ?? '',
  extent: sizeOf(scenario),
  prescribed: scenario.prescribed,
  hides: scenario.humans ? ['team'] : [],
}))

/** A scenario of one's own, as the editor writes it. */
function own(options: OptionValues): ScenarioCard | null {
  const scenario = ownIn(options)
  if (scenario === null) return null
  const { title, says, humans, map, prescribed } = scenario
  return {
    id: 'own',
    title,
    says,
    ours: false,
    sizes: [1, 2, 3, 4].slice(0, humans?.length ?? 4),
    length: 'as long as it lasts',
    extent: `${map.size[0]} by ${map.size[1]} cm`,
    prescribed,
    hides: humans ? ['team'] : [],
  }
}

function seats(options: OptionValues): SeatSlot[] {
  const players = Number(options['players'] ?? OPTIONS.players.standard)
  const master = options['zombieControl'] === 'gm-bound' || options['zombieControl'] === 'gm-free'
  return [
    ...Array.from({ length: players }, (_, i) => ({ seat: `P${i + 1}`, label: `Player ${i + 1}`, side: 'survivors' })),
    ...(master ? [{ seat: 'GM', label: 'Game master', side: 'dead' }] : []),
  ]
}

const TEAM_CHOICES = Object.entries(TEAMS).map(([value, { title, members }]) => ({
  value,
  label: title,
  says: listed(members.map((member) => CHARACTERS[member].name)),
}))

/** dw.scope.3 Which blocks of the advanced rules the scenario at hand has a use for. */
function usesOf(options: OptionValues): PrintedScenario['uses'] {
  const { scenario } = options
  return ownIn(options)?.uses ?? (typeof scenario === 'string' ? rowOf(PRINTED, scenario)?.uses : null) ?? []
}

/** "the team", "half the team", "two thirds of the team". */
function shareOfTeam(seats: number, of: number): string {
  if (seats === of) return 'the team'
  if (2 * seats === of) return 'half the team'
  const [one, part] = of === 3 ? ['a third', 'thirds'] : ['a quarter', 'quarters']
  return of > 4
    ? `${count(seats)} of ${of} shares of the team`
    : `${seats === 1 ? one : `${count(seats)} ${part}`} of the team`
}

export const deadWalkSetup: SetupFace = {
  id: 'dead-walk',
  title: 'Dead Walk Again',
  credit: CREDIT,
  options: { ...OPTIONS, ...ADVANCED_OPTIONS },
  optionGroups: [
    {
      title: 'The living',
      options: [
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
    {
      title: 'One by one',
      options: [
        { id: 'advanced', title: 'Advanced rules' },
        { id: 'archetypes', title: 'Archetypes' },
        { id: 'archetypeRestrictions', title: 'Archetypes limit what is learnt' },
        { id: 'subtypeRestrictions', title: 'Subtypes limit weapons and skills' },
        { id: 'weaponSkills', title: 'Weapons need their skill' },
        { id: 'skills', title: 'Skills' },
        { id: 'skillsPerTurn', title: 'Skills used in a turn' },
        { id: 'maxSkills', title: 'Skills of one character' },
        { id: 'quirks', title: 'Quirks' },
        { id: 'psychosis', title: 'Trauma and psychoses' },
        { id: 'traumaLimit', title: 'Trauma that breaks a mind' },
        {
          id: 'psychosisPick',
          title: 'A psychosis is',
          values: { roll: 'rolled', choose: 'chosen' },
        },
        { id: 'searching', title: 'Searching' },
        { id: 'vehicles', title: 'Driving' },
        {
          id: 'vehicleFastFire',
          title: 'Fire from a fast vehicle',
          values: { '-1': 'one less', 0: 'as usual', 1: 'one more' },
        },
      ],
    },
  ],
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Quieter', options: { startZombiesPerHuman: 1, zombieCapPerHuman: 3 } },
    { label: 'Jams and moans', options: { jams: true, moan: true } },
  ],
  chapter: {
    option: 'advanced',
    words: 'the advanced rules',
    says:
      'Archetypes, weapon skills, skills, quirks and trauma; rooms are searched, and vehicles driven where there are any. ' +
      'Each can also be switched by itself.',
    brings: (options) => advancedStandards(usesOf(options)),
  },
  asks: [{ option: 'team', label: 'Team', choices: TEAM_CHOICES }],
  scenarios,
  scenarioOption: 'scenario',
  size: { option: 'players', label: 'Players' },
  quickStart: { scenario: 'lawless-street', players: 1 },
  ownOption: 'own',
  own,
  skirmish: {
    card: { id: 'skirmish', title: 'Skirmish', length: 'about 45 minutes', extent: 'a rolled town block' },
    sizes: [
      { value: '90x90', label: '90 by 90' },
      { value: '120x90', label: '120 by 90' },
      { value: '120x120', label: '120 by 120' },
    ],
    load: async () => (await import('./skirmish.tsx')).tools,
  },
  seats,
  sideWords: (side, seats, of) => (side === 'dead' ? 'the dead' : shareOfTeam(seats, of)),
}

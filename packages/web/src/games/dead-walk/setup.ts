/** What the set-up page says about Dead Walk Again: scenarios, teams, seats and house rules in words for people. */
import {
  ADVANCED_OPTIONS,
  advancedStandards,
  CHARACTERS,
  ABOUT,
  MAPS,
  OPTION_GROUPS,
  OPTIONS,
  ownOf,
  type PrintedScenario,
  SCENARIOS,
  TEAMS,
} from '@shamble/dead-walk/page'
import type { OptionValues } from '@shamble/kernel'
import type { ScenarioCard, SeatSlot } from '../../play/game-display.ts'
import { seatsOf, setupOf } from '../../play/display/setup-of.ts'
import { count, listed } from '../../words/plain.ts'
import { rowOf } from '../../sure.ts'

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
  length: scenario.length,
  extent: sizeOf(scenario),
  prescribed: scenario.prescribed,
  hides: scenario.humans ? ['team'] : [],
}))

/** A scenario of one's own, as the editor writes it. */
function own(options: OptionValues): ScenarioCard | null {
  const scenario = ownOf(options)
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
    ...seatsOf(players, 'P', 'Player', 'survivors'),
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
  return ownOf(options)?.uses ?? (typeof scenario === 'string' ? rowOf(PRINTED, scenario)?.uses : null) ?? []
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

export const setup = setupOf(ABOUT, { ...OPTIONS, ...ADVANCED_OPTIONS }, OPTION_GROUPS, {
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
  size: { option: 'players', label: 'Players' },
  quickStart: { scenario: 'lawless-street', players: 1 },
  ownOption: 'own',
  own,
  skirmish: {
    isAlike: true,
    card: { id: 'skirmish', title: 'Skirmish', length: 'about 45 minutes', extent: 'a rolled town block' },
    sizes: [
      { value: '90x90', label: '90 by 90' },
      { value: '120x90', label: '120 by 90' },
      { value: '120x120', label: '120 by 120' },
    ],
    measured: 'Table in cm',
    load: async () => (await import('./skirmish.tsx')).tools,
  },
  seats,
  sideWords: (side, seats, of) => (side === 'dead' ? 'the dead' : shareOfTeam(seats, of)),
})

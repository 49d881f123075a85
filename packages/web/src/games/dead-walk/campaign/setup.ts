/** What the page for a new campaign offers: teams, and house rules for all of its scenarios. */
import { ADVANCED_OPTIONS, CHARACTERS, OPTIONS, TEAMS, WEAPONS } from '@shamble/dead-walk/page'
import { ARCHETYPES, QUIRKS, SKILLS } from '@shamble/dead-walk/campaign/page'
import type { Team } from '../../../campaign/campaign-display.ts'
import type { SetupDisplay } from '../../../play/game-display.ts'
import { capital, listed } from '../../../words/plain.ts'
import { setup as deadWalkSetup } from '../setup.ts'

/** What the campaign itself decides for every scenario, and who leads the dead: nobody has a seat for them here. */
const NOT_ASKED: readonly string[] = [
  'scenario',
  'roster',
  'players',
  'team',
  'table',
  'own',
  'advanced',
  'zombieControl',
]

const BETWEEN = [
  { id: 'levelTable', title: 'Experience for levels 2 to 6' },
  { id: 'xpTable', title: 'Experience for each cause' },
  { id: 'maxSkills', title: 'Most skills' },
  { id: 'recoveryPerScenario', title: 'Wounds that close between two scenarios' },
  { id: 'teamFill', title: 'A team is filled up to' },
  { id: 'finalReplay', title: 'The last scenario may be played again' },
]
const isBetween = (id: string): boolean => BETWEEN.some((one) => one.id === id)

/** What the advanced rules are in a campaign: they are on. */
const ADVANCED = {
  advanced: true,
  archetypes: true,
  weaponSkills: true,
  searching: true,
  vehicles: true,
  skills: true,
  quirks: true,
  psychosis: true,
}

export const house: SetupDisplay = {
  ...deadWalkSetup,
  options: { ...OPTIONS, ...ADVANCED_OPTIONS },
  optionGroups: [
    { title: 'Between the scenarios', options: BETWEEN },
    ...deadWalkSetup.optionGroups.map(({ title, options }) => ({
      title: options.some(({ id }) => id === 'advanced') ? 'Advanced rules' : title,
      options: options.filter(({ id }) => !NOT_ASKED.includes(id) && !isBetween(id)),
    })),
  ],
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Quicker levels', options: { levelTable: [3, 8, 14, 21, 29] } },
    { label: 'Quieter', options: { startZombiesPerHuman: 1, zombieCapPerHuman: 3 } },
  ],
  scenarios: [
    {
      id: 'campaign',
      title: 'Road to Harbour Point',
      says: '',
      ours: true,
      sizes: [1, 2, 3],
      length: '',
      extent: '',
      prescribed: ADVANCED,
      hides: [],
    },
  ],
  quickStart: {},
}

export const teams: readonly Team[] = Object.entries(TEAMS).map(([id, { title, members }]) => ({
  id,
  title,
  people: members.map((member) => {
    const { name, main, third, archetype, subtype, skill, quirk } = CHARACTERS[member]
    const arms = [...main, ...(third ? [third] : [])].map(({ weapon }) => WEAPONS[weapon].title)
    const mind = [SKILLS[skill].title, ...(quirk ? [QUIRKS[quirk].title] : [])].map((title) => title.toLowerCase())
    return {
      name,
      mark: archetype,
      says: `${ARCHETYPES[archetype].title}, ${subtype}. Traits: ${mind.join('; ')}. ${capital(listed(arms))}.`,
    }
  }),
}))

/** What the set-up page asks before a battle of Even Death May Die. */
import { ABOUT, FACTION_TITLES, FACTIONS, OPTION_GROUPS, OPTIONS, PLAIN } from '@shamble/even-death/page'
import type { OptionValue, OptionValues } from '@shamble/kernel'
import { setupOf } from '../../play/display/setup-of.ts'
import type { SeatSlot } from '../../play/game-display.ts'
import { rowOf } from '../../sure.ts'
import { capital } from '../../words/plain.ts'
import {
  asks,
  factionsIn,
  GROUNDS,
  isFaction,
  noteOf,
  own,
  ownSeats,
  PRINTED,
  roleOf,
  scenarios,
  SETTLED,
} from './words/setup.ts'

const wordOf = (value: OptionValue): string => (typeof value === 'string' ? value : '')

/** The factions that fight, and the zombies that may yet come to be. */
function seats(options: OptionValues): SeatSlot[] {
  const scenario = rowOf(PRINTED, wordOf(options['scenario'] ?? OPTIONS.scenario.standard))
  const drawn = ownSeats(options)
  const factions = drawn ?? scenario?.seats.map(({ faction }) => faction) ?? factionsIn(options)
  const slots = factions.map((faction, i): SeatSlot => {
    const before = factions.slice(0, i).filter((one) => one === faction).length
    const nth = before === 0 ? '' : ` ${before + 1}`
    return {
      seat: before === 0 ? faction : `${faction}-${before + 1}`,
      label: `${FACTION_TITLES[faction]}${nth}`,
      side: faction,
      ...(drawn ? {} : { note: noteOf(options, scenario, i) }),
      ...(scenario || drawn ? {} : { role: roleOf(options, i, faction) }),
    }
  })
  // ed.death.10
  if (factions.includes('zombies')) return slots
  return [...slots, { seat: 'zombies', label: FACTION_TITLES.zombies, side: 'zombies', automatic: true }]
}

/** As many factions as are wanted: those that are there, then others that are not. */
function listOf(value: OptionValue, size: number): readonly string[] {
  const now = Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  const others = FACTIONS.filter((one) => !now.includes(one))
  return [...now, ...others].slice(0, size)
}

/** Asked with the scenario, and so no house rules among the others. */
const ASKED: ReadonlySet<string> = new Set(asks.map(({ option }) => option))
const GROUPS = OPTION_GROUPS.map((group) => ({ ...group, options: group.options.filter((id) => !ASKED.has(id)) }))

/** Asked in a plain battle alone. */
const OF_BATTLES = asks.map(({ option }) => option).filter((option) => option !== 'dial')

const LARGEST_SEED = OPTIONS.tableSeed.max
const RANDOM: ReadonlySet<string> = new Set(GROUNDS.map(([value]) => value))

/** Another number for a random table. */
function another(options: OptionValues): OptionValues | null {
  if (options['scenario'] !== PLAIN || !RANDOM.has(wordOf(options['table'] ?? null))) return null
  const [n = 1] = crypto.getRandomValues(new Uint32Array(1))
  return { tableSeed: 1 + (n % LARGEST_SEED) }
}

export const setup = setupOf(ABOUT, OPTIONS, GROUPS, {
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Tame herds', options: { ramblingFailsOn: 0, herdGetUpFree: true } },
    {
      label: 'Hard on the nerves',
      options: { traumaPerDeath: true, hazardChecksAffectMorale: true, isolationDistance: 12 },
    },
  ],
  asks,
  scenarios: scenarios.map((card) =>
    card.id === PLAIN ? { ...card, hides: ['dial'] } : { ...card, hides: [...SETTLED, ...OF_BATTLES] },
  ),
  size: {
    option: 'factions',
    label: 'Factions',
    count: (value) => (Array.isArray(value) ? value.length : 2),
    make: listOf,
  },
  quickStart: { scenario: 'chapel-hill' },
  homeward: 'Back to the war',
  seats,
  seating: 'One faction each. Each builds its force at the table, in secret, or takes one that is ready.',
  sideWords: (side) => (isFaction(side) ? `the ${FACTION_TITLES[side]}` : capital(side)),
  ownOption: 'own',
  own,
  plan: { load: async () => (await import('./plan-drawn.tsx')).PlanDrawn, again: another },
})

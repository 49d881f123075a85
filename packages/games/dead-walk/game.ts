import { choices, frameOf, type GameRules, pending, type Seat, type Step } from '@shamble/kernel'
import { ABOUT } from './about.ts'
import { CHAPTERS, CLAUSES } from './clauses.ts'
import { COMMANDS, type Command } from './commands.ts'
import { SCENARIOS } from './content/scenarios.ts'
import type { Event } from './events.ts'
import { bookFor, OPTIONS, seatsFor, settle } from './options.ts'
import { OPTION_GROUPS } from './options-schema.ts'
import { workGround } from './rules/01-ground.ts'
import { openingsOf, vehiclesOf } from './rules/02-map.ts'
import { game } from './rules/03-turn.ts'
import { checkResign, resign } from './rules/30-end.ts'
import { blankState, copyState, type DeadWalkKit, type Phase, type Transaction } from './state.ts'
import { oddsKey } from './odds-key.ts'
import { resample, viewFor } from './view.ts'

/** dw.turn.1 The phases of a turn in their order, after the set-up. */
const PHASES: readonly Phase[] = ['setup', 'tests', 'humans', 'zombies']

const QUIET: ReadonlySet<Event['e']> = new Set<Event['e']>([
  'placed',
  'activated',
  'moved',
  'climbed',
  'lay down',
  'stood up',
  'opening changed',
  'room explored',
  'joined',
  'picked up',
  'gave',
  'dropped',
  'readied',
  'reloaded',
  'jam cleared',
  'braced',
  'skill used',
])

const FIRST_STEP = (game.steps[0] as Step<Transaction, Command>).name

/** A hero's grade is a win of the survivors, any other one of the zombies (dw.end.3). */
const winners = ({ grade }: DeadWalkKit['state']): string[] => [
  grade === 'major-hero' || grade === 'minor-hero' ? 'survivors' : 'zombies',
]

const losses = ({ humans }: DeadWalkKit['state']): Record<string, number> => ({
  survivors: humans.filter((h) => !h.isNpc && h.status !== 'alive' && h.status !== 'escaped').length,
  zombies: humans.reduce((kills, h) => kills + h.kills + h.closeKills, 0),
})

/** Dead Walk Again's rules, without its bots and its written positions. */
export const deadWalkRules: GameRules<DeadWalkKit> = {
  ...ABOUT,
  rulesVersion: '2',
  clauses: CLAUSES,
  chapters: CHAPTERS,
  scenarios: Object.entries(SCENARIOS).map(([id, { title, description }]) => ({
    id,
    title,
    says: description,
    ours: true,
  })),
  options: OPTIONS,
  optionGroups: OPTION_GROUPS,
  command: COMMANDS,
  examples: true,
  anytime: { dos: ['resign'], check: checkResign, take: resign },
  settle,
  seats: seatsFor,
  sides: ['survivors', 'zombies'],
  winners,
  losses,
  book: bookFor,
  begin: ({ holders }, { map }) => ({
    ...blankState(holders, openingsOf(map), vehiclesOf(map)),
    frames: [frameOf('game', FIRST_STEP, {})],
  }),
  copy: copyState,
  facts: workGround,
  view: viewFor,
  resample,
  grade: ({ grade }) => grade,
  progress: ({ turn, phase }) => ({ turn, phase: PHASES.indexOf(phase) }),
  /** What is done with one's own hands and feet, as long as nothing came of it but that. */
  mayTakeBack: (_command, events) => events.length > 0 && events.every(({ e }) => QUIET.has(e)),
  inControl: ({ turn, phase, activation }) => `${turn} ${phase} ${activation?.human ?? ''}`,
  unmoved: (t) => {
    const asked = pending(t)
    if (asked?.asks !== 'decide') return null
    const seat = asked.owe[0] as Seat
    const all = choices<DeadWalkKit>(t, seat)
    // dw.skill.4 No, or what is done if nobody says otherwise.
    return { seat, command: all.find((one) => one.do === 'decline') ?? (all[0] as Command) }
  },
  oddsKey,
}

/** A town block for a skirmish: a table and a goal by the dice, as a scenario of one's own. */
import type { Dice, OptionValue } from '@shamble/kernel'
import { EMPTY_SCENARIO, type OwnScenario } from './own-scenario.ts'
import type { Goal, Staying } from './scenarios.ts'
import { mapOf, type MapSketch } from './drawing.ts'
import { blockOf, isPlayable, spawnPoints, squaresOf } from './town-block.ts'

/** The tables that can be rolled, width by depth in centimetres. */
export const SKIRMISH_SIZES = { '90x90': [90, 90], '120x90': [120, 90], '120x120': [120, 120] } as const
export type SkirmishSize = keyof typeof SKIRMISH_SIZES

export interface SkirmishSetup {
  readonly size: SkirmishSize
  /** How many must find a place in the deployment zone. */
  readonly humans: number
}

/** After so many bad maps the dice are to blame. */
const MOST_ROLLS = 1_000

const d6 = (dice: Dice, clause: string, what: string): number => dice.roll({ clause, sides: 6, seat: '', what })

/** dw.setup.6 Rolled again as long as it cannot be played on. */
function rolledBlock(dice: Dice, { size, humans }: SkirmishSetup): MapSketch {
  const [width, depth] = SKIRMISH_SIZES[size]
  const squares = squaresOf([width, depth])
  for (let rolls = 0; rolls < MOST_ROLLS; rolls++) {
    const faces = squares.map(({ n }) => d6(dice, 'dw.setup.6', `square ${n}`))
    const block = blockOf([width, depth], faces)
    if (isPlayable(mapOf(block.sketch), humans)) return { ...block.sketch, spawnPoints: spawnPoints(block) }
  }
  throw new Error(`${MOST_ROLLS} maps in a row cannot be played on`)
}

/** What is played for on a town block. */
interface Task {
  readonly title: string
  says(turns: number): string
  readonly hasExit: boolean
  readonly turns: number
  readonly zombies: number
  readonly prescribed: Readonly<Record<string, OptionValue>>
  readonly full: Goal
  readonly partial: Goal
  readonly engaged: Goal
}

/** dw.setup.10 Zombies of method A for each human. */
const ZOMBIES = 2
const ALWAYS: Goal = { is: 'always' }
const PLAIN = { zombies: ZOMBIES, prescribed: {}, engaged: ALWAYS } as const

const ESCAPE: Task = {
  ...PLAIN,
  title: 'Escape from the block',
  says: (turns) => `Everybody leaves by the north edge within ${turns} turns, or at least half of you do.`,
  hasExit: true,
  turns: 12,
  full: { is: 'left', share: [1, 1] },
  partial: { is: 'left', share: [1, 2] },
}

function suppliesIn({ buildings }: MapSketch): Task {
  const rooms = buildings.flatMap((building) => building.rooms.map(([id]) => id))
  const searched = (atLeast: number): Goal => ({ is: 'searched', rooms, atLeast })
  return {
    ...PLAIN,
    title: 'Supplies from the block',
    says: (turns) => `Search three rooms, or at least one, and leave by the north edge within ${turns} turns.`,
    hasExit: true,
    turns: 16,
    prescribed: { searching: true },
    full: searched(3),
    partial: searched(1),
    engaged: searched(1),
  }
}

const LAST_STAND: Task = {
  ...PLAIN,
  title: 'Last stand on the block',
  says: (turns) => `There is no way out. All of you are alive after ${turns} turns, or at least half are.`,
  hasExit: false,
  turns: 10,
  full: { is: 'survivors', share: [1, 1] },
  partial: { is: 'survivors', share: [1, 2] },
}

const CLEAR_THE_BLOCK: Task = {
  ...PLAIN,
  title: 'Clear the block',
  says: (turns) =>
    `There is no way out. Put down three of the dead for each of you within ${turns} turns, or at least two.`,
  hasExit: false,
  turns: 12,
  zombies: 4,
  full: { is: 'eliminated', perStarter: 3 },
  partial: { is: 'eliminated', perStarter: 2 },
}

function taskFor(face: number, map: MapSketch): Task {
  if (face <= 2) return ESCAPE
  if (face <= 4) return suppliesIn(map)
  return face === 5 ? LAST_STAND : CLEAR_THE_BLOCK
}

/** dw.setup.10, dw.end.1, dw.end.2 */
function scenarioOf(map: MapSketch, task: Task): OwnScenario {
  const { title, says, hasExit, turns, zombies, prescribed, full, partial, engaged } = task
  const staying: Staying = hasExit ? 'lost' : 'survive'
  return {
    ...EMPTY_SCENARIO,
    title,
    says: says(turns),
    map: hasExit ? map : { ...map, exit: null },
    prescribed: { entryMethods: ['A', 'B'], startZombiesPerHuman: zombies, turnLimit: turns, ...prescribed },
    staying,
    full,
    partial,
    engaged,
    uses: ['searching'],
  }
}

/** A skirmish by the dice: one for each square, as often as it takes; then one for the goal (dw.setup.2). */
export function rolledSkirmish(dice: Dice, setup: SkirmishSetup): OwnScenario {
  const map = rolledBlock(dice, setup)
  return scenarioOf(map, taskFor(d6(dice, 'dw.setup.2', 'the goal'), map))
}

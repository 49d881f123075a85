/** How each house rule patches the book, and which set-ups are refused. */
import {
  type Book,
  booksOnce,
  cell,
  type HouseRule,
  type HouseRules,
  type OptionValue,
  type OptionValues,
  patchesFor,
  resolveBook,
  type Seat,
  type Settled,
  settleOptions,
  rowOf,
} from '@shamble/kernel'
import { partsRequired, printedFor, type Slots } from './book.ts'
import type { Clause } from './clauses.ts'
import { type CardId, isCarPart } from './content/cards.ts'
import { type Scenario, SCENARIOS, type ScenarioId } from './content/scenarios.ts'
import { type StackTileId, TILES } from './content/tiles.ts'
import { OPTIONS } from './options-schema.ts'
import { orderByBirthday, randomOrder } from './rules/02-setup.ts'
import { COMPASS } from './rules/15-crowd.ts'
import { undeadSeats } from './rules/18-end.ts'
import { type DropDeadKit, PATIENT_ZERO, playerSeat } from './state.ts'
import { SURVIVORS } from './tables/survivors.ts'

export { OPTIONS }

type OptionId = keyof typeof OPTIONS

type DropDeadPatch = HouseRule<DropDeadKit, Slots>

/** dd.variant.5 What a step of health lost does to Frank's movement under the other readings. */
const FRANKS_STEP: Readonly<Record<string, number>> = { general: -1, both: SURVIVORS.frank.movementPerStep - 1 }

/** dd.variant.8 */
const turnOrderBy = (value: OptionValue, options: OptionValues): Slots['turnOrder'] =>
  value === 'random' ? randomOrder : orderByBirthday(options.sessionDate as readonly number[])

/** dd.variant.3 */
const UNDEAD_MODES: Readonly<Record<string, DropDeadPatch>> = {
  replace: {
    slots: {
      hordeActs:
        () =>
        ({ state }) =>
          undeadSeats(state).length === 0,
    },
  },
  off: { slots: { deadPlayOn: () => () => false } },
}

/** What each option changes when it is not at its default. */
const PATCHES: HouseRules<typeof OPTIONS, DropDeadKit, Slots> = {
  survivorSelection: () => ({ slots: { survivorsAreDealt: () => () => false } }),
  turnOrder: (value, options) => ({ slots: { turnOrder: () => turnOrderBy(value, options) } }),
  rangeMetric: () => ({ slots: { distance: () => (dx, dy) => Math.max(dx, dy) } }),
  zombieMove: cell('zombies.movement'),
  zombieHealth: cell('zombies.health'),
  zombieHurtBonus: cell('zombies.hurtBonus'),
  zombieFigures: cell('zombies.figures'),
  tileZombieCap: cell('zombies.perTile'),
  moveTileCap: () => ({ slots: { fullTilesStopZombies: () => () => false } }),
  overrunAt: cell('overrunAt'),
  shambleSteps: cell('shambleSteps'),
  sightLimit: cell('sightLimit'),
  freshZombiesWait: () => ({ slots: { mayActNow: () => (zombie) => !zombie.fresh } }),
  zombieDiagonalHunt: () => ({ slots: { huntingSteps: () => COMPASS } }),
  undeadMode: (value) => rowOf(UNDEAD_MODES, value as string) as DropDeadPatch,
  undeadMoves: cell('undead.moves'),
  undeadAttacks: cell('undead.attacks'),
  undeadSummons: cell('undead.summons'),
  frankRule: (value) => ({
    slots: {
      movementPerStep: (printed) => (survivor) =>
        survivor === 'frank' ? (rowOf(FRANKS_STEP, value as string) as number) : printed(survivor),
    },
  }),
  damageStep: cell('damageStep'),
  minMove: cell('minMove'),
  freeEntry: () => ({ slots: { entersForFree: () => () => false } }),
  tradeItems: () => ({ slots: { itemsMayBeGiven: () => () => true } }),
  escapeMode: () => ({ slots: { escapesWith: () => (_look, survivor) => [survivor], vanLeaves: () => () => false } }),
  cycleLimit: cell('cycleLimit'),
  healBandages: cell('healing.bandages'),
  healKit: cell('healing.kit'),
}

/** The rules of one match: the printed book, and a patch for every option that is not at its default. */
export const bookFor = booksOnce(
  (options: OptionValues): Book<DropDeadKit> => resolveBook(printedFor(options), patchesFor(OPTIONS, PATCHES, options)),
)

type Refused = { readonly ok: false; readonly fault: { readonly at: string; readonly why: string } }

const refused = (option: OptionId, clause: Clause, why: string): Refused => ({
  ok: false,
  fault: { at: `options.${option}`, why: `${why} (${clause})` },
})

const twiceIn = (list: readonly string[]): string | undefined => list.find((id, i) => list.indexOf(id) !== i)

/** The least and the most a stack of one's own must have: tiles, open sides per tile, circles, sum of stars. */
const CUSTOM = { tiles: 20, openSides: [23, 10], circles: [1, 2], stars: [2, 5] } as const

/** dd.tiles.1 A stack with which the game can be won and is not drowned in spawners. */
function stackFault(stack: readonly StackTileId[], scenario: Scenario): Refused | null {
  const bad = (why: string): Refused => refused('stack', 'dd.tiles.1', why)
  const twice = twiceIn(stack)
  if (twice !== undefined) return bad(`there is only one tile ${twice}`)
  const laid = scenario.laidOut.find(({ id }) => stack.includes(id))
  if (laid) return bad(`${scenario.title} lays out ${laid.id} before the game`)
  const { tiles, openSides, circles, stars } = CUSTOM
  if (stack.length < tiles) return bad(`a stack has at least ${tiles} tiles`)
  const rows = stack.map((id) => TILES[id])
  const sides = rows.reduce((sum, row) => sum + row.open.length, 0)
  if (sides * openSides[1] < stack.length * openSides[0]) return bad('tiles have 2.3 open sides on average at least')
  if (rows.filter((row) => row.symbol === 'circle').length * circles[1] < stack.length * circles[0])
    return bad('at least half of the tiles have a circle')
  const sum = rows.reduce((all, row) => all + (typeof row.symbol === 'number' ? row.symbol : 0), 0)
  return sum * stars[1] > stack.length * stars[0] ? bad('all stars together are at most two fifths of the tiles') : null
}

/** dd.items.7, dd.components.3 Enough parts to win, and never more than there are tokens. */
function deckFault(deck: readonly CardId[], scenario: Scenario, required: number): Refused | null {
  const twice = twiceIn(deck)
  if (twice !== undefined) return refused('deck', 'dd.items.7', `there is only one card ${twice}`)
  const held = scenario.items.find((id) => deck.includes(id))
  if (held) return refused('deck', 'dd.items.7', `${held} is in hand from the start of ${scenario.title}`)
  const parts = deck.filter(isCarPart).length + scenario.laidOut.filter(({ part }) => part !== null).length
  if (parts > MOST_PARTS) return refused('deck', 'dd.components.3', `there are ${MOST_PARTS} car parts, not ${parts}`)
  return parts < required
    ? refused('partsRequired', 'dd.setup.13', `${required} parts are needed and only ${parts} can be found`)
    : null
}

/** dd.components.3 */
export const MOST_PARTS = 5

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** Combinations that no game can be played with. */
function faultOf(options: OptionValues): Refused | null {
  const scenario = SCENARIOS[options.scenario as ScenarioId]
  const { min, max } = scenario.survivors
  const players = options.players as number
  if (players < min || players > max) {
    const many = min === max ? `${min}` : `${min} to ${max}`
    return refused('players', scenario.clause, `${scenario.title} takes ${many} survivors`)
  }
  if (scenario.patientZero && options.undeadMode === 'off')
    return refused('undeadMode', scenario.clause, `${scenario.title} needs an undead player`)
  const [month, day] = options.sessionDate as readonly number[]
  if ((day as number) > (DAYS[(month as number) - 1] ?? 0))
    return refused('sessionDate', 'dd.variant.8', 'there is no such day')
  return (
    stackFault(options.stack as readonly StackTileId[], scenario) ??
    deckFault(options.deck as readonly CardId[], scenario, partsRequired(options))
  )
}

/** Options settled: what the host sets beats what the scenario prescribes, which beats the default. */
export function settle(given: OptionValues): Settled {
  const first = settleOptions(OPTIONS, given)
  if (!first.ok) return first
  const scenario = SCENARIOS[first.value.scenario as ScenarioId]
  const { min, max } = scenario.survivors
  const players = Math.max(min, Math.min(OPTIONS.players.standard, max))
  const settled = settleOptions(OPTIONS, given, { ...scenario.prescribed, players })
  return settled.ok ? (faultOf(settled.value) ?? settled) : settled
}

/** dd.players.1, dd.scenario.4 One seat per survivor, and one that is undead from the beginning. */
export const seatsFor = (options: OptionValues): Seat[] => [
  ...Array.from({ length: options.players as number }, (_, i) => playerSeat(i + 1)),
  ...(SCENARIOS[options.scenario as ScenarioId].patientZero ? [PATIENT_ZERO] : []),
]

/** What is measured of Dead Walk Again only: the phases of its zombies, large scenarios, and the checks of the editor. */
import { type Command, deadWalk } from '@shamble/dead-walk'
import { ownCopyOf } from '@shamble/dead-walk/page'
import { apply, matchFromPosition, seeded, seededDice } from '@shamble/kernel'
import { crowd, placeStopper, put, type XY } from '@shamble/table'
import { ownScenarioFaults } from '../../../packages/games/dead-walk/content/own-faults.ts'
import type { OwnBench } from '../games.ts'
import { actions, type Line, phases } from '../line.ts'
import { kept, median, milliseconds, oddsOf, sideBySide, warmUp } from '../measure.ts'
import { randomGames } from '../random-play.ts'
import { type Goal, report } from '../report.ts'

const NUMBERS = [30, 100, 300, 1_000] as const
const GOALS: Readonly<Record<number, number>> = { 100: 20, 300: 80 }
const MAN = { radius: 125, clearance: 115 }
const OPTIONS = { scenario: 'nine-forty-bus', zombieCapPerHuman: 0, turnLimit: 40 }

/** Four humans in the road. */
const HUMANS = [
  { x: 6_700, y: 4_900 },
  { x: 8_000, y: 4_500 },
  { x: 10_900, y: 4_500 },
  { x: 13_000, y: 4_900 },
] as const

const written = ({ x, y }: XY): [number, number] => [x, y]

/** The motel in its third turn, with zombies at these places, the humans so far east of theirs. */
function motelWith(zombies: readonly XY[], east = 0) {
  const document = {
    turn: 3,
    phase: 'humans',
    humans: HUMANS.map(({ x, y }) => ({ at: written({ x: x + east, y }) })),
    zombies: zombies.map((at, i) => ({ n: i + 1, at: written(at) })),
  }
  const read = matchFromPosition(deadWalk, document, OPTIONS, {}, seededDice('bench'))
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
  return read.value.table
}

/** Places for so many zombies all over its 180 x 90 cm, none of them within a few steps of a human. */
function placesFor(zombies: number): XY[] {
  const luck = seeded(`motel ${zombies}`)
  const { layout, closed } = motelWith([]).facts
  const taken = crowd(layout.width, layout.depth)
  for (const [i, at] of HUMANS.entries()) put(taken, i, at, MAN.radius + STEPS)
  const others = { crowd: taken, bars: () => true, overlap: 0 }
  const places: XY[] = []
  while (places.length < zombies) {
    const at = { x: luck.draw('x', layout.width), y: luck.draw('y', layout.depth) }
    if (placeStopper({ layout, closed }, MAN, others, at) !== null) continue
    put(taken, HUMANS.length + places.length, at, MAN.radius)
    places.push(at)
  }
  return places
}
const STEPS = 300

/**
 * Milliseconds of CPU of one phase: the median of several, after a warm-up. The humans stand somewhere else each time,
 * as they do from turn to turn, so that no way or line of sight is known from the phase before.
 */
function phaseOf(zombies: number): number {
  const places = placesFor(zombies)
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const t = motelWith(places, 1 + round * 13)
    t.dice = seeded(`phase ${round}`)
    const before = process.cpuUsage()
    const refusal = apply(deadWalk, t, 'P1', { do: 'rest' })
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
    if (refusal) throw new Error(refusal.reason)
    kept.value = t.state
  }
  return median(times.slice(WARM_UP))
}
const WARM_UP = 7
const ROUNDS = 15

/** A position with so many zombies, written and read, and their phase. */
function zombiePhase(zombies: number): (round: number) => void {
  const places = placesFor(zombies)
  return (round) => {
    const t = motelWith(places, 1 + (round % SPREAD) * 13)
    t.dice = seeded(`phase ${round}`)
    const refusal = apply(deadWalk, t, 'P1', { do: 'rest' })
    if (refusal) throw new Error(refusal.reason)
    kept.value = t.state
  }
}
const SPREAD = WARM_UP + ROUNDS

function zombiePhases(): void {
  kept.value = phaseOf(300)
  for (const zombies of NUMBERS) {
    const most = GOALS[zombies]
    const goal = most === undefined ? undefined : { most }
    report(`Dead Walk Again, a phase of ${zombies} zombies`, phaseOf(zombies), 'ms', goal)
  }
}

/** Gets a grenade among six in the road ready; what it gives asks for its odds. */
function grenadeAmongSix(): () => number {
  const document = {
    turn: 3,
    phase: 'humans',
    humans: [
      { at: [6_700, 4_900], ap: 4, weapons: [{ type: 'hand-grenades', id: 1, grenades: { fragmentation: 1 } }] },
    ],
    zombies: Array.from({ length: 6 }, (_, i) => ({ n: i + 1, at: [7_700 + 270 * (i % 3), 4_500 + 270 * (i % 2)] })),
    activation: { human: 1 },
  }
  const read = matchFromPosition(deadWalk, document, { ...OPTIONS, entryMethods: [] }, {}, seededDice('odds'))
  if (!read.ok) throw new Error(`${read.fault.at}: ${read.fault.reason}`)
  const { table } = read.value
  const command: Command = { do: 'throw', weapon: 1, grenade: 'fragmentation', at: [7_950, 4_600] }
  return () => oddsOf(deadWalk, table, 'P1', command)
}

const AS_ONE_BUILDS = 15
/** Actions of random play in its largest town. */
const SHOPPING = 6_000

/** Everything that is checked while a scenario is built, on the table with most on it; it is another one each time. */
function scenarioChecks(): void {
  const times: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const own = { ...ownCopyOf('nine-forty-bus'), title: `Round ${round}` }
    const before = process.cpuUsage()
    kept.value = ownScenarioFaults(own)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1_000)
  }
  report('Dead Walk Again, checks of a scenario', median(times.slice(WARM_UP)), 'ms', { most: AS_ONE_BUILDS })
}

/** A large game takes the compiler long to warm to: CPU-seconds after which it is as fast as it gets. */
const LONG_WARM_UP = 15

function randomScenario(scenario: string, goal?: Goal): void {
  const play = randomGames(deadWalk, true, { scenario })
  warmUp(LONG_WARM_UP, play)
  const { seen } = sideBySide(5, 2, { seen: play })
  report(`Dead Walk Again, random play of ${scenario}`, seen, 'actions/s', goal)
}

const randomLine = (scenario: string, least?: number): [string, Line] => [
  `Dead Walk Again, random play of ${scenario}`,
  actions(() => randomGames(deadWalk, true, { scenario }), least),
]

const oddsOfAGrenade = (): void =>
  report('Dead Walk Again, odds of a grenade among six', milliseconds(3, grenadeAmongSix()), 'ms')

export const own: OwnBench = {
  lines: new Map([
    randomLine('shopping-list', SHOPPING),
    randomLine('mercy'),
    ['Dead Walk Again, a position and a phase of 100 zombies', phases(() => zombiePhase(100))],
    ['Dead Walk Again, a position and a phase of 300 zombies', phases(() => zombiePhase(300))],
    ['Dead Walk Again, odds of a grenade among six', { unit: 'odds/s', ready: grenadeAmongSix }],
  ]),
  parts: new Map([
    ['shopping-list', () => randomScenario('shopping-list', { least: SHOPPING })],
    ['mercy', () => randomScenario('mercy')],
    ['zombies', zombiePhases],
    ['checks of a scenario', scenarioChecks],
    ['odds of a grenade', oddsOfAGrenade],
  ]),
}

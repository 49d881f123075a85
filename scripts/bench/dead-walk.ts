/** The phases of Dead Walk Again's zombies: how the cost grows with their number. */
import { deadWalk } from '@shamble/dead-walk'
import { apply, matchFromPosition, seeded, seededDice } from '@shamble/kernel'
import { kept } from './measure.ts'

type Report = (name: string, value: number, unit: string, goal?: { least?: number; most?: number }) => void

const NUMBERS = [30, 100, 300, 1_000] as const
const GOALS: Readonly<Record<number, number>> = { 100: 20, 300: 80 }

/** A motel with so many zombies on its 180 x 90 cm, four humans in the road, all of them done for this turn. */
function nightAtTheMotel(zombies: number) {
  const luck = seeded(`motel ${zombies}`)
  const free: [number, number][] = []
  while (free.length < zombies) {
    const at: [number, number] = [125 + luck.draw('x', 17_750), 125 + luck.draw('y', 8_750)]
    if (isOpenGround(at) && free.every(([x, y]) => (x - at[0]) ** 2 + (y - at[1]) ** 2 >= 250 * 250)) free.push(at)
  }
  const humans = [6_700, 8_000, 10_900, 13_000].map((x) => ({ at: [x, 4_000 + (x % 7) * 100] }))
  const document = { turn: 3, phase: 'humans', humans, zombies: free.map((at, i) => ({ n: i + 1, at })) }
  const options = { scenario: 'nine-forty-bus', zombieCapPerHuman: 0, turnLimit: 40 }
  const read = matchFromPosition(deadWalk, document, options, {}, seededDice('bench'))
  if (!read.ok) throw new Error(read.fault.reason)
  return read.value.table
}

/** Nothing of the map is nearer than a base. */
const isOpenGround = ([x, y]: [number, number]): boolean =>
  BLOCKS.every(([x1, y1, x2, y2]) => x < x1 - 130 || x > x2 + 130 || y < y1 - 130 || y > y2 + 130)

/** The motel's buildings, vehicles and the places of humans, roughly, in units. */
const BLOCKS: readonly (readonly [number, number, number, number])[] = [
  [1_000, 800, 5_000, 2_400],
  [7_000, 6_600, 8_800, 8_400],
  [2_000, 6_400, 4_000, 8_400],
  [14_000, 6_000, 15_200, 7_200],
  [1_800, 3_600, 4_200, 4_400],
  [5_600, 4_100, 6_800, 4_700],
  [8_700, 4_200, 10_500, 5_800],
  [11_400, 3_500, 12_600, 4_100],
  [14_000, 4_600, 15_200, 5_700],
  [5_400, 2_500, 6_600, 3_100],
  [7_600, 6_050, 8_200, 6_250],
  [15_600, 5_400, 15_900, 5_700],
  [11_000, 1_200, 11_400, 1_600],
  [14_800, 1_400, 15_200, 1_800],
  [11_800, 7_800, 12_200, 8_200],
  [600, 5_000, 1_000, 5_400],
  [6_400, 3_700, 7_000, 4_700],
  [7_700, 3_700, 8_300, 4_700],
  [10_600, 3_700, 11_200, 4_700],
  [12_700, 3_700, 13_300, 4_700],
]

const cpuMs = (since?: NodeJS.CpuUsage): number => {
  const used = process.cpuUsage(since)
  return (used.user + used.system) / 1e3
}

/** The median of one phase each from the same position with other dice. */
function phaseOf(zombies: number): number {
  const table = nightAtTheMotel(zombies)
  const times: number[] = []
  for (let round = 0; round < 25; round++) {
    const t = table.fork(deadWalk.copy, seeded(`phase ${round}`))
    const before = process.cpuUsage()
    const refusal = apply(deadWalk, t, 'P1', { do: 'rest' })
    times.push(cpuMs(before))
    if (refusal) throw new Error(refusal.reason)
    kept.value = t.state
  }
  return times.slice(5).sort((a, b) => a - b)[10] as number
}

export function zombiePhases(report: Report): void {
  for (const zombies of NUMBERS) {
    const most = GOALS[zombies]
    const goal = most === undefined ? undefined : { most }
    report(`Dead Walk Again, a phase of ${zombies} zombies`, phaseOf(zombies), 'ms', goal)
  }
}

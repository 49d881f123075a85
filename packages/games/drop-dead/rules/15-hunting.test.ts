import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { XY } from '@shamble/grid'
import { type DropDeadScene, earl, frank, scene, skye, tile, whereIs, zombie, zombieAt } from '../testing.ts'
import { unitOf } from '../state.ts'
import { hasSight, inRange } from './01-grid.ts'

/** A block of six tiles round which one can walk, and the cells that are open to north and south. */
const TILES = [tile('T41', [2, -1]), tile('T40', [3, 0]), tile('T34', [3, -1])]
const CELLS = ['0,0', '1,0', '2,0', '3,0', '2,-1', '3,-1']
const CROSSINGS = ['2,0', '3,0', '2,-1', '3,-1']
const UNITS: XY[] = CELLS.flatMap((cell) => {
  const [tx, ty] = cell.split(',').map(Number) as [number, number]
  return Array.from({ length: 16 }, (_, i): XY => [4 * tx + (i % 4), 4 * ty + Math.floor(i / 4)])
})

const key = ([x, y]: XY): string => `${x},${y}`
const cellOf = ([x, y]: XY): string => `${Math.floor(x / 4)},${Math.floor(y / 4)}`
const middle = (n: number): boolean => n % 4 === 1 || n % 4 === 2 || n % 4 === -3 || n % 4 === -2

/** N, E, S, W of a unit, where no wall is between. */
function neighbours(unit: XY): XY[] {
  const [x, y] = unit
  const around: XY[] = [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ]
  return around.filter((to) => {
    if (cellOf(to) === cellOf(unit)) return true
    if (!CELLS.includes(cellOf(to))) return false
    if (to[0] !== x) return middle(y)
    return middle(x) && CROSSINGS.includes(cellOf(to)) && CROSSINGS.includes(cellOf(unit))
  })
}

/** The fewest steps between a unit and the nearest goal over units that may be entered; Infinity if there is no way. */
function fewest(from: XY, goals: readonly XY[], enter: (unit: XY) => boolean): number {
  const isGoal = new Set(goals.map(key))
  let edge = [from]
  const seen = new Set([key(from)])
  for (let steps = 0; edge.length > 0; steps++) {
    if (edge.some((unit) => isGoal.has(key(unit)))) return steps
    edge = edge.flatMap((unit) => neighbours(unit).filter((to) => enter(to) && !seen.has(key(to)) && seen.add(key(to))))
  }
  return Number.POSITIVE_INFINITY
}

function follow(from: XY, goals: readonly XY[], enter: (unit: XY) => boolean, free: (unit: XY) => boolean): XY {
  let at = from
  for (let left = 4; left > 0; left--) {
    const rest = fewest(at, goals, enter)
    const next = neighbours(at).find((to) => enter(to) && fewest(to, goals, enter) === rest - 1)
    if (rest === 0 || !next || !free(next)) return at
    at = next
  }
  return at
}

const HEALTH = { earl: 80, frank: 80, skye: 60 } as const
const NAMES = ['earl', 'frank', 'skye'] as const

/** Where zombie 1 should end, word by word; null if it notices nobody. */
function expected(before: DropDeadScene, start: XY, others: readonly XY[]): XY | null {
  const { table } = before
  const prey = NAMES.map((name) => ({ name, at: whereIs(before, name) as XY, health: HEALTH[name] }))
  const sees = (a: XY, b: XY): boolean => cellOf(a) === cellOf(b) || hasSight(table, unitOf(a), unitOf(b))
  const near = (a: XY): XY[] =>
    UNITS.filter((unit) => key(unit) !== key(a) && inRange(table, unitOf(unit), unitOf(a), 1))
  const noticed = prey.filter((one) => sees(start, one.at))
  if (noticed.length === 0) return null
  if (prey.some((one) => near(one.at).some((unit) => key(unit) === key(start)))) return start
  const taken = new Set([...prey.map((one) => key(one.at)), ...others.map(key)])
  const full = CELLS.filter((cell) => others.filter((other) => cellOf(other) === cell).length >= 4)
  const free = (unit: XY): boolean => !taken.has(key(unit)) && !full.includes(cellOf(unit))
  const routes = noticed.map((one) => {
    const goals = near(one.at).filter(free)
    const straight = fewest(start, near(one.at), (unit) => key(unit) !== key(one.at))
    return { one, goals, straight, steps: fewest(start, goals, free) }
  })
  const [best] = routes
    .filter(({ steps, straight }) => steps <= straight + 4)
    .sort((a, b) => a.steps - b.steps || a.one.health - b.one.health)
  if (best) return follow(start, best.goals, free, free)
  const far = (at: XY): number => Math.abs(at[0] - start[0]) + Math.abs(at[1] - start[1])
  const [target] = noticed.toSorted((a, b) => far(a.at) - far(b.at) || a.health - b.health)
  if (!target) return null
  return follow(start, near(target.at), (unit) => key(unit) !== key(target.at), free)
}

it('[dd.behaviour.7] [dd.behaviour.8] [dd.behaviour.9] [dd.behaviour.10] a slow reading of the rules ends at the same unit', () => {
  const places = fc.uniqueArray(fc.constantFrom(...UNITS), { minLength: 4, maxLength: 16, selector: key })
  fc.assert(
    fc.property(places, ([first, second, third, start, ...rest]) => {
      const crowd = rest.filter((at, i) => rest.slice(0, i).filter((other) => cellOf(other) === cellOf(at)).length < 4)
      const others = crowd.filter((at) => cellOf(at) !== cellOf(start as XY) || crowd.indexOf(at) < 3)
      const stage = {
        survivors: [
          earl({ at: first as XY, health: HEALTH.earl }),
          frank({ at: second as XY, health: HEALTH.frank }),
          skye({ at: third as XY, health: HEALTH.skye }),
        ],
        tiles: TILES,
        dice: { roll: ({ sides }: { sides: number }) => (sides === 8 ? 1 + (turn++ % 8) : 1), draw: () => 0 },
      }
      let turn = 0
      const end = expected(scene(stage), start as XY, others)
      const zombies = [zombie(1, start as XY), ...others.map((at, i) => zombie(i + 2, at, { commanded: true }))]
      const after = scene({ ...stage, zombies, phase: 'zombies' })
      if (end !== null) expect(zombieAt(after, 1)).toEqual(end)
    }),
    { numRuns: 150 },
  )
})

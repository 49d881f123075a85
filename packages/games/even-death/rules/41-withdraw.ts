/** ed.victory.6 Leaving the table for good, as part of a Move. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { change, type Human, isHerd, type Look, type Transaction, type Unit } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { putZombies } from './01-figures.ts'
import { wayFault } from './08-walk.ts'
import { takeOff } from './31-death.ts'
import { carryOff } from './41-carry-off.ts'

/** The edges that the base of somebody there touches. */
function edgesAt({ book }: Look, { x, y }: XY): string[] {
  const { width, depth } = book.field
  return [
    ...(y <= RADIUS ? ['north'] : []),
    ...(x >= width - RADIUS ? ['east'] : []),
    ...(y >= depth - RADIUS ? ['south'] : []),
    ...(x <= RADIUS ? ['west'] : []),
  ]
}

/** Whether somebody there could leave. */
export const isAtEdge = (look: Look, at: XY): boolean => edgesAt(look, at).length > 0

/** The way ends with the base at an edge; a herd with a locked zombie, and one that rambles, stays. */
export function withdrawFault(look: Look, unit: Unit, from: XY, to: XY): Refusal | null {
  if (isHerd(unit) && unit.rambles) return refuse('ed.rambling.5', 'Nobody takes a rambling herd off the table.')
  if (isHerd(unit) && unit.zombies.some(({ locked }) => locked !== null))
    return refuse('ed.victory.6', 'A zombie of it is locked.')
  return (
    wayFault(look, unit, from, to) ??
    (isAtEdge(look, to) ? null : refuse('ed.victory.6', 'The way must bring the base to an edge of the table.'))
  )
}

/** In a corner the edge that the scenario names. */
function edgeOf(look: Look, at: XY): string {
  const edges = edgesAt(look, at)
  const goal = look.book.scenario?.goal
  const named = goal && 'edge' in goal ? edges.find((edge) => edge === goal.edge) : undefined
  return named ?? edges[0] ?? ''
}

/** What is carried goes along where the scenario says so, and else stays; nobody holds whoever is gone. */
function leave(t: Transaction, human: Human, edge: string): void {
  carryOff(t, human, edge)
  takeOff(t, human)
}

/** Under what it is counted how large a herd was that has withdrawn. */
export const withdrawnHerd = (id: number): string => `herd ${id}`

/** ed.camp-battle.7 A herd that leaves a battle of a campaign rejoins as large as it was. */
function asHerd({ book }: Look, unit: Unit): Readonly<Record<string, number>> {
  const isCampaign = book.plans.some(({ roster }) => roster !== null)
  return isHerd(unit) && isCampaign ? { [withdrawnHerd(unit.id)]: unit.zombies.length } : {}
}

/** Neither a death nor a cause of trauma. */
export function withdraw(t: Transaction, unit: Unit, _from: XY, to: XY): void {
  const edge = edgeOf(t, to)
  const { tally } = t.state
  const key = `${unit.seat} ${edge}`
  const figures = isHerd(unit) ? unit.zombies.length : 1
  const out = { ...tally.out, [key]: (tally.out[key] ?? 0) + figures, ...asHerd(t, unit) }
  t.state.tally = change(tally, { out: Object.freeze(out) })
  unit.status = 'withdrawn'
  if (isHerd(unit)) putZombies(t, unit, [])
  else leave(t, unit, edge)
  t.emit({ e: 'withdrew', clause: 'ed.victory.6', unit: unit.id, edge })
}

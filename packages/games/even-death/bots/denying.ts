/** Automation, zombie bot 4: places that people are about to win by. */
import type { XY } from '@shamble/table'
import { zombieSide } from '../rules/41-goal.ts'
import type { Look } from '../state.ts'
import { inches } from '../tables/units.ts'

export interface Denied {
  readonly at: XY
  readonly within: number
}

/** A marker held for at least half of the rounds that are needed, or a generator that has run for as long. */
export function threatenedGoal(look: Look, early: boolean): Denied | null {
  const { state, book } = look
  const goal = book.scenario?.goal
  if (goal?.is === 'hold') {
    const needed = goal.rounds ?? book.dial
    const held = state.markers.find(
      ({ side, count }) => early || (side !== null && side !== zombieSide(look) && 2 * count >= needed),
    )
    return held ?? null
  }
  if (goal?.is !== 'run' || (!early && 2 * state.tally.ran < book.dial)) return null
  const generator = state.things.find(({ kind, running }) => kind === 'generator' && running)
  return generator ? { at: generator.at, within: inches(goal.near) } : null
}

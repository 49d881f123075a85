/** Lights Out: the generator runs for so many rounds with no zombie near it. */
import type { Goal } from '../content/scenarios.ts'
import { change, isOnTable, type Look, type Thing, type Transaction } from '../state.ts'
import { inches } from '../tables/units.ts'
import { isWithinOfPoint } from './01-measure.ts'
import { type GoalRule, humanSide, zombieSide } from './41-goal.ts'

const hasZombieNear = ({ state }: Look, { at }: Thing, near: number): boolean =>
  state.herds.some(
    (herd) => isOnTable(herd) && herd.zombies.some((zombie) => isWithinOfPoint(zombie.at, at, inches(near))),
  )

/** A round more, or a zombie has stopped it: the count stays. */
function countRound(t: Transaction, near: number): void {
  const generator = t.state.things.find(({ kind, running }) => kind === 'generator' && running)
  if (!generator) return
  const running = !hasZombieNear(t, generator, near)
  if (running) t.state.tally = change(t.state.tally, { ran: t.state.tally.ran + 1 })
  else
    t.state.things = Object.freeze(
      t.state.things.map((thing) => (thing === generator ? change(thing, { running }) : thing)),
    )
  t.emit({ e: 'generator', clause: 'ed.victory.10', running, count: t.state.tally.ran })
}

export const run = ({ near }: Extract<Goal, { is: 'run' }>): GoalRule => ({
  count: (t) => countRound(t, near),
  met: (look) => (look.state.tally.ran >= look.book.dial ? [humanSide(look)] : []),
  atLimit: (look) => [zombieSide(look)],
  parts: (look) => [{ is: 'run', side: humanSide(look), done: look.state.tally.ran, of: look.book.dial }],
})

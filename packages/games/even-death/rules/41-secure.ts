/** Market Square: crates brought home. */
import type { Goal } from '../content/scenarios.ts'
import { change, type Human, type Look, type Thing, type Transaction } from '../state.ts'
import { isInZone } from './04-zones.ts'
import { type GoalRule, humanSeats, zombieSide } from './41-goal.ts'

const securedBy = ({ state }: Look, seat: string): number => state.things.filter(({ owner }) => owner === seat).length

/** What is put down in the carrier's own zone is secured, and cannot be taken back. */
export function secure(t: Transaction, { seat, at }: Human, { id }: Thing): void {
  if (t.book.scenario?.goal.is !== 'secure' || !isInZone(t, seat, at)) return
  t.state.things = Object.freeze(t.state.things.map((one) => (one.id === id ? change(one, { owner: seat }) : one)))
  t.emit({ e: 'secured', clause: 'ed.victory.10', seat, thing: id, count: securedBy(t, seat) })
}

/** The one seat with most, if that is enough; nobody if two have as many. */
function richest(look: Look, least: number): number[] {
  const counts = humanSeats(look).map(({ seat, side }) => ({ side, count: securedBy(look, seat) }))
  const most = Math.max(...counts.map(({ count }) => count))
  const best = counts.filter(({ count }) => count === most)
  return most >= least && best.length === 1 ? best.map(({ side }) => side) : []
}

export const securing = ({ leastAtLimit }: Extract<Goal, { is: 'secure' }>): GoalRule => ({
  met: (look) =>
    humanSeats(look)
      .filter(({ seat }) => securedBy(look, seat) >= look.book.dial)
      .map(({ side }) => side),
  atLimit: (look) => {
    const [side] = richest(look, leastAtLimit)
    return [side ?? zombieSide(look)]
  },
  parts: (look) =>
    humanSeats(look).map(({ seat, side }) => ({
      is: 'secure',
      side,
      done: securedBy(look, seat),
      of: look.book.dial,
    })),
})

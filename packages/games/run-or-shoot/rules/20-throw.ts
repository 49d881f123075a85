/** rs.grenade.3 The line of a throw: what stops it, and which windows it breaks. */
import { NOBODY, rayTouches } from '@shamble/table'
import type { Spot } from '../content/table-map.ts'
import { change, type Look, type OpeningNow, type Survivor, type Transaction } from '../state.ts'
import { inSpace } from './03-sight.ts'
import { openingOf } from './02-terrain.ts'
import { revealAll } from './43-secrecy.ts'

/** rs.grenade.3 Walls, closed doors, barred windows and floors are in the way; fences, low walls, vehicles and people are not. */
export const isThrowClear = ({ facts }: Look, from: Spot, to: Spot): boolean =>
  rayTouches(facts.layout, facts.stops, inSpace(from.at, from.level), inSpace(to.at, to.level)) === NOBODY

/** rs.grenade.3 The closed windows through which a throw goes, by id. */
function windowsOn({ facts }: Look, from: Spot, to: Spot): string[] {
  const { layout, panes } = facts
  const met: number[] = []
  for (;;) {
    const next = rayTouches(layout, panes, inSpace(from.at, from.level), inSpace(to.at, to.level), 'below', met)
    if (next === NOBODY) break
    met.push(next)
  }
  return met.flatMap((i) => {
    const barrier = layout.barriers[i]
    return (barrier && openingOf(barrier)) ?? []
  })
}

/** rs.grenade.3 Windows on its way are destroyed, and whoever stood behind them may be seen now. */
export function breakWindows(t: Transaction, s: Survivor, to: Spot): void {
  const broken = windowsOn(t, s, to)
  if (broken.length === 0) return
  const { openings } = t.state
  const gone = broken.map((id): [string, OpeningNow] => [
    id,
    change(openings[id] ?? { state: 'closed', zedTurns: 0, locked: false }, { state: 'destroyed' }),
  ])
  t.state.openings = Object.freeze({ ...openings, ...Object.fromEntries(gone) })
  for (const door of broken) t.emit({ e: 'door', clause: 'rs.grenade.3', door, survivor: s.n, now: 'destroyed' })
  t.renew()
  revealAll(t)
}

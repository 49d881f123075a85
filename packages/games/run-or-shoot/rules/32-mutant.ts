/** rs.mutant What is done to a Zed, whatever its kind: each kind takes it in its own way. */
import type { XY } from '@shamble/table'
import type { EndOfZed } from '../events.ts'
import { change, changeZed, radiusOf, type Survivor, survivorOf, type Transaction, type Zed } from '../state.ts'
import { dropZed, showZed } from './01-crowd.ts'
import { asFigure, inContact, nearestFreeSpot } from './01-measure.ts'

/**
 * What can be done to a Zed: pushed away; knocked down or killed by a melee weapon; shot in the body or the head; caught
 * in a blast, and killed by its die; stunned; lit, and burning in an upkeep with its counter lowered; arrived at WP.
 */
export type Result =
  | 'push'
  | 'down'
  | 'kill'
  | 'body'
  | 'head'
  | 'blast'
  | 'blast kill'
  | 'stun'
  | 'fire'
  | 'burning'
  | 'WP'

/** Who did it, if anybody, and whence: one is thrown directly away from there. */
export interface Striker {
  readonly survivor: Survivor | null
  readonly from: XY
}

/** How a kind of Zed takes what is done to it (`32-reactions.ts`). */
export type Reaction = (t: Transaction, zed: Zed, result: Result, by: Striker) => void

/** rs.mutant.3, rs.secrecy.11 What is burned, blasted or struck is hidden no longer. */
export function unmask(t: Transaction, zed: Zed): Zed {
  if (zed.n !== 0) return zed
  t.reveal()
  const { at, level } = nearestFreeSpot(t, zed, radiusOf(zed)) ?? zed
  return showZed(t, change(zed, { at: Object.freeze({ x: at.x, y: at.y }), level }), null)
}

/** rs.mutant.4 What happens to a Zed of this kind; the one way to do something to a Zed. */
export function strikeZed(t: Transaction, zed: Zed, result: Result, by: Striker): void {
  const shown = unmask(t, zed)
  t.book.reactionOf(shown.kind)(t, shown, result, by)
}

/** rs.hunter.14 Whoever it pins is free, unless another one is upon him. */
export function release(t: Transaction, zed: Zed): Zed {
  const victim = zed.pins === null ? undefined : survivorOf(t.state, zed.pins)
  if (!victim) return zed
  const other = t.state.zeds.find(({ id, pins }) => id !== zed.id && pins === victim.n)
  victim.pinnedBy = other?.id ?? null
  if (!other) t.emit({ e: 'freed', clause: 'rs.hunter.14', survivor: victim.n, zed: zed.n })
  return changeZed(t.state, zed.id, { pins: null })
}

/** rs.hunter.14 Whoever was thrown out of the reach of those that pinned him is free. */
export function tearAway(t: Transaction, s: Survivor): void {
  if (s.pinnedBy === null) return
  for (const zed of t.state.zeds) if (zed.pins === s.n && !inContact(t, asFigure(zed), asFigure(s))) release(t, zed)
}

/** rs.melee.10, rs.shoot.7 Out for good: it is taken off the table. */
export function destroy(t: Transaction, zed: Zed, how: EndOfZed, { survivor }: Striker): void {
  const { at, level } = release(t, zed)
  // Told while it is there: whoever does not see it does not hear of it.
  t.emit({ e: 'zed destroyed', clause: ENDS[how], zed: zed.n, how, by: survivor?.n ?? null, at, level })
  dropZed(t, zed)
  t.state.killed++
}

const ENDS = {
  head: 'rs.shoot.7',
  weapon: 'rs.melee.10',
  blast: 'rs.grenade.4',
  fire: 'rs.fire.2',
  WP: 'rs.wp.3',
  hits: 'rs.tank.2',
  burst: 'rs.boomer.3',
} as const satisfies Readonly<Record<EndOfZed, string>>

/** rs.zed Step 7c: attacking Zeds and walking mutants, in the order of their ways. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { allZeds, changeZed, isInPlay, type Look, type Transaction, type Zed, zedOf } from '../state.ts'
import { asFigure, inContact } from './01-measure.ts'
import { beginStep } from './08-parts.ts'
import { type Errand, walkZed } from './23-walk.ts'
import { lookRound } from './24-known.ts'
import { type Aim, aimOf, towardWP, walkerOf } from './24-priority.ts'
import { forgetNoises } from './27-noise.ts'
import { unmask } from './32-mutant.ts'
import { prowlOf } from './32-prowl.ts'
import { showMarks } from './35-boomer.ts'

/** rs.zed.6, rs.door.13 In base contact with a living survivor. */
export const isHolding = (look: Look, z: Zed): boolean =>
  look.state.survivors.some((s) => isInPlay(s) && inContact(look, asFigure(z), asFigure(s)))

/** What a Zed is about to do in 7c, and how long the way to its target is. */
interface Move extends Goal {
  readonly zed: number
  readonly length: number
  readonly go: (t: Transaction, z: Zed) => void
}

/** What it goes for. */
export type Goal = Pick<Aim, 'lure' | 'clause' | 'target' | 'goal'>

/** How a Zed of any kind goes for what it aims at; drifters cross no fence (rs.fence.5). */
export const errandFor = (
  { book }: Look,
  z: Zed,
  { lure, clause, target, goal }: Goal,
  known?: Errand['known'],
): Errand => ({
  walker: walkerOf(z),
  allowance: book.zed.attack,
  target,
  crosses: z.mode === 'attacking',
  lure,
  clause,
  goal,
  touches: target !== null,
  ...(known ? { known } : {}),
})

/** rs.wp.5, rs.secrecy.11 Drawn by WP before anything else, out of contact and out of hiding; a drifter has had its step 7. */
function lured(look: Look, z: Zed): Move | null {
  const aim = towardWP(look, z)
  if (aim === null) return null
  const known = { route: aim.route, ground: look.facts }
  return { ...aim, zed: z.id, go: (t, zed) => goToWP(t, zed, aim, known) }
}

export function goToWP(t: Transaction, zed: Zed, goal: Goal, known?: Errand['known']): void {
  const seen = changeZed(t.state, unmask(t, zed).id, { spent: true })
  walkZed(t, seen, errandFor(t, seen, goal, known))
}

/** rs.priority.7 By its priorities, if nobody holds its attention. */
function attacking(look: Look, z: Zed): Move | null {
  const aim = z.mode === 'attacking' && !isHolding(look, z) ? aimOf(look, z) : null
  if (aim === null) return null
  const known = { route: aim.route, ground: look.facts }
  return { ...aim, zed: z.id, go: (t, zed) => walkZed(t, zed, errandFor(t, zed, aim, known)) }
}

/** rs.mutant.4 Mutants in their own way. */
function prowling(look: Look, z: Zed): Move | null {
  const prowl = prowlOf(look, z)
  if (prowl === null) return null
  const { prey, target: goal, length, go } = prowl
  return { zed: z.id, lure: 'the nearest', clause: 'rs.mutant.4', target: prey, goal, length, go: (t) => go(t) }
}

/** rs.zed.5, rs.door.10 Only who stands and has not smashed anything; rs.zed.11 from the positions at the start of 7c. */
function moveOf(look: Look, z: Zed): Move | null {
  if (z.down || z.spent) return null
  return lured(look, z) ?? (z.kind === 'ordinary' ? attacking(look, z) : prowling(look, z))
}

/** rs.priority.9 What is known of people when 7c begins. */
export function begin7c(t: Transaction): void {
  beginStep(t, '7c')
  lookRound(t)
  showMarks(t)
}

/** rs.zed.11 The shortest way first, ties by number. */
export const movesOf = (look: Look): Move[] =>
  allZeds(look.state)
    .flatMap((z) => moveOf(look, z) ?? [])
    .sort((a, b) => a.length - b.length || a.zed - b.zed)

function moveAll(t: Transaction): void {
  begin7c(t)
  for (const { zed: id, go } of movesOf(t)) {
    const z = zedOf(t.state, id)
    if (z && !z.down) go(t, z)
  }
  forgetNoises(t, 'for7c')
}

export const attackersMove = procedure<Transaction, Command>('attackers move', [step('rs.zed.11', 'move', moveAll)])

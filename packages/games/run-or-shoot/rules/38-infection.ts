/** rs.infection U2, in which the infected die, and step 8, in which they stand up. */
import { procedure, step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { isInPlay, type Look, type Survivor, type Transaction } from '../state.ts'
import { RADIUS } from '../tables/units.ts'
import { newZed, showZed } from './01-crowd.ts'
import { nearestFreeSpot } from './01-measure.ts'
import { beginStep, inOrder } from './08-parts.ts'
import { die } from './11-injury.ts'
import { isInFlames } from './13-flames.ts'
import { isInfected, layToRest, noteRoll, unmarkRising } from './38-test.ts'
import { peopleByHearers } from './43-shared.ts'

/** rs.infection.8, rs.infection.9 Who is rolled for: the living who were tested, all of them or the infected alone. */
const rolledFor = (look: Look): Survivor[] =>
  inOrder(look.state.survivors).filter(
    (s) => isInPlay(s) && Object.hasOwn(look.state.hidden.tested, s.n) && (look.book.bluffs() || isInfected(look, s)),
  )

/** rs.infection.7, rs.infection.8 Everybody in his turn; rs.infection.9 an immune one's roll is for show. */
function roll(t: Transaction): void {
  const due = rolledFor(t)
  if (due.length === 0) return
  if (t.book.bluffs())
    for (const some of peopleByHearers(t, due))
      t.emit({ e: 'infection rolls', clause: 'rs.secrecy.13', survivors: some.map(({ n }) => n) })
  for (const s of due) {
    const face = t.book.infectionDie(t, s)
    if (face !== null) settleDeath(t, s, face)
  }
}

/** rs.infection.7 The infected die of it. */
export function settleDeath(t: Transaction, s: Survivor, face: number): void {
  noteRoll(t, 'rs.infection.7', { what: 'death', about: s.n }, face)
  if (!isInfected(t, s) || face > t.book.infection.death) return
  t.reveal()
  die(t, s, 'infection')
}

/** rs.infection.13 A corpse in the flames does not rise. */
function burnCorpses(t: Transaction): void {
  for (const s of t.state.survivors) if (s.status === 'dead' && isInFlames(t, s)) layToRest(t, s)
}

/** U2. */
export const infection = procedure<Transaction, Command>('infection', [
  step('rs.turn.10', 'begin', (t: Transaction) => beginStep(t, 'U2')),
  step('rs.infection.13', 'burn corpses', burnCorpses),
  step('rs.infection.7', 'roll', roll),
])

/** rs.infection.10, rs.infection.11, rs.infection.16 The dead whose turn has come stand up as Zeds, each where he fell. */
export function raiseTheDead(t: Transaction): void {
  const { survivors, hidden, turn } = t.state
  for (const s of survivors) {
    const due = hidden.rising[s.n]
    const spot = due !== undefined && due <= turn ? nearestFreeSpot(t, s, RADIUS.figure) : null
    if (spot === null) continue
    unmarkRising(t, s)
    t.state.risen = Object.freeze({ ...t.state.risen, [s.n]: t.state.nextNumber })
    const zed = showZed(t, newZed(t, { ...spot, facing: s.facing }), null)
    t.emit({ e: 'rose', clause: 'rs.infection.10', survivor: s.n, zed: zed.n })
  }
}

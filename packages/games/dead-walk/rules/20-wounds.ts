/** dw.wounds The test that a wounded human owes: one die against all his wounds. */
import type { Modifier } from '@shamble/kernel'
import { type Human, humanFigure, isInPlay, type Transaction } from '../state.ts'
import { HOPELESS } from '../tables/moral.ts'
import { type Ask, d6, ownerOf } from './01-dice.ts'
import { splits } from './01-faces.ts'
import { eliminate } from './19-harm.ts'
import { afterToughness } from './47-combat-skills.ts'
import { distractions, sumOf } from './48-mind.ts'

const LIVES = splits('dies', 'lives')

/** dw.wounds.4, dw.wounds.5 One die however many wounds are new; none for the healed and for the hopeless. */
function testWounds(t: Transaction, human: Human): void {
  const { wounds, bitten } = human
  human.untested = 0
  human.bitten = 0
  if (wounds === 0) return
  const modifiers = distractions(t, human)
  const face = wounds >= HOPELESS ? null : rollFor(t, human, bitten, modifiers)
  const survived = face !== null && face + sumOf(modifiers) >= wounds
  const clause = face === null ? 'dw.wounds.5' : 'dw.wounds.2'
  const { n } = human
  if (modifiers.length === 0) t.emit({ e: 'wound tested', clause, human: n, face, wounds, survived })
  else t.emit({ e: 'wound tested', clause, human: n, face, modifiers, wounds, survived })
  if (!survived) eliminate(t, humanFigure(human.n), { from: 'wounds', by: null, close: false })
}

function rollFor(t: Transaction, human: Human, bites: number, modifiers: readonly Modifier[]): number {
  const what = `wound test of ${human.name}: ${human.wounds} or more`
  const ask = (thrower?: number): Ask => ({
    clause: 'dw.wounds.2',
    seat: ownerOf(human),
    what,
    modifiers: modifiers.length > 0 ? modifiers : undefined,
    table: LIVES(human.wounds),
    human: thrower,
  })
  const face = d6(t, ask(human.n))
  if (face + sumOf(modifiers) >= human.wounds) return face
  return afterToughness(t, human, bites, { what, face, again: () => d6(t, ask()) })
}

/** dw.wounds.2, dw.wounds.3 Step f of phase 1: everybody who was wounded since his last test. */
export function woundTests(t: Transaction): void {
  for (const human of t.state.humans) if (isInPlay(human) && human.untested > 0) testWounds(t, human)
}

/** dw.wounds.6 Nobody outruns a bite: before the result is graded the last wounds are tested, of those who left, too. */
export function finalWoundTests(t: Transaction): void {
  for (const human of t.state.humans)
    if ((isInPlay(human) || human.status === 'escaped') && human.untested > 0) testWounds(t, human)
}

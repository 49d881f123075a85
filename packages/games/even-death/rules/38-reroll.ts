/** ed.perks.11, ed.perks.12 A Specialist's second throw of one die of a failed attack. */
import { ask, type Refusal, refuse, type Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { change, type Human, humanOf, isOnTable, type Look, type Transaction } from '../state.ts'
import { d8, resultsOf, succeeds } from './01-measure.ts'
import { seatsFor } from './07-selection.ts'
import { woundsOf } from './30-wounds.ts'

/** Whoever may throw a die of the attack under way again: nothing would come of it, and he has not done so this turn. */
function mayThrowAgain({ state }: Look): Human | null {
  const { attack } = state
  if (attack === null || attack.hits.length === 0 || woundsOf(attack) > 0) return null
  const human = humanOf(state, attack.attacker)
  if (!human || !isOnTable(human) || human.rerolled) return null
  return human.perks.includes('specialist') ? human : null
}

const KEEP: Command = { do: 'keep' }

/** Dice that failed are offered; one that succeeded may be thrown again all the same. */
function choices({ state }: Look): Command[] {
  const { attack } = state
  if (attack === null) return [KEEP]
  const failed = attack.hits.flatMap((success, die) => (success ? [] : [{ do: 're-roll', die } as const]))
  return [...failed, KEEP]
}

function check({ state }: Look, command: Command): Refusal | null {
  if (command.do === 'keep') return null
  if (command.do !== 're-roll') return refuse('ed.perks.12', 'Throw one die of the attack again, or keep them.')
  return command.die < (state.attack?.hits.length ?? 0) ? null : refuse('ed.perks.12', 'There is no such die.')
}

/** The new result stands, with the same modifiers. */
function take(t: Transaction, command: Command): void {
  const human = mayThrowAgain(t)
  const { attack } = t.state
  if (command.do !== 're-roll' || human === null || attack === null) return
  const { needed, modifiers } = attack
  const face = d8(t, {
    clause: 'ed.perks.12',
    seat: human.seat,
    what: 're-roll',
    modifiers,
    results: resultsOf(needed, modifiers),
  })
  human.rerolled = true
  const success = succeeds(face, needed, modifiers)
  const hits = Object.freeze(attack.hits.map((old, die) => (die === command.die ? success : old)))
  t.state.attack = change(attack, { hits })
  t.emit({ e: 're-rolled', clause: 'ed.perks.12', unit: human.id, die: command.die, face, success })
}

/** Between the toughness dice and the comparison of an attack. */
export const reRoll: readonly Step<Transaction, Command>[] = [
  ask<Transaction, Command>('ed.perks.11', 're-roll', {
    who: (look) => seatsFor(mayThrowAgain(look)),
    choices: (look) => choices(look),
    check: (look, _v, _seat, command) => check(look, command),
    take: (t, _v, _seat, command) => take(t, command),
    onClock: () => [KEEP],
  }),
]

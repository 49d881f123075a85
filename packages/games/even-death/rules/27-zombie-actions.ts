/** ed.zombie-actions What herds do after a brain check: declared, thought over, and then arranged. */
import { ask, type Procedure, procedure, type Refusal, refuse, step, stopIf, type Vars } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Placed } from '../events.ts'
import { type Herd, herdOf, isOnTable, type Look, type Transaction } from '../state.ts'
import { seatsFor } from './07-selection.ts'
import { placeAt } from './10-hazard.ts'
import { brainCheck } from './35-brain.ts'

/** What is declared: the herd, and the zombies it is about. */
type Thought = Vars & { unit: number; zombies: readonly number[]; passed: boolean }

/** An action of a herd whose places are chosen after the check. */
export interface Arranging {
  readonly name: 'split' | 'merge'
  /** The places that the table proposes; null if there are none. */
  propose(look: Look, herd: Herd, zombies: readonly number[]): readonly Placed[] | null
  /** Why these places are not lawful; null if they are. */
  fault(look: Look, herd: Herd, zombies: readonly number[], places: readonly Placed[]): Refusal | null
  carryOut(t: Transaction, herd: Herd, places: readonly Placed[]): void
}

/** ed.rambling.3, ed.herd.11 A herd that rambles, or of which one lies on the ground, does nothing of the kind. */
export function restlessFault({ rambles, zombies }: Herd): Refusal | null {
  if (rambles) return refuse('ed.rambling.3', 'A rambling herd is moved, or left alone.')
  return zombies.some(({ down }) => down)
    ? refuse('ed.herd.11', 'A herd with a Knocked Down zombie only gets up.')
    : null
}

/** ed.zombie-actions.5 Begins it; the action is spent already. */
export function declare(t: Transaction, { id: unit }: Herd, name: Arranging['name'], zombies: readonly number[]): void {
  const thought: Thought = { unit, zombies: [...zombies], passed: false }
  t.call(name, thought)
}

const herdIn = ({ state }: Look, { unit }: Thought): Herd | null => {
  const herd = herdOf(state, unit)
  return herd && isOnTable(herd) ? herd : null
}

/** Whether there is a way to do what a herd on the table has declared: nothing else is declared, and nothing happens in between. */
export function isArrangeable(look: Look, action: Arranging, v: Vars): boolean {
  const thought = v as Thought
  const herd = herdIn(look, thought)
  return herd === null || action.propose(look, herd, thought.zombies) !== null
}

const placesIn = (command: Command): Placed[] | null =>
  command.do === 'arrange' ? command.places.map(({ zombie, at }) => ({ zombie, at: placeAt(at) })) : null

/** ed.zombie-actions.2, ed.zombie-actions.4, ed.zombie-actions.5 The check, and then where everybody goes. */
export function thoughtfully(action: Arranging): Procedure<Transaction, Command> {
  /** The one arrangement that is offered: the table's own. */
  const choices = (look: Look, v: Thought): Command[] => {
    const herd = herdIn(look, v)
    const proposed = herd ? action.propose(look, herd, v.zombies) : null
    return [{ do: 'arrange', places: (proposed ?? []).map(({ zombie, at }) => ({ zombie, at: [at.x, at.y] })) }]
  }
  return procedure<Transaction, Command>(action.name, [
    step<Transaction, Thought>('ed.zombie-actions.2', 'brain check', (t, v) => {
      const herd = herdIn(t, v)
      v.passed = herd !== null && brainCheck(t, herd, action.name)
    }),
    stopIf<Transaction, Thought>('ed.zombie-actions.4', 'wasted', (_look, v) => !v.passed),
    ask<Transaction, Command, Thought>('ed.zombie-actions.5', 'arrange', {
      who: (look, v) => seatsFor(herdIn(look, v)),
      choices,
      check: (look, v, _seat, command) => {
        const [herd, places] = [herdIn(look, v), placesIn(command)]
        if (!herd || !places) return refuse('ed.zombie-actions.5', 'Say where the zombies go.')
        return action.fault(look, herd, v.zombies, places)
      },
      take: (t, v, _seat, command) => {
        const [herd, places] = [herdIn(t, v), placesIn(command)]
        if (herd && places) action.carryOut(t, herd, places)
      },
      onClock: choices,
    }),
  ])
}

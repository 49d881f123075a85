/** dw.psychosis.18 What a mind forces somebody to do, and how his deeds come out. */
import { type Refusal, refuse, sameJson } from '@shamble/kernel'
import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'
import { type FigureId, figureName, type Human, type Look, type Transaction } from '../state.ts'
import { type Trait, TRAITS } from '../tables/mind.ts'
import { endActivation, newActivation } from './04-actions.ts'
import { doneAboardRefusal } from './43-vehicles.ts'
import { hasPsychosis, hasTrait, isMinded } from './48-mind.ts'
import { recognisesKin, setMind } from './48-quirks.ts'
import { wasteRounds } from './50-psychoses.ts'
import { goneWild, isFire } from './50-wild-fire.ts'
import { CHARGE, STUPID } from './51-charges.ts'
import type { Compulsion } from './51-compulsion.ts'
import { forbids, isShot, MOVEMENT } from './51-forbidden.ts'
import { HALLUCINATE, isFriend, slash } from './51-hallucinate.ts'
import { SCARED } from './51-scared.ts'
import { CRIMINAL, MACHO, PARANOID } from './51-shots.ts'

/** dw.psychosis.18 In their order. */
const COMPULSIONS: readonly Compulsion[] = [SCARED, CHARGE, STUPID, PARANOID, CRIMINAL, HALLUCINATE, MACHO]

/** A compulsion that is open, and what fulfils it. */
interface Open {
  readonly compulsion: Compulsion
  readonly choices: readonly Command[]
}

/** dw.vehicle.19 What cannot be done where he sits is no way to fulfil it either. */
const barred = (look: Look, human: Human, command: Command): Refusal | null =>
  doneAboardRefusal(look, human, command.do) ?? forbids(look, human, command)

function openIn(look: Look, human: Human, compulsion: Compulsion): Open | null {
  const choices = compulsion.choices(look, human).filter((command) => barred(look, human, command) === null)
  return choices.length > 0 ? { compulsion, choices } : null
}

/** dw.psychosis.18 The first that is possible and not forbidden. */
function firstOpen(look: Look, human: Human, compelled: readonly Trait[]): Open | null {
  for (const compulsion of COMPULSIONS) {
    const open = compelled.includes(compulsion.by) ? openIn(look, human, compulsion) : null
    if (open !== null) return open
  }
  return null
}

/** What the active human must do before anything else; null if he is free. */
const openFor = (look: Look, human: Human): Open | null =>
  human.mind.compelled.length === 0 || look.state.activation?.human !== human.n
    ? null
    : firstOpen(look, human, human.mind.compelled)

/** dw.psychosis.18 All that he can do while something compels him; null if nothing does. */
export const compelledChoices = (look: Look, human: Human): Command[] | null => {
  const open = openFor(look, human)
  return open && [...open.choices]
}

/** dw.psychosis.18, dw.seat.3 Why something is not what compels him; undefined if nothing does. */
export function compelledRefusal(look: Look, human: Human, command: Command): Refusal | null | undefined {
  const open = openFor(look, human)
  if (open === null) return undefined
  const { compulsion, choices } = open
  if (choices.some((one) => sameJson(one, command))) return null
  const { clause, title } = TRAITS[compulsion.by]
  if (!compulsion.accepts(look, human, command))
    return refuse(clause, `${title}: first ${human.name} must ${compulsion.demands}.`, 'compelled')
  return barred(look, human, command)
}

/** dw.psychosis.18 The start of an activation, after its dice (dw.turn.12): what compels him. */
export function beginMinded(t: Transaction, human: Human): void {
  if (!isMinded(t, human)) return
  if (human.mind.frozen) return endActivation(t)
  setMind(human, { compelled: Object.freeze(compulsionsOf(t, human)) })
  announce(t, human)
}

const compulsionsOf = (look: Look, human: Human): Trait[] =>
  COMPULSIONS.map(({ by }) => by).filter(
    (by) => hasTrait(look, human, by) && (by !== 'scared' || human.mind.compelled.includes('scared')),
  )

/** What is impossible is skipped; what comes next is told. */
function announce(t: Transaction, human: Human): void {
  const { compelled } = human.mind
  if (compelled.length === 0) return
  const open = openFor(t, human)
  if (open === null) return setMind(human, { compelled: Object.freeze([]) })
  const { by } = open.compulsion
  setMind(human, { compelled: Object.freeze(compelled.slice(compelled.indexOf(by))) })
  t.emit({ e: 'compelled', human: human.n, ...told(t, human, open) })
}

/** Does something as it comes out with a mind like his. */
export function carryOut(t: Transaction, human: Human, command: Command, take: (command: Command) => void): void {
  if (!isMinded(t, human)) return take(command)
  const open = openFor(t, human)
  const target = open?.compulsion.target(t, human) ?? null
  perform(t, human, command, take)
  if (open !== null) settle(t, human, open.compulsion, command, target)
}

function perform(t: Transaction, human: Human, command: Command, take: (command: Command) => void): void {
  if (!isFire(command)) {
    if (command.do === 'strike' && isFriend(command.target)) slash(t, human, command)
    else take(command)
    return began(t, human, command)
  }
  if (recognisesKin(t, human)) return
  const fired = goneWild(t, human, command)
  wasteRounds(t, human, fired.weapon)
  take(fired)
  began(t, human, fired)
}

/** dw.psychosis.6 The first of the two forbids the other. */
function began(t: Transaction, human: Human, command: Command): void {
  if (human.mind.began !== null || !hasPsychosis(t, human, 'mental-block')) return
  if (isShot(command)) setMind(human, { began: 'fire' })
  else if (MOVEMENT.includes(command.do)) setMind(human, { began: 'move' })
}

/** dw.psychosis.18 What was done is over, and with it what came before; then the next. */
function settle(t: Transaction, human: Human, compulsion: Compulsion, command: Command, target: number | null): void {
  if (t.state.activation?.human !== human.n) return
  if (compulsion.goesOn?.(t, human, command)) return announceNext(t, human, compulsion, false)
  compulsion.after?.(t, human, target)
  if (t.state.activation?.human === human.n) announceNext(t, human, compulsion, true)
}

function announceNext(t: Transaction, human: Human, { by }: Compulsion, isDone: boolean): void {
  const { compelled } = human.mind
  const rest = compelled.slice(compelled.indexOf(by) + (isDone ? 1 : 0))
  setMind(human, { compelled: Object.freeze(rest) })
  if (isDone || openFor(t, human)?.compulsion.by !== by) announce(t, human)
}

/** What would compel him first if he acted now; null if nothing would. */
function openAhead(look: Look, human: Human): Open | null {
  if (!isMinded(look, human) || human.mind.frozen) return null
  const compelled = compulsionsOf(look, human)
  if (compelled.length === 0) return null
  const state = { ...look.state, activation: newActivation(human) }
  return firstOpen({ state, book: look.book, facts: look.facts }, human, compelled)
}

/** dw.seat.3 Would something compel him if he acted now? Then his player cannot let him pass. */
export function mustAct(look: Look, human: Human): boolean {
  const open = openAhead(look, human)
  return open !== null && open.choices.every(({ do: deed }) => deed !== 'end')
}

/** A compulsion as it is announced: by what, under which clause, and whom it concerns. */
interface Announced {
  readonly by: Trait
  readonly clause: Clause
  readonly figure: FigureId | null
}

/** dw.psychosis.18 What he must do next, or would have to do first if he acted now; null if he is free. */
export function compulsionOf(look: Look, human: Human): Announced | null {
  const isActive = look.state.activation?.human === human.n
  const open = isActive ? openFor(look, human) : openAhead(look, human)
  return open && told(look, human, open)
}

function told(look: Look, human: Human, { compulsion: { by, target } }: Open): Announced {
  const figure = target(look, human)
  return { by, clause: TRAITS[by].clause, figure: figure === null ? null : figureName(figure) }
}

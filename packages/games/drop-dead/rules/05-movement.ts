/** Survivors' movement: the allowance that health leaves, single steps, and whole walks. */
import { type Refusal, refuse } from '@shamble/kernel'
import { sideBetween } from '@shamble/grid'
import type { Clause } from '../clauses.ts'
import {
  isOccupied,
  type Look,
  type Survivor,
  type Transaction,
  type Turn,
  type Unit,
  unitOf,
  unitOfSurvivor,
  xyOf,
} from '../state.ts'
import { TRAP_SLOWS } from '../tables/cards.ts'
import { type Ground, isAtDoorway, squareOf, tileOfUnit, unitOfSquare } from './01-grid.ts'
import { type Action, ownTurn, theTurn, turnGoesOn } from './04-turn.ts'
import { resolveSymbol, stopsHere } from './06-symbols.ts'
import { installPart } from './10-parts.ts'
import { isBound } from './13-overrun.ts'

/** dd.movement.5, dd.survivors.6 Full steps of health that are missing. */
export const stepsLost = ({ book }: Look, survivor: Survivor): number =>
  Math.floor((book.survivors[survivor.id].health - survivor.health) / book.damageStep)

/**
 * dd.movement.5 to dd.movement.8 The units a survivor may move in the own turn: the base changed by the steps of health
 * lost, never less than the minimum, then dd.movement.10 the bear trap, then adrenaline.
 */
export function allowanceOf(look: Look, survivor: Survivor): number {
  const { book } = look
  const turn = ownTurn(look, survivor)
  const hurt = book.survivors[survivor.id].movement + book.movementPerStep(survivor.id) * stepsLost(look, survivor)
  const healthy = Math.max(book.minMove, hurt)
  const trapped = turn === null ? survivor.trapped : turn.trapped
  return (trapped ? Math.max(book.minMove, healthy - TRAP_SLOWS) : healthy) + (turn?.bonus ?? 0)
}

/** dd.movement.9 What is left of the allowance as it is now; nothing after a stop, and nothing out of turn. */
export function movementLeft(look: Look, survivor: Survivor): number {
  const turn = ownTurn(look, survivor)
  if (turn === null || turn.stopped) return 0
  return Math.max(0, allowanceOf(look, survivor) - turn.paid)
}

/** dd.movement.4 What is paid of the allowance once so many units have been walked. */
export const paidAfter = ({ paid }: Turn, units: number): number => paid + units

/** dd.movement.1, dd.symbols.6 */
function noMovementRefusal(look: Look, survivor: Survivor): Refusal | null {
  if (theTurn(look).stopped) return refuse('dd.symbols.6', 'This survivor had to stop: no more movement this turn.')
  if (movementLeft(look, survivor) <= 0) return refuse('dd.movement.1', 'This survivor has no movement left.')
  return null
}

/** dd.movement.11 A wall, which may be a doorway that leads nowhere. */
function wallRefusal(facts: Ground, from: Unit, to: Unit): Refusal {
  if (tileOfUnit(facts, to) < 0 && isAtDoorway(facts, from, to))
    return refuse('dd.grid.10', 'No tile lies behind this doorway: until one does it is a wall.')
  if (isAtDoorway(facts, from, to) || isAtDoorway(facts, to, from))
    return refuse('dd.grid.9', 'The tile behind has no doorway here, so this is a wall.')
  return refuse('dd.movement.11', 'There is a wall in the way.')
}

/** dd.movement.2, dd.movement.11 Why nobody can go from one unit to another in one step. */
function wayRefusal({ state, facts }: Look, survivor: Survivor, from: Unit, to: Unit): Refusal | null {
  const [x, y] = xyOf(from)
  const [toX, toY] = xyOf(to)
  if (Math.abs(toX - x) + Math.abs(toY - y) !== 1)
    return refuse('dd.movement.2', 'A step goes one unit north, east, south or west.')
  if (tileOfUnit(facts, to) < 0 || facts.ways[sideBetween(facts.l, squareOf(facts, from), squareOf(facts, to))] === 0)
    return wallRefusal(facts, from, to)
  if (to !== survivor.at && isOccupied(state, to)) return refuse('dd.grid.11', 'Another figure is in this unit.')
  return null
}

/** dd.overrun.2 Why a survivor who is held by an overrun tile cannot leave it by this step. */
const heldRefusal = (look: Look, survivor: Survivor, to: Unit): Refusal | null =>
  leavesTile(look, survivor, to) && isBound(look, survivor)
    ? refuse('dd.overrun.2', 'This tile is overrun: nobody leaves it before enough zombies are gone.')
    : null

const leavesTile = ({ facts }: Look, survivor: Survivor, to: Unit): boolean =>
  tileOfUnit(facts, to) !== tileOfUnit(facts, unitOfSurvivor(survivor))

/** Why this survivor cannot step into this unit now; null if it can. */
export const stepRefusal = (look: Look, survivor: Survivor, to: Unit): Refusal | null =>
  noMovementRefusal(look, survivor) ??
  wayRefusal(look, survivor, unitOfSurvivor(survivor), to) ??
  heldRefusal(look, survivor, to)

/** The units into which this survivor can step now, in the order N, E, S, W. */
function legalSteps(look: Look, survivor: Survivor): Unit[] {
  if (movementLeft(look, survivor) <= 0) return []
  const { state, facts } = look
  const from = squareOf(facts, unitOfSurvivor(survivor))
  const found: Unit[] = []
  for (let way = 4 * from; way < 4 * from + 4; way++) {
    const square = facts.l.neighbours4[way] as number
    if (square < 0 || facts.ways[facts.l.sides4[way] as number] === 0) continue
    if (facts.tileAt[square] !== facts.tileAt[from] && isBound(look, survivor)) continue
    const unit = unitOfSquare(facts, square)
    if (!isOccupied(state, unit)) found.push(unit)
  }
  return found
}

/**
 * A survivor enters a unit, for one unit of movement (dd.movement.4) or free of charge (dd.explore.11). What follows
 * from being there follows at once: a part is installed, a symbol resolved.
 */
export function enterUnit(t: Transaction, survivor: Survivor, unit: Unit, free: boolean): void {
  const from = unitOfSurvivor(survivor)
  const otherTile = leavesTile(t, survivor, unit)
  survivor.at = unit
  if (!free) theTurn(t).paid = paidAfter(theTurn(t), 1)
  t.emit({
    e: 'stepped',
    clause: free ? 'dd.explore.11' : 'dd.movement.1',
    survivor: survivor.id,
    from: xyOf(from),
    onto: xyOf(unit),
    left: otherTile && stopsHere(t, unit) ? 0 : movementLeft(t, survivor),
    free,
  })
  installPart(t, survivor)
  if (otherTile) resolveSymbol(t, survivor)
}

export const step: Action<'step'> = {
  choices: (look, survivor) => legalSteps(look, survivor).map((unit) => ({ do: 'step', to: xyOf(unit) })),
  check: (look, survivor, command) => stepRefusal(look, survivor, unitOf(command.to)),
  take: (t, survivor, command) => enterUnit(t, survivor, unitOf(command.to), false),
}

/** dd.movement.3, dd.movement.12 Why this way cannot be walked as far as can be seen now: in any turns, over any tiles. */
function walkRefusal(look: Look, survivor: Survivor, path: readonly Unit[]): Refusal | null {
  const [first] = path
  if (first === undefined) return refuse('dd.movement.1', 'A walk has at least one step.')
  const held = stepRefusal(look, survivor, first)
  if (held) return held
  if (path.length > movementLeft(look, survivor))
    return refuse('dd.movement.1', 'This survivor does not have enough movement left for this walk.')
  for (let i = 1; i < path.length; i++) {
    const refusal = wayRefusal(look, survivor, path[i - 1] as Unit, path[i] as Unit)
    if (refusal) return refusal
  }
  return null
}

/** Unit by unit: a stop, an overrun tile or whatever a card brought ends the walk early. */
function walkOn(t: Transaction, survivor: Survivor, path: readonly Unit[]): void {
  for (const unit of path) {
    if (!turnGoesOn(t)) return
    const refusal = stepRefusal(t, survivor, unit)
    if (refusal !== null) {
      const clause = refusal.clause as Clause
      t.emit({ e: 'walk cut short', clause, survivor: survivor.id, at: xyOf(unitOfSurvivor(survivor)) })
      return
    }
    enterUnit(t, survivor, unit, false)
  }
}

/** Several steps in one command. It is not offered: every single step of it is. */
export const walk: Action<'walk'> = {
  choices: () => [],
  check: (look, survivor, command) => walkRefusal(look, survivor, command.path.map(unitOf)),
  take: (t, survivor, command) => walkOn(t, survivor, command.path.map(unitOf)),
}

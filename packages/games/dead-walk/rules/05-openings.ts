/** dw.movement.21, dw.movement.22 Doors and windows: opened, closed, barricaded and cleared again. */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  type Barrier,
  barriersWithin,
  comparePointToSegment,
  comparePointToShape,
  figuresAlong,
  isCrossed,
  type Layout,
  type OpeningState,
  painted,
  roomsAt,
  type XY,
} from '@shamble/table'
import type { Clause } from '../clauses.ts'
import type { CommandOf } from '../commands.ts'
import type { Human, Look, Transaction } from '../state.ts'
import type { ActionId } from '../tables/actions.ts'
import { REACH } from '../tables/movement.ts'
import { BASE_RADIUS, TOLERANCE } from '../tables/units.ts'
import { crowdOf } from './01-crowd.ts'
import { isInCloseCombat, theFigure } from './01-figures.ts'
import { type Action, canPay, combatRefusal, firstOf, notPlayed, pay, payRefusal } from './04-actions.ts'

type Gate = Extract<Barrier, { part: 'opening' }>

function gateOf({ facts: { layout } }: Look, id: string): Gate | null {
  const barrier = layout.barriers[layout.numberOf.get(id) ?? -1]
  return barrier?.part === 'opening' ? barrier : null
}

const stateOf = ({ state }: Look, { opening }: Gate): OpeningState => state.openings[opening.id]?.state ?? opening.state

const middleOf = ({ opening: { from, to } }: Gate): XY => ({
  x: Math.round((from.x + to.x) / 2),
  y: Math.round((from.y + to.y) / 2),
})

/** dw.movement.22 Does he touch the opening, from the side of it that he is on? */
const isAt = (look: Look, { at, on }: Human, gate: Gate): boolean =>
  on === null && comparePointToShape(at, gate.shape, NEAR) <= 0 && isOnSide(look, at, gate)

const isOnSide = ({ facts }: Look, at: XY, gate: Gate): boolean =>
  !isCrossed(facts.layout, facts.walls, at, middleOf(gate))

/** From the centre of a base that touches it. */
const NEAR = BASE_RADIUS + REACH.opening

/** dw.ap.10, dw.ap.11 Is he in a room of that building? */
const isInside = (look: Look, { at }: Human, { building }: Gate): boolean =>
  roomsAt(look.book.map.terrain, 0, at).some(({ id }) => building.rooms.some((room) => room.id === id))

/** dw.movement.8 The base of somebody in an opening keeps it from being shut. */
const isTaken = (look: Look, { opening: { from, to } }: Gate): boolean =>
  figuresAlong(crowdOf(look), from, to, BASE_RADIUS).some((figure) => {
    const { at, on } = theFigure(look, figure)
    return on === null && comparePointToSegment(at, from, to, BASE_RADIUS - TOLERANCE) < 0
  })

/** What an action does to openings, and what it asks of them. */
interface Change {
  readonly from: OpeningState
  readonly into: OpeningState
  readonly clause: Clause
  readonly cost: (gate: Gate) => ActionId
  /** Why this opening cannot be changed so, although it is in the right state and within reach. */
  readonly refusal: (look: Look, human: Human, gate: Gate) => Refusal | null
}

const insideRefusal =
  (clause: Clause): Change['refusal'] =>
  (look, human, gate) =>
    isInside(look, human, gate) ? null : refuse(clause, 'This is done from inside.')

const OPEN: Change = {
  from: 'closed',
  into: 'open',
  clause: 'dw.movement.21',
  cost: ({ opening }) => (opening.kind === 'window' ? 'openWindow' : 'openDoor'),
  refusal: () => null,
}

const CLOSE: Change = {
  from: 'open',
  into: 'closed',
  clause: 'dw.ap.10',
  cost: ({ opening }) => (opening.kind === 'window' ? 'closeWindow' : 'closeDoor'),
  refusal: (look, _human, gate) =>
    isTaken(look, gate) ? refuse('dw.movement.8', 'Somebody stands in the opening.') : null,
}

const CLEAR: Change = {
  from: 'barricaded',
  into: 'closed',
  clause: 'dw.ap.10',
  cost: () => 'clearBarricade',
  refusal: insideRefusal('dw.ap.10'),
}

const BARRICADE: Change = {
  from: 'closed',
  into: 'barricaded',
  clause: 'dw.ap.11',
  cost: () => 'barricade',
  refusal: insideRefusal('dw.ap.11'),
}

/** dw.ap.9, dw.ap.10, dw.ap.11 */
const costOf = ({ book }: Look, gate: Gate, { cost }: Change): number => book.costs[cost(gate)]

/** dw.barrier.8 What is broken stays open. */
function stateRefusal(look: Look, gate: Gate, { from, clause }: Change): Refusal | null {
  const state = stateOf(look, gate)
  if (state === from) return null
  return refuse(state === 'broken' ? 'dw.barrier.8' : clause, `This ${gate.opening.kind} is ${state}.`)
}

function changeRefusal(look: Look, human: Human, id: string, change: Change): Refusal | null {
  const gate = gateOf(look, id)
  if (gate === null) return refuse('dw.movement.22', `There is no opening ${id}.`)
  return firstOf(
    () => combatRefusal(look, human),
    () => stateRefusal(look, gate, change),
    () =>
      isAt(look, human, gate)
        ? null
        : refuse('dw.movement.22', `${human.name} does not touch ${gate.opening.kind} ${id}.`),
    () => change.refusal(look, human, gate),
    () => payRefusal(human, costOf(look, gate, change)),
  )
}

/** Sets an opening into another state; whoever pounded on it begins anew. */
function changeOpening(t: Transaction, human: Human, id: string, change: Change): void {
  const gate = gateOf(t, id)
  if (gate === null) return
  pay(t, human, costOf(t, gate, change))
  const state = change.into
  t.state.openings = Object.freeze({ ...t.state.openings, [id]: Object.freeze({ state, pounded: 0 }) })
  t.renew()
  t.emit({ e: 'opening changed', clause: change.clause, opening: id, state, human: human.n, left: human.ap })
}

/** The openings near enough to be touched. */
function gatesAt(look: Look, human: Human): Gate[] {
  const { layout } = look.facts
  const near = barriersWithin(layout, openingsOf(layout), human.at, NEAR)
  const found: Gate[] = []
  for (const index of near) {
    const barrier = layout.barriers[index]
    if (barrier?.part === 'opening' && isOnSide(look, human.at, barrier)) found.push(barrier)
  }
  return found
}

const OPENINGS = new WeakMap<Layout, Uint8Array>()

function openingsOf(layout: Layout): Uint8Array {
  const known = OPENINGS.get(layout)
  if (known) return known
  const openings = painted(layout, ({ part }) => (part === 'opening' ? 1 : 0))
  OPENINGS.set(layout, openings)
  return openings
}

function changeChoices(look: Look, human: Human, change: Change): string[] {
  if (human.on !== null || !canPay(human, 1)) return []
  const gates = gatesAt(look, human)
  if (gates.length === 0) return []
  return gates
    .filter((gate) => stateOf(look, gate) === change.from && canPay(human, costOf(look, gate, change)))
    .filter((gate) => change.refusal(look, human, gate) === null && !isInCloseCombat(look, human))
    .map(({ opening }) => opening.id)
}

type Handled = 'open' | 'close' | 'clear-barricade' | 'barricade'
interface Named {
  readonly opening: string
}

const handling = <D extends Handled>(name: D, change: Change): Action<D> => ({
  choices: (look, human) =>
    changeChoices(look, human, change).map((opening) => ({ do: name, opening }) as CommandOf<D>),
  check: (look, human, { opening }: Named) => changeRefusal(look, human, opening, change),
  take: (t, human, { opening }: Named) => changeOpening(t, human, opening, change),
})

const CHANGES: Readonly<Record<Handled, Change>> = {
  open: OPEN,
  close: CLOSE,
  'clear-barricade': CLEAR,
  barricade: BARRICADE,
}

/** What it costs to change an opening so; null if there is none. */
export function openingCost(look: Look, { do: name, opening }: CommandOf<Handled>): number | null {
  const gate = gateOf(look, opening)
  return gate && costOf(look, gate, CHANGES[name])
}

/** dw.movement.21 */
export const open: Action<'open'> = handling('open', OPEN)
/** dw.ap.10 */
export const close: Action<'close'> = handling('close', CLOSE)
/** dw.ap.10 */
export const clearBarricade: Action<'clear-barricade'> = handling('clear-barricade', CLEAR)
/** dw.ap.11 With the house rule `buildBarricade`. */
export const barricade: Action<'barricade'> = handling('barricade', BARRICADE)
export const NO_BARRICADES = notPlayed<'barricade'>('dw.ap.11', 'Barricades are not built in this game.')

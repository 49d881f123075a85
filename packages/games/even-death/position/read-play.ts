/** The order of play of a position: lists being built, deployment, a round that begins, a seat on turn, a unit that acts. */
import { type Command as AnyCommand, type Frame, frameOf, type Seat } from '@shamble/kernel'
import { forceFaults } from '../forces/faults.ts'
import type { Force } from '../forces/force.ts'
import { fighting, hasUnits, planOf, sidesLeft } from '../rules/02-setup.ts'
import { areFriends, isHerd, type Look, unitOf } from '../state.ts'
import { ACTIONS } from '../tables/numbers.ts'
import { Illegal, type Position } from './form.ts'

const within = (proc: string, at: string): Frame => ({ ...frameOf(proc, at, {}), inside: true })
const BATTLE = within('game', 'battle')

/** ed.force.12 Nobody locks an illegal list. */
function checkLocked(look: Look, seat: Seat, force: Force): void {
  const plan = planOf(look, seat)
  const at = `hidden.locked.${seat}`
  if (!plan) throw new Illegal('ed.force.13', at, 'this seat does not fight')
  const [fault] = forceFaults(plan.faction, plan.points, force)
  if (fault) throw new Illegal(fault.clause, `${at}.${fault.at}`, fault.why)
}

/** ed.force.13 Those who have locked, with what they have locked; nobody else knows it. */
function buildingFrames(look: Look, { hidden, humans = [], herds = [] }: Position): Frame[] {
  if (humans.length + herds.length > 0)
    throw new Illegal('ed.force.13', 'phase', 'units come of lists, and these are not open yet')
  const locked = Object.entries(hidden?.locked ?? {})
  for (const [seat, force] of locked) checkLocked(look, seat, force)
  const sealed = Object.fromEntries(
    locked.map(([seat, force]): [Seat, AnyCommand] => [seat, { do: 'lock', force } as AnyCommand]),
  )
  return [
    within('game', 'forces'),
    { ...frameOf('forces', 'lock a force', {}), sealed: locked.length > 0 ? sealed : null },
  ]
}

/** ed.priority.3 All seats that fight, and zombies who came later; in the order of the seats unless it is written. */
function readOrder(look: Look, { order }: Position): readonly Seat[] {
  const seats = fighting(look).map(({ seat }) => seat)
  const all = look.state.seats.map(({ seat }) => seat)
  if (!order) return Object.freeze(all.filter((seat) => seats.includes(seat) || hasUnits(look.state, seat)))
  if (new Set(order).size !== order.length || order.some((seat) => !all.includes(seat)))
    throw new Illegal('ed.priority.3', 'order', 'every seat is there once')
  return Object.freeze([...order])
}

function checkTurn({ state }: Look, seat: Seat): void {
  if (!state.order.includes(seat)) throw new Illegal('ed.turn.1', 'onTurn', 'this seat is not in the order')
}

/** ed.turn.1 A unit of the seat on turn, or one that its Medic heals. */
function readActive(look: Look, { active }: Position): Frame | null {
  if (!active) return null
  const { state } = look
  const unit = unitOf(state, active.unit)
  if (!unit || state.onTurn === null || !areFriends(state, unit.seat, state.onTurn))
    throw new Illegal('ed.turn.1', 'active.unit', 'this is no unit of the seat on turn')
  const { done = [], actions = ACTIONS, idle = false, forgoes = false } = active
  state.active = Object.freeze({ unit: active.unit, actions, done: Object.freeze([...done]), idle, forgoes })
  return frameOf(isHerd(unit) ? 'herd activation' : 'human activation', 'act', {})
}

function battleFrames(look: Look, doc: Position): Frame[] {
  const { state } = look
  if (sidesLeft(state).length < 2) throw new Illegal('ed.victory.5', 'humans', 'there must be two sides on the table')
  state.order = readOrder(look, doc)
  state.round = doc.round ?? 1
  if (doc.onTurn === undefined && doc.active) throw new Illegal('ed.turn.1', 'active', 'nobody is on turn')
  if (doc.onTurn === undefined) return [BATTLE, frameOf('round', 'next seat', {})]
  checkTurn(look, doc.onTurn)
  state.onTurn = doc.onTurn
  const acting = readActive(look, doc)
  const turn = [BATTLE, within('round', 'turn')]
  return acting ? [...turn, within('turn', 'select a unit'), acting] : [...turn, frameOf('turn', 'select a unit', {})]
}

export function readPlay(look: Look, doc: Position): void {
  const { state } = look
  const { phase = 'battle' } = doc
  state.phase = phase
  if (phase !== 'forces' && doc.hidden?.locked)
    throw new Illegal('ed.force.13', 'hidden.locked', 'all lists are open now')
  if (phase === 'forces') state.frames = buildingFrames(look, doc)
  else if (phase === 'deployment')
    state.frames = [within('game', 'deployment'), frameOf('deployment', 'place a unit', {})]
  else state.frames = battleFrames(look, doc)
}

/** ed.activation A unit's turn: one declared list of checks, then its actions. Each chapter brings its own steps. */
import { askWhile, procedure, type Refusal, refuse, type Seat, step, type Step } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { type Activation, isHerd, type Look, type Transaction, type Unit } from '../state.ts'
import { actionFor, offered } from './07-actions.ts'
import { activeUnit, changeActive } from './07-selection.ts'
import { turnFault, turnTo } from './09-facing.ts'
import { forgetClimb } from './11-climb.ts'
import { rambling } from './13-rambling.ts'
import { downFault, isDown } from './23-getup.ts'
import { infectionCheck } from './32-infection.ts'
import { fullHerdsCheck, isolationCheck, traumaCheck } from './34-causes.ts'
import { overwatch } from './38-overwatch.ts'
import { judge } from './41-victory.ts'

type ActivationStep = Step<Transaction, Command>

/** ed.rambling.1, ed.rambling.2 Who says what the unit does: its seat, or whoever moves a rambling herd. */
export function controllerOf(unit: Unit): Seat | null {
  if (isHerd(unit) && unit.rambles) return unit.mover
  return unit.seat
}

/** ed.turn.7, ed.rambling.3 Of units that are only selected for their checks, a rambling herd is moved all the same. */
const mayAct = (unit: Unit, { idle, forgoes, actions }: Activation): boolean =>
  actions > 0 && !forgoes && !unit.used && (!idle || (isHerd(unit) && unit.rambles))

/** Whoever decides about the actions of the active unit, as long as it has any. */
function deciding(look: Look): Seat[] {
  const { active } = look.state
  const unit = activeUnit(look)
  if (unit === null || active === null || !mayAct(unit, active)) return []
  const seat = controllerOf(unit)
  return seat === null ? [] : [seat]
}

/** ed.turn.4 Fewer actions than there are: the unit is finished. */
const FINISH: Command = { do: 'finish' }

function checkAction(look: Look, command: Command): Refusal | null {
  const unit = activeUnit(look)
  if (command.do === 'finish' || unit === null) return null
  const action = actionFor(unit, command)
  if (!action) return refuse('ed.turn.2', 'This is no action of the selected unit.')
  return action.check(look, unit, command) ?? downFault(unit, command) ?? lookFault(unit, command)
}

/** ed.facing.2 Where a unit is to look after an action. */
const lookFault = (unit: Unit, command: Command): Refusal | null =>
  'facing' in command && command.facing !== undefined ? turnFault(unit, command.facing) : null

/** ed.facing.2, ed.facing.9 It looks there, unless it lies on the ground; a Move turns whoever moves by itself. */
function lookThen(t: Transaction, unit: Unit, command: Command): void {
  if (command.do === 'move' || command.do === 'turn' || command.do === 'deploy') return
  if (!('facing' in command) || command.facing === undefined || isDown(unit)) return
  turnTo(t, unit, command.facing)
}

/** ed.turn.1 An action is spent when it is begun. */
function act(t: Transaction, command: Command): void {
  const unit = activeUnit(t)
  const { active } = t.state
  if (unit === null || active === null) return
  if (command.do === 'finish') return changeActive(t, { actions: 0 })
  const action = actionFor(unit, command)
  if (!action) return
  if (action.free !== true)
    changeActive(t, { actions: active.actions - 1, done: Object.freeze([...active.done, command.do]) })
  if (action.free !== true) forgetClimb(t, unit, command.do)
  action.take(t, unit, command)
  lookThen(t, unit, command)
  judge(t)
}

const actions: ActivationStep = askWhile<Transaction, Command>('ed.turn.1', 'act', {
  who: deciding,
  choices: (look) => {
    const unit = activeUnit(look)
    return unit === null ? [FINISH] : [...offered(look, unit), FINISH]
  },
  check: (look, _v, _seat, command) => checkAction(look, command),
  take: (t, _v, _seat, command) => act(t, command),
  onClock: () => [FINISH],
})

/** ed.turn.1, ed.activation.4 The unit is used, or gone. */
function finish(t: Transaction): void {
  const { active } = t.state
  const unit = activeUnit(t)
  if (active !== null && unit !== null) {
    unit.used = true
    if (!isHerd(unit)) unit.aim = false
    if (active.forgoes) t.emit({ e: 'forgoes', clause: 'ed.activation.4', unit: unit.id })
    t.emit({ e: 'used', clause: 'ed.turn.1', unit: unit.id, idle: active.idle })
  }
  t.state.active = null
  judge(t)
}

const used: ActivationStep = step<Transaction>('ed.turn.1', 'used', finish)

/** ed.activation.1 What selecting a human is, in this order. */
export const humanActivation = procedure<Transaction, Command>('human activation', [
  ...overwatch,
  ...traumaCheck,
  ...isolationCheck,
  ...fullHerdsCheck,
  ...infectionCheck,
  actions,
  used,
])

/** ed.activation.5 What selecting a herd is. */
export const herdActivation = procedure<Transaction, Command>('herd activation', [...rambling, actions, used])

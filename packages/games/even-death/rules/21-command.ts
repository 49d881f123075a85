/** ed.command Command points, the action that spends them, and effects that last. */
import { type Refusal, refuse, type Seat } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import {
  type Human,
  isHerd,
  isOnTable,
  type Look,
  type Running,
  seatOf,
  type Transaction,
  type Unit,
} from '../state.ts'
import { EFFECT_IDS, EFFECTS, type EffectId, SUPPRESSED } from '../tables/commands.ts'
import type { Action } from './07-actions.ts'

function end(t: Transaction, seat: Seat, isOver: (running: Running) => boolean): void {
  const own = seatOf(t.state, seat)
  for (const { effect } of own.effects.filter(isOver))
    t.emit({ e: 'command over', clause: 'ed.command.4', seat, effect })
  own.effects = Object.freeze(own.effects.filter((running) => !isOver(running)))
}

/** ed.command.1, ed.command.4 At the start of a Military turn: a point more, and what lasted until now is over. */
export function beginCommands(t: Transaction, seat: Seat): void {
  const own = seatOf(t.state, seat)
  if (own.faction !== 'military') return
  own.commandPoints += t.book.commandPoints
  own.commanded = false
  end(t, seat, ({ effect }) => EFFECTS[effect].until === 'next turn')
}

/** ed.command.5 What lasts until the end of the turn. */
export const endCommands = (t: Transaction, seat: Seat): void =>
  end(t, seat, ({ effect }) => EFFECTS[effect].until === 'turn')

/** ed.command.3, ed.command.8 The effects that work for a seat just now. */
export const isUnder = ({ state }: Look, seat: Seat, effect: EffectId): boolean =>
  seatOf(state, seat).effects.some((running) => running.effect === effect)

/** ed.command.3 Whether shooting cannot name this unit. */
export const isSuppressing = ({ state }: Look, { seat, id }: Unit): boolean =>
  seatOf(state, seat).effects.some(({ effect, units }) => effect === 'suppressive-fire' && units.includes(id))

/** ed.command.2, ed.command.8 Who commands, and how often. */
function mayCommand({ state }: Look, { seat }: Human): Refusal | null {
  const own = seatOf(state, seat)
  if (own.faction !== 'military') return refuse('ed.command.2', 'Only Military units command.')
  return own.commanded ? refuse('ed.command.2', 'One unit of the seat has commanded this turn.') : null
}

/** ed.command.3 Up to three units of its own for Suppressive Fire, none for the others. */
function unitsFault({ state }: Look, seat: Seat, { effect, units = [] }: CommandOf<'command'>): Refusal | null {
  if (effect !== 'suppressive-fire')
    return units.length === 0 ? null : refuse('ed.command.3', `${EFFECTS[effect].title} names no units.`)
  if (units.length === 0 || units.length > SUPPRESSED || new Set(units).size !== units.length)
    return refuse('ed.command.3', `Suppressive Fire names one to ${SUPPRESSED} units, each once.`)
  const isOwn = (id: number): boolean => state.humans.some((h) => h.id === id && h.seat === seat && isOnTable(h))
  return units.every(isOwn) ? null : refuse('ed.command.8', 'A command is for units of its own seat on the table.')
}

/** ed.command.3, ed.command.6 The full cost, or not at all. */
function check(look: Look, unit: Unit, command: Command): Refusal | null {
  if (isHerd(unit) || command.do !== 'command') return null
  const { cost, title } = EFFECTS[command.effect]
  const { commandPoints } = seatOf(look.state, unit.seat)
  const fault = mayCommand(look, unit)
  if (fault) return fault
  if (commandPoints < cost) return refuse('ed.command.6', `${title} costs ${cost}; there are ${commandPoints}.`)
  return unitsFault(look, unit.seat, command)
}

/** Of Suppressive Fire the first three units are offered, and each by itself; every other choice is taken too. */
function choices(look: Look, unit: Unit): Command[] {
  if (isHerd(unit) || mayCommand(look, unit)) return []
  const own = look.state.humans.filter((h) => h.seat === unit.seat && isOnTable(h)).map(({ id }) => id)
  const sets = [own.slice(0, SUPPRESSED), ...(own.length > 1 ? own.map((id) => [id]) : [])]
  const all = EFFECT_IDS.flatMap((effect): Command[] =>
    effect === 'suppressive-fire'
      ? sets.map((units) => ({ do: 'command', effect, units }))
      : [{ do: 'command', effect }],
  )
  return all.filter((command) => check(look, unit, command) === null)
}

function take(t: Transaction, unit: Unit, command: Command): void {
  if (isHerd(unit) || command.do !== 'command') return
  const { effect, units = [] } = command
  const own = seatOf(t.state, unit.seat)
  own.commandPoints -= EFFECTS[effect].cost
  own.commanded = true
  const running = Object.freeze({ effect, units: Object.freeze([...units]) })
  own.effects = Object.freeze([...own.effects.filter((one) => one.effect !== effect), running])
  t.emit({
    e: 'commanded',
    clause: 'ed.command.3',
    seat: unit.seat,
    unit: unit.id,
    effect,
    units,
    left: own.commandPoints,
  })
}

export const commanding: Action = { do: 'command', by: 'people', choices, check, take }

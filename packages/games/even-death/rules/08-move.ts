/** ed.move The Move of a human: one straight line, through dangerous ground after a check, or off the table. */
import { procedure, type Refusal, refuse, step } from '@shamble/kernel'
import { displaced, samePoint, type XY } from '@shamble/table'
import type { Command, CommandOf } from '../commands.ts'
import { humanOf, type Human, isHerd, isOnTable, type Look, type Transaction, type Unit } from '../state.ts'
import { inches, TABLE } from '../tables/units.ts'
import type { Action } from './07-actions.ts'
import { allowanceOn, farthestWay, othersOf, walk, wayFault } from './08-walk.ts'
import { NO_FACING } from './09-facing.ts'
import { beforeDanger, dangerSteps, type Goings, legOf, placeAt, type Spot } from './10-hazard.ts'
import { slowGroundsOn } from './10-terrain.ts'
import { isAtEdge, withdraw, withdrawFault } from './41-withdraw.ts'

export type MoveCommand = CommandOf<'move'>

/** What a Move keeps until it is over. */
type Moving = Goings & { facing: Spot | null; withdraws: boolean }

function moveFault(
  look: Look,
  human: Human,
  { to, leader, places, facing, withdraw: leaves }: MoveCommand,
): Refusal | null {
  if (leader !== undefined || places !== undefined) return refuse('ed.turn.11', 'Each human moves by itself.')
  if (facing && facing[0] === 0 && facing[1] === 0) return NO_FACING
  return leaves === true
    ? withdrawFault(look, human, human.at, placeAt(to))
    : wayFault(look, human, human.at, placeAt(to))
}

/** Every so many degrees a place is offered, and one half way there. */
const EVERY = 45

/** Places that are offered: in each direction as far as one may go, and with halves half of that. */
export function sampledPlaces(at: XY, reach: (towards: XY) => XY, withHalves = true): XY[] {
  const found: XY[] = []
  for (let degrees = 0; degrees < 360; degrees += EVERY) {
    const end = reach(displaced(at, inches(TABLE.most), degrees))
    const half = { x: at.x + Math.trunc((end.x - at.x) / 2), y: at.y + Math.trunc((end.y - at.y) / 2) }
    for (const to of withHalves ? [end, half] : [end])
      if (!samePoint(to, at) && !found.some((other) => samePoint(other, to))) found.push(to)
  }
  return found
}

const moveTo = ({ x, y }: XY): MoveCommand => ({ do: 'move', to: [x, y] })

function choices(look: Look, unit: Unit): Command[] {
  if (isHerd(unit) || unit.down) return []
  const others = othersOf(look, unit, unit.on)
  return sampledPlaces(unit.at, (towards) => farthestWay(look, unit, unit.at, towards, { others }))
    .filter((to) => wayFault(look, unit, unit.at, to, unit.on, others) === null)
    .flatMap((to) => [moveTo(to), ...(isAtEdge(look, to) ? [{ ...moveTo(to), withdraw: true }] : [])])
}

function take(t: Transaction, unit: Unit, command: Command): void {
  if (isHerd(unit) || command.do !== 'move') return
  const moving: Moving = {
    unit: unit.id,
    goings: [{ zombie: 0, legs: [legOf(unit.at, placeAt(command.to), unit.on)] }],
    danger: 'none',
    stopped: false,
    facing: command.facing ?? null,
    withdraws: command.withdraw === true,
  }
  t.call('move', moving)
}

/** ed.move.3 From where it stands to the end of its way. */
function go(t: Transaction, v: Moving): void {
  const human = humanOf(t.state, v.unit)
  const leg = v.goings[0]?.legs[0]
  if (!human || !isOnTable(human) || !leg) return
  const [from, at] = [human.at, placeAt(leg.to)]
  const { inches: allowance, modifiers } = allowanceOn(t, human, slowGroundsOn(t, { from, to: at, on: human.on }))
  walk(t, human, at)
  if (v.facing) human.facing = Object.freeze(placeAt(v.facing))
  if (v.stopped) t.emit({ e: 'stopped before danger', clause: 'ed.terrain.5', unit: human.id, at })
  t.emit({ e: 'moved', clause: 'ed.move.1', unit: human.id, from, at, allowance, modifiers })
  if (v.withdraws && !v.stopped) withdraw(t, human, from, at)
}

/** ed.terrain.5 In the same direction, up to the dangerous ground. */
function stop(t: Transaction, unit: Unit, v: Goings): void {
  v.goings = v.goings.map(({ zombie, legs }) => ({ zombie, legs: beforeDanger(t, unit, legs) }))
}

export const move = procedure<Transaction, Command>('move', [
  ...dangerSteps(stop),
  step<Transaction, Moving>('ed.move.1', 'go', go),
])

/** There is no end of places: two are offered in each of eight directions. */
export const moving: Action = {
  do: 'move',
  by: 'people',
  choices,
  check: (look, unit, command) => (isHerd(unit) || command.do !== 'move' ? null : moveFault(look, unit, command)),
  take,
}

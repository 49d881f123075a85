/** ed.turn.2 The actions: one entry for each command, from the chapter it belongs to. */
import type { Refusal } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import type { Event } from '../events.ts'
import { isHerd, type Look, type Transaction, type Unit } from '../state.ts'
import { marching } from './08-herd-move.ts'
import { moving } from './08-move.ts'
import { turning } from './09-facing.ts'
import { climbing } from './11-climb.ts'
import { herdClimbing } from './11-herd-climb.ts'
import { shooting } from './17-shoot.ts'
import { striking } from './18-melee.ts'
import { biting } from './19-bite.ts'
import { aiming } from './20-aim.ts'
import { commanding } from './21-command.ts'
import { doingNothing } from './22-donothing.ts'
import { downFault, gettingUp } from './23-getup.ts'
import { interacting } from './24-interact.ts'
import { reloading } from './25-reload.ts'
import { shoving } from './26-shove.ts'
import { splitting } from './28-split.ts'
import { merging } from './29-merge.ts'
import { healing } from './38-medic.ts'

export interface Action {
  readonly do: Command['do']
  /** Who can do it at all. */
  readonly by: 'people' | 'herds' | 'both'
  /** ed.facing.2 It costs no action. */
  readonly free?: true
  choices(look: Look, unit: Unit): Command[]
  check(look: Look, unit: Unit, command: Command): Refusal | null
  /** Carries it out; what has questions in it calls a procedure. */
  take(t: Transaction, unit: Unit, command: Command): void
}

/** A chapter that brings an action adds it here. */
const ACTIONS: readonly Action[] = [
  turning,
  moving,
  marching,
  climbing,
  herdClimbing,
  interacting,
  doingNothing,
  aiming,
  commanding,
  gettingUp,
  reloading,
  shoving,
  shooting,
  striking,
  biting,
  splitting,
  merging,
  healing,
]

const isBy = ({ by }: Action, unit: Unit): boolean => by === 'both' || (by === 'herds') === isHerd(unit)

export const actionFor = (unit: Unit, command: Command): Action | undefined =>
  ACTIONS.find((action) => action.do === command.do && isBy(action, unit))

/** Everything that is offered to a unit. */
export const offered = (look: Look, unit: Unit): Command[] =>
  ACTIONS.flatMap((action) => (isBy(action, unit) ? action.choices(look, unit) : [])).filter(
    (command) => downFault(unit, command) === null,
  )

/** What is done with one's own hands and feet, or without a check. */
const QUIET: ReadonlySet<Event['e']> = new Set<Event['e']>([
  'selected',
  'used',
  'turned',
  'did nothing',
  'moved',
  'herd moved',
  'climbed',
  'climbs',
  'pushed aside',
  'let go',
  'aimed',
  'commanded',
  'got up',
  'reloaded',
  'healed',
  'door',
  'took',
  'put down',
  'handed over',
  'worked',
])

/** Whether nothing came of a command but that: the turn is still with the same seat, and may go back by it. */
export const isByHandAndFoot = (events: readonly Pick<Event, 'e'>[]): boolean =>
  events.length > 0 && events.every(({ e }) => QUIET.has(e))

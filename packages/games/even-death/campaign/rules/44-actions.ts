/** ed.camp-turn.9, ed.camp-turn.10 The actions of a campaign turn: what is offered, what is refused, what is done. */
import { type Refusal, refuse } from '@shamble/kernel'
import type { Faction } from '../../tables/profiles.ts'
import { type Action, ACTION_NAMES, type ActionName } from '../action.ts'
import type { Command, CommandOf } from '../commands.ts'
import { forceOf, type Look, type Transaction } from '../state.ts'
import { pairOf } from './43-limits.ts'
import { MOVE } from './45-move.ts'
import { CONTROL } from './46-control.ts'
import { BATTLING } from './47-battle.ts'
import { BUILD } from './48-build.ts'
import { HEAL } from './49-heal.ts'
import { TRAIN } from './50-train.ts'
import { SEARCHING } from './51-search.ts'
import { RAID } from './52-raid.ts'
import { PILLAGE } from './53-pillage.ts'
import { PARATROOPERS, SUPPLY_DROP } from './54-drop.ts'
import { ZOMBIFY } from './55-zombify.ts'
import { FEAST } from './56-feast.ts'

/** By the names of their commands, in the order of the book. */
const ACTIONS: { readonly [D in ActionName]: Action<D> } = {
  move: MOVE,
  control: CONTROL,
  battle: BATTLING,
  build: BUILD,
  heal: HEAL,
  train: TRAIN,
  search: SEARCHING,
  raid: RAID,
  pillage: PILLAGE,
  'supply-drop': SUPPLY_DROP,
  paratroopers: PARATROOPERS,
  zombify: ZOMBIFY,
  feast: FEAST,
}

type ActionCommand = CommandOf<ActionName>

const isAction = (command: Command): command is ActionCommand =>
  (ACTION_NAMES as readonly string[]).includes(command.do)

interface AnyAction {
  choices(look: Look, faction: Faction): Command[]
  refusal(look: Look, faction: Faction, command: Command): Refusal | null
  take(t: Transaction, faction: Faction, command: Command): void
}

/** An action is handed only commands of its own name. */
const actionFor = (name: ActionName): AnyAction => ACTIONS[name] as unknown as AnyAction

/** ed.camp-rules.6 The next action parts a pair. */
function pairRefusal(look: Look, command: Command): Refusal | null {
  const pair = pairOf(look.state)
  if (!pair) return null
  const parts = command.do === 'move' && pair.some(({ id }) => id === command.force)
  return parts ? null : refuse('ed.camp-rules.6', 'Two of your forces are in one tile: first one of them moves on.')
}

/** ed.camp-turn.9 Why this is no action of this player now; null if it is. */
export function actionRefusal(look: Look, faction: Faction, command: Command): Refusal | null {
  const paired = pairRefusal(look, command)
  if (paired || command.do === 'end-turn') return paired
  if (!isAction(command))
    return refuse('ed.camp-turn.9', 'It is your campaign turn: choose an action, or end the turn.')
  if ('force' in command && forceOf(look.state, command.force)?.owner !== faction)
    return refuse('ed.camp-turn.9', 'You have no such force.')
  return actionFor(command.do).refusal(look, faction, command)
}

export function actionChoices(look: Look, faction: Faction): Command[] {
  if (pairOf(look.state)) return MOVE.choices(look, faction).filter((command) => pairRefusal(look, command) === null)
  return [...ACTION_NAMES.flatMap((name) => actionFor(name).choices(look, faction)), { do: 'end-turn' }]
}

export function act(t: Transaction, faction: Faction, command: Command): void {
  if (!isAction(command)) return
  t.state.actionsLeft -= 1
  actionFor(command.do).take(t, faction, command)
}

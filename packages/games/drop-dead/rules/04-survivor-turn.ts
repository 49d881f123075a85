/** A survivor's turn as a whole: any of its actions in any order, until the survivor ends it or it ends by itself. */
import { askWhile, procedure, type Refusal, refuse, type Seat, step, type Vars } from '@shamble/kernel'
import type { Command, CommandOf } from '../commands.ts'
import { type Look, type Survivor, type Transaction, theSurvivor } from '../state.ts'
import { type Action, endTurn, theTurn } from './04-turn.ts'
import { allowanceOf, step as stepAction, walk } from './05-movement.ts'
import { explore } from './06-explore.ts'
import { use } from './08-items.ts'
import { drop, give, pickUp, wantsPart } from './10-parts.ts'
import { attack } from './11-combat.ts'
import { overlap, search } from './17-doors.ts'
import { escape } from './18-end.ts'

/** dd.turn.5, dd.turn.6 The rest of a turn may always be skipped. */
const end: Action<'end'> = {
  choices: () => [{ do: 'end' }],
  check: () => null,
  take: (t) => endTurn(t),
}

type Actions = { readonly [D in Command['do']]?: Action<D> }

/** dd.turn.1, dd.turn.9 What a survivor can do, in the order in which it is offered; any order of doing it is legal. */
const ACTIONS: Actions = {
  step: stepAction,
  walk,
  explore,
  attack,
  use,
  give,
  drop,
  'pick-up': pickUp,
  overlap,
  search,
  escape,
  end,
}
const ACTION_LIST = Object.values(ACTIONS) as Action<'end'>[]

/** dd.turn.7 Nothing is carried over from an earlier turn, except the bear trap that waited for this one (dd.events.8). */
function beginTurn(t: Transaction, seat: Seat): void {
  const survivor = theSurvivor(t.state, seat)
  t.state.turn = {
    seat,
    paid: 0,
    bonus: 0,
    stopped: false,
    attacks: 0,
    mayAttack: 1,
    itemUsed: false,
    partAction: false,
    overlapUsed: false,
    smoke: false,
    trapped: survivor.trapped,
    begun: false,
  }
  survivor.trapped = false
  t.emit({ e: 'turn began', clause: 'dd.turn.1', survivor: survivor.id, allowance: allowanceOf(t, survivor) })
}

function turnChoices(look: Look, survivor: Survivor): Command[] {
  const choices: Command[] = []
  for (const action of ACTION_LIST) for (const choice of action.choices(look, survivor)) choices.push(choice)
  return choices
}

function checkTurn(look: Look, survivor: Survivor, command: Command): Refusal | null {
  const action = ACTIONS[command.do] as Action<'end'> | undefined
  if (!action) return refuse('dd.turn.1', 'A survivor cannot do this in their own turn.')
  return action.check(look, survivor, command as CommandOf<'end'>)
}

function takeTurn(t: Transaction, survivor: Survivor, command: Command): void {
  const action = ACTIONS[command.do] as Action<'end'>
  const turn = theTurn(t)
  action.take(t, survivor, command as CommandOf<'end'>)
  turn.begun = true
}

/** The table ends the turn for a survivor out of time; a part that is still needed is taken first. */
const turnClock = (look: Look, survivor: Survivor): Command[] =>
  wantsPart(look, survivor) ? [{ do: 'pick-up' }, { do: 'end' }] : [{ do: 'end' }]

type OfSeat = Vars & { seat: Seat }

/** dd.turn.8 Nobody else is asked anything in it. */
export const survivorTurn = procedure<Transaction, Command>('turn', [
  step<Transaction, OfSeat>('dd.turn.1', 'begin the turn', (t, v) => beginTurn(t, v.seat)),
  askWhile<Transaction, Command>('dd.turn.1', 'act', {
    who: ({ state }) => (state.turn === null ? [] : [state.turn.seat]),
    choices: (look, _v, seat) => turnChoices(look, theSurvivor(look.state, seat)),
    check: (look, _v, seat, command) => checkTurn(look, theSurvivor(look.state, seat), command),
    take: (t, _v, seat, command) => takeTurn(t, theSurvivor(t.state, seat), command),
    onClock: (look, _v, seat) => turnClock(look, theSurvivor(look.state, seat)),
  }),
])

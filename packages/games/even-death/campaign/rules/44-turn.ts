/** ed.camp-turn The campaign turn of a player: its start in its order, then the actions. */
import { again, ask, procedure, step, stopIf } from '@shamble/kernel'
import type { Command } from '../commands.ts'
import { type Look, playerOf, setPlayer, type Transaction } from '../state.ts'
import { settle } from './43-limits.ts'
import { act, actionChoices, actionRefusal } from './44-actions.ts'
import { START } from './44-start.ts'
import { isFirst, onTurn } from './44-whose.ts'
import { countPoints, endByPoints, snapshotOf } from './57-points.ts'

function begin(t: Transaction): void {
  const faction = onTurn(t)
  const { turns, eager } = playerOf(t.state, faction)
  const { state } = t
  setPlayer(t, faction, { turns: turns + 1, eager: false })
  state.actionsLeft = t.book.actions
  state.healed = Object.freeze([])
  state.trained = Object.freeze([])
  t.emit({ e: 'turn begins', clause: 'ed.camp-turn.1', faction, round: state.round, turn: turns + 1 })
  if (eager) t.emit({ e: 'luxuries used up', clause: 'ed.camp-search.2', faction })
}

type V = { ended?: boolean }

const isActing = (look: Look, v: V): boolean =>
  !v.ended && look.state.actionsLeft > 0 && !playerOf(look.state, onTurn(look)).out

/** ed.camp-vp.2 House rule: after every own action, too. */
function countAfterAction(t: Transaction): void {
  if (t.state.outcome === null && t.book.winsAtOnce()) endByPoints(t, onTurn(t), 'ed.camp-vp.2')
}

function end(t: Transaction): void {
  const { round, actionsLeft } = t.state
  if (t.events !== null)
    t.emit({ e: 'turn over', clause: 'ed.camp-turn.9', faction: onTurn(t), round, actionsLeft, ...snapshotOf(t) })
}

export const turn = procedure<Transaction, Command>('turn', [
  step<Transaction>('ed.camp-turn.1', 'begin', begin),
  step<Transaction>('ed.camp-vp.1', 'victory points', (t) => {
    if (!isFirst(t)) countPoints(t, onTurn(t))
  }),
  ...START,
  ask<Transaction, Command, V>('ed.camp-turn.9', 'act', {
    who: (look, v) => (isActing(look, v) ? [onTurn(look)] : []),
    choices: (look) => actionChoices(look, onTurn(look)),
    check: (look, _v, _seat, command) => actionRefusal(look, onTurn(look), command),
    take(t, v, _seat, command) {
      if (command.do === 'end-turn') v.ended = true
      else act(t, onTurn(t), command)
    },
    onClock: (look) => actionChoices(look, onTurn(look)).slice(-1),
  }),
  step<Transaction>('ed.camp-rules.8', 'after the action', (t) => {
    settle(t)
    countAfterAction(t)
  }),
  again<Transaction, V>('ed.camp-turn.10', 'next action', 'act', isActing),
  step<Transaction>('ed.camp-turn.9', 'end', end),
  stopIf<Transaction>('ed.camp-turn.9', 'over', () => true),
])

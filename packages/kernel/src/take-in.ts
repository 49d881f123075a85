/** Matches that are played beside another one: how one is played by nobody, and how its end is taken in. */
import { type AnyMatch, prepare } from './begin.ts'
import type { BattleEnd, Beside } from './beside.ts'
import { seeded } from './dice/index.ts'
import { type Command, stepAt } from './flow.ts'
import type { AnyGame, AnyTransaction, Game, Read } from './game.ts'
import { sameJson } from './same-json.ts'
import { apply, begin, choices, pending } from './play.ts'
import { refuse } from './refusal.ts'
import { digestOf } from './save.ts'
import type { Seat } from './seat.ts'
import type { Kit, Transaction } from './transaction.ts'

const MOST_COMMANDS = 20_000

export interface Given<C = Command> {
  readonly seat: Seat
  readonly command: C
}

export const endOf = ({ state, book, facts }: AnyTransaction): BattleEnd => ({
  look: { state, book, facts },
  digest: digestOf(state),
})

/** What the end of a match that was played beside this one answers; null where it is no answer. */
function answerBeside<K extends Kit>(t: Transaction<K>, end: BattleEnd): Given<K['command']> | null {
  const frame = t.state.frames.at(-1)
  const step = frame && stepAt<Transaction<K>, K['command']>(t, frame)
  if (!frame || step?.kind !== 'ask') return null
  const [seat] = step.who(t, frame.vars)
  const command = step.beside?.answer(t, frame.vars, end)
  return seat === undefined || !command ? null : { seat, command }
}

/** The answer that a battle gives to the question at hand; or why it is not the battle that was asked for. */
export function answerOf(match: AnyMatch, battle: AnyMatch): Read<Given> {
  const no = (why: string): Read<Given> => ({ ok: false, fault: refuse('table.beside', why) })
  const beside = match.pending()?.beside
  if (!beside || match.needs) return no('No battle is asked for now.')
  if (battle.table.state.outcome === null) return no('This battle is not over.')
  const { setup, position } = battle.start
  const settled = battle.game.id === beside.game && battle.game.settle(beside.options)
  if (!settled || !settled.ok || position !== null || !sameJson(settled.value, setup.options))
    return no('Another battle is asked for now.')
  const answer = answerBeside(match.table, endOf(battle.table))
  return answer ? { ok: true, value: answer } : no('Nothing can be told of how this battle ended.')
}

/** Whose answer comes next, by what a competent player of the game does. */
function advised<K extends Kit>(game: Game<K>, t: Transaction<K>): Given<K['command']> {
  const owe = pending(t)?.owe ?? []
  const seat = (owe.length > 1 ? game.firstToAct?.(game.view(t, owe[0] ?? null), t.book, owe) : undefined) ?? owe[0]
  if (seat === undefined) throw new Error('nobody owes an answer')
  return { seat, command: game.advise(game.view(t, seat), t.book, seat, choices(t, seat)).command }
}

/** A battle that nobody watches, played by the game's own advice with dice of this seed. */
export function playedBeside(game: AnyGame, { options, holders }: Beside, seed: string | number): BattleEnd {
  const prepared = prepare(game, options, holders)
  if (!prepared.ok) throw new Error(`${prepared.fault.at}: ${prepared.fault.why}`)
  const t = begin(game, prepared.setup, seeded(seed))
  for (let n = 0; t.state.outcome === null; n++) {
    if (n > MOST_COMMANDS) throw new Error('the battle has no end')
    const { seat, command } = advised(game, t)
    const refusal = apply(game, t, seat, command)
    if (refusal) throw new Error(`${seat}: ${JSON.stringify(command)}: ${refusal.reason} (${refusal.clause})`)
  }
  return endOf(t)
}

/** What is done next where nobody plays: the game's advice, and its battles played beside it. */
export function nextByAdvice<K extends Kit>(
  game: Game<K>,
  t: Transaction<K>,
  battles: AnyGame,
  seed: string | number,
): Given<K['command']> {
  const asked = pending(t)
  if (!asked?.beside) return advised(game, t)
  if (asked.beside.game !== battles.id) throw new Error(`a battle of ${asked.beside.game} is asked for`)
  const answer = answerBeside(t, playedBeside(battles, asked.beside, `${seed} ${asked.decision}`))
  if (!answer) throw new Error('nothing can be told of how the battle ended')
  return answer
}

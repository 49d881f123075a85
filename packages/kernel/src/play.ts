import { type Beside, BY_HAND } from './beside.ts'
import type { Dice } from './dice/index.ts'
import { type AskStep, type Command, copyValue, type Frame, stepAt, type VarValue } from './flow.ts'
import type { Game, Setup } from './game.ts'
import { type Refusal, tableRefusal } from './refusal.ts'
import type { Seat } from './seat.ts'
import { check } from './shape.ts'
import { type Book, type Kit, Transaction } from './transaction.ts'

/** What is asked now, and of whom. */
export interface Pending {
  readonly decision: number
  readonly clause: string
  readonly asks: string
  /** Seats that must answer before the game goes on (of several, the first answer counts unless it is sealed). */
  readonly owe: readonly Seat[]
  /** Seats that may speak but need not. */
  readonly may: readonly Seat[]
  readonly sealed: boolean
  /** The match whose end answers it, played beside this one. */
  readonly beside?: Beside
}

/** A table at which nothing has been decided yet. The set-up runs up to its first question. */
export function begin<K extends Kit>(
  game: Game<K>,
  setup: Setup,
  dice: Dice,
  events: Transaction<K>['events'] = null,
): Transaction<K> {
  const book = game.book(setup.options)
  return seat(game, game.begin(setup, book), book, dice, events)
}

/** A table set up from a state: it runs up to its next question. */
export function seat<K extends Kit>(
  game: Pick<Game<K>, 'facts'>,
  state: K['state'],
  book: Book<K>,
  dice: Dice,
  events: Transaction<K>['events'] = null,
): Transaction<K> {
  const t = new Transaction<K>(state, book, game.facts, dice)
  t.events = events
  t.carryOut(null, () => {})
  return t
}

const topFrame = <K extends Kit>(t: Transaction<K>): Frame => t.state.frames[t.state.frames.length - 1] as Frame

/** The question at hand; null when the game is over. */
function asked<K extends Kit>(t: Transaction<K>): AskStep<Transaction<K>, K['command']> | null {
  if (t.state.outcome !== null || t.state.frames.length === 0) return null
  if (t.asking) return t.asking
  const s = stepAt<Transaction<K>, K['command']>(t, topFrame(t))
  if (s.kind !== 'ask') throw new Error(`stopped at ${s.name}, which asks nothing`)
  t.asking = s
  return s
}

const NOBODY: readonly Seat[] = []

/** Who owes an answer: worked out once per question. */
const owing = <K extends Kit>(t: Transaction<K>, a: AskStep<Transaction<K>, K['command']>): readonly Seat[] =>
  (t.owing ??= a.who(t, topFrame(t).vars))

export function pending<K extends Kit>(t: Transaction<K>): Pending | null {
  const a = asked(t)
  if (!a) return null
  const { vars, sealed: given } = topFrame(t)
  const all = owing(t, a)
  const owe = given === null ? all : all.filter((s) => !Object.hasOwn(given, s))
  const may = a.also?.(t, vars) ?? NOBODY
  const asks = { decision: t.state.decision, clause: a.clause, asks: a.name, owe, may, sealed: a.sealed }
  return a.beside ? { ...asks, beside: a.beside.match(t, vars) } : asks
}

/** The end of a match beside this one is not told by anybody, unless as something that was entered by hand. */
export function besideRefusal<K extends Kit>(t: Transaction<K>, command: unknown): Refusal | null {
  const { do: deed, battle } = (command ?? {}) as { do?: unknown; battle?: unknown }
  return asked(t)?.beside?.dos.includes(deed as string) && battle !== BY_HAND ? tableRefusal('table.beside') : null
}

/** The commands a seat can choose from, in a fixed order. Each of them passes `judge`. */
export function choices<K extends Kit>(t: Transaction<K>, who: Seat): K['command'][] {
  const a = asked(t)
  if (!a || !speaks(t, a, who)) return []
  return a.choices(t, topFrame(t).vars, who)
}

function speaks<K extends Kit>(t: Transaction<K>, a: AskStep<Transaction<K>, K['command']>, who: Seat): boolean {
  const { vars, sealed } = topFrame(t)
  if (sealed && Object.hasOwn(sealed, who)) return false
  return owing(t, a).includes(who) || (a.also?.(t, vars).includes(who) ?? false)
}

/** Whether a seat may give this command now; null if so. */
export function judge<K extends Kit>(
  game: Game<K>,
  t: Transaction<K>,
  who: Seat,
  command: K['command'],
): Refusal | null {
  if (t.state.outcome !== null) return tableRefusal('table.over')
  if (!Object.hasOwn(t.state.holders, who)) return tableRefusal('table.seat')
  if (game.anytime?.dos.includes(command.do)) return game.anytime.check(t, who, command)
  const a = asked(t)
  if (!a) return tableRefusal('table.over')
  if (!speaks(t, a, who)) return silenced(game, t, a, who, command)
  return a.check(t, topFrame(t).vars, who, command)
}

/** Why a seat that is not asked cannot speak: its answer is in already, the book knows a reason, or nobody asked it. */
function silenced<K extends Kit>(
  game: Game<K>,
  t: Transaction<K>,
  a: AskStep<Transaction<K>, K['command']>,
  who: Seat,
  command: K['command'],
): Refusal {
  if (a.sealed && owing(t, a).includes(who)) return tableRefusal('table.sealed')
  return game.outOfTurn?.(t, who, command) ?? tableRefusal('table.seat')
}

/** Carries a command out, or refuses it and leaves everything as it was. The command has the game's documented form. */
export function apply<K extends Kit>(
  game: Game<K>,
  t: Transaction<K>,
  who: Seat,
  command: K['command'],
): Refusal | null {
  const refusal = judge(game, t, who, command)
  if (refusal) return refusal
  t.carryOut(who, () => take(game, t, who, command))
  t.state.decision += 1
  return null
}

function take<K extends Kit>(game: Game<K>, t: Transaction<K>, who: Seat, command: K['command']): void {
  if (game.anytime?.dos.includes(command.do)) return game.anytime.take(t, who, command)
  const a = asked(t)
  if (!a) return
  const frame = topFrame(t)
  if (a.sealed) {
    frame.sealed ??= {}
    frame.sealed[who] = copyValue(command as unknown as VarValue) as unknown as Command
    return
  }
  frame.inside = true
  a.take(t, frame.vars, who, command)
}

/** Judges and carries out whatever came in from outside: checked for its form and for the question it answers. */
export function submit<K extends Kit>(
  game: Game<K>,
  t: Transaction<K>,
  who: Seat,
  decision: number | null,
  command: unknown,
): Refusal | null {
  const fault = check(game.command, command)
  if (fault) return { clause: 'table.shape', reason: fault.why, at: fault.at }
  if (t.state.outcome !== null) return tableRefusal('table.over')
  if (decision !== null && decision !== t.state.decision) return tableRefusal('table.stale')
  return apply(game, t, who, command as K['command'])
}

/** What the table does in a seat's name when its time runs out. */
export function onClock<K extends Kit>(game: Game<K>, t: Transaction<K>, who: Seat): K['command'][] {
  const a = asked(t)
  if (!a || a.beside || !speaks(t, a, who)) return []
  if (a.onClock) return a.onClock(t, topFrame(t).vars, who)
  return [game.advise(game.view(t, who), t.book, who, a.choices(t, topFrame(t).vars, who)).command]
}

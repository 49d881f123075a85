import type { Besides } from './beside.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'

/**
 * The order of play is data: a procedure is a declared list of named, cited steps, and a stack of frames in the state
 * says which procedure stands at which step with which locals. Rule functions never ask; procedures ask.
 */

/** Locals of a procedure: plain data, saved with the state. */
export type Vars = { [name: string]: VarValue }
export type VarValue = null | boolean | number | string | readonly VarValue[] | { readonly [name: string]: VarValue }

/** What a seat decides. Games narrow it to their own union. */
export interface Command {
  readonly do: string
}

export interface Frame {
  proc: string
  /** The name, not the index, of the step: inserting a step does not corrupt a save. */
  at: string
  /** The step has run and waits for what it called. */
  inside: boolean
  vars: Vars
  /** Answers given to a question that several seats answer at once, unseen until all are in. */
  sealed: Record<Seat, Command> | null
}

interface Named {
  readonly clause: string
  readonly name: string
}

interface DoStep<T> extends Named {
  readonly kind: 'do'
  run(t: T, v: Vars): void
}

interface StopStep<T> extends Named {
  readonly kind: 'stop'
  when(look: T, v: Vars): boolean
}

interface AgainStep<T> extends Named {
  readonly kind: 'again'
  readonly to: string
  when(look: T, v: Vars): boolean
}

/** A question. It passes by itself when it concerns nobody. */
export interface Question<T, C extends Command, V extends Vars = Vars> {
  /** The seats that owe an answer; with none the step is over. */
  who(look: T, v: V): readonly Seat[]
  /** Seats that may speak although nothing is owed by them. */
  readonly also?: ((look: T, v: V) => readonly Seat[]) | undefined
  choices(look: T, v: V, seat: Seat): C[]
  check(look: T, v: V, seat: Seat, command: C): Refusal | null
  take(t: T, v: V, seat: Seat, command: C): void
  /** What is done in a seat's name when its time runs out, in order. Without it, what a competent player would do. */
  readonly onClock?: ((look: T, v: V, seat: Seat) => C[]) | undefined
  /** A match that is played beside this one answers it: no bot does, and no clock. */
  readonly beside?: Besides<T, C, V> | undefined
}

export interface AskStep<T, C extends Command> extends Named, Question<T, C> {
  readonly kind: 'ask'
  /** Asked again after every answer as long as it concerns somebody. */
  readonly repeated: boolean
  /** Everybody answers unseen; the answers are taken together, in the order of `who`. */
  readonly sealed: boolean
}

export type Step<T, C extends Command = Command> = DoStep<T> | StopStep<T> | AgainStep<T> | AskStep<T, C>

export interface Procedure<T, C extends Command = Command> {
  readonly name: string
  readonly steps: readonly Step<T, C>[]
  readonly index: Readonly<Record<string, number>>
}

export const step = <T, V extends Vars = Vars>(
  clause: string,
  name: string,
  run: (t: T, v: V) => void,
): Step<T, never> => ({ kind: 'do', clause, name, run: run as (t: T, v: Vars) => void })

/** Leaves the procedure when the condition holds. */
export const stopIf = <T, V extends Vars = Vars>(
  clause: string,
  name: string,
  when: (look: T, v: V) => boolean,
): Step<T, never> => ({ kind: 'stop', clause, name, when: when as (look: T, v: Vars) => boolean })

/** Goes back to an earlier step as long as the condition holds. */
export const again = <T, V extends Vars = Vars>(
  clause: string,
  name: string,
  to: string,
  when: (look: T, v: V) => boolean = () => true,
): Step<T, never> => ({ kind: 'again', clause, name, to, when: when as (look: T, v: Vars) => boolean })

const asking = <T, C extends Command, V extends Vars>(
  clause: string,
  name: string,
  question: Question<T, C, V>,
  repeated: boolean,
  sealed: boolean,
): Step<T, C> => {
  const { who, also, choices, check, take, onClock, beside } = question as unknown as Question<T, C>
  // All questions are built alike: the interpreter meets them all the time.
  return { kind: 'ask', clause, name, repeated, sealed, who, also, choices, check, take, onClock, beside }
}

/** One question, one answer. */
export const ask = <T, C extends Command, V extends Vars = Vars>(
  clause: string,
  name: string,
  question: Question<T, C, V>,
): Step<T, C> => asking(clause, name, question, false, false)

/** Asked until nobody owes an answer. */
export const askWhile = <T, C extends Command, V extends Vars = Vars>(
  clause: string,
  name: string,
  question: Question<T, C, V>,
): Step<T, C> => asking(clause, name, question, true, false)

/** Several seats answer at once; nobody sees an answer before all are in. */
export const askSealed = <T, C extends Command, V extends Vars = Vars>(
  clause: string,
  name: string,
  question: Question<T, C, V>,
): Step<T, C> => asking(clause, name, question, false, true)

export function procedure<T, C extends Command>(name: string, steps: readonly Step<T, C>[]): Procedure<T, C> {
  const index: Record<string, number> = {}
  steps.forEach((s, i) => {
    if (Object.hasOwn(index, s.name)) throw new Error(`procedure ${name} has two steps named ${s.name}`)
    index[s.name] = i
  })
  for (const s of steps)
    if (s.kind === 'again' && !Object.hasOwn(index, s.to))
      throw new Error(`${name}: no step named ${s.to} to go back to`)
  return { name, steps, index }
}

/** What the interpreter needs of a table. */
export interface Flowing<T, C extends Command> {
  readonly state: { frames: Frame[]; outcome: unknown }
  readonly book: { readonly procedures: Readonly<Record<string, Procedure<T, C>>> }
  /** The question at which the flow has stopped, and who owes an answer to it; null while it runs. */
  asking: AskStep<T, C> | null
  owing: readonly Seat[] | null
  /** Sealed answers have been opened. */
  reveal(): void
}

/** Where play begins that goes by a procedure. */
export const firstFrame = ({ name, steps }: { name: string; steps: readonly { name: string }[] }): Frame =>
  frameOf(name, steps[0]?.name ?? '', {})

export const frameOf = (proc: string, at: string, vars: Vars): Frame => ({
  proc,
  at,
  inside: false,
  vars,
  sealed: null,
})

export function call<T extends Flowing<T, C>, C extends Command>(t: T, proc: string, vars: Vars = {}): void {
  const first = t.book.procedures[proc]?.steps[0]
  if (!first) throw new Error(`no procedure named ${proc}`)
  t.state.frames.push(frameOf(proc, first.name, vars))
}

export function stepAt<T extends Flowing<T, C>, C extends Command>(t: T, frame: Frame): Step<T, C> {
  const proc = t.book.procedures[frame.proc]
  const found = proc?.steps[proc.index[frame.at] ?? -1]
  if (!found) throw new Error(`no step ${frame.proc}/${frame.at}`)
  return found
}

/** The frame goes on to the next step of its procedure; after the last it is over. */
function moveOn(frames: Frame[], frame: Frame, next: Named | undefined): void {
  frame.inside = false
  frame.sealed = null
  if (next) frame.at = next.name
  else frames.pop()
}

/** Takes the sealed answers once all are in: also when the last seat that had not answered has left the game. */
function openSealed<T, C extends Command>(t: T, frame: Frame, s: AskStep<T, C>, who: readonly Seat[]): boolean {
  const { sealed } = frame
  if (sealed === null || !who.every((seat) => Object.hasOwn(sealed, seat))) return false
  frame.sealed = null
  frame.inside = true
  for (const seat of who) s.take(t, frame.vars, seat, sealed[seat] as C)
  return true
}

/** Runs until somebody owes an answer or the game is over. */
export function advance<T extends Flowing<T, C>, C extends Command>(t: T): void {
  const { frames } = t.state
  let frame: Frame | null = null
  let proc: Procedure<T, C> | undefined
  let i = -1
  for (let guard = 0; t.state.outcome === null; guard++) {
    const top = frames[frames.length - 1]
    if (!top) throw new Error('the game ran out of procedures without an outcome')
    if (guard > 1_000_000) throw new Error(`no end to ${breadcrumb(frames)}`)
    if (top !== frame) proc = t.book.procedures[top.proc]
    frame = top
    // Mostly it is the next step of the same procedure.
    if (proc?.steps[++i]?.name !== frame.at) i = proc?.index[frame.at] ?? -1
    const s = proc?.steps[i]
    if (!proc || !s) throw new Error(`no step ${frame.proc}/${frame.at}`)
    if (frame.inside) {
      if (s.kind === 'ask' && s.repeated) frame.inside = false
      else moveOn(frames, frame, proc.steps[i + 1])
    } else if (s.kind === 'ask') {
      const who = s.who(t, frame.vars)
      if (who.length === 0) moveOn(frames, frame, proc.steps[i + 1])
      else if (!openSealed(t, frame, s, who)) {
        t.asking = s
        t.owing = who
        return
      } else if (who.length > 1) t.reveal()
    } else if (s.kind === 'do') {
      frame.inside = true
      s.run(t, frame.vars)
      const isDone = t.state.outcome === null && frames[frames.length - 1] === frame && frame.at === s.name
      if (isDone && frame.inside) moveOn(frames, frame, proc.steps[i + 1])
    } else if (!s.when(t, frame.vars)) moveOn(frames, frame, proc.steps[i + 1])
    else if (s.kind === 'again') frame.at = s.to
    else frames.pop()
  }
}

/** "turn > zombie turn > attack whom": where the game stands, for people. */
export const breadcrumb = (frames: readonly Frame[]): string => frames.map((f) => f.at).join(' > ')

export const copyValue = (value: VarValue): VarValue => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyValue)
  return copyVars(value as Vars)
}

function copyVars(vars: Vars): Vars {
  const copy: Vars = {}
  for (const name in vars) copy[name] = copyValue(vars[name] as VarValue)
  return copy
}

export const copyFrames = (frames: readonly Frame[]): Frame[] =>
  frames.map((f) => ({
    proc: f.proc,
    at: f.at,
    inside: f.inside,
    vars: copyVars(f.vars),
    sealed: f.sealed === null ? null : (copyVars(f.sealed as unknown as Vars) as unknown as Record<Seat, Command>),
  }))

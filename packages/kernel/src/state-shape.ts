/** The shape of a whole state: what the kernel reads of it, for every game alike. A game adds its own members. */
import type { Command, Frame } from './flow.ts'
import type { Seat } from './seat.ts'
import { holderShape } from './holder-shape.ts'
import { integer, flag, literal, oneOf, text } from './shape-scalars.ts'
import { type Fields, list, nullable, object, type ObjectShape, record, type Shape, variants } from './shape.ts'
import type { Standing } from './transaction.ts'

/** Lists, objects and entries of a state in all: a table with 2,000 zombies, each with everything it can have, has some 15,000. */
export const MOST_STATE_NODES = 60_000
/** Procedures inside one another: honest ones are at most seven deep. */
const DEEPEST_FLOW = 16
/** Commands of one game: with a billion of them a log would have ended long before. */
const MOST_DECISIONS = 1_000_000_000

/** What a game says of one of its procedures. */
export interface ProcedureForm {
  /** What calls it: a step (`turn / zombie spawn`), any step of a procedure (`turn`), or anything. Play begins with what nothing calls. */
  readonly in: readonly string[] | 'anything'
  /** Its locals. */
  readonly vars?: Fields
}

/** What a game says of its procedures by their names; a procedure that is not told has no place in a written state. */
export type ProcedureForms = Readonly<Record<string, ProcedureForm>>

/** A procedure by its name and those of its steps. */
interface Named {
  readonly name: string
  readonly steps: readonly { readonly name: string }[]
}

interface Playing {
  readonly procedures: Readonly<Record<string, Named>>
  readonly forms: ProcedureForms
  readonly command: Shape<Command>
  readonly seats: readonly Seat[]
}

const outcome = nullable(
  object({
    winners: list(text({ max: 64 }), { max: 64 }),
    clause: text({ min: 1, max: 64 }),
    reason: text({ max: 1_000 }),
  }),
)

/** The members of a state that the kernel reads. */
export const standing = (playing: Playing): { readonly [M in keyof Standing]: Shape<Standing[M]> } => ({
  decision: integer(0, MOST_DECISIONS),
  holders: object(Object.fromEntries(playing.seats.map((seat) => [seat, holderShape]))) as Shape<Standing['holders']>,
  frames: framesOf(playing),
  outcome,
})

/** Every frame names a procedure and a step that there are, with locals of the right kind. */
function frameOf({ procedures, forms, command, seats }: Playing): Shape<Frame> {
  const sealed = nullable(record(command, { keys: oneOf(...seats), max: seats.length }))
  const shapeOf = ({ name, steps }: Named): ObjectShape<unknown> =>
    object({
      proc: literal(name),
      at: oneOf(...steps.map((step) => step.name)),
      inside: flag,
      vars: object(forms[name]?.vars ?? {}),
      sealed,
    })
  const known = Object.values(procedures).filter(({ name }) => Object.hasOwn(forms, name))
  return variants('proc', Object.fromEntries(known.map((proc) => [proc.name, shapeOf(proc)]))) as Shape<Frame>
}

function isCalled(callers: ProcedureForm['in'], below: Frame | undefined): boolean {
  if (!below) return callers.length === 0
  // Also what may be said at any time calls it: a question that was not answered lies below it then.
  if (callers === 'anything') return true
  return below.inside && (callers.includes(below.proc) || callers.includes(`${below.proc} / ${below.at}`))
}

/** The stack of frames: each is called by the step at which the one below it stands. */
function framesOf(playing: Playing): Shape<Frame[]> {
  const frames = list(frameOf(playing), { max: DEEPEST_FLOW })
  const oddAt = (stack: readonly Frame[]): number =>
    stack.findIndex(({ proc }, i) => !isCalled(playing.forms[proc]?.in ?? [], stack[i - 1]))
  return {
    says: frames.says,
    fits: (value, depth) => frames.fits(value, depth) && oddAt(value as Frame[]) < 0,
    explain(value, at, depth, into) {
      if (!frames.fits(value, depth)) frames.explain(value, at, depth, into)
      else {
        const odd = oddAt(value as Frame[])
        if (odd >= 0) into.add(`${at}[${odd}].proc`, 'nothing calls this procedure there')
      }
    },
  }
}

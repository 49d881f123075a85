/** What the rules can be asked about a table as it stands: who sees whom, who touches whom. It is no decision. */
import type { Game, Read } from './game.ts'
import { legally } from './position.ts'
import type { Refusal } from './refusal.ts'
import { check, type Fault, type Shape } from './shape.ts'
import type { Kit, Look } from './transaction.ts'

/** The answer, the clause by which it is so, and a sentence. */
export interface Finding {
  readonly answer: boolean | number | readonly (readonly [number, number])[]
  readonly clause: string
  readonly says: string
}

/** One question: the form of its operands, and how it is answered. Who names a figure that is not there throws Illegal. */
export interface Inquiry<K extends Kit> {
  readonly form: Shape<unknown>
  answer(look: Look<K>, operands: unknown): Finding
}

export type Inquiries<K extends Kit> = Readonly<Record<string, Inquiry<K>>>

export const inquiry = <K extends Kit, Q>(
  form: Shape<Q>,
  answer: (look: Look<K>, operands: Q) => Finding,
): Inquiry<K> => ({ form, answer: (look, operands) => answer(look, operands as Q) })

/** No, for the reason of a refusal; yes without one, by a clause and in words. */
export function found(refusal: Refusal): Finding
export function found(refusal: Refusal | null, clause: string, says: string): Finding
export function found(refusal: Refusal | null, clause = '', says = ''): Finding {
  return refusal ? { answer: false, clause: refusal.clause, says: refusal.reason } : { answer: true, clause, says }
}

type Asked = Readonly<Record<string, unknown>> & { readonly ask: string }

/** What is wrong with the form of a question; null if this game can be asked it. */
export function inquiryFault<K extends Kit>({ id, inquiries }: Game<K>, { ask, ...operands }: Asked): Fault | null {
  if (!inquiries) return { at: 'ask', why: `${id} answers no questions` }
  const asked = Object.hasOwn(inquiries, ask) ? inquiries[ask] : undefined
  if (asked) return check(asked.form, operands)
  const names = Object.keys(inquiries).join(', ')
  return { at: 'ask', why: `${id} does not answer ${JSON.stringify(ask)}; it answers ${names}` }
}

/** The answer to a question whose form was found good, or why there is none: a figure or place that is not there. */
export function inquire<K extends Kit>(game: Game<K>, look: Look<K>, { ask, ...operands }: Asked): Read<Finding> {
  const asked = game.inquiries?.[ask]
  if (!asked) throw new Error(`${game.id} does not answer ${ask}`)
  return legally(() => asked.answer(look, operands))
}

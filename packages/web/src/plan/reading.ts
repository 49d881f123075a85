/** What a display reads from its state, the same way in every game. */
import type { OptionSchema, OptionValues } from '@shamble/kernel'
import { rowOf } from '../sure.ts'

/** The choices of one kind. */
export const offered = <Command extends { readonly do: string }, D extends Command['do']>(
  { choices }: { readonly choices: readonly Command[] },
  name: D,
): Extract<Command, { readonly do: D }>[] =>
  choices.filter((c): c is Extract<Command, { readonly do: D }> => c.do === name)

interface Answer {
  readonly what: string
  readonly decision: number
}

/** The answer of a kind that is still true: asked at this very decision. */
export function answerOf<A extends Answer, W extends A['what']>(
  hints: A | { readonly what: 'several'; readonly answers: readonly (A | null)[] } | null,
  decision: number,
  what: W,
): Extract<A, { readonly what: W }> | null {
  const answers = hints === null ? [] : 'answers' in hints ? hints.answers : [hints]
  const isIt = (one: A | null): one is Extract<A, { readonly what: W }> =>
    one !== null && one.what === what && one.decision === decision
  return answers.find(isIt) ?? null
}

/** Of options whose kind the rules have checked. */
export const numberIn = (options: OptionValues, id: string, otherwise: number): number => {
  const value = rowOf(options, id)
  return typeof value === 'number' ? value : otherwise
}

export const numbersIn = (options: OptionValues, id: string): readonly number[] | undefined => {
  const value = rowOf(options, id)
  return Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : undefined
}

export const textsIn = (options: OptionValues, id: string): readonly string[] | undefined => {
  const value = rowOf(options, id)
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : undefined
}

/** Whoever goes by this name, in capitals or not. */
export function called<T>(all: readonly T[], name: string, namesOf: (one: T) => readonly string[]): T | undefined {
  const wanted = name.toLowerCase()
  return all.find((one) => namesOf(one).some((own) => own.toLowerCase() === wanted))
}

type NumberOption<Schema> = {
  [name in keyof Schema]: Schema[name] extends { readonly kind: 'number' } ? name : never
}[keyof Schema] &
  string

/** A number as it was settled before the game. */
export const settledNumbers =
  <Schema extends OptionSchema>() =>
  ({ options }: { readonly options: OptionValues }, name: NumberOption<Schema>): number =>
    Number(options[name])

/** The answers to one's questions, by what they are about, as far as they are still true. */
export const answersIn =
  <A extends Answer>({
    hints,
    view,
  }: {
    readonly hints: Parameters<typeof answerOf<A, A['what']>>[0]
    readonly view: { readonly decision: number }
  }) =>
  <W extends A['what']>(what: W): Extract<A, { readonly what: W }> | null =>
    answerOf(hints, view.decision, what)

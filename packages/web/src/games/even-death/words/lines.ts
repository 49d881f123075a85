/** What lines are made of: units, places, dice. */
import type { Event, View } from '@shamble/even-death/page'
import type { Modifier } from '@shamble/kernel'
import type { DieShown, RollShown } from '../../../play/game-display.ts'
import { addedParts, plainDie, rollOf } from '../../../words/dice.ts'
import { inWords, type Line, mono, rule, type Word } from '../../../words/phrases.ts'
import { numeral, plural, signed } from '../../../words/plain.ts'
import { type ChapterOf, type OneOf, rowsOf, type SceneOf } from '../../../words/telling.ts'
import { factorWords } from './factors.ts'
import { humanName, titleOf } from './titles.ts'

export type EventOf<E extends Event['e']> = OneOf<Event, E>
export type Scene = SceneOf<Event, View>
/** Events of a chapter of the rules and what they say. */
export type Chapter = ChapterOf<Event, View>
export const row = rowsOf<Event, View>()

export const unit = (id: number): Word => ({ figure: humanName(id) })
export const units = (ids: readonly number[]): Word[] => inWords(ids.map(unit))

export const about = (...ids: readonly (number | null)[]): string[] =>
  ids.flatMap((id) => (id === null ? [] : [humanName(id)]))

export const called = ({ view }: Scene, id: number): string => titleOf(view, id)
export const isHerdIn = ({ view }: Scene, id: number): boolean => view.herds.some((herd) => herd.id === id)

interface Deed {
  readonly clause: string
  readonly unit: number
}

/** Something that a unit does, or that becomes of it. */
export const deed = (icon: string, event: Deed, ...words: readonly Word[]): Line =>
  rule(icon, event, [unit(event.unit), ...words, '.'], about(event.unit))

interface At {
  readonly x: number
  readonly y: number
}
export const between = (a: At, b: At): number => Math.hypot(a.x - b.x, a.y - b.y)

const SIDES = 8
/** A die of eight and what it did. */
export const eight = (face: number, result: string, mark: DieShown['mark'] = 'plain'): DieShown =>
  plainDie(face, result, mark, SIDES)

export const partsOf = (modifiers: readonly Modifier[]): RollShown['parts'] => addedParts(modifiers, factorWords)

/** A line with the dice that made it. */
export const withDice = (
  told: Line,
  { clause }: { readonly clause: string },
  title: string,
  dice: readonly DieShown[],
  over: Partial<RollShown> = {},
): Line => (dice.length === 0 ? told : { ...told, roll: rollOf(title, dice, clause, over) })

/** " (rolled 7, 5 and 2)", " (rolled 7 and 5, each +1)": what was added is added to each. */
export function rolledWords(faces: readonly number[], modifiers: readonly Pick<Modifier, 'value'>[] = []): Word[] {
  if (faces.length === 0) return []
  const sum = modifiers.reduce((all, { value }) => all + value, 0)
  const added = sum === 0 ? '' : `${plural(faces.length, ' ', ', each ')}${signed(sum)}`
  return [' (rolled ', ...inWords(faces.map((face) => mono(numeral(face)))), `${added})`]
}

/** "5 or more"; what cannot fail asks for 1. */
export const orMore = (needed: number): string => `${Math.max(1, needed)} or more`

/** A check of one die, or of two of which the lower counts. */
export const checkDice = (
  told: Line,
  event: {
    readonly clause: string
    readonly faces: readonly number[]
    readonly needed: number
    readonly passed: boolean
  },
  title: string,
): Line =>
  withDice(
    told,
    event,
    title,
    event.faces.map((face) => eight(face, event.passed ? 'passed' : 'failed', event.passed ? 'good' : 'bad')),
    { verdict: `needed ${orMore(event.needed)}` },
  )

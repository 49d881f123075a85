/** Dice in the lines of a log: what fell, what was added, what came of it. */
import type { Modifier } from '@shamble/kernel'
import type { DieShown, RollShown } from '../play/game-display.ts'
import type { Line } from './phrases.ts'
import { numeral, signed } from './plain.ts'

type Added = readonly Pick<Modifier, 'value'>[]

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** "7+5−2 = 10", "4" for one die to which nothing is added. */
export function sumText(
  faces: readonly number[],
  modifiers: Added,
  total = sum([...faces, ...modifiers.map(({ value }) => value)]),
): string {
  const parts = modifiers.filter(({ value }) => value !== 0)
  if (faces.length === 1 && parts.length === 0) return faces.join()
  return `${faces.join('+')}${parts.map(({ value }) => signed(value)).join('')} = ${numeral(total)}`
}

/** What is added to a die, a row each. */
export const addedParts = (modifiers: readonly Modifier[], words: (clause: string) => string): RollShown['parts'] =>
  modifiers
    .filter(({ value }) => value !== 0)
    .map(({ clause, value }) => ({ value: signed(value), words: words(clause), clause }))

export const plainDie = (face: number, result: string, mark: DieShown['mark'] = 'plain', sides = 6): DieShown => ({
  sides,
  face,
  result,
  mark,
})

export const rollOf = (
  title: string,
  dice: readonly DieShown[],
  clause: string,
  over: Partial<RollShown> = {},
): RollShown => ({
  title,
  dice,
  clause,
  parts: [],
  verdict: '',
  seat: '',
  ...over,
})

/** One die of an event and what it did; none was thrown if it has no face. */
export const withDie = (
  told: Line,
  { face, clause }: { readonly face: number | null; readonly clause: string },
  title: string,
  result: string,
  mark: DieShown['mark'] = 'plain',
  sides = 6,
): Line => (face === null ? told : { ...told, roll: rollOf(title, [plainDie(face, result, mark, sides)], clause) })

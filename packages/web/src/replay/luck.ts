/** How the dice fell, against how they would be expected to, with no alarm below significance. */
import type { LuckRow } from '../play/game-display.ts'

export interface Judged extends LuckRow {
  /** Half of the band in which 95 of 100 such rows fall; null if there were too few rolls to say. */
  readonly half: number | null
  /** Where it came out: -1 and 1 are the ends of the band. */
  readonly at: number
  readonly outside: boolean
}

const Z95 = 1.959964
/** With less than this variance a band would be wider than the row. */
const LEAST_VARIANCE = 0.6

export function judge(row: LuckRow): Judged {
  const sd = Math.sqrt(row.variance)
  if (row.variance < LEAST_VARIANCE) return { ...row, half: null, at: 0, outside: false }
  const half = Z95 * sd
  const at = (row.actual - row.expected) / half
  return { ...row, half, at, outside: Math.abs(at) > 1 }
}

/** The chance that at least so many of n rows stray from their bands in a fair game. */
export function strayChance(strays: number, rows: number): number {
  let below = 0
  let term = 0.95 ** rows
  for (let k = 0; k < strays; k++) {
    below += term
    term *= ((rows - k) / (k + 1)) * (0.05 / 0.95)
  }
  return Math.min(1, Math.max(0, 1 - below))
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
const inWords = (n: number): string => NUMBERS[n] ?? String(n)

/** "30 of 100", "4 of 1000". */
function howOften(p: number): string {
  if (p >= 0.095) return `${Math.round(p * 100)} of 100`
  return `${Math.max(1, Math.round(p * 1000))} of 1000`
}

/** Of fewer than these nobody can say whether they were lucky. */
const FEW_ROLLS = 6

/** One honest sentence. */
export function verdict(rows: readonly Judged[]): string {
  const told = rows.filter(({ half }) => half !== null)
  if (told.reduce((sum, { rolls }) => sum + rolls, 0) < FEW_ROLLS)
    return 'Too few dice were thrown to say anything about luck.'
  const strays = told.filter(({ outside }) => outside)
  if (strays.length === 0) return 'The dice were ordinary: every row is inside its band.'
  const p = strayChance(strays.length, told.length)
  const which = strays
    .map(({ who, what, at }) => `${who}, ${what}: ${at > 0 ? 'more' : 'less'} than expected`)
    .join('; ')
  const rowsOut = `${inWords(strays.length)} of ${inWords(told.length)} ${told.length === 1 ? 'row' : 'rows'} outside its band`
  const often = `at least that many stray in ${howOften(p)} fair games`
  return p >= 0.05
    ? `The dice were ordinary. ${which}. But with ${rowsOut}, ${often}.`
    : `The dice were unusual. ${which}. With ${rowsOut}, ${often}.`
}

/** "8 rolls", "47 rolls, 8 of them listed": what decides nothing for anybody has no row. */
export function rollsWords(all: number, rows: readonly Pick<LuckRow, 'rolls'>[]): string {
  const told = rows.reduce((sum, { rolls }) => sum + rolls, 0)
  const words = `${all} ${all === 1 ? 'roll' : 'rolls'}`
  return told === 0 || told >= all ? words : `${words}, ${told} of them listed`
}

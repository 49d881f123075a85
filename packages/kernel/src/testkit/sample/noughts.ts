/** The smallest game on squares: in turn each marks one of nine, and three in a row win. */
import type { ClauseIndex } from '../../clause.ts'
import { again, ask, type Command, frameOf, procedure, step, stopIf } from '../../flow.ts'
import type { Game } from '../../game.ts'
import { resolveBook } from '../../house-rules.ts'
import { type OptionValues, settleOptions } from '../../options.ts'
import { refuse } from '../../refusal.ts'
import type { Holder, Seat } from '../../seat.ts'
import { list, object, tuple, variants } from '../../shape.ts'
import { integer, oneOf } from '../../shape-scalars.ts'
import { copyStanding, openly, wholePosition } from '../../simple.ts'
import { standing } from '../../state-shape.ts'
import type { Book, GameEvent, Standing, Transaction } from '../../transaction.ts'
import { ABOUT } from './noughts/about.ts'

const CLAUSES = {
  'nt.turn.1': { kind: 'core', says: 'In turn each marks an empty square.' },
  'nt.end.1': { kind: 'core', says: 'Three of one’s marks in a row win.' },
  'nt.end.2': { kind: 'core', says: 'A full board without a row is won by nobody.' },
} as const satisfies ClauseIndex

const SEATS: readonly Seat[] = ['X', 'O']
const SIDE = 3

type XY = [x: number, y: number]
interface Mark {
  readonly seat: Seat
  readonly at: XY
}
interface State extends Standing {
  marks: Mark[]
}
interface Put extends Command {
  readonly do: 'put'
  readonly at: XY
}
interface Marked extends GameEvent {
  readonly e: 'marked'
  readonly clause: keyof typeof CLAUSES
  readonly seat: Seat
  readonly at: XY
}
interface NoughtsKit {
  state: State
  command: Put
  event: Marked
  view: State
  book: { readonly options: OptionValues }
  facts: null
}
type T = Transaction<NoughtsKit>

const SQUARE = tuple(integer(1, SIDE), integer(1, SIDE))
const COMMANDS = variants('do', { put: object({ at: SQUARE }) }) as Game<NoughtsKit>['command']

const ALL: readonly XY[] = Array.from({ length: SIDE * SIDE }, (_, i): XY => [(i % SIDE) + 1, Math.floor(i / SIDE) + 1])

const mover = ({ state }: Pick<T, 'state'>): Seat => SEATS[state.marks.length % 2] as Seat
const isFree = ({ marks }: State, [x, y]: XY): boolean => !marks.some(({ at }) => at[0] === x && at[1] === y)

/** nt.end.1 */
function hasRow({ marks }: State, seat: Seat): boolean {
  const own = marks.filter((mark) => mark.seat === seat).map(({ at }) => at)
  const lines: ((at: XY) => boolean)[] = [([x, y]) => x === y, ([x, y]) => x + y === SIDE + 1]
  for (let n = 1; n <= SIDE; n++)
    lines.push(
      ([x]) => x === n,
      ([, y]) => y === n,
    )
  return lines.some((isOn) => own.filter(isOn).length === SIDE)
}

const game = procedure<T, Put>('game', [
  ask<T, Put>('nt.turn.1', 'mark a square', {
    who: (t) => [mover(t)],
    choices: ({ state }) => ALL.filter((at) => isFree(state, at)).map((at): Put => ({ do: 'put', at: [...at] })),
    check: ({ state }, _, __, { at }) => (isFree(state, at) ? null : refuse('nt.turn.1', 'This square is marked.')),
    take(t, _, seat, { at }) {
      t.state.marks.push({ seat, at })
      t.emit({ e: 'marked', clause: 'nt.turn.1', seat, at })
    },
  }),
  step<T>('nt.end.1', 'look for a row', (t) => {
    const last = t.state.marks.at(-1)?.seat as Seat
    if (hasRow(t.state, last)) t.win([last], 'nt.end.1', `${last} has three in a row.`)
    else if (t.state.marks.length === ALL.length) t.win([], 'nt.end.2', 'The board is full.')
  }),
  stopIf<T>('nt.end.1', 'over', ({ state }) => state.outcome !== null),
  again<T>('nt.turn.1', 'next', 'mark a square'),
])

const blank = (holders: Readonly<Record<Seat, Holder>>): State => ({
  decision: 0,
  holders: { ...holders },
  frames: [frameOf('game', 'mark a square', {})],
  outcome: null,
  marks: [],
})
const copy = (s: State): State => ({
  ...copyStanding(s),
  marks: s.marks.map(({ seat, at }) => ({ seat, at: [at[0], at[1]] })),
})
const settle = (given: OptionValues) => settleOptions({}, given)
const book = (options: OptionValues): Book<NoughtsKit> =>
  resolveBook<NoughtsKit, { readonly options: OptionValues }, object>(
    { values: { options }, slots: {}, procedures: [game] },
    [],
  )
const facts = (): null => null
const invariants = ({ state }: Pick<T, 'state'>): string[] =>
  state.marks.length > ALL.length ? ['a square has two marks'] : []

/** What a page draws that knows nothing of the game. */
export const noughtsBoard = ({ marks }: Pick<State, 'marks'>) => ({
  columns: SIDE,
  rows: SIDE,
  pieces: marks.map(({ seat, at }, i) => ({ id: `mark ${i + 1}`, at, mark: seat, seat })),
})

export const noughts: Game<NoughtsKit> = {
  ...ABOUT,
  rulesVersion: '1',
  clauses: CLAUSES,
  scenarios: [],
  options: {},
  command: COMMANDS,
  settle,
  seats: () => SEATS,
  sides: SEATS,
  book,
  begin: ({ holders }) => blank(holders),
  facts,
  ...openly<NoughtsKit>(copy),
  mayTakeBack: () => false,
  invariants,
  position: wholePosition<NoughtsKit>({
    about: ABOUT,
    clause: 'nt.turn.1',
    settle,
    book,
    shape: ({ procedures }) =>
      object({
        ...standing({ procedures, forms: { game: { in: [] } }, command: COMMANDS, seats: SEATS }),
        marks: list(object({ seat: oneOf(...SEATS), at: SQUARE }), { max: ALL.length }),
      }),
    facts,
    copy,
    invariants,
  }),
  advise: (view, _, seat, choices) => {
    const wins = (one: Put): boolean => hasRow({ ...view, marks: [...view.marks, { seat, at: one.at }] }, seat)
    return { command: choices.find(wins) ?? (choices[0] as Put), why: 'Three in a row, if it can be had.' }
  },
}

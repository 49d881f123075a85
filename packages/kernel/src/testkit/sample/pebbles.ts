/** The smallest game that the kernel takes: from a heap each takes one to three pebbles, and whoever takes the last wins. */
import type { ClauseIndex } from '../../clause.ts'
import { again, ask, type Command, firstFrame, procedure, step, stopIf } from '../../flow.ts'
import type { About, Game } from '../../game.ts'
import { resolveBook } from '../../house-rules.ts'
import { type OptionSchema, type OptionValues, settleOptions } from '../../options.ts'
import { refuse } from '../../refusal.ts'
import type { Holder, Seat } from '../../seat.ts'
import { integer } from '../../shape-scalars.ts'
import { object, variants } from '../../shape.ts'
import { copyStanding, openly, wholePosition } from '../../simple.ts'
import { standing } from '../../state-shape.ts'
import type { Book, GameEvent, Standing, Transaction } from '../../transaction.ts'

const CLAUSES = {
  'pb.turn.1': { kind: 'core', says: 'In turn each takes one to three pebbles.' },
  'pb.end.1': { kind: 'core', says: 'Whoever takes the last pebble wins.' },
  'pb.house.1': { kind: 'optional', says: 'The heap may be of another size.' },
} as const satisfies ClauseIndex

const OPTIONS = {
  heap: { kind: 'number', clause: 'pb.house.1', says: 'Pebbles in the heap.', standard: 12, min: 4, max: 40 },
} as const satisfies OptionSchema

const SEATS: readonly Seat[] = ['A', 'B']
const MOST = 3

interface State extends Standing {
  heap: number
  /** Whose turn it is, by number. */
  turn: number
}
interface Take extends Command {
  readonly do: 'take'
  readonly pebbles: number
}
interface Taken extends GameEvent {
  readonly e: 'taken'
  readonly clause: keyof typeof CLAUSES
  readonly seat: Seat
  readonly pebbles: number
}
interface PebblesKit {
  state: State
  command: Take
  event: Taken
  view: State
  book: { readonly options: OptionValues }
  facts: null
}
type T = Transaction<PebblesKit>

const COMMANDS = variants('do', { take: object({ pebbles: integer(1, MOST) }) }) as Game<PebblesKit>['command']

const mover = ({ state }: Pick<T, 'state'>): Seat => SEATS[state.turn % 2] as Seat

const game = procedure<T, Take>('game', [
  ask<T, Take>('pb.turn.1', 'take', {
    who: (t) => [mover(t)],
    choices: ({ state }) =>
      Array.from({ length: Math.min(MOST, state.heap) }, (_, i): Take => ({ do: 'take', pebbles: i + 1 })),
    check: ({ state }, _, __, { pebbles }) =>
      pebbles > state.heap ? refuse('pb.turn.1', `Only ${state.heap} pebbles are left.`) : null,
    take(t, _, seat, { pebbles }) {
      t.state.heap -= pebbles
      t.emit({ e: 'taken', clause: 'pb.turn.1', seat, pebbles })
    },
  }),
  step<T>('pb.end.1', 'the last pebble', (t) => {
    if (t.state.heap === 0) t.win([mover(t)], 'pb.end.1', `${mover(t)} took the last pebble.`)
    else t.state.turn += 1
  }),
  stopIf<T>('pb.end.1', 'over', ({ state }) => state.outcome !== null),
  again<T>('pb.turn.1', 'next', 'take'),
])

const ABOUT: About = {
  id: 'pebbles',
  title: 'Pebbles',
  credit: 'Invented for the tests of the kernel.',
  by: 'Invented for tests',
  round: 'Turn',
}

const blank = (holders: Readonly<Record<Seat, Holder>>): State => ({
  decision: 0,
  holders: { ...holders },
  frames: [firstFrame(game)],
  outcome: null,
  heap: OPTIONS.heap.standard,
  turn: 0,
})
const copy = (s: State): State => ({ ...copyStanding(s), heap: s.heap, turn: s.turn })
const settle = (given: OptionValues) => settleOptions(OPTIONS, given)
const book = (options: OptionValues): Book<PebblesKit> =>
  resolveBook<PebblesKit, { readonly options: OptionValues }, object>(
    { values: { options }, slots: {}, procedures: [game] },
    [],
  )
const facts = (): null => null
const invariants = ({ state }: Pick<T, 'state'>): string[] => (state.heap < 0 ? ['the heap is below nothing'] : [])

export const pebbles: Game<PebblesKit> = {
  ...ABOUT,
  rulesVersion: '1',
  clauses: CLAUSES,
  scenarios: [],
  options: OPTIONS,
  command: COMMANDS,
  settle,
  seats: () => SEATS,
  sides: SEATS,
  book,
  begin: ({ holders, options }) => ({ ...blank(holders), heap: options['heap'] as number }),
  facts,
  ...openly<PebblesKit>(copy),
  mayTakeBack: () => false,
  invariants,
  position: wholePosition<PebblesKit>({
    about: ABOUT,
    clause: 'pb.turn.1',
    settle,
    book,
    shape: ({ procedures }) =>
      object({
        ...standing({ procedures, forms: { game: { in: [] } }, command: COMMANDS, seats: SEATS }),
        heap: integer(0, OPTIONS.heap.max),
        turn: integer(0, OPTIONS.heap.max),
      }),
    facts,
    copy,
    invariants,
  }),
  advise: ({ heap }, _, __, choices) => ({
    command: choices.find(({ pebbles }) => pebbles === heap % (MOST + 1)) ?? (choices[0] as Take),
    why: 'It leaves a multiple of four.',
  }),
}

/** The smallest game beside which another is played: whoever wins two games of Pebbles has the cup. */
import { BATTLE, type BattleEnd } from '../../beside.ts'
import type { ClauseIndex } from '../../clause.ts'
import { askWhile, type Command, firstFrame, procedure, step } from '../../flow.ts'
import type { About, Game } from '../../game.ts'
import { resolveBook } from '../../house-rules.ts'
import { type OptionSchema, type OptionValues, settleOptions } from '../../options.ts'
import { refuse } from '../../refusal.ts'
import type { Holder, Seat } from '../../seat.ts'
import { integer, oneOf, text } from '../../shape-scalars.ts'
import { object, variants } from '../../shape.ts'
import { copyStanding, openly, wholePosition } from '../../simple.ts'
import { standing } from '../../state-shape.ts'
import type { Book, GameEvent, Standing, Transaction } from '../../transaction.ts'

const CLAUSES = {
  'cp.cup.1': { kind: 'core', says: 'Each game is of one pebble more than the last.' },
  'cp.cup.2': { kind: 'core', says: 'Whoever wins two games has the cup; a player may give it up.' },
} as const satisfies ClauseIndex

const OPTIONS = {
  first: { kind: 'number', clause: 'cp.cup.1', says: 'Pebbles in the first heap.', standard: 5, min: 4, max: 30 },
} as const satisfies OptionSchema

const SEATS: readonly Seat[] = ['A', 'B']
const ENOUGH = 2

interface State extends Standing {
  A: number
  B: number
}
type Told = Command & { readonly do: 'won'; readonly by: 'A' | 'B'; readonly battle: string }
type CupCommand = Told | (Command & { readonly do: 'give-up' })
interface Won extends GameEvent {
  readonly e: 'won'
  readonly clause: keyof typeof CLAUSES
  readonly seat: Seat
}
interface CupKit {
  state: State
  command: CupCommand
  event: Won
  view: State
  book: { readonly options: OptionValues }
  facts: null
}
type T = Transaction<CupKit>

const COMMANDS = variants('do', {
  won: object({ by: oneOf('A', 'B'), battle: text({ pattern: BATTLE }) }),
  'give-up': object({}),
}) as Game<CupKit>['command']

const played = ({ A, B }: State): number => A + B

const game = procedure<T, CupCommand>('cup', [
  askWhile<T, CupCommand>('cp.cup.1', 'a game', {
    who: ({ state }) => (Math.max(state.A, state.B) < ENOUGH ? ['A'] : []),
    choices: () => [{ do: 'give-up' }],
    check: (_t, _v, _seat, command) =>
      command.do === 'won' || command.do === 'give-up' ? null : refuse('cp.cup.1', 'Pebbles is played now.'),
    take(t, _v, _seat, command) {
      if (command.do === 'give-up') return t.win(['B'], 'cp.cup.2', 'A gives the cup up.')
      t.state[command.by] += 1
      t.emit({ e: 'won', clause: 'cp.cup.1', seat: command.by })
    },
    beside: {
      dos: ['won'],
      match: ({ state, book }) => ({
        game: 'pebbles',
        part: played(state),
        options: { heap: (book.options['first'] as number) + played(state) },
        holders: state.holders,
      }),
      answer(_t, _v, { look, digest }: BattleEnd): CupCommand | null {
        const [by] = look.state.outcome?.winners ?? []
        return by === 'A' || by === 'B' ? { do: 'won', by, battle: digest } : null
      },
    },
  }),
  step<T>('cp.cup.2', 'the cup', (t) => {
    const by = t.state.A >= ENOUGH ? 'A' : 'B'
    t.win([by], 'cp.cup.2', `${by} has the cup.`)
  }),
])

const ABOUT: About = {
  id: 'cup',
  title: 'The Cup of Pebbles',
  credit: 'Invented for the tests of the kernel.',
  by: 'Invented for tests',
  round: 'Game',
}

const blank = (holders: Readonly<Record<Seat, Holder>>): State => ({
  decision: 0,
  holders: { ...holders },
  frames: [firstFrame(game)],
  outcome: null,
  A: 0,
  B: 0,
})
const copy = (s: State): State => ({ ...copyStanding(s), A: s.A, B: s.B })
const settle = (given: OptionValues) => settleOptions(OPTIONS, given)
const book = (options: OptionValues): Book<CupKit> =>
  resolveBook<CupKit, { readonly options: OptionValues }, object>(
    { values: { options }, slots: {}, procedures: [game] },
    [],
  )
const facts = (): null => null
const invariants = ({ state }: Pick<T, 'state'>): string[] =>
  played(state) > 2 * ENOUGH - 1 ? ['more games than are needed'] : []

export const cup: Game<CupKit> = {
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
  begin: ({ holders }) => blank(holders),
  facts,
  ...openly<CupKit>(copy),
  mayTakeBack: () => false,
  invariants,
  position: wholePosition<CupKit>({
    about: ABOUT,
    clause: 'cp.cup.1',
    settle,
    book,
    shape: ({ procedures }) =>
      object({
        ...standing({ procedures, forms: { cup: { in: [] } }, command: COMMANDS, seats: SEATS }),
        A: integer(0, ENOUGH),
        B: integer(0, ENOUGH),
      }),
    facts,
    copy,
    invariants,
  }),
  advise: (_view, _book, _seat, choices) => ({ command: choices[0] as CupCommand, why: 'There is nothing else.' }),
}

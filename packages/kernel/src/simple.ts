/** What a game without secrets, without house rules of its own or without a written form of its own need not write. */
import { copyFrames } from './flow.ts'
import { withoutSealed } from './sealed.ts'
import { copyOutcome, frozenHolders } from './frozen.ts'
import type { About, Game, PositionForm } from './game.ts'
import type { OptionValues } from './options.ts'
import { readWhole, type WrittenForm, writtenPosition } from './position.ts'
import { oneOf } from './shape-scalars.ts'
import { anyJson, object, type Of, optional, record, type Shape } from './shape.ts'
import type { Book, Kit, Look, Standing } from './transaction.ts'

/** The part of a state that the kernel reads, copied; a game's copier adds its own. */
export const copyStanding = (s: Standing): Standing => ({
  decision: s.decision,
  holders: frozenHolders(s.holders),
  frames: copyFrames(s.frames),
  outcome: copyOutcome(s.outcome),
})

/**
 * Nothing is hidden but sealed answers: everybody sees the state itself, and a state that looks like a view is the view.
 * Who asks a sealed question writes who has answered into a view of its own.
 */
export const openly = <K extends Kit & { view: K['state'] }>(
  copy: Game<K>['copy'],
): Pick<Game<K>, 'copy' | 'view' | 'resample'> => ({
  copy,
  view({ state }) {
    const own = copy(state)
    withoutSealed(own.frames)
    return own
  },
  resample: (view) => copy(view),
})

/** What is asked of a game whose positions are states written out whole. */
interface Written<K extends Kit> extends Pick<Game<K>, 'settle' | 'book' | 'facts' | 'copy' | 'invariants'> {
  readonly about: About
  /** The clause that a position breaks which is none. */
  readonly clause: string
  shape(book: Book<K>): Shape<K['state']>
}

/** Positions of a game that has no shorter way to write them: its id, its options, and the state under `exact`. */
export function wholePosition<K extends Kit & { book: { readonly options: OptionValues } }>(
  game: Written<K>,
): PositionForm<K> {
  const { about, clause, copy } = game
  const form = object({
    game: optional(oneOf(about.id)),
    options: optional(record(anyJson)),
    exact: anyJson,
  })
  const plainly = ({ book }: Look<K>): object => ({ game: about.id, options: book.options })
  const read: WrittenForm<K, Of<typeof form>>['readExact'] = ({ exact }, options) => {
    const book = game.book(options)
    const whole = { game, title: about.title, clause, book, shape: game.shape(book), plainly }
    return readWhole<K>(whole, exact, { game: about.id, options })
  }
  return writtenPosition<K, Of<typeof form>>({
    form,
    clause,
    shape: game.shape,
    optionClause: () => clause,
    settle: (given) => game.settle(given),
    readState: read,
    readExact: read,
    write: (look) => ({ ...plainly(look), exact: copy(look.state) }),
  })
}

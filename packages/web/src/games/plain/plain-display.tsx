/**
 * The display of a game that brings none to the page: its commands, events and what is in its view by their own names.
 * A game whose board is made of squares may describe it by data (`board` on the shelf), and is drawn and played on it.
 */
import type { AnyGame } from '@shamble/kernel'
import type { BoardDrawing } from '@shamble/shelf'
import { StrokeIcon } from '../../board/art.tsx'
import { stepped } from '../../board/square/cursor.ts'
import { squares } from '../../board/square/extent.ts'
import {
  type AnyDisplay,
  anyDisplay,
  type BoardDisplay,
  type GameDisplay,
  type RosterDisplay,
  type WordsDisplay,
} from '../../play/game-display.ts'
import { called } from '../../plan/reading.ts'
import { capital, listed } from '../../words/plain.ts'
import { Sheet, SheetMap, sheetOf, squaresBoard, squaresMap } from './plain-board.tsx'
import { plainAiming, plainOrders } from './plain-orders.ts'
import { boxOf, pieceNamed, piecesAt, places, rectOf, type Squares, squareOf, squaresOf } from './plain-squares.ts'
import { factsOfSeat, fieldOf, type PlainCommand, type PlainEvent } from './plain-words.ts'

type Board = BoardDisplay<unknown, PlainEvent, PlainCommand, null>

/** How a game describes its board, if it does. */
export type Drawing = ((view: unknown) => BoardDrawing) | undefined

/** Nothing on the sheet is pointed at. */
const sheetBoard: Board = {
  Board: Sheet,
  MiniMap: SheetMap,
  layers: [],
  extent: ({ view }) => ({ width: sheetOf(view).width, height: sheetOf(view).height, focus: null }),
  axes: () => ({ x: [], y: [] }),
  placeRect: () => null,
  placeAt: () => null,
  neighbour: (place, _, { seat }) => place ?? seat ?? '',
  find: () => null,
}

function boardOfSquares(on: (view: unknown) => Squares, sights: ReturnType<typeof plainAiming>): Board {
  const nameAt = (view: unknown, square: number): string => {
    const at = places.squareName(on(view), square)
    return piecesAt(on(view), at)[0]?.id ?? at
  }
  return {
    Board: squaresBoard(on, sights),
    MiniMap: squaresMap(on),
    layers: [],
    ...squares<unknown>({
      box: (view) => boxOf(on(view)),
      first: [1, 1],
      grows: false,
      focus: () => null,
      rectOf: (place, view) => rectOf(on(view), place),
    }),
    placeAt: (x, y, { view }) => {
      const square = places.squareUnder(on(view), x, y)
      return square < 0 ? null : nameAt(view, square)
    },
    neighbour: (place, direction, { view, selection }) => {
      const from = squareOf(on(view), place) ?? squareOf(on(view), selection.figure)
      if (from === null) return nameAt(view, 0)
      const to = places.squareOfXY(on(view), stepped(places.xyOf(on(view), from), direction))
      return nameAt(view, to < 0 ? from : to)
    },
    find: (text, { view }) => {
      const piece = called(on(view).drawing.pieces, text.trim(), ({ id, mark }) => [id, mark])
      const square = squareOf(on(view), piece?.id ?? text.trim())
      return piece?.id ?? (square === null ? null : places.squareName(on(view), square))
    },
  }
}

/** What a round is called, if the view says which one it is. */
const roundIn = (view: unknown, round: string): number => Number(fieldOf(view, round.toLowerCase()) ?? 1)

const wordsOf = (round: string): WordsDisplay<unknown, PlainCommand, null> => ({
  question: ({ pending }) => {
    if (!pending) return 'Nothing is asked.'
    const { asks, owe, sealed } = pending
    const words = `${listed(owe)}: ${asks}${sealed ? ', unseen by the others' : ''}`
    return words.endsWith('?') ? words : `${words}.`
  },
  standing: (view) => ({ turn: roundIn(view, round), phases: [] }),
  oddsWords: (key) => ({ words: key, tone: 'half' }),
})

const Mark = ({ mark, size }: { readonly mark: string; readonly size: number }) => (
  <svg class="plain-mark" width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="17" />
    <text x="20" y="26">
      {mark.slice(0, 3)}
    </text>
  </svg>
)

const Icon = ({ icon, size }: { readonly icon: string; readonly size: number }) => (
  <StrokeIcon own={{}} icon={icon} size={size} />
)

const rosterOf = ({ seats }: AnyGame, on: (view: unknown) => Squares | null): RosterDisplay => ({
  Mark,
  Icon,
  figures: ({ view, options }) =>
    seats(options).map((seat) => ({
      id: seat,
      seat,
      mark: seat,
      name: seat,
      role: 'Player',
      state: '',
      hp: null,
      gauges: [],
      carried: factsOfSeat(view, seat),
      dead: false,
      acted: false,
      acting: false,
    })),
  seatOf: (figure, view) => {
    const squaresOfView = on(view)
    const piece = squaresOfView && pieceNamed(squaresOfView, figure)
    return piece ? (piece.seat ?? null) : figure
  },
  counts: () => [],
})

/** Views are drawn once. */
function squaresIn(draw: NonNullable<Drawing>): (view: unknown) => Squares {
  const known = new WeakMap<object, Squares>()
  return (view) => {
    if (typeof view !== 'object' || view === null) return squaresOf(draw(view))
    const drawn = known.get(view) ?? squaresOf(draw(view))
    known.set(view, drawn)
    return drawn
  }
}

export function plainDisplay(game: AnyGame, draw: Drawing): AnyDisplay {
  const { id, title, round, anytime } = game
  const on = draw && squaresIn(draw)
  const maybe = (view: unknown): Squares | null => on?.(view) ?? null
  const sights = plainAiming(maybe)
  const display: GameDisplay<unknown, PlainEvent, PlainCommand, null> = {
    id,
    title,
    round: capital(round),
    board: on ? boardOfSquares(on, sights) : sheetBoard,
    orders: plainOrders(maybe, anytime?.dos ?? [], sights),
    words: wordsOf(round),
    roster: rosterOf(game, maybe),
    log: async () => (await import('./plain-log.ts')).plainLog(round, game.seats),
    book: async () => {
      const [{ plainBook }, { plainSetup }] = await Promise.all([import('./plain-book.ts'), import('./plain-setup.ts')])
      return plainBook(game, plainSetup(game), sights)
    },
  }
  return anyDisplay(display)
}

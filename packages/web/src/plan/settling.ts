/** A display that is only asked about selections which make sense: whatever is chosen is settled first. */
import type { BoardDisplay, DisplayState, GameDisplay, OrdersDisplay, WordsDisplay } from '../play/game-display.ts'

type Settle<View, Command, Hints> = (s: DisplayState<View, Command, Hints>) => DisplayState<View, Command, Hints>

const settlingOrders = <View, Command, Hints>(
  settle: Settle<View, Command, Hints>,
  orders: OrdersDisplay<View, Command, Hints>,
): OrdersDisplay<View, Command, Hints> => ({
  ...orders,
  list: (s) => orders.list(settle(s)),
  preview: (s) => orders.preview(settle(s)),
  pick: (place, s) => orders.pick(place, settle(s)),
  ...(orders.drop && { drop: (place, s) => orders.drop?.(place, settle(s)) ?? null }),
  targets: (s) => orders.targets(settle(s)),
  hintsFor: (s) => orders.hintsFor(settle(s)),
  ...(orders.again && { again: (s, last) => orders.again?.(settle(s), last) ?? null }),
  ...(orders.finished && { finished: (s) => orders.finished?.(settle(s)) ?? null }),
})

const settlingWords = <View, Command, Hints>(
  settle: Settle<View, Command, Hints>,
  { question, left, planned, ...words }: WordsDisplay<View, Command, Hints>,
): WordsDisplay<View, Command, Hints> => ({
  ...words,
  question: (s) => question(settle(s)),
  ...(left && { left: (s, variant) => left(settle(s), variant) }),
  ...(planned && { planned: (s, variant) => planned(settle(s), variant) }),
})

const settlingBoard = <View, Event, Command, Hints>(
  settle: Settle<View, Command, Hints>,
  { grip, ...board }: BoardDisplay<View, Event, Command, Hints>,
): BoardDisplay<View, Event, Command, Hints> => ({
  ...board,
  placeAt: (x, y, s) => board.placeAt(x, y, settle(s)),
  neighbour: (place, direction, s) => board.neighbour(place, direction, settle(s)),
  ...(grip && {
    grip: {
      grab: (x, y, s) => grip.grab(x, y, settle(s)),
      placeAt: (x, y, s) => grip.placeAt(x, y, settle(s)),
      ...(grip.neighbour && {
        neighbour: (place, direction, s, stride) => grip.neighbour?.(place, direction, settle(s), stride) ?? '',
      }),
      ...(grip.herd && { herd: (s) => grip.herd?.(settle(s)) ?? [] }),
      ...(grip.joins && { joins: (s) => grip.joins?.(s) ?? false }),
    },
  }),
})

export const settling = <View, Event, Command, Hints>(
  settle: Settle<View, Command, Hints>,
  display: GameDisplay<View, Event, Command, Hints>,
): GameDisplay<View, Event, Command, Hints> => ({
  ...display,
  board: settlingBoard(settle, display.board),
  orders: settlingOrders(settle, display.orders),
  words: settlingWords(settle, display.words),
})

/** Games that bring nothing to the page, played to their end by what the plain display offers. */
import {
  type AnyGame,
  anyGame,
  apply,
  begin,
  choices,
  type OptionValues,
  pending,
  type Seat,
  seeded,
} from '@shamble/kernel'
import { lantern } from '@shamble/kernel/sample/lantern'
import { noughts, noughtsBoard } from '@shamble/kernel/sample/noughts'
import { pebbles } from '@shamble/kernel/sample/pebbles'
import { anyBoard } from '@shamble/shelf'
import { describe, expect, it } from 'vitest'
import { plain } from '../../play/log-item.ts'
import { NOTHING_CHOSEN, newMemory } from '../../play/session.ts'
import { TABLE_KEYS } from '../../play/keys.ts'
import type { AnyDisplay, DisplayState, Order, Selection } from '../../play/game-display.ts'
import { plainDisplay } from './plain-display.tsx'
import { commandWords, factsOf, spaced, valueWords } from './plain-words.ts'

const draw = anyBoard(noughtsBoard)

interface Played {
  readonly display: AnyDisplay
  readonly state: DisplayState
  readonly seat: Seat
  readonly events: readonly unknown[]
}

/** Every question of a random game, and its end. */
function* played(game: AnyGame, display: AnyDisplay, options: OptionValues, seed: number): Generator<Played> {
  const settled = game.settle(options)
  if (!settled.ok) throw new Error(settled.fault.why)
  const holders = Object.fromEntries(game.seats(settled.value).map((seat) => [seat, { person: seat }]))
  const events: unknown[] = []
  const table = begin(game, { options: settled.value, holders }, seeded(seed), events as never)
  const luck = seeded(`luck ${seed}`)
  const memory = newMemory()
  for (;;) {
    const asked = pending(table)
    const seat = asked?.owe[0] ?? game.seats(settled.value)[0] ?? ''
    const offers = asked ? choices(table, seat) : []
    const selection = { ...NOTHING_CHOSEN, figure: asked ? seat : null }
    const view = game.view(table, seat)
    const state = {
      view,
      options: settled.value,
      seat,
      pending: asked,
      choices: offers,
      hints: null,
      selection,
      memory,
    }
    yield { display, state, seat, events }
    const next = offers[luck.draw('any', Math.max(1, offers.length))]
    if (!asked || next === undefined) return
    apply(game, table, seat, next)
  }
}

/** Everything that can be sent through an order. */
function sentBy({ orders }: AnyDisplay, s: DisplayState, { id, aims }: Order): unknown[] {
  const inHand: Selection = { ...s.selection, order: id }
  if (aims !== 'square')
    return (orders.preview({ ...s, selection: inHand })?.variants ?? []).flatMap(({ commands }) => commands)
  return orders.targets({ ...s, selection: inHand }).flatMap((aim) => {
    const picked = orders.pick(aim, { ...s, selection: inHand })
    return (orders.preview({ ...s, selection: picked })?.variants ?? []).flatMap(({ commands }) => commands)
  })
}

const sorted = (commands: readonly unknown[]): string[] => commands.map((command) => JSON.stringify(command)).sort()

const SAMPLES: readonly (readonly [string, AnyGame, AnyDisplay, OptionValues])[] = [
  ['Lantern', anyGame(lantern), plainDisplay(anyGame(lantern), undefined), {}],
  ['Lantern for three', anyGame(lantern), plainDisplay(anyGame(lantern), undefined), { keepers: 3 }],
  ['Pebbles', anyGame(pebbles), plainDisplay(anyGame(pebbles), undefined), {}],
  ['Noughts', anyGame(noughts), plainDisplay(anyGame(noughts), draw), {}],
  ['Noughts without its board', anyGame(noughts), plainDisplay(anyGame(noughts), undefined), {}],
]

describe.each(SAMPLES)('%s, which brings nothing to the page', (_, game, display, options) => {
  const all = [1, 2, 3, 4, 5].flatMap((seed) => [...played(game, display, options, seed)])

  it('can be decided as the rules offer: every choice by one order, and nothing else', () => {
    for (const { state } of all) {
      const offered = display.orders.list(state)
      expect(sorted(offered.flatMap((order) => sentBy(display, state, order)))).toEqual(sorted(state.choices))
    }
  })

  it('has letters for its orders that nothing else has', () => {
    for (const { state } of all) {
      const keys = display.orders.list(state).map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const key of keys) expect(/^[A-Z]$/.test(key) && !TABLE_KEYS.includes(key)).toBe(true)
    }
  })

  it('is told in words: questions, orders, the table, the log, the end', async () => {
    const [log, book] = await Promise.all([display.log(), display.book()])
    const said: string[] = []
    for (const { state, events } of all) {
      said.push(display.words.question(state), ...display.orders.list(state).flatMap((one) => [one.label, one.detail]))
      for (const node of book.words(state)) said.push(node.text, ...(node.children ?? []).map(({ text }) => text))
      const lines = log.lines(events, state)
      expect(lines.map(({ first, last }) => [first, last])).toEqual(events.map((__, i) => [i, i]))
      said.push(...lines.map(({ words }) => plain(words, (figure) => figure)))
      said.push(...display.roster.figures(state).flatMap(({ name, carried }) => [name, ...carried]))
    }
    const end = all.at(-1)?.state
    said.push(book.report([], { view: end?.view, options }).headline)
    const ids = all.map(({ state }) => book.words(state).flatMap(({ children = [] }) => children.map(({ id }) => id)))
    for (const each of ids) expect(new Set(each).size).toBe(each.length)
    expect(said.filter((words) => words.trim() === '' || /undefined|\[object|NaN|\bnull\b/.test(words))).toEqual([])
    expect(Object.keys(book.clauses).every((id) => book.chapters.some(({ topic }) => id.includes(`.${topic}.`)))).toBe(
      true,
    )
  })
})

describe('a board of squares that is described by data', () => {
  const [game, display] = [anyGame(noughts), plainDisplay(anyGame(noughts), draw)]
  const moments = [...played(game, display, {}, 1)]
  const [first, second] = moments.map(({ state }) => state)
  if (!first || !second) throw new Error('nothing was played')
  const piece = draw(second.view).pieces[0]
  if (!piece) throw new Error('there is no mark')

  it('has its size, its axes and its places', () => {
    const { extent, axes, placeRect, placeAt } = display.board
    expect(extent(first)).toEqual({ width: 120, height: 120, focus: null })
    expect(axes(first).x.map(({ label }) => label)).toEqual(['1', '2', '3'])
    expect(placeRect('2,3', first)).toEqual({ x: 40, y: 80, width: 40, height: 40 })
    expect([placeAt(50, 90, first), placeAt(-1, 5, first), placeAt(5, 121, first)]).toEqual(['2,3', null, null])
    expect(placeRect('4,1', first)).toBeNull()
  })

  it('a press on a square is the command that names it; one on a piece is not', () => {
    const aimed = display.orders.pick('2,3', first)
    expect(aimed).toMatchObject({ order: 'put', aim: '2,3' })
    expect(display.orders.preview({ ...first, selection: aimed })?.variants).toMatchObject([
      { commit: 'Put: at 2,3', commands: [{ do: 'put', at: [2, 3] }] },
    ])
    expect(display.board.placeRect(piece.id, second)).toEqual(display.board.placeRect(piece.at.join(), second))
    expect(display.orders.pick(piece.id, second)).toMatchObject({ figure: piece.id, aim: null })
    expect(display.roster.seatOf(piece.id, second.view)).toBe(piece.seat)
  })

  it('a cursor goes over it by keys and stays on it; squares and pieces are found by their names', () => {
    const { neighbour, find } = display.board
    expect([neighbour(null, 'right', first), neighbour('X', 'right', first)]).toEqual(['1,1', '1,1'])
    expect([neighbour('1,1', 'right', first), neighbour('1,1', 'down', first)]).toEqual(['2,1', '1,2'])
    expect([neighbour('1,1', 'up', first), neighbour('3,3', 'right', first)]).toEqual(['1,1', '3,3'])
    expect([find('2, 3', first), find('9,9', first), find(piece.id.toUpperCase(), second)]).toEqual([
      '2,3',
      null,
      piece.id,
    ])
  })
})

describe('plain words', () => {
  it('are made of names and what is in them', () => {
    expect([spaced('play-on'), spaced('startZombies')]).toEqual(['play on', 'start zombies'])
    expect([null, true, [1, 2], [1, 2, 3], [], 'K1', { stair: 2, lit: false }].map(valueWords)).toEqual([
      'none',
      'yes',
      '1,2',
      '1, 2 and 3',
      'none',
      'K1',
      'stair 2, not lit',
    ])
    expect(commandWords({ do: 'burn', card: 2 })).toBe('Burn: card 2')
    expect(commandWords({ do: 'play-on' })).toBe('Play on')
  })

  it('tell a view line by line, a list of things a line a thing, and nothing of the kernel’s', () => {
    const view = { decision: 3, holders: {}, frames: [], outcome: null, night: 2, keepers: [{ seat: 'K1', glow: 1 }] }
    expect(factsOf(view)).toEqual([
      { name: 'Night', value: '2' },
      { name: 'Keepers K1', value: 'glow 1' },
    ])
  })
})

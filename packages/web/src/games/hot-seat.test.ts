/** Several people at one screen: whoever is on a card or asked goes by a name. */
import { type AnyGame, apply, begin, choices, pending, seeded } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../engine/games.ts'
import { type AnyDisplay, type DisplayState, type FigureCard } from '../play/game-display.ts'
import { newMemory, NOTHING_CHOSEN } from '../play/session.ts'
import { displayFor } from './index.ts'
import '../ui/testing.ts'

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lou', 'Max']
/** A seat by the letter of the rules. */
const SEAT = /\b([PMHSZ]\d+|GM|U|Z)\b/

const onCard = ({ name, role, state, carried, gauges }: FigureCard): string =>
  [name, role, state, ...carried, ...gauges.map((gauge) => gauge.name)].join(', ')

/** Everything that cards and questions say in a random game, whoever looks. */
function* saidIn(game: AnyGame, display: AnyDisplay, seed: number): Generator<string> {
  const { options } = setUp(game)
  const holders = Object.fromEntries(game.seats(options).map((seat, i) => [seat, { person: PEOPLE[i] ?? 'You' }]))
  const table = begin(game, setUp(game, { holders }), seeded(seed), [])
  const player = new RandomPlayer(game, seed)
  for (let n = 0; n < 200; n++) {
    const asked = pending(table)
    const next = asked && player.pick(game, table, asked)
    if (!asked || !next) return
    for (const seat of n % 8 === 0 ? game.seats(options) : []) {
      const bare: DisplayState = {
        view: game.view(table, seat),
        options,
        seat,
        pending: asked,
        choices: choices(table, seat),
        hints: null,
        selection: NOTHING_CHOSEN,
        memory: newMemory(),
      }
      const s = { ...bare, selection: { ...NOTHING_CHOSEN, figure: display.orders.defaultFigure(bare) } }
      yield* display.roster.figures(s).map(onCard)
      yield display.words.question(s)
    }
    apply(game, table, next.seat, next.command)
  }
}

describe.each(['evac', 'drop-dead', 'dead-walk', 'run-or-shoot', 'even-death'])('at one screen, %s', (id) => {
  it('calls nobody by a seat, neither on cards nor in questions', async () => {
    const display = await displayFor(id)?.()
    const game = await GAMES.find(({ about }) => about.id === id)?.whole()
    if (!display || !game) throw new Error(`there is no ${id}`)
    const said = new Set([1, 2].flatMap((seed) => [...saidIn(game, display, seed)]))
    expect(said.size).toBeGreaterThan(8)
    expect([...said].filter((words) => SEAT.test(words))).toEqual([])
  }, 60_000)
})

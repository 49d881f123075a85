import { type AnyGame, apply, begin, choices, pending, seeded } from '@shamble/kernel'
import { RandomPlayer, setUp } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { GAMES } from '../engine/games.ts'
import { Cell } from '../engine/signal.ts'
import { STAGES, situationOf, staged } from '../games/evac/testing.ts'
import { display as evacDisplay } from '../games/evac/display.tsx'
import { displayFor } from '../games/index.ts'
import type { AnyDisplay, Order, DisplayState } from './game-display.ts'
import { dieDigits, onDie } from './die-keys.ts'
import { TABLE_KEYS } from './keys.ts'
import { NOTHING_CHOSEN, newMemory } from './session.ts'
import '../ui/testing.ts'

const person = { person: 'You' }

/** The orders of random games, for every seat that may decide something. */
function* ordersOf(game: AnyGame, display: AnyDisplay, seed: number): Generator<readonly Order[]> {
  const { options } = setUp(game)
  const holders = Object.fromEntries(game.seats(options).map((seat) => [seat, person]))
  const setup = setUp(game, { holders })
  const table = begin(game, setup, seeded(seed), [])
  const player = new RandomPlayer(game, seed)
  for (let n = 0; n < 400; n++) {
    const asked = pending(table)
    const next = asked && player.pick(game, table, asked)
    if (!asked || !next) return
    for (const seat of n % 5 === 0 ? [...asked.owe, ...asked.may] : []) {
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
      const ask = display.orders.hintsFor(s)
      const hints = ask === null ? null : (game.hints?.(s.view, table.book, seat, ask) ?? null)
      yield display.orders.list({ ...s, hints })
    }
    apply(game, table, next.seat, next.command)
  }
}

/** Taking back, the table in words, reasons and layers are for whoever holds a hand, too. */
const KEPT_FREE = 'UTWXZ'

const clashes = (orders: readonly Order[]): string[] => {
  const isStrange = ({ key, inHand }: Order): boolean =>
    key !== '' && (!/^[A-Z]$/.test(key) || (inHand ? KEPT_FREE : TABLE_KEYS).includes(key))
  const keys = orders.map(({ key }) => key).filter((key) => key !== '')
  const strange = orders.filter(isStrange).map(({ key }) => key)
  return [...strange, ...keys.filter((key, i) => keys.indexOf(key) !== i)]
}

describe('the letter of an order', () => {
  it.each(GAMES.filter(({ about }) => displayFor(about.id)).map(({ about }) => about.id))(
    'is never one of the table unless a hand is held, nor that of another order: %s',
    async (id) => {
      const display = await displayFor(id)?.()
      const game = await GAMES.find(({ about }) => about.id === id)?.whole()
      if (!display || !game) throw new Error(`there is no ${id}`)
      let seen = 0
      // Short games need more of them.
      for (let seed = 1; seed <= 3 || (seen <= 100 && seed < 20); seed++)
        for (const orders of ordersOf(game, display, seed)) {
          expect(clashes(orders)).toEqual([])
          seen += orders.length
        }
      expect(seen).toBeGreaterThan(100)
    },
  )

  it.each(Object.keys(STAGES))('is its own where Evac hardly ever comes: %s', (name) => {
    expect(clashes(evacDisplay.orders.list(situationOf(staged(name))))).toEqual([])
  })
})

describe('the digits of a real die', () => {
  it.each([
    [6, '5', 5],
    [6, '7', null],
    [8, '8', 8],
    [10, '1', 1],
    [10, '0', 10],
    [12, '3', 3],
    [12, '12', 12],
    [12, '13', null],
    [20, '3', 3],
    [20, '17', 17],
    [20, '20', 20],
    [20, '21', null],
    [20, '0', null],
  ])('of a d%i: %s', (sides, typed, face) => {
    let shown: number | string | null = ''
    for (const digit of typed) {
      expect(typeof shown).toBe('string')
      shown = dieDigits(String(shown), digit, { sides })
    }
    expect(shown).toBe(face)
  })

  it('wait where another could follow', () => {
    expect(dieDigits('', '1', { sides: 12 })).toBe('1')
    expect(dieDigits('', '2', { sides: 12 })).toBe(2)
    expect(dieDigits('', '2', { sides: 20 })).toBe('2')
  })

  it('of a die that is read from 0 are 0 to 9, of any other d10 the 0 is its ten', () => {
    const digits = [...'0123456789']
    expect(digits.map((digit) => dieDigits('', digit, { sides: 10, fromZero: true }))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    expect(dieDigits('', '0', { sides: 10 })).toBe(10)
    expect(dieDigits('', '0', { sides: 100, fromZero: true })).toBe(0)
    expect(dieDigits('9', '9', { sides: 100, fromZero: true })).toBe(99)
  })

  it('of a d6 that is thrown for a d3 give what they count', () => {
    const typed: number[] = []
    const said: string[] = []
    const ask = { clause: 'xx.a.1', sides: 3, byHand: 6, seat: 'A', what: 'a test' }
    const session = {
      die: { ask, index: 0, typed: [] },
      digits: new Cell(''),
      typeDie: async (face: number) => void typed.push(face),
    }
    for (const key of '1234567') void onDie(key, session, (words) => said.push(words))
    expect([typed, said]).toEqual([[1, 1, 2, 2, 3, 3], ['There is no 7 on a d6.']])
  })
})

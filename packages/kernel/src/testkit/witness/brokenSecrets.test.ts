import { describe, expect, it } from 'vitest'
import { procedure, type Question, type Step } from '../../flow.ts'
import type { Game } from '../../game.ts'
import { refuse } from '../../refusal.ts'
import { PROMISES, trialOf } from '../conformance.ts'
import { lantern } from '../sample/lantern.ts'
import { type LanternCommand, type LanternKit, type LanternState, type LanternTransaction } from '../sample/state.ts'
import { witness } from '../sample/witness.ts'
import { CHANNELS, type Channel, testify } from './index.ts'

type Lantern = Game<LanternKit>
type LanternStep = Step<LanternTransaction, LanternCommand>
type LanternQuestion = Question<LanternTransaction, LanternCommand>

const broken = (change: Partial<Lantern>): Lantern => ({ ...lantern, ...change })

/** Lantern with one step of a night done otherwise. */
const withStep = (name: string, change: (step: LanternStep) => object): Lantern =>
  broken({
    book(options) {
      const book = lantern.book(options)
      const steps = book.procedures['night']?.steps ?? []
      const changed = steps.map((s) => (s.name === name ? ({ ...s, ...change(s) } as LanternStep) : s))
      return { ...book, procedures: { ...book.procedures, night: procedure('night', changed) } }
    },
  })

const withQuestion = (name: string, change: (q: LanternQuestion) => Partial<LanternQuestion>): Lantern =>
  withStep(name, (s) => change(s as unknown as LanternQuestion))

const topCard = ({ state }: { readonly state: LanternState }): number => state.deck[state.deck.length - 1] ?? 0

/** What a game remembers beside its state tells all the same: here the top card, whenever a view is built. */
let glimpsed = 0
const glimpsing: Lantern['view'] = (look, seat) => {
  glimpsed = topCard(look)
  return lantern.view(look, seat)
}

/** Of whoever asks: whether a rule does something that can be told by what it looks at, before the climb. */
const whenClimbing = (then: (t: LanternTransaction) => void): Lantern =>
  withQuestion('climb', (q) => ({
    take(t, v, seat, command) {
      then(t)
      q.take(t, v, seat, command)
    },
  }))

/** What is wrong with the game, and the channel by which it comes out. */
const BROKEN: readonly [string, Lantern, Channel][] = [
  [
    'a view that shows the deck',
    broken({ view: (look, seat) => ({ ...lantern.view(look, seat), deck: topCard(look) }) }),
    'view',
  ],
  [
    'choices in an order that depends on the top card',
    withQuestion('burn a card', (q) => ({
      choices: (t, v, seat) => (topCard(t) === 1 ? q.choices(t, v, seat).reverse() : q.choices(t, v, seat)),
    })),
    'choices',
  ],
  [
    'somebody who may speak because of the top card',
    withQuestion('burn a card', () => ({ also: (t) => (topCard(t) === 1 ? ['K1'] : []) })),
    'pending',
  ],
  [
    'a question that passes because of the top card',
    withQuestion('peek?', (q) => ({ who: (t, v) => (topCard(t) === 1 ? [] : q.who(t, v)) })),
    'where',
  ],
  [
    'an event that tells the top card',
    whenClimbing((t) => t.emit({ e: 'night', clause: 'ln.night.1', night: topCard(t) })),
    'log',
  ],
  [
    'a number of the decision that depends on the top card',
    whenClimbing((t) => {
      t.state.decision += topCard(t)
    }),
    'decision',
  ],
  [
    'a hidden draw that depends on the top card, and is not taken back for free',
    whenClimbing((t) => {
      if (topCard(t) === 1) t.draw('ln.night.2', 6)
    }),
    'undo',
  ],
  [
    'a question that follows because of the top card',
    withQuestion('peek?', (q) => ({ who: (t, v) => (topCard(t) === 1 ? [] : q.who(t, v)) })),
    'next question',
  ],
  [
    'a view of the past that shows the deck',
    broken({ view: (look, seat) => ({ ...lantern.view(look, seat), deck: topCard(look) }) }),
    'past',
  ],
  [
    'worlds for the odds that are drawn from the true one',
    broken({
      view: glimpsing,
      oddsKey: () => `before a ${glimpsed}`,
    }),
    'odds',
  ],
  ['hints that know the top card', broken({ view: glimpsing, hints: () => glimpsed }), 'hints'],
  [
    'a refusal that names the top card',
    withQuestion('burn a card', (q) => ({
      check: (t, v, seat, c) => q.check(t, v, seat, c) && refuse('ln.burn.1', `Not before a ${topCard(t)}.`),
    })),
    'refusals',
  ],
  [
    'a reason that names what only its keeper holds',
    broken({
      advise: (view, book, seat, choices) => ({
        ...lantern.advise(view, book, seat, choices),
        why: `I hold ${view.keepers.find((k) => k.seat === seat)?.hand?.join(' and ') ?? 'nothing'}.`,
      }),
    }),
    'reasons',
  ],
  [
    'a clock that depends on the top card',
    withQuestion('burn a card', (q) => ({
      onClock: (t, v, seat) => [q.choices(t, v, seat)[topCard(t) === 1 ? 0 : 1] ?? { do: 'keep' }],
    })),
    'clock',
  ],
  [
    'a die that is thrown because of the top card, which others wait for',
    whenClimbing((t) => {
      if (topCard(t) === 1) t.roll({ clause: 'ln.wind.1', seat: 'K1', what: 'a draught', sides: 6 })
    }),
    'messages',
  ],
]

/** What is wrong with the game, and something that it says of it. */
const heard = (game: Lantern, channel: Channel): string | null =>
  testify(game, witness, { pairs: 400, until: channel }).tally.lineOf(channel).example

describe('whoever tells a secret is heard', () => {
  it.each(BROKEN)('%s', (_, game, channel) => {
    expect(heard(game, channel)).not.toBeNull()
  })

  it('on every channel', () => {
    expect(new Set(BROKEN.map(([, , channel]) => channel))).toEqual(new Set(CHANNELS))
  })

  it('and nobody else', () => {
    const { tally, unlawful, overlooked, pairs } = testify(lantern, witness, { pairs: 400 })
    expect([tally.lines.filter(({ differ }) => differ > 0), unlawful, overlooked, pairs]).toEqual([[], [], [], 400])
    expect(tally.lines.filter((line) => line.pairs < 5)).toEqual([])
  })

  it('also of a view that shows sealed answers', () => {
    const telling = broken({
      view: (look, seat) => ({ ...lantern.view(look, seat), frames: lantern.copy(look.state).frames }),
    })
    expect(heard(telling, 'view')).toMatch(/frames\[\d\]\.sealed/)
  })

  it('also of a secret that is shown and resampled as it is shown, which looks alike to every other promise', () => {
    const open = broken({
      view: (look, seat) => ({
        ...lantern.view(look, seat),
        options: { ...look.book.options, deck: look.state.deck } as never,
      }),
      resample: (view, book, dice) => {
        const { deck, ...options } = view.options as unknown as { deck: number[] }
        const state = lantern.resample({ ...view, options } as typeof view, book, dice)
        const hands = state.keepers.filter((k) => k.seat !== view.you)
        const bag = [...hands.flatMap((k) => k.hand), ...state.deck]
        for (const card of deck) bag.splice(bag.indexOf(card), 1)
        for (const k of hands) k.hand = bag.splice(0, k.hand.length).sort((a, b) => a - b)
        return { ...state, deck: [...deck] }
      },
    })
    const trial = trialOf(open, { setups: [{ options: { keepers: 3 } }], maxCommands: 400, passing: ['saw'] })
    expect(PROMISES['states that look alike to a seat give it the same bytes'](trial)).toEqual([])
    expect(heard(open, 'view')).toMatch(/deck/)
  })
})

describe('a witness that is not to be believed', () => {
  it('is found out when its states are none', () => {
    const careless = { ...witness, vary: (state: LanternState) => ({ ...state, deck: state.deck.slice(1) }) }
    expect(testify(lantern, careless, { pairs: 20 }).unlawful[0]).toMatch(
      /^game witness\/0, decision \d+: the cards are/,
    )
  })

  it('and when it leaves out what the game itself takes for hidden', () => {
    const half = { ...witness, vary: (state: LanternState) => ({ ...state, deck: [...state.deck].reverse() }) }
    expect(testify(lantern, half, { pairs: 20 }).overlooked).toEqual(['state.keepers[].hand[]'])
  })
})

import { type AnyGame, anyGame, begin, type GameSource, type Kit, sameJson, seeded } from '@shamble/kernel'
import { anyWitness, lantern, type Pair, pairsOf, setUp, Tally } from '@shamble/kernel/testkit'
import { GAMES } from '@shamble/shelf'
import { describe, expect, it } from 'vitest'
import { witness } from '../../packages/kernel/src/testkit/sample/witness.ts'
import { EnginePair } from './engine.ts'
import { prove, witnessOf } from './proof.ts'

type Lantern = typeof lantern

/** Milliseconds; a few seconds of work on a machine that does nothing else. */
const BUSY = 300_000

const sourceOf = (game: Lantern): GameSource => {
  const whole = anyGame(game)
  return { about: whole, rules: () => Promise.resolve(whole), whole: () => Promise.resolve(whole) }
}

/** Where a game that hides nothing does. */
function hidden(game: AnyGame): string | null {
  const t = begin(game, setUp(game), seeded('open'))
  const seats = [...Object.keys(t.state.holders), null]
  const seat = seats.find((one) => !sameJson(game.view(t, one), t.state))
  return seat === undefined
    ? null
    : `something of ${game.id} is hidden from ${seat ?? 'whoever looks on'}: it needs a witness`
}

describe('what a seat may not know, it cannot hear', () => {
  it.each(GAMES.map((entry) => [entry.about.title, entry] as const))(
    'of %s',
    async (_, entry) => {
      const own = await witnessOf(entry.about.id)
      if (!own) return expect(hidden(await entry.whole())).toBeNull()
      const { pairs, host, engine, faults } = await prove(entry, own, { pairs: 300, seed: 'test' })
      const told = [...host.lines, ...engine.lines].filter(({ differ }) => differ > 0)
      expect([told, faults, pairs]).toEqual([[], [], 300])
      expect(host.lines.filter((line) => line.pairs === 0)).toEqual([])
    },
    BUSY,
  )

  it('of a game with hands and sealed answers', async () => {
    const { host, engine, faults } = await prove(sourceOf(lantern), anyWitness(witness), { pairs: 200, seed: 'test' })
    expect([host.differ, engine.differ, faults]).toEqual([0, 0, []])
  })
})

describe('the engine is listened to', () => {
  /** What a seat hears at the engine's tables of this game. */
  async function heard(game: Lantern, pairs: number): Promise<Tally> {
    const tally = new Tally()
    let n = 0
    for (const pair of pairsOf(game, witness, 'engine')) {
      if (typeof pair === 'string') continue
      await new EnginePair(sourceOf(game), anyWitness(witness), pair as unknown as Pair<Kit>, tally).hold(anyGame(game))
      if (++n === pairs) break
    }
    return tally
  }

  it('a view that shows the deck', async () => {
    const telling: Lantern = {
      ...lantern,
      view: (look, seat) => ({ ...lantern.view(look, seat), deck: look.state.deck.at(-1) ?? 0 }),
    }
    expect((await heard(telling, 10)).lineOf('view').differ).toBeGreaterThan(0)
  })

  it('a reason that names what only its keeper holds', async () => {
    const telling: Lantern = {
      ...lantern,
      advise: (view, book, seat, choices) => ({
        ...lantern.advise(view, book, seat, choices),
        why: `I hold ${view.keepers.find((k) => k.seat === seat)?.hand?.join(' and ') ?? 'nothing'}.`,
      }),
    }
    expect((await heard(telling, 60)).lineOf('reasons').example).toMatch(/I hold/)
  })

  it('but no reason of a card that lies face down, and nobody has hints for another seat', async () => {
    const naming: Lantern = {
      ...lantern,
      hints: (_, __, seat) => `for ${seat}`,
      advise: (view, book, seat, choices) => {
        const { command } = lantern.advise(view, book, seat, choices)
        return { command, why: command.do === 'burn' ? `I burn the ${command.card}.` : 'So be it.' }
      },
    }
    const tally = await heard(naming, 60)
    expect(tally.lines.filter(({ differ }) => differ > 0)).toEqual([])
    expect(tally.lineOf('refusals').pairs).toBe(60)
  })

  it('a card of the list of tables that depends on what is hidden', async () => {
    const telling: Lantern = {
      ...lantern,
      progress: ({ deck }) => ({ turn: 1 + (deck.at(-1) ?? 0), phase: 0 }),
    }
    expect((await heard(telling, 10)).lineOf('messages').example).toMatch(/standing/)
  })
})

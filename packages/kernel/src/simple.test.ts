import { describe, expect, it } from 'vitest'
import { seeded } from './dice/index.ts'
import { begin, choices, submit } from './play.ts'
import { everyGameMust } from './testkit/conformance.ts'
import { noughts } from './testkit/sample/noughts.ts'
import { pebbles } from './testkit/sample/pebbles.ts'

const SEATS = { A: { bot: 'random' }, B: { bot: 'random' } }

everyGameMust(pebbles, { setups: [{}, { options: { heap: 7 } }], choicesAreAll: true, malformed: 2_000 })
everyGameMust(noughts, { setups: [{}], choicesAreAll: true, malformed: 500 })

describe('what a simple game need not write', () => {
  const table = () => begin(pebbles, { options: { heap: 5 }, holders: SEATS }, seeded(1))

  it('everybody sees the state, and what is seen can be played on', () => {
    const t = table()
    const seen = pebbles.view(t, 'B')
    expect(seen).toEqual(t.state)
    expect(seen).not.toBe(t.state)
    expect(pebbles.resample(seen, t.book, seeded(2))).toEqual(t.state)
  })

  it('a position is the state written out, and reads back', () => {
    const t = table()
    submit(pebbles, t, 'A', null, { do: 'take', pebbles: 3 })
    const written = pebbles.position.write(t)
    expect(written).toEqual({ game: 'pebbles', options: { heap: 5 }, exact: t.state })
    const read = pebbles.position.read(written, {}, SEATS)
    expect(read).toEqual({ ok: true, value: { options: { heap: 5 }, state: t.state } })
    expect(choices(t, 'B')).toHaveLength(2)
  })

  it.each([
    ['another game', { game: 'marbles', exact: {} }, 'game', /pebbles/],
    ['a key of its own', { exact: {}, heap: 3 }, 'heap', /./],
    ['an option that is none', { options: { pebbles: 3 }, exact: {} }, 'options.pebbles', /no such option/],
    ['half a state', { exact: { heap: 3 } }, 'exact.decision', /^missing/],
  ])('a position with %s is refused with its place', (_, document, at, why) => {
    const read = pebbles.position.read(document, {}, SEATS)
    expect(read).toMatchObject({ ok: false, fault: { clause: 'pb.turn.1', at, reason: expect.stringMatching(why) } })
  })
})

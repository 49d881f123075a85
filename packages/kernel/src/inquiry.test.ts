import { describe, expect, it } from 'vitest'
import type { Game } from './game.ts'
import { inquire, inquiry, inquiryFault } from './inquiry.ts'
import { Illegal } from './position.ts'
import { text } from './shape-scalars.ts'
import { object } from './shape.ts'
import { lantern } from './testkit/sample/lantern.ts'
import type { LanternKit } from './testkit/sample/state.ts'
import { sceneOf } from './testkit/scene.ts'

const table = () => sceneOf(lantern)({}).table

/** The small game, asked who sits at a seat. */
const asked: Game<LanternKit> = {
  ...lantern,
  inquiries: {
    seat: inquiry(object({ of: text() }), (look, { of }) => {
      if (of === 'nobody') throw new Illegal('la.seat.1', 'of', 'there is no such seat')
      return { answer: Object.hasOwn(look.state.holders, of), clause: 'la.seat.1', says: 'A seat.' }
    }),
  },
}

describe('a question about a table', () => {
  it('is answered with its clause', () => {
    expect(inquiryFault(asked, { ask: 'seat', of: 'K1' })).toBeNull()
    expect(inquire(asked, table(), { ask: 'seat', of: 'K1' })).toEqual({
      ok: true,
      value: { answer: true, clause: 'la.seat.1', says: 'A seat.' },
    })
  })

  it('names what is wrong with its form, and what can be asked', () => {
    expect(inquiryFault(asked, { ask: 'gap' })).toEqual({
      at: 'ask',
      why: `${lantern.id} does not answer "gap"; it answers seat`,
    })
    expect(inquiryFault(asked, { ask: 'seat' })).toMatchObject({ at: 'of' })
    expect(inquiryFault(lantern, { ask: 'seat' })).toEqual({ at: 'ask', why: `${lantern.id} answers no questions` })
  })

  it('about what is not there is refused with its place', () => {
    expect(inquire(asked, table(), { ask: 'seat', of: 'nobody' })).toEqual({
      ok: false,
      fault: { clause: 'la.seat.1', at: 'of', reason: 'there is no such seat' },
    })
  })
})

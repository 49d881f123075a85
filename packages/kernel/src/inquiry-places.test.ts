import { describe, expect, it } from 'vitest'
import type { Game } from './game.ts'
import { found, inquire, inquiryFault } from './inquiry.ts'
import { figureInquiries, placeInquiries } from './inquiry-places.ts'
import { refuse } from './refusal.ts'
import { lantern } from './testkit/sample/lantern.ts'
import type { LanternKit } from './testkit/sample/state.ts'
import { sceneOf } from './testkit/scene.ts'

/** Two figures on a row of nine squares; A stands on 2, B on 5. */
const STANDING: Readonly<Record<string, number>> = { A: 2, B: 5 }
const figures = {
  figures: /^[A-C]$/,
  standing: (_look: unknown, name: string) => STANDING[name],
  nobody: { clause: 'la.seat.1', where: 'in the row' },
}
const inRow = placeInquiries<LanternKit, number>({
  ...figures,
  coordinates: [0, 9],
  at: (_look, [x, y]) => (y === 0 ? x : undefined),
  nowhere: { clause: 'la.seat.2', says: 'there is one row' },
})
const game: Game<LanternKit> = {
  ...lantern,
  inquiries: {
    near: inRow.between((_look, from, to, name) =>
      found(Math.abs(from - to) < 4 ? null : refuse('la.seat.3', `${name} is far away.`), 'la.seat.4', 'It is near.'),
    ),
    reach: inRow.reach(
      (look, name) => ({ places: [inRow.standing(look, name, 'from') + 1], clause: 'la.seat.5' }),
      (_look, x) => [x, 0],
      { yes: 'One step.', no: 'No step.' },
    ),
    way: figureInquiries<LanternKit, number>(figures).along(
      { coordinates: [0, 9], points: 2 },
      (_look, from, path) => ({
        answer: path.length + from,
        clause: 'la.seat.6',
        says: 'So far.',
      }),
    ),
  },
}
const ask = (question: { ask: string } & Record<string, unknown>) => {
  const fault = inquiryFault(game, question)
  if (fault) return fault.at
  const answer = inquire(game, sceneOf(lantern)({}).table, question)
  return answer.ok ? answer.value : answer.fault
}

describe('questions about places', () => {
  it('name two of them, by figure or by square, and say the reason of a no', () => {
    expect(ask({ ask: 'near', from: 'A', to: 'B' })).toEqual({ answer: true, clause: 'la.seat.4', says: 'It is near.' })
    const far = { answer: false, clause: 'la.seat.3', says: '(7,0) is far away.' }
    expect(ask({ ask: 'near', from: 'A', to: [7, 0] })).toEqual(far)
  })

  it('are refused where nobody stands, where nothing is, and out of form', () => {
    const nobody = { clause: 'la.seat.1', at: 'to', reason: 'there is no C in the row' }
    expect(ask({ ask: 'near', from: 'A', to: 'C' })).toEqual(nobody)
    const nowhere = { clause: 'la.seat.2', at: 'from', reason: 'there is one row' }
    expect(ask({ ask: 'near', from: [1, 1], to: 'A' })).toEqual(nowhere)
    expect(ask({ ask: 'near', from: 'A', to: [10, 0] })).toBe('to')
    expect(ask({ ask: 'near', from: 'A' })).toBe('to')
  })

  it('list where a figure gets, or say whether it gets to a place', () => {
    expect(ask({ ask: 'reach', from: 'B' })).toEqual({ answer: [[6, 0]], clause: 'la.seat.5', says: 'One step.' })
    expect(ask({ ask: 'reach', from: 'B', to: [6, 0] })).toMatchObject({ answer: true, says: 'One step.' })
    const no = { answer: false, clause: 'la.seat.5', says: 'No step.' }
    expect(ask({ ask: 'reach', from: 'B', to: [7, 0] })).toEqual(no)
    expect(ask({ ask: 'reach', from: 'C' })).toMatchObject({ at: 'from' })
  })

  it('follow a way of a few points from a figure', () => {
    expect(ask({ ask: 'way', from: 'B', path: [[1, 1]] })).toMatchObject({ answer: 6 })
    expect(ask({ ask: 'way', from: 'B', path: [] })).toBe('path')
    expect(ask({ ask: 'way', from: [5, 0], path: [[1, 1]] })).toBe('from')
  })
})

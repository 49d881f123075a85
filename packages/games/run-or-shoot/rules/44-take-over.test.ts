import { describe, expect, it } from 'vitest'
import { at, otherNo, plays, type RunOrShootScene, scene, survivorNo, turnOver } from '../testing.ts'
import { inOrder } from './08-parts.ts'
import { deadlyHits, harm } from './11-injury.ts'

const DEAD = { status: 'dead', hits: 4, at: at(20, 36) } as const
const STAY = { order: { is: 'STAY' }, idle: 0 } as const

/** Two dead seats of three, two others, and one who is hidden. */
const mourning = (): RunOrShootScene => {
  const s = scene({
    survivors: [
      DEAD,
      { at: at(3, 34) },
      DEAD,
      otherNo(14, { at: at(30, 34), leader: 2, order: STAY }),
      otherNo(15, { at: at(34, 34) }),
      otherNo(16, { status: 'hidden' }),
    ],
    state: { hidden: { ...scene().state.hidden, people: { 16: { at: at(60, 15), level: 0 } } } },
  })
  plays(s, 'S2', 'RUN')
  for (let guard = 0; s.asks !== 'take over' && s.pending && guard < 99; guard++) s.timeOut(s.owe[0] ?? '')
  return s
}

describe('taking over', () => {
  it('[rs.seats.8] who has died takes over one of the others who are there and free, or watches', () => {
    const s = mourning()
    expect([s.owe, s.offers('S1')]).toEqual([['S1'], ['take-over survivor:n4', 'take-over survivor:n5', 'watch']])
    // A hidden one gets the same words as nobody.
    const hidden = s.refused('S1', { do: 'take-over', survivor: 'n6' })
    expect(hidden).toEqual(s.refused('S1', { do: 'take-over', survivor: 'n8' }))
    s.do('S1', { do: 'take-over', survivor: 'n4' })
    expect(survivorNo(s, 14)).toMatchObject({ seat: 'S1', leader: null, order: null })
    expect([s.owe, s.offers('S3')]).toEqual([['S3'], ['take-over survivor:n5', 'watch']])
    s.do('S3', { do: 'watch' })
    // Nobody asks again, and he places a card from the next step 1 on.
    turnOver(s)
    expect([s.state.turn, [...s.owe].sort(), s.state.watching]).toEqual([2, ['S1', 'S2'], ['S3']])
  })

  it("[rs.seats.8] he acts in the dead PS's place, is as fragile as before, and is no one of those who set out", () => {
    const s = mourning()
    s.do('S1', { do: 'take-over', survivor: 'n4' }).do('S3', { do: 'watch' })
    turnOver(s)
    const acting = inOrder(s.state.survivors.filter(({ status }) => status === 'alive'))
    expect(acting.map(({ n }) => n)).toEqual([14, 2, 15])
    expect(deadlyHits(s.table, survivorNo(s, 14))).toBe(1)
    const nine = scene({
      options: { scenario: 'number-nine' },
      survivors: [DEAD, DEAD, { at: at(95, 60) }, otherNo(14, { at: at(98, 60), seat: 'S1' })],
      state: { watching: ['S2'] },
    })
    for (const seat of nine.owe) plays(nine, seat, 'RUN')
    turnOver(nine)
    expect(nine.outcome).toMatchObject({ winners: ['zeds'], reason: 'Fewer than half of those who set out are alive.' })
  })

  it('[rs.seats.8] he keeps the infection numbers of an NPS, and may lead others', () => {
    const s = scene({
      survivors: [DEAD, otherNo(14, { at: at(30, 34), seat: 'S1' }), otherNo(15, { at: at(34, 34) })],
      dice: ['draw rs.infection.1: 7'],
    })
    turnOver(plays(s, 'S1', 'MELEE'))
    expect(survivorNo(s, 15).leader).toBe(14)
    harm(s.table, survivorNo(s, 14), 1, { cause: 'bite' })
    expect([s.state.hidden.tested, survivorNo(s, 14).status, survivorNo(s, 15).leader]).toEqual([
      { 14: 'infected' },
      'dead',
      null,
    ])
  })

  it('[rs.seats.8] as long as somebody plays an NPS the game goes on; his NPS must be inside, too', () => {
    const s = scene({ survivors: [DEAD, otherNo(14, { at: at(30, 34), seat: 'S1' })] })
    plays(s, 'S1', 'RUN')
    turnOver(s)
    expect([s.state.turn, s.outcome]).toEqual([2, null])
  })
})

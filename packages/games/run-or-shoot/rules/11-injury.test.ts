import { describe, expect, it } from 'vitest'
import { at, scene, survivorNo, zedNo } from '../testing.ts'
import { RADIUS } from '../tables/units.ts'
import { isFreeSpot } from './01-measure.ts'
import { aimLost, allowanceOf, harm } from './11-injury.ts'

const nps = { n: 11, who: 'n1', seat: null, name: 'Constable Ruth Adeyemi' } as const

describe('injuries', () => {
  it('[rs.injury.1] [rs.injury.2] [rs.injury.7] a PS dies of his fourth hit, an NPS of his first, and no more are counted', () => {
    const s = scene({ survivors: [{}, nps] })
    const [dot, ruth] = [survivorNo(s, 1), survivorNo(s, 11)]
    harm(s.table, dot, 3, { cause: 'bite', by: 1 })
    expect([dot.hits, dot.status]).toEqual([3, 'alive'])
    harm(s.table, dot, 3, { cause: 'bite', by: 1 })
    expect([dot.hits, dot.status]).toEqual([4, 'dead'])
    harm(s.table, ruth, 2, { cause: 'fire' })
    expect([ruth.hits, ruth.status]).toEqual([1, 'dead'])
    expect(s.events.flatMap((event) => (event.e === 'harmed' ? [event.hits] : []))).toEqual([3, 1, 1])
  })

  it('[rs.injury.3] [rs.injury.4] [rs.injury.5] every hit carried costs 2 cm of a move and 1 of a shot', () => {
    const s = scene()
    const dot = survivorNo(s, 1)
    const moves = [0, 1, 2, 3].map((hits) => {
      dot.hits = hits
      return [allowanceOf(s.table, dot, 'RUN'), allowanceOf(s.table, dot, 'BOTH'), aimLost(s.table, dot)]
    })
    expect(moves).toEqual([
      [1000, 500, -0],
      [800, 300, -1],
      [600, 100, -2],
      [400, 0, -3],
    ])
  })

  it("[rs.injury.9] [rs.carry.10] the dead are in nobody's way, and what they had lies there as one pile", () => {
    const zeds = [{ kind: 'hunter', pins: 1, at: at(5, 30) }] as const
    const s = scene({
      survivors: [{ at: at(3, 30), pinnedBy: 1, down: true }, { ...nps, leader: 1, at: at(3, 36) }, { at: at(20, 36) }],
      zeds,
    })
    const dot = survivorNo(s, 1)
    harm(s.table, dot, 4, { cause: 'pin', by: 1, faces: [3] })
    expect(isFreeSpot(s.table, { at: at(3, 30), level: 0 }, RADIUS.figure)).toBe(true)
    expect(s.state.piles).toHaveLength(1)
    expect(s.state.piles[0]).toMatchObject({
      at: at(3, 30),
      weapons: [
        { kind: 'pistol', rounds: 6 },
        { kind: 'shotgun', rounds: 7 },
      ],
    })
    expect(s.state.piles[0]?.items).toHaveLength(7)
    expect([dot.pistol, dot.main, dot.items]).toEqual([null, null, []])
    expect([zedNo(s, 1)?.pins, survivorNo(s, 11).leader]).toEqual([null, null])
  })
})

import { describe, expect, it } from 'vitest'
import { gapOf } from '../rules/01-measure.ts'
import { inContactWith } from '../rules/16-contact.ts'
import type { DrawnPiece } from '../content/scenarios.ts'
import { at, EIGHTS, herdNo, humanNo, row, scene } from '../testing.ts'
import { INCH, RING } from '../tables/units.ts'
import { command, followed, selected } from './testing.ts'

/** A place in contact with somebody at (x, y), to the north of him. */
const north = (x: number, y: number) => ({ at: { x: at(x, y).x, y: at(x, y).y - RING.distance } })
const far = { seat: 'survivors', at: at(30, 55) } as const
const block = (x: number, y: number, many: number) =>
  Array.from({ length: many }, (_, i) => ({ at: at(x + 1.25 * (i % 5), y + 1.25 * Math.floor(i / 5)) }))

describe('which herd the zombie bot selects', () => {
  const order = ['zombies', 'survivors']
  it('takes one in contact before one that is nearer to somebody else', () => {
    const humans = [
      { seat: 'survivors', at: at(20, 30) },
      { seat: 'survivors', at: at(40, 30) },
    ] as const
    const near = { zombies: [{ at: at(40, 28.5) }] }
    const touching = { zombies: [north(20, 30)] }
    expect(command(scene({ humans, herds: [near, touching], order }), 'zombies')).toEqual({ do: 'select', unit: 4 })
  })

  it('then by the gap to the nearest human, then the larger, then the lower number', () => {
    const chosen = (...herds: { zombies: readonly object[] }[]) =>
      command(scene({ humans: [{ seat: 'survivors', at: at(30, 30) }], herds, order }), 'zombies')
    expect(chosen({ zombies: row(30, 10, 3) }, { zombies: row(30, 20, 1) })).toEqual({ do: 'select', unit: 3 })
    expect(chosen({ zombies: row(30, 20, 1) }, { zombies: [{ at: at(30, 40) }, { at: at(30, 41.5) }] })).toEqual({
      do: 'select',
      unit: 3,
    })
    expect(chosen({ zombies: row(30, 20, 1) }, { zombies: row(30, 40, 1) })).toEqual({ do: 'select', unit: 2 })
  })
})

describe('what the zombie bot does with an action', () => {
  it('1. gets up when somebody lies on the ground', () => {
    const s = selected({ humans: [far], herds: [{ zombies: [{ ...north(30, 55), down: true }] }] }, 'zombies', 2)
    expect(command(s, 'zombies')).toEqual({ do: 'get-up' })
  })

  it('2. bites whoever it is most likely to kill', () => {
    const humans = [
      { seat: 'survivors', profile: 'hardened', at: at(30, 30) },
      { seat: 'survivors', profile: 'newbie', vitality: 1, at: at(33, 30) },
    ] as const
    const s = selected({ humans, herds: [{ zombies: [north(30, 30), north(33, 30)] }] }, 'zombies', 3)
    expect(command(s, 'zombies')).toEqual({ do: 'bite', target: 2 })
  })

  it('3. moves into contact with its first action, and bites with the second, with as many as can be', () => {
    const s = selected(
      { humans: [{ seat: 'survivors', at: at(30, 34) }], herds: [{ zombies: block(28, 29, 10) }] },
      'zombies',
      2,
    )
    s.do('zombies', command(s, 'zombies'))
    const touching = inContactWith(s.table, humanNo(s, 1)).zombies.length
    expect(touching).toBeGreaterThan(0)
    expect(command(s, 'zombies')).toEqual({ do: 'bite', target: 1 })
  })

  it('3. and comes into contact with its last action too, where nobody shoots at it', () => {
    const s = selected(
      { humans: [{ seat: 'survivors', at: at(30, 34) }], herds: [{ zombies: block(28, 25, 10) }] },
      'zombies',
      2,
    )
    const done = followed(s, 'zombies')
    expect(done.map(({ do: what }) => what)).toEqual(['move', 'move'])
    expect(inContactWith(s.table, humanNo(s, 1)).zombies.length).toBeGreaterThan(0)
  })

  it('3. goes for whom the bite would cost the larger part of what he has left', () => {
    const humans = [
      { seat: 'survivors', profile: 'hardened', at: at(27, 34) },
      { seat: 'survivors', profile: 'newbie', vitality: 1, at: at(33, 34) },
    ] as const
    const s = selected({ humans, herds: [{ zombies: block(27.5, 29, 10) }] }, 'zombies', 3)
    s.do('zombies', command(s, 'zombies'))
    expect(inContactWith(s.table, humanNo(s, 2)).zombies.length).toBeGreaterThan(0)
  })

  it('4. walks to a marker that is about to be lost, although somebody else is nearer', () => {
    const markers = [{ at: at(30, 43), within: 6 * INCH, side: 1, count: 3 }]
    const humans = [
      { seat: 'military', at: at(30, 42) },
      { seat: 'military', at: at(55, 20) },
    ] as const
    const stage = {
      humans,
      herds: [{ zombies: row(45, 24, 3) }],
      state: { markers },
      options: { scenario: 'pump-house', dial: 5 },
    }
    const gap = (held: boolean): number => {
      const state = held ? stage.state : { markers: [{ ...markers[0], count: 0 } as (typeof markers)[0]] }
      const s = selected({ ...stage, state, order: ['zombies', 'military'] }, 'zombies', 3)
      s.do('zombies', command(s, 'zombies'))
      return Math.min(...herdNo(s, 3).zombies.map((z) => gapOf(z.at, at(30, 43))))
    }
    expect(gap(true)).toBeLessThan(gap(false))
  })

  it('5. joins a herd of its kind when it is small and nobody is near', () => {
    const herds = [{ zombies: row(20, 10, 7) }, { zombies: row(20, 12, 5) }]
    const s = selected({ humans: [far], herds }, 'zombies', 2)
    expect(command(s, 'zombies')).toEqual({ do: 'merge', zombies: [8, 9, 10, 11, 12] })
    const fast = selected(
      { humans: [far], herds: [herds[0] ?? { zombies: [] }, { kind: 'fast', zombies: row(20, 12, 5) }] },
      'zombies',
      2,
    )
    expect(command(fast, 'zombies').do).toBe('move')
  })

  it('6. splits up with its last action between two people, half of it towards the farther one', () => {
    const humans = [
      { seat: 'survivors', at: at(20, 30) },
      { seat: 'survivors', at: at(43.5, 30) },
    ] as const
    const s = selected({ humans, herds: [{ zombies: block(29, 29, 15) }] }, 'zombies', 3)
    s.do('zombies', { do: 'do-nothing' })
    expect(command(s, 'zombies').do).toBe('split')
    s.do('zombies', command(s, 'zombies'))
    s.do('zombies', command(s, 'zombies'))
    const [old, made] = [herdNo(s, 3), herdNo(s, 4)]
    expect([old.zombies.length, made.zombies.length]).toEqual([8, 7])
    const least = (herd: typeof old): number => Math.min(...herd.zombies.map((z) => gapOf(z.at, at(43.5, 30))))
    expect(least(made)).toBeLessThan(least(old))
  })

  it('7. walks the shortest way to the nearest human, round a wall or through it by climbing', () => {
    const wall: DrawnPiece = { is: 'line', kind: 'building-wall', from: [20, 30], to: [34, 30] }
    const s = selected(
      { humans: [{ seat: 'survivors', at: at(30, 40) }], herds: [{ zombies: [{ at: at(30, 28) }] }], pieces: [wall] },
      'zombies',
      2,
    )
    followed(s, 'zombies')
    expect(herdNo(s, 2).zombies[0]?.at.x).toBeGreaterThan(at(33, 0).x)
    const low: DrawnPiece = { is: 'line', kind: 'lowwall', from: [0, 30], to: [60, 30] }
    const c = selected(
      { humans: [{ seat: 'survivors', at: at(30, 40) }], herds: [{ zombies: [{ at: at(30, 29) }] }], pieces: [low] },
      'zombies',
      2,
    )
    expect(command(c, 'zombies')).toEqual({ do: 'climb', feature: 'lowwall 1' })
  })

  it('8. does nothing where there is no way, and looks at the nearest human', () => {
    const walls = [
      [20, 20, 40, 20],
      [20, 40, 40, 40],
      [20, 20, 20, 40],
      [40, 20, 40, 40],
    ] as const
    const pieces = walls.map(
      ([x1, y1, x2, y2]): DrawnPiece => ({ is: 'line', kind: 'building-wall', from: [x1, y1], to: [x2, y2] }),
    )
    const s = selected(
      {
        humans: [{ seat: 'survivors', at: at(30, 30) }],
        herds: [{ zombies: [{ at: at(30, 10) }], facing: { x: 1, y: 0 } }],
        pieces,
      },
      'zombies',
      2,
    )
    expect(followed(s, 'zombies').map((one) => one.do)).toEqual(['turn', 'finish'])
    expect(herdNo(s, 2).facing.y).toBeGreaterThan(0)
  })

  it('goes on after a passed check of dangerous ground', () => {
    const pieces: DrawnPiece[] = [{ is: 'rect', kind: 'minefield', at: [0, 30], size: [60, 4] }]
    const s = selected(
      {
        humans: [{ seat: 'survivors', at: at(30, 40) }],
        herds: [{ zombies: [{ at: at(30, 29.5) }] }],
        pieces,
        dice: EIGHTS,
      },
      'zombies',
      2,
    )
    s.do('zombies', { do: 'move', to: [at(30, 0).x, at(0, 31).y] })
    expect(command(s, 'zombies')).toEqual({ do: 'go-on' })
  })
})

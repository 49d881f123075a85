import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import type { Herd, Zombie } from '../state.ts'
import { inches } from '../tables/units.ts'
import { at, type EvenDeathScene, herdNo, scene } from '../testing.ts'
import { gapOf } from './01-measure.ts'
import { isCoherent } from './12-herd.ts'

const FIRE: DrawnPiece = { is: 'rect', kind: 'minefield', at: [20, 20], size: [20, 6] }

/** The zombies' turn: a herd is selected and does not ramble, unless the die says so. */
function stage(
  zombies: readonly Partial<Zombie>[],
  dice: readonly number[] = [],
  more: { readonly pieces?: readonly DrawnPiece[]; readonly herd?: Partial<Herd>; readonly first?: number } = {},
): EvenDeathScene {
  return scene({
    humans: [{ seat: 'survivors', at: at(10, 50) }],
    herds: [{ ...more.herd, zombies }],
    order: ['zombies', 'survivors'],
    dice: [more.first ?? 8, ...dice],
    ...(more.pieces ? { pieces: more.pieces } : {}),
  }).do('zombies', { do: 'select', unit: 2 })
}

const places = (...list: readonly (readonly [number, number])[]): Partial<Zombie>[] =>
  list.map(([x, y]) => ({ at: at(x, y) }))
const move = (s: EvenDeathScene, x: number, y: number, seat = 'zombies') =>
  s.do(seat, { do: 'move', to: [inches(x), inches(y)] })
const where = (s: EvenDeathScene) => herdNo(s, 2).zombies.map(({ at: place }) => place)

describe('the Move of a herd', () => {
  it('[ed.herd.5] [ed.herd.6] the foremost leads, and all keep their formation on open ground', () => {
    const s = move(stage(places([30, 30], [31, 30.5], [30, 31.5])), 30, 26)
    expect(s.event('herd moved')).toMatchObject({ leader: 1, allowance: 4 })
    expect(where(s)).toEqual([at(30, 26), at(31, 26.5), at(30, 27.5)])
    expect(herdNo(s, 2).facing).toEqual({ x: 0, y: -1000 })
    const named = stage(places([30, 30], [31, 30.5]))
    named.do('zombies', { do: 'move', leader: 2, to: [inches(31), inches(27)] })
    expect(named.event('herd moved').leader).toBe(2)
  })

  it('[ed.move.1] the leader goes its allowance and no farther', () => {
    const s = stage(places([30, 30], [31, 30.5]))
    expect(s.refused('zombies', { do: 'move', to: [inches(30), inches(26) - 1] }).clause).toBe('ed.move.1')
  })

  it('[ed.herd.7] [ed.herd.8] [ed.herd.10] a long chain round a corner neither leaps nor passes the wall', () => {
    // A chain along the south side of a wall; its head at the western end goes north.
    const wall: DrawnPiece = { is: 'line', kind: 'building-wall', from: [30, 28], to: [40, 28] }
    const chain = places([29, 28], [30.5, 29], [32.5, 29], [34.5, 29], [36.5, 29], [38.5, 29])
    const s = move(stage(chain, [], { pieces: [wall] }), 29, 27)
    const before = chain.map(({ at: place }) => place ?? at(0, 0))
    expect(isCoherent(s.table, herdNo(s, 2).zombies)).toBe(true)
    where(s).forEach((place, i) => {
      const from = before[i] ?? at(0, 0)
      expect((place.x - from.x) ** 2 + (place.y - from.y) ** 2).toBeLessThanOrEqual(inches(6) ** 2)
      expect(place.y).toBeGreaterThanOrEqual(inches(27))
      if (i > 1) expect(place.y).toBeGreaterThan(inches(28))
    })
    // Farther than the others can follow it does not go.
    const far = stage(places([29, 28], [30.5, 29]), [], {
      pieces: [wall, { is: 'line', kind: 'building-wall', from: [29.75, 26], to: [29.75, 34] }],
    })
    expect(far.refused('zombies', { do: 'move', to: [inches(29), inches(24)] }).clause).toBe('ed.herd.10')
  })

  it('[ed.herd.9] a person drags followers within the limits', () => {
    const s = stage(places([30, 30], [31, 31]))
    const to: [number, number] = [inches(30), inches(27)]
    const drag = (x: number, y: number) => ({
      do: 'move' as const,
      to,
      places: [{ zombie: 2, at: [inches(x), inches(y)] as [number, number] }],
    })
    expect(s.refused('zombies', drag(31, 26.5)).clause).toBe('ed.herd.8')
    expect(s.refused('zombies', drag(35, 28)).clause).toBe('ed.herd.3')
    // 4 inches and 2 are the most, in any direction.
    expect(s.refused('zombies', drag(25, 29)).clause).toBe('ed.herd.7')
    expect(s.refused('zombies', drag(25.5, 29)).clause).toBe('ed.herd.3')
    expect(s.refused('zombies', drag(30.2, 27.5)).clause).toBe('ed.measure.6')
    expect(where(s.do('zombies', drag(29, 28)))).toEqual([at(30, 27), at(29, 28)])
  })

  it('[ed.herd.4] a torn herd closes up as far as it can, and locked ones stay', () => {
    const torn = [{ at: at(30, 30) }, { at: at(44, 30) }, { at: { x: inches(10), y: inches(50) - 250 }, locked: 1 }]
    const s = stage(torn).do('zombies', { do: 'move', leader: 1, to: [inches(30), inches(28)] })
    const [a, b, c] = where(s)
    expect([a, c]).toEqual([at(30, 28), { x: inches(10), y: inches(50) - 250 }])
    // 4 inches and 2: towards the leader's new place.
    expect(gapOf(b ?? at(0, 0), at(44, 30))).toBeGreaterThan(inches(6) - 250 - 20)
    expect(b?.x).toBeLessThan(inches(38.2))
  })

  it('[ed.bite.10] a herd of locked zombies does not move', () => {
    const s = stage([{ at: { x: inches(10), y: inches(50) - 250 }, locked: 1 }])
    expect(s.refused('zombies', { do: 'move', to: [inches(10), inches(47)] }).clause).toBe('ed.bite.10')
  })

  it('[ed.terrain.3] [ed.terrain.7] a failed brain check costs the zombie that is there first, also the leader', () => {
    // One to five regular zombies need 6. The leader has half an inch to the mines, the other one and a half.
    const s = move(stage(places([30, 26.5], [30, 27.5]), [5], { pieces: [FIRE] }), 30, 25)
    expect(s.event('brain check')).toMatchObject({ needed: 6, passed: false })
    expect(s.event('zombies fell')).toMatchObject({ zombies: [1], left: 1 })
    expect(where(s)).toEqual([at(30, 26)])
  })

  it('[ed.brain.5] Runners are no surer on dangerous ground: they throw, and pass or not', () => {
    // One to five of them need 7.
    const led = (face: number) =>
      move(stage(places([30, 26.5], [30, 27.5]), [face], { pieces: [FIRE], herd: { kind: 'fast' } }), 30, 25)
    const failed = led(6)
    expect(failed.event('brain check')).toMatchObject({ because: 'hazard', faces: [6], needed: 7, passed: false })
    expect(failed.event('zombies fell')).toMatchObject({ zombies: [1], left: 1 })
    const passed = led(7).do('zombies', { do: 'go-on' })
    expect(passed.event('brain check')).toMatchObject({ because: 'hazard', faces: [7], passed: true })
    expect(where(passed)).toHaveLength(2)
  })

  it('[ed.terrain.4] [ed.terrain.7] one check for three fires: the first zombie to reach one dies, the rest go on', () => {
    const fires = [30, 31.5, 33].map((x): DrawnPiece => ({ is: 'disc', kind: 'fire', at: [x, 28], radius: 0.5 }))
    const s = move(stage(places([30, 29], [31.5, 29.5], [33, 30]), [5], { pieces: fires }), 30, 27)
    expect(s.events.filter(({ e }) => e === 'brain check')).toHaveLength(1)
    expect(s.event('zombies fell').zombies).toEqual([1])
    expect(where(s)).toEqual([at(31.5, 27.5), at(33, 28)])
    expect(s.state.active?.actions).toBe(1)
  })

  it('[ed.terrain.4] [ed.terrain.8] one check, also when only a follower touches it', () => {
    const row = places([18.5, 24], [20.5, 26.5])
    const s = stage(row, [5], { pieces: [FIRE] })
    s.do('zombies', { do: 'move', leader: 1, to: [inches(18.5), inches(22)] })
    expect(s.events.filter(({ e }) => e === 'brain check')).toHaveLength(1)
    expect(s.event('zombies fell').zombies).toEqual([2])
    expect(where(s)).toEqual([at(18.5, 22)])
  })

  it('[ed.terrain.5] after a pass the seat may stop so that nobody enters; that is what its clock does', () => {
    const begun = () => move(stage(places([30, 27.5], [30, 28.5]), [6], { pieces: [FIRE] }), 30, 26 - 0.1)
    const stopped = begun().timeOut('zombies')
    expect(stopped.event('stopped before danger').unit).toBe(2)
    for (const { y } of where(stopped)) expect(y).toBeGreaterThanOrEqual(inches(26))
    expect(where(stopped)[0]?.y).toBeLessThan(inches(26) + 127)
    expect(where(begun().do('zombies', { do: 'go-on' }))).toEqual([
      at(30, 25.9),
      { x: inches(30), y: inches(28.5) + inches(25.9) - inches(27.5) },
    ])
  })

  it('[ed.rambling.7] led into danger by another, the zombie seat says whether it stops', () => {
    const s = stage(places([30, 27.5], [30, 28.5]), [6], { pieces: [FIRE], first: 1 })
    expect(s.owe).toEqual(['survivors'])
    move(s, 30, 25.9, 'survivors')
    expect([s.asks, s.owe]).toEqual(['go on or stop', ['zombies']])
    s.do('zombies', { do: 'stop' })
    expect(s.owe).toEqual(['survivors'])
  })

  it('[ed.rambling.5] whoever moves a rambling herd keeps all rules, and takes it not off the table', () => {
    const s = stage(places([30, 3], [31, 3.5]), [], { first: 1 })
    const refused = (command: {
      readonly to: [number, number]
      readonly leader?: number
      readonly withdraw?: boolean
    }) => s.refused('survivors', { do: 'move', ...command }).clause
    expect(refused({ to: [inches(30), 125], withdraw: true })).toBe('ed.rambling.5')
    expect(refused({ to: [inches(30), 124] })).toBe('ed.move.14')
    expect(refused({ to: [inches(30), inches(7.5)], leader: 1 })).toBe('ed.move.1')
    const held = stage([{ at: at(30, 30) }, { at: { x: inches(10), y: inches(50) - 250 }, locked: 1 }], [], {
      first: 1,
    })
    held.do('survivors', { do: 'move', leader: 1, to: [inches(28), inches(32)] })
    expect(where(held)[1]).toEqual({ x: inches(10), y: inches(50) - 250 })
  })

  it('[ed.facing.4] a rambling herd looks where it has gone, and is not turned on the way', () => {
    const s = stage(places([30, 30], [31, 30.5]), [], { first: 2 })
    const turned = { do: 'move', to: [inches(31), inches(30.5) + 500], facing: [1, 0] } as const
    expect(s.refused('survivors', { do: 'move', to: [turned.to[0], turned.to[1]], facing: [1, 0] }).clause).toBe(
      'ed.facing.4',
    )
    s.do('survivors', { do: 'move', leader: 2, to: [turned.to[0], turned.to[1]] })
    expect(herdNo(s, 2).facing).toEqual({ x: 0, y: 500 })
  })
})

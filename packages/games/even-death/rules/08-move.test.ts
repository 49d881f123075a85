import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { INCH, inches } from '../tables/units.ts'
import { type AHuman, at, type EvenDeathScene, herdNo, humanNo, row, scene, type Staging } from '../testing.ts'
import { allowanceOf, farthestWay, wayFault } from './08-walk.ts'
import { climbingDistance } from './11-climb.ts'

const WOODS: DrawnPiece = { is: 'disc', kind: 'woods', at: [30, 20], radius: 5 }
const MINES: DrawnPiece = { is: 'rect', kind: 'minefield', at: [20, 20], size: [20, 4] }
const WALL: DrawnPiece = { is: 'line', kind: 'wall', from: [20, 28], to: [40, 28] }

/** A human at (30, 30), a friend in sight, and a herd far away. */
function placed(human: Partial<AHuman> = {}, more: Staging = {}): EvenDeathScene {
  const { humans = [], ...rest } = more
  const friend = { seat: 'survivors', at: at(36, 31) }
  return scene({
    humans: [{ seat: 'survivors', at: at(30, 30), ...human }, friend, ...humans],
    herds: [{ zombies: row(5, 55, 2) }],
    ...rest,
  })
}

/** The same, selected. */
const stage = (human: Partial<AHuman> = {}, more: Staging = {}): EvenDeathScene =>
  placed(human, more).do('survivors', { do: 'select', unit: 1 })

const move = (s: EvenDeathScene, x: number, y: number) => s.do('survivors', { do: 'move', to: [x, y] })
const cannot = (s: EvenDeathScene, x: number, y: number): string =>
  s.refused('survivors', { do: 'move', to: [x, y] }).clause
const X = inches(30)
const Y = inches(30)
const north = (units: number): number => Y - units

describe('a Move', () => {
  it('[ed.move.1] goes up to the Movement or less, and no farther', () => {
    expect(cannot(stage(), X, north(6 * INCH + 1))).toBe('ed.move.1')
    const s = move(stage(), X, north(6 * INCH))
    expect(humanNo(s, 1).at).toEqual({ x: X, y: north(6 * INCH) })
    expect(s.event('moved')).toMatchObject({ unit: 1, allowance: 6, modifiers: [], from: { x: X, y: Y } })
    expect(humanNo(move(stage(), X, north(100)), 1).at.y).toBe(north(100))
  })

  it('[ed.move.2] is one straight line: a wall between forbids it although there is a way round', () => {
    const pieces: DrawnPiece[] = [{ is: 'line', kind: 'wall', from: [29, 28], to: [31, 28] }]
    expect(cannot(stage({}, { pieces }), X, inches(27))).toBe('ed.terrain.1')
    expect(move(stage({}, { pieces }), inches(33), inches(27)).event('moved').unit).toBe(1)
  })

  it('[ed.move.3] is measured from centre to centre, the same as from edge to edge', () => {
    // 5 and 12 make 13: exactly half of 6 inches and one unit more.
    expect(cannot(stage(), X + 1080, Y - 1080)).toBe('ed.move.1')
    expect(humanNo(move(stage(), X + 1077, Y - 1077), 1).at).toEqual({ x: X + 1077, y: Y - 1077 })
    expect(cannot(stage(), X + 1078, Y - 1078)).toBe('ed.move.1')
  })

  it('[ed.move.3] with measureFrontToRear a base width more', () => {
    const options = { measureFrontToRear: true }
    expect(cannot(stage({}, { options }), X, north(6 * INCH + 251))).toBe('ed.move.1')
    expect(humanNo(move(stage({}, { options }), X, north(6 * INCH + 250)), 1).at.y).toBe(north(6 * INCH + 250))
  })

  it('[ed.move.4] [ed.getup.2] leads not through anybody who stands, but over whoever lies', () => {
    const other = (down: boolean) => stage({}, { humans: [{ seat: 'survivors', at: at(30, 28), down }] })
    expect(cannot(other(false), X, inches(26))).toBe('ed.move.4')
    expect(humanNo(move(other(true), X, inches(26)), 1).at).toEqual(at(30, 26))
  })

  it('[ed.move.5] friends and enemies bar alike; touching is no moving into', () => {
    const past = (aside: number, seat: string) => stage({}, { humans: [{ seat, at: { x: X + aside, y: inches(28) } }] })
    expect(cannot(past(247, 'survivors'), X, inches(26))).toBe('ed.move.4')
    expect(move(past(248, 'survivors'), X, inches(26)).event('moved').unit).toBe(1)
    const herd = (aside: number) =>
      scene({
        humans: [
          { seat: 'survivors', at: at(30, 30) },
          { seat: 'survivors', at: at(30, 35) },
        ],
        herds: [{ zombies: [{ at: { x: X + aside, y: inches(28) } }] }],
      }).do('survivors', { do: 'select', unit: 1 })
    expect(cannot(herd(-247), X, inches(26))).toBe('ed.move.4')
    expect(move(herd(-248), X, inches(26)).event('moved').unit).toBe(1)
  })

  it('[ed.move.6] nobody ends on top of whoever is Knocked Down', () => {
    const s = () => stage({}, { humans: [{ seat: 'survivors', at: at(30, 26), down: true }] })
    expect(cannot(s(), X, inches(26) + 247)).toBe('ed.move.6')
    expect(humanNo(move(s(), X, inches(26) + 248), 1).at.y).toBe(inches(26) + 248)
  })

  it('[ed.move.7] whoever is Knocked Down does not move', () => {
    expect(cannot(stage({ down: true }), X, north(100))).toBe('ed.move.7')
    expect(
      stage({ down: true })
        .offers('survivors')
        .some((offer) => offer.startsWith('move')),
    ).toBe(false)
  })

  it('[ed.move.8] condition and terrain together', () => {
    // Sick: 6 - 2 = 4, in a wood 2.
    const s = stage({ health: 'sick', at: at(30, 26) }, { pieces: [WOODS] })
    expect(cannot(s, X, inches(24) - 1)).toBe('ed.move.1')
    expect(move(s, X, inches(24)).event('moved')).toMatchObject({
      allowance: 2,
      modifiers: [
        { clause: 'ed.human-state.6', value: -2 },
        { clause: 'ed.terrain.1', value: -2 },
      ],
    })
  })

  it('[ed.move.9] subtract, halve for each kind, round down: Sick, in a wood, through a minefield', () => {
    const pieces: DrawnPiece[] = [WOODS, MINES]
    const of = (human: Partial<AHuman>, from: readonly [number, number], to: readonly [number, number]): number => {
      const s = placed({ at: at(45, 45), ...human }, { pieces })
      return allowanceOf(s.table, humanNo(s, 1), { from: at(...from), to: at(...to) })
    }
    const [open, wood, mines, both] = [
      [
        [45, 45],
        [45, 44],
      ],
      [
        [30, 25.5],
        [30, 24.5],
      ],
      [
        [22, 25],
        [22, 23.5],
      ],
      [
        [30, 25.5],
        [30, 23.5],
      ],
    ] as const
    expect([open, wood, mines, both].map(([from, to]) => of({ profile: 'hardened' }, from, to))).toEqual([7, 3, 3, 1])
    expect([open, wood, both].map(([from, to]) => of({ profile: 'hardened', health: 'sick' }, from, to))).toEqual([
      5, 2, 1,
    ])
    expect(of({ health: 'infected', carries: 'crate 1' }, ...open)).toBe(1)
    expect(of({ carries: 'crate 1' }, ...open)).toBe(4)
    expect(of({ perks: ['athletic'] }, ...open)).toBe(8)
    expect(of({ perks: ['parkour'], health: 'infected', carries: 'crate 1' }, ...both)).toBe(6)
  })

  it('[ed.move.9] [ed.command.7] Oscar Mike makes it 10 before all else, and Athletic adds nothing', () => {
    const s = scene({
      humans: [{ seat: 'military', profile: 'soldier', at: at(30, 30), health: 'sick', perks: ['athletic'] }],
      herds: [{ zombies: row(5, 55, 2) }],
      seats: { military: { effects: [{ effect: 'oscar-mike', units: [] }] } },
      options: { factions: ['military', 'zombies'] },
    })
    expect(allowanceOf(s.table, humanNo(s, 1), { from: at(30, 30), to: at(30, 25) })).toBe(8)
    expect(climbingDistance(s.table, humanNo(s, 1))).toBe(inches(4))
  })

  it('[ed.perks.1] [ed.perks.8] [ed.perks.9] Athletic adds 2; Parkour minds no ground, condition or load, but in a Climb', () => {
    const of = (human: Partial<AHuman>): readonly number[] => {
      const s = placed({ at: at(30, 24), ...human }, { pieces: [WOODS] })
      const way = { from: at(30, 24), to: at(30, 23) }
      return [allowanceOf(s.table, humanNo(s, 1), way), climbingDistance(s.table, humanNo(s, 1)) / INCH]
    }
    expect([of({}), of({ perks: ['athletic'] })]).toEqual([
      [3, 3],
      [4, 4],
    ])
    expect(of({ perks: ['parkour'], health: 'sick', carries: 'crate 1' })).toEqual([6, 1])
    const walled = stage({ perks: ['parkour'] }, { pieces: [WALL] })
    expect(cannot(walled, X, inches(27))).toBe('ed.terrain.1')
  })

  it('[ed.move.10] at least an inch is left', () => {
    // 5 - 2 - 2 = 1, in a wood 0.
    const s = stage({ profile: 'newbie', health: 'sick', carries: 'crate 1', at: at(30, 25.5) }, { pieces: [WOODS] })
    expect(cannot(s, X, inches(24.5) - 1)).toBe('ed.move.1')
    expect(move(s, X, inches(24.5)).event('moved').allowance).toBe(1)
  })

  it('[ed.move.11] [ed.move.12] up to the edge at full length, one unit into it at half', () => {
    // The edge of the wood lies 3 inches and a half from the start: more than half a Movement.
    const s = () => stage({ at: at(30, 28.5) }, { pieces: [WOODS] })
    expect(humanNo(move(s(), X, inches(25)), 1).at).toEqual(at(30, 25))
    expect(cannot(s(), X, inches(25) - 1)).toBe('ed.move.1')
    // Nearer by half an inch: into it, half as far in all.
    const near = () => stage({ at: at(30, 27.5) }, { pieces: [WOODS] })
    expect(humanNo(move(near(), X, inches(24.5)), 1).at).toEqual(at(30, 24.5))
    expect(cannot(near(), X, inches(24.5) - 1)).toBe('ed.move.1')
    // From inside out of it the whole way is slowed; along its border none.
    expect(cannot(stage({ at: at(30, 24) }, { pieces: [WOODS] }), X, inches(27) + 1)).toBe('ed.move.1')
    const bog: DrawnPiece[] = [{ is: 'rect', kind: 'pond', at: [20, 20], size: [10, 20] }]
    expect(move(stage({}, { pieces: bog }), X, north(6 * INCH)).event('moved').allowance).toBe(6)
    expect(cannot(stage({ at: { x: X - 1, y: Y } }, { pieces: bog }), X - 1, north(6 * INCH))).toBe('ed.move.1')
  })

  it('[ed.move.13] whoever is in contact with enemies leaves freely, without a die', () => {
    const s = scene({
      humans: [
        { seat: 'survivors', at: at(30, 30) },
        { seat: 'survivors', at: at(36, 30) },
      ],
      herds: [{ zombies: [{ at: { x: X, y: Y + 250 } }, { at: { x: X + 252, y: Y } }] }],
    }).do('survivors', { do: 'select', unit: 1 })
    expect(humanNo(move(s, X, inches(25)), 1).at).toEqual(at(30, 25))
    expect(s.dice).toEqual([])
  })

  it('[ed.bite.9] a lock ends when its victim walks off, and holds while he stays in contact', () => {
    const locked = () =>
      scene({
        humans: [
          { seat: 'survivors', at: at(30, 30) },
          { seat: 'survivors', at: at(36, 30) },
        ],
        herds: [{ zombies: [{ at: { x: X, y: Y + 252 }, locked: 1 }] }],
      }).do('survivors', { do: 'select', unit: 1 })
    expect(herdNo(move(locked(), X, north(6)), 3).zombies[0]?.locked).toBe(1)
    const free = move(locked(), X, north(20))
    expect(herdNo(free, 3).zombies[0]?.locked).toBeNull()
    expect(free.event('let go')).toMatchObject({ zombies: [1], target: 1 })
  })

  it('[ed.move.14] a base stays wholly on the table', () => {
    const s = () => stage({ at: at(30, 2) })
    expect(cannot(s(), X, 124)).toBe('ed.move.14')
    expect(humanNo(move(s(), X, 125), 1).at.y).toBe(125)
  })

  it('what is offered is lawful, up to slow ground and before walls', () => {
    const s = stage({ at: at(30, 29.5) }, { pieces: [WOODS, WALL, MINES] })
    const offers = s.offered('survivors').filter((command) => command.do === 'move')
    expect(offers.length).toBeGreaterThan(8)
    for (const { to } of offers)
      expect(wayFault(s.table, humanNo(s, 1), at(30, 29.5), { x: to[0], y: to[1] })).toBeNull()
    const human = humanNo(s, 1)
    expect(farthestWay(s.table, human, human.at, at(30, 20))).toEqual({ x: X, y: inches(28) + 30 + 123 })
  })
})

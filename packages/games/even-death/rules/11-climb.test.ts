import { describe, expect, it } from 'vitest'
import type { DrawnPiece } from '../content/scenarios.ts'
import { INCH, inches } from '../tables/units.ts'
import { type AHuman, at, type EvenDeathScene, humanNo, row, scene, type Staging } from '../testing.ts'
import { climbingDistance } from './11-climb.ts'

const X = inches(30)
const WALL_Y = inches(28)
/** Lines of 60 units lie 30 to both sides; a base touches them 155 from the line. */
const OFF = 155
const line = (kind: 'wall' | 'lowwall' | 'hedge' | 'meshfence'): DrawnPiece => ({
  is: 'line',
  kind,
  from: [20, 28],
  to: [40, 28],
})
const BLOCK: DrawnPiece = { is: 'building', kind: 'block', at: [20, 20] }
const LADDER = at(34, 25.5)
const WRECK: DrawnPiece = { is: 'rect', kind: 'wreck', at: [28, 26], size: [4.5, 2] }

/** A human south of a wall along y = 28, selected; a friend in sight. */
function stage(pieces: readonly DrawnPiece[], human: Partial<AHuman> = {}, more: Staging = {}): EvenDeathScene {
  const { humans = [], ...rest } = more
  return scene({
    humans: [
      { seat: 'survivors', at: { x: X, y: WALL_Y + OFF }, ...human },
      { seat: 'survivors', at: at(44, 29) },
      ...humans,
    ],
    herds: [{ zombies: row(5, 55, 2) }],
    pieces,
    ...rest,
  }).do('survivors', { do: 'select', unit: 1 })
}

const climb = (s: EvenDeathScene, feature: string, x: number, y: number, onward?: readonly [number, number]) =>
  s.do('survivors', { do: 'climb', feature, landing: [x, y], ...(onward ? { onward: [onward[0], onward[1]] } : {}) })
const cannot = (s: EvenDeathScene, feature: string, x: number, y: number, onward?: readonly [number, number]): string =>
  s.refused('survivors', {
    do: 'climb',
    feature,
    landing: [x, y],
    ...(onward ? { onward: [onward[0], onward[1]] } : {}),
  }).clause
const BEHIND = WALL_Y - OFF

/** Beside the ladder on the ground, on the east side of the block. */
const AT_LADDER = { x: LADDER.x + 130, y: LADDER.y }

describe('Climb', () => {
  it('[ed.climb.1] takes a human over what cannot be walked through', () => {
    const s = stage([line('wall')])
    expect(s.refused('survivors', { do: 'move', to: [X, BEHIND] }).clause).toBe('ed.terrain.1')
    climb(s, 'wall 1', X, BEHIND)
    expect(humanNo(s, 1)).toMatchObject({ at: { x: X, y: BEHIND }, on: null })
    expect(s.event('climbed')).toMatchObject({ unit: 1, feature: 'wall 1', zombie: null })
    expect(s.state.active?.actions).toBe(1)
  })

  it('[ed.climb.2] only what can be climbed, which is known beforehand', () => {
    const boulder: DrawnPiece = { is: 'disc', kind: 'boulder', at: [30, 27], radius: 1 }
    expect(cannot(stage([boulder]), 'boulder 1', X, inches(25))).toBe('ed.climb.2')
    expect(cannot(stage([line('wall')]), 'wall 2', X, BEHIND)).toBe('ed.climb.2')
    expect(cannot(stage([BLOCK], { at: AT_LADDER }), 'block 1', LADDER.x - 130, LADDER.y)).toBe('ed.climb.2')
  })

  it('[ed.climb.3] [ed.climb.4] half the Movement with condition reckoned in, an inch at least, and no ground', () => {
    const of = (human: Partial<AHuman>): number => {
      const s = scene({
        humans: [{ seat: 'survivors', at: at(30, 24), ...human }],
        herds: [{ zombies: row(5, 55, 1) }],
        pieces: [{ is: 'disc', kind: 'woods', at: [30, 24], radius: 5 }],
      })
      return climbingDistance(s.table, humanNo(s, 1)) / INCH
    }
    expect([of({}), of({ profile: 'newbie' }), of({ perks: ['athletic'] })]).toEqual([3, 2, 4])
    expect([of({ health: 'sick' }), of({ health: 'infected' }), of({ health: 'infected', profile: 'newbie' })]).toEqual(
      [2, 1, 1],
    )
    expect(of({ health: 'sick', perks: ['parkour'] })).toBe(2)
  })

  it('[ed.climb.5] approach, height and the way onward together', () => {
    // 3 inches are 762: 635 of wall leave 127.
    const from = (units: number) => stage([line('wall')], { at: { x: X, y: WALL_Y + OFF + units } })
    expect(climb(from(127), 'wall 1', X, BEHIND).event('climbed').at).toEqual({ x: X, y: BEHIND })
    expect(climb(from(128), 'wall 1', X, BEHIND).event('climbs')).toMatchObject({ progress: 634, height: 635 })
    expect(cannot(from(763), 'wall 1', X, BEHIND)).toBe('ed.climb.5')
    expect(cannot(from(27), 'wall 1', X, BEHIND, [X, BEHIND - 101])).toBe('ed.climb.5')
    expect(humanNo(climb(from(27), 'wall 1', X, BEHIND, [X, BEHIND - 100]), 1).at.y).toBe(BEHIND - 100)
    // Up to the wall at a slant, to the place opposite the landing.
    expect(humanNo(climb(from(0), 'wall 1', X + 127, BEHIND), 1).at.x).toBe(X + 127)
    expect(climb(from(0), 'wall 1', X + 128, BEHIND).event('climbs').progress).toBe(634)
  })

  it('[ed.climb.6] [ed.climb.7] what is lower than oneself costs no height, but an action of its own', () => {
    for (const kind of ['lowwall', 'hedge'] as const) {
      const off = kind === 'hedge' ? 189 : OFF
      const s = stage([line(kind)], { at: { x: X, y: WALL_Y + off } })
      expect(s.refused('survivors', { do: 'move', to: [X, inches(27)] }).clause).toBe('ed.terrain.1')
      climb(s, `${kind} 1`, X, WALL_Y - off, [X, WALL_Y - off - 762])
      expect(humanNo(s, 1).at.y).toBe(WALL_Y - off - 762)
      expect(s.state.active?.actions).toBe(1)
    }
  })

  it('[ed.climb.8] a ladder over two actions', () => {
    const s = stage([BLOCK], { profile: 'newbie', at: AT_LADDER })
    climb(s, 'block 1 ladder', LADDER.x - 130, LADDER.y)
    expect(humanNo(s, 1)).toMatchObject({
      at: AT_LADDER,
      on: null,
      climbing: { feature: 'block 1 ladder', progress: 508 },
    })
    // 508 and 508 less 762 leave 254 for the way onward.
    expect(cannot(s, 'block 1 ladder', LADDER.x - 130, LADDER.y, [LADDER.x - 385, LADDER.y])).toBe('ed.climb.5')
    climb(s, 'block 1 ladder', LADDER.x - 130, LADDER.y, [LADDER.x - 384, LADDER.y])
    expect(humanNo(s, 1)).toMatchObject({ at: { x: LADDER.x - 384, y: LADDER.y }, on: 'block 1', climbing: null })
  })

  it('[ed.climb.9] progress is kept by doing nothing and lost by another action', () => {
    const begun = () =>
      climb(stage([BLOCK], { profile: 'newbie', at: AT_LADDER }), 'block 1 ladder', LADDER.x - 130, LADDER.y)
    expect(humanNo(begun().do('survivors', { do: 'do-nothing' }), 1).climbing?.progress).toBe(508)
    expect(humanNo(begun().do('survivors', { do: 'turn', facing: [1, 0] }), 1).climbing?.progress).toBe(508)
    const moved = begun().do('survivors', { do: 'move', to: [AT_LADDER.x, AT_LADDER.y] })
    expect(humanNo(moved, 1).climbing).toBeNull()
    expect(humanNo(begun().do('survivors', { do: 'aim' }), 1).climbing).toBeNull()
    // Kept for one feature only: at another it begins anew.
    const other = stage([BLOCK], {
      profile: 'newbie',
      at: AT_LADDER,
      climbing: { feature: 'wall 7', progress: 500 },
    })
    expect(humanNo(climb(other, 'block 1 ladder', LADDER.x - 130, LADDER.y), 1).climbing?.progress).toBe(508)
  })

  it('[ed.climb.10] down again costs the height; on top the centre stays inside the outline', () => {
    const south = inches(28)
    const s = stage([WRECK], { at: { x: X, y: south + 125 } })
    climb(s, 'wreck 1', X, south - 125)
    expect(humanNo(s, 1)).toMatchObject({ on: 'wreck 1', at: { x: X, y: south - 125 } })
    expect(s.refused('survivors', { do: 'move', to: [X, south] }).clause).toBe('ed.climb.10')
    expect(cannot(s, 'wreck 1', X, south + 125, [X, south + 125 + 383])).toBe('ed.climb.5')
    climb(s, 'wreck 1', X, south + 125, [X, south + 125 + 382])
    expect(humanNo(s, 1)).toMatchObject({ on: null, at: { x: X, y: south + 507 } })
    const up = stage([WRECK], { at: { x: X, y: south - 125 }, on: 'wreck 1' })
    expect(humanNo(up.do('survivors', { do: 'move', to: [X, south - 1] }), 1).on).toBe('wreck 1')
  })

  it('[ed.climb.11] the landing place must be free, and be one', () => {
    const friend = { seat: 'survivors', at: { x: X, y: BEHIND } }
    const s = stage([line('wall')], {}, { humans: [friend] })
    expect(cannot(s, 'wall 1', X, BEHIND)).toBe('ed.climb.11')
    expect(cannot(s, 'wall 1', X + 300, BEHIND - 20)).toBe('ed.climb.11')
    const ladder = () => stage([BLOCK], { at: AT_LADDER })
    expect(cannot(ladder(), 'block 1 ladder', LADDER.x - 509, LADDER.y)).toBe('ed.climb.11')
    expect(humanNo(climb(ladder(), 'block 1 ladder', LADDER.x - 508, LADDER.y), 1).on).toBe('block 1')
    // A window is climbed through where it is.
    const house: DrawnPiece = { is: 'building', kind: 'house', at: [20, 20] }
    const beside = (y: number) => stage([house], { at: { x: inches(29) + 126, y } })
    const window = inches(24)
    expect(humanNo(climb(beside(window), 'house 1 window 1', inches(29) - 185, window), 1).at.x).toBe(inches(29) - 185)
    expect(cannot(beside(window + 100), 'house 1 window 1', inches(29) - 185, window + 100)).toBe('ed.climb.11')
  })

  it('[ed.climb.13] without a die', () => {
    expect(climb(stage([line('wall')]), 'wall 1', X, BEHIND).dice).toEqual([])
  })

  it('[ed.climb.14] defenders at the head of a ladder are shifted when they leave no place', () => {
    // A half ring of enemies round the head; between them no base has room.
    const guards = [
      [-130, 0],
      [-200, -300],
      [-200, 300],
      [-460, -150],
      [-460, 150],
      [-130, -560],
      [-130, 560],
    ].map(([x = 0, y = 0]) => ({
      seat: 'bandits',
      profile: 'thug' as const,
      at: { x: LADDER.x + x, y: LADDER.y + y },
      on: 'block 1',
    }))
    const options = { factions: ['survivors', 'bandits', 'zombies'] }
    const s = stage([BLOCK], { at: AT_LADDER }, { humans: guards, options })
    climb(s, 'block 1 ladder', LADDER.x - 130, LADDER.y)
    expect(humanNo(s, 1)).toMatchObject({ on: 'block 1', at: { x: LADDER.x - 130, y: LADDER.y } })
    const pushed = s.event('pushed aside')
    expect(pushed.unit).toBe(3)
    expect([pushed.at.x % 127, pushed.at.y % 127]).toEqual([0, 0])
    expect(humanNo(s, 3)).toMatchObject({ at: pushed.at, on: 'block 1', vitality: 4, down: false })
    // Of two in the way the lower number goes first, to the place that is nearest to it.
    const two = stage([BLOCK], { at: AT_LADDER }, { humans: guards, options })
    climb(two, 'block 1 ladder', LADDER.x - 130, LADDER.y - 125)
    const units = two.events.flatMap((event) => (event.e === 'pushed aside' ? [event.unit] : []))
    expect(units).toEqual([3, 4])
    // With a place free, nobody is shifted; friends never are.
    const few = stage([BLOCK], { at: AT_LADDER }, { humans: guards.slice(0, 1), options })
    expect(cannot(few, 'block 1 ladder', LADDER.x - 130, LADDER.y)).toBe('ed.climb.11')
    const own = guards.map((guard) => ({ ...guard, seat: 'survivors', profile: 'regular' as const }))
    const friends = stage([BLOCK], { at: AT_LADDER }, { humans: own, options })
    expect(cannot(friends, 'block 1 ladder', LADDER.x - 130, LADDER.y)).toBe('ed.climb.14')
  })

  it('[ed.climb.15] dangerous ground before or behind it is checked first', () => {
    const fire: DrawnPiece = { is: 'rect', kind: 'minefield', at: [20, 20], size: [20, 6] }
    const onward = [X, inches(26) - 10] as const
    const far = () => stage([line('lowwall'), fire], {}, { dice: [5] })
    const s = climb(far(), 'lowwall 1', X, BEHIND, onward)
    expect(s.asks).toBe('go on or stop')
    s.do('survivors', { do: 'stop' })
    expect(humanNo(s, 1).at).toEqual(at(30, 26))
    const hurt = climb(stage([line('lowwall'), fire], {}, { dice: [4] }), 'lowwall 1', X, BEHIND, onward)
    expect(humanNo(hurt, 1)).toMatchObject({ vitality: 3, at: { x: X, y: onward[1] } })
  })

  it('what is offered is lawful', () => {
    const s = stage([line('wall')], { at: { x: X, y: WALL_Y + OFF + 50 } })
    const offers = s.offered('survivors').filter((command) => command.do === 'climb')
    expect(offers).toHaveLength(3)
    const [first] = offers
    if (first) s.do('survivors', first)
    expect(humanNo(s, 1).at.y).toBe(BEHIND)
  })
})

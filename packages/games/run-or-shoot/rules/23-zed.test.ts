import { distance2 } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import type { Spot } from '../content/table-map.ts'
import type { Zed } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { cm } from '../tables/units.ts'
import { hideZed, newZed, putSurvivor } from './01-crowd.ts'
import { asFigure, inContact, nearestFreeSpot } from './01-measure.ts'
import { buildingOf } from './02-terrain.ts'
import { wayLength } from './23-ways.ts'

type Staging = Stage & { options?: Record<string, string | number | boolean> }

/** Step 7c of a stage alone: Back Lane, whose lane is free from x = 1 to 44 at y = 33. */
const moved = (stage: Staging, times = 1): RunOrShootScene => {
  const s = scene(stage)
  for (let i = 0; i < times; i++) playPart(s, 'attackers move', {})
  return s
}
const placeOf = (s: RunOrShootScene, n: number): [number, number, number] => {
  const { at: place, level } = zedNo(s, n) as Zed
  return [place.x / 100, place.y / 100, level]
}
const touching = (s: RunOrShootScene, survivor: number): number[] =>
  s.state.zeds.flatMap((z) => (inContact(s.table, asFigure(z), asFigure(survivorNo(s, survivor))) ? [z.n] : []))
/** Every pair of bases that overlaps by more than what is tolerated. */
const overlapping = ({ state: { zeds } }: RunOrShootScene): [number, number][] =>
  zeds.flatMap((a, i) =>
    zeds
      .slice(i + 1)
      .flatMap((b): [number, number][] =>
        a.level === b.level && distance2(a.at, b.at) < 198 * 198 ? [[a.n, b.n]] : [],
      ),
  )
/** The place in contact with (20, 34), so many degrees clockwise from the east of it. */
const spotAt = (degrees: number) => {
  const turn = (degrees * Math.PI) / 180
  return { x: 2000 + Math.round(202 * Math.cos(turn)), y: 3400 + Math.round(202 * Math.sin(turn)) }
}

describe('attacking Zeds', () => {
  it('[rs.zed.1] move up to 20 cm in step 7, or what the house says', () => {
    const stage = { survivors: [{ at: at(3, 33) }], zeds: [{ at: at(40, 33) }] }
    expect(placeOf(moved(stage), 1)).toEqual([20, 33, 0])
    expect(placeOf(moved({ ...stage, options: { zedMove: 7 } }), 1)).toEqual([33, 33, 0])
    const [event] = moved(stage).events.filter(({ e }) => e === 'zed moved')
    expect(event).toMatchObject({ zed: 1, path: [at(40, 33), at(20, 33)], clause: 'rs.priority.6', target: 1 })
  })

  it('[rs.zed.1] round a corner no further than 20 cm of way', () => {
    const s = moved({ survivors: [{ at: at(3, 10) }], zeds: [{ at: at(12, 33) }] })
    const [x, y] = placeOf(s, 1)
    expect(x).toBeLessThan(7)
    expect(y).toBeLessThan(24)
    const event = s.event('zed moved')
    expect(event.path.length).toBeGreaterThan(2)
    const length = event.path.reduce((sum, p, i, all) => sum + Math.sqrt(distance2(p, all[Math.max(0, i - 1)] ?? p)), 0)
    expect(length).toBeLessThanOrEqual(cm(20))
    expect(length).toBeGreaterThan(cm(19.9))
  })

  it('[rs.zed.5] do not move while they lie', () => {
    const s = moved({ survivors: [{ at: at(3, 33) }], zeds: [{ at: at(40, 33), down: true }, { at: at(42, 33) }] })
    expect(placeOf(s, 1)).toEqual([40, 33, 0])
    expect(placeOf(s, 2)).toEqual([22, 33, 0])
  })

  it('[rs.zed.6] stay with whomever they hold, even beside a horde that follows a mark', () => {
    const s = moved({
      survivors: [{ at: at(20, 33) }, { at: at(10, 33), slime: 3 }],
      zeds: [{ at: at(22, 33) }, { at: at(26, 38) }],
    })
    expect(placeOf(s, 1)).toEqual([22, 33, 0])
    expect(touching(s, 2)).toEqual([2])
  })

  it('[rs.zed.7] pass through others and over who lies, and do not overlap at rest', () => {
    const wall = [30, 32, 34, 36, 38].map((y) => ({ at: at(24, y), down: true }))
    const s = moved({ survivors: [{ at: at(3, 34) }], zeds: [...wall, { at: at(26, 34) }, { at: at(30, 34) }] })
    expect(placeOf(s, 6)).toEqual([6, 34, 0])
    expect(placeOf(s, 7)).toEqual([10, 34, 0])
    expect(overlapping(s)).toEqual([])
    const lying = moved({
      survivors: [
        { at: at(3, 34), slime: 3 },
        { at: at(15, 34), down: true },
      ],
      zeds: [{ at: at(20, 34) }],
    })
    expect(touching(lying, 1)).toEqual([1])
  })

  it('[rs.zed.7] are stopped by the body of a man in a doorway, in contact with him', () => {
    const open = { '0,0 door0': { state: 'open' as const } }
    const inside = { at: at(20, 18), slime: 3 }
    const free = moved({ survivors: [inside, { at: at(3, 10) }], zeds: [{ at: at(20, 31) }], openings: open })
    expect(touching(free, 1)).toEqual([1])
    const barred = moved({ survivors: [inside, { at: at(20, 27) }], zeds: [{ at: at(20, 31) }], openings: open })
    expect(placeOf(barred, 1)[0]).toBe(20)
    expect(touching(barred, 2)).toEqual([1])
    expect(touching(barred, 1)).toEqual([])
    // Past him at the same distance nobody squeezes in.
    const more = moved(
      {
        survivors: [inside, { at: at(20, 27) }],
        zeds: Array.from({ length: 8 }, (_, i) => ({ at: at(14 + 2 * i, 31) })),
        openings: open,
      },
      3,
    )
    expect(more.state.zeds.filter((z) => buildingOf(more.table, z) !== null)).toEqual([])
    expect(overlapping(more)).toEqual([])
  })

  it('[rs.zed.8] take the free contact spot nearest to their line of approach, 2 units off, then to both sides in turn', () => {
    const alone = moved({ survivors: [{ at: at(20, 34) }], zeds: [{ at: at(30, 34) }] })
    expect(placeOf(alone, 1)).toEqual([22.02, 34, 0])
    const row = [26, 29, 32, 35].map((x) => ({ at: at(x, 34) }))
    const s = moved({ survivors: [{ at: at(20, 34) }], zeds: row })
    // Clockwise from the line of approach, then against the clock, as near to it as there is room.
    const places = [1, 2, 3, 4].map((n) => (zedNo(s, n) as Zed).at)
    expect(places).toEqual([0, 60, -60, 120].map(spotAt))
    expect(touching(s, 1)).toEqual([1, 2, 3, 4])
  })

  it('[rs.zed.8] through the target as if it were no obstacle, but never with a wall between', () => {
    const ring = [0, 60, -60, 120, -120].map((degrees) => ({ at: spotAt(degrees) }))
    const s = moved({ survivors: [{ at: at(20, 34) }], zeds: [...ring, { at: at(34, 34) }] })
    expect(touching(s, 1)).toEqual([1, 2, 3, 4, 5, 6])
    expect((zedNo(s, 6) as Zed).at).toEqual(spotAt(180))
    // Against the wall of the store half of the spots are in it or behind it.
    const wall = moved({
      survivors: [{ at: at(20, 28) }],
      zeds: [26, 29, 32, 35, 38].map((x) => ({ at: at(x, 30) })),
    })
    expect(wall.state.zeds.filter((z) => z.at.y < cm(28))).toEqual([])
    expect(touching(wall, 1).length).toBeGreaterThanOrEqual(3)
    expect(overlapping(wall)).toEqual([])
  })

  it('[rs.zed.9] without a spot left they come as near as there is room: on the way, right, left, a step back', () => {
    const ring = [0, 60, -60, 120, -120, 180].map((degrees) => ({ at: spotAt(degrees) }))
    const queue = [32, 35, 38].map((x) => ({ at: at(x, 34) }))
    const s = moved({ survivors: [{ at: at(20, 34) }], zeds: [...ring, ...queue] })
    expect(touching(s, 1)).toEqual([1, 2, 3, 4, 5, 6])
    // Who looks west has the north to his right.
    expect(placeOf(s, 7)).toEqual([23, 31.9, 0])
    expect(placeOf(s, 8)).toEqual([23, 36.1, 0])
    expect(placeOf(s, 9)).toEqual([24, 34, 0])
    expect(overlapping(s)).toEqual([])
  })

  it('[rs.zed.9] [rs.zed.1] a step aside is part of the move', () => {
    const lying = { at: at(20, 34), down: true }
    const s = moved({ survivors: [{ at: at(3, 34) }], zeds: [lying, { at: at(39, 34) }] })
    // 20 cm would end on the lying one: there is nothing left for a step aside, but a step back is free.
    expect(placeOf(s, 2)).toEqual([22, 34, 0])
  })

  it('[rs.zed.9] nobody steps aside through a wall, and back at the start one stays', () => {
    const ring = [26, 29, 32, 35, 38].map((x) => ({ at: at(x, 30) }))
    const wall = moved({ survivors: [{ at: at(20, 28) }], zeds: [...ring, { at: at(36, 28) }, { at: at(38, 28) }] }, 2)
    expect(wall.state.zeds.filter((z) => z.at.y < cm(28))).toEqual([])
    const shut = [
      [16, 34],
      [18, 34],
      [18, 31.9],
      [18, 36.1],
    ].map(([x = 0, y = 0]) => ({ at: at(x, y), down: true }))
    const stuck = moved({
      options: { zedMove: 5 },
      survivors: [{ at: at(3, 34) }],
      zeds: [...shut, { at: at(20, 34) }],
    })
    expect(placeOf(stuck, 5)).toEqual([20, 34, 0])
    expect(stuck.events.some(({ e }) => e === 'zed moved')).toBe(false)
  })

  it('[rs.zed.7] [rs.zed.8] [rs.zed.9] thirty at one doorway: no overlap, nobody frozen', () => {
    const zeds = Array.from({ length: 30 }, (_, i) => ({ at: at(10 + 2.1 * (i % 10), 30 + 2.1 * Math.floor(i / 10)) }))
    const survivors = [{ at: at(20, 17) }]
    const openings = { '0,0 door0': { state: 'open' as const } }
    const s = scene({ survivors, zeds, openings })
    const inside = (): number => s.state.zeds.filter((z) => buildingOf(s.table, z) !== null).length
    const wayLeft = (): number[] =>
      s.state.zeds.map((z) => wayLength(s.table, 'ordinary', asFigure(z), asFigure(survivorNo(s, 1))))
    const advance = (): void => {
      const before = wayLeft()
      playPart(s, 'attackers move', {})
      expect(overlapping(s)).toEqual([])
      expect(wayLeft().filter((left, i) => left > (before[i] as number) + 16)).toEqual([])
    }
    for (let turn = 0; turn < 4; turn++) advance()
    // Those in the doorway are no plug: three lanes of the way are full up to the door.
    expect(inside()).toBeGreaterThanOrEqual(15)
    expect(touching(s, 1).length).toBeGreaterThanOrEqual(5)
    // He runs from corner to corner: whoever found no room at first comes in, too.
    const places = s.state.zeds.map((z) => z.at)
    const stayed = new Set(s.state.zeds.map(({ n }) => n))
    for (const [x, y] of [
      [31, 14.5],
      [9, 14.5],
      [31, 25],
    ] as const) {
      putSurvivor(s.table, survivorNo(s, 1), nearestFreeSpot(s.table, { at: at(x, y), level: 0 }, 100) as Spot)
      advance()
      for (const [i, { n, at: place }] of s.state.zeds.entries()) if (place !== places[i]) stayed.delete(n)
    }
    expect([...stayed]).toEqual([])
    expect(inside()).toBeGreaterThanOrEqual(25)
    const barred = moved({ survivors: [{ at: at(20, 17), slime: 3 }, { at: at(20, 27) }], zeds, openings }, 3)
    expect(barred.state.zeds.filter((z) => buildingOf(barred.table, z) !== null)).toEqual([])
    expect(overlapping(barred)).toEqual([])
    expect(touching(barred, 2).length).toBeGreaterThanOrEqual(2)
  })

  it('[rs.zed.10] a ladder carries one Zed a turn, which starts at its end and spends its whole move', () => {
    // The ladder of the store: foot (34.5, 16), head (31.5, 16) on the roof.
    const survivors = [{ at: at(20, 16), level: 1 }]
    const zeds = [{ at: at(36, 16) }, { at: at(36, 18.5) }, { at: at(39, 22) }]
    const s = moved({ survivors, zeds })
    expect(placeOf(s, 1)).toEqual([31.5, 16, 1])
    expect(placeOf(s, 2)[2]).toBe(0)
    expect(placeOf(s, 3)[2]).toBe(0)
    expect(s.state.laddersUsed).toEqual(['0,0 ladder0'])
    expect(s.events.flatMap((e) => (e.e === 'zed moved' && e.zed === 1 ? [e.level] : []))).toEqual([1])
    const farther = moved({ survivors, zeds: [{ at: at(36.6, 16) }] })
    // 1.1 cm between its base and the foot are too much: it comes up to it, and climbs in the next turn.
    expect(placeOf(farther, 1)).toEqual([34.5, 16, 0])
    playPart(farther, 'attackers move', {})
    expect(placeOf(farther, 1)).toEqual([31.5, 16, 1])
    const none = moved({ survivors, zeds, options: { zedsClimbLadders: false } }, 2)
    expect(none.state.zeds.map(({ level }) => level)).toEqual([0, 0, 0])
  })

  it('[rs.zed.10] [rs.terrain.1] the ladder is free again in the next turn, and carries a Boomer as well', () => {
    const s = moved({ survivors: [{ at: at(20, 16), level: 1 }], zeds: [{ at: at(36, 16) }, { at: at(36, 18) }] })
    expect(s.state.zeds.map(({ level }) => level)).toEqual([1, 0])
    const boomer = moved({ survivors: [{ at: at(12, 16), level: 1 }], zeds: [{ at: at(36, 16), kind: 'boomer' }] })
    expect(placeOf(boomer, 1)).toEqual([31.5, 16, 1])
    s.table.state.laddersUsed = Object.freeze([])
    playPart(s, 'attackers move', {})
    expect(s.state.zeds.map(({ level }) => level)).toEqual([1, 1])
  })

  it('[rs.zed.4] [rs.zed.1] from a roof they step off the edge, and lie below', () => {
    const s = moved({ survivors: [{ at: at(20, 34) }], zeds: [{ at: at(20, 22), level: 1 }] })
    expect(zedNo(s, 1)).toMatchObject({ level: 0, down: true })
    expect(s.event('fell down a level')).toMatchObject({ zed: 1, levels: 1 })
    expect(touching(s, 1)).toEqual([])
  })

  it('[rs.zed.11] targets are chosen at the start of 7c, and whoever has the shortest way goes first', () => {
    const zeds = [{ at: at(38, 34) }, { at: at(30, 34) }, { at: at(34, 34) }]
    const s = moved({ survivors: [{ at: at(20, 34) }], zeds })
    expect(s.events.flatMap((e) => (e.e === 'zed moved' ? [e.zed] : []))).toEqual([2, 3, 1])
    const tied = moved({ survivors: [{ at: at(20, 34) }], zeds: [{ at: at(26, 34) }, { at: at(14, 34) }] })
    expect(tied.events.flatMap((e) => (e.e === 'zed moved' ? [e.zed] : []))).toEqual([1, 2])
  })

  it('[rs.zed.12] [rs.zed.13] a crowd makes for the closest living, spreads around him and seeks contact', () => {
    const zeds = Array.from({ length: 12 }, (_, i) => ({
      at: at(36 + 2.1 * (i % 3), 29 + 2.1 * Math.floor(i / 3)),
      horde: 1,
    }))
    const s = moved({ survivors: [{ at: at(22, 34) }, { at: at(3, 34) }], zeds })
    expect(touching(s, 1).length).toBeGreaterThanOrEqual(5)
    expect(touching(s, 2)).toEqual([])
    const sides = s.state.zeds.map((z) => Math.sign(z.at.y - cm(34)))
    expect([sides.includes(-1), sides.includes(1)]).toEqual([true, true])
    // Straight as they go: nobody's way is longer for weaving.
    for (const e of s.events) if (e.e === 'zed moved') expect(e.path.length).toBeLessThanOrEqual(3)
  })

  it('[rs.zed.14] after moving a Zed faces its target, or along its last segment', () => {
    const s = moved({ survivors: [{ at: at(20, 34) }], zeds: [{ at: at(20, 38), facing: { x: 0, y: 1 } }] })
    const { facing, at: place } = zedNo(s, 1) as Zed
    expect(facing).toEqual({ x: 0, y: at(20, 34).y - place.y })
    const noise = { kind: 'explosion', at: at(35, 33), level: 0, for7c: true, for7f: true } as const
    const heard = moved({
      survivors: [{ at: at(60, 20) }],
      zeds: [{ at: at(10, 33) }],
      state: { noises: [noise] },
    })
    expect(placeOf(heard, 1)).toEqual([30, 33, 0])
    expect((zedNo(heard, 1) as Zed).facing).toMatchObject({ y: 0 })
    expect((zedNo(heard, 1) as Zed).facing.x).toBeGreaterThan(0)
  })

  it('[rs.secrecy.11] one that nobody has seen walks in secret until it is seen or leaves its building', () => {
    // From the storeroom over the shop, into which one sees through the windows.
    const s = scene({
      options: { zedMove: 8 },
      survivors: [{ at: at(38, 38) }],
      openings: { '0,0 door1': { state: 'open' } },
    })
    const z = newZed(s.table, { at: at(20, 10), level: 0, facing: { x: 1, y: 0 } })
    hideZed(s.table, z)
    const before = s.storyFor('S1').length
    playPart(s, 'attackers move', {})
    const [hidden] = s.state.hidden.zeds
    expect(hidden?.at).not.toEqual(at(20, 10))
    expect(
      s
        .storyFor('S1')
        .slice(before)
        .filter((line) => line.includes('zed')),
    ).toEqual([])
    for (let i = 0; i < 2; i++) playPart(s, 'attackers move', {})
    expect(s.state.hidden.zeds).toEqual([])
    expect(s.state.zeds).toHaveLength(1)
    const seen = s.events.flatMap((e) => (e.e === 'zed moved' && e.zed === 1 ? [e.path] : []))
    const first = seen[0]?.[0]
    expect(s.event('zed appeared').at).toEqual(first)
  })
})

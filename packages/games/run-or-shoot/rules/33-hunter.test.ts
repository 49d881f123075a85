import { boxOf, distance2 } from '@shamble/table'
import { describe, expect, it } from 'vitest'
import { changeZed, type Zed } from '../state.ts'
import {
  at,
  playPart,
  plays,
  playTo,
  type RunOrShootScene,
  scene,
  type Stage,
  survivorNo,
  turnOver,
  zedNo,
} from '../testing.ts'
import { asFigure, gapOf } from './01-measure.ts'
import { sees } from './03-sight.ts'
import { wayTo } from './23-ways.ts'
import { modifiersOf, targetZed } from './29-aim.ts'
import { strikeZed } from './32-mutant.ts'

type Spot3 = readonly [x: number, y: number, level?: number]
const spot = ([x, y, level = 0]: Spot3) => ({ at: at(x, y), level })

type Given = Stage & { options?: Record<string, string>; dice?: string[] }
const NINE: Given = { options: { scenario: 'number-nine' } }

type AHunter = Partial<Omit<Zed, 'id'>>
const hunter = (place: Spot3, over: AHunter = {}) => ({ kind: 'hunter', ...spot(place), ...over }) as const
const crouched = (place: Spot3, over: AHunter = {}) => hunter(place, { posture: 'crouching', ...over })

/** Survivor 2, far away, keeps the game going when survivor 1 is helpless. */
const ELSEWHERE = { at: at(78, 2) }
const zed = (s: RunOrShootScene): Zed => zedNo(s, 1) as Zed
const gapTo = (s: RunOrShootScene, n = 1): number => gapOf(asFigure(zed(s)), asFigure(survivorNo(s, n)))

/** One part of the turn of a Hunter and of survivor 1. */
const alone = (part: string, zeds: Stage['zeds'], survivor: Spot3, stage: Stage = {}): RunOrShootScene =>
  playPart(scene({ survivors: [spot(survivor), ELSEWHERE], zeds: zeds ?? [], ...stage }), part, {})

/** A turn in which nobody does anything. */
function idle(s: RunOrShootScene): RunOrShootScene {
  for (const seat of s.owe) plays(s, seat, 'RUN')
  return turnOver(s)
}

describe('the ways of a Hunter', () => {
  const costOf = (from: Spot3, to: Spot3, stage: Given = {}): number | null => {
    const way = wayTo(scene(stage).table, 'hunter', spot(from), spot(to))
    return way === null ? null : Math.round(way.cost / 16) / 100
  }

  it('[rs.hunter.1] [rs.hunter.5] lead straight over fences, walls with a flat roof, ladders and vehicles', () => {
    expect(costOf([42, 15], [47, 15])).toBe(5)
    expect(costOf([20, 4], [20, 31])).toBe(27)
    expect(costOf([36, 16], [30, 16, 1])).toBe(6)
    const { table } = scene(NINE)
    const car = table.facts.layout.barriers.find((b) => b.part === 'piece' && b.piece.kind === 'vehicle')
    if (!car) throw new Error('no vehicle')
    const { west, north, east, south } = boxOf(car.shape)
    const beside = (x: number) => ({ at: { x, y: (north + south) >> 1 }, level: 0 })
    expect(wayTo(table, 'hunter', beside(west - 150), beside(east + 150))?.cost).toBe(16 * (east - west + 300))
  })

  it('[rs.hunter.5] lead into a closed room only by what it smashes, and never through armour, bars or walls', () => {
    // The store: over its roof to the south, and in by a window.
    expect(costOf([20, 4], [20, 17])).toBeGreaterThan(40 + 13)
    expect(costOf([20, 4], [20, 17], { openings: { '0,0 window0': { state: 'destroyed' } } })).toBeLessThan(40)
    expect(costOf([47, 20], [60, 20])).toBeNull()
    expect(costOf([60, 20, 1], [60, 20])).toBeNull()
    expect(costOf([47, 20], [60, 20, 1])).toBe(13)
  })

  it('[rs.hunter.5] a destroyed window above is an open edge, from below as well', () => {
    const { map } = scene(NINE).table.book
    const upper = map.openings.find(({ kind, level }) => kind === 'window' && level === 1)
    if (!upper) throw new Error('no upper window')
    const { from, to } = upper
    const [x, y] = [(from.x + to.x) / 200, (from.y + to.y) / 200]
    const [inside, outside]: [Spot3, Spot3] =
      from.x === to.x
        ? [
            [x + 3, y, 1],
            [x - 3, y],
          ]
        : [
            [x, y - 3, 1],
            [x, y + 3],
          ]
    const open: Given = { ...NINE, openings: { [upper.id]: { state: 'destroyed' } } }
    expect(costOf(outside, inside, open)).toBe(6)
    expect(costOf(inside, outside, open)).toBe(6)
    expect(costOf(outside, inside, NINE)).not.toBe(6)
  })
})

describe('a Hunter walks', () => {
  it('[rs.hunter.4] [rs.turn.8] up to 20 cm, not into contact, and does not crouch in that turn', () => {
    // Behind the store nobody sees it; the roof is on its way.
    const s = scene({ survivors: [spot([20, 33]), ELSEWHERE], zeds: [hunter([20, 3])] })
    idle(s)
    expect(zed(s)).toMatchObject({ posture: 'standing', pins: null })
    expect(distance2(zed(s).at, at(20, 3))).toBeLessThanOrEqual(2000 ** 2)
    expect(zed(s).level).toBe(1)
    expect(s.events.some(({ e }) => e === 'crouched' || e === 'leapt')).toBe(false)
  })

  it('[rs.hunter.4] along its way it stops with a gap of at least 2 cm', () => {
    // Zeds that lie around survivor 1 take every place to lurk; the free ground nearer to him is too near.
    const around = Array.from({ length: 105 }, (_, i) => at(12 + 2 * (i % 15), 28.5 + 2 * Math.floor(i / 15)))
    const ring = around.filter((place) => place.y <= 3900 && distance2(place, at(26, 38.5)) >= 550 * 550)
    const zeds = [hunter([43.6, 38.5]), ...ring.map((place) => ({ at: place, down: true }))]
    const s = alone('attackers move', zeds, [26, 38.5])
    expect(gapTo(s)).toBeGreaterThanOrEqual(200)
  })

  it('[rs.hunter.4] to a place 5 to 10 cm from its prey, the nearest that nobody sees', () => {
    // Survivor 1 is inside the store behind its south wall: straight outside is the smallest gap.
    const s = alone('attackers move', [hunter([16, 36])], [16, 25])
    expect(zed(s)).toMatchObject({ at: at(16, 32), level: 0 })
    // Beside the store there are nearer places in sight of survivor 1: it keeps out of it.
    const roof = alone('attackers move', [hunter([12, 24, 1])], [38, 24])
    expect(sees(roof.table, survivorNo(roof, 1), zed(roof))).toBe(false)
    expect([gapTo(roof) > 500, gapTo(roof) <= 1000]).toEqual([true, true])
    // In the open everything is in sight: the smallest gap. Too far for that: 20 cm along its way.
    expect(zed(alone('attackers move', [hunter([20, 38])], [42, 38])).at).toEqual(at(35, 38))
    expect(zed(alone('attackers move', [hunter([3, 38])], [42, 38])).at).toEqual(at(23, 38))
  })
})

describe('a Hunter crouches and springs', () => {
  it('[rs.hunter.2] [rs.hunter.3] one step 7 to crouch, one to leap', () => {
    const s = idle(scene({ survivors: [spot([20, 33]), ELSEWHERE], zeds: [hunter([30, 33])] }))
    expect(zed(s)).toMatchObject({ posture: 'crouching', at: at(30, 33) })
    expect(s.event('crouched').zed).toBe(1)
    idle(s)
    expect(zed(s)).toMatchObject({ posture: 'standing', pins: 1 })
    expect(survivorNo(s, 1)).toMatchObject({ pinnedBy: 1, down: true })
    const event = s.events.findIndex(({ e }) => e === 'leapt')
    expect(s.events.slice(0, event).findLast(({ e }) => e === 'step began')).toMatchObject({ step: '7d' })
  })

  it('[rs.hunter.2] crouches only before somebody whom it sees within 15 cm', () => {
    const posture = (x: number, y = 33) => zed(alone('crouches', [hunter([20, 33])], [x, y])).posture
    expect([posture(37), posture(37.01), posture(16.5, 25)]).toEqual(['crouching', 'standing', 'standing'])
    // One that has smashed at a door has had its step 7.
    const busy = scene({ survivors: [spot([30, 33])], zeds: [hunter([20, 33])] })
    changeZed(busy.state, 1, { spent: true })
    expect(zed(playPart(busy, 'crouches', {})).posture).toBe('standing')
  })

  it('[rs.hunter.6] springs at the nearest it sees within 10 cm, into a contact spot', () => {
    const s = alone('leaps', [crouched([20, 33])], [32, 33])
    expect([zed(s).at, zed(s).pins]).toEqual([{ x: 2998, y: 3300 }, 1])
    const survivors = [spot([28, 33]), spot([20, 38]), ELSEWHERE]
    const nearest = alone('leaps', [crouched([20, 33])], [0, 0], { survivors })
    expect(nearest.event('leapt').target).toBe(2)
  })

  it('[rs.hunter.6] over a fence, over figures and from a roof, but through no window', () => {
    expect(zed(alone('leaps', [crouched([42, 15])], [47, 15])).pins).toBe(1)
    expect(zed(alone('leaps', [crouched([20, 33]), { at: at(24, 33) }], [28, 33])).pins).toBe(1)
    const down = alone('leaps', [crouched([20, 25.5, 1])], [20, 30])
    expect(zed(down)).toMatchObject({ level: 0, pins: 1 })
    const inside = (state: 'closed' | 'destroyed') =>
      zed(alone('leaps', [crouched([12, 31])], [12, 25], { openings: { '0,0 window0': { state } } }))
    expect([inside('closed').pins, inside('destroyed').pins]).toEqual([null, 1])
    // Seen through the glass it springs all the same, and ends at the wall.
    expect(inside('closed')).toMatchObject({ at: at(12, 28), level: 0 })
  })

  it('[rs.hunter.6] not at somebody around whom no contact spot is free', () => {
    const ring = [0, 1, 2, 3, 4, 5].map((k) => {
      const [x, y] = [
        [2, 0],
        [1, 1.733],
        [-1, 1.733],
        [-2, 0],
        [-1, -1.733],
        [1, -1.733],
      ][k] as [number, number]
      return { at: at(20 + x, 33 + y) }
    })
    const s = alone('leaps', [crouched([28, 33]), ...ring], [20, 33])
    expect([zed(s).pins, survivorNo(s, 1).pinnedBy]).toEqual([null, null])
  })

  it('[rs.hunter.7] without prey it stays crouched while nobody sees it, else springs 10 cm towards the nearest', () => {
    const unseen = alone('leaps', [crouched([16, 32])], [16, 20])
    expect(zed(unseen)).toMatchObject({ posture: 'crouching', at: at(16, 32) })
    const seen = alone('leaps', [crouched([20, 33])], [35, 33])
    expect(zed(seen)).toMatchObject({ posture: 'springing', at: at(30, 33), pins: null })
    // From the roof it comes down where there is no roof; 10 cm more than a spring away it touches nobody.
    const fallen = alone('leaps', [crouched([20, 24, 1])], [20, 38.5])
    expect(zed(fallen)).toMatchObject({ level: 0, at: at(20, 34), down: false, pins: null })
    // A unit too far for a spring at him, and in contact all the same.
    const touching = alone('leaps', [crouched([20, 33])], [32.05, 33])
    expect(zed(touching).pins).toBe(1)
  })

  it('[rs.hunter.9] [rs.turn.8] counts as springing until the end of step 9, and does not crouch in the turn of its leap', () => {
    const s = alone('leaps', [crouched([20, 33])], [35, 33])
    playPart(s, 'crouches', {})
    expect(zed(s).posture).toBe('springing')
    playPart(s, 'Hunters land', {})
    expect(zed(s).posture).toBe('standing')
    expect(zed(alone('leaps', [crouched([20, 33])], [28, 33])).posture).toBe('springing')
  })

  it('[rs.hunter.17] brought into contact otherwise it bites for 1, crouches, and pins by a leap of no distance', () => {
    const s = idle(scene({ survivors: [spot([20, 33]), ELSEWHERE], zeds: [hunter([22, 33])] }))
    expect([survivorNo(s, 1).hits, zed(s).posture, zed(s).at]).toEqual([1, 'crouching', at(22, 33)])
    idle(s)
    expect([survivorNo(s, 1).hits, zed(s).pins, survivorNo(s, 1).pinnedBy]).toEqual([2, 1, 1])
  })

  it('[rs.hunter.4] one that WP has drawn away from its crouch does not leap in that turn', () => {
    // WP in the store: it comes as far as the door.
    const areas = [{ kind: 'WP' as const, at: at(20, 24), level: 0, turns: 2 }]
    const s = alone('attackers move', [crouched([20, 32])], [25, 31], { state: { areas } })
    expect(zed(s).at).not.toEqual(at(20, 32))
    playPart(s, 'leaps', {})
    expect(zed(s)).toMatchObject({ posture: 'standing', pins: null })
  })

  it('[rs.hunter.16] one that is knocked down has lost its crouch', () => {
    const s = scene({ survivors: [spot([40, 38])], zeds: [crouched([20, 33])] })
    strikeZed(s.table, zed(s), 'blast', { survivor: null, from: at(20, 33) })
    playPart(s, 'Zeds stand', {})
    expect(zed(s)).toMatchObject({ down: false, posture: 'standing' })
  })
})

describe('a pinned survivor', () => {
  const pinned = (stage: Given = {}): RunOrShootScene =>
    scene({
      survivors: [{ ...spot([20, 33]), down: true, pinnedBy: 1 }, ELSEWHERE],
      zeds: [hunter([22, 33], { pins: 1 })],
      ...stage,
    })

  it('[rs.hunter.10] [rs.hunter.13] loses the rest of the turn in which he is caught, and the next', () => {
    const s = scene({
      survivors: [spot([20, 33]), ELSEWHERE],
      zeds: [crouched([26, 33]), { at: at(36, 33), mode: 'drifting', facing: { x: 1000, y: 0 } }],
      dice: ['rs.drift.2: 1', 'rs.hunter.11: 1', 'rs.drift.2: 1'],
    })
    plays(s, 'S1', 'SHOOT')
    plays(s, 'S2', 'RUN')
    playTo(s, '9')
    expect(s.owe).not.toContain('S1')
    turnOver(s)
    expect(s.events.some(({ e }) => e === 'shot')).toBe(false)
    expect(survivorNo(s, 1)).toMatchObject({ down: true, pinnedBy: 1 })
    expect(s.owe).toEqual(['S2'])
    idle(s)
    expect(survivorNo(s, 1)).toMatchObject({ down: true, pinnedBy: 1, hits: 1 })
  })

  it('[rs.hunter.11] [rs.hunter.12] takes 1d3 in step 4 in place of the bite, and others bite as ever', () => {
    const s = pinned({ dice: ['rs.hunter.11: 2'], zeds: [hunter([22, 33], { pins: 1 }), { at: at(18, 33) }] })
    playPart(s, 'damage', {})
    expect(survivorNo(s, 1).hits).toBe(3)
  })

  it('[rs.hunter.14] is free when the Hunter is pushed, knocked down or killed, and stands up in step 11', () => {
    for (const result of ['push', 'blast', 'head'] as const) {
      const s = pinned()
      strikeZed(s.table, zed(s), result, { survivor: survivorNo(s, 2), from: at(20, 33) })
      expect([survivorNo(s, 1).pinnedBy, survivorNo(s, 1).down]).toEqual([null, true])
      playPart(s, 'survivors stand', {})
      expect(survivorNo(s, 1).down).toBe(false)
    }
    const still = pinned()
    playPart(still, 'survivors stand', {})
    expect(survivorNo(still, 1)).toMatchObject({ down: true, pinnedBy: 1 })
  })

  it("[rs.hunter.14] is free when a Tank's blow throws him out of the Hunter's reach", () => {
    const s = pinned({
      zeds: [hunter([22, 33], { pins: 1 }), { kind: 'tank', at: at(17, 33) }],
      survivors: [{ ...spot([20, 33]), down: true, pinnedBy: 1 }, ELSEWHERE],
      dice: ['rs.hunter.11: 1', 'rs.tank.6: 1', 'rs.tank.6: 5', 'rs.tank.6: 5'],
    })
    playPart(s, 'damage', {})
    // The Hunter is in the way of the blow: he stays in its grip.
    expect([gapTo(s) <= 10, survivorNo(s, 1).pinnedBy]).toEqual([true, 1])
    const aside = pinned({
      zeds: [hunter([20, 35], { pins: 1 }), { kind: 'tank', at: at(17, 33) }],
      dice: ['rs.hunter.11: 1', 'rs.tank.6: 1', 'rs.tank.6: 5', 'rs.tank.6: 5'],
    })
    playPart(aside, 'damage', {})
    expect([survivorNo(aside, 1).at, survivorNo(aside, 1).pinnedBy, zed(aside).pins]).toEqual([at(30, 33), null, null])
  })

  it('[rs.hunter.14] dies, and the Hunter has nobody', () => {
    const s = pinned({
      dice: ['rs.hunter.11: 3'],
      survivors: [{ ...spot([20, 33]), down: true, pinnedBy: 1, hits: 3 }, ELSEWHERE],
    })
    playPart(s, 'damage', {})
    expect([survivorNo(s, 1).status, zed(s).pins]).toEqual(['dead', null])
  })

  it('[rs.hunter.14] the house may let a pin end in step 11 of the first turn that began with it', () => {
    const options = { pinBreak: 'one turn' }
    const s = scene({
      options,
      survivors: [spot([20, 33]), ELSEWHERE],
      zeds: [crouched([26, 33])],
      dice: ['rs.hunter.11: 1'],
    })
    idle(s)
    expect(survivorNo(s, 1)).toMatchObject({ down: true, pinnedBy: 1 })
    idle(s)
    expect(survivorNo(s, 1)).toMatchObject({ down: false, pinnedBy: null })
    expect([zed(s).pins, gapTo(s) <= 10]).toEqual([null, true])
  })

  it('[rs.hunter.8] [rs.hunter.15] the Hunter upon him stays, does not crouch, and is stationary from the turn after its leap', () => {
    const leaping = alone('leaps', [crouched([26, 33])], [20, 33])
    const s = pinned({ dice: ['rs.hunter.11: 1'] })
    idle(s)
    const factors = (one: RunOrShootScene) => {
      const aim = targetZed(one.table, survivorNo(one, 1), zed(one))
      return aim === null
        ? null
        : modifiersOf(one.table, survivorNo(one, 1), aim, false).map(({ clause, value }) => [clause, value])
    }
    expect(factors(leaping)).toEqual([['rs.hunter.8', -4]])
    expect(factors(s)).toContainEqual(['rs.shoot.14', 1])
    expect(factors(s)?.flat()).not.toContain('rs.hunter.8')
    expect(zed(s)).toMatchObject({ at: at(22, 33), posture: 'standing', pins: 1, walked: [] })
    expect(s.events.some(({ e }) => e === 'zed moved' || e === 'leapt' || e === 'crouched')).toBe(false)
  })

  it('[rs.hunter.14] of two upon him the other one holds him still', () => {
    const s = pinned({
      zeds: [hunter([22, 33], { pins: 1 }), { kind: 'witch', at: at(18, 33), pins: 1, disturbedBy: 1 }],
    })
    strikeZed(s.table, zed(s), 'head', { survivor: survivorNo(s, 2), from: at(20, 33) })
    expect(survivorNo(s, 1).pinnedBy).toBe(2)
    expect(s.events.some(({ e }) => e === 'freed')).toBe(false)
  })
})

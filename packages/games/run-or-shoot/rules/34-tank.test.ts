import { describe, expect, it } from 'vitest'
import { changeZed, type Zed } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { type Result, strikeZed } from './32-mutant.ts'

const tank = (x: number, y: number, over: Partial<Zed> = {}) => ({ kind: 'tank', at: at(x, y), ...over }) as const

type Given = Stage & { dice?: (number | string)[]; options?: Record<string, string | number | boolean> }

/** A Tank at (20, 33) to which things are done by survivor 1, one after the other. */
function struck(results: readonly Result[], stage: Given = {}): RunOrShootScene {
  const s = scene({ survivors: [{ at: at(24, 33) }], zeds: [tank(20, 33)], ...stage })
  const survivor = survivorNo(s, 1)
  for (const result of results) {
    const zed = zedNo(s, 1)
    if (zed) strikeZed(s.table, zed, result, { survivor, from: survivor.at })
  }
  return s
}
const hitsOf = (s: RunOrShootScene): number | undefined => zedNo(s, 1)?.hits

describe('what a Tank takes', () => {
  it('[rs.tank.2] ten hits kill it, or as many as the house says', () => {
    const nine = Array.from({ length: 9 }, () => 'body' as const)
    expect(hitsOf(struck(nine))).toBe(9)
    const dead = struck([...nine, 'body'])
    expect([zedNo(dead, 1), dead.event('zed destroyed')]).toMatchObject([undefined, { how: 'hits', by: 1 }])
    expect(dead.events.findLast(({ e }) => e === 'tank hit')).toMatchObject({ zed: 1, hits: 1, total: 10, of: 10 })
    expect(hitsOf(struck(['body', 'body', 'body'], { options: { tankHits: 3 } }))).toBeUndefined()
  })

  it('[rs.tank.3] [rs.tank.4] a head shot is one hit and moves it nowhere; the house may have it do nothing', () => {
    const s = struck(['head', 'body'])
    expect(zedNo(s, 1)).toMatchObject({ hits: 2, at: at(20, 33), down: false })
    const immune = struck(['head', 'body'], { options: { tankHeadImmune: true } })
    expect(hitsOf(immune)).toBe(1)
  })

  it('[rs.tank.5] is never pushed or knocked down', () => {
    const s = struck(['push', 'stun', 'blast'])
    expect(zedNo(s, 1)).toMatchObject({ at: at(20, 33), down: false })
    expect(s.events.some(({ e }) => e === 'fell' || e === 'knocked back')).toBe(false)
  })

  it('[rs.tank.13] a blast is one hit and its kill die one more, stun is nothing', () => {
    expect([hitsOf(struck(['blast'])), hitsOf(struck(['blast', 'blast kill'])), hitsOf(struck(['stun']))]).toEqual([
      1, 2, 0,
    ])
  })

  it('[rs.tank.14] fire is one hit in every upkeep while it burns, and does not destroy it', () => {
    const s = struck(['fire'])
    expect(zedNo(s, 1)).toMatchObject({ burning: 5, hits: 0 })
    for (const left of [4, 3, 2, 1, 0]) {
      playPart(s, 'burning', {})
      expect(zedNo(s, 1)).toMatchObject({ burning: left, hits: 5 - left })
    }
    playPart(s, 'burning', {})
    expect(zedNo(s, 1)).toMatchObject({ burning: 0, hits: 5 })
  })

  it('[rs.tank.14] WP is 1d6 hits, once for each, and does not remove it', () => {
    const s = struck(['WP', 'WP'], { dice: ['rs.tank.14: 4'] })
    expect(hitsOf(s)).toBe(4)
    const two = scene({ zeds: [tank(20, 33)], dice: ['rs.tank.14: 2', 'rs.tank.14: 3'] })
    for (const x of [19, 21]) strikeZed(two.table, zedNo(two, 1) as Zed, 'WP', { survivor: null, from: at(x, 33) })
    expect(hitsOf(two)).toBe(5)
  })

  it('[rs.tank.14] drawn by WP it goes there, is hurt once in two turns, and stays', () => {
    const areas = [{ kind: 'WP' as const, at: at(28, 33), level: 0, turns: 2 }]
    const survivors = [{ at: at(3, 33) }]
    const s = scene({ survivors, zeds: [tank(20, 33)], state: { areas }, dice: ['rs.tank.14: 3'] })
    playPart(s, 'attackers move', {})
    const there = zedNo(s, 1)?.at
    expect([hitsOf(s), (there?.x ?? 0) >= 2600]).toEqual([3, true])
    playPart(s, 'attackers move', {})
    expect([hitsOf(s), (zedNo(s, 1)?.at.x ?? 0) >= 2600]).toEqual([3, true])
  })

  it('[rs.tank.15] whatever a melee weapon does to others is one hit', () => {
    expect([hitsOf(struck(['down'])), hitsOf(struck(['kill']))]).toEqual([1, 1])
  })
})

describe('what a Tank does to people', () => {
  const blow = (dice: (number | string)[], survivors: Stage['survivors'] = [{ at: at(23, 33) }]) =>
    playPart(scene({ survivors, zeds: [tank(20, 33)], dice }), 'damage', {})

  it('[rs.tank.6] [rs.tank.7] a blow is 1d3 hits, and throws him 2d6 cm directly away, down', () => {
    const s = blow(['rs.tank.6: 2', 'rs.tank.6: 3', 'rs.tank.6: 4'])
    expect(survivorNo(s, 1)).toMatchObject({ hits: 2, down: true, at: at(30, 33) })
    playPart(s, 'survivors stand', {})
    expect(survivorNo(s, 1).down).toBe(false)
  })

  /** Step 10 of a Tank at (10, 33) that had no way to anybody in 7c, unless told otherwise. */
  function throwing(stage: Given, cutOff = true): RunOrShootScene {
    const s = scene({ zeds: [tank(10, 33)], ...stage })
    changeZed(s.state, 1, { cutOff })
    return playPart(s, 'Tanks throw', {})
  }

  it('[rs.tank.10] [rs.tank.11] cut off from everybody it throws at the nearest it sees within 30 cm', () => {
    const s = throwing({ survivors: [{ at: at(30, 36) }, { at: at(10, 38) }], dice: ['rs.tank.10: 3'] })
    expect(s.event('missile')).toMatchObject({ zed: 1, survivor: 2, face: null, hit: true })
    expect(survivorNo(s, 2)).toMatchObject({ hits: 3, down: false, at: at(10, 38) })
    const isThrown = (x: number, dice: number[], cutOff = true): boolean =>
      throwing({ survivors: [{ at: at(x, 33) }], dice }, cutOff).events.some(({ e }) => e === 'missile')
    expect([isThrown(43, [1]), isThrown(43.01, []), isThrown(43, [], false)]).toEqual([true, false, false])
  })

  it('[rs.tank.12] who is partly obscured is hit on 5 or more; then 1d3, no knock back and no infection test', () => {
    const thrown = (dice: (number | string)[]) =>
      throwing({ survivors: [{ at: at(30, 33) }], zeds: [tank(10, 33), { at: at(20, 33) }], dice })
    expect(survivorNo(thrown(['rs.tank.12: 4']), 1).hits).toBe(0)
    const hit = thrown(['rs.tank.12: 5', 'rs.tank.10: 2'])
    expect([hit.event('missile'), survivorNo(hit, 1)]).toMatchObject([
      { face: 5, hit: true },
      { hits: 2, down: false },
    ])
    expect(hit.state.hidden.tested).toEqual({})
  })

  it('[rs.tank.17] what it throws is scenery: no vehicle is missing afterwards', () => {
    const options = { scenario: 'number-nine' }
    const s = throwing({ options, survivors: [{ at: at(20, 38) }], zeds: [tank(10, 38)], dice: ['rs.tank.10: 1'] })
    expect(s.event('missile').hit).toBe(true)
    expect([s.state.breaches, s.state.alarms, s.state.openings]).toEqual(
      (({ breaches, alarms, openings }) => [breaches, alarms, openings])(scene({ options }).state),
    )
  })
})

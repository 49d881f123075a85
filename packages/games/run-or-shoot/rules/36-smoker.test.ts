import { describe, expect, it } from 'vitest'
import { changeZed, type Survivor, type Zed } from '../state.ts'
import {
  at,
  lurks,
  playPart,
  plays,
  type RunOrShootScene,
  scene,
  type Stage,
  survivorNo,
  turnOver,
  zedNo,
} from '../testing.ts'

const smoker = (x: number, y: number, over: Partial<Zed> = {}) => ({ kind: 'smoker', at: at(x, y), ...over }) as const

type Given = Stage & { dice?: (number | string)[]; options?: Record<string, string> }
/** What somebody did in step 5 of the turn. */
type Haste = Partial<Pick<Survivor, 'moved' | 'climbed' | 'crossed'>>

/** A scene in which nothing but the Smokers' part of step 10 is played, after these moves. */
function ensnaring(stage: Given, ...moves: readonly Haste[]): RunOrShootScene {
  const s = scene(stage)
  for (const [i, haste] of moves.entries()) Object.assign(survivorNo(s, i + 1), haste)
  return playPart(s, 'Smokers ensnare', {})
}

/** A Smoker at (20, 33), and survivor 1 in the open 6 cm from it; the tenth face of a d10 is 0. */
const alone = (haste: Haste = {}, dice: (number | string)[] = [0]): RunOrShootScene =>
  ensnaring({ survivors: [{ at: at(28, 33) }], zeds: [smoker(20, 33)], dice }, haste)

describe('Smokers', () => {
  it('[rs.smoker.1] [rs.smoker.8] have a tongue of 10 cm, and must see whom they try', () => {
    const reached = (x: number, y: number, zed = smoker(20, 33), dice: number[] = [0]) =>
      ensnaring({ survivors: [{ at: at(x, y) }], zeds: [zed], dice }).events.some(({ e }) => e === 'ensnared')
    expect([reached(32, 33), reached(32.01, 33, smoker(20, 33), [])]).toEqual([true, false])
    expect(reached(16.5, 25, smoker(16.5, 29), [])).toBe(false)
  })

  it('[rs.smoker.2] [rs.smoker.3] [rs.smoker.6] ensnare on 5 or more of a d10 that is read from 0', () => {
    const missed = alone({}, [4])
    expect(missed.event('ensnared')).toMatchObject({ zed: 1, survivor: 1, face: 4, total: 4, hit: false })
    expect(survivorNo(missed, 1)).toMatchObject({ at: at(28, 33), hits: 0, down: false })
    const hit = alone({}, [5, 2])
    expect(survivorNo(hit, 1)).toMatchObject({ hits: 2, down: true, level: 0 })
    expect(hit.event('harmed')).toMatchObject({ how: 'tongue', hits: 2, by: 1, faces: [2] })
    // The face with the zero is 0: the tenth of the die.
    expect(alone().event('ensnared')).toMatchObject({ face: 0, hit: false })
  })

  it('[rs.smoker.2] [rs.smoker.4] are worse at who moved: -1 up to 5 cm or by CLIMB, -2 beyond or over a fence', () => {
    const chance = (haste: Haste) => alone(haste).event('ensnared').modifiers
    expect(chance({})).toEqual([])
    const slow = [{ clause: 'rs.smoker.4', value: -1 }]
    const fast = [{ clause: 'rs.smoker.4', value: -2 }]
    expect([chance({ moved: 1 }), chance({ moved: 500 }), chance({ climbed: true })]).toEqual([slow, slow, slow])
    expect([chance({ moved: 501 }), chance({ crossed: true })]).toEqual([fast, fast])
    expect(alone({ moved: 501 }, [6]).event('ensnared')).toMatchObject({ total: 4, hit: false })
    expect(alone({ moved: 501 }, [7, 1]).event('ensnared')).toMatchObject({ total: 5, hit: true })
  })

  it('[rs.smoker.5] a partly obscured target gives another -1', () => {
    const zeds = [smoker(20, 33), { at: at(24, 33) }]
    const s = ensnaring({ survivors: [{ at: at(28, 33) }], zeds, dice: [6] }, { moved: 300 })
    expect(s.event('ensnared')).toMatchObject({ total: 4, hit: false })
    expect(s.event('ensnared').modifiers).toEqual([
      { clause: 'rs.smoker.4', value: -1 },
      { clause: 'rs.smoker.5', value: -1 },
    ])
  })

  it('[rs.smoker.6] the house may have 1d3 for the damage', () => {
    const thrown = (options: Record<string, string>): string[] => {
      const dice = ['rs.smoker.2: 5', 'rs.smoker.6: 3']
      const s = scene({ survivors: [{ at: at(28, 33) }], zeds: [smoker(20, 33)], dice, options })
      return turnOver(plays(s, 'S1', 'RUN')).dice.slice(0, 2)
    }
    expect(thrown({})).toEqual(['rs.smoker.2 d10: 5', 'rs.smoker.6 d6: 3'])
    expect(thrown({ smokerDamage: 'd3' })).toEqual(['rs.smoker.2 d10: 5', 'rs.smoker.6 d3: 3'])
  })

  it('[rs.smoker.7] the victim is pulled into contact on its level, is tested, falls nowhere and stands in step 11', () => {
    // The Smoker is on the roof of the store, which ends at y 27.
    const s = ensnaring({
      survivors: [{ at: at(20, 29) }],
      zeds: [smoker(20, 25.5, { level: 1 })],
      dice: ['rs.smoker.2: 8', 'rs.smoker.6: 1'],
    })
    expect(survivorNo(s, 1)).toMatchObject({ level: 1, down: true, hits: 1, pinnedBy: null })
    expect(s.event('pulled')).toMatchObject({ survivor: 1, zed: 1, level: 1 })
    const gap = Math.hypot(survivorNo(s, 1).at.x - 2000, survivorNo(s, 1).at.y - 2550) - 200
    expect(gap).toBeLessThanOrEqual(10)
    expect(Object.keys(s.state.hidden.tested)).toEqual(['1'])
    playPart(s, 'survivors stand', {})
    expect(survivorNo(s, 1).down).toBe(false)
  })

  it('[rs.smoker.7] six hits kill a survivor where the Smoker is', () => {
    const s = alone({}, [9, 6])
    expect(survivorNo(s, 1)).toMatchObject({ status: 'dead', hits: 4 })
    expect(Math.abs(survivorNo(s, 1).at.x - 2202)).toBeLessThanOrEqual(1)
  })

  it('[rs.smoker.8] one attempt a turn, none with somebody in contact, none at the pinned, none while it lies', () => {
    const tries = (stage: Given) => ensnaring(stage).events.filter(({ e }) => e === 'ensnared').length
    const two = [{ at: at(28, 33) }, { at: at(20, 38) }]
    expect(tries({ survivors: two, zeds: [smoker(20, 33)], dice: [0] })).toBe(1)
    expect(tries({ survivors: [...two, { at: at(18, 33) }], zeds: [smoker(20, 33)] })).toBe(0)
    const pinned = { at: at(28, 33), down: true, pinnedBy: 2 }
    const hunter = { kind: 'hunter', at: at(30, 33), pins: 1 } as const
    expect(tries({ survivors: [pinned, { at: at(60, 38) }], zeds: [smoker(20, 33), hunter] })).toBe(0)
    expect(tries({ survivors: two, zeds: [smoker(20, 33, { down: true })] })).toBe(0)
  })

  it('[rs.smoker.9] tries the one with the best chance, then the nearest, then the lowest number', () => {
    const target = (haste: Haste, ...places: (readonly [number, number])[]) => {
      const survivors = places.map(([x, y]) => ({ at: at(x, y) }))
      return ensnaring({ survivors, zeds: [smoker(20, 33)], dice: [0] }, haste).event('ensnared').survivor
    }
    expect(target({}, [23, 33], [20, 38], [13, 33])).toBe(1)
    expect(target({ moved: 400 }, [23, 33], [20, 38], [13, 33])).toBe(2)
    expect(target({}, [12, 33], [27, 33])).toBe(2)
    expect(target({}, [27, 33], [13, 33])).toBe(1)
  })

  it('[rs.smoker.8] [rs.mutant.3] one in ambush shows itself by its attack, and by nothing else', () => {
    const zed = zedNo(scene({ zeds: [smoker(20, 33)] }), 1) as Zed
    const ambush = { ...zed, id: 7, n: 0 }
    const s = scene({ survivors: [{ at: at(28, 33) }], dice: [0] })
    lurks(s, ambush)
    playPart(s, 'Smokers ensnare', {})
    expect(s.events.map(({ e }) => e).slice(-2)).toEqual(['zed appeared', 'ensnared'])
    const nobody = scene({ survivors: [{ at: at(40, 38) }] })
    lurks(nobody, ambush)
    playPart(nobody, 'Smokers ensnare', {})
    expect(nobody.state.zeds).toEqual([])
  })

  it('[rs.turn.9] step 10: Boomers, then Tanks, then Smokers, each in the order of numbers', () => {
    const s = scene({
      survivors: [{ at: at(20, 33) }],
      zeds: [
        smoker(20, 38),
        { kind: 'tank', at: at(12, 36) },
        { kind: 'boomer', at: at(26, 36) },
        { kind: 'tank', at: at(12, 31) },
        { kind: 'boomer', at: at(26, 31) },
      ],
      dice: ['rs.tank.10: 1', 'rs.tank.10: 1', 'rs.smoker.2: 0'],
    })
    for (const id of [2, 4]) changeZed(s.state, id, { cutOff: true })
    for (const part of ['Boomers spit', 'Tanks throw', 'Smokers ensnare']) playPart(s, part, {})
    const acted = s.events.flatMap((event) =>
      event.e === 'spat' || event.e === 'missile' || event.e === 'ensnared' ? [[event.e, event.zed]] : [],
    )
    expect(acted).toEqual([
      ['spat', 3],
      ['spat', 5],
      ['missile', 2],
      ['missile', 4],
      ['ensnared', 1],
    ])
  })
})

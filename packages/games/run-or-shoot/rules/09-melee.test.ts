import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Survivor, Zed } from '../state.ts'
import type { MeleeWeapon } from '../tables/melee.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo, ZERO } from '../testing.ts'
import { moveZed } from './01-crowd.ts'

type Setting = Stage & { dice?: (number | string)[]; options?: Record<string, string | number | boolean> }

/** Six places round (20, 33) in contact with whoever stands there, from the east on. */
const ROUND = [
  [22, 33],
  [21, 34.74],
  [19, 34.74],
  [18, 33],
  [19, 31.26],
  [21, 31.26],
] as const
const round = (many: number): { at: Zed['at'] }[] => ROUND.slice(0, many).map(([x, y]) => ({ at: at(x, y) }))
const centre = at(20, 33)
const armed = (kind: MeleeWeapon): Partial<Survivor> => ({ main: { id: 2, kind, rounds: 0 } })

/** Survivor 1 in the middle plays MELEE. */
function fight(stage: Setting): RunOrShootScene {
  const s = scene({ survivors: [{ at: centre }], ...stage })
  return playPart(s, 'melee', { S1: ['MELEE'], S2: ['MELEE'], S3: ['MELEE'] })
}

const strike = (zed: number): Command => ({ do: 'strike', weapon: 2, zed })
const down = (s: RunOrShootScene): number[] => s.state.zeds.filter((z) => z.down).map(({ n }) => n)

describe('melee: the push', () => {
  it('[rs.melee.3] [rs.melee.5] [rs.melee.6] the roll of a d6 are thrown 3 cm straight off, and fall; nobody dies', () => {
    const s = fight({ zeds: round(6), dice: [2] })
    expect(s.asks).toBe('push or strike')
    s.do('S1', { do: 'push' })
    expect(s.event('push rolled')).toMatchObject({ face: 2, zeds: [1, 2, 3, 4, 5, 6] })
    s.do('S1', { do: 'push-back', zeds: [1, 4] })
    expect(down(s)).toEqual([1, 4])
    expect([zedNo(s, 1)?.at, zedNo(s, 4)?.at]).toEqual([at(25, 33), at(15, 33)])
    expect(zedNo(s, 2)).toMatchObject({ at: at(21, 34.74), down: false })
    expect(s.state.killed).toBe(0)
  })

  it('[rs.melee.6] a wall, the edge or another figure stops it, but it falls', () => {
    // The corner store ends at y = 27, another Zed stands behind the first.
    const wall = fight({ survivors: [{ at: at(10, 30) }], zeds: [{ at: at(10, 28) }], dice: [6] })
    wall.do('S1', { do: 'push' })
    expect(zedNo(wall, 1)).toMatchObject({ at: at(10, 28), down: true })
    const queue = fight({ zeds: [{ at: at(22, 33) }, { at: at(24.5, 33) }], dice: [1] })
    queue.do('S1', { do: 'push' })
    expect(zedNo(queue, 1)).toMatchObject({ down: true })
    expect(zedNo(queue, 1)?.at.x).toBeLessThanOrEqual(2252)
    expect(zedNo(queue, 2)?.down).toBe(false)
  })

  it('[rs.melee.4] the player picks as many as were rolled; with more pips than Zeds all are pushed', () => {
    const s = fight({ zeds: round(4), dice: [2] })
    s.do('S1', { do: 'push' })
    expect(s.asks).toBe('push whom')
    expect(s.offers('S1')).toHaveLength(6)
    for (const zeds of [[1], [1, 2, 3], [1, 1]])
      expect(s.refused('S1', { do: 'push-back', zeds }).clause).toBe('rs.melee.4')
    const nobody = s.refused('S1', { do: 'push-back', zeds: [1, 77] })
    expect(nobody.clause).toBe('rs.melee.3')
    s.do('S1', { do: 'push-back', zeds: [4, 2] })
    expect(down(s)).toEqual([2, 4])
    const all = fight({ zeds: round(3), dice: [5] })
    all.do('S1', { do: 'push' })
    expect(down(all)).toEqual([1, 2, 3])
  })

  it('[rs.melee.4] the clock picks mutants that can be pushed, then those that hold nobody else, then by number', () => {
    // Zed 1 holds the second survivor as well; Zed 4 is a Hunter, Zed 5 a Tank.
    const zeds = [
      ...round(3),
      { at: at(18, 33), kind: 'hunter' as const },
      { at: at(20, 29.95), kind: 'tank' as const },
    ]
    const survivors = [{ at: centre }, { at: at(24, 33) }]
    const s = playPart(scene({ survivors, zeds, dice: [3] }), 'melee', { S1: ['MELEE'], S2: ['RUN'] })
    s.do('S1', { do: 'push' })
    expect(s.clock('S1')).toEqual([{ do: 'push-back', zeds: [4, 2, 3] }])
    s.timeOut('S1')
    expect(down(s)).toEqual([2, 3, 4])
  })

  it('[rs.melee.17] without MELEE nobody pushes or strikes, unless `pushNeedsCard` is off, which gives a push alone', () => {
    const held = { zeds: round(1), survivors: [{ at: centre, ...armed('machete') }] }
    const strict = playPart(scene(held), 'melee', { S1: ['RUN'] })
    expect(strict.asks).toBe('place a card')
    expect(strict.events.some(({ e }) => e === 'push rolled' || e === 'struck' || e === 'card lost')).toBe(false)
    const alone = playPart(scene(), 'melee', { S1: ['RUN'] })
    expect(alone.events.some(({ e }) => e === 'card lost')).toBe(false)
    const loose = scene({ ...held, options: { pushNeedsCard: false }, dice: [1] })
    playPart(loose, 'melee', { S1: ['RUN'] })
    expect(loose.offers('S1')).toEqual(['push', 'pass'])
    expect(loose.refused('S1', strike(1)).clause).toBe('rs.melee.17')
    loose.do('S1', { do: 'push' })
    expect(down(loose)).toEqual([1])
  })

  it('[rs.melee.18] seats act in their order, and a Zed that was pushed is pushed by nobody else', () => {
    const survivors = [{ at: at(18, 33) }, { at: at(22, 33) }]
    const s = fight({ survivors, zeds: [{ at: at(20, 33) }], dice: [1] })
    expect(s.owe).toEqual(['S1'])
    s.do('S1', { do: 'push' })
    // It fell between the two of them, and still touches both.
    expect(zedNo(s, 1)).toMatchObject({ down: true })
    expect(s.owe).toEqual(['S2'])
    expect(s.refused('S2', { do: 'push' }).clause).toBe('rs.melee.20')
    expect(s.offers('S2').every((offer) => offer === 'pass' || offer.startsWith('strike'))).toBe(true)
  })

  it('[rs.melee.5] [rs.damage.2] [rs.down.2] who was pushed in step 3 does not bite in 4, even in contact, and stands in 8', () => {
    const wall = fight({ survivors: [{ at: at(10, 30) }], zeds: [{ at: at(10, 28) }], dice: [6] })
    wall.do('S1', { do: 'push' })
    playPart(wall, 'damage', {})
    expect(survivorNo(wall, 1).hits).toBe(0)
    playPart(wall, 'attackers move', {})
    expect(zedNo(wall, 1)?.at).toEqual(at(10, 28))
    playPart(wall, 'Zeds stand', {})
    expect(zedNo(wall, 1)?.down).toBe(false)
  })

  it('[rs.turn.3] whoever waits acts after the others, once', () => {
    const s = fight({ survivors: [{ at: at(18, 33) }, { at: at(22, 33) }], zeds: [{ at: at(20, 33) }], dice: [1] })
    s.do('S1', { do: 'wait' })
    expect(s.owe).toEqual(['S2'])
    s.do('S2', { do: 'pass' })
    expect(s.refused('S1', { do: 'wait' }).clause).toBe('rs.turn.3')
    s.do('S1', { do: 'push' })
    expect(down(s)).toEqual([1])
  })
})

describe('melee: weapons', () => {
  /** What is to happen on each face from 0 to 9 to Zed 1: nothing, down or killed. */
  function proves(main: Survivor['main'], results: string, hits = 0): void {
    for (const [face, result] of [...results].entries()) {
      const dice = [face === 0 ? ZERO : face, ...(result === 'd' ? [4] : [])]
      const s = fight({ survivors: [{ at: centre, main, hits }], zeds: round(2), dice })
      s.do('S1', strike(1))
      const zed = zedNo(s, 1)
      expect([zed?.down, zed?.at.x]).toEqual({ '-': [false, 2200], d: [true, 2600], k: [undefined, undefined] }[result])
      expect(zedNo(s, 2)?.down).toBe(false)
    }
  }

  it('[rs.melee.7] [rs.melee.8] [rs.melee.9] [rs.melee.10] a d10 from 0 to 9 by class: nothing, 1d6 cm back and down, out for good', () => {
    const weapon = (kind: MeleeWeapon) => ({ id: 2, kind, rounds: 0 })
    proves(weapon('crowbar'), '--dddddddk')
    proves(weapon('fireaxe'), '---ddddkkk')
    proves(weapon('chainsaw'), '--ddddkkkk')
  })

  it('[rs.melee.12] [rs.melee.13] a long gun strikes as a blunt weapon, loaded or not; a pistol does not', () => {
    proves({ id: 2, kind: 'shotgun', rounds: 0 }, '--dddddddk')
    proves({ id: 2, kind: 'rifle', rounds: 6 }, '--dddddddk')
    proves({ id: 2, kind: 'sniper', rounds: 1 }, '--dddddddk')
    const s = fight({ survivors: [{ at: centre, main: null }], zeds: round(1) })
    expect(s.offers('S1')).toEqual(['push', 'pass'])
    expect(s.refused('S1', { do: 'strike', weapon: 1, zed: 1 }).clause).toBe('rs.melee.13')
    expect(s.refused('S1', { do: 'strike', weapon: 9, zed: 1 }).clause).toBe('rs.melee.7')
  })

  it('[rs.melee.15] [rs.injury.6] hits change no blow', () => {
    proves({ id: 2, kind: 'fireaxe', rounds: 0 }, '---ddddkkk', 3)
  })

  it('[rs.melee.11] one blow, and no push with it', () => {
    const s = fight({ survivors: [{ at: centre, ...armed('sword') }], zeds: round(2), dice: [9] })
    s.do('S1', strike(2))
    expect(s.asks).toBe('place a card')
    expect(s.events.some(({ e }) => e === 'push rolled')).toBe(false)
    expect(zedNo(s, 1)?.down).toBe(false)
  })

  it('[rs.melee.14] push or weapon is chosen in step 3, among those in melee only', () => {
    const s = fight({
      survivors: [{ at: centre, ...armed('sword') }],
      zeds: [...round(2), { at: at(30, 33) }],
      dice: [ZERO],
    })
    expect(s.offers('S1')).toEqual(['push', 'strike weapon:2 zed:1', 'strike weapon:2 zed:2', 'pass'])
    const far = s.refused('S1', strike(3))
    const none = s.refused('S1', strike(44))
    expect([far.clause, far.reason.replace('3', '44')]).toEqual([none.clause, none.reason])
    expect(s.refused('S1', { do: 'strike', weapon: 2 }).clause).toBe('rs.melee.7')
    s.do('S1', strike(2))
  })

  it('[rs.melee.16] a Zed that lay in contact when the turn began can be struck: thrown further, or killed', () => {
    const lying = (dice: number[]) => {
      const s = fight({
        survivors: [{ at: centre, ...armed('crowbar') }],
        zeds: [{ at: at(22, 33), down: true }],
        dice,
      })
      expect(s.offers('S1')).toEqual(['strike weapon:2 zed:1', 'pass'])
      return s.do('S1', strike(1))
    }
    expect(zedNo(lying([2, 3]), 1)?.at).toEqual(at(25, 33))
    expect(zedNo(lying([9]), 1)).toBeUndefined()
    expect(zedNo(lying([1]), 1)?.at).toEqual(at(22, 33))
  })

  it('[rs.melee.7] [rs.turn.11] a blow reaches who touched him when the turn began and still does, nobody else', () => {
    const survivors = [
      { at: at(18, 33), ...armed('machete') },
      { at: at(22, 33), main: { id: 4, kind: 'machete' as const, rounds: 0 } },
    ]
    // Zed 1 touches both of them; Zed 2 touched the first and touches the second now.
    const zeds = [{ at: at(20, 33.5) }, { at: at(18, 30.95) }]
    const s = fight({ survivors, zeds, dice: [6] })
    moveZed(s.table, zedNo(s, 2) as Zed, { at: at(22, 35.05), level: 0 })
    expect(s.refused('S1', strike(2)).clause).toBe('rs.melee.7')
    s.do('S1', { do: 'pass' })
    expect(s.offers('S2')).toEqual(['push', 'strike weapon:4 zed:1', 'pass'])
    expect(s.refused('S2', { do: 'strike', weapon: 4, zed: 2 }).clause).toBe('rs.melee.7')
    s.do('S2', { do: 'push' })
    expect([s.event('push rolled').zeds, down(s)]).toEqual([[1], [1]])
  })

  it('[rs.melee.19] [rs.noise.2] a chainsaw is loud where its user stands, whatever it does; other weapons are not', () => {
    const noises = (kind: MeleeWeapon, face: number) => {
      const s = fight({ survivors: [{ at: centre, ...armed(kind) }], zeds: round(1), dice: [face] })
      s.do('S1', strike(1))
      return s.events.flatMap((event) => (event.e === 'noise' ? [[event.kind, event.at]] : []))
    }
    expect(noises('chainsaw', 1)).toEqual([['chainsaw', centre]])
    expect(noises('chainsaw', 9)).toEqual([['chainsaw', centre]])
    expect(noises('fireaxe', 9)).toEqual([])
  })

  it('[rs.melee.20] [rs.cards.6] MELEE without anybody to fight is lost; a corpse beside is somebody', () => {
    const s = fight({ zeds: [{ at: at(30, 33) }] })
    expect(s.event('card lost')).toMatchObject({ survivor: 1, card: 'MELEE' })
    expect(s.events.some(({ e }) => e === 'push rolled')).toBe(false)
    const dead = { at: at(23, 33), status: 'dead' as const, hits: 4 }
    const survivors = [{ at: centre, ...armed('machete') }, dead]
    const rising = Object.freeze({ 2: 2 })
    for (const [face, left] of [
      [7, {}],
      [6, { 2: 2 }],
    ] as const) {
      const over = fight({ survivors, dice: [face] })
      over.table.state.hidden.rising = rising
      expect(over.offers('S1')).toEqual(['strike weapon:2 corpse:2', 'pass'])
      over.do('S1', { do: 'strike', weapon: 2, corpse: 2 })
      expect(over.events.find(({ e }) => e === 'struck')).toMatchObject({ corpse: 2, zed: null, face })
      expect(over.state.hidden.rising).toEqual(left)
    }
    const far = fight({ survivors: [survivors[0] ?? {}, { ...dead, at: at(27, 33) }, { at: at(3, 33) }] })
    expect(far.events.filter(({ e }) => e === 'card lost')).toHaveLength(2)
  })

  it('[rs.melee.14] the clock strikes a single Zed with an edge, and pushes otherwise', () => {
    const clock = (kind: MeleeWeapon, many: number) =>
      fight({ survivors: [{ at: centre, ...armed(kind) }], zeds: round(many) }).clock('S1')
    expect(clock('machete', 1)).toEqual([strike(1)])
    expect(clock('chainsaw', 1)).toEqual([strike(1)])
    expect(clock('crowbar', 1)).toEqual([{ do: 'push' }])
    expect(clock('machete', 2)).toEqual([{ do: 'push' }])
  })

  it('[rs.nps.10] whom nobody plays fights after the seats: a weapon against one Zed, else the push; without MELEE or pinned not at all', () => {
    const nps = { n: 11, who: 'n1', name: 'Constable Ruth Adeyemi', seat: null, at: centre } as const
    const others = (
      ruth: Partial<Survivor>,
      zeds: Partial<Zed>[],
      dice: number[],
      card: 'MELEE' | 'SHOOT' = 'MELEE',
    ): RunOrShootScene => {
      const s = scene({ survivors: [{ at: at(3, 33) }, { ...nps, ...ruth }], zeds, dice })
      s.table.state.settled = Object.freeze({ 11: Object.freeze([card]) })
      return playPart(s, 'melee', { S1: ['RUN'] })
    }
    const blade = { main: { id: 4, kind: 'machete', rounds: 0 } } as const
    expect(others(blade, round(1), [7]).event('struck')).toMatchObject({ survivor: 11, zed: 1 })
    expect(down(others(blade, round(3), [2]))).toEqual([1, 2])
    expect(down(others({ main: null }, round(1), [1]))).toEqual([1])
    expect(down(others({ main: { id: 4, kind: 'rifle', rounds: 6 } }, round(1), [1]))).toEqual([1])
    expect(others(blade, round(1), [], 'SHOOT').state.killed).toBe(0)
    const hunter = { at: at(22, 33), kind: 'hunter' as const, pins: 11 }
    expect(down(others({ ...blade, down: true, pinnedBy: 1 }, [hunter], []))).toEqual([])
  })

  it('whoever lies, or is pinned, neither pushes nor strikes', () => {
    const lying = fight({ survivors: [{ at: centre, down: true, ...armed('machete') }], zeds: round(1) })
    expect(lying.event('card lost')).toMatchObject({ survivor: 1, card: 'MELEE' })
    const s = scene({
      survivors: [{ at: centre, down: true, pinnedBy: 1 }, { at: at(3, 33) }],
      zeds: [{ at: at(22, 33), kind: 'hunter', pins: 1 }],
      options: { pushNeedsCard: false },
    })
    playPart(s, 'melee', { S2: ['MELEE'] })
    expect(survivorNo(s, 1).fought).toBe(false)
    expect(s.events.some(({ e }) => e === 'push rolled')).toBe(false)
  })
})

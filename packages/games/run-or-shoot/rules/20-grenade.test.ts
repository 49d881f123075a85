import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { State, Survivor, Zed } from '../state.ts'
import type { GrenadeId } from '../tables/grenades.ts'
import { cm } from '../tables/units.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, zedNo, ZERO } from '../testing.ts'
import { hideZed, newZed } from './01-crowd.ts'

type Setting = Stage & {
  dice?: (number | string)[]
  hidden?: string
  options?: Record<string, string | number | boolean>
}

const ALL: readonly GrenadeId[] = ['HE', 'stun', 'pipe', 'molotov', 'WP']
const thrower: Partial<Survivor> = { at: at(5, 33), items: [...ALL] }

/** Step 6 with GRENADE for survivor 1 at (5, 33). */
const step6 = (stage: Setting): RunOrShootScene =>
  playPart(scene({ survivors: [thrower], ...stage }), 'grenades', { S1: ['GRENADE'], S2: ['GRENADE'] })

const at20 = (grenade: GrenadeId, x = 20, y = 33, level = 0): CommandOf<'throw'> => ({
  do: 'throw',
  grenade,
  at: [cm(x), cm(y)],
  level,
})

/** In the open south of the store: two within, one beyond. */
const open: Partial<Zed>[] = [{ at: at(20, 33) }, { at: at(31, 33) }, { at: at(31.01, 35) }]
const lying = (s: RunOrShootScene): number[] => s.state.zeds.filter(({ down }) => down).map(({ n }) => n)
const numbers = (s: RunOrShootScene): number[] => s.state.zeds.map(({ n }) => n)
const noises = (s: RunOrShootScene) => s.events.flatMap((e) => (e.e === 'noise' ? [[e.kind, e.at]] : []))

describe('grenades', () => {
  it('[rs.grenade.1] [rs.grenade.2] thrown at most 30 cm from the base, lands exactly there and is used up', () => {
    const s = step6({ zeds: [] })
    expect(s.asks).toBe('throw')
    expect(s.refused('S1', at20('HE', 36.01)).clause).toBe('rs.grenade.1')
    s.do('S1', at20('HE', 36))
    expect(s.event('thrown')).toMatchObject({ survivor: 1, grenade: 'HE', at: at(36, 33), level: 0 })
    expect(survivorNo(s, 1)).toMatchObject({ items: ['stun', 'pipe', 'molotov', 'WP'], threw: true, at: at(5, 33) })
  })

  it('[rs.secrecy.17] is offered where his player knows of Zeds, not where somebody else does', () => {
    const offered = (unshared: State['unshared']): number[] => {
      const s = step6({ zeds: [{ at: at(20, 33) }, { at: at(10, 33) }], options: { radioTalk: true } })
      s.state.unshared = unshared
      return s.offered('S1').flatMap((one) => (one.do === 'throw' && one.at[1] === cm(33) ? [one.at[0]] : []))
    }
    expect(new Set(offered([]))).toEqual(new Set([cm(20), cm(10)]))
    expect(new Set(offered([{ what: 'zed 2', by: 2 }]))).toEqual(new Set([cm(20)]))
  })

  it('[rs.secrecy.10] [rs.secrecy.17] where not all is seen or shared, what is told of whom it has met comes to light', () => {
    const shown = (grenade: GrenadeId, options: Setting['options'] = {}): boolean => {
      const s = step6({ zeds: open, options, dice: grenade === 'HE' ? [1, 1] : [] })
      s.table.revealed = false
      s.do('S1', at20(grenade))
      return s.table.revealed
    }
    expect([shown('HE'), shown('HE', { fogOfWar: 'strict' }), shown('HE', { radioTalk: true })]).toEqual([
      false,
      true,
      true,
    ])
  })

  it('[rs.secrecy.10] [rs.secrecy.17] [rs.grenade.10] no open die falls for a Zed that only some have met', () => {
    // One open die for Zed 1: another one for Zed 2 would tell that it is there.
    const two = { survivors: [thrower, { at: at(5, 20) }], zeds: open.slice(0, 2) }
    const s = step6({ ...two, options: { radioTalk: true }, dice: [1], hidden: 'in secret' })
    s.state.unshared = [{ what: 'zed 2', by: 1 }]
    s.do('S1', at20('HE', 25))
    const blasts = s.events.flatMap((e) => (e.e === 'blast' ? [e] : []))
    expect(blasts.map(({ audience, zeds }) => [audience?.includes('S2') ?? true, zeds.map(({ zed }) => zed)])).toEqual([
      [true, [1]],
      [false, [2]],
    ])
    expect(blasts[1]?.zeds[0]?.face).toBeTypeOf('number')
    expect(s.table.revealed).toBe(true)
  })

  it('[rs.grenade.3] over fences and people, through windows, which break; not through walls, doors or bars', () => {
    const by = (x: number, y: number, over: Setting = {}) =>
      step6({ survivors: [{ ...thrower, at: at(x, y) }], ...over })
    // The window of the store is x 9 to 15, its door x 18 to 22, both on y = 27.
    const window = by(12, 33).do('S1', at20('molotov', 12, 20))
    expect(window.state.openings['0,0 window0']?.state).toBe('destroyed')
    expect(window.event('door')).toMatchObject({ door: '0,0 window0', now: 'destroyed', survivor: 1 })
    expect(by(16.5, 33).refused('S1', at20('HE', 16.5, 20)).clause).toBe('rs.grenade.3')
    expect(by(20, 33).refused('S1', at20('HE', 20, 20)).clause).toBe('rs.grenade.3')
    const ajar = by(20, 33, { openings: { '0,0 door0': { state: 'open' } } })
    ajar.do('S1', at20('HE', 20, 20))
    expect(ajar.state.openings['0,0 window0']?.state).toBe('closed')
    // A barred window of the safe house, and its wire fence at x = 45.
    expect(by(53.5, 33).refused('S1', at20('HE', 53.5, 20)).clause).toBe('rs.grenade.3')
    const fence = by(36, 20, { zeds: [{ at: at(40, 20) }, { at: at(48, 20) }] })
    fence.do('S1', at20('stun', 48, 20))
    expect(lying(fence)).toEqual([1, 2])
  })

  it('[rs.grenade.3] behind his back as well, to a floor only, and between levels as one sees', () => {
    const back = step6({ survivors: [{ ...thrower, at: at(30, 33), facing: { x: 1000, y: 0 } }] })
    back.do('S1', at20('stun', 5, 33))
    const up = step6({ survivors: [{ ...thrower, at: at(20, 30) }] })
    expect(up.refused('S1', at20('HE', 20, 33, 1)).clause).toBe('rs.grenade.3')
    // From the ground close by, the edge of the roof hides its middle; from the roof the street is seen.
    expect(up.refused('S1', at20('HE', 20, 15, 1)).clause).toBe('rs.grenade.3')
    const down = step6({ survivors: [{ ...thrower, at: at(20, 25.9), level: 1 }] })
    down.do('S1', at20('HE', 20, 33, 0))
    expect(down.event('thrown').level).toBe(0)
  })

  it('[rs.grenade.3] over a board fence, which hides what lies behind it', () => {
    const s = step6({
      options: { scenario: 'number-nine' },
      survivors: [{ ...thrower, at: at(4, 14) }],
      zeds: [{ at: at(10, 14) }],
    })
    s.do('S1', at20('stun', 10, 14))
    expect(lying(s)).toEqual([1])
  })

  it('[rs.grenade.4] [rs.grenade.10] HE: all within 10 cm go down, then a die each by number, 8 or 9 kill', () => {
    const s = step6({ zeds: [...open, { at: at(22.5, 33), down: true }], dice: [7, 8, 9] })
    s.do('S1', at20('HE'))
    expect(numbers(s)).toEqual([1, 3])
    expect(lying(s)).toEqual([1])
    expect(zedNo(s, 1)?.at).toEqual(at(20, 33))
    expect(s.event('blast')).toMatchObject({
      grenade: 'HE',
      zeds: [
        { zed: 1, face: 7, killed: false },
        { zed: 2, face: 8, killed: true },
        { zed: 4, face: 9, killed: true },
      ],
    })
    expect(s.events.some(({ e }) => e === 'knocked back')).toBe(false)
  })

  it('[rs.grenade.5] stun: all go down, no die is thrown', () => {
    const s = step6({ zeds: open })
    s.do('S1', at20('stun'))
    expect([numbers(s), lying(s)]).toEqual([
      [1, 2, 3],
      [1, 2],
    ])
  })

  it('[rs.grenade.6] a pipe bomb kills on 5 or more, and a zero is none', () => {
    const s = step6({ zeds: [{ at: at(20, 33) }, { at: at(23, 33) }, { at: at(26, 33) }], dice: [4, 5, ZERO] })
    s.do('S1', at20('pipe'))
    expect(numbers(s)).toEqual([1, 3])
    expect(s.event('blast').zeds.map(({ face }) => face)).toEqual([4, 5, 0])
  })

  it('[rs.grenade.7] [rs.grenade.8] a Molotov makes flames, WP burns; neither throws anybody down', () => {
    const s = step6({ zeds: open })
    s.do('S1', at20('molotov'))
    expect(s.state.areas).toEqual([{ kind: 'flames', at: at(20, 33), level: 0, turns: 5 }])
    expect(lying(s)).toEqual([])
    const wp = step6({ zeds: open })
    wp.do('S1', at20('WP'))
    expect(wp.state.areas).toEqual([{ kind: 'WP', at: at(20, 33), level: 0, turns: 2 }])
    expect([lying(wp), wp.state.killed, zedNo(wp, 1)?.burning]).toEqual([[], 0, 0])
  })

  it('[rs.grenade.9] the border is within; another level, a wall or a closed door shields, a window does not', () => {
    const s = step6({ zeds: [...open, { at: at(20, 21.99) }] })
    s.do('S1', at20('stun'))
    expect(lying(s)).toEqual([1, 2])
    // North of the wall and the door of the store, and on its roof; then with the door open.
    const inside = [{ at: at(20, 24) }, { at: at(12, 24) }, { at: at(20, 25), level: 1 }]
    const shut = step6({ zeds: inside })
    shut.do('S1', at20('stun', 14, 30))
    expect(lying(shut)).toEqual([2])
    const ajar = step6({ zeds: inside, openings: { '0,0 door0': { state: 'open' } } })
    ajar.do('S1', at20('stun', 20, 30))
    expect(lying(ajar)).toEqual([1])
  })

  it('[rs.grenade.11] [rs.noise.2] explosions are loud where they happen, Molotov and WP are not', () => {
    const heard = ALL.map((grenade) => noises(step6({}).do('S1', at20(grenade))))
    const bang = [['explosion', at(20, 33)]]
    expect(heard).toEqual([bang, bang, bang, [], []])
  })

  it('[rs.grenade.12] survivors are not hurt, unless `blastHurtsSurvivors` throws them down, or hurts them as well', () => {
    const friends = [thrower, { at: at(22, 33) }, { at: at(40, 33) }]
    const after = (options: Record<string, string>) => {
      const s = step6({ survivors: friends, options })
      s.do('S1', at20('HE'))
      return s.state.survivors.map(({ down, hits }) => [down, hits])
    }
    expect(after({})).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
    ])
    expect(after({ blastHurtsSurvivors: 'down' })[1]).toEqual([true, 0])
    expect(after({ blastHurtsSurvivors: 'down and hit' })).toEqual([
      [false, 0],
      [true, 1],
      [false, 0],
    ])
  })

  it('[rs.grenade.13] in seat order, each after the effect of the one before', () => {
    const s = step6({ survivors: [thrower, { ...thrower, at: at(5, 37) }], zeds: [{ at: at(20, 33) }], dice: [9] })
    expect(s.owe).toEqual(['S1'])
    s.do('S1', at20('HE'))
    expect(s.owe).toEqual(['S2'])
    expect(s.state.zeds).toEqual([])
    s.do('S2', { do: 'pass' })
    expect(survivorNo(s, 2).items).toEqual([...ALL])
  })

  it('[rs.grenade.14] without a grenade, or lying, the card is lost; whoever declines keeps his grenade', () => {
    for (const state of [{ items: [] }, { down: true }]) {
      const s = step6({ survivors: [{ ...thrower, ...state }] })
      expect(s.asks).toBe('place a card')
      expect(s.event('card lost')).toMatchObject({ survivor: 1, card: 'GRENADE' })
    }
    const others = playPart(
      scene({ survivors: [thrower, thrower].map((one, i) => ({ ...one, at: at(5, 30 + 4 * i) })) }),
      'grenades',
      {
        S1: ['RUN'],
        S2: ['SHOOT'],
      },
    )
    expect([others.asks, others.events.some(({ e }) => e === 'card lost')]).toEqual(['place a card', false])
    const s = step6({ survivors: [{ ...thrower, items: ['stun'] }] })
    expect(s.refused('S1', at20('HE')).clause).toBe('rs.grenade.14')
    expect(s.clock('S1')).toEqual([{ do: 'pass' }])
    s.do('S1', { do: 'pass' })
    expect(survivorNo(s, 1).items).toEqual(['stun'])
  })

  it('[rs.grenade.15] who is thrown down in step 6 stands again in step 8 of the same turn', () => {
    const s = step6({ zeds: [{ at: at(20, 33) }] })
    s.do('S1', at20('stun'))
    expect(zedNo(s, 1)?.down).toBe(true)
    playPart(s, 'attackers move', {})
    expect(zedNo(s, 1)).toMatchObject({ at: at(20, 33), down: true })
    playPart(s, 'Zeds stand', {})
    expect(zedNo(s, 1)?.down).toBe(false)
  })

  it('[rs.mutant.3] a hidden Zed in the blast is not offered, and comes to light by it', () => {
    const s = step6({})
    const facing = { x: 0, y: 1000 }
    hideZed(s.table, newZed(s.table, { at: at(22, 33), level: 0, facing, kind: 'hunter' }))
    const offered = s.offered('S1').flatMap((c) => (c.do === 'throw' ? [c.at] : []))
    expect(offered).not.toContainEqual([2200, 3300])
    s.do('S1', at20('stun'))
    expect(zedNo(s, 1)).toMatchObject({ kind: 'hunter', at: at(22, 33), down: true })
  })

  it('[rs.secrecy.11] whoever hides in a room comes to light by a blast there, and by flames, which burn him', () => {
    const nps = {
      n: 11,
      who: 'n1',
      name: 'Constable Ruth Adeyemi',
      seat: null,
      status: 'hidden',
      at: at(0, 0),
    } as const
    for (const [grenade, status] of [
      ['stun', 'alive'],
      ['molotov', 'dead'],
    ] as const) {
      const survivors = [{ ...thrower, at: at(20, 33) }, nps]
      const s = scene({ survivors, openings: { '0,0 door0': { state: 'open' } } })
      s.table.state.hidden.people = Object.freeze({ 11: Object.freeze({ at: Object.freeze(at(12, 18)), level: 0 }) })
      playPart(s, 'grenades', { S1: ['GRENADE'] })
      s.do('S1', at20(grenade, 20, 20))
      expect(s.event('person appeared')).toMatchObject({ survivor: 11, at: at(12, 18) })
      expect([survivorNo(s, 11).status, s.state.hidden.people]).toEqual([status, {}])
    }
  })

  it('what is offered is legal: where Zeds are, and the mouths of lairs', () => {
    const s = step6({ zeds: [{ at: at(20, 30) }, { at: at(44, 33) }, { at: at(20, 24) }] })
    const offered = s.offered('S1').flatMap((c) => (c.do === 'throw' ? [c.at] : []))
    expect(new Set(offered.map(String))).toEqual(new Set(['2000,3000', '2000,3500']))
    expect(offered).toHaveLength(10)
  })
})

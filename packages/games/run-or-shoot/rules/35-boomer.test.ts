import { describe, expect, it } from 'vitest'
import type { Hidden, Horde, Zed } from '../state.ts'
import { at, playPart, type RunOrShootScene, scene, type Stage, survivorNo, turnOver, zedNo } from '../testing.ts'
import { type Result, strikeZed } from './32-mutant.ts'
import { markedFor } from './35-boomer.ts'

const horde = (n: number, lair: string, over: Partial<Horde> = {}): Horde => ({
  n,
  lair,
  size: 20,
  inside: 20,
  active: 0,
  emergesFrom: 0,
  drawnTo: [],
  ...over,
})

const hiddenWith = (hordes: readonly Horde[], zeds: readonly Zed[] = []): Hidden => ({
  hordes,
  zeds,
  people: {},
  caches: {},
  tested: {},
  rising: {},
  nextZed: 50,
  activations: hordes.filter(({ active }) => active > 0).length,
  rolls: [],
})

const boomer = (x: number, y: number, over: Partial<Zed> = {}) => ({ kind: 'boomer', at: at(x, y), ...over }) as const

type Given = Stage & { dice?: number[]; options?: Record<string, number>; hordes?: readonly Horde[] }
/** A scene in which nothing but the Boomers' part of step 10 is played. */
const spitting = ({ hordes, ...stage }: Given): RunOrShootScene =>
  playPart(
    scene({ ...stage, ...(hordes ? { state: { ...stage.state, hidden: hiddenWith(hordes) } } : {}) }),
    'Boomers spit',
    {},
  )

/** A Boomer at (20, 33) to which something is done by survivor 1. */
function struck(result: Result, stage: Given = {}): RunOrShootScene {
  const s = scene({
    survivors: [{ at: at(24, 33) }],
    zeds: [boomer(20, 33)],
    ...stage,
    ...(stage.hordes ? { state: { hidden: hiddenWith(stage.hordes) } } : {}),
  })
  const survivor = survivorNo(s, 1)
  strikeZed(s.table, zedNo(s, 1) as Zed, result, { survivor, from: survivor.at })
  return s
}

const slimes = (s: RunOrShootScene): number[] => s.state.survivors.map(({ slime }) => slime)
const drawn = (s: RunOrShootScene): (readonly number[])[] => s.state.hidden.hordes.map(({ drawnTo }) => drawnTo)
const active = (s: RunOrShootScene): number[] =>
  s.state.hidden.hordes.flatMap(({ n, active: order }) => (order > 0 ? [n] : []))

describe('Boomers', () => {
  it('[rs.boomer.1] [rs.boomer.2] spit at the nearest within 10 cm who is not marked yet, without a die or a wound', () => {
    const survivors = [{ at: at(24, 33), slime: 2 }, { at: at(20, 38) }, { at: at(20, 28) }]
    const s = spitting({ survivors, zeds: [boomer(20, 33)] })
    expect(s.event('spat')).toMatchObject({ zed: 1, survivor: 2, face: null, hit: true })
    expect(slimes(s)).toEqual([2, 3, 0])
    expect(survivorNo(s, 2).hits).toBe(0)
    // Everybody marked: the nearest.
    const all = survivors.map((one) => ({ ...one, slime: 1 }))
    expect(slimes(spitting({ survivors: all, zeds: [boomer(20, 33)] }))).toEqual([3, 1, 1])
  })

  it('[rs.boomer.2] reach no further than 10 cm, and nobody whom they do not see', () => {
    const to = (x: number, y: number) => slimes(spitting({ survivors: [{ at: at(x, y) }], zeds: [boomer(20, 33)] }))
    expect([to(32, 33), to(32.01, 33)]).toEqual([[3], [0]])
    // Behind the wall of the store.
    expect(slimes(spitting({ survivors: [{ at: at(16.5, 25) }], zeds: [boomer(16.5, 29)] }))).toEqual([0])
  })

  it('[rs.boomer.2] need 5 or more against who is partly obscured', () => {
    // Survivor 2 stands in the line, but farther off than nobody: he is marked already.
    const stage = { survivors: [{ at: at(28, 33) }, { at: at(24, 33), slime: 3 }], zeds: [boomer(20, 33)] }
    const missed = spitting({ ...stage, dice: [4] })
    expect([missed.event('spat'), slimes(missed)]).toMatchObject([{ survivor: 1, face: 4, hit: false }, [0, 3]])
    expect(slimes(spitting({ ...stage, dice: [5] }))).toEqual([3, 3])
  })

  it('[rs.boomer.3] [rs.boomer.5] are put out by any hit, and a push or stun is none', () => {
    for (const result of ['body', 'head', 'down', 'kill', 'blast', 'fire', 'WP'] as const) {
      const s = struck(result)
      expect([result, zedNo(s, 1), s.event('zed destroyed').how]).toEqual([result, undefined, 'burst'])
    }
    expect(zedNo(struck('stun'), 1)).toMatchObject({ down: false, at: at(20, 33) })
    const pushed = struck('push')
    expect([zedNo(pushed, 1), slimes(pushed)]).toMatchObject([{ down: false, at: at(17, 33) }, [0]])
  })

  it('[rs.boomer.4] [rs.boomer.6] slime everybody within 10 cm on their level when they burst, the shooter too', () => {
    const survivors = [
      { at: at(24, 33) },
      { at: at(8, 33) },
      { at: at(7.99, 30) },
      { at: at(20, 24.5), level: 1 },
      // Inside the store: its wall is between.
      { at: at(16.5, 25.5) },
    ]
    const s = struck('body', { survivors, zeds: [boomer(20, 33)] })
    expect(s.event('burst')).toMatchObject({ zed: 1, slimed: [1, 2] })
    expect(slimes(s)).toEqual([3, 3, 0, 0, 0])
    const open = struck('body', {
      survivors: [{ at: at(24, 33) }, { at: at(20, 25) }],
      zeds: [boomer(20, 30)],
      openings: { '0,0 door0': { state: 'open' } },
    })
    expect(slimes(open)).toEqual([3, 3])
    const shut = struck('body', { survivors: [{ at: at(24, 33) }, { at: at(20, 25) }], zeds: [boomer(20, 30)] })
    expect(slimes(shut)).toEqual([3, 0])
  })

  it('[rs.boomer.7] a mark lasts three turns with this one, and a new slime sets it back', () => {
    const s = struck('body')
    turnOver(s.do('S1', { do: 'card', cards: ['RUN'] }))
    expect(slimes(s)).toEqual([2])
    turnOver(s.do('S1', { do: 'card', cards: ['RUN'] }))
    expect(slimes(s)).toEqual([1])
    turnOver(s.do('S1', { do: 'card', cards: ['RUN'] }))
    expect(slimes(s)).toEqual([0])
    expect(slimes(struck('body', { survivors: [{ at: at(24, 33), slime: 1 }] }))).toEqual([3])
    expect(slimes(struck('body', { options: { slimeTurns: 7 } }))).toEqual([7])
  })

  it('[rs.boomer.8] the burst wakes the nearest horde at any distance, without a word', () => {
    // The drain of the safe house is 18.5 cm from him, its manhole 53.5: both are asleep.
    const hordes = [horde(1, '1,0 manhole'), horde(2, '1,0 drain')]
    const s = struck('body', { hordes })
    expect([active(s), drawn(s)]).toEqual([[2], [[], [1]]])
    expect(s.events.filter(({ audience }) => audience === undefined).map(({ e }) => e)).not.toContain('horde activated')
    const far = struck('body', { hordes: [horde(1, '1,0 manhole')], options: { activationRange: 10 } })
    expect([active(far), drawn(far)]).toEqual([[1], [[1]]])
  })

  it('[rs.boomer.8] an active horde is as near as the nearest of it on the table, and one that is gone counts no more', () => {
    const out = (n: number, x: number) => ({ at: at(x, 38), horde: n })
    const awake = (inside: number) => horde(1, '1,0 manhole', { active: 1, inside })
    const sleeping = horde(2, '1,0 drain')
    const zeds = [boomer(20, 33), out(1, 38)]
    expect(drawn(struck('body', { hordes: [awake(0), sleeping], zeds }))).toEqual([[1], []])
    expect(drawn(struck('body', { hordes: [awake(0), sleeping] }))).toEqual([[], [1]])
    expect(drawn(struck('body', { hordes: [awake(5), horde(2, '1,0 manhole')] }))).toEqual([[1], []])
  })

  it('[rs.boomer.8] whoever is marked anew is followed by the horde that is nearest then', () => {
    const hordes = [horde(1, '1,0 manhole', { drawnTo: [1], active: 1 }), horde(2, '1,0 drain')]
    const fresh = struck('body', { hordes })
    expect(drawn(fresh)).toEqual([[], [1]])
    const again = struck('body', { hordes, survivors: [{ at: at(24, 33), slime: 1 }] })
    expect(drawn(again)).toEqual([[1], [1]])
  })

  it('[rs.boomer.8] [rs.priority.12] the horde that a burst has drawn prefers the marked to nearer people', () => {
    // A horde sleeps in the drain, 42.5 cm from survivor 1; survivor 2 stands nearer to it, and 11 cm from the Boomer.
    const s = struck('body', {
      survivors: [{ at: at(24, 37) }, { at: at(33, 33) }],
      zeds: [boomer(20, 37)],
      hordes: [horde(1, '1,0 drain', { inside: 3 })],
    })
    expect([slimes(s), active(s)]).toEqual([[3, 0], [1]])
    s.table.state.step = '6'
    playPart(s, 'hordes emerge', {})
    playPart(s, 'attackers move', {})
    const moves = s.events.flatMap((event) => (event.e === 'zed moved' ? [[event.target, event.lure]] : []))
    expect(moves).toEqual(Array.from({ length: 3 }, () => [1, 'slime']))
    // Without a mark they take whoever is nearest.
    const plain = scene({
      survivors: [{ at: at(24, 37) }, { at: at(33, 33) }],
      state: { hidden: hiddenWith([horde(1, '1,0 drain', { inside: 3, active: 1 })]) },
    })
    playPart(plain, 'hordes emerge', {})
    playPart(plain, 'attackers move', {})
    expect(plain.events.flatMap((event) => (event.e === 'zed moved' ? [event.target] : []))).toEqual([2, 2, 2])
  })

  it('[rs.boomer.8] [rs.boomer.9] its Zeds are after the marked; without any horde all attackers within 40 cm are', () => {
    const survivors = [{ at: at(10, 33), slime: 2 }, { at: at(12, 36) }]
    const zeds = [{ at: at(14, 33), horde: 1 }, { at: at(18, 33) }, { at: at(52.01, 38), horde: 1 }]
    const after = (s: RunOrShootScene) => s.state.zeds.map((z) => markedFor(s.table, z).map(({ n }) => n))
    const withHorde = scene({
      survivors,
      zeds,
      state: { hidden: hiddenWith([horde(1, '1,0 drain', { active: 1, inside: 18, drawnTo: [1] })]) },
    })
    expect(after(withHorde)).toEqual([[1], [], [1]])
    const none = scene({ survivors, zeds: zeds.map(({ at: place }) => ({ at: place })) })
    expect(after(none)).toEqual([[1], [1], []])
    const over = scene({ survivors: [{ at: at(10, 33), slime: 0 }, {}], zeds: [{ at: at(14, 33) }] })
    expect(after(over)).toEqual([[]])
  })
})

import { type OptionValues, seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import type { CommandOf, Order } from '../commands.ts'
import type { Hidden, Zed } from '../state.ts'
import {
  at,
  otherNo,
  type PS,
  playPart,
  plays,
  type RunOrShootScene,
  scene,
  type Staging,
  survivorNo,
  turnOver,
} from '../testing.ts'
import { putSurvivor } from './01-crowd.ts'
import { searchCache } from './06-items.ts'
import { beginStep } from './08-parts.ts'
import { reveal } from './43-secrecy.ts'
import { hearersOf, shareFinds } from './43-shared.ts'

/** All of it. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
const secrets = (by: Partial<Hidden>): Hidden => ({ ...scene().state.hidden, nextZed: 50, ...by })
const template = scene({ zeds: [{ at: at(60, 15), mode: 'drifting' }] }).state.zeds[0] as Zed
const lurking: Zed = { ...template, id: 40, n: 0 }

/** Dot beside the safe house, whose door is open, and Petra far away; a drifter and Nadia are inside. */
const apart = (over: { dot?: PS; petra?: PS } = {}, stage: Staging = {}): RunOrShootScene =>
  scene({
    survivors: [
      { at: at(60, 30), items: [], ...over.dot },
      { at: at(10, 36), items: [], ...over.petra },
      otherNo(14, { status: 'hidden', at: at(0, 0) }),
    ],
    openings: { '1,0 door0': { state: 'open' } },
    dice: seeded('shared'),
    ...stage,
    options: { radioTalk: true, ...stage.options },
    state: { hidden: secrets({ zeds: [lurking], people: { 14: { at: at(58, 20), level: 0 } } }), ...stage.state },
  })

const seen = (s: RunOrShootScene, seat: string | null): unknown => {
  const { zeds, survivors, nextNumber } = s.view(seat)
  return [zeds.map(({ n }) => n), survivors.find(({ n }) => n === 14)?.status, nextNumber]
}
const told = (s: RunOrShootScene, seat: string | null): string[] =>
  s.storyFor(seat).filter((line) => /appeared|shared|searched/.test(line))

describe('who knows what', () => {
  it('[rs.secrecy.17] by the book what one survivor sees all players see', () => {
    const s = apart({}, { options: { radioTalk: false } })
    reveal(s.table, survivorNo(s, 1))
    expect([seen(s, 'S1'), seen(s, 'S2'), seen(s, null)]).toEqual(Array(3).fill([[1], 'alive', 2]))
  })

  it('[rs.secrecy.17] with radioTalk what somebody far from all others sees is shown to his own seat alone', () => {
    const s = apart()
    const before = s.view('S2')
    reveal(s.table, survivorNo(s, 1))
    expect(seen(s, 'S1')).toEqual([[1], 'alive', 2])
    expect(seen(s, 'U')).toEqual([[1], 'alive', 2])
    expect(s.view('S2')).toEqual(before)
    expect(s.view(null).zeds).toEqual([])
    expect([told(s, 'S1').length, told(s, 'U').length, told(s, 'S2'), told(s, null)]).toEqual([2, 2, [], []])
    // Whatever is told of it later is told to him alone.
    const moved = { e: 'calmed', clause: 'rs.drift.11', zed: 1 } as const
    expect(hearersOf(s.table, moved)).toEqual(['S1', 'U'])
    expect(hearersOf(s.table, { ...moved, zed: 2 })).toBeNull()
  })

  it('[rs.secrecy.17] within 30 cm of another, or with a radio each, it is shared at once', () => {
    const shared = (over: Parameters<typeof apart>[0]): boolean => {
      const s = apart(over)
      reveal(s.table, survivorNo(s, 1))
      return s.view('S2').zeds.length > 0
    }
    expect(shared({})).toBe(false)
    // 30 cm of gap and two bases.
    expect([shared({ petra: { at: at(28, 30) } }), shared({ petra: { at: at(27.9, 30) } })]).toEqual([true, false])
    expect(shared({ dot: { items: ['radio'] } })).toBe(false)
    expect(shared({ dot: { items: ['radio'] }, petra: { items: ['radio'] } })).toBe(true)
  })

  it('[rs.secrecy.17] it comes out when another sees it, comes near or both have a radio', () => {
    const s = apart()
    reveal(s.table, survivorNo(s, 1))
    putSurvivor(s.table, survivorNo(s, 2), { at: at(32, 36), level: 0 })
    shareFinds(s.table)
    expect([s.view('S2').zeds.length, told(s, 'S2')]).toEqual([1, ['rs.secrecy.17 shared']])
    const radio = apart()
    reveal(radio.table, survivorNo(radio, 1))
    for (const n of [1, 2]) survivorNo(radio, n).items = Object.freeze(['radio'])
    beginStep(radio.table, '6')
    expect([radio.view('S2').zeds.length, radio.state.unshared]).toEqual([1, []])
    const sighted = apart({ dot: { at: at(60, 25) } })
    reveal(sighted.table, survivorNo(sighted, 1))
    putSurvivor(sighted.table, survivorNo(sighted, 1), { at: at(54, 12), level: 0 })
    putSurvivor(sighted.table, survivorNo(sighted, 2), { at: at(60, 38), level: 0 })
    shareFinds(sighted.table)
    expect(sighted.view('S2').zeds.length).toBe(1)
  })

  it('[rs.secrecy.17] what a cache holds is for the finder, until it is shared', () => {
    const s = apart()
    const cache = s.table.book.map.caches.find(({ deck }) => deck === 'food')
    if (!cache) throw new Error('no cache')
    putSurvivor(s.table, survivorNo(s, 1), { at: at(76, 38), level: 0 })
    const before = s.view('S2')
    searchCache(s.table, survivorNo(s, 1), cache)
    expect([s.view('S1').piles.length, s.view('S1').searched]).toEqual([1, [cache.id]])
    expect(s.view('S2')).toEqual(before)
    expect(told(s, 'S2')).toEqual([])
  })

  it('[rs.secrecy.17] nobody can order about what he does not know, in the same words as of nothing', () => {
    const ruth = otherNo(11, { at: at(12, 36) })
    const other = apart(
      {},
      {
        survivors: [{ at: at(60, 30), items: [] }, { at: at(10, 36), items: [] }, ruth],
        state: { hidden: secrets({ zeds: [lurking] }) },
      },
    )
    reveal(other.table, survivorNo(other, 1))
    plays(plays(other, 'S1', 'MELEE'), 'S2', 'ORDER')
    const words = [1, 2].map(
      (zed) => other.refused('S2', { do: 'order', to: [11], order: { is: 'SHOOT AT', zed } }).reason,
    )
    expect(words).toEqual(['There is no Zed 1.', 'There is no Zed 2.'])
    expect(other.state.unshared).toEqual([{ what: 'zed 1', by: 1 }])
  })

  it('[rs.secrecy.17] nor about somebody whom only others have met', () => {
    const people = [
      { at: at(60, 15), items: [] },
      { at: at(10, 36), items: [] },
      otherNo(11, { at: at(12, 36) }),
      otherNo(14, { at: at(58, 12) }),
    ]
    const kept = apart({}, { survivors: people, state: { unshared: [{ what: 'person 14', by: 1 }] } })
    plays(plays(kept, 'S1', 'MELEE'), 'S2', 'ORDER')
    const refused = (order: Order): string => kept.refused('S2', { do: 'order', to: [11], order }).reason
    expect([refused({ is: 'FIRST AID', survivor: 14 }), refused({ is: 'GUARD', what: 14 })]).toEqual([
      'There is nobody alive with the number 14.',
      'There is nobody with the number 14.',
    ])
    expect(kept.state.unshared).toHaveLength(1)
  })

  it('[rs.secrecy.10] who has risen unseen lies there for all until somebody sees that nobody does', () => {
    const stage = (x: number, y: number): RunOrShootScene => {
      const s = scene({
        survivors: [
          { at: at(x, y) },
          otherNo(11, { at: at(x + 2, y) }),
          otherNo(12, { status: 'dead', at: at(20, 21) }),
        ],
        zeds: [{ at: at(60, 15) }],
        options: { fogOfWar: 'strict' },
        dice: seeded('risen'),
      })
      s.state.risen = frozen({ 12: 1 })
      return s
    }
    const [outside, inside] = [stage(20, 34), stage(20, 17)]
    expect([outside.view('S1').risen, outside.view('U').risen, inside.view('S1').risen]).toEqual([
      {},
      { 12: 1 },
      { 12: 1 },
    ])
    const guard: CommandOf<'order'> = { do: 'order', to: [11], order: { is: 'GUARD', what: 12 } }
    expect(plays(inside, 'S1', 'ORDER').refused('S1', guard).reason).toBe('There is nobody with the number 12.')
    plays(outside, 'S1', 'ORDER').do('S1', guard)
    expect(outside.event('ordered')).toMatchObject({ to: [11], order: guard.order })
  })

  it('[rs.secrecy.17] no number in a view counts what a seat has not met: destroyed, next ones, fights, orders, corpses', () => {
    const people = [{ at: at(60, 30), items: [] }, { at: at(10, 36), items: [] }, otherNo(14, { at: at(12, 36) })]
    const stage = (): RunOrShootScene => apart({}, { survivors: people, state: { hidden: secrets({}) } })
    const [kept, none] = [stage(), stage()]
    const { state } = kept
    state.zeds = [frozen({ ...template, id: 5, n: 5, at: at(62.05, 30), bit: 1 })]
    state.unshared = frozen([{ what: 'zed 5', by: 1 }])
    state.melee = frozen([{ survivor: 1, zeds: [5], lying: [] }])
    state.risen = frozen({ 12: 5 })
    state.learnt = frozen({ ...state.learnt, drifters: [5] })
    survivorNo(kept, 14).order = frozen({ order: { is: 'SHOOT AT', zed: 5 }, idle: 0 })
    Object.assign(state, { killed: 4, nextNumber: 9, nextPile: 7, nextWeapon: 70 })
    expect(kept.view('S2')).toEqual(none.view('S2'))
    expect(kept.view(null)).toEqual(none.view(null))
    expect([kept.view('S1').zeds.length, kept.view('S1').melee.length, kept.view('S1').risen]).toEqual([
      1,
      1,
      { 12: 5 },
    ])
    expect([kept.view('S2').killed, kept.view('U').killed, scene().view('S1').killed]).toEqual([null, 4, 0])
  })

  it('[rs.secrecy.10] [rs.secrecy.17] why somebody did something is told at the end, where not all know the same', () => {
    const keeps = (options: OptionValues): boolean => {
      const { table } = scene({ options })
      return table.book.keepsReasons(table)
    }
    expect([keeps({}), keeps({ radioTalk: true }), keeps({ fogOfWar: 'strict' })]).toEqual([false, true, true])
    expect(keeps({ radioTalk: true, fogOfWar: 'strict' })).toBe(true)
  })

  it('[rs.secrecy.17] the die of a drifter that only some have met is thrown in secret', () => {
    const drifting = (unshared: boolean): unknown => {
      const s = apart({}, { zeds: [{ at: at(60, 20), mode: 'drifting', facing: { x: 0, y: -1000 } }] })
      if (unshared) s.state.unshared = [{ what: 'zed 1', by: 1 }]
      turnOver(plays(plays(s, 'S1', 'MELEE'), 'S2', 'MELEE'))
      return s.events.filter((e) => e.e === 'rolled in secret' && e.what === 'drift').length
    }
    expect([drifting(true), drifting(false)]).toEqual([2, 1])
  })

  it('[rs.secrecy.10] strict fog of war shows only Zeds that a survivor sees, and tells only of them', () => {
    const stage: Staging = {
      survivors: [{ at: at(20, 34) }],
      zeds: [
        { at: at(30, 34), mode: 'drifting', facing: { x: 1000, y: 0 } },
        { at: at(20, 20), mode: 'drifting', facing: { x: 1000, y: 0 } },
      ],
      dice: seeded('fog'),
    }
    const table = scene(stage)
    expect(table.view('S1').zeds).toHaveLength(2)
    const s = scene({ ...stage, options: { fogOfWar: 'strict' } })
    expect([s.view('S1').zeds.map(({ n }) => n), s.view('U').zeds.length]).toEqual([[1], 2])
    turnOver(plays(s, 'S1', 'MELEE'))
    const drifts = (seat: string): number[] =>
      s.events.flatMap((e) => (e.e === 'drifted' && (e.audience?.includes(seat) ?? true) ? [e.zed] : []))
    expect([drifts('S1'), drifts('U')]).toEqual([[1], [1, 2]])
  })

  it('[rs.secrecy.10] by strict fog of war nobody hears that a Zed out of sight is destroyed, nor where', () => {
    const heard = (x: number, y: number): unknown => {
      const zeds = [{ at: at(x, y), burning: 1 }]
      const s = scene({ survivors: [{ at: at(20, 34) }], zeds, options: { fogOfWar: 'strict' } })
      return playPart(s, 'burning', {}).event('zed destroyed')
    }
    expect(heard(30, 34)).toMatchObject({ at: at(30, 34), level: 0 })
    expect(heard(30, 34)).not.toHaveProperty('audience')
    expect(heard(20, 20)).toMatchObject({ audience: ['U'] })
  })

  it('[rs.secrecy.17] who is not told of one Zed misses nothing of the others: who stands up, groans, is in a blast', () => {
    // Petra is in the store with Zed 2, which nobody else has seen.
    const zeds = [
      { at: at(62, 38), down: true },
      { at: at(16, 20), down: true },
    ]
    const groans = zeds.map(({ at: spot }, i) => ({ zed: i + 1, n: i + 1, at: spot, level: 0, radius: 100 }))
    const named = (seat: string, kind: 'stood up' | 'groaned' | 'blast', part: string): number[][] => {
      const s = scene({
        survivors: [{ at: at(62, 34) }, { at: at(10, 20), items: ['HE'] }],
        zeds,
        options: { radioTalk: true },
        state: { unshared: [{ what: 'zed 2', by: 2 }] },
        hidden: 'no open die for whom others have not met',
      })
      s.state.groans = frozen(groans)
      playPart(s, part, { S2: ['GRENADE'] })
      if (kind === 'blast') s.do('S2', { do: 'throw', grenade: 'HE', at: [2000, 2000], level: 0 })
      return s.events.flatMap((e) => {
        const isHeard = e.audience?.includes(seat) ?? true
        return e.e === kind && isHeard ? [e.zeds.map((one) => (typeof one === 'number' ? one : one.zed))] : []
      })
    }
    expect([named('S1', 'stood up', 'Zeds stand'), named('S2', 'stood up', 'Zeds stand')]).toEqual([[[1]], [[1], [2]]])
    expect([named('S1', 'groaned', 'groans'), named('S2', 'groaned', 'groans')]).toEqual([[[1]], [[1], [2]]])
    // Only one that she alone knows of is in it: for others nobody is.
    expect([named('S1', 'blast', 'grenades'), named('S2', 'blast', 'grenades')]).toEqual([[[]], [[], [2]]])
  })

  it('[rs.secrecy.17] of two Zeds at a door one may be kept: everybody hears that it is beaten on', () => {
    // Petra is inside with Zed 2 at the door, which nobody else has met.
    const zeds = [19, 21].map((x) => ({ at: at(x, 28.2) }))
    const s = scene({
      survivors: [{ at: at(60, 15) }, { at: at(20, 17) }],
      zeds,
      options: { radioTalk: true, standardDoor: 3 },
      state: { unshared: [{ what: 'zed 2', by: 2 }] },
    })
    playPart(s, 'smashing', {})
    const heard = (seat: string): unknown[] =>
      s.events.flatMap((e) =>
        e.e === 'smashed at' && (e.audience?.includes(seat) ?? true) ? [[e.zeds, e.zedTurns]] : [],
      )
    expect([heard('S1'), heard('S2')]).toEqual([
      [[[1], 2]],
      [
        [[1], 2],
        [[2], 2],
      ],
    ])
  })

  it('[rs.secrecy.13] [rs.secrecy.17] whoever has not met one of those who are rolled for hears of the others', () => {
    const named = (tested: Hidden['tested']): unknown[] => {
      const s = apart(
        { petra: { hits: 1 } },
        {
          survivors: [
            { at: at(60, 15), items: [] },
            { at: at(10, 36), items: [], hits: 1 },
            otherNo(14, { at: at(58, 12) }),
          ],
          state: { hidden: secrets({ tested }), unshared: [{ what: 'person 14', by: 1 }] },
        },
      )
      playPart(s, 'infection', {})
      return ['S1', 'S2'].map((seat) =>
        s.events.flatMap((e) =>
          e.e === 'infection rolls' && (e.audience?.includes(seat) ?? true) ? [e.survivors] : [],
        ),
      )
    }
    expect(named({ 2: 'immune', 14: 'immune' })).toEqual([[[2], [14]], [[2]]])
    expect(named({ 14: 'immune' })).toEqual([[[14]], []])
  })

  it('[rs.secrecy.10] [rs.shoot.15] one that was seen on its way is shown until the turn is over', () => {
    const shown = (walked: Zed['walked']): number =>
      scene({
        survivors: [{ at: at(20, 34) }],
        zeds: [{ at: at(20, 20), walked }],
        options: { fogOfWar: 'strict' },
      }).view('S1').zeds.length
    const inStore = { at: at(20, 21), level: 0 }
    expect([shown([]), shown([inStore])]).toEqual([0, 0])
    const s = scene({ survivors: [{ at: at(20, 34) }], zeds: [{ at: at(20, 20) }], options: { fogOfWar: 'strict' } })
    s.state.zeds = s.state.zeds.map((z) => frozen({ ...z, walked: [{ at: at(30, 34), level: 0 }, inStore] }))
    expect(s.view('S1').zeds).toHaveLength(1)
  })

  it('[rs.secrecy.12] a teaching game shows who is infected, no other does', () => {
    const tested = { 1: 'infected' } as const
    const views = (openInfection: boolean) => {
      const s = scene({ options: { openInfection }, state: { hidden: secrets({ tested }) } })
      return [s.view('S1').infections, s.view('S1').hidden, s.view('U').infections]
    }
    expect(views(false)).toEqual([null, null, tested])
    expect(views(true)).toEqual([tested, null, tested])
  })
})

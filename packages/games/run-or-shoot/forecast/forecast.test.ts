import { describe, expect, it } from 'vitest'
import type { Order } from '../commands.ts'
import { hideZed, newZed } from '../rules/01-crowd.ts'
import {
  at,
  otherNo,
  playPart,
  type RunOrShootScene,
  scene,
  type Staging,
  survivorNo,
  moving,
  zedNo,
} from '../testing.ts'
import type { Card } from '../tables/cards.ts'
import { cm } from '../tables/units.ts'
import { viewFor } from '../rules/43-view.ts'
import { type Act, type Forecast, forecastFor, type Leg } from './index.ts'

const seen = (s: RunOrShootScene, seat = 'S1'): Forecast => forecastFor(viewFor(s.table, seat), s.table.book.options)

const part = (name: string, card: Card, stage: Staging): RunOrShootScene => playPart(scene(stage), name, { S1: [card] })

const counted = <T>(all: readonly T[], one: T): number => all.filter((each) => each === one).length

describe('what a shot would do', () => {
  const rifle = { id: 2, kind: 'rifle', rounds: 6 } as const
  const stage: Staging = {
    survivors: [{ at: at(5, 33), main: rifle, hits: 1 }],
    zeds: [{ at: at(20, 33) }, { at: at(38, 33) }],
  }
  const s = part('shooting', 'SHOOT', stage)
  const shot = (zed: number) => seen(s).shot(survivorNo(s, 1), { do: 'shoot', weapon: 2, zed })

  it('[rs.shoot.9] [rs.shoot.5] tells range, factors with their clauses, and what each face does', () => {
    const near = shot(1)
    expect(near).toMatchObject({ gun: 'rifle', gap: cm(13), far: false, inArc: true, shot: 1, of: 3, rounds: 6 })
    expect(near?.modifiers).toEqual([
      { clause: 'rs.shoot.14', value: 1 },
      { clause: 'rs.injury.4', value: -1 },
    ])
    // Near: body from 3, head from 7.
    expect(['miss', 'body', 'head'].map((result) => counted(near?.faces ?? [], result as never))).toEqual([3, 4, 3])
    expect(shot(2)).toMatchObject({ far: true })
  })

  it('[rs.noise.2] a rifle becomes loud with its second shot, and every lair within 40 cm would hear it', () => {
    const near = shot(1)
    expect(near?.loudFrom).toBe(2)
    expect(near?.hearing.every(({ distance, hears }) => hears === distance <= cm(40))).toBe(true)
    expect(near?.hearing).toHaveLength(s.table.book.map.lairs.length)
    expect(seen(s).shot(survivorNo(s, 1), { do: 'shoot', weapon: 1, zed: 1 })?.loudFrom).toBeNull()
  })

  it.each([
    [2, 2],
    [1, null],
  ])('[rs.noise.2] with %i rounds left the noise is made by shot %s', (rounds, loudFrom) => {
    const last = part('shooting', 'SHOOT', { ...stage, survivors: [{ at: at(5, 33), main: { ...rifle, rounds } }] })
    const told = seen(last).shot(survivorNo(last, 1), { do: 'shoot', weapon: 2, zed: 1 })
    expect(told?.loudFrom).toBe(loudFrom)
    expect(told?.hearing).toHaveLength(loudFrom === null ? 0 : last.table.book.map.lairs.length)
  })

  it('[rs.noise.2] says when the noise is made already, and no shot becomes loud again', () => {
    const loud = part('shooting', 'SHOOT', { ...stage, dice: [1, 1] })
    expect(shot(1)?.isLoud).toBe(false)
    for (let i = 0; i < 2; i++) loud.do('S1', { do: 'shoot', weapon: 2, zed: 1 })
    const third = seen(loud).shot(survivorNo(loud, 1), { do: 'shoot', weapon: 2, zed: 1 })
    expect(third).toMatchObject({ shot: 3, isLoud: true, loudFrom: null })
  })

  it('[rs.secrecy.7] leaves out a lair that the table knows to be empty', () => {
    const [empty, ...others] = s.table.book.map.lairs.map(({ id }) => id)
    const known = part('shooting', 'SHOOT', stage)
    known.table.state.learnt = Object.freeze({
      ...known.table.state.learnt,
      ruledOut: Object.freeze([empty as string]),
    })
    const heard = seen(known).shot(survivorNo(known, 1), { do: 'shoot', weapon: 2, zed: 1 })?.hearing
    expect(heard?.map(({ lair }) => lair).sort()).toEqual([...others].sort())
  })

  it('[rs.shoot.17] tells nothing of whom nobody sees', () => {
    expect(shot(7)).toBeNull()
  })
})

describe('what a push and a blow would do', () => {
  const stage: Staging = {
    survivors: [{ at: at(10, 33), main: { id: 2, kind: 'chainsaw', rounds: 0 } }],
    zeds: [{ at: at(12, 33) }, { at: at(8, 33) }, { at: at(10, 35) }],
    state: { melee: [{ survivor: 1, zeds: [1, 2, 3], lying: [] }] },
  }
  const s = part('melee', 'MELEE', stage)

  it('[rs.melee.3] one face throws off one, one two, four all three', () => {
    expect(seen(s).push(survivorNo(s, 1))).toEqual({ zeds: [1, 2, 3], faces: [1, 1, 4] })
  })

  it('[rs.melee.8] [rs.noise.2] a chainsaw knocks down from 2, kills from 6, and is heard', () => {
    const blow = seen(s).blow(survivorNo(s, 1))
    expect(blow).toMatchObject({ weapon: 'chainsaw', class: 'POWERED', loud: true })
    expect(['nothing', 'down', 'kill'].map((result) => counted(blow?.faces ?? [], result as never))).toEqual([2, 4, 4])
  })
})

describe('what a grenade would do', () => {
  const stage: Staging = {
    survivors: [{ at: at(5, 33), items: ['HE', 'molotov'] }, { at: at(14, 33) }],
    zeds: [{ at: at(14, 30) }, { at: at(20, 24) }, { at: at(38, 33) }],
  }
  const spot = { at: at(14, 31), level: 0 }

  it('[rs.grenade.9] [rs.grenade.4] tells who is inside, who is shielded, what kills, who is harmed', () => {
    const s = part('grenades', 'GRENADE', stage)
    expect(seen(s).blast('HE', spot)).toMatchObject({
      radius: cm(10),
      zeds: [1],
      shieldedZeds: [2],
      people: [1, 2],
      kills: 2,
      harms: 'nobody',
      loud: true,
    })
    expect(seen(s).blast('molotov', spot)).toMatchObject({ kills: 0, harms: 'burns', loud: false, hearing: [] })
    const harsh = part('grenades', 'GRENADE', { ...stage, options: { blastHurtsSurvivors: 'down and hit' } })
    expect(seen(harsh).blast('HE', spot).harms).toBe('hits')
  })

  it('[rs.secrecy.11] [rs.secrecy.9] says the same whether or not somebody hides there or lurks in a lair', () => {
    const s = part('grenades', 'GRENADE', stage)
    const before = JSON.stringify(seen(s).blast('HE', spot))
    hideZed(s.table, newZed(s.table, { at: at(15, 31), level: 0, facing: { x: 0, y: 1000 }, kind: 'hunter' }))
    const drawnTo = Object.freeze([])
    const horde = { n: 1, lair: '0,0 manhole', size: 6, inside: 6, active: 0, emergesFrom: 0, drawnTo }
    s.table.state.hidden.hordes = Object.freeze([Object.freeze(horde)])
    expect(JSON.stringify(seen(s).blast('HE', spot))).toBe(before)
  })
})

describe('how far a move goes', () => {
  const walked = (s: RunOrShootScene, ...acts: Act[]): Leg => {
    const look = seen(s)
    const one = survivorNo(s, 1)
    const leg = look.acts(one, look.start(one), acts)
    if ('reason' in leg) throw new Error(leg.reason)
    return leg
  }
  const go = (x: number, y: number): Act => ({ act: 'go', to: [cm(x), cm(y)] })

  it('[rs.move.3] [rs.door.4] act by act, with what a door costs, and through it then', () => {
    const s = moving('RUN', { survivors: [{ at: at(20, 30) }] })
    const leg = walked(s, go(20, 29), { act: 'open', door: '0,0 door0' })
    expect(leg.left).toBe(cm(10) - cm(1) - cm(5))
    expect(seen(s).footing(leg).isClear(at(20, 29), at(20, 26))).toBe(true)
    expect(
      seen(s)
        .footing(seen(s).start(survivorNo(s, 1)))
        .isClear(at(20, 29), at(20, 26)),
    ).toBe(false)
  })

  it('[rs.injury.3] by the card of the turn, or by one in mind', () => {
    const s = moving('BOTH', { survivors: [{ at: at(20, 33), hits: 1 }] })
    const one = survivorNo(s, 1)
    expect([seen(s).start(one).left, seen(s).start(one, 'RUN').left]).toEqual([cm(3), cm(8)])
  })

  it('[rs.move.9] looks ahead, at the nearest Zed in sight, or as before', () => {
    const s = moving('RUN', { zeds: [{ at: at(20, 38), mode: 'drifting', facing: { x: 0, y: 1000 } }] })
    const facings = seen(s).facings(survivorNo(s, 1), { at: at(14, 33), level: 0 }, at(10, 33))
    expect(facings.map((one) => one.at)).toEqual(['ahead', { zed: 1 }, 'as before'])
  })
})

describe('what Zeds and others would do', () => {
  it('[rs.priority.6] [rs.zed.1] a Zed in the open goes for somebody it can reach; one that lies or drifts does not', () => {
    const s = scene({
      survivors: [{ at: at(10, 33) }, { at: at(60, 36) }],
      zeds: [
        { at: at(25, 33) },
        { at: at(30, 36), down: true },
        { at: at(30, 30), mode: 'drifting' },
        { at: at(12, 33) },
      ],
    })
    const deed = (n: number) => seen(s).deed(zedNo(s, n) as never)
    expect(deed(1)).toMatchObject({ does: 'goes', lure: 'the open', target: 1 })
    expect([deed(2).does, deed(3).does]).toEqual(['lies', 'drifts'])
    expect(deed(4)).toEqual({ does: 'holds', people: [1] })
    expect([1, 2, 3].map((n) => seen(s).reached(zedNo(s, n) as never))).toEqual([[1], [], []])
  })

  it('[rs.nps.9] [rs.order.8] somebody whom nobody plays settles on a card, and on another with an order', () => {
    const armed = otherNo(11, { at: at(12, 33), pistol: { id: 9, kind: 'pistol', rounds: 6 } })
    const s = scene({ survivors: [{ at: at(10, 33) }, armed], zeds: [{ at: at(30, 33) }] })
    const other = survivorNo(s, 11)
    const told = (order: Order | null) => seen(s).other(other, order)
    expect(told(null)).toMatchObject({ card: 'SHOOT', because: 'rs.nps.9', keepsOff: null })
    expect(told({ is: 'RUN TO', place: { at: [cm(5), cm(36)], level: 0 } })).toMatchObject({
      card: 'RUN',
      because: 'rs.order.8',
    })
    expect(other.order).toBeNull()
  })

  it('[rs.order.6] an order that is over as soon as it is given leaves what comes after it', () => {
    const armed = otherNo(11, { at: at(12, 33), pistol: { id: 9, kind: 'pistol', rounds: 6 } })
    const s = scene({ survivors: [{ at: at(10, 33) }, armed], zeds: [{ at: at(20, 33) }] })
    const other = survivorNo(s, 11)
    const runTo = (x: number): Order => ({ is: 'RUN TO', place: { at: [cm(x), cm(33)], level: 0 } })
    expect(seen(s).other(other, runTo(12))).toEqual({ ...seen(s).other(other, { is: 'STAY' }), isOver: true })
    expect(seen(s).other(other, runTo(12)).to).toBeNull()
    expect(seen(s).other(other, runTo(4))).toMatchObject({ card: 'RUN', isOver: false })
  })
})

describe('who would notice somebody on the way', () => {
  const looking = { at: at(4, 38), facing: { x: 0, y: -1000 }, mode: 'drifting' } as const

  it('[rs.drift.8] names a drifter that sees him anywhere on it, and none that attacks or lies', () => {
    const path = [at(6, 29), at(5, 26), at(5.9, 5.5), at(9, 5.5)]
    const noticed = (zed: object): readonly number[] => {
      const s = scene({ survivors: [{ at: at(6, 29) }], zeds: [{ ...looking, ...zed }] })
      return seen(s).noticed(survivorNo(s, 1), 0, path)
    }
    expect(noticed({})).toEqual([1])
    expect(noticed({ down: true })).toEqual([])
    expect(noticed({ mode: 'attacking' })).toEqual([])
    expect(noticed({ facing: { x: 0, y: 1000 } })).toEqual([])
  })
})

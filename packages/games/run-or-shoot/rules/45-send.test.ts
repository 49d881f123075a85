import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { Zed } from '../state.ts'
import { during, at, plays, playTo, type RunOrShootScene, scene, type Staging, turnOver, zedNo } from '../testing.ts'

const ASKED = { umpire: 'asked' } as const
const FAR = { at: at(3, 6) }

/** Survivors in the lane, and Zeds east of them; the umpire is asked where the first of them goes. */
function lane(
  people: Staging['survivors'],
  zeds: readonly Partial<Omit<Zed, 'id'>>[],
  more: Staging = {},
): RunOrShootScene {
  const s = scene({ survivors: people ?? [], zeds, ...more, options: { ...ASKED, ...more.options } })
  for (const seat of s.owe) plays(s, seat, 'RUN')
  playTo(s, '7c')
  while (s.asks === 'tell Hunters') s.do('U', { do: 'by-the-book' })
  return s
}
const send = (zed: number, x: number, y: number): CommandOf<'send'> => ({
  do: 'send',
  zed,
  at: [Math.round(x * 100), Math.round(y * 100)],
})

describe('a Zed that is placed by hand', () => {
  const alone = () => lane([{ at: at(10, 33) }], [{ at: at(38, 33) }])

  it('[rs.zed.15] goes to any free spot within its allowance from which its way is shorter', () => {
    const straight = alone().do('U', send(1, 18, 33))
    expect(zedNo(straight, 1)?.at).toEqual(at(18, 33))
    expect(straight.event('zed moved')).toMatchObject({ clause: 'rs.zed.15', zed: 1, target: 1, lure: 'the nearest' })
    expect(zedNo(alone().do('U', send(1, 30, 33)), 1)?.at).toEqual(at(30, 33))
    // Round about, and still nearer than before.
    expect(zedNo(alone().do('U', send(1, 22, 37)), 1)?.at).toEqual(at(22, 37))
  })

  it('[rs.zed.15] [rs.zed.1] not one unit too far, and not back', () => {
    const s = alone()
    expect(s.refused('U', { do: 'send', zed: 1, at: [1799, 3300] })).toMatchObject({ clause: 'rs.zed.1', at: 'at' })
    expect(s.refused('U', send(1, 39, 33)).clause).toBe('rs.zed.15')
    expect(s.refused('U', { ...send(1, 30, 33), zed: 9 })).toMatchObject({ clause: 'rs.zed.11', at: 'zed' })
    expect(s.refused('U', { do: 'pass' }).clause).toBe('rs.zed.15')
  })

  it('[rs.zed.15] onto no base, off no table and into no wall', () => {
    const s = lane([{ at: at(10, 33) }], [{ at: at(38, 33) }, { at: at(30, 33), down: true }])
    expect(s.refused('U', send(1, 30, 33)).clause).toBe('rs.measure.11')
    expect(s.refused('U', { do: 'send', zed: 1, at: [30_000, 3300] }).clause).toBe('rs.measure.16')
    expect(s.refused('U', { ...send(1, 30, 33), level: 4 }).clause).toBe('rs.measure.16')
  })

  it('[rs.zed.15] into contact with its target if it can come there, by any of his sides', () => {
    const near = () => lane([{ at: at(20, 33) }], [{ at: at(36, 33) }])
    expect(near().refused('U', send(1, 23, 33)).clause).toBe('rs.zed.15')
    expect(near().refused('U', send(1, 17, 33)).clause).toBe('rs.zed.15')
    expect(zedNo(near().do('U', send(1, 22.02, 33)), 1)?.at).toEqual(at(22.02, 33))
    expect(zedNo(near().do('U', send(1, 20, 35.02)), 1)?.at).toEqual(at(20, 35.02))
  })

  it('[rs.zed.15] [rs.priority.6] past no nearer living to one that is farther', () => {
    const s = lane([{ at: at(12, 33) }, { at: at(38, 33) }], [{ at: at(24, 33) }])
    // The other one is within its move, too.
    expect(s.refused('U', send(1, 35.98, 33)).clause).toBe('rs.zed.15')
    expect(s.refused('U', send(1, 28, 33)).clause).toBe('rs.zed.15')
    s.do('U', { do: 'by-the-book' })
    expect(s.event('zed moved').target).toBe(1)
  })

  it('[rs.zed.15] [rs.mutant.4] but a Boomer keeps its distance', () => {
    const s = lane([{ at: at(20, 33) }], [{ at: at(36, 33), kind: 'boomer' }])
    expect(s.refused('U', send(1, 22.02, 33)).clause).toBe('rs.mutant.4')
    s.do('U', send(1, 24, 33))
    expect(zedNo(s, 1)?.at).toEqual(at(24, 33))
  })

  it('[rs.zed.15] [rs.priority.1] no Zed that burning WP draws', () => {
    const wp = { kind: 'WP', at: at(36, 36), level: 0, turns: 2 } as const
    const s = lane([{ at: at(10, 33) }], [{ at: at(38, 33) }], { state: { areas: [wp] } })
    expect(s.refused('U', send(1, 30, 33)).clause).toBe('rs.priority.1')
    s.do('U', { do: 'by-the-book' })
    expect(zedNo(s, 1)).toBeUndefined()
  })

  it('[rs.witch.9] A Witch who is sent into contact pins', () => {
    const witch = { at: at(36, 33), kind: 'witch', posture: 'standing', disturbedBy: 1 } as const
    const s = lane([{ at: at(20, 33) }, FAR], [witch])
    s.do('U', send(1, 22.02, 33))
    expect(s.event('pinned')).toMatchObject({ survivor: 1, zed: 1 })
  })
})

describe('step 7c with a person as umpire', () => {
  const three = [{ at: at(38, 33) }, { at: at(34, 36) }, { at: at(42, 33) }]
  const begun = () => lane([{ at: at(10, 33) }], three)

  it('[rs.secrecy.14] asks about one visible attacker after the other, the nearest by way first', () => {
    const s = begun()
    expect([s.asks, s.owe]).toEqual(['send', ['U']])
    expect(s.offered('U')[0]).toEqual({ do: 'by-the-book' })
    s.do('U', send(2, 20, 36))
    expect(s.refused('U', send(3, 30, 33)).clause).toBe('rs.zed.11')
    s.do('U', send(1, 30, 33)).do('U', { do: 'by-the-book' })
    expect(s.asks).not.toBe('send')
  })

  it('[rs.seats.6] handed over in the middle, the rest moves by the book, and the seat is back with the next step', () => {
    const s = begun().do('U', send(2, 20, 36))
    const alone = scene({
      survivors: [{ at: at(10, 33) }],
      zeds: three.map((z, i) => (i === 1 ? { at: at(20, 36), down: true } : z)),
    })
    s.do('U', { do: 'hand-over', until: 'step' })
    for (const seat of alone.owe) plays(alone, seat, 'RUN')
    turnOver(alone)
    for (const n of [1, 3]) expect(zedNo(s, n)?.at).toEqual(zedNo(alone, n)?.at)
    expect(zedNo(s, 2)?.at).toEqual(at(20, 36))
    expect(during(s, '7d')[0]).toMatchObject({ e: 'umpire back' })
    expect(s.state.umpire?.away).toBeNull()
  })

  it('[rs.seats.6] handed over for the rest of the game, it asks nothing until he wants his seat back', () => {
    const s = begun().do('U', { do: 'hand-over', until: 'game' })
    expect(s.state.umpire).toMatchObject({ away: 'game', returns: false })
    expect(s.refused('U', { do: 'hand-over', until: 'step' }).clause).toBe('rs.seats.6')
    expect(s.refused('S1', { do: 'take-back' }).clause).toBe('rs.seats.6')
    expect(s.asks).toBe('place a card')
    s.do('U', { do: 'take-back' })
    expect(s.refused('U', { do: 'take-back' }).clause).toBe('rs.seats.6')
    expect(s.state.umpire?.away).toBe('game')
    plays(s, 'S1', 'RUN')
    expect([s.state.step, s.asks, s.owe]).toEqual(['2', 'rule on others', ['U']])
  })
})

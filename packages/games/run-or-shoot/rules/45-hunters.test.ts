import { describe, expect, it } from 'vitest'
import type { Command } from '../commands.ts'
import type { Zed } from '../state.ts'
import { at, hiddenWith, lurks, plays, playTo, type RunOrShootScene, scene, survivorNo, zedNo } from '../testing.ts'

const ASKED = { umpire: 'asked' } as const
const hunter = (x: number, y: number, over: Partial<Zed> = {}): Partial<Zed> => ({
  kind: 'hunter',
  at: at(x, y),
  ...over,
})
const crouched = (x: number, y: number): Partial<Zed> => hunter(x, y, { posture: 'crouching' })
const HUNTER = { ...hunter(0, 0), id: 5, n: 0, posture: 'crouching' } as const

/** The umpire is asked what his Hunters do, or whom his mutants attack. */
function askedAt(
  step: '7c' | '10',
  people: readonly (readonly [number, number])[],
  zeds: readonly Partial<Zed>[],
  dice: string[] = [],
) {
  const s = scene({
    survivors: people.map(([x, y]) => ({ at: at(x, y) })),
    zeds: zeds.map(({ id: _id, ...z }) => z),
    options: ASKED,
    dice,
  })
  for (const seat of s.owe) plays(s, seat, 'RUN')
  return playTo(s, step)
}
const tell = (s: RunOrShootScene, ...told: Extract<Command, { do: 'hunters' }>['told']) =>
  s.do('U', { do: 'hunters', told })
const refusal = (s: RunOrShootScene, ...told: Extract<Command, { do: 'hunters' }>['told']) =>
  s.refused('U', { do: 'hunters', told })

describe('Hunters that are told what to do', () => {
  it('[rs.seats.6] [rs.hunter.6] one that crouches leaps at whom it is told, not at the nearest', () => {
    const s = askedAt(
      '7c',
      [
        [28, 33],
        [20, 36],
      ],
      [crouched(22, 30)],
    )
    expect(s.asks).toBe('tell Hunters')
    expect(refusal(s, { zed: 1, does: 'leap', at: 9 })).toMatchObject({ clause: 'rs.hunter.6', at: 'told[0]' })
    tell(s, { zed: 1, does: 'leap', at: 1 })
    expect(playTo(s, '8').event('pinned')).toMatchObject({ survivor: 1, zed: 1 })
    const book = askedAt(
      '7c',
      [
        [28, 33],
        [20, 36],
      ],
      [crouched(22, 30)],
    ).do('U', { do: 'by-the-book' })
    expect(playTo(book, '8').event('pinned').survivor).toBe(2)
  })

  it('[rs.hunter.3] [rs.hunter.4] what they cannot do is refused', () => {
    const s = askedAt('7c', [[28, 33]], [crouched(22, 30), hunter(40, 33), { at: at(50, 33) }])
    expect(refusal(s, { zed: 1, does: 'walk' }).clause).toBe('rs.hunter.3')
    expect(refusal(s, { zed: 1, does: 'stay' }).clause).toBe('rs.hunter.3')
    expect(refusal(s, { zed: 2, does: 'leap', at: 1 }).clause).toBe('rs.hunter.4')
    expect(refusal(s, { zed: 3, does: 'walk' }).clause).toBe('rs.hunter.1')
    expect(refusal(s, { zed: { hidden: 77 }, does: 'stay' }).clause).toBe('rs.hunter.1')
    expect(refusal(s, { zed: 2, does: 'walk' }, { zed: 2, does: 'crouch' })).toMatchObject({ at: 'told[1]' })
  })

  it('[rs.hunter.4] one that stands crouches far from everybody, or walks where it would crouch', () => {
    const far = tell(askedAt('7c', [[10, 33]], [hunter(38, 33)]), { zed: 1, does: 'crouch' })
    expect(zedNo(playTo(far, '8'), 1)).toMatchObject({ at: at(38, 33), posture: 'crouching' })
    const near = tell(askedAt('7c', [[20, 33]], [hunter(34, 33)]), { zed: 1, does: 'walk' })
    playTo(near, '8')
    expect(zedNo(near, 1)?.posture).toBe('standing')
    expect(zedNo(near, 1)?.at).not.toEqual(at(34, 33))
    const book = playTo(askedAt('7c', [[20, 33]], [hunter(34, 33)]).do('U', { do: 'by-the-book' }), '8')
    expect(zedNo(book, 1)?.posture).toBe('crouching')
  })

  it('[rs.secrecy.14] the question comes without any Hunter, and one in ambush may wait', () => {
    expect(askedAt('7c', [[20, 33]], []).asks).toBe('tell Hunters')
    const hidden = (does: 'stay' | 'leap'): RunOrShootScene => {
      const s = scene({ survivors: [{ at: at(28, 33) }], options: ASKED, state: { hidden: hiddenWith({}) } })
      for (const seat of s.owe) plays(s, seat, 'RUN')
      playTo(s, '7c')
      lurks(s, { ...(scene({ zeds: [{ ...crouched(22, 33) }] }).state.zeds[0] as Zed), id: HUNTER.id })
      return playTo(tell(s, { zed: { hidden: 5 }, does, ...(does === 'leap' ? { at: 1 } : {}) }), '8')
    }
    expect(hidden('stay').events.some(({ e }) => e === 'leapt' || e === 'zed appeared')).toBe(false)
    expect(hidden('leap').event('pinned').survivor).toBe(1)
  })
})

describe('mutants that are told whom to attack', () => {
  const boomer = { kind: 'boomer', at: at(22, 33) } as const

  it('[rs.seats.6] [rs.boomer.2] a Boomer spits at another than the nearest', () => {
    const s = askedAt(
      '10',
      [
        [25, 33],
        [22, 39],
      ],
      [boomer],
    )
    expect(s.asks).toBe('tell mutants')
    expect(s.refused('U', { do: 'mutants', told: [{ zed: 1, at: 3 }] })).toMatchObject({
      clause: 'rs.boomer.2',
      at: 'told[0]',
    })
    expect(s.refused('U', { do: 'mutants', told: [{ zed: 1 }] }).clause).toBe('rs.mutant.3')
    s.do('U', { do: 'mutants', told: [{ zed: 1, at: 2 }] })
    expect(s.event('spat').survivor).toBe(2)
    const book = askedAt(
      '10',
      [
        [25, 33],
        [22, 39],
      ],
      [boomer],
    ).do('U', { do: 'by-the-book' })
    expect(book.event('spat').survivor).toBe(1)
  })

  it('[rs.smoker.9] a Smoker tries whom it is told, and what no mutant can do is refused', () => {
    const smoker = { kind: 'smoker', at: at(22, 33) } as const
    const s = askedAt(
      '10',
      [
        [27, 33],
        [22, 40],
      ],
      [smoker, { at: at(60, 33) }],
      ['rs.smoker.2: 1'],
    )
    expect(s.refused('U', { do: 'mutants', told: [{ zed: 2, at: 1 }] }).clause).toBe('rs.turn.9')
    expect(
      s.refused('U', {
        do: 'mutants',
        told: [
          { zed: 1, at: 1 },
          { zed: 1, at: 2 },
        ],
      }),
    ).toMatchObject({ at: 'told[1]' })
    s.do('U', { do: 'mutants', told: [{ zed: 1, at: 2 }] })
    expect(s.event('ensnared').survivor).toBe(2)
    expect(survivorNo(s, 1).down).toBe(false)
  })

  it('[rs.secrecy.14] the question comes without any mutant, and one in ambush may let the chance pass', () => {
    expect(askedAt('10', [[20, 33]], []).asks).toBe('tell mutants')
    const s = askedAt('10', [[25, 33]], [])
    lurks(s, { ...(scene({ zeds: [boomer] }).state.zeds[0] as Zed), id: 5 })
    s.do('U', { do: 'mutants', told: [{ zed: { hidden: 5 } }] })
    expect(s.events.some(({ e }) => e === 'spat' || e === 'zed appeared')).toBe(false)
  })
})

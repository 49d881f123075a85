import { describe, expect, it } from 'vitest'
import type { Zed } from '../state.ts'
import { at, type RunOrShootScene, scene, type Stage, survivorNo, zedNo } from '../testing.ts'
import { hideZed, newZed } from './01-crowd.ts'
import { type Result, strikeZed } from './32-mutant.ts'

/** Survivor 1 at (18, 33) does something to Zed 1. */
function struck(result: Result, stage: Stage & { dice?: number[] } = {}): RunOrShootScene {
  const s = scene({ survivors: [{ at: at(18, 33) }], zeds: [{ at: at(20, 33) }], ...stage })
  const survivor = survivorNo(s, 1)
  strikeZed(s.table, zedNo(s, 1) as Zed, result, { survivor, from: survivor.at })
  return s
}

const gone = (s: RunOrShootScene): boolean => zedNo(s, 1) === undefined

describe('what is done to a Zed', () => {
  it('[rs.mutant.4] a mutant dies of a head hit and falls back from a body hit, as an ordinary Zed does', () => {
    for (const kind of ['ordinary', 'hunter', 'smoker', 'witch'] as const) {
      const zeds = [{ at: at(20, 33), kind }]
      expect(gone(struck('head', { zeds }))).toBe(true)
      expect(zedNo(struck('body', { zeds, dice: [4] }), 1)).toMatchObject({ at: at(24, 33), down: true })
    }
  })

  it('each result has its end, and who did it is told', () => {
    const ends = (['kill', 'head', 'blast kill', 'WP'] as const).map((result) => struck(result).event('zed destroyed'))
    expect(ends.map(({ how, by }) => [how, by])).toEqual([
      ['weapon', 1],
      ['head', 1],
      ['blast', 1],
      ['WP', 1],
    ])
    expect(struck('head').state.killed).toBe(1)
  })

  it('a Zed that lies stays where it is in a blast, and one that pins lets go when it falls', () => {
    const lying = struck('blast', { zeds: [{ at: at(20, 33), down: true }] })
    expect(lying.events.some(({ e }) => e === 'fell')).toBe(false)
    const survivors = [{ at: at(18, 33) }, { at: at(22, 33), down: true, pinnedBy: 1 }]
    for (const result of ['push', 'stun', 'head'] as const) {
      const s = struck(result, { survivors, zeds: [{ at: at(20, 33), kind: 'hunter', pins: 2 }] })
      expect([survivorNo(s, 2).pinnedBy, zedNo(s, 1)?.pins ?? null]).toEqual([null, null])
      expect(s.event('freed')).toMatchObject({ survivor: 2, zed: 1 })
    }
  })

  it('[rs.mutant.3] [rs.secrecy.11] what is hidden and struck is put on the table, on a free spot', () => {
    const s = scene({ survivors: [{ at: at(20, 33) }], zeds: [] })
    const { hidden } = s.table.state
    const facing = { x: 0, y: 1000 }
    const zed = newZed(s.table, { at: at(20, 33), level: 0, facing, kind: 'hunter', posture: 'crouching' })
    hideZed(s.table, zed)
    strikeZed(s.table, zed, 'blast', { survivor: null, from: zed.at })
    expect(hidden.zeds).toEqual([])
    expect(zedNo(s, 1)).toMatchObject({ kind: 'hunter', down: true, posture: 'standing' })
    expect(zedNo(s, 1)?.at).not.toEqual(at(20, 33))
    expect(s.event('zed appeared').zed).toBe(1)
  })
})

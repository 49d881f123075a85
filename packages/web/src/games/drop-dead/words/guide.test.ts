import { CLAUSES } from '@shamble/drop-dead/page'
import { dropDead } from '@shamble/drop-dead'
import type { Seat } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { isKeyOf } from '../../../sure.ts'
import { rectOf } from '../place.ts'
import { pick } from '../plan/index.ts'
import { moments, situationOf } from '../testing.ts'
import type { DisplayState } from '../types.ts'
import { guide } from './guide.ts'

const stepOf = (s: DisplayState) => guide.find(({ when }) => when(s))

describe('the guide of Drop Dead', () => {
  it('says what to press in the first turn, and points at it', () => {
    const scene = sceneOf(dropDead)({ position: { survivors: [{ id: 'earl', at: [3, 1] }] }, options: { players: 1 } })
    const s = situationOf({ table: scene.table, options: scene.options, seat: scene.owe[0] as Seat })
    const step = stepOf(s)
    expect(step?.press?.(s)).toBe('Press the question mark.')
    const at = step?.at?.(s)
    const place = at && 'place' in at ? at.place : ''
    expect(rectOf(place, s.view)).not.toBeNull()
    // Pressed, its card says what is next.
    const aimed = { ...s, selection: pick(place, s) }
    const next = stepOf(aimed)
    expect(next?.press?.(aimed)).toMatch(/^Press (Walk there and d|D)raw a tile\.$/)
    expect(next?.at?.(aimed)).toEqual({ commit: true })
  })

  it('has something to press at every decision of a first cycle, and what it points at is on the board', () => {
    const told = new Set<string>()
    for (const m of moments({ scenario: 'breakdown', players: 2 }, [1, 2, 3], { every: 1, most: 60 })) {
      const s = situationOf(m)
      const step = s.view.cycle <= 1 ? stepOf(s) : undefined
      if (!step?.press) continue
      told.add(step.id)
      expect(step.press(s)).toMatch(/^Press .*\.$/)
      const at = step.at?.(s)
      if (at && 'place' in at) expect([step.id, rectOf(at.place, s.view) !== null]).toEqual([step.id, true])
    }
    expect([...told]).toEqual(expect.arrayContaining(['explore', 'rotate', 'end']))
  })

  it('cites clauses that there are', () => {
    for (const { clause } of guide) expect(clause === undefined || isKeyOf(CLAUSES, clause)).toBe(true)
  })
})

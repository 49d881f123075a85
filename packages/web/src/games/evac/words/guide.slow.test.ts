import { evac } from '@shamble/evac'
import { pending } from '@shamble/kernel'
import { beforeAll, expect, it } from 'vitest'
import { loadPlacingOrders, loadZombieOrders } from '../plan/late.ts'
import { commandsOf, moments, situationOf } from '../testing.ts'
import type { DisplayState } from '../types.ts'
import { guide } from './guide.ts'

beforeAll(() => Promise.all([loadPlacingOrders(), loadZombieOrders()]))

const lessonAt = (s: DisplayState) => guide.find(({ lesson, when }) => lesson !== undefined && when(s)) ?? null

it('the first turn is taught by what a competent player would do', () => {
  const told = new Set<string>()
  for (const m of moments(
    { scenario: 'S2', marines: 3 },
    Array.from({ length: 40 }, (_, i) => i + 1),
    { every: 1, most: 60 },
  )) {
    if (pending(m.table)?.asks !== 'act' || m.table.state.turn !== 1 || m.seat === 'Z') continue
    const s = situationOf(m)
    const step = lessonAt(s)
    if (!step) continue
    const advised = evac.advise(evac.view(m.table, m.seat), m.table.book, m.seat, commandsOf(m.table, m.seat)).command
    const [name = ''] = step.id.split(' in lesson')
    told.add(name)
    const at = step.at?.(s) ?? null
    const isMeant =
      name === 'end'
        ? advised.do === 'end'
        : name === 'shoot'
          ? advised.do === 'shoot' && at !== null && 'place' in at && at.place === `zombie ${advised.zombie}`
          : advised.do === 'step'
    expect([step.id, advised.do, isMeant]).toEqual([step.id, advised.do, true])
  }
  expect([...told].sort()).toEqual(expect.arrayContaining(['door', 'end', 'shoot', 'turn a tile', 'walk']))
})

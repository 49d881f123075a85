import { evac } from '@shamble/evac'
import { apply, pending } from '@shamble/kernel'
import { beforeAll, expect, it } from 'vitest'
import { commandsOf, forked, type Moment, moments, situationOf } from '../testing.ts'
import { orders, preview } from './index.ts'
import { loadPlacingOrders, loadZombieOrders } from './late.ts'

beforeAll(() => Promise.all([loadZombieOrders(), loadPlacingOrders()]))

/** The first question of a game that asks the dead to place this. */
function asked(name: string, phase: string): Moment {
  for (const m of moments({ scenario: 'S2', marines: 3 }, [3, 4, 5, 6], { every: 1 }))
    if (m.seat === 'Z' && pending(m.table)?.asks === name && m.table.state.phase === phase) return m
  throw new Error(`nobody is asked to ${name}`)
}

it('[ev.spawn.7] all the dead of a turn are laid by one order, where the board marks them first', () => {
  const m = asked('place a zombie', 'spawn')
  const s = situationOf(m, { order: 'lay' })
  expect(orders(s).map(({ id }) => id)).toEqual(['zombie', 'lay'])
  const card = preview(s)
  const [place] = card?.variants ?? []
  expect(place).toMatchObject({ asOne: true })
  expect(card?.ahead).toHaveLength(place?.commands.length ?? -1)
  for (const command of place?.commands ?? []) expect(apply(evac, m.table, 'Z', command)).toBeNull()
  expect(pending(m.table)).not.toMatchObject({ asks: 'place a zombie' })
})

it('[ev.pop.3] in the set-up it goes on, door after door, until the patrol sets out', () => {
  const { table, ...rest } = asked('place a door', 'setup')
  const own = forked(table)
  let variant = preview(situationOf({ table: own, ...rest }, { order: 'lay' }))?.variants[0]
  const { goesOn } = variant ?? {}
  let laid = 0
  for (let n = 0; n < 60 && pending(own)?.asks !== 'place your marine'; n++) {
    if (pending(own)?.owe[0] === 'Z') {
      for (const command of variant?.commands ?? []) expect(apply(evac, own, 'Z', command)).toBeNull()
      laid++
    } else {
      const seat = pending(own)?.owe[0] ?? ''
      const { command } = evac.advise(evac.view(own, seat), own.book, seat, commandsOf(own, seat))
      expect(apply(evac, own, seat, command)).toBeNull()
    }
    if (pending(own)?.owe[0] !== 'Z') continue
    const next = goesOn?.(situationOf({ table: own, ...rest }))
    expect(next).toHaveProperty('commands')
    variant = next === 'unknown' ? undefined : (next ?? undefined)
  }
  expect(laid).toBeGreaterThan(1)
  expect(pending(own)?.asks).toBe('place your marine')
  expect(goesOn?.(situationOf({ table: own, ...rest }, {}, false))).toBeNull()
})

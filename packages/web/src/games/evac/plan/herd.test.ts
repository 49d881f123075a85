import { apply } from '@shamble/kernel'
import { evac } from '@shamble/evac'
import { beforeAll, describe, expect, it } from 'vitest'
import { grip } from './grip.ts'
import { type Moment, situationOf, street } from '../testing.ts'
import { orders, pick, preview } from './index.ts'
import { loadZombieOrders } from './late.ts'

beforeAll(loadZombieOrders)

const alley = (): Moment => ({
  ...street({
    marines: [{ seat: 'M1', type: 'grunt', at: [10, 10] }],
    zombies: [{ at: [10, 16] }, { at: [12, 16] }, { at: [30, 30] }],
    phase: 'zombies',
  }),
  seat: 'Z',
})

describe('several of the dead', () => {
  it('are gathered one by one, and let go again', () => {
    const s = situationOf(alley(), { order: 'herd' })
    expect(grip.herd(s)).toEqual(['zombie 1', 'zombie 2', 'zombie 3'])
    const one = pick('zombie 1', s)
    expect(one).toMatchObject({ order: 'herd', several: ['zombie 1'], aim: null })
    const both = pick('12,16', { ...s, selection: one })
    expect(both.several).toEqual(['zombie 1', 'zombie 2'])
    expect(pick('zombie 1', { ...s, selection: both }).several).toEqual(['zombie 2'])
    // Nobody is gathered yet: nowhere to send them.
    expect(pick('10,12', s).aim).toBeNull()
  })

  it('[ev.zturn.4] are sent together, and where each would go is told', () => {
    const moment = alley()
    const s = situationOf(moment, { order: 'herd', several: ['zombie 1', 'zombie 2'], aim: '11,12' })
    const card = preview(s)
    expect(card?.title).toBe('Two of the dead to 11,12')
    expect(card?.subtitle).toBe('Two walk.')
    expect(card?.ahead?.map(({ figure }) => figure).sort()).toEqual(['zombie 1', 'zombie 2'])
    const [send] = card?.variants ?? []
    expect(send).toMatchObject({ commit: 'Send two of the dead', asOne: true })
    for (const command of send?.commands ?? []) expect(apply(evac, moment.table, 'Z', command)).toBeNull()
    const view = situationOf(moment).view
    for (const { figure, to } of card?.ahead ?? [])
      expect([figure, view.zombies.find(({ id }) => `zombie ${id}` === figure)?.at]).toEqual([
        figure,
        Number(to.split(',')[0]) - 1 + (Number(to.split(',')[1]) - 1) * 35,
      ])
  })

  it('are no order where only one can be moved', () => {
    const moment = {
      ...street({
        marines: [{ seat: 'M1', type: 'grunt', at: [10, 10] }],
        zombies: [{ at: [10, 16] }],
        phase: 'zombies',
      }),
      seat: 'Z',
    }
    expect(orders(situationOf(moment)).map(({ id }) => id)).not.toContain('herd')
  })
})

it('the rest shamble on: where each would go is told', () => {
  const card = preview(situationOf(alley(), { order: 'shamble' }))
  expect(card?.ahead).toHaveLength(3)
})

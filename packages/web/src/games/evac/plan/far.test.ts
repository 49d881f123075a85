import { beforeAll, describe, expect, it } from 'vitest'
import { boardModel } from '../board-model.ts'
import { grip } from './grip.ts'
import { centreOf, squareOfXY } from '../place.ts'
import { situationOf, staged, street } from '../testing.ts'
import type { DisplayState } from '../types.ts'
import { orderly, orders, planOf, preview } from './index.ts'
import { loadMoreOrders, loadZombieOrders } from './late.ts'

beforeAll(loadZombieOrders)
beforeAll(loadMoreOrders)

type XY = readonly [number, number]
const marine = (type: string, at: XY, over: object = {}): object => ({ seat: 'M1', type, at, ...over })

/** Dropped with the walk in hand. */
const dropped = (s: DisplayState, place: string) =>
  orderly.drop(place, { ...s, selection: { ...s.selection, order: 'move' } })

/** One of the dead behind a wall, around which a marine can walk. */
const BEHIND = {
  marines: [marine('grunt', [10, 10])],
  zombies: [{ at: [10, 12] }],
  walls: [
    [
      [10, 11],
      [10, 12],
    ],
    [
      [11, 11],
      [11, 12],
    ],
  ],
}

describe('an order that needs contact', () => {
  it('[ev.close.2] walks up to one of the dead and strikes, as one order with its price', () => {
    const s = situationOf(street(BEHIND))
    const order = orders(s).find(({ id }) => id === 'strike')
    expect(order).toMatchObject({ enabled: true, detail: 'walk there first', aims: 'figure' })
    const card = preview({ ...s, selection: { ...s.selection, order: 'strike', aim: 'zombie 1' } })
    expect(card?.title).toBe('Zombie 1')
    const [deed, walk] = card?.variants ?? []
    expect(deed?.commit).toMatch(/^Walk and stab at 1, \w+ squares?$/)
    expect(deed?.commands.map((c) => c.do)).toEqual([...(walk?.commands ?? []).map(() => 'step'), 'strike'])
    expect(walk?.label).toMatch(/^Only walk, \w+ squares?$/)
    expect(deed?.dice).toMatch(/^d6/)
    const aimed = { ...s, selection: { ...s.selection, order: 'strike', aim: 'zombie 1' } }
    expect(boardModel(aimed).path).toHaveLength(1 + (walk?.commands.length ?? 0))
  })

  it('is hatched, with the reason, where nobody gets there', () => {
    const s = situationOf(street({ ...BEHIND, zombies: [{ at: [10, 25] }] }))
    const strike = planOf(s).find(({ order }) => order.id === 'strike')
    expect(strike?.order.enabled).toBe(false)
    expect(strike?.refusal(null)?.reason).toBe('No zombie is in contact.')
  })

  it('[ev.heal.4] is what dropping a medic on whoever is hurt means', () => {
    const marines = [marine('medic', [10, 10]), { seat: 'M2', type: 'grunt', at: [10, 13], hp: 1 }]
    const s = situationOf(street({ marines }))
    const selection = dropped(s, 'M2')
    expect(selection).toMatchObject({ figure: 'M1', order: 'heal', aim: 'M2' })
    expect(preview({ ...s, selection: selection ?? s.selection })?.variants[0]?.commit).toMatch(/^Walk and heal /)
    expect(dropped(s, '10,12')).toBeNull()
  })

  it('[ev.scen.3] is there for fuel cans, and is what dropping on one means', () => {
    const moment = street({ marines: [marine('grunt', [10, 10])] })
    moment.table.state.cans.push(squareOfXY(moment.table.state as never, [10, 13]))
    const s = situationOf(moment)
    expect(orders(s).map(({ id }) => id)).toContain('pick-up')
    expect(dropped(s, '10,13')).toMatchObject({ order: 'pick-up', aim: '10,13' })
    moment.table.state.cans[0] = squareOfXY(moment.table.state as never, [30, 30])
    expect(orders(situationOf(moment)).find(({ id }) => id === 'pick-up')).toMatchObject({ enabled: false })
  })
})

describe('a door before one of the dead', () => {
  const s = (): DisplayState => situationOf(staged('a door to batter'), { figure: 'zombie 1', order: 'move' })
  const side = (): string =>
    planOf(s())
      .find(({ order }) => order.id === 'batter')
      ?.targets()[0] ?? ''

  it('[ev.zdoor.1] is battered by a drop behind it', () => {
    const [here, there] = side().split('|')
    const found = [here, there].map((place) => orderly.drop(place ?? '', s()))
    expect(found.filter(Boolean)).toMatchObject([{ order: 'batter', aim: side() }])
  })

  it('is what a drop on it means, whatever is in hand', () => {
    const [a, b] = side()
      .split('|')
      .map((place) => place.split(',').map(Number))
    const middle = [0, 1].map((i) => ((a?.[i] ?? 0) + (b?.[i] ?? 0)) / 2)
    const at = (n: number | undefined): number => ((n ?? 0) - 0.5) * 40
    expect(grip.placeAt(at(middle[0]), at(middle[1]), s())).toBe(side())
    const view = s().view
    expect(grip.placeAt(...centreOf(view, view.marines[0]?.at ?? 0), s())).toBe('M1')
  })
})

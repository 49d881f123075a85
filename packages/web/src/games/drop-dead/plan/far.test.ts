import { dropDead } from '@shamble/drop-dead'
import type { Seat } from '@shamble/kernel'
import { sceneOf } from '@shamble/kernel/testkit'
import { describe, expect, it } from 'vitest'
import { situationOf } from '../testing.ts'
import type { DisplayState } from '../types.ts'
import { drop, orders, planOf, preview } from './index.ts'

function street(
  position: Readonly<Record<string, unknown>> & { readonly survivors: readonly object[] },
  options = {},
): DisplayState {
  const scene = sceneOf(dropDead)({ position, options: { players: position.survivors.length, ...options } })
  return situationOf({ table: scene.table, options: scene.options, seat: scene.owe[0] as Seat })
}

const TILES = [{ id: 'T40', at: [3, 0] }]
const dropped = (s: DisplayState, place: string) => drop(place, { ...s, selection: { ...s.selection, order: 'move' } })
const cardOf = (s: DisplayState, order: string, aim: string | null) =>
  preview({ ...s, selection: { ...s.selection, order, aim } })

describe('an order for what is too far off', () => {
  it('[dd.combat.4] Frank walks up to one of the dead and strikes, as one order with its price', () => {
    const s = street({ survivors: [{ id: 'frank', at: [9, 1] }], tiles: TILES, zombies: [{ n: 1, at: [12, 1] }] })
    expect(orders(s).find(({ id }) => id === 'attack')).toMatchObject({ enabled: true, detail: 'walk there first' })
    const [deed, walk] = cardOf(s, 'attack', 'zombie 1')?.variants ?? []
    expect(deed).toMatchObject({ commit: 'Walk and attack zombie 1, two units', odds: 'last' })
    expect(deed?.commands.map((c) => c.do)).toEqual(['walk', 'attack'])
    expect(walk?.commit).toBe('Walk up to it, two units')
  })

  it('is hatched, with the reason, where nobody gets there', () => {
    const s = street({ survivors: [{ id: 'frank', at: [9, 1] }], tiles: TILES })
    expect(
      planOf(s)
        .find(({ order }) => order.id === 'attack')
        ?.refusal(null)?.reason,
    ).toBe('No zombie stands beside Frank.')
  })

  it('[dd.parts.5] is what dropping whoever carries a part on a friend means', () => {
    const s = street({
      survivors: [
        { id: 'earl', at: [9, 1], carries: true },
        { id: 'skye', at: [6, 1] },
      ],
      tiles: TILES,
    })
    const selection = dropped(s, 'P2')
    expect(selection).toMatchObject({ figure: 'P1', order: 'give', aim: 'P2' })
    expect(cardOf(s, 'give', 'P2')?.variants[0]?.commit).toBe('Walk and give the part to Skye, two units')
    expect(dropped(s, '8,1')).toBeNull()
  })

  it('[dd.end.3] is what dropping on the van means once it runs', () => {
    const position = {
      survivors: [
        { id: 'earl', at: [6, 1] },
        { id: 'skye', at: [2, 2] },
      ],
      installed: 1,
    }
    const s = street(position, { partsRequired: [1, 1, 1, 1] })
    expect(orders(s).find(({ id }) => id === 'escape')).toMatchObject({ enabled: true, detail: 'walk there first' })
    expect(dropped(s, '1,1')).toMatchObject({ order: 'escape', aim: '1,1' })
    const [deed] = cardOf(s, 'escape', null)?.variants ?? []
    expect(deed?.commit).toMatch(/^Walk and drive off/)
    expect(deed?.commands.map((c) => c.do).at(-1)).toBe('escape')
  })
})

import { describe, expect, it } from 'vitest'
import { at, go, move, plays, playTo, type RunOrShootScene, scene, survivorNo } from '../testing.ts'
import type { Item } from '../tables/items.ts'

type Setting = NonNullable<Parameters<typeof scene>[0]>

/** Survivor 1 with FIRST AID and a kit, survivor 2 beside him; 5d has come. */
function aiding(first: object = {}, second: object = {}, setting: Setting = {}): RunOrShootScene {
  const survivors = [
    { at: at(10, 33), items: ['kit'] as Item[], ...first },
    { at: at(13, 33), ...second },
  ]
  const s = scene({ survivors, ...setting })
  plays(s, 'S1', 'FIRST AID')
  if (s.owe.includes('S2')) plays(s, 'S2', 'RUN')
  return playTo(s, '5d')
}
const treat = (survivor: number) => ({ do: 'treat', survivor }) as const
const isLost = (s: RunOrShootScene): boolean =>
  s.events.some((event) => event.e === 'card lost' && event.card === 'FIRST AID')

describe('first aid', () => {
  it('[rs.aid.1] [rs.aid.2] a kit on oneself or somebody adjacent heals one hit and is used up', () => {
    const other = aiding({}, { hits: 3 })
    expect([other.state.step, other.owe]).toEqual(['5d', ['S1']])
    other.do('S1', treat(2))
    expect([survivorNo(other, 2).hits, survivorNo(other, 1).items]).toEqual([2, []])
    expect(other.event('treated')).toMatchObject({ survivor: 1, patient: 2, hits: 2 })
    const own = aiding({ hits: 2, items: ['kit', 'kit'] })
    own.do('S1', treat(1))
    expect([survivorNo(own, 1).hits, survivorNo(own, 1).items]).toEqual([1, ['kit']])
  })

  it('[rs.aid.3] [rs.aid.4] [rs.cards.6] one hit always stays: with one or none there is nothing to treat, and the kit is kept', () => {
    for (const hits of [0, 1]) {
      const s = aiding({ hits }, { hits })
      expect([s.asks, isLost(s), survivorNo(s, 1).items]).toEqual(['place a card', true, ['kit']])
    }
    const s = aiding({ hits: 2 }, { hits: 1 })
    expect(s.refused('S1', treat(2)).clause).toBe('rs.aid.4')
    expect(survivorNo(s, 1).items).toEqual(['kit'])
  })

  it('[rs.aid.3] where the house heals fully the last hit goes, too', () => {
    const s = aiding({ hits: 1 }, { hits: 0 }, { options: { fullHealing: true } })
    expect(s.refused('S1', treat(2)).clause).toBe('rs.aid.4')
    s.do('S1', treat(1))
    expect(survivorNo(s, 1).hits).toBe(0)
  })

  it('[rs.aid.5] the helper needs a kit of his own, and is beside the patient after all moves', () => {
    const without = aiding({ items: [] }, { hits: 2, items: ['kit'] })
    expect([without.asks, isLost(without)]).toEqual(['place a card', true])
    const s = scene({
      survivors: [
        { at: at(10, 33), items: ['kit'] },
        { at: at(18, 33), hits: 2 },
      ],
    })
    plays(s, 'S1', 'FIRST AID')
    plays(s, 'S2', 'RUN')
    s.do('S1', { do: 'pass' }).do('S2', move(go(14, 33)))
    expect([s.state.step, s.owe]).toEqual(['5d', ['S1']])
    const away = aiding({ hits: 2 }, { at: at(14.01, 33), hits: 2 })
    expect(away.refused('S1', treat(2)).clause).toBe('rs.aid.1')
    expect(away.refused('S1', treat(9)).clause).toBe('rs.aid.1')
  })

  it('[rs.aid.6] the patient may lie or be pinned, and an infection stays what it is', () => {
    const lying = aiding({}, { hits: 2, down: true })
    lying.do('S1', treat(2))
    expect(survivorNo(lying, 2).hits).toBe(1)
    const hunter = { kind: 'hunter', at: at(15, 33), pins: 2, posture: 'standing' } as const
    const s = aiding({}, { hits: 1, down: true, pinnedBy: 1 }, { zeds: [hunter], dice: [1] })
    const tested = { ...s.state.hidden.tested }
    s.do('S1', treat(2))
    expect([survivorNo(s, 2).pinnedBy, s.event('treated').hits]).toEqual([1, 1])
    expect(s.state.hidden.tested[2]).toBe(tested[2])
  })

  it('[rs.aid.7] NPS are never patients', () => {
    const options = { survivors: 1, npsHits: 4 }
    const s = aiding({ hits: 2 }, { seat: null, n: 11, who: 'n1', hits: 2 }, { options })
    expect(s.refused('S1', treat(11)).clause).toBe('rs.aid.7')
  })

  it('[rs.down.5] who lies treats nobody', () => {
    const s = aiding({ down: true, hits: 2 })
    expect([s.asks, isLost(s)]).toEqual(['place a card', true])
  })

  it('the clock treats himself, else whoever has most hits', () => {
    expect(aiding({ hits: 2 }, { hits: 3 }).clock('S1')).toEqual([treat(1)])
    expect(aiding({ hits: 1 }, { hits: 3 }).clock('S1')).toEqual([treat(2)])
  })
})

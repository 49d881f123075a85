import { describe, expect, it } from 'vitest'
import type { CommandOf } from '../commands.ts'
import type { Card } from '../tables/cards.ts'
import { at, plays, playTo, type RunOrShootScene, scene, survivorNo, zedNo } from '../testing.ts'

type Setting = NonNullable<Parameters<typeof scene>[0]>

/** Survivor 1 with ASSIST, survivor 2 beside him; 5e has come. */
function assisting(
  second: object = {},
  setting: Setting = {},
  first: object = {},
  card: Card = 'RUN',
): RunOrShootScene {
  const survivors = [{ at: at(10, 33), ...first }, { at: at(13, 33), ...second }, ...(setting.survivors ?? [])]
  const s = scene({ ...setting, survivors })
  plays(s, 'S1', 'ASSIST')
  if (s.owe.includes('S2')) plays(s, 'S2', card)
  if (s.owe.includes('S3')) plays(s, 'S3', 'ASSIST')
  return playTo(s, '5e')
}
const assist = (act: CommandOf<'assist'>['act'], ...path: [number, number][]): CommandOf<'assist'> => ({
  do: 'assist',
  survivor: 2,
  act,
  ...(path.length > 0 ? { path: path.map(([x, y]) => [Math.round(100 * x), Math.round(100 * y)]) } : {}),
})
const isLost = (s: RunOrShootScene): boolean =>
  s.events.some((event) => event.e === 'card lost' && event.card === 'ASSIST')

describe('assistance', () => {
  it('[rs.assist.1] [rs.cards.3] goes with ORDER, and acts in step 5', () => {
    const s = scene({ survivors: [{ at: at(10, 33) }, { at: at(13, 33), down: true }] })
    plays(s, 'S1', 'ORDER', 'ASSIST')
    plays(s, 'S2', 'RUN')
    playTo(s, '5e')
    expect([s.state.step, s.asks]).toEqual(['5e', 'assist'])
    s.do('S1', assist('raise'))
    expect(survivorNo(s, 2).down).toBe(false)
  })

  it('[rs.assist.2] [rs.assist.8] one act on one adjacent survivor; on nobody it is lost', () => {
    const s = assisting({ down: true })
    expect(s.refused('S1', assist('free')).clause).toBe('rs.assist.3')
    expect(s.refused('S1', assist('boost')).clause).toBe('rs.assist.2')
    expect(s.refused('S1', { ...assist('raise'), survivor: 1 }).clause).toBe('rs.assist.2')
    expect(s.refused('S1', { ...assist('raise'), survivor: 7 }).clause).toBe('rs.assist.2')
    s.do('S1', assist('raise'))
    expect([s.asks, isLost(s)]).toEqual(['place a card', false])
    for (const nobody of [{}, { at: at(14.01, 33), down: true }]) {
      const lost = assisting(nobody)
      expect([lost.asks, isLost(lost)]).toEqual(['place a card', true])
    }
  })

  it('[rs.assist.3] freeing pushes the pinner 3 cm away from the helper, down, and without a die', () => {
    for (const kind of ['hunter', 'witch'] as const) {
      const zed = { kind, at: at(15, 33), pins: 2, mode: 'attacking' } as const
      const s = assisting({ down: true, pinnedBy: 1 }, { zeds: [zed], dice: [1] })
      s.do('S1', assist('free'))
      expect(s.event('knocked back')).toMatchObject({ zed: 1, at: at(18, 33), distance: 300 })
      expect(s.event('freed')).toMatchObject({ survivor: 2, zed: 1 })
      expect([survivorNo(s, 2).pinnedBy, survivorNo(s, 2).down]).toEqual([null, false])
    }
  })

  it('[rs.assist.3] also from beside the pinner', () => {
    const zed = { kind: 'hunter', at: at(13, 33), pins: 2 } as const
    const s = assisting({ at: at(15, 33), down: true, pinnedBy: 1 }, { zeds: [zed], dice: [1] })
    s.do('S1', assist('free'))
    // He lies on the other side of it, in its way.
    expect([survivorNo(s, 2).pinnedBy, s.event('fell').zed]).toEqual([null, 1])
  })

  it('[rs.assist.4] who is raised stands at once and uses the rest of his card in later steps', () => {
    const s = assisting({ down: true }, { zeds: [{ at: at(30, 33), down: true }] }, {}, 'SHOOT')
    s.do('S1', assist('raise'))
    expect([s.state.step, s.owe, survivorNo(s, 2).down]).toEqual(['9', ['S2'], false])
    const zed = { kind: 'hunter', at: at(15, 33), pins: 2 } as const
    const pinned = assisting({ down: true, pinnedBy: 1 }, { zeds: [zed], dice: [1] })
    expect(pinned.refused('S1', assist('raise')).clause).toBe('rs.assist.4')
  })

  it('[rs.assist.6] dragging: 5 cm less 2 for each own hit, and the other is put down touching the helper', () => {
    const s = assisting({ down: true })
    expect(s.refused('S1', assist('drag', [5, 33], [4.9, 33])).clause).toBe('rs.assist.6')
    expect(s.refused('S1', assist('drag')).clause).toBe('rs.assist.6')
    s.do('S1', assist('drag', [5, 33]))
    expect(survivorNo(s, 1).at).toEqual(at(5, 33))
    expect(survivorNo(s, 2).at).toEqual({ x: 702, y: 3300 })
    expect(s.event('moved')).toMatchObject({ survivor: 1, units: 500 })
    expect(s.event('dragged')).toMatchObject({ survivor: 1, whom: 2 })
    const hurt = assisting({ down: true }, {}, { hits: 1 })
    expect(hurt.refused('S1', assist('drag', [6.9, 33])).clause).toBe('rs.assist.6')
    hurt.do('S1', assist('drag', [7, 33]))
  })

  it('[rs.assist.6] drags are offered in eight directions, to who can go at all', () => {
    const drags = (hits: number) =>
      assisting({ down: true }, {}, { hits })
        .offered('S1')
        .filter((offer) => offer.do === 'assist' && offer.act === 'drag')
    expect(drags(0).length).toBeGreaterThan(4)
    expect(drags(3)).toEqual([])
  })

  it('[rs.assist.6] only who lies, or has two hits and has not moved; nobody who is pinned', () => {
    for (const fine of [{ down: true }, { hits: 2 }, { hits: 3 }]) assisting(fine).do('S1', assist('drag', [8, 33]))
    expect(assisting({ hits: 1 }).asks).toBe('place a card')
    const moved = scene({ survivors: [{ at: at(10, 33) }, { at: at(14, 33), hits: 2 }] })
    plays(moved, 'S1', 'ASSIST')
    plays(moved, 'S2', 'RUN')
    moved.do('S1', { do: 'pass' }).do('S2', { do: 'move', acts: [{ act: 'go', to: [1300, 3300] }] })
    expect(isLost(moved)).toBe(true)
    const zed = { kind: 'hunter', at: at(15, 33), pins: 2 } as const
    const pinned = assisting({ down: true, pinnedBy: 1 }, { zeds: [zed], dice: [1] })
    expect(pinned.refused('S1', assist('drag', [8, 33])).clause).toBe('rs.assist.6')
  })

  it('[rs.assist.6] [rs.smoker.4] it is a move of step 5: for both it counts as moved, samples are passed, and who is roused stops it', () => {
    const drifter = { at: at(3, 33), mode: 'drifting', facing: { x: -1000, y: 0 } } as const
    const s = assisting({ down: true }, { zeds: [drifter] })
    s.do('S1', assist('drag', [6, 33]))
    // Within 5 cm at (10, 33) less one.
    expect([survivorNo(s, 1).at, s.asks, zedNo(s, 1)?.mode]).toEqual([at(9, 33), 'assist', 'attacking'])
    expect([survivorNo(s, 1).moved, survivorNo(s, 2).moved]).toEqual([100, 100])
    expect(s.refused('S1', assist('raise')).clause).toBe('rs.assist.2')
    expect(s.refused('S1', assist('drag', [9, 37.1])).clause).toBe('rs.assist.6')
    s.do('S1', assist('drag', [9, 37]))
    expect(s.events.filter(({ e }) => e === 'assisted')).toHaveLength(1)
  })

  it('[rs.assist.6] [rs.move.4] along a way on which one can walk', () => {
    const s = assisting({ down: true }, { zeds: [{ at: at(7, 33) }] })
    expect(s.refused('S1', assist('drag', [6, 33])).clause).toBe('rs.move.4')
    expect(s.offered('S1').every((command) => command.do !== 'assist' || command.act !== 'free')).toBe(true)
  })

  it('[rs.assist.7] two helpers may help the same one, in seat order', () => {
    const survivors = [{ at: at(13, 36) }]
    const s = assisting({ down: true }, { survivors })
    expect(s.owe).toEqual(['S1'])
    s.do('S1', assist('drag', [5, 33]))
    // He is out of the other's reach now.
    expect([s.asks, isLost(s)]).toEqual(['place a card', true])
    const near = assisting({ down: true, hits: 2 }, { survivors: [{ at: at(13, 35.5) }] })
    near.do('S1', assist('raise'))
    expect(near.owe).toEqual(['S3'])
    near.do('S3', { ...assist('drag', [13, 38]), survivor: 2 })
    expect(near.events.flatMap((event) => (event.e === 'assisted' ? [[event.survivor, event.act]] : []))).toEqual([
      [1, 'raise'],
      [3, 'drag'],
    ])
  })

  it('the clock frees, else raises, else does nothing', () => {
    expect(assisting({ down: true }).clock('S1')).toEqual([assist('raise')])
    expect(assisting({ hits: 2 }).clock('S1')).toEqual([{ do: 'pass' }])
  })
})

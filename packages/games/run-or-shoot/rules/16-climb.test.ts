import { describe, expect, it } from 'vitest'
import type { Card } from '../tables/cards.ts'
import { mapOf } from '../content/table-map.ts'
import { LOTS, type LotId } from '../content/maps.ts'
import { at, plays, playTo, type RunOrShootScene, scene, survivorNo } from '../testing.ts'

type Setting = NonNullable<Parameters<typeof scene>[0]>

/** The ladder of the store: foot (34.5, 16), head (31.5, 16) on the roof, whose edges are x 7 and 33, y 7 and 27. */
const LADDER = '0,0 ladder0'

/** Everybody has placed these cards, and 5b has come. */
function climbing(cards: readonly Card[], setting: Setting): RunOrShootScene {
  const s = scene(setting)
  cards.forEach((card, i) => plays(s, `S${i + 1}`, card))
  return playTo(s, '5b')
}
const alone = (over: object, setting: Setting = {}): RunOrShootScene =>
  climbing(['CLIMB'], { survivors: [{ at: at(35, 16), ...over }], ...setting })

describe('climbing', () => {
  it('[rs.climb.1] [rs.climb.2] by a ladder one level up or down, from within 1.5 cm of its end', () => {
    const up = alone({ at: at(36, 16) })
    up.do('S1', { do: 'climb', ladder: LADDER })
    expect(survivorNo(up, 1)).toMatchObject({ at: at(31.5, 16), level: 1 })
    expect(up.event('climbed')).toMatchObject({ survivor: 1, by: LADDER, level: 1 })
    const down = alone({ at: at(31.5, 14.5), level: 1 })
    down.do('S1', { do: 'climb', ladder: LADDER })
    expect(survivorNo(down, 1)).toMatchObject({ at: at(34.5, 16), level: 0, down: false })
    // Too far, or under its head on the ground: nothing to climb.
    for (const far of [{ at: at(36.01, 16) }, { at: at(31.5, 16), level: 0 }]) {
      const s = alone(far)
      expect(s.asks).toBe('place a card')
      expect(s.event('card lost')).toMatchObject({ survivor: 1, card: 'CLIMB' })
    }
    const taken = climbing(['CLIMB', 'RUN'], { survivors: [{ at: at(35, 16) }, { at: at(31.5, 16), level: 1 }] })
    taken.do('S1', { do: 'climb', ladder: LADDER })
    expect(survivorNo(taken, 1)).toMatchObject({ at: at(31.5, 18), level: 1 })
  })

  it('[rs.climb.2] [rs.cards.13] he does not otherwise move, and the climb is remembered until step 10', () => {
    const s = climbing(['CLIMB', 'CLIMB'], { survivors: [{ at: at(35, 16) }, { at: at(20, 25), level: 1 }] })
    s.do('S1', { do: 'climb', ladder: LADDER })
    expect(s.owe).toEqual(['S2'])
    expect([survivorNo(s, 1).climbed, survivorNo(s, 1).moved, survivorNo(s, 2).climbed]).toEqual([true, 0, false])
    expect(s.events.filter(({ e }) => e === 'moved')).toEqual([])
  })

  it('[rs.climb.3] no ladder leads over two levels: each is a landing away from the next', () => {
    for (const id of Object.keys(LOTS) as LotId[])
      for (const { kind, foot, head } of mapOf([[id]]).climbs) {
        expect(['ladder', 'stairs']).toContain(kind)
        expect(head.level - foot.level).toBe(1)
      }
    // One turn is one level: the card is spent.
    const s = alone({})
    s.do('S1', { do: 'climb', ladder: LADDER })
    expect([survivorNo(s, 1).level, s.asks]).toEqual([1, 'place a card'])
    playTo(plays(s, 'S1', 'CLIMB'), '5b').do('S1', { do: 'climb', ladder: LADDER })
    expect(survivorNo(s, 1).level).toBe(0)
  })

  it('[rs.climb.4] standing Zeds that fill the other end and 3 cm around it hold the ladder', () => {
    const full = [-3, -1, 1, 3].flatMap((dy) => [-4, -2, 0, 0.5].map((dx) => ({ dx, dy }))).filter(({ dx }) => dx !== 0)
    const crowd = (down: boolean) => full.map(({ dx, dy }) => ({ at: at(31.5 + dx, 16 + 1.02 * dy), level: 1, down }))
    const held = alone({}, { zeds: crowd(false) })
    held.do('S1', { do: 'climb', ladder: LADDER })
    expect([survivorNo(held, 1).level, held.event('climb failed').by]).toEqual([0, LADDER])
    expect(held.event('card lost').card).toBe('CLIMB')
    const lying = alone({}, { zeds: crowd(true) })
    lying.do('S1', { do: 'climb', ladder: LADDER })
    expect(survivorNo(lying, 1).level).toBe(1)
  })

  it('[rs.climb.5] from an edge one level down, lying until step 11, without a hit', () => {
    const s = alone({ at: at(20, 25), level: 1 }, { zeds: [] })
    s.do('S1', { do: 'drop-down', at: [2000, 2700] })
    const fell = s.event('fell')
    expect([fell.survivor, fell.how]).toEqual([1, 'drop'])
    expect(survivorNo(s, 1)).toMatchObject({ at: at(20, 28), level: 0, hits: 0 })
    // It is over in step 11.
    expect([s.asks, survivorNo(s, 1).down]).toEqual(['place a card', false])
    const far = alone({ at: at(20, 24.99), level: 1 })
    expect(far.asks).toBe('place a card')
    const off = alone({ at: at(20, 25), level: 1 })
    expect(off.refused('S1', { do: 'drop-down', at: [2000, 2800] }).clause).toBe('rs.climb.5')
    expect(off.refused('S1', { do: 'drop-down', at: [2300, 2700] }).clause).toBe('rs.climb.5')
    expect(off.offered('S1')).toEqual([{ do: 'drop-down', at: [2000, 2700] }, { do: 'pass' }])
  })

  it('[rs.climb.5] two levels cannot be dropped', () => {
    // The flats of Night School have two storeys: their roof is level 2.
    const options = { scenario: 'night-school' }
    const s = climbing(['CLIMB', 'CLIMB'], {
      options,
      survivors: [
        { at: at(100, 29.5), level: 2 },
        { at: at(89.5, 12), level: 1 },
      ],
    })
    expect(s.owe).not.toContain('S1')
    expect(s.events.filter((event) => event.e === 'climbed')).toEqual([])
  })

  it('[rs.climb.8] an upper window is an edge for CLIMB, never for RUN; bars let nobody out', () => {
    const options = { scenario: 'night-school' }
    const map = mapOf([['apartments']])
    const window = map.openings.find(({ kind, level }) => kind === 'window' && level === 1)
    const { from, to } = window ?? { from: at(0, 0), to: at(0, 0) }
    const id = `2,0 ${window?.id.split(' ')[1]}`
    const middle = { x: 8000 + (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const inward = {
      x: from.x === to.x ? (from.x < 2000 ? 150 : -150) : 0,
      y: from.y === to.y ? (from.y < 2000 ? 150 : -150) : 0,
    }
    const inside = { at: { x: middle.x + inward.x, y: middle.y + inward.y }, level: 1 }
    const s = climbing(['CLIMB'], { options, survivors: [inside] })
    expect(s.offered('S1')).toContainEqual({ do: 'drop-down', at: [middle.x, middle.y] })
    s.do('S1', { do: 'drop-down', at: [middle.x, middle.y] })
    expect(survivorNo(s, 1)).toMatchObject({ level: 0, hits: 0 })
    expect(s.state.openings[id]?.state).toBe('closed')
    const run = scene({ options, survivors: [inside] })
    playTo(plays(run, 'S1', 'RUN'), '5a')
    expect(run.refused('S1', { do: 'cross', barrier: id }).clause).toBe('rs.climb.8')
  })

  it('[rs.climb.6] [rs.assist.5] [rs.assist.2] on the hands of a helper up a wall without a ladder', () => {
    const survivors = [{ at: at(20, 28.5) }, { at: at(22.5, 28.5) }]
    const s = climbing(['CLIMB', 'ASSIST'], { survivors })
    expect([s.asks, s.owe]).toEqual(['boost', ['S2']])
    expect(s.refused('S2', { do: 'assist', survivor: 1, act: 'raise' }).clause).toBe('rs.assist.2')
    s.do('S2', { do: 'assist', survivor: 1, act: 'boost' })
    expect([s.asks, s.owe]).toEqual(['climb', ['S1']])
    expect(s.refused('S1', { do: 'climb-wall', helper: 2, at: [2000, 2800] }).clause).toBe('rs.assist.5')
    s.do('S1', { do: 'climb-wall', helper: 2, at: [2000, 2700] })
    expect(survivorNo(s, 1)).toMatchObject({ at: at(20, 26), level: 1, down: false })
    expect(s.event('assisted')).toMatchObject({ survivor: 2, whom: 1, act: 'boost' })
    // His ASSIST is used: nothing is left for 5e.
    expect([s.asks, s.events.some(({ e }) => e === 'card lost')]).toEqual(['place a card', false])
  })

  it('[rs.climb.6] without a helper who names it there is no way up', () => {
    const survivors = [{ at: at(20, 28.5) }, { at: at(22.5, 28.5) }]
    const declined = climbing(['CLIMB', 'ASSIST'], { survivors })
    declined.do('S2', { do: 'pass' })
    expect(declined.events.some((event) => event.e === 'card lost' && event.card === 'CLIMB')).toBe(true)
    expect(survivorNo(declined, 1).level).toBe(0)
    // Too far from the wall, or from the helper; and the flats are two storeys high.
    for (const two of [
      [{ at: at(20, 29.01) }, { at: at(22.5, 29) }],
      [{ at: at(20, 28.5) }, { at: at(24.01, 28.5) }],
    ])
      expect(climbing(['CLIMB', 'ASSIST'], { survivors: two }).events.some(({ e }) => e === 'card lost')).toBe(true)
    const high = [{ at: at(100, 32.5) }, { at: at(102.5, 32.5) }]
    const flats = climbing(['CLIMB', 'ASSIST'], { survivors: high, options: { scenario: 'night-school' } })
    expect(flats.events.some((event) => event.e === 'card lost' && event.card === 'CLIMB')).toBe(true)
  })

  it('[rs.climb.7] what a Zed does on a ladder is its own move', () => {
    const s = alone({ at: at(31.5, 16), level: 1 }, { zeds: [{ at: at(34.5, 16) }] })
    s.do('S1', { do: 'pass' })
    expect(s.state.zeds[0]?.level).toBe(1)
  })

  it('the clock takes the only way there is, and none of several', () => {
    expect(alone({}).clock('S1')).toEqual([{ do: 'climb', ladder: LADDER }])
    expect(alone({ at: at(31.5, 25.5), level: 1 }).clock('S1')).toEqual([{ do: 'pass' }])
  })
})

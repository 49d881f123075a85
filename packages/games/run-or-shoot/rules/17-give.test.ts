import { describe, expect, it } from 'vitest'
import type { CommandOf, Thing } from '../commands.ts'
import { at, hiddenWith, plays, playTo, type RunOrShootScene, scene, survivorNo } from '../testing.ts'
import type { Item } from '../tables/items.ts'

type Setting = NonNullable<Parameters<typeof scene>[0]>

const full = (count: number): Item[] => Array<Item>(count).fill('reload:pistol')

/** Survivor 1 with GIVE, survivor 2 beside him with RUN, and 5c has come. */
function giving(first: object = {}, second: object = {}, setting: Setting = {}): RunOrShootScene {
  const survivors = [
    { at: at(10, 33), items: ['HE', 'kit'] as Item[], ...first },
    { at: at(13, 33), items: ['WP'] as Item[], ...second },
  ]
  const s = scene({ survivors, ...setting })
  plays(s, 'S1', 'GIVE')
  if (s.owe.includes('S2')) plays(s, 'S2', 'RUN')
  return playTo(s, '5c')
}
const hand = (...things: Thing[]): CommandOf<'give'> => ({ do: 'give', hand: [{ to: 2, things }] })
const take = (...things: Thing[]): CommandOf<'give'> => ({ do: 'give', take: [{ from: 2, things }] })
const accept = (...things: Thing[]): CommandOf<'accept'> => ({ do: 'accept', things })
const items = (s: RunOrShootScene): (readonly Item[])[] => [survivorNo(s, 1).items, survivorNo(s, 2).items]

describe('giving', () => {
  it('[rs.give.1] [rs.give.2] things go to whoever is beside him in step 5, any number, and are taken from him', () => {
    const s = giving()
    expect([s.state.step, s.asks, s.owe]).toEqual(['5c', 'give', ['S1']])
    s.do('S1', { ...hand('HE', 'kit'), ...take('WP'), do: 'give' })
    expect([s.asks, s.owe]).toEqual(['accept', ['S2']])
    s.do('S2', accept('HE', 'kit'))
    s.do('S2', accept('WP'))
    expect(items(s)).toEqual([['WP'], ['HE', 'kit']])
    expect(s.events.flatMap((event) => (event.e === 'gave' ? [[event.survivor, event.to, event.things]] : []))).toEqual(
      [
        [1, 2, ['HE', 'kit']],
        [2, 1, ['WP']],
      ],
    )
  })

  it('[rs.give.2] not to who is out of reach, and not what one has not', () => {
    const s = giving()
    expect(s.refused('S1', hand('torch')).clause).toBe('rs.give.2')
    expect(s.refused('S1', { do: 'give', hand: [{ to: 9, things: ['HE'] }] }).clause).toBe('rs.give.2')
    const far = giving({}, { at: at(14.01, 33) })
    expect([far.asks, far.event('card lost').card]).toEqual(['place a card', 'GIVE'])
    const walled = giving({ at: at(8, 28) }, { at: at(8, 26) })
    expect(walled.asks).toBe('place a card')
  })

  it('[rs.give.2] [rs.carry.7] limits hold at the end, for everyone', () => {
    const s = giving({ items: full(8) }, { items: ['kit', ...full(6)] })
    expect(s.refused('S1', hand('reload:pistol')).clause).toBe('rs.carry.3')
    expect(s.refused('S1', take('kit')).clause).toBe('rs.carry.3')
    expect(s.refused('S1', hand(2)).clause).toBe('rs.carry.2')
    expect(s.refused('S1', hand(1)).clause).toBe('rs.carry.1')
    // Two against two: it fits at the end.
    s.do('S1', { ...hand('reload:pistol', 'reload:pistol'), ...take('kit'), do: 'give' })
    s.do('S2', accept('reload:pistol', 'reload:pistol'))
    s.do('S2', accept('kit'))
    expect(items(s)).toEqual([[...full(6), 'kit'], full(8)])
  })

  it('[rs.give.3] a receiver answers for each thing; the clock accepts what fits', () => {
    const s = giving()
    s.do('S1', hand('HE', 'kit'))
    expect(s.offers('S2')).toEqual([
      'accept things:["HE","kit"]',
      'accept things:[]',
      'accept things:["HE"]',
      'accept things:["kit"]',
    ])
    expect(s.refused('S2', accept('WP')).clause).toBe('rs.give.3')
    expect(s.clock('S2')).toEqual([accept('HE', 'kit')])
    s.do('S2', accept('HE'))
    expect(items(s)).toEqual([['kit'], ['WP', 'HE']])
    const none = giving()
    none.do('S1', take('WP'))
    none.do('S2', accept())
    expect(items(none)).toEqual([['HE', 'kit'], ['WP']])
    expect(none.events.some(({ e }) => e === 'gave')).toBe(false)
  })

  it('[rs.give.3] what no longer fits since something was refused stays where it was', () => {
    const s = giving({ items: full(8) }, { items: ['kit', ...full(6)] })
    s.do('S1', { ...hand('reload:pistol', 'reload:pistol'), ...take('kit'), do: 'give' })
    s.do('S2', accept())
    s.do('S2', accept('kit'))
    expect(items(s)).toEqual([full(8), ['kit', ...full(6)]])
  })

  it('[rs.give.3] NPS give and take as asked, and nobody needs a card for it', () => {
    const s = giving({}, { seat: null, who: 'n1' }, { options: { survivors: 1 } })
    s.do('S1', { ...hand('HE'), ...take('WP'), do: 'give' })
    expect(items(s)).toEqual([['kit', 'WP'], ['HE']])
    expect(s.asks).toBe('place a card')
    const lying = giving({}, { down: true })
    lying.do('S1', hand('HE')).do('S2', accept('HE'))
    expect(items(lying)[1]).toEqual(['WP', 'HE'])
  })

  it('[rs.give.4] a weapon goes with the rounds in it', () => {
    const s = giving({ main: { id: 2, kind: 'rifle', rounds: 3 } }, { main: null })
    s.do('S1', hand(2)).do('S2', accept(2))
    expect([survivorNo(s, 1).main, survivorNo(s, 2).main]).toEqual([null, { id: 2, kind: 'rifle', rounds: 3 }])
  })

  it('[rs.items.2] [rs.items.4] a search shows what there is, and he goes on with the same card', () => {
    const hidden = hiddenWith({ caches: { '0,0 c1': 0 } })
    const s = scene({ survivors: [{ at: at(12, 18), items: [] }], state: { hidden } })
    playTo(plays(s, 'S1', 'GIVE'), '5c')
    expect(s.offers('S1')).toEqual(['give search:["0,0 c1"]', 'pass'])
    expect(s.refused('S1', { do: 'give', search: ['0,0 c2'] }).clause).toBe('rs.items.2')
    s.do('S1', { do: 'give', search: ['0,0 c1'] })
    expect([s.asks, s.owe]).toEqual(['give', ['S1']])
    s.do('S1', { do: 'give', 'pick-up': [{ pile: 'pile 1', take: ['food'] }] })
    expect([survivorNo(s, 1).items, s.state.piles, survivorNo(s, 1).moved]).toEqual([['food'], [], 0])
    expect(s.asks).toBe('place a card')
  })

  it('[rs.scenario.15] in the boat GIVE pours the fuel he has', () => {
    const options = { scenario: 'last-boat' }
    const s0 = scene({ options })
    const zone = s0.table.book.scenario.places[s0.table.book.scenario.goal.place]
    if (zone?.[0] !== 'rect') throw new Error('the boat is a rectangle')
    const [, x1, y1, x2, y2] = zone
    const s = scene({ options, survivors: [{ at: at((x1 + x2) / 2, (y1 + y2) / 2), items: ['fuel', 'fuel'] }] })
    playTo(plays(s, 'S1', 'GIVE'), '5c')
    expect(s.offered('S1')).toContainEqual({ do: 'give', pour: 1 })
    expect(s.refused('S1', { do: 'give', pour: 3 }).clause).toBe('rs.scenario.15')
    s.do('S1', { do: 'give', pour: 1 })
    expect([s.state.progress.cans, survivorNo(s, 1).items]).toEqual([1, ['fuel']])
    const both = scene({ options, survivors: [{ at: survivorNo(s, 1).at, items: ['fuel', 'fuel'] }] })
    playTo(plays(both, 'S1', 'GIVE'), '5c').do('S1', { do: 'give', pour: 2 })
    expect([both.state.progress.cans, survivorNo(both, 1).items]).toEqual([2, []])
  })
})

import { describe, expect, it } from 'vitest'
import {
  at,
  go,
  hiddenWith,
  move,
  moving,
  plays,
  playTo,
  type RunOrShootScene,
  scene,
  survivorNo,
  zedNo,
} from '../testing.ts'
import { DECKS } from '../content/decks.ts'
import type { Horde, Pile } from '../state.ts'
import type { Item } from '../tables/items.ts'
import { GUNS } from '../tables/guns.ts'
import { hideZed, newZed } from './01-crowd.ts'
import { brokenLimit, fitting, withTaken } from './05-carry.ts'

const pile = (x: number, y: number, items: Item[], weapons: Pile['weapons'] = []): Pile => ({
  id: `pile ${x}`,
  at: at(x, y),
  level: 0,
  items,
  weapons,
})

const items = (s: RunOrShootScene, n = 1): readonly Item[] => survivorNo(s, n).items

describe('what one carries', () => {
  const pistol = { id: 91, kind: 'pistol', rounds: 2 } as const
  const axe = { id: 92, kind: 'fireaxe', rounds: 0 } as const
  const rifle = { id: 93, kind: 'rifle', rounds: 4 } as const

  it('[rs.carry.1] [rs.carry.2] [rs.carry.3] one pistol, one main weapon, a gun or a melee weapon, and eight places', () => {
    expect(brokenLimit({ weapons: [pistol, axe], items: [] })).toBeNull()
    expect(brokenLimit({ weapons: [pistol, { ...pistol, id: 94 }], items: [] })).toBe('rs.carry.1')
    expect(brokenLimit({ weapons: [axe, rifle], items: [] })).toBe('rs.carry.2')
    expect(brokenLimit({ weapons: [], items: Array<Item>(8).fill('HE') })).toBeNull()
    expect(brokenLimit({ weapons: [], items: Array<Item>(9).fill('HE') })).toBe('rs.carry.3')
  })

  it('[rs.carry.4] [rs.carry.5] [rs.carry.6] reloads, grenades, binoculars, torch, radio, food and drugs take one place, kits, fuel and weapon crates two', () => {
    const fits = (item: Item): number => {
      let count = 0
      while (brokenLimit({ weapons: [], items: Array<Item>(count + 1).fill(item) }) === null) count++
      return count
    }
    const single = ['reload:pistol', 'reload:sniper', 'HE', 'stun', 'pipe', 'molotov', 'WP'] as const
    for (const item of [...single, 'binoculars', 'torch', 'radio', 'food', 'drugs'] as const) expect(fits(item)).toBe(8)
    for (const item of ['kit', 'fuel', 'weapons'] as const) expect(fits(item)).toBe(4)
  })

  it('[rs.carry.7] what would be too much is not taken until something is dropped, which is free', () => {
    const piles = [pile(11, 33, ['HE'])]
    const full = { at: at(10, 33), items: Array<Item>(8).fill('reload:pistol') }
    const s = moving('RUN', { survivors: [full], state: { piles } })
    expect(s.refused('S1', move({ act: 'pick-up', pile: 'pile 11', take: ['HE'] })).clause).toBe('rs.carry.3')
    expect(s.refused('S1', move({ act: 'drop', things: ['kit'] })).clause).toBe('rs.carry.7')
    s.do(
      'S1',
      move({ act: 'drop', things: ['reload:pistol'] }, { act: 'pick-up', pile: 'pile 11', take: ['HE'] }, go(15, 33)),
    )
    expect(items(s)).toEqual([...Array<Item>(7).fill('reload:pistol'), 'HE'])
    expect(s.state.piles).toEqual([{ id: 'pile 1', at: at(10, 33), level: 0, items: ['reload:pistol'], weapons: [] }])
    expect(survivorNo(s, 1).at).toEqual(at(15, 33))
  })

  it('[rs.carry.7] whoever has another card drops things when he turns', () => {
    const s = moving('SHOOT', { survivors: [{ at: at(10, 33), items: ['HE', 'kit'] }] })
    expect(s.refused('S1', { do: 'turn', facing: [1, 0], drop: ['torch'] }).clause).toBe('rs.carry.7')
    s.do('S1', { do: 'turn', facing: [1, 0], drop: ['kit', 1] })
    expect([items(s), survivorNo(s, 1).pistol, s.state.piles[0]?.items]).toEqual([['HE'], null, ['kit']])
    expect(s.event('dropped')).toMatchObject({ survivor: 1, pile: 'pile 1', things: [1, 'kit'] })
  })

  it('[rs.carry.8] taking a pistol or a main weapon drops the old one on the spot, with its clip', () => {
    const own = { at: at(10, 33), pistol: { ...pistol, id: 1, rounds: 5 }, main: { ...axe, id: 2 }, items: [] }
    const s = moving('RUN', { survivors: [own], state: { piles: [pile(11, 33, [], [rifle, pistol])] } })
    s.do('S1', move({ act: 'pick-up', pile: 'pile 11', take: [93, 91] }))
    expect([survivorNo(s, 1).main, survivorNo(s, 1).pistol]).toEqual([rifle, pistol])
    expect(s.state.piles[0]).toMatchObject({ at: at(10, 33), weapons: [{ id: 1, rounds: 5 }, { id: 2 }] })
    expect(withTaken({ weapons: [axe], items: [] }, { weapons: [rifle, { ...axe, id: 95 }], items: [] })).toBe(
      'rs.carry.2',
    )
  })

  it('[rs.carry.9] the same limits for NPS', () => {
    const nps = { seat: null, who: 'n1', at: at(12, 33), main: axe, items: Array<Item>(7).fill('food') } as const
    const s = scene({ survivors: [{ at: at(10, 33), items: ['kit', 'HE'] }, nps], options: { survivors: 1 } })
    playTo(plays(s, 'S1', 'GIVE'), '5c')
    const hand = (...things: (Item | number)[]) => ({ do: 'give' as const, hand: [{ to: 2, things }] })
    expect([s.refused('S1', hand(2)).clause, s.refused('S1', hand('kit')).clause]).toEqual(['rs.carry.2', 'rs.carry.3'])
    expect(fitting({ weapons: [], items: nps.items }, { weapons: [], items: ['kit', 'HE'] }).items).toEqual(['HE'])
    s.do('S1', hand('HE'))
    expect(items(s, 2)).toEqual([...nps.items, 'HE'])
  })
})

/** A cache of the store, with a card of its deck. */
const searching = (card: number, over: Parameters<typeof scene>[0] = {}, cache = '0,0 c1'): RunOrShootScene =>
  moving('RUN', {
    survivors: [{ at: at(12, 18), items: [] }],
    state: { hidden: hiddenWith({ caches: { [cache]: card } }) },
    ...over,
  })

describe('things on the table', () => {
  it('[rs.items.1] picking up costs 5 cm for a pile, once, where it is adjacent', () => {
    const piles = [pile(13, 33, ['HE', 'WP']), pile(19, 33, ['kit'])]
    const s = moving('RUN', { survivors: [{ at: at(10, 33), items: [] }], state: { piles } })
    const take = (id: string, ...things: Item[]) => ({ act: 'pick-up' as const, pile: id, take: things })
    expect(s.refused('S1', move(take('pile 19', 'kit'))).clause).toBe('rs.items.1')
    expect(s.refused('S1', move(take('pile 13', 'kit'))).clause).toBe('rs.items.1')
    expect(s.refused('S1', move(take('pile 13', 'HE'), go(15.01, 33))).clause).toBe('rs.move.3')
    s.do('S1', move(take('pile 13', 'HE'), go(12, 33), take('pile 13', 'WP'), go(15, 33)))
    expect([items(s), survivorNo(s, 1).at, s.state.piles.map(({ id }) => id)]).toEqual([
      ['HE', 'WP'],
      at(15, 33),
      ['pile 19'],
    ])
    expect(s.event('took')).toMatchObject({ survivor: 1, from: 'pile 13', things: ['HE'] })
  })

  it('[rs.items.1] not through a wall', () => {
    const s = moving('RUN', { survivors: [{ at: at(8, 28) }], state: { piles: [pile(8, 26, ['HE'])] } })
    expect(s.refused('S1', move({ act: 'pick-up', pile: 'pile 8', take: ['HE'] })).clause).toBe('rs.items.1')
  })

  it('[rs.items.2] [rs.give.2] GIVE picks up and searches everything adjacent without moving', () => {
    const piles = [pile(11, 33, ['HE']), pile(9, 33, ['kit'])]
    const s = scene({ survivors: [{ at: at(10, 33), items: [] }], state: { piles } })
    playTo(plays(s, 'S1', 'GIVE'), '5c')
    s.do('S1', {
      do: 'give',
      'pick-up': [
        { pile: 'pile 11', take: ['HE'] },
        { pile: 'pile 9', take: ['kit'] },
      ],
    })
    expect([items(s), s.state.piles, survivorNo(s, 1).at]).toEqual([['HE', 'kit'], [], at(10, 33)])
  })

  it('[rs.items.3] who can go less than 5 cm spends all of it on one pile or cache', () => {
    const state = { piles: [pile(11, 33, ['HE'])] }
    const at_ = (hits: number) => moving('BOTH', { survivors: [{ at: at(10, 33), hits, items: [] }], state })
    const take = move({ act: 'pick-up', pile: 'pile 11', take: ['HE'] })
    expect(at_(3).refused('S1', take).clause).toBe('rs.move.3')
    expect(at_(2).refused('S1', move(go(10.1, 33), ...take.acts)).clause).toBe('rs.move.3')
    const s = at_(2)
    s.do('S1', take)
    expect(items(s)).toEqual(['HE'])
  })

  it('[rs.items.4] [rs.scenario.5] a searched cache lies open for all, and the searcher takes what he wants at no further price', () => {
    const both = DECKS.food.findIndex((card) => card.items?.length === 2)
    const s = searching(both)
    const search = { act: 'search', cache: '0,0 c1' } as const
    expect(s.refused('S1', move(search, go(12, 19))).clause).toBe('rs.items.4')
    s.do('S1', move(search))
    expect(s.event('searched')).toMatchObject({ cache: '0,0 c1', found: ['food', 'reload:pistol'], zed: false })
    expect([s.state.searched, s.state.hidden.caches, s.asks]).toEqual([['0,0 c1'], {}, 'move and turn'])
    expect(s.view('S1').piles).toEqual([
      { id: 'pile 1', at: at(12, 16), level: 0, items: ['food', 'reload:pistol'], weapons: [] },
    ])
    // 5 cm are left, all of them for the way.
    s.do('S1', move({ act: 'pick-up', pile: 'pile 1', take: ['food'] }, go(12, 23)))
    expect([items(s), s.state.piles[0]?.items, survivorNo(s, 1).at]).toEqual([['food'], ['reload:pistol'], at(12, 23)])
    expect(s.state.turn).toBe(2)
  })

  it('[rs.items.4] what was named beforehand is taken at once, and an empty cache leaves no pile', () => {
    const both = DECKS.food.findIndex((card) => card.items?.length === 2)
    const s = searching(both)
    s.do('S1', move({ act: 'search', cache: '0,0 c1', take: ['kit', 'food'] }))
    expect([items(s), s.state.piles[0]?.items]).toEqual([['food'], ['reload:pistol']])
    for (const card of [-1, DECKS.misc.findIndex((one) => Object.keys(one).length === 0)]) {
      const nothing = searching(card, {
        survivors: [{ at: at(29, 21) }],
        state: { hidden: hiddenWith({ caches: { '0,0 c3': card } }) },
      })
      nothing.do('S1', move({ act: 'search', cache: '0,0 c3' }))
      expect([nothing.state.piles, nothing.event('searched').found]).toEqual([[], []])
      expect(nothing.refused('S1', move({ act: 'search', cache: '0,0 c3' })).clause).toBe('rs.items.1')
    }
  })

  it('[rs.items.4] [rs.setup.9] guns in a cache are new pieces with a full clip', () => {
    const options = { scenario: 'shopping-list' }
    const card = DECKS.guns.findIndex((one) => 'guns' in one && one.guns?.[0] === 'rifle')
    const hidden = hiddenWith({ caches: { '2,0 c1': card } })
    const s = moving('RUN', { options, survivors: [{ at: at(92, 23), items: [], main: null }], state: { hidden } })
    s.do('S1', move({ act: 'search', cache: '2,0 c1' }))
    const [gun] = s.state.piles[0]?.weapons ?? []
    expect(gun).toMatchObject({ kind: 'rifle', rounds: GUNS.rifle.clip })
    s.do('S1', move({ act: 'pick-up', pile: 'pile 1', take: [gun?.id ?? 0] }))
    expect(survivorNo(s, 1).main).toEqual(gun)
  })

  it('[rs.scenario.9] where weapons are asked for, a crate of them lies in the cache of the gun shop besides', () => {
    const found = (difficulty: string, cache: string, x: number, y: number) => {
      const options = { scenario: 'shopping-list', difficulty }
      const state = { hidden: hiddenWith({ caches: { [cache]: 0 } }) }
      const s = moving('RUN', { options, survivors: [{ at: at(x, y), items: [] }], state })
      s.do('S1', move({ act: 'search', cache }))
      return s.event('searched').found.includes('weapons')
    }
    expect(found('nightmare', '2,0 c3', 100, 14)).toBe(true)
    expect(found('normal', '2,0 c3', 100, 14)).toBe(false)
    expect(found('nightmare', '2,0 c1', 92, 23)).toBe(false)
  })

  it('[rs.scenario.6] the Zed of the misc deck comes out of its cache and attacks', () => {
    const card = DECKS.misc.findIndex((one) => 'zed' in one)
    const hidden = hiddenWith({ caches: { '0,0 c3': card } })
    const s = moving('RUN', { survivors: [{ at: at(29, 20.5) }], state: { hidden } })
    s.do('S1', move({ act: 'search', cache: '0,0 c3' }))
    expect(zedNo(s, 1)).toMatchObject({ at: at(29, 23), mode: 'attacking' })
    expect(s.event('searched').zed).toBe(true)
  })

  it('nothing tells whether a cache holds anything before it is searched', () => {
    const offers = (card: number) => {
      const s = searching(card)
      return [s.offers('S1'), s.view('S1'), s.storyFor('S1')]
    }
    expect(offers(0)).toEqual(offers(-1))
  })

  it('[rs.items.5] a torch is switched on and off freely in step 5; without one there is no light', () => {
    const mine = { at: at(10, 33), items: ['torch' as const], facing: { x: 1000, y: 0 } }
    const s = moving('SHOOT', { survivors: [mine] })
    expect(s.offered('S1')).toContainEqual({ do: 'turn', facing: [1000, 0], torch: true })
    s.do('S1', { do: 'turn', facing: [1000, 0], torch: true })
    expect([survivorNo(s, 1).torchLit, s.event('torch').lit]).toEqual([true, true])
    playTo(plays(s, 'S1', 'RUN'), '5a').do('S1', { ...move(go(11, 33)), torch: false })
    expect(survivorNo(s, 1).torchLit).toBe(false)
    const none = moving('RUN', { survivors: [{ ...mine, items: [] }] })
    expect(none.refused('S1', { do: 'turn', facing: [1, 0], torch: true }).clause).toBe('rs.items.5')
    const lit = moving('RUN', { survivors: [{ ...mine, torchLit: true }] })
    lit.do('S1', { do: 'turn', facing: [1, 0], drop: ['torch'] })
    expect(survivorNo(lit, 1).torchLit).toBe(false)
  })

  it('[rs.items.5] [rs.sight.8] at night its light shows who is hidden in front of it', () => {
    const mine = { at: at(5, 76), items: ['torch' as const], facing: { x: 1000, y: 0 } }
    const shown = (x: number, torch: boolean) => {
      const s = scene({ options: { scenario: 'night-school' }, survivors: [mine] })
      hideZed(s.table, newZed(s.table, { at: at(x, 76), level: 0, facing: { x: 1000, y: 0 }, kind: 'boomer' }))
      playTo(plays(s, 'S1', 'RUN'), '5a').do('S1', { do: 'turn', facing: [1000, 0], torch })
      return s.events.some(({ e }) => e === 'zed appeared')
    }
    expect([shown(34, false), shown(34, true)]).toEqual([false, true])
  })
})

describe('binoculars', () => {
  const horde = (over: Partial<Horde> = {}): Horde => ({
    n: 1,
    lair: '1,0 drain',
    size: 20,
    inside: 20,
    active: 0,
    emergesFrom: 9,
    drawnTo: [],
    ...over,
  })
  /** West of the fence, the drain 6.5 cm in front of him. */
  const watch = (hordes: Horde[] = [], over: object = {}, did: object = {}): RunOrShootScene => {
    const me = { at: at(36, 20), items: ['binoculars' as const], facing: { x: 1000, y: 0 }, ...over }
    const s = scene({ survivors: [me], state: { hidden: hiddenWith({ hordes }) } })
    playTo(plays(s, 'S1', 'ASSIST'), '5a')
    Object.assign(survivorNo(s, 1), did)
    return playTo(s, '9')
  }

  it('[rs.items.6] tell the truth about a lair in step 9, to all, and wake nobody', () => {
    const answer = (...hordes: Horde[]) => {
      const s = watch(hordes)
      const { active = 0 } = s.state.hidden.hordes[0] ?? {}
      s.do('S1', { do: 'observe', lair: '1,0 drain' })
      expect(s.storyFor(null).some((line) => line.includes('observed'))).toBe(true)
      expect(s.state.hidden.hordes[0]?.active ?? 0).toBe(active)
      return s.event('observed').movement
    }
    expect([answer(horde()), answer(), answer(horde({ active: 1, inside: 3 }))]).toEqual([true, false, true])
    expect(answer(horde({ active: 1, inside: 0 }))).toBe(false)
  })

  it('[rs.items.6] look at what is in front, in plain view, within 60 cm; what is offered tells nothing', () => {
    const s = watch()
    expect(s.offers('S1')).toEqual(['observe lair:1,0 drain', 'pass'])
    expect(watch([horde()]).offers('S1')).toEqual(s.offers('S1'))
    for (const lair of ['1,0 manhole', '0,0 manhole', '0,0 cellar', 'nowhere'])
      expect(s.refused('S1', { do: 'observe', lair }).reason).toMatch('No such lair')
  })

  it('[rs.items.6] serve only who has neither moved, fought, thrown nor fired', () => {
    const idle = 'observe'
    expect(watch().asks).toBe(idle)
    for (const did of [
      { moved: 1 },
      { climbed: true },
      { crossed: true },
      { fought: true },
      { threw: true },
      { fired: true },
    ])
      expect([did, watch([], {}, did).asks]).toEqual([did, 'place a card'])
    expect(watch([], { items: [] }).asks).toBe('place a card')
    expect(watch([], { facing: { x: -1000, y: 0 } }).asks).toBe('place a card')
    expect(watch([], {}, { down: true }).asks).toBe('place a card')
  })
})

import { describe, expect, it } from 'vitest'
import { CARDS, DECK, EVENTS, isCarPart, isItem, ITEMS } from './cards.ts'

const countBy = (list: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const one of list) counts[one] = (counts[one] ?? 0) + 1
  return counts
}

describe('the cards', () => {
  it('[dd.components.4] are 12 items and 10 events, 22 in all', () => {
    expect([Object.keys(ITEMS).length, Object.keys(EVENTS).length, DECK.length]).toEqual([12, 10, 22])
    expect(DECK.filter(isItem)).toEqual(Object.keys(ITEMS))
  })

  it('[dd.components.3] have five car parts, one for each token', () => {
    expect(DECK.filter(isCarPart)).toEqual(['I01', 'I02', 'I03', 'I04', 'I05'])
    expect(new Set(DECK.filter(isCarPart).map((id) => CARDS[id].title)).size).toBe(5)
  })

  it('[dd.items.7] have the items of the list in their numbers', () => {
    expect(countBy(Object.values(ITEMS).map(({ kind }) => kind))).toEqual({
      'car part': 5,
      bandages: 2,
      'health kit': 1,
      'adrenaline shot': 1,
      'pipe bomb': 1,
      'smoke canister': 1,
      'battle rush': 1,
    })
  })

  it('[dd.items.13] sort the items into car parts, special abilities and healing', () => {
    expect(countBy(Object.values(ITEMS).map(({ family }) => family))).toEqual({
      'car part': 5,
      healing: 3,
      'special ability': 4,
    })
    const abilities = Object.values(ITEMS).filter(({ family }) => family === 'special ability')
    expect(abilities.map(({ kind }) => kind)).toEqual(['adrenaline shot', 'pipe bomb', 'smoke canister', 'battle rush'])
  })

  it('[dd.events.1] sort the events into hordes, booby traps and environmental hazards', () => {
    expect(countBy(Object.values(EVENTS).map(({ family }) => family))).toEqual({
      'zombie horde': 4,
      'booby trap': 3,
      'environmental hazard': 3,
    })
  })

  it('[dd.events.2] have every event once', () => {
    expect(Object.values(EVENTS).map(({ title }) => title)).toEqual([
      'Horde',
      'Stragglers',
      'Lone Walker',
      'Car Alarm',
      'Tripwire',
      'Bear Trap',
      'Nail Bomb',
      'Toxic Rain',
      'Fog Bank',
      'Eerie Silence',
    ])
  })

  it('say on their face what they do', () => {
    for (const { says, title } of Object.values(CARDS))
      expect([says.endsWith('.'), title.length > 0]).toEqual([true, true])
  })
})

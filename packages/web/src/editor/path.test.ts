import { describe, expect, it } from 'vitest'
import { around, itemOf, lastFirst, outermost, valueAt, withItem, withoutItem, withValue } from './path.ts'

const DOCUMENT = { map: { trees: [['T1', 1, 2]], exit: null }, zombies: [{ at: [1, 2] }] }

describe('places in a document', () => {
  it('are read, written and left out without changing the document', () => {
    const moved = withValue(DOCUMENT, 'zombies[0].at[1]', 5)
    expect(valueAt(moved, 'zombies[0].at')).toEqual([1, 5])
    expect(DOCUMENT.zombies[0]?.at).toEqual([1, 2])
    expect(moved.map).toBe(DOCUMENT.map)
    const { document, chosen } = withItem(DOCUMENT, 'map.trees', ['T2', 3, 4])
    expect(chosen).toBe('map.trees[1]')
    expect(valueAt(withoutItem(document, 'map.trees[0]'), 'map.trees')).toEqual([['T2', 3, 4]])
  })

  it('that are not there are undefined, whatever they are called', () => {
    for (const path of ['map.roads[3]', 'zombies[9].at', 'map.trees.length', '__proto__.polluted', 'constructor'])
      expect(valueAt(DOCUMENT, path)).toBeUndefined()
    expect(withValue(DOCUMENT, 'zombies[7].at', 1).zombies).toEqual(DOCUMENT.zombies)
  })

  it('lie in one another', () => {
    expect(around('map.buildings[2].doors[0]')).toBe('map.buildings[2].doors')
    expect(around('map')).toBeNull()
    expect(itemOf('map.trees[12]')).toEqual({ list: 'map.trees', index: 12 })
    expect(itemOf('map.exit')).toEqual({ list: '', index: -1 })
  })

  it('are gathered without what is inside another, and taken out from the end', () => {
    const paths = ['map.trees[2]', 'map.buildings[1]', 'map.buildings[1].doors[0]', 'map.buildings[0].doors[0]']
    expect(outermost(paths)).toEqual(['map.trees[2]', 'map.buildings[1]', 'map.buildings[0].doors[0]'])
    expect(lastFirst(['a[2]', 'a[10]', 'a[1].b[3]', 'a[1]'])).toEqual(['a[10]', 'a[2]', 'a[1].b[3]', 'a[1]'])
  })
})

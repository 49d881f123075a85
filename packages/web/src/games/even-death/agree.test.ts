/** Picture and words of random positions: who is drawn is told, where it is and how it is. */
import { createElement } from 'preact'
import { expect, it } from 'vitest'
import { isHerd, isOnTable } from '@shamble/even-death/page'
import { drawing } from '../../board/testing.ts'
import { Board } from './board.tsx'
import { moments, situationOf } from './testing.ts'
import type { WordNode } from './types.ts'
import { unitCalled, unitName } from './words/titles.ts'
import { tree } from './words/tree.ts'

function toldIn(nodes: readonly WordNode[], told = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const { id, text, children = [] } of nodes) toldIn(children, told.set(id, text))
  return told
}

it('the picture and the words know the same units', { timeout: 60_000 }, () => {
  let compared = 0
  for (const moment of moments({ scenario: 'chapel-hill' }, [4, 5], { every: 40, most: 160 })) {
    const s = situationOf(moment)
    const told = toldIn(tree(s))
    const board = createElement(Board, { ...s, playing: [], motion: false, scale: 1, layers: {} })
    const drawn = new Set<string>()
    for (const { attributes } of drawing(board).all('fig')) {
      const unit = unitCalled(s.view, attributes.get('data-figure') ?? '')
      if (!unit) throw new Error(`${attributes.get('data-figure')} is drawn and is not there`)
      drawn.add(unitName(unit))
      const text = told.get(unitName(unit)) ?? ''
      expect(text).not.toBe('')
      if (!isHerd(unit) && unit.down) expect(text).toMatch(/down|lies/)
      compared++
    }
    const there = [...s.view.humans, ...s.view.herds].filter(isOnTable).map(unitName)
    expect([...drawn].sort()).toEqual(there.sort())
  }
  expect(compared).toBeGreaterThan(20)
})

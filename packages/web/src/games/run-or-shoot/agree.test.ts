/** Picture and words of random positions: who is drawn is told, where he is and how he is. */
import { createElement } from 'preact'
import { expect, it } from 'vitest'
import { drawing } from '../../board/testing.ts'
import { Board } from './board.tsx'
import { pointName } from './place.ts'
import { moments, situationOf } from './testing.ts'
import type { WordNode } from './types.ts'
import { survivorCalled, zedCalled } from './words/titles.ts'
import { tree } from './words/tree.ts'

function toldIn(nodes: readonly WordNode[], told = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const { id, text, children = [] } of nodes) toldIn(children, told.set(id, text))
  return told
}

it('the picture and the words know the same facts about every figure', { timeout: 60_000 }, () => {
  let compared = 0
  for (const moment of moments({ scenario: 'back-lane', survivors: 3 }, [4, 5], { every: 40, most: 200 })) {
    const s = situationOf(moment)
    const told = toldIn(tree(s))
    const board = createElement(Board, { ...s, playing: [], motion: false, scale: 1, layers: {} })
    for (const { attributes, kind } of drawing(board).all('fig')) {
      const name = attributes.get('data-figure') ?? ''
      const one = survivorCalled(s.view, name) ?? zedCalled(s.view, name)
      const text = told.get(name)
      if (!one) throw new Error(`${name} is drawn and is not there`)
      // Of many, the nearest are told one by one.
      if (text === undefined && told.has('zeds rest')) continue
      expect(text).toContain(`at ${pointName(one.at)}`)
      if (name.startsWith('Zed')) expect(/\bdown\b/.test(text ?? '')).toBe(one.down)
      expect(kind.includes('drifts')).toBe('mode' in one && one.mode === 'drifting')
      compared++
    }
  }
  expect(compared).toBeGreaterThan(20)
})

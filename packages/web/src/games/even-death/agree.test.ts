/** Picture and words of random positions: who is drawn is told, where it is and how it is. */
import { herdOf, humanOf, zombieNo } from '@shamble/even-death/page'
import { createElement } from 'preact'
import { expect, it } from 'vitest'
import { drawing } from '../../board/testing.ts'
import { Board } from './board.tsx'
import { pointName } from './place.ts'
import { moments, situationOf } from './testing.ts'
import type { WordNode } from './types.ts'
import { tree } from './words/tree.ts'

function toldIn(nodes: readonly WordNode[], told = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const { id, text, children = [] } of nodes) toldIn(children, told.set(id, text))
  return told
}

const numberOf = (name: string): number => Number(name.split(' ')[1])

it('the picture and the words know the same facts about every figure and herd', { timeout: 60_000 }, () => {
  let compared = 0
  for (const scenario of ['chapel-hill', 'pump-house']) {
    for (const moment of moments({ scenario }, [4], { every: 45, most: 320 })) {
      const s = situationOf(moment)
      const told = toldIn(tree(s))
      const board = drawing(createElement(Board, { ...s, playing: [], motion: false, scale: 1, layers: {} }))
      const figures = board.all('fig')
      for (const { attributes } of figures) {
        const name = attributes.get('data-figure') ?? ''
        const text = told.get(name) ?? ''
        const zombie = name.startsWith('zombie') ? zombieNo(s.view, numberOf(name)) : undefined
        const one = zombie ?? humanOf(s.view, numberOf(name))
        if (!one) throw new Error(`${name} is drawn and is not there`)
        expect(text).toContain(`at ${pointName(one.at)}`)
        expect(/\bdown\b/.test(text)).toBe(one.down)
        for (const state of (attributes.get('data-states') ?? '').split('; ').filter(Boolean))
          expect(text).toContain(state)
        if (zombie) expect(text.includes('holds on')).toBe(zombie.locked !== null)
        compared++
      }
      const herds = board.all('herd')
      for (const { kind, attributes } of herds) {
        const herd = herdOf(s.view, numberOf(attributes.get('data-herd') ?? ''))
        expect(attributes.get('data-size')).toBe(String(herd?.zombies.length))
        const text = told.get(attributes.get('data-herd') ?? '') ?? ''
        expect(text.includes('rambles')).toBe(kind.split(' ').includes('rambles'))
      }
      const alive = [...s.view.humans, ...s.view.herds].filter(({ status }) => status === 'alive')
      const drawn = alive.reduce((sum, unit) => sum + ('zombies' in unit ? unit.zombies.length : 1), 0)
      expect(figures.length).toBe(drawn)
      board.clear()
    }
  }
  expect(compared).toBeGreaterThan(200)
})

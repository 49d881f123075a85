import { describe, expect, it } from 'vitest'
import type { WordNode } from '../play/game-display.ts'
import { moveFocus, rowsOf } from './tree.ts'

const TREE: readonly WordNode[] = [
  { id: 'now', text: 'Turn 7' },
  {
    id: 'mine',
    text: 'Mine',
    children: [
      { id: 'M1', text: 'Okafor', children: [{ id: 'M1.hp', text: '4 of 5' }] },
      { id: 'M2', text: 'Ito' },
    ],
  },
]

const seen = (open: readonly string[]) => rowsOf(TREE, ({ id }) => open.includes(id))

const ids = (...open: string[]): string[] => seen(open).map(({ node }) => node.id)

const from = (id: string, key: string, ...open: string[]): string | null => {
  const rows = seen(open)
  return moveFocus(rows, rows.find(({ node }) => node.id === id) as (typeof rows)[number], key)
}

describe('the table in words', () => {
  it('shows what is open', () => {
    expect(ids()).toEqual(['now', 'mine'])
    expect(ids('mine')).toEqual(['now', 'mine', 'M1', 'M2'])
    expect(ids('mine', 'M1')).toEqual(['now', 'mine', 'M1', 'M1.hp', 'M2'])
    expect(ids('M1')).toEqual(['now', 'mine'])
  })

  it('knows the place of a node among its neighbours', () => {
    expect(seen(['mine']).at(-1)).toMatchObject({ level: 2, set: 2, of: 2, parent: 'mine' })
  })

  it('goes up, down, in and out by arrows', () => {
    expect(from('now', 'ArrowDown')).toBe('mine')
    expect(from('now', 'ArrowUp')).toBeNull()
    expect(from('mine', 'ArrowRight', 'mine')).toBe('M1')
    expect(from('M2', 'ArrowLeft', 'mine')).toBe('mine')
    expect(from('mine', 'Home')).toBe('now')
    expect(from('now', 'End', 'mine')).toBe('M2')
  })

  it('finds a node by its first letter', () => {
    expect(from('now', 'i', 'mine')).toBe('M2')
    expect(from('M2', 'q', 'mine')).toBeNull()
  })
})

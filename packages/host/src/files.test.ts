import { expect, it } from 'vitest'
import { titleOf } from './files.ts'

it('calls a table as its file is called', () => {
  expect(titleOf('The night we lost Ito.json', 'evac')).toBe('The night we lost Ito')
  expect(titleOf('again.json', 'evac')).toBe('again')
})

it('finds its title in the name that we gave it', () => {
  expect(titleOf('evac-quick-patrol-turn-7.json', 'evac')).toBe('Quick patrol')
  expect(titleOf('evac-quick-patrol-setting-up (2).json', 'evac')).toBe('Quick patrol')
  expect(titleOf('dead-walk-shopping-list-turn-12.json', 'dead-walk')).toBe('Shopping list')
})

it('calls none "save"', () => {
  expect(titleOf('save.json', 'evac')).toBe('')
  expect(titleOf('save (3).json', 'evac')).toBe('')
  expect(titleOf('download.json', 'evac')).toBe('')
})

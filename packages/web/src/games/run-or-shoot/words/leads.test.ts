import { expect, it } from 'vitest'
import { faultsIn } from '../../../words/testing.ts'
import { chapters } from './leads.ts'

it('every chapter of the rules begins with what it is about, in one or two short sentences', () => {
  for (const { lead } of chapters) expect(lead).toMatch(/^[A-Z].{20,110}\.$/)
  expect(chapters.flatMap(({ lead }) => faultsIn(lead))).toEqual([])
  expect(new Set(chapters.map(({ lead }) => lead)).size).toBe(chapters.length)
})

import { CHAPTERS } from '@shamble/even-death/page'
import { expect, it } from 'vitest'
import { faultsIn } from '../../../words/testing.ts'
import { leads } from './leads.ts'

it('every chapter of the rules begins with what it is about, in one or two short sentences', () => {
  const told = CHAPTERS.map(({ topic }) => leads[topic])
  for (const lead of told) expect(lead).toMatch(/^[A-Z].{20,110}\.$/)
  expect([leads[''], ...told].flatMap((lead) => faultsIn(lead))).toEqual([])
  expect(new Set(told).size).toBe(CHAPTERS.length)
})

import { describe, expect, it } from 'vitest'
import { dropDeadSetup } from '../games/drop-dead/setup.ts'
import { changedOptions } from './house-rules.ts'

const titles = (values: Readonly<Record<string, unknown>>): string[] =>
  changedOptions(dropDeadSetup, values).map(({ title }) => title)

describe('house rules at a table', () => {
  it('are none where everything is as the book or the scenario has it', () => {
    expect(titles({ scenario: 'breakdown' })).toEqual([])
    for (const { id, prescribed } of dropDeadSetup.scenarios)
      expect(titles({ ...prescribed, scenario: id })).toEqual([])
  })

  it('are what differs from them', () => {
    expect(titles({ scenario: 'breakdown', zombieHealth: 15 })).toEqual(['Health of a zombie'])
  })

  it('call a document by its title', () => {
    const group = { title: 'Table', options: [{ id: 'table', title: 'The table' }] }
    const setup = { ...dropDeadSetup, optionGroups: [group] } as unknown as typeof dropDeadSetup
    const valueOf = (table: unknown): string | undefined => changedOptions(setup, { table })[0]?.value
    expect(valueOf({ title: 'Our street', size: [60, 60] })).toBe('Our street')
    expect(valueOf({ size: [60, 60] })).toBe('one of your own')
  })
})

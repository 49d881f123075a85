import type { OptionValue, OptionValues } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { advancedStandards } from '@shamble/dead-walk/page'
import { setup as deadWalkSetup } from '../games/dead-walk/setup.ts'
import { setup as dropDeadSetup } from '../games/drop-dead/setup.ts'
import { changedOptions } from './house-rules.ts'

const titles = (values: OptionValues): string[] => changedOptions(dropDeadSetup, values).map(({ title }) => title)

describe('house rules at a table', () => {
  it('are none where everything is as the book or the scenario has it', () => {
    expect(titles({ scenario: 'breakdown' })).toEqual([])
    for (const { id, prescribed } of dropDeadSetup.scenarios)
      expect(titles({ ...prescribed, scenario: id })).toEqual([])
  })

  it('are what differs from them', () => {
    expect(titles({ scenario: 'breakdown', zombieHealth: 15 })).toEqual(['Health of a zombie'])
  })

  it('are not what an open chapter brings, only what differs from that', () => {
    const walk = (values: OptionValues): string[] =>
      changedOptions(deadWalkSetup, { scenario: 'mercy', ...values }).map(({ title }) => title)
    const open = { advanced: true, ...advancedStandards(['searching']) }
    expect(walk(open)).toEqual(['Advanced rules'])
    expect(walk({ ...open, quirks: false })).toEqual(['Advanced rules', 'Quirks'])
    expect(walk({ quirks: true })).toEqual(['Quirks'])
  })

  it('call a document by its title', () => {
    const group = { title: 'Table', options: [{ id: 'table', title: 'The table' }] }
    const setup = { ...dropDeadSetup, optionGroups: [group] } as unknown as typeof dropDeadSetup
    const valueOf = (table: OptionValue): string | undefined => changedOptions(setup, { table })[0]?.value
    expect(valueOf({ title: 'Our street', size: [60, 60] })).toBe('Our street')
    expect(valueOf({ size: [60, 60] })).toBe('one of your own')
  })
})

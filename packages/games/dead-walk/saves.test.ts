import { readFileSync } from 'node:fs'
import { anyGame, openSave } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { deadWalk } from './index.ts'

interface Recorded {
  rules: string
  entries: { rolled: unknown[] }[]
}

const recorded = (name: string): Recorded =>
  JSON.parse(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8')) as Recorded

it.each(['last-boat', 'mercy', 'lawless-street'])(
  'a save of rules 1 that no changed rule touches opens: %s',
  (name) => {
    const opened = openSave({ ...recorded(name), rules: '1' }, [anyGame(deadWalk)])
    expect(opened.ok && opened.match.table.state.outcome).not.toBeNull()
  },
)

it('[dw.lurch.4] a save of rules 1 with a die that is no longer due says where, and that the rules have changed', () => {
  const save = { ...recorded('last-boat'), rules: '1' }
  const last = save.entries.length - 1
  const entries = save.entries.map((entry, i) =>
    i === last ? { ...entry, rolled: [...entry.rolled, ['dw.lurch.2', 6, 1]] } : entry,
  )
  const opened = openSave({ ...save, entries }, [anyGame(deadWalk)])
  expect(!opened.ok && opened.fault.at).toBe(`entries[${last}]`)
  expect(!opened.ok && opened.fault.why).toMatch(/dw\.lurch\.2.*; recorded under rules 1, these are 2$/)
})

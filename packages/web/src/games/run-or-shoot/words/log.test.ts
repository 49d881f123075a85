/** The log of random games of every scenario, read through: before the end, and with its secrets opened. */
import { CLAUSES, type Event, SCENARIO_IDS } from '@shamble/run-or-shoot/page'
import { describe, expect, it } from 'vitest'
import { plain } from '../../../play/log-item.ts'
import { faultsIn } from '../../../words/testing.ts'
import { moments, runOrShoot } from '../testing.ts'
import { lines } from './log.ts'
import { nameOf } from './titles.ts'

/** Told to nobody in words. */
const SILENT: readonly Event['e'][] = ['turn began', 'turned']

/** Sentences, each with its clause behind it. */
const sentencesIn = (text: string): readonly { readonly sentence: string; readonly clause: string }[] =>
  [...text.matchAll(/(?<sentence>\S.*?) (?<clause>rs\.[a-z]+\.\d+)(?: |$)/g)].map(({ groups }) => ({
    sentence: groups?.sentence ?? '',
    clause: groups?.clause ?? '',
  }))

describe.each(SCENARIO_IDS)('the log of %s', (scenario) => {
  it('is whole sentences that cite a clause, with nothing in it that nobody would say', { timeout: 60_000 }, () => {
    const wrong = new Set<string>()
    for (const { table, options, events } of moments({ scenario, survivors: 3 }, [1, 2], { every: 40, most: 700 })) {
      const view = runOrShoot.view(table, 'U')
      for (const { words, heading } of lines(events, { view, options })) {
        const text = plain(words, (figure) => nameOf(view, figure))
        if (text === '' && heading !== undefined) continue
        expect(text).toMatch(/ rs\.[a-z]+\.\d+$/)
        for (const { sentence, clause } of sentencesIn(text)) {
          expect(CLAUSES).toHaveProperty([clause])
          if (!/^[A-Z\d].*[.!]$/.test(sentence)) wrong.add(sentence)
          if (/\d,\d|\brs\.|\b(door|window|ladder|stairs|fence|pile|S)\d/.test(sentence)) wrong.add(sentence)
          for (const fault of faultsIn(sentence)) wrong.add(fault)
        }
      }
    }
    expect([...wrong]).toEqual([])
  })
})

it('tells every kind of event that happens, but for what the board shows', { timeout: 60_000 }, () => {
  const [kinds, told] = [new Set<string>(), new Set<string>(SILENT)]
  for (const { table, options, events } of moments({ scenario: 'last-boat', survivors: 4 }, [3, 4], {
    every: 60,
    most: 900,
  })) {
    for (const { e } of events) kinds.add(e)
    const seen = { view: runOrShoot.view(table, 'U'), options }
    for (const { first, last } of lines(events, seen)) for (const { e } of events.slice(first, last + 1)) told.add(e)
  }
  expect(kinds.size).toBeGreaterThan(20)
  expect([...kinds].filter((kind) => !told.has(kind))).toEqual([])
})

import { check, jsonFault, MOST_TEXT } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { toHost } from './shapes.ts'

const create = (options: object): object => ({
  t: 'create',
  id: 1,
  setup: {
    game: 'dead-walk',
    title: 'Our street',
    options,
    seats: { P1: { kind: 'person', name: 'You', physical: false } },
    undoDice: 'same',
    guide: false,
  },
})

describe('what the page may say to the engine', () => {
  it('are options of every kind, whole documents included', () => {
    const table = { size: [60, 60.5], buildings: [{ id: 'B1', doors: [['D1', 4, 10, 'open']] }], exit: null }
    const options = { scenario: 'mercy', players: 2, lurch: false, entryMethods: ['A'], shotgunBands: [1, 2], table }
    expect(check(toHost, create(options))).toBeNull()
    expect(check(toHost, create({ table: null }))).toBeNull()
  })

  it('is plain data and no more options than a game can have', () => {
    expect(check(toHost, create({ table: { made: new Date(0) } }))).toMatchObject({ at: 'setup.options.table.made' })
    const many = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`o${i}`, true]))
    expect(check(toHost, create(many))).toMatchObject({ at: 'setup.options' })
  })

  it('is a file that the reader takes, and none that is larger', () => {
    const file = (text: string): object => ({ t: 'import', id: 1, name: 'x.json', text })
    const largest = `"${' '.repeat(MOST_TEXT - 2)}"`
    expect([check(toHost, file(largest)), jsonFault(largest)]).toEqual([null, null])
    expect(check(toHost, file(`${largest} `))).toMatchObject({ at: 'text' })
    expect(jsonFault(`${largest} `)).toMatchObject({ why: `the file has more than ${MOST_TEXT} characters` })
  })
})

import { describe, expect, it } from 'vitest'
import type { Command } from './flow.ts'
import { again, procedure, type Step, step } from './flow.ts'
import { booksOnce, cell, type Patch, patchesFor, resolveBook, type StepEdit } from './house-rules.ts'
import { departures, type OptionDefinition, type OptionSchema, rangeOf, settleOptions } from './options.ts'
import { optionFromText } from './options-text.ts'
import { readOnly } from './json.ts'
import { integer } from './shape-scalars.ts'
import { object, tuple } from './shape.ts'
import type { Kit, Transaction } from './transaction.ts'
import { lantern } from './testkit/sample/lantern.ts'
import { sceneOf } from './testkit/scene.ts'

const line = { clause: 'x.1', says: 'A sentence.' }
const SCHEMA = {
  flag: { ...line, kind: 'flag', standard: false },
  number: { ...line, kind: 'number', standard: 3, min: 1, max: 6, also: [-1] },
  choice: { ...line, kind: 'choice', standard: 'one', of: ['one', 'two'] },
  pick: { ...line, kind: 'pick', standard: 5, of: [3, 5] },
  numbers: { ...line, kind: 'numbers', standard: [1, 2], length: 2, min: 0, max: 9 },
  words: { ...line, kind: 'words', standard: [], of: ['a', 'b', 'c'], most: 2 },
  document: { ...line, kind: 'document', standard: null, shape: object({ size: tuple(integer(1, 9), integer(1, 9)) }) },
} as const satisfies OptionSchema

const settled = (given: unknown, standards = {}): unknown => {
  const result = settleOptions(SCHEMA, given, standards)
  return result.ok ? result.value : `${result.fault.at}: ${result.fault.why}`
}
const STANDARD = { flag: false, number: 3, choice: 'one', pick: 5, numbers: [1, 2], words: [], document: null }

describe('options', () => {
  it('are at their standard unless given', () => {
    expect(settled({})).toEqual(STANDARD)
    expect(settled({ flag: true, number: 6, words: ['b', 'a'] })).toEqual({
      ...STANDARD,
      flag: true,
      number: 6,
      words: ['b', 'a'],
    })
  })

  it('of a scenario replace the standard, but not what is given', () => {
    expect(settled({}, { number: 5 })).toEqual({ ...STANDARD, number: 5 })
    expect(settled({ number: 2 }, { number: 5 })).toEqual({ ...STANDARD, number: 2 })
  })

  it.each([
    [{ flag: 1 }, 'options.flag: expected true or false'],
    [{ number: 7 }, 'options.number: expected -1 or a whole number from 1 to 6'],
    [{ number: 2.5 }, 'options.number: expected -1 or a whole number from 1 to 6'],
    [{ choice: 'three' }, 'options.choice: expected one of one, two'],
    [{ pick: 4 }, 'options.pick: expected one of 3, 5'],
    [{ numbers: [1] }, 'options.numbers: expected 2 whole numbers from 0 to 9'],
    [{ numbers: [1, 10] }, 'options.numbers: expected 2 whole numbers from 0 to 9'],
    [{ numbers: [1, -0] }, 'options.numbers: expected 2 whole numbers from 0 to 9'],
    [{ words: ['a', 'b', 'c'] }, 'options.words: expected at most 2 of a, b, c'],
    [{ words: ['d'] }, 'options.words: expected at most 2 of a, b, c'],
    [{ document: 3 }, 'options.document: expected an object, got 3'],
    [{ document: { size: [1, 12] } }, 'options.document.size[1]: expected a whole number from 1 to 9, got 12'],
    [{ moon: true }, 'options.moon: there is no such option'],
    [{ toString: true }, 'options.toString: there is no such option'],
    [JSON.parse('{"__proto__":1}'), 'options.__proto__: there is no such option'],
    [null, 'options: expected an object of option values'],
    [['flag'], 'options: expected an object of option values'],
  ])('that do not fit are refused by name: %j', (given, why) => {
    expect(settled(given)).toBe(why)
  })

  it('may be documents, which are copied down to the ground', () => {
    const size = [4, 5]
    const result = settleOptions(SCHEMA, { document: { size } })
    size.push(6)
    expect(result).toMatchObject({ ok: true, value: { document: { size: [4, 5] } } })
    expect(settled({ document: null })).toEqual(STANDARD)
  })

  it('outside of the range may be allowed one by one', () => {
    expect(settled({ number: -1 })).toEqual({ ...STANDARD, number: -1 })
  })

  it('are copies: whoever gave them may change them', () => {
    const words = ['a']
    const result = settleOptions(SCHEMA, { words })
    words.push('c')
    expect(result).toMatchObject({ ok: true, value: { words: ['a'] } })
  })

  it.each([
    ['flag', 'on', true],
    ['flag', 'no', false],
    ['flag', 'maybe', undefined],
    ['number', '4', 4],
    ['number', '9', undefined],
    ['number', '', undefined],
    ['choice', 'two', 'two'],
    ['choice', 'constructor', undefined],
    ['pick', '3', 3],
    ['numbers', '4,5', [4, 5]],
    ['numbers', '4', undefined],
    ['numbers', '-0,5', undefined],
    ['words', 'a,c', ['a', 'c']],
    ['words', '', []],
    ['document', '{"size":[2,3]}', { size: [2, 3] }],
    ['document', 'null', null],
    ['document', '{"size":[2]}', undefined],
    ['document', '{', undefined],
    ['document', '{"size":[2,3],"size":[2,3]}', undefined],
    ['document', '{"size":[-0,3]}', undefined],
  ] as const)('are read from text: %s=%s', (id, text, value) => {
    expect(optionFromText(SCHEMA[id], text)).toEqual(value)
  })

  it('say what they accept', () => {
    expect(Object.values(SCHEMA).map((d: OptionDefinition) => rangeOf(d))).toEqual([
      'true or false',
      '-1 or a whole number from 1 to 6',
      'one of one, two',
      'one of 3, 5',
      '2 whole numbers from 0 to 9',
      'at most 2 of a, b, c',
      'null or an object',
    ])
  })

  it('that depart from the book are listed, and no others', () => {
    expect(departures(SCHEMA, { ...STANDARD, flag: true, numbers: [1, 3] })).toEqual({ flag: true, numbers: [1, 3] })
  })
})

type Slots = { readonly count: (n: number) => number; readonly name: () => string; readonly words: readonly string[] }
type ToyStep = Step<Transaction<Kit>, Command>

const noop = (name: string): ToyStep => step('x.1', name, () => {})
const printed = {
  values: readOnly({ weapons: { bat: { range: 0 }, gun: { range: 4 } }, sizes: [1, 2, 3] }),
  slots: { count: (n: number) => n, name: () => 'printed', words: readOnly(['printed']) } satisfies Slots,
  procedures: [procedure<Transaction<Kit>, Command>('turn', [noop('a'), noop('b'), noop('c')])],
}
const book = (...patches: Patch<Kit, Slots>[]) => resolveBook(printed, patches)
const stepsWith = (...edits: StepEdit<Kit>[]): string[] =>
  book({ id: 'p', steps: { turn: edits } }).procedures['turn']?.steps.map((s) => s.name) ?? []

describe('patches', () => {
  it('are one for each option that is not at its standard, in the order of the schema', () => {
    const rules = {
      flag: () => ({ slots: { name: () => () => 'house' } }),
      number: cell('weapons.gun.range'),
      numbers: cell('sizes'),
    }
    expect(patchesFor<typeof SCHEMA, Kit, Slots>(SCHEMA, rules, STANDARD)).toEqual([])
    const changed = { ...STANDARD, numbers: [1, 3], choice: 'two', number: 5 }
    expect(patchesFor<typeof SCHEMA, Kit, Slots>(SCHEMA, rules, changed)).toEqual([
      { id: 'number', values: { 'weapons.gun.range': 5 } },
      { id: 'numbers', values: { sizes: [1, 3] } },
    ])
  })

  it('change a cell of a table and leave the printed one alone', () => {
    expect(book({ id: 'long guns', values: { 'weapons.gun.range': 6 } }).weapons).toEqual({
      bat: { range: 0 },
      gun: { range: 6 },
    })
    expect(printed.values.weapons.gun.range).toBe(4)
  })

  it('change an entry of a list, which stays a list', () => {
    expect(book({ id: 'p', values: { 'sizes.1': 9 } }).sizes).toEqual([1, 9, 3])
  })

  it('answer a slot otherwise, building on the printed answer', () => {
    const doubled = book({ id: 'double', slots: { count: (was) => (n) => 2 * was(n) } })
    expect([doubled.count(3), doubled.name()]).toEqual([6, 'printed'])
    expect(book().count(3)).toBe(3)
  })

  it('add to a list, any number of them, in their order', () => {
    const both = book({ id: 'one', adds: { words: ['a', 'b'] } }, { id: 'two', adds: { words: ['c'] } })
    expect(both.words).toEqual(['printed', 'a', 'b', 'c'])
    expect(book().words).toEqual(['printed'])
  })

  it('neither add to a list that another replaces, nor to what is no list', () => {
    const replaced: Patch<Kit, Slots> = { id: 'one', slots: { words: () => [] } }
    const added: Patch<Kit, Slots> = { id: 'two', adds: { words: ['c'] } }
    expect(() => book(replaced, added)).toThrow('one and two both change the slot words')
    expect(() => book(added, replaced)).toThrow('one and two both change the slot words')
    expect(() => book({ id: 'p', adds: { count: [1] } as never })).toThrow('the book has no list count')
  })

  it('drop, replace and put in steps by name', () => {
    expect(stepsWith()).toEqual(['a', 'b', 'c'])
    expect(stepsWith({ drop: 'b' })).toEqual(['a', 'c'])
    expect(stepsWith({ replace: 'b', by: noop('B') })).toEqual(['a', 'B', 'c'])
    expect(stepsWith({ before: 'a', insert: noop('0') })).toEqual(['0', 'a', 'b', 'c'])
    expect(stepsWith({ after: 'c', insert: noop('d') })).toEqual(['a', 'b', 'c', 'd'])
    expect(stepsWith({ before: 'b', insert: noop('x') }, { after: 'b', insert: noop('y') })).toEqual([
      'a',
      'x',
      'b',
      'y',
      'c',
    ])
  })

  it('keep the index of an edited procedure true', () => {
    const { index, steps } =
      book({ id: 'p', steps: { turn: [{ before: 'a', insert: noop('0') }] } }).procedures['turn'] ?? {}
    expect(steps?.map((s) => index?.[s.name])).toEqual([0, 1, 2, 3])
  })

  it.each<[string, Partial<Patch<Kit, Slots>>, string]>([
    ['cell', { values: { 'weapons.gun.range': 6 } }, 'one and two both change the table cell weapons.gun.range'],
    ['slot', { slots: { count: () => () => 0 } }, 'one and two both change the slot count'],
    ['step', { steps: { turn: [{ drop: 'b' }] } }, 'one and two both change the step turn at b'],
    [
      'place',
      { steps: { turn: [{ after: 'b', insert: noop('x') }] } },
      'one and two both change the step turn after b',
    ],
  ])('that claim one %s refuse to start', (_, change, why) => {
    expect(() => book({ id: 'one', ...change }, { id: 'two', ...change })).toThrow(why)
  })

  it('that claim different things go together', () => {
    const both = book(
      { id: 'one', values: { 'weapons.gun.range': 6 } },
      { id: 'two', values: { 'weapons.bat.range': 1 } },
    )
    expect(both.weapons).toEqual({ bat: { range: 1 }, gun: { range: 6 } })
  })

  it.each<[string, Partial<Patch<Kit, Slots>>, string]>([
    ['cell', { values: { 'weapons.bow.range': 6 } }, 'the book has no table cell'],
    ['slot', { slots: { moon: () => () => 0 } as never }, 'the book has no slot moon'],
    ['step', { steps: { turn: [{ drop: 'z' }] } }, 'procedure turn has no step named z'],
    ['procedure', { steps: { dance: [{ drop: 'a' }] } }, 'the book has no procedure dance'],
    ['name', { steps: { turn: [{ after: 'a', insert: noop('c') }] } }, 'procedure turn has two steps named c'],
  ])('of a %s that does not fit the book refuse to start', (_, change, why) => {
    expect(() => book({ id: 'p', ...change })).toThrow(why)
  })

  it('may not drop a step that another goes back to', () => {
    const loop = procedure<Transaction<Kit>, Command>('turn', [noop('a'), again('x.1', 'more', 'a')])
    const patch: Patch<Kit, Slots> = { id: 'p', steps: { turn: [{ drop: 'a' }] } }
    expect(() => resolveBook({ ...printed, procedures: [loop] }, [patch])).toThrow('no step named a to go back to')
  })
})

describe('books', () => {
  it('are worked out once for equal options, whoever settled them', () => {
    const worked: unknown[] = []
    const bookFor = booksOnce((options) => {
      worked.push(options)
      return { options }
    })
    const options = { flag: true, number: 2 }
    expect(bookFor(options)).toBe(bookFor(options))
    expect(bookFor({ flag: true, number: 2 })).toBe(bookFor(options))
    expect(bookFor({ flag: true, number: 3 })).toEqual({ options: { flag: true, number: 3 } })
    expect(worked).toHaveLength(2)
  })

  it('are forgotten only when nobody has their options', () => {
    const bookFor = booksOnce((options) => ({ options }))
    const options = { number: 0 }
    const first = bookFor(options)
    for (let number = 1; number < 100; number++) expect(bookFor({ number })).toEqual({ options: { number } })
    expect(bookFor(options)).toBe(first)
  })
})

describe('house rules in a game', () => {
  const scene = sceneOf(lantern)
  const high = { keepers: { K1: { hand: [2], stair: 3, glow: 1 }, K2: { hand: [1] } } }
  const lead = (options: Record<string, boolean | number>, face: number) =>
    scene({ position: high, options, dice: [face] })
      .do('K1', { do: 'burn', card: 2 })
      .do('K2', { do: 'keep' })

  it('[ln.house.calm] a slot: the height brings wind, or does not', () => {
    expect(lead({}, 3).event('gust').total).toBe(4)
    expect(lead({ calm: true }, 3).event('gust').total).toBe(5)
  })

  it('[ln.house.toll] a step put in: leading costs a glow, or does not', () => {
    expect(lead({}, 6).state.keepers[0]?.glow).toBe(2)
    expect(lead({ toll: true }, 6).story.slice(1, 4)).toEqual([
      'ln.burn.2 leads',
      'ln.house.toll paid',
      'ln.wind.1 gust',
    ])
  })

  it('[ln.house.peeking] a step dropped: the leader may look, or not', () => {
    expect(lead({}, 6).do('K1', { do: 'rest' }).asks).toBe('peek?')
    expect(lead({ peeking: false }, 6).do('K1', { do: 'rest' }).asks).toBe('burn a card')
  })

  it('[ln.house.nights] a value: the last night is another', () => {
    const night = (options: Record<string, number>) =>
      scene({ position: { ...high, night: 4 }, options })
        .do('K1', { do: 'keep' })
        .do('K2', { do: 'keep' })
    expect(night({}).outcome?.clause).toBe('ln.end.2')
    expect(night({ nights: 5 }).outcome).toBeNull()
  })

  it('are in the view', () => {
    expect(lead({ calm: true }, 6).view(null).options).toMatchObject({ calm: true, toll: false })
  })
})

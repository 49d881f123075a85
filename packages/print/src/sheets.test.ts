import { describe, expect, it } from 'vitest'
import { type Part, type Settings, sheets, STANDARD } from './sheets.ts'
import { SAMPLE } from './testkit/sample.ts'

const made = (over: Partial<Settings>) => sheets(SAMPLE, { ...STANDARD, ...over })
const idsOf = (part: Part, over: Partial<Settings> = {}): string[][] =>
  made({ parts: [part], ...over }).map(({ pieces }) => pieces.map((piece) => piece?.id ?? ''))

describe('the pages of a game', () => {
  it('hold every piece exactly as often as the game asks for it', () => {
    expect(idsOf('tiles')).toEqual([['A', 'B', 'C']])
    expect(idsOf('counters')).toEqual([Array(5).fill('walker'), Array(2).fill('door')])
    expect(idsOf('cards')).toEqual([['I1', 'I2', 'I2', 'I2']])
    expect(idsOf('sheets')).toEqual([['Ann', 'Ann'], ['Record sheet 1']])
    expect(idsOf('reference')).toEqual([['Quick reference 1']])
  })

  it('come in the order of the parts, and only those asked for', () => {
    const parts = made({ parts: ['reference', 'tiles'] }).map(({ part }) => part)
    expect(parts).toEqual(['tiles', 'reference'])
    expect(made({ parts: [] })).toEqual([])
  })

  it('have pieces of their real size; counters have two faces, one above the other', () => {
    const sizes = made({}).map(({ grid }) => [grid.width, grid.height])
    expect(sizes).toEqual([
      [50, 50],
      [22, 44],
      [20, 12],
      [63, 88],
      [95, 131],
      [190, 262],
      [190, 262],
    ])
  })

  it('of half the size shrink tiles and counters, and nothing that is read', () => {
    const sizes = made({ size: 'half' }).map(({ grid }) => grid.width)
    expect(sizes).toEqual([25, 11, 10, 63, 95, 190, 190])
  })

  it('go on where one page is full', () => {
    const many = { ...SAMPLE, counters: SAMPLE.counters.map((one) => ({ ...one, count: 100 })) }
    const pages = sheets(many, { ...STANDARD, parts: ['counters'] })
    expect(pages.map(({ pieces }) => pieces.length)).toEqual([54, 46, 100])
  })

  it('have the backs of tiles and cards on the next page, each row from right to left', () => {
    expect(idsOf('tiles', { backs: true })).toEqual([
      ['A', 'B', 'C'],
      ['', 'C back', 'B back', 'A back'],
    ])
    expect(idsOf('cards', { backs: true })[1]).toEqual(['I2 back', 'I2 back', 'I1 back', '', '', 'I2 back'])
    expect(idsOf('counters', { backs: true })).toEqual(idsOf('counters'))
  })

  it('have a back that says what the tile wants it to say', () => {
    const backs = made({ parts: ['tiles'], backs: true })[1]?.pieces ?? []
    expect(backs.map((piece) => piece?.html.match(/back of \w/)?.[0])).toEqual([
      undefined,
      'back of C',
      'back of B',
      'back of A',
    ])
  })
})

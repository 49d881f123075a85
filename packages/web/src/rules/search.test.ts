import type { ClauseIndex, OptionSchema } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { inReadingOrder, shelves, switchedOff } from './search.ts'

const CLAUSES: ClauseIndex = {
  'ev.los.1': { kind: 'core', says: 'Walls block the line.' },
  'ev.los.2': { kind: 'ruling', says: 'A corner that is touched blocks.' },
  'ev.fire.1': { kind: 'core', says: 'A shot needs a line of sight.' },
  'ev.dark.1': { kind: 'optional', says: 'By night one sees five squares.', ours: true },
}
const CHAPTERS = [
  { topic: 'los', title: 'Line of sight' },
  { topic: 'fire', title: 'Shooting' },
]
const OPTIONS: OptionSchema = {
  night: { kind: 'flag', standard: false, clause: 'ev.dark.1', says: 'It is dark.' },
}

const found = (search: string, without: ReadonlySet<string> = new Set()): string[] =>
  shelves(CLAUSES, CHAPTERS, search, without).flatMap(({ clauses }) => clauses.map(({ id }) => id))

describe('the rules browser', () => {
  it('shows every clause in the order of the chapters, those without a title last', () => {
    expect(found('')).toEqual(['ev.los.1', 'ev.los.2', 'ev.fire.1', 'ev.dark.1'])
  })

  it('begins with the chapters that are read first, and keeps all others', () => {
    const all = shelves(CLAUSES, CHAPTERS, '', new Set())
    expect(inReadingOrder(all, ['fire', 'missing']).map(({ chapter }) => chapter.topic)).toEqual([
      'fire',
      'los',
      'dark',
    ])
  })

  it('finds the beginnings of words, in the text, the id and the title of the chapter', () => {
    expect(found('wall')).toEqual(['ev.los.1'])
    expect(found('sight')).toEqual(['ev.los.1', 'ev.los.2', 'ev.fire.1'])
    expect(found('sight corner')).toEqual(['ev.los.2'])
    expect(found('ev.fire')).toEqual(['ev.fire.1'])
    expect(found('lock')).toEqual([])
    expect(found('los.2')).toEqual(['ev.los.2'])
  })

  it('shows a chapter that is called so before those that only speak of it', () => {
    const chapters = [...CHAPTERS, { topic: 'walls', title: 'Walls' }]
    const clauses: ClauseIndex = { ...CLAUSES, 'ev.walls.1': { kind: 'core', says: 'They are thick.' } }
    const ids = shelves(clauses, chapters, 'wall', new Set()).flatMap((one) => one.clauses.map(({ id }) => id))
    expect(ids).toEqual(['ev.walls.1', 'ev.los.1'])
  })

  it('finds what people call otherwise', () => {
    expect(found('see')).toEqual(['ev.los.1', 'ev.los.2', 'ev.fire.1', 'ev.dark.1'])
    expect(found('gun')).toEqual([])
  })

  it('leaves out optional rules that are off at this table', () => {
    expect(found('', switchedOff(CLAUSES, OPTIONS, null))).not.toContain('ev.dark.1')
    expect(found('', switchedOff(CLAUSES, OPTIONS, { night: true }))).toContain('ev.dark.1')
  })
})

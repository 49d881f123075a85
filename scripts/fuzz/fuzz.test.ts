import { describe, expect, it } from 'vitest'
import { documentNo } from './documents.ts'
import { trial, type Verdict } from './trial.ts'

const FILES = 200
const COMMANDS = 12

describe('spoiled scenario files', () => {
  it('break nothing: a small share of `npm run fuzz`', () => {
    const counted: Record<Verdict, number> = { refused: 0, played: 0, over: 0 }
    for (let n = 0; n < FILES; n++) counted[trial(n, documentNo(n), COMMANDS)]++
    expect(counted.refused + counted.played + counted.over).toBe(FILES)
    expect(counted.played + counted.over).toBeGreaterThan(FILES / 4)
    expect(counted.refused).toBeGreaterThan(FILES / 4)
  })

  it('are the same again from the same number', () => {
    for (const n of [1, 7, 30]) expect(documentNo(n)).toEqual(documentNo(n))
    expect(documentNo(1)).not.toEqual(documentNo(2))
  })
})

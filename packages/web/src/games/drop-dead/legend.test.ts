import { symbolOf } from '@shamble/drop-dead/page'
import { expect, it } from 'vitest'
import { legend } from './legend.tsx'
import { moments, situationOf } from './testing.ts'

it('explains the numbers at a piece and the signs on tiles, and only those that are there', () => {
  const seen = { circles: 0, none: 0 }
  for (const moment of moments({}, [3], { every: 9, most: 120 })) {
    const s = situationOf(moment)
    const words = legend(s).map((row) => row.words)
    const hasCircle = s.view.tiles.some((tile) => symbolOf(tile) === 'circle')
    expect(words.includes('a card, once')).toBe(hasCircle)
    expect(words.includes('health')).toBe(s.view.survivors.some(({ at }) => at !== null))
    expect(words).not.toContain('movement')
    seen[hasCircle ? 'circles' : 'none']++
  }
  expect(seen.circles).toBeGreaterThan(0)
  expect(seen.none).toBeGreaterThan(0)
})

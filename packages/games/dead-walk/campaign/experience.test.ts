import { describe, expect, it } from 'vitest'
import { ADVANCED_OPTIONS } from '../options-schema.ts'
import { thresholdOf } from '../tables/experience.ts'
import { earnedBy, levelFor, type TeamResult, totalOf, xpTable } from './experience.ts'

const TABLE = xpTable(ADVANCED_OPTIONS.xpTable.standard)
const LEVELS = ADVANCED_OPTIONS.levelTable.standard
const team = (over: Partial<TeamResult> = {}): TeamResult => ({
  grade: 'minor-hero',
  engaged: true,
  starters: 4,
  survivors: 3,
  ...over,
})
const nothing = { kills: 0, closeKills: 0 }

describe('experience', () => {
  it('[dw.xp.2] pays for the grade that was survived', () => {
    const paid = (['major-hero', 'minor-hero', 'minor-zombie', 'major-zombie'] as const).map((grade) =>
      totalOf(earnedBy(nothing, team({ grade }), TABLE)),
    )
    expect(paid).toEqual([2, 1, 2, 3])
  })

  it('[dw.xp.2] [dw.xp.4] pays one point for every fifth kill and forgets the rest', () => {
    expect([4, 5, 9, 10].map((kills) => earnedBy({ kills, closeKills: 0 }, team(), TABLE).kills)).toEqual([0, 1, 1, 2])
  })

  it('[dw.xp.3] counts a kill in close combat twice', () => {
    expect(earnedBy({ kills: 1, closeKills: 2 }, team(), TABLE).kills).toBe(1)
    expect(earnedBy({ kills: 0, closeKills: 2 }, team(), TABLE).kills).toBe(0)
  })

  it('[dw.xp.5] adds two for the only survivor of a team of two or more', () => {
    expect(earnedBy(nothing, team({ survivors: 1, grade: 'major-zombie' }), TABLE)).toEqual({
      kills: 0,
      grade: 3,
      alone: 2,
    })
    expect(earnedBy(nothing, team({ survivors: 1, starters: 1 }), TABLE).alone).toBe(0)
    expect(earnedBy(nothing, team({ survivors: 2 }), TABLE).alone).toBe(0)
  })

  it('[dw.xp.7] pays a team that never engaged for its kills only', () => {
    const walkedOff = team({ engaged: false, survivors: 1, grade: 'major-zombie' })
    expect(totalOf(earnedBy({ kills: 5, closeKills: 0 }, walkedOff, TABLE))).toBe(1)
  })
})

describe('levels', () => {
  it('[dw.level.1] starts at level 1', () => expect(levelFor(0, LEVELS)).toBe(1))

  it('[dw.level.2] comes at 6, 15, 25, 36 and 48', () => {
    expect([5, 6, 14, 15, 24, 25, 35, 36, 47, 48].map((xp) => levelFor(xp, LEVELS))).toEqual([
      1, 2, 2, 3, 3, 4, 4, 5, 5, 6,
    ])
  })

  it('[dw.level.3] goes on with steps that grow by one', () => {
    expect([7, 8, 9].map((level) => thresholdOf(level, LEVELS))).toEqual([61, 75, 90])
    expect([60, 61, 89, 90].map((xp) => levelFor(xp, LEVELS))).toEqual([6, 7, 8, 9])
  })
})

import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { overlaps, type Rect } from './camera.ts'
import { leaderOf, spotFor } from './spots.ts'

const ROOM: Rect = { x: 40, y: 40, width: 780, height: 640 }
const CARD = { width: 316, height: 300 }
const at = (x: number, y: number, width = 40, height = 40): Rect => ({ x, y, width, height })

describe('a card', () => {
  it('lies at the right as long as nothing is there', () => {
    expect(spotFor(CARD, ROOM, { subjects: [at(100, 100)] })).toEqual({ x: 504, y: 40 })
  })

  it('makes way for its subject, and for what can be chosen', () => {
    expect(spotFor(CARD, ROOM, { subjects: [at(700, 100)] })).toEqual({ x: 40, y: 40 })
    expect(spotFor(CARD, ROOM, { subjects: [at(700, 100)], others: [at(100, 60)] })).toEqual({ x: 504, y: 380 })
  })

  it('stays where it is while that is as good', () => {
    const before = { x: 40, y: 380 }
    expect(spotFor(CARD, ROOM, { subjects: [at(400, 60)] }, { before })).toEqual(before)
    expect(spotFor(CARD, ROOM, { subjects: [at(100, 500)] }, { before })).toEqual({ x: 504, y: 40 })
  })

  it('has no place where everything is its subject', () => {
    expect(spotFor(CARD, ROOM, { subjects: [at(200, 40, 450, 640)] })).toBeNull()
  })

  it('never covers its subject, wherever that is', () => {
    const dice = seeded('spots')
    for (let i = 0; i < 2000; i++) {
      const subjects = [0, 1].map(() => at(40 + dice.draw('x', 740), 40 + dice.draw('y', 600)))
      const card = { width: 316, height: 150 + dice.draw('h', 450) }
      const spot = spotFor(card, ROOM, { subjects })
      if (!spot) continue
      for (const rect of subjects) expect(overlaps({ ...spot, ...card }, rect)).toBe(false)
    }
  })
})

describe('a leader', () => {
  it('leads from the side of the card to the side of its subject', () => {
    expect(leaderOf({ x: 500, y: 40, ...CARD }, at(100, 100))).toBe('M500 120H158L142 120')
    expect(leaderOf({ x: 40, y: 40, ...CARD }, at(600, 500))).toBe('M356 320H582L598 520')
    expect(leaderOf({ x: 40, y: 40, ...CARD }, at(100, 500))).toBe('M120 340V482L120 498')
  })
})

import { seeded } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { overlaps, type Rect } from './camera.ts'
import { besidesIt, HAND, leaderOf, reachFor, shortLeader, spotFor } from './spots.ts'

const ROOM: Rect = { x: 40, y: 40, width: 780, height: 640 }
const CARD = { width: 316, height: 300 }
const at = (x: number, y: number, width = 40, height = 40): Rect => ({ x, y, width, height })

describe('a card', () => {
  it('lies beside its subject; without one, at the right', () => {
    expect(spotFor(CARD, ROOM, { subjects: [] })).toEqual({ x: 504, y: 40 })
    expect(spotFor(CARD, ROOM, { subjects: [at(100, 100)] })?.x).toBe(150)
    expect(spotFor(CARD, ROOM, { subjects: [at(700, 100)] })?.x).toBe(374)
  })

  it('makes way for what can be chosen', () => {
    const inTheWay = [at(160, 60), at(200, 100), at(240, 140), at(280, 180), at(320, 220)]
    const spot = spotFor(CARD, ROOM, { subjects: [at(100, 100)], others: inTheWay })
    expect(spot && inTheWay.some((one) => overlaps({ ...spot, ...CARD }, one))).toBe(false)
  })

  it('lies where no board is rather than over it', () => {
    const ground = { x: 40, y: 40, width: 780, height: 320 }
    const card = { width: 316, height: 280 }
    const spot = spotFor(card, ROOM, { subjects: [at(400, 300)], ground })
    expect(spot?.y).toBeGreaterThanOrEqual(350)
  })

  it('lies beside the board where it would cover figures, and only there', () => {
    const beside = { x: 828, y: 0, width: 340, height: 700 }
    const crowd = Array.from({ length: 60 }, (_, i) => at(40 + (i % 10) * 78, 40 + Math.floor(i / 10) * 106))
    const spot = spotFor(CARD, ROOM, { subjects: [at(400, 300)], others: crowd, beside })
    expect(spot).toEqual({ x: 828, y: 400 })
    expect(spotFor(CARD, ROOM, { subjects: [at(100, 100)], beside })?.x).toBe(150)
    const tall = { width: 316, height: 720 }
    expect(spotFor(tall, ROOM, { subjects: [], others: crowd, beside })).toBeNull()
  })

  it('as small as a tag lies right at what it is about', () => {
    const spot = spotFor({ width: 180, height: 40 }, ROOM, { subjects: [at(400, 300, 10, 10)] })
    expect(spot && overlaps({ ...spot, width: 180, height: 40 }, at(400, 300, 10, 10), 12)).toBe(true)
  })

  it('stays where it is while another place is not much nearer', () => {
    const before = { x: 40, y: 380 }
    expect(spotFor(CARD, ROOM, { subjects: [at(400, 300)] }, { before })).toEqual(before)
    expect(spotFor(CARD, ROOM, { subjects: [at(100, 500)] }, { before })?.x).toBe(150)
    expect(spotFor(CARD, ROOM, { subjects: [at(760, 60)] }, { before })?.x).toBe(434)
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

  it('runs between figures', () => {
    const card = { x: 500, y: 40, ...CARD }
    const straight = leaderOf(card, at(100, 100))
    // Somebody stands in the way: the line leaves the card elsewhere, or turns later.
    const aside = leaderOf(card, at(100, 100), [at(300, 100)])
    expect(aside).not.toBe(straight)
    expect(aside.endsWith('L142 120')).toBe(true)
    // Whoever stands far off, or is its subject, changes nothing.
    expect(leaderOf(card, at(100, 100), [at(300, 300), at(100, 100)])).toBe(straight)
    expect(leaderOf({ x: 40, y: 40, ...CARD }, at(100, 500), [at(300, 420)])).toBe('M120 340V482L120 498')
  })

  it('is left out where it would be long, or run through somebody', () => {
    const card = { x: 300, y: 40, ...CARD }
    expect(shortLeader(card, at(100, 100), [], 240)).toBe('M300 120H158L142 120')
    expect(shortLeader(card, at(100, 100), [], 100)).toBeNull()
    const wall = Array.from({ length: 20 }, (_, i) => at(200, i * 40))
    expect(shortLeader(card, at(100, 100), wall, 2000)).toBeNull()
  })

  it('crosses nobody where there is a way between them', () => {
    const dice = seeded('leaders')
    let free = 0
    for (let i = 0; i < 300; i++) {
      const others = Array.from({ length: 12 }, () => at(160 + dice.draw('x', 280), 40 + dice.draw('y', 560)))
      const d = leaderOf({ x: 500, y: 40, ...CARD }, at(60, 60 + dice.draw('s', 500)), others)
      const [ax, ay, bx, cx, cy] = (d.match(/-?[\d.]+/g) ?? []).map(Number) as [number, number, number, number, number]
      const hits = others.filter((one) =>
        [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1].some((t) => {
          const on = (x: number, y: number): boolean =>
            x > one.x && x < one.x + one.width && y > one.y && y < one.y + one.height
          return on(ax + (bx - ax) * t, ay) || on(bx + (cx - bx) * t, ay + (cy - ay) * t)
        }),
      )
      if (hits.length === 0) free++
    }
    expect(free).toBeGreaterThan(200)
  })
})

describe('a hand', () => {
  const SCREEN = { width: 800, height: 700 }

  it('shows a figure from the left, where its number is not, and a button from below', () => {
    expect(reachFor(at(100, 100), SCREEN, true)).toEqual({ x: 86, y: 120, from: 'left' })
    expect(reachFor(at(100, 100, 200), SCREEN, false)).toEqual({ x: 200, y: 150, from: 'below' })
  })

  it('comes from where it covers nobody else', () => {
    expect(reachFor(at(100, 100), SCREEN, true, [at(50, 100)]).from).toBe('right')
    expect(reachFor(at(100, 100), SCREEN, true, [at(50, 110), at(150, 110)]).from).toBe('above')
    expect(reachFor(at(100, 100, 200), SCREEN, false, [at(180, 150)]).from).toBe('above')
  })

  it('covers nobody who stands close beside it either', () => {
    const square = at(100, 100)
    const [close, itself] = [
      { x: 55, y: 95, width: 50, height: 60 },
      { x: 102, y: 102, width: 36, height: 50 },
    ]
    const others = besidesIt(square, [close, itself])
    expect(others).toEqual([close])
    expect(reachFor(square, SCREEN, true, others).from).toBe('right')
  })

  it('reaches from the other side where there is no room', () => {
    expect(reachFor(at(10, 100), SCREEN, true)).toMatchObject({ x: 64, from: 'right' })
    expect(reachFor(at(100, SCREEN.height - HAND, 200), SCREEN, false)).toMatchObject({ y: 642, from: 'above' })
  })
})

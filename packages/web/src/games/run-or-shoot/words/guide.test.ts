import { CLAUSES } from '@shamble/run-or-shoot/page'
import { describe, expect, it } from 'vitest'
import { moments, situationOf, staged } from '../testing.ts'
import type { Selection } from '../../../play/game-display.ts'
import type { DisplayState } from '../types.ts'
import { actorOf, lookOf, offered } from '../read.ts'
import { guide } from './guide.ts'

const wordsOf = (s: DisplayState) => {
  const step = guide.find(({ when }) => when(s))
  const words = typeof step?.words === 'function' ? step.words(s) : (step?.words ?? '')
  return { id: step?.id, press: step?.press?.(s), at: step?.at?.(s), words }
}

/** The first time that this is asked in a random game, of whom it should be asked. */
function at(asks: string, selection: Partial<Selection> = {}, fits = (_: DisplayState): boolean => true): DisplayState {
  for (const moment of moments({ scenario: 'back-lane', survivors: 2 }, [1, 2, 3], { every: 1, most: 60 })) {
    const s = situationOf(moment, selection)
    if (s.pending?.asks === asks && fits(s)) return s
  }
  throw new Error(`nobody is asked to ${asks}`)
}

describe('the guide', () => {
  it('leads through the set-up and the first card of Back Lane', () => {
    expect(wordsOf(at('choose whom to play'))).toMatchObject({
      press: 'Press one of the survivors.',
      at: { order: 'choose p-dot' },
    })
    expect(wordsOf(at('exchange kit'))).toMatchObject({ press: 'Press Ready.', at: { order: 'ready' } })
    const start = wordsOf(at('place'))
    expect(start).toMatchObject({ press: 'Press a place inside the marked zone.' })
    // Everybody must go east: it points at the side of the zone that lies there (it begins at x = 1.5).
    expect(start.at).toMatchObject({ place: expect.stringMatching(/^4\.6,3/) })
    expect(wordsOf(at('place a card'))).toMatchObject({ press: 'Press RUN.', at: { order: 'card RUN' } })
    expect(wordsOf(at('place a card', { order: 'card RUN' }))).toMatchObject({
      press: 'Press Place RUN.',
      at: { commit: true },
    })
  })

  it('points at the ground that is farthest on, outside every ring', () => {
    const position = {
      step: '5a',
      cards: { S1: ['RUN'] },
      survivors: [{ at: [300, 3300] }],
      zeds: [{ at: [2800, 3300] }],
    }
    const s = situationOf(staged(position, { scenario: 'back-lane', survivors: 1 }))
    const told = wordsOf(s)
    expect(told.press).toMatch(/^Press the ground/)
    const [, x, y] = /^([\d.]+),([\d.]+)/.exec(told.at && 'place' in told.at ? told.at.place : '') ?? []
    const rings = [...lookOf(s).book.map.lairs, ...s.view.zeds]
    const far = rings.map((one) => Math.hypot(one.at.x - Number(x) * 100, one.at.y - Number(y) * 100))
    expect(Math.min(...far)).toBeGreaterThan(500)
    expect(Number(x) * 100).toBeGreaterThan(actorOf(s)?.at.x ?? Infinity)
  })

  it('says which card is better, and why, to whoever chooses another one that is of use', () => {
    const s = at('place a card', {}, ({ view }) => view.turn === 1)
    const [one] = s.view.zeds
    const actor = actorOf(s)
    if (!one || !actor) throw new Error('nobody to shoot at')
    const told = (away: number | null, mode: 'attacking' | 'drifting', turn: number, order: string | null = null) => {
      // Along the lane, south of the store.
      const at = { x: actor.at.x + (away ?? 0), y: 3300 }
      const zeds = away === null ? [] : [{ ...one, at, mode }]
      return wordsOf({ ...s, view: { ...s.view, turn, zeds }, selection: { ...s.selection, order } })
    }
    expect(told(null, 'drifting', 1).words).toContain('no Zed is in sight yet.')
    expect(told(3500, 'drifting', 1).words).toContain('more than 30 cm away')
    expect(told(3500, 'drifting', 1, 'card SHOOT')).toMatchObject({
      press: 'Press RUN, or Place SHOOT.',
      at: { order: 'card RUN' },
      words: expect.stringContaining('RUN is the better one'),
    })
    expect(told(400, 'attacking', 2).words).toContain('is after you')
    expect(told(400, 'drifting', 2).words).toContain('has noticed nobody')
    expect(told(400, 'attacking', 2, 'card RUN')).toMatchObject({ press: 'Press SHOOT, or Place RUN.' })
    expect(told(400, 'attacking', 2, 'card SHOOT')).toMatchObject({ press: 'Press Place SHOOT.', at: { commit: true } })
  })

  it('does not send anybody to waste a turn', () => {
    const idle = at('place a card', { order: 'card MELEE' })
    expect(wordsOf(idle)).toMatchObject({ press: 'MELEE does nothing now. Press RUN.', at: { order: 'card RUN' } })
    expect(wordsOf(idle).words).toContain('No Zed in contact.')
  })

  it('advises to shoot in the second turn only at what is at short range', () => {
    const s = at('place a card', {}, ({ view }) => view.turn === 2)
    const [zed] = s.view.zeds
    const actor = actorOf(s)
    if (!zed || !actor) throw new Error('nobody to shoot at')
    const withZed = (away: number): DisplayState => {
      const at = { x: actor.at.x + (away * actor.facing.x) / 1000, y: actor.at.y + (away * actor.facing.y) / 1000 }
      return { ...s, view: { ...s.view, zeds: [{ ...zed, at }] } }
    }
    expect(wordsOf({ ...s, view: { ...s.view, zeds: [] } }).press).toBe('Press RUN.')
    expect(wordsOf(withZed(4600)).press).toBe('Press RUN.')
    expect(wordsOf(withZed(400)).press).toBe('Press SHOOT.')
  })

  it('goes on through the move of the second turn, to its last lesson', () => {
    const s = at('move and turn', {}, (one) => offered(one, 'move').length > 0)
    const step = guide.find(({ when }) => when({ ...s, view: { ...s.view, turn: 2 } }))
    expect([step?.id, step?.lesson]).toEqual(['second move', 7])
  })

  it('goes on where nobody moves: to look as before loses nothing of the card', () => {
    const s = at('move and turn', {}, (one) => offered(one, 'move').length === 0 && one.view.turn === 1)
    const told = wordsOf({ ...s, view: { ...s.view, turn: 2, cards: { ...s.view.cards, [s.seat ?? '']: ['SHOOT'] } } })
    expect(told).toMatchObject({ press: 'Press Look as now.', at: { order: 'pass' } })
    expect(told.words).toContain('your card still acts later')
  })

  it('does not send anybody to fire at a friend', () => {
    const s = at('shoot or reload', {}, (one) => offered(one, 'shoot').some(({ zed }) => zed !== undefined))
    const early = (aim: string): DisplayState => {
      const order = `shoot ${offered(s, 'shoot')[0]?.weapon}`
      return { ...s, view: { ...s.view, turn: 2 }, selection: { ...s.selection, order, aim } }
    }
    const [shot] = offered(s, 'shoot').filter(({ zed }) => zed !== undefined)
    const friend = s.view.survivors.find(({ seat }) => seat !== null && seat !== s.seat)
    expect(wordsOf(early(`Zed ${shot?.zed}`)).id).toBe('first shot')
    expect(wordsOf(early(`S${friend?.n}`))).toMatchObject({ id: 'first aim', press: 'Press a Zed.' })
  })

  it('says keys to somebody on keys, wherever something is aimed at', () => {
    const early = (s: DisplayState): DisplayState => ({ ...s, view: { ...s.view, turn: Math.min(s.view.turn, 1) } })
    const told = ['choose whom to play', 'place', 'move and turn'].map((asks) => {
      const s = early(at(asks, {}, (one) => asks !== 'move and turn' || wordsOf(early(one)).id === 'first move'))
      return guide.find(({ when }) => when(s))?.byKeys?.(s)
    })
    expect(told).toEqual([
      'Press a letter, A to F, then Enter.',
      'Press P, then the arrow keys, then Enter.',
      'Press M, then the arrow keys, then Enter.',
    ])
  })

  it('is silent about what to press in another scenario', () => {
    const s = at('place a card')
    expect(wordsOf({ ...s, options: { ...s.options, scenario: 'number-nine' } }).press).toBeUndefined()
  })

  it('cites clauses that there are, in short sentences', () => {
    for (const { clause, words } of guide) {
      expect(Object.keys(CLAUSES)).toContain(clause)
      const text = typeof words === 'string' ? words : words(at('move and turn'))
      expect(text.length).toBeLessThan(240)
    }
  })
})

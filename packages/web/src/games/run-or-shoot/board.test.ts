/** The picture of the table: what is drawn of a position, on which storey, and what the card or order in hand adds. */
import { isCrossed, OUTSIDE, whereInPolygon, type XY } from '@shamble/table'
import { createElement } from 'preact'
import { describe, expect, it } from 'vitest'
import { polygon } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { drawing } from '../../board/testing.ts'
import { Board } from './board.tsx'
import { boardModel } from './board-model.ts'
import { display } from './display.tsx'
import { pointed } from './find.ts'
import { lookOf } from './read.ts'
import { figureAt, figureMark, levelOf, parsePlace, places, spotNamed } from './place.ts'
import { pick, preview } from './plan/index.ts'
import { spreadFrom } from './spread.ts'
import { levelShown, nextLevel, showLevel } from './storeys.ts'
import { moments, situationOf, staged } from './testing.ts'
import type { BoardProps, DisplayState } from './types.ts'

const LANE = staged({
  survivors: [
    { at: [300, 3000], hits: 2 },
    { at: [300, 3300], down: true },
  ],
  zeds: [
    { at: [505, 3000] },
    { at: [4200, 3000], mode: 'drifting', facing: [-1000, 0] },
    { at: [1500, 3400], kind: 'witch', posture: 'sitting' },
    { at: [4100, 600], kind: 'tank', hits: 3 },
    { at: [1300, 3100], down: true, burning: 2 },
  ],
  openings: { '0,0 door0': { state: 'open' }, '0,0 door1': { state: 'destroyed' } },
})

const shown = (s: DisplayState, over: Partial<BoardProps> = {}) =>
  createElement(Board, { ...s, playing: [], motion: false, scale: 1, layers: {}, ...over })

const at = (s: DisplayState) => drawing(shown(s))

describe('the table', () => {
  const s = situationOf(LANE)
  const { all } = at(s)
  const figures = all('fig').map(({ kind, attributes }) => `${attributes.get('data-figure')}: ${kind}`)

  it('has everybody, and shows without a colour who drifts, who lies and who is hurt', () => {
    expect(figures).toContain('Zed 2: fig z drifts')
    expect(figures).toContain('S2: fig m named prone')
    expect(all('hp-off').map(({ attributes }) => (attributes.get('d') ?? '').split('M').length - 1)).toEqual([2, 0])
    expect(all('z-down')).toHaveLength(1)
    expect(all('burning').map(({ words }) => words)).toEqual(['2'])
    expect(all('tally').map(({ words }) => words)).toEqual(['3'])
    expect(all('posture')).toHaveLength(1)
    expect(all('mname').map(({ words }) => words)).toEqual(['Dot', 'Petra'])
  })

  it('writes the numbers of Zeds in a crowd on them, and of others beside them', () => {
    const crowd = staged({
      survivors: [{ at: [300, 3000] }],
      zeds: [{ at: [3000, 3000] }, { at: [3200, 3000] }, { at: [5000, 3000] }],
    })
    const numbers = at(situationOf(crowd)).all('zid')
    expect(numbers.map(({ kind, words }) => `${words} ${kind}`)).toEqual(['1 zid pressed', '2 zid pressed', '3 zid'])
  })

  it('has a ring at every lair, whether or not anybody lurks there', () => {
    const lairs = all('warn').filter(({ kind }) => kind === 'warn lair')
    expect(lairs).toHaveLength(all('lair').filter(({ attributes }) => attributes.has('data-lair')).length)
    expect(lairs.map(({ words }) => words)).toContain('drain 5 cm')
    const lurking = situationOf(
      staged({ survivors: [{ at: [300, 3000] }], hidden: { hordes: [{ lair: '1,0 drain', size: 30 }] } }),
    )
    const nobody = situationOf(staged({ survivors: [{ at: [300, 3000] }], hidden: { hordes: [] } }))
    expect(
      at(lurking)
        .all('brd')
        .map(({ paths }) => paths),
    ).toEqual(
      at(nobody)
        .all('brd')
        .map(({ paths }) => paths),
    )
  })

  it('has rings around drifters and a crying woman, and where drifters look', () => {
    const kinds = all('warn').map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'warn drifter')).toHaveLength(1)
    expect(all('warn').find(({ kind }) => kind === 'warn witch')?.words).toBe('crying woman 10 cm')
    expect(all('drift-arc')).toHaveLength(1)
  })

  it('marks who touches whom, and who groans', () => {
    expect(all('ring-touch')).toHaveLength(1)
    expect(all('groan')).toHaveLength(1)
    expect(all('touch').map(({ kind }) => kind)).toEqual(['touch fight'])
  })

  it('shows doors by their state and kind', () => {
    const doors = new Map(
      all('').map(({ attributes }) => [attributes.get('data-opening'), attributes.get('data-state')]),
    )
    expect([doors.get('0,0 door0'), doors.get('0,0 door1')]).toEqual(['open', 'broken'])
    expect(all('plate').length).toBeGreaterThan(0)
    expect(all('tag')).toHaveLength(0)
  })
})

const SCHOOL = staged(
  { survivors: [{ at: [5000, 1600], level: 1 }, { at: [5000, 3300] }], zeds: [{ at: [5300, 3300] }] },
  { scenario: 'night-school' },
)

describe('storeys', () => {
  it('shows that of whoever is chosen, and others as ghosts', () => {
    const s = situationOf(SCHOOL)
    expect(levelShown(s)).toBe(1)
    const { all } = at(s)
    expect(all('storey').map(({ attributes }) => attributes.get('data-level'))).toEqual(['1'])
    expect(all('off-level').map(({ attributes }) => attributes.get('data-figure'))).toEqual(['Zed 1', 'S2'])
    expect(all('lvl')).toHaveLength(2)
  })

  it('shows another when it is asked for, until somebody else is chosen', () => {
    const s = situationOf(SCHOOL)
    showLevel(s, 0)
    expect(levelShown(s)).toBe(0)
    expect(at(s).all('storey')).toHaveLength(0)
    expect(levelShown({ ...s, selection: { ...s.selection, figure: 'S2' } })).toBe(0)
    showLevel({ ...s, selection: { ...s.selection, figure: 'S2' } }, 1)
    expect(levelShown(s)).toBe(1)
    const { buildings } = places.terrain(s)
    expect([nextLevel(0, buildings), nextLevel(9, buildings)]).toEqual([1, 0])
  })

  it('points at the storey that is shown', () => {
    const s = situationOf(SCHOOL)
    expect(pointed.placeAt(5503 * 0.12, 1604 * 0.12, s)).toBe('55,16 up 1')
    expect(spotNamed('55,16 up 1', s)).toEqual({ at: { x: 5500, y: 1600 }, level: 1 })
    expect(figureAt(s.view, { x: 5000, y: 3300 }, 1)).toBe('S2')
    expect(levelOf(parsePlace('S1'), s)).toBe(1)
  })
})

describe('what is in hand', () => {
  it('is the reach of the card, less what hits take', () => {
    const s = situationOf(LANE, { order: 'card RUN' })
    expect(boardModel(s).reach?.levels).toEqual([{ at: 600, label: '6 cm', attack: false }])
    expect(boardModel(situationOf(LANE, { order: 'card BOTH' })).reach?.levels[0]?.attack).toBe(true)
    expect(boardModel(situationOf(LANE, { order: 'card SHOOT' })).reach).toBeNull()
  })

  it('is how far a card shoots or throws, and whom it could be played against', () => {
    const lane = staged({ survivors: [{ at: [1000, 3000] }], zeds: [{ at: [2500, 3000] }, { at: [4000, 900] }] })
    const withCard = (card: string) => boardModel(situationOf(lane, { order: `card ${card}` }))
    expect(withCard('SHOOT').rings).toMatchObject([{ gap: 3000, kind: 'range' }])
    expect([...withCard('SHOOT').legal.figures]).toContain('Zed 1')
    expect(withCard('RUN').rings).toEqual([])
    expect(withCard('RUN').legal.figures.size).toBe(0)
  })

  it('is the way to where one points, and where one would look then', () => {
    const moment = staged({ survivors: [{ at: [300, 3000] }], step: '5a', cards: { S1: ['BOTH'] } })
    const s = situationOf(moment, { order: 'move', aim: '5,30' })
    const model = boardModel(s)
    expect(model.way?.path).toEqual([
      { x: 300, y: 3000 },
      { x: 500, y: 3000 },
    ])
    expect([model.from, model.facing?.y]).toEqual([{ x: 500, y: 3000 }, 0])
    expect(at(s).all('fire-arc')).toHaveLength(1)
  })

  it('is what a grenade covers, and who of one’s own is under it', () => {
    const moment = staged({
      survivors: [{ at: [300, 3000], items: ['HE', 'molotov'] }, { at: [300, 3300] }],
      zeds: [{ at: [1200, 3000] }, { at: [3000, 3000] }],
      step: '6',
      cards: { S1: ['GRENADE'] },
    })
    const far = boardModel(situationOf(moment, { order: 'throw HE', aim: 'aim 18,30' }))
    expect([[...(far.covered?.hit ?? [])], far.tone]).toEqual([['Zed 1'], 'plain'])
    const near = boardModel(situationOf(moment, { order: 'throw molotov', aim: 'aim 10,30' }))
    expect([near.covered?.hit.has('S1'), near.tone]).toEqual([true, 'friends'])
    expect(boardModel(situationOf(moment, { order: 'throw HE', aim: 'aim 60,30' })).tone).toBe('no')
  })

  it('[rs.grenade.9] stops at walls and shut doors, as the rules spread it, and shows who is shielded or only touched', () => {
    const moment = staged({
      survivors: [{ at: [300, 3300], items: ['HE'] }],
      zeds: [{ at: [2500, 2300] }, { at: [2900, 3000] }, { at: [3290, 3150] }],
      step: '6',
      cards: { S1: ['GRENADE'] },
      areas: [{ kind: 'flames', at: [2500, 3000], level: 0, turns: 2 }],
    })
    const s = situationOf(moment, { order: 'throw HE', aim: 'aim 23,30' })
    const { covered, template } = boardModel(s)
    expect([covered?.hit, covered?.edge, covered?.spared].map((names) => [...(names ?? [])])).toEqual([
      ['Zed 2', 'Zed 3'],
      ['Zed 3'],
      ['Zed 1'],
    ])
    const spread = template?.kind === 'circle' ? (template.spread ?? []) : []
    const { layout, shields } = lookOf(s).facts
    const from = { x: 2300, y: 3000 }
    const points = Array.from({ length: 900 }, (_, i) => ({
      x: 1613 + (i % 30) * 47,
      y: 2317 + Math.floor(i / 30) * 47,
    }))
    const near = points.filter(({ x, y }) => Math.hypot(x - from.x, y - from.y) < 980)
    const isInside = (p: XY): boolean => whereInPolygon(spread, p) !== OUTSIDE
    const isReached = (p: XY): boolean => !isCrossed(layout, shields[0] ?? new Uint8Array(), from, p)
    const reached = near.filter(isReached)
    expect(reached.length).toBeLessThan(near.length)
    expect(near.filter(isInside)).toEqual(reached)
    const words = preview(s)?.notes.map((note) => note.words) ?? []
    expect(words).toContain('Zed 3 stands just inside its edge')
    expect(words).toContain('a wall or door shields Zed 1')
    const flames = polygon(spreadFrom(lookOf(s), { at: { x: 2500, y: 3000 }, level: 0 }))
    expect(
      at(s)
        .all('burns')
        .map(({ attributes }) => attributes.get('d')),
    ).toEqual([flames])
  })
})

describe('the whole table', () => {
  it('is shown with what reaches over its edge', () => {
    const s = situationOf(LANE)
    const { width, depth } = lookOf(s).facts.layout.terrain
    const extent = display.board.extent(s)
    expect([extent.width > px(width) + 20, extent.height > px(depth) + 20]).toEqual([true, true])
  })
})

describe('finding', () => {
  const s = situationOf(LANE)
  it('gives people and mutants the marks by which they are told apart', () => {
    expect(['S2', 'Zed 1', 'Zed 3', 'Zed 4'].map((name) => figureMark(s.view, name))).toEqual([
      'p-petra',
      'Zed 1',
      'witch',
      'tank',
    ])
  })

  it('begins by keys in the zone where somebody is to be placed', () => {
    for (const moment of moments({}, [1], { every: 1, most: 40 })) {
      const state = situationOf(moment)
      const [order] = state.choices.filter(({ do: what }) => what === 'place')
      if (!order) continue
      const place = pointed.neighbour(null, 'left', state)
      expect(preview({ ...state, selection: pick(place, state) })?.variants).toHaveLength(1)
      return
    }
    throw new Error('nobody was to be placed')
  })

  it('knows people, Zeds, buildings, lairs and points by what people call them', () => {
    const found = (text: string): string | null => pointed.find(text, s)
    expect(
      ['petra', 'zed 2', 'general store', 'drain by the safe house', '12, 8', 'nobody', 'Zed 99'].map(found),
    ).toEqual(['S2', 'Zed 2', '0,0 store', '1,0 drain', '12,8', null, null])
  })
})

describe('random games', () => {
  it('are drawn at every moment, from every seat', () => {
    let drawn = 0
    for (const moment of moments({ scenario: 'number-nine', survivors: 2 }, [3], { every: 60, most: 240 })) {
      const s = situationOf(moment)
      const { all } = at(s)
      const living = s.view.survivors.filter(({ status }) => status === 'alive').length
      expect(all('fig')).toHaveLength(s.view.zeds.length + living)
      drawn++
    }
    expect(drawn).toBeGreaterThan(2)
  })
})

import { SCENARIO_IDS, TERRAIN_IDS, terrainKind } from '@shamble/even-death/page'
import { createElement } from 'preact'
import { describe, expect, it } from 'vitest'
import { drawing } from '../../board/testing.ts'
import { boardModel, hiddenOf } from './board-model.ts'
import { flankOf, markerWords } from './board-signs.tsx'
import { directed } from './directed.ts'
import { groundKinds } from './legend.tsx'
import { DeadOne, Living } from './marks.tsx'
import { KINDS_DRAWN, Sample, Terrain } from './terrain.tsx'
import { TERRAIN_WORDS } from './terrain-words.ts'
import { moments, situationOf, staged } from './testing.ts'
import { bookFor } from '@shamble/even-death/forecast'
import { settled } from './testing.ts'
import { PROFILE_IDS, ZOMBIE_IDS } from '@shamble/even-death/page'

const INCH = 254
const at = (x: number, y: number): [number, number] => [Math.round(x * INCH), Math.round(y * INCH)]

describe('terrain', () => {
  it('[ed.terrain.11] every kind is drawn with signs of its own, and has a row in the key', () => {
    expect([...KINDS_DRAWN].sort()).toEqual([...TERRAIN_IDS].sort())
    const drawn = new Map(
      TERRAIN_IDS.map((kind) => [kind, drawing(createElement(Sample, { kind })).all('tr')[0]?.paths.join(' ') ?? '']),
    )
    for (const [kind, d] of drawn) expect(`${kind} ${d.length > 20}`).toBe(`${kind} true`)
    // Nobody needs a colour to tell two kinds apart on which something else is done: their strokes differ.
    const strokes = [...drawn].map(
      ([kind, d]) => `${d}|${['wall', 'building-wall', 'door'].includes(kind) ? kind : ''}`,
    )
    expect(new Set(strokes).size).toBe(TERRAIN_IDS.length)
    expect(new Set(TERRAIN_IDS.map((kind) => TERRAIN_WORDS[kind].key)).size).toBe(TERRAIN_IDS.length)
  })

  it.each(SCENARIO_IDS)('all pieces of %s are drawn, doors as they stand', (scenario) => {
    const { field } = bookFor(settled({ scenario }))
    const doors = Object.keys(field.doors)
    const kindsIn = (closed: readonly string[]) =>
      drawing(createElement(Terrain, { pieces: field.pieces, closed })).all('tr')
    const shown = new Set(kindsIn(doors).map(({ attributes }) => attributes.get('data-kind')))
    for (const { kind } of field.pieces) expect(shown).toContain(kind)
    expect(kindsIn(doors).filter(({ kind }) => kind.includes('opened'))).toEqual([])
    expect(kindsIn([]).some(({ kind }) => kind.includes('opened'))).toBe(doors.length > 0)
  })

  it('says what can be passed and what not', () => {
    for (const id of TERRAIN_IDS) {
      const { ground } = terrainKind(id)
      if (ground === 'difficult') expect(TERRAIN_WORDS[id].key).toContain('slow')
      if (ground === 'dangerous') expect(TERRAIN_WORDS[id].key).toContain('dangerous')
    }
  })
})

it('everybody has a mark of their own', () => {
  const marks = PROFILE_IDS.map((profile) =>
    drawing(createElement('svg', {}, createElement(Living, { profile })))
      .all('g')
      .concat(drawing(createElement('svg', {}, createElement(Living, { profile }))).all('gf'))
      .map(({ attributes }) => attributes.get('d'))
      .join(),
  )
  expect(new Set(marks).size).toBe(PROFILE_IDS.length)
  const dead = ZOMBIE_IDS.map(
    (kind) => drawing(createElement(DeadOne, { id: 1, kind, down: false })).all('z-kind')[0]?.kind,
  )
  expect(new Set(dead).size).toBe(ZOMBIE_IDS.length)
})

/** The Pump House: somebody behind nothing, herds behind the low wall. */
const POSITION = {
  round: 6,
  onTurn: 'military',
  active: { unit: 1, actions: 2 },
  humans: [{ id: 1, seat: 'military', profile: 'veteran', at: at(23, 39.5), weapons: ['lmg', 'pistol'] }],
  herds: [
    { id: 8, zombies: [at(23, 35), at(24.2, 35), at(23, 34), at(24.2, 34)], facing: [0, 9] },
    { id: 9, zombies: [at(36, 39)], facing: [9, 0] },
  ],
}

describe('what the picture shows', () => {
  const moment = staged({ ...POSITION, options: { scenario: 'pump-house' } })

  it('[ed.cover.3] [ed.sight.2] nine rays to the nearest, and how many of a herd have cover', () => {
    const model = boardModel(situationOf(moment, { figure: 'unit 1', hover: 'herd 8' }))
    expect(model.sight?.rays).toBe('3 of 9 hidden: in cover')
    expect(model.sight?.cover).toMatch(/^[234] of 4 covered: half or more is enough$/)
    expect(hiddenOf(model)?.hidden).toHaveLength(4)
  })

  it('[ed.facing.6] flanked or not, before the attack', () => {
    const faces = boardModel(situationOf(moment, { figure: 'unit 1', hover: 'herd 8' }))
    const away = boardModel(situationOf(moment, { figure: 'unit 1', hover: 'herd 9' }))
    expect([faces.flank?.flanked, away.flank?.flanked]).toEqual([false, true])
    const rim = flankOf({ x: 0, y: 0 }, { x: 0, y: -1 }, 180).slice(1)
    for (const { y } of rim) expect(y).toBeGreaterThan(-1)
    expect(
      flankOf({ x: 0, y: 0 }, { x: 0, y: -1 }, 270)
        .slice(1)
        .every(({ x, y }) => y >= Math.abs(x) - 1),
    ).toBe(true)
  })

  it('[ed.bite.4] who could be bitten next turn, and by whom', () => {
    const { bites } = boardModel(situationOf(moment, { figure: 'unit 1' }))
    expect(bites.map(({ herd, reach, threatens }) => [herd.id, reach / INCH, threatens])).toEqual([
      [8, 6, true],
      [9, 6, false],
    ])
  })

  it('[ed.move.11] as far as one gets with one Move and with two, from where one stands', () => {
    const { goes } = boardModel(situationOf(moment, { figure: 'unit 1' }))
    expect(goes?.from).toEqual({ x: at(23, 39.5)[0], y: at(23, 39.5)[1] })
    expect(goes?.once.length).toBeGreaterThan(40)
  })

  it('keeps its description as long as nothing in it changes', () => {
    const s = situationOf(moment, { figure: 'unit 1' })
    expect(boardModel(s)).toBe(boardModel(s))
  })
})

it('[ed.victory.7] who holds an objective, and for how long', () => {
  const s = situationOf(staged({ ...POSITION, options: { scenario: 'pump-house' } }))
  const [marker] = s.view.markers
  if (!marker) throw new Error('no marker')
  expect(markerWords(marker, s.view.seats, 5)).toBe('nobody alone')
  expect(markerWords({ ...marker, side: 1, count: 2 }, s.view.seats, 5)).toBe('Military 2 of 5')
  // Nobody holds the chapel: who is near enough is counted.
  expect(markerWords({ ...marker, within: 9 * INCH }, s.view.seats, 0)).toBe('within 9″')
})

it('the key has a row for every kind of terrain on the table', () => {
  const s = situationOf(staged({ ...POSITION, options: { scenario: 'pump-house' } }))
  const { pieces } = bookFor(s.options).field
  expect(groundKinds({ book: bookFor(s.options) })).toEqual([...new Set(pieces.map(({ kind }) => kind))])
})

describe('the dead directed', () => {
  it('[ed.rambling.1] walk and ramble by figures that are on the board', { timeout: 60_000 }, () => {
    const leads = new Set<string>()
    for (const moment of moments({ scenario: 'chapel-hill' }, [3], { every: 1, most: 150 })) {
      const s = situationOf(moment)
      const deeds = directed.deeds(moment.events, s)
      expect(deeds).toHaveLength(moment.events.length)
      for (const deed of deeds)
        if (typeof deed === 'object' && deed) {
          leads.add(deed.lead)
          expect(deed.figure).toMatch(/^zombie \d+$/)
        }
      const before = directed.before(moment.events, s.view, s.view, moment.events)
      expect(before.herds).toHaveLength(s.view.herds.length)
    }
    expect([...leads]).toEqual(expect.arrayContaining(['walk', 'wander']))
  })

  it('[ed.bite.11] bite by the nearest of the herd, and what comes of it is felt', () => {
    const s = situationOf(staged({ ...POSITION, options: { scenario: 'pump-house' } }))
    const bite = {
      e: 'attacked',
      clause: 'ed.bite.11',
      kind: 'bite',
      unit: 8,
      target: 1,
      weapon: 'teeth',
      dice: [],
      needed: 8,
      modifiers: [],
    } as const
    const wounded = { e: 'wounded', clause: 'ed.wounds.5', unit: 1, wounds: 1, vitality: 4 } as const
    const died = { e: 'died', clause: 'ed.death.1', unit: 1, how: 'bite' } as const
    const [first] = directed.deeds([bite, wounded], s)
    expect(first).toMatchObject({ lead: 'attack', figure: 'zombie 1', reaches: 'unit 1', came: 'hurt' })
    expect(directed.deeds([bite, wounded, died], s)[0]).toMatchObject({ came: 'killed' })
    expect(directed.deeds([bite], s)[0]).toMatchObject({ came: 'nothing' })
    expect(directed.felt([bite, wounded], s)).toEqual([{ kind: 'bite', from: 'zombie 1', at: 'unit 1', hit: true }])
  })

  it('leaves bodies where zombies fell, by where they were deployed and went since', () => {
    const deployed = {
      e: 'deployed',
      clause: 'ed.deploy.1',
      seat: 'zombies',
      unit: 2,
      at: [
        { x: 254, y: 508 },
        { x: 508, y: 508 },
      ],
      facing: { x: 0, y: 1 },
      what: 'regular',
    } as const
    const moved = {
      e: 'herd moved',
      clause: 'ed.herd.6',
      unit: 2,
      leader: 2,
      from: { x: 508, y: 508 },
      at: { x: 508, y: 1016 },
      placed: [{ zombie: 2, at: { x: 508, y: 1016 } }],
      allowance: 4,
    } as const
    const fell = { e: 'zombies fell', clause: 'ed.wounds.6', unit: 2, zombies: [1, 2], left: 0, wounds: 2 } as const
    expect(directed.bodies([fell], () => [deployed, moved])).toEqual([
      { n: 1, at: '1,2' },
      { n: 2, at: '2,4' },
    ])
  })
})

import { type Part, PARTS, sheets, STANDARD } from '@shamble/print'
import { describe, expect, it } from 'vitest'
import { CLAUSES } from './clauses.ts'
import { DECK_IDS } from './content/decks.ts'
import { type Scenario, SCENARIOS } from './content/scenarios.ts'
import { OTHER_SURVIVORS, PLAYER_SURVIVORS } from './content/survivors.ts'
import { mapOf } from './content/table-map.ts'
import { ABOUT } from './about.ts'
import { runOrShootPrintables as printed } from './print/index.ts'
import { CARD_IDS } from './tables/cards.ts'
import { GRENADES } from './tables/grenades.ts'
import { GUNS } from './tables/guns.ts'
import { ITEM_IDS, ITEM_NAMES } from './tables/items.ts'
import { MELEE_IDS } from './tables/melee.ts'
import { ORDER_IDS } from './tables/orders.ts'

const piecesOf = (part: Part) => sheets(printed, { ...STANDARD, parts: [part] }).flatMap(({ pieces }) => pieces)

const sections = [...printed.reference.flat(), ...printed.umpire.reference.flat()]
const tables = sections.flatMap((one) => one.tables)
const cells = tables.flatMap(({ rows }) => rows.flat()).join(' | ')
const template = (id: string) => printed.templates.find((one) => one.id === id)

describe('Run? ... or Shoot? on paper', () => {
  it('names the game and its author as the game does', () => {
    expect([printed.id, printed.title, printed.credit]).toEqual([ABOUT.id, ABOUT.title, ABOUT.credit])
    expect(printed.credit).toContain('Jim Wallman')
  })

  it('has six hands of the twelve cards, and marks ORDER and its two partners', () => {
    expect(piecesOf('cards').length).toBe(72)
    for (const hand of [1, 2, 3, 4, 5, 6])
      expect(printed.cards.list.filter(({ id }) => id === `hand ${hand}`).map(({ title }) => title)).toEqual(CARD_IDS)
    const marked = printed.cards.list.filter(({ id, dark }) => id === 'hand 1' && dark)
    expect(marked.map(({ title, says }) => [title, says.slice(says.indexOf('May'))])).toEqual([
      ['RELOAD', 'May lie together with ORDER.'],
      ['ORDER', 'May lie together with RELOAD or with ASSIST.'],
      ['ASSIST', 'May lie together with ORDER.'],
    ])
  })

  it('[rs.fence.1] [rs.climb.5] [rs.aid.2] says on a card what that card does, and not what another does', () => {
    const says = (card: string): string => printed.cards.list.find(({ title }) => title === card)?.says ?? ''
    expect([says('RUN').includes('fence'), says('CLIMB').includes('fence')]).toEqual([true, false])
    expect(says('CLIMB')).toMatch(/ladder.*edge/)
    expect(says('FIRST AID')).toMatch(/one hit.*used up/)
  })

  it('has a sheet for each of the fourteen survivors, with boxes for hits and clips', () => {
    expect(printed.characters.map(({ id }) => id)).toEqual(
      [...Object.values(PLAYER_SURVIVORS), ...Object.values(OTHER_SURVIVORS)].map(({ called }) => called),
    )
    const [dot] = printed.characters
    expect(dot?.track.rows.map(({ boxes }) => boxes)).toEqual([4, 6, 7, 8])
    expect(Object.fromEntries(dot?.facts ?? [])).toEqual({
      Pistol: 'yes',
      'Large weapon': 'shotgun',
      Carries: '3 shotgun reloads, 2 pistol reloads, pipe bomb, first aid kit',
      Places: '8 of 8',
    })
    expect(printed.characters.at(-1)?.track.rows.map(({ boxes }) => boxes)).toEqual([1])
  })

  it('has templates of the true size in millimetres', () => {
    expect(template('Circle of 10 cm')?.form).toEqual({ shape: 'half circle', radius: 100 })
    expect(template('Arc of 90 degrees')?.form).toMatchObject({ length: 50, width: 100 })
    expect(template('Moves')?.form).toMatchObject({ length: 200, marks: [30, 50, 100, 200].map((at) => ({ at })) })
    expect(template('30 cm, in two halves')).toMatchObject({ form: { length: 150 }, count: 2 })
    expect(template('40 cm, in two halves')).toMatchObject({ form: { length: 200 }, count: 2 })
  })

  it('has counters of the size of a base, a larger one for the Tank (rs.measure.3)', () => {
    const sizes = Object.fromEntries(printed.counters.map(({ id, width }) => [id, width]))
    expect([sizes['Zed 1'], sizes['Hunter'], sizes['Dot'], sizes['Tank']]).toEqual([20, 20, 20, 40])
  })

  it('has plans of every scenario with what everybody may see, and nothing that is hidden', () => {
    const ground = printed.plans.filter(({ id }) => id.endsWith(', ground'))
    expect(ground.map(({ id }) => id.replace(', ground', ''))).toEqual(
      Object.values(SCENARIOS).map(({ title }) => title),
    )
    expect(
      printed.plans.flatMap(({ points }) => points).filter(({ look }) => look === 'dead' || look === 'living'),
    ).toEqual([])
    for (const scenario of Object.values(SCENARIOS) as Scenario[]) {
      const map = mapOf(scenario.rows)
      const plans = printed.plans.filter(({ id }) => id.startsWith(`${scenario.title}, `))
      const count = (look: string): number =>
        plans.flatMap(({ points }) => points).filter((one) => one.look === look).length
      expect([count('entry'), count('marker')]).toEqual([map.lairs.length, map.caches.length])
      const doors = plans
        .flatMap(({ edges }) => edges)
        .filter(({ look }) => ['door', 'window', 'barred'].includes(look))
      expect(doors.length).toBe(map.openings.length)
    }
  })

  it("has the umpire's pages apart: they are printed only when they are asked for", () => {
    const parts = (some: readonly Part[]) =>
      new Set(sheets(printed, { ...STANDARD, parts: some }).map(({ part }) => part))
    expect(parts(STANDARD.parts).has('umpire')).toBe(false)
    expect(parts(PARTS).has('umpire')).toBe(true)
    for (const scenario of Object.values(SCENARIOS) as Scenario[]) {
      const map = mapOf(scenario.rows)
      const points = printed.umpire.plans
        .filter(({ id }) => id.startsWith(`Umpire: ${scenario.title}, `))
        .flatMap((plan) => plan.points)
      expect(points.filter(({ look }) => look === 'dead').length).toBe(map.ambushes.length + map.drifters.length)
      expect(points.filter(({ look }) => look === 'living').length).toBe(map.nps.length)
    }
  })

  it('tells the umpire how many hordes there are, and the cap where a scenario has its own (rs.horde.9)', () => {
    const lines = printed.umpire.plans.flatMap(({ list }) => list.filter((line) => /hordes?,/.test(line)))
    expect(lines).toEqual([
      'One horde, at most 20 Zeds each below nightmare, lairs drawn from A',
      '3 hordes, at most 20 Zeds each at normal difficulty, lairs drawn from B, C, A, any',
      '4 hordes, lairs drawn from A, B, C, any',
      '2 hordes, at most 20 Zeds each at normal difficulty, lairs drawn from A, B, C, any',
      '4 hordes, at most 20 Zeds each at normal difficulty, lairs drawn from A, B, C, B, any',
      '3 hordes, lairs drawn from A, B, C, B, any',
    ])
  })

  it('has every row of the tables on its reference pages', () => {
    const names = [GUNS, GRENADES].flatMap((rows) => Object.values(rows).map(({ name }) => name))
    const missing = [...names, ...MELEE_IDS, ...ORDER_IDS, ...DECK_IDS].filter((name) => !cells.includes(name))
    expect(missing).toEqual([])
    expect(ITEM_IDS.filter((item) => !ITEM_NAMES.has(item))).toEqual([])
  })

  it('cites clauses that there are, with their own words', () => {
    const lines = [...printed.characters, ...sections].flatMap(({ lines: some }) => some)
    for (const { clause, text } of lines) expect(text).toBe(CLAUSES[clause as keyof typeof CLAUSES].says)
    const cited = [...tables, ...printed.templates].map(({ clause }) => clause)
    expect(cited.filter((clause) => !Object.hasOwn(CLAUSES, clause))).toEqual([])
  })
})

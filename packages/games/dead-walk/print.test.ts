import { type Part, sheets, STANDARD } from '@shamble/print'
import { describe, expect, it } from 'vitest'
import { readyMade } from './campaign/person.ts'
import { CLAUSES } from './clauses.ts'
import { CHARACTERS } from './content/characters.ts'
import { MAPS } from './content/maps.ts'
import { SCENARIOS } from './content/scenarios.ts'
import { deadWalkRules } from './game.ts'
import { deadWalkPrintables as printed, printablesFor } from './print/index.ts'
import { ACTIONS } from './tables/actions.ts'
import { FOUND_ITEMS, FOUND_WEAPONS, SURVIVORS } from './tables/finds.ts'
import { PSYCHOSES, QUIRKS } from './tables/mind.ts'
import { MODIFIERS } from './tables/modifiers.ts'
import { SKILLS, WEAPON_SKILLS } from './tables/skills.ts'
import { WEAPONS } from './tables/weapons.ts'

const idsOf = (part: Part): string[] =>
  sheets(printed, { ...STANDARD, parts: [part] }).flatMap(({ pieces }) => pieces.map((piece) => piece?.id ?? ''))

const sections = printed.reference.flat()
const tables = sections.flatMap((one) => one.tables)
const cells = new Set(tables.flatMap(({ rows }) => rows.flat()))
const rowsOf = (clause: string): string[] =>
  tables.filter((one) => one.clause === clause).flatMap(({ rows }) => rows.map((row) => row.join(' | ')))
const template = (id: string) => printed.templates.find((one) => one.id === id)?.form

describe('Dead Walk Again on paper', () => {
  it('names the game and its authors as the game does', () => {
    const { id, title, credit } = deadWalkRules
    expect([printed.id, printed.title, printed.credit]).toEqual([id, title, credit])
  })

  it('has a counter of the size of a base for forty zombies and everybody of the teams (dw.units.5)', () => {
    const ids = idsOf('counters')
    expect(ids.filter((id) => id.startsWith('Zombie ')).length).toBe(40)
    for (const { name } of Object.values(CHARACTERS)) expect(ids).toContain(name)
    expect(printed.counters.every(({ width, height }) => width === 25 && height === 25)).toBe(true)
  })

  it('has templates of the true size in millimetres (dw.shotgun.2, dw.shotgun.3, dw.flame.2, dw.grenade.10)', () => {
    expect(template('Shotgun')).toEqual({
      shape: 'cone',
      length: 150,
      width: 50,
      bands: [
        { at: 50, label: '2+ / 4+' },
        { at: 100, label: '3+ / 5+' },
        { at: 150, label: '4+ / 6+' },
      ],
    })
    expect(template('Sawn-off')).toMatchObject({ length: 100, width: 100, bands: [{ at: 50 }, { at: 100 }] })
    expect(template('Flamethrower')).toMatchObject({ length: 200, width: 50, bands: [] })
    expect(template('Blast')).toEqual({ shape: 'circle', radius: 50, front: false })
    expect(template('Machinegun')).toEqual({ shape: 'circle', radius: 50, front: true })
    expect(template('Automatic fire')).toEqual({
      shape: 'corridor',
      aside: 50,
      around: 75,
      before: 12.5,
      shoulder: 55.9,
    })
    expect(template('Move')).toMatchObject({ length: 200, marks: [50, 100, 150, 200].map((at) => ({ at })) })
    expect(template('Bus')).toEqual({ shape: 'outline', length: 220, width: 65 })
  })

  it('keeps templates at their size when the counters are printed smaller', () => {
    const sizes = (size: 'full' | 'half'): number[] =>
      sheets(printed, { ...STANDARD, size, parts: ['templates'] }).map(({ grid }) => grid.width)
    expect(sizes('half')).toEqual(sizes('full'))
  })

  it('has a sheet for each ready-made character, with boxes for wounds, trauma and magazines', () => {
    const lawless = printed.characters[0]
    expect(lawless?.title).toBe('Sgt. Lawless')
    expect(lawless?.track.rows.map(({ boxes, label }) => `${boxes} ${label}`)).toEqual([
      '6 wounds',
      '6 trauma; the last is a psychosis',
      '4 sub machinegun: a magazine',
      '12 pistol: a magazine',
    ])
    expect(lawless?.tables[0]?.rows[0]).toEqual(['sub machinegun', '5', '2', '60', '4+', '5+', '4+'])
    expect(printed.characters.map(({ title }) => title).slice(0, 12)).toEqual(
      Object.values(CHARACTERS).map(({ name }) => name),
    )
    expect(idsOf('sheets').filter((id) => id === 'A character').length).toBe(4)
  })

  it('has the sheets of a campaign with what its people have become', () => {
    const plain = readyMade('C1', 10)
    const grown = {
      ...plain,
      bmv: 12,
      wounds: 2,
      kills: 9,
      scenarios: 2,
      items: ['small-kit'] as const,
      sheet: {
        ...plain.sheet,
        level: 3,
        xp: 16,
        skills: ['cool', 'agile'] as const,
        psychoses: ['rage'] as const,
        trauma: 4,
      },
    }
    const [sheet] = printablesFor([grown]).characters
    expect(Object.fromEntries(sheet?.facts ?? [])).toEqual({
      BMV: '12',
      Level: '3',
      Experience: '16',
      Wounds: '2',
      Trauma: '4',
      Kills: '9 in 2',
      Uses: 'Handguns',
      Carries: 'small first aid kit',
    })
    expect(sheet?.lines.slice(0, 4).map(({ clause }) => clause)).toEqual([
      'dw.gskill.1',
      'dw.gskill.5',
      'dw.quirk.8',
      'dw.psychosis.15',
    ])
  })

  it('has a plan of every scenario with everything that stands on it', () => {
    expect(printed.plans.map(({ id }) => id)).toEqual(Object.values(SCENARIOS).map(({ title }) => title))
    for (const [i, scenario] of Object.values(SCENARIOS).entries()) {
      const map = MAPS[scenario.map]
      const { areas, edges, points, width } = printed.plans[i]!
      expect(width).toBe(map.terrain.width / 100)
      expect(areas.filter(({ look }) => look === 'building').length).toBe(map.terrain.buildings.length)
      expect(areas.filter(({ look }) => look === 'room').map(({ label }) => label)).toEqual(
        map.rooms.map(({ id }) => id),
      )
      const openings = map.terrain.buildings.flatMap((building) => building.openings)
      expect(edges.filter(({ look }) => look !== 'low' && look !== 'exit').length).toBe(openings.length)
      expect(points.filter(({ look }) => look === 'entry').length).toBe(map.spawnPoints.length)
      expect(points.filter(({ look }) => look === 'dead').length).toBe(scenario.zombies.length)
    }
  })

  it('has every row of the tables on its reference pages', () => {
    const titles = [ACTIONS, MODIFIERS, WEAPONS, WEAPON_SKILLS, SKILLS, QUIRKS, PSYCHOSES].flatMap((rows) =>
      Object.values(rows).map(({ title }) => title),
    )
    const all = [...cells].join(', ')
    expect(titles.filter((title) => !all.includes(title))).toEqual([])
    expect(rowsOf('dw.search.11').length).toBe(SURVIVORS.length)
    expect(rowsOf('dw.search.14').length).toBe(FOUND_ITEMS.length)
    expect(rowsOf('dw.search.15').length).toBe(FOUND_WEAPONS.length)
    expect(rowsOf('dw.weapons.1')).toContain('assault rifle | 6 | 5 | 2 | 90 | 6+ | 3+ | 5+')
    expect(rowsOf('dw.search.7')).toEqual(['1 | nothing', '2 | survivor', '3-4 | item', '5-6 | weapon'])
  })

  it('cites clauses that there are, with their own words', () => {
    const lines = [...printed.characters, ...sections].flatMap(({ lines: some }) => some)
    for (const { clause, text } of lines) expect(text).toBe(CLAUSES[clause as keyof typeof CLAUSES].says)
    const cited = [...tables, ...printed.templates].map(({ clause }) => clause)
    expect(cited.filter((clause) => !Object.hasOwn(CLAUSES, clause))).toEqual([])
  })
})

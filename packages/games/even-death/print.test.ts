import { htmlOf, sheets, STANDARD } from '@shamble/print'
import { describe, expect, it } from 'vitest'
import { ABOUT } from './about.ts'
import { CLAUSES } from './clauses.ts'
import { READY_FORCE_IDS, readyForce } from './content/forces.ts'
import { type Scenario, SCENARIOS } from './content/scenarios.ts'
import { terrainKind } from './content/terrain.ts'
import { randomForce } from './forces/ready.ts'
import { evenDeathPrintables as printed } from './print/index.ts'
import { printablesFor } from './print/index.ts'
import { rostersOf } from './print/roster.ts'
import { PERKS } from './tables/perks.ts'
import { FACTIONS, PROFILES, ZOMBIES } from './tables/profiles.ts'
import { WEAPONS } from './tables/weapons.ts'

const sections = printed.reference.flat()
const tables = sections.flatMap((one) => one.tables)
const cells = tables.flatMap(({ rows }) => rows.flat()).join(' | ')
const template = (id: string) => printed.templates.find((one) => one.id === id)

describe('Even Death May Die on paper', () => {
  it('[ed.credit.1] names the game and its author as the game does', () => {
    expect([printed.id, printed.title, printed.credit]).toEqual([ABOUT.id, ABOUT.title, ABOUT.credit])
    expect(printed.credit).toContain('Liam Thomas')
  })

  it('fits on its pages', () => {
    expect(sheets(printed, STANDARD).length).toBeGreaterThan(20)
    expect(htmlOf(sheets(printed, STANDARD), 'a4', printed)).toContain('Liam Thomas')
  })

  it('has a roster of each ready-made force, and of any other', () => {
    expect(printed.characters.map(({ title }) => title)).toEqual(READY_FORCE_IDS.map((id) => readyForce(id).title))
    const [stragglers] = printed.characters
    expect(stragglers?.track.rows).toEqual([
      { boxes: 5, label: '1. Seasoned Survivor: Shotgun' },
      { boxes: 4, label: '2. Regular Survivor: Small Blade, Pistol' },
      { boxes: 3, label: '3. Newbie Survivor: Bow' },
    ])
    for (const faction of FACTIONS) {
      const force = randomForce(faction, 150, 'print')
      const rows = rostersOf({ faction, title: 'Any', force }).flatMap(({ track }) => track.rows)
      expect(rows.length).toBe(force.length)
    }
  })

  it('[ed.credit.1] prints a force that somebody has built, on as many pages as it takes, and names the author', () => {
    const force = randomForce('survivors', 500, 'many')
    const own = printablesFor({ faction: 'survivors', title: 'Ours', force })
    expect(own.characters.length).toBe(Math.ceil(force.length / 16))
    const pages = sheets(own, { ...STANDARD, parts: ['sheets'] })
    // And the record sheet.
    expect(pages).toHaveLength(own.characters.length + 1)
    const html = htmlOf(pages, 'a4', own)
    expect(html).toContain('Liam Thomas')
    for (let n = 1; n <= force.length; n++) expect(html).toContain(`<span>${n}. `)
  })

  it('has a card for every unit, and for every herd in each of its sizes', () => {
    const titles = printed.cards.list.map(({ title }) => title)
    for (const { title } of Object.values(PROFILES)) expect(titles).toContain(title)
    for (const { title } of Object.values(ZOMBIES))
      for (const size of ['1-5', '6-10', '11-15']) expect(titles).toContain(`${title} ${size}`)
  })

  it('has templates of the true size in millimetres', () => {
    expect(template('2 inches')?.form).toMatchObject({ length: 50.8 })
    expect(template('6 inches')?.form).toMatchObject({ length: 152.4 })
    expect(template('12 inches, in 2 parts')).toMatchObject({ form: { length: 152.4 }, count: 2 })
    expect(template('18 inches, in 3 parts')).toMatchObject({ form: { length: 152.4 }, count: 3 })
    expect(template('Ring of 6 inches')?.form).toMatchObject({ shape: 'twelfth', radius: 152.4 })
    expect(template('Flank template')?.form).toMatchObject({ shape: 'half circle', radius: 50.8 })
  })

  it('has counters of the size of a base (ed.measure.3)', () => {
    for (const { width, height } of printed.counters) expect([width, height]).toEqual([25, 25])
  })

  it('has plans of every scenario with all that lies there', () => {
    expect(printed.plans.map(({ id }) => id)).toEqual(Object.values(SCENARIOS).map(({ title }) => title))
    for (const [i, scenario] of (Object.values(SCENARIOS) as Scenario[]).entries()) {
      const plan = printed.plans[i]
      const count = (look: string): number => plan?.points.filter((one) => one.look === look).length ?? 0
      expect([count('marker'), count('entry')]).toEqual([scenario.markers?.length ?? 0, scenario.things?.length ?? 0])
      const flat = scenario.pieces.filter(
        ({ is, kind }) => is !== 'building' && is !== 'line' && terrainKind(kind as never),
      )
      expect(plan?.areas.filter(({ look }) => look !== 'zone').length).toBeGreaterThanOrEqual(flat.length)
    }
  })

  it('has every row of the tables on its reference pages', () => {
    const names = [WEAPONS, PROFILES, ZOMBIES, PERKS].flatMap((rows) => Object.values(rows).map(({ title }) => title))
    expect(names.filter((name) => !cells.includes(name))).toEqual([])
  })

  it('cites clauses that there are, with their own words', () => {
    const lines = [...printed.characters, ...sections].flatMap(({ lines: some }) => some)
    for (const { clause, text } of lines) expect(text).toBe(CLAUSES[clause as keyof typeof CLAUSES].says)
    const cited = [...tables, ...printed.templates].map(({ clause }) => clause)
    expect(cited.filter((clause) => !Object.hasOwn(CLAUSES, clause))).toEqual([])
  })
})

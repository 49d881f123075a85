import { type Part, sheets, STANDARD } from '@shamble/print'
import { describe, expect, it } from 'vitest'
import { CLAUSES } from './clauses.ts'
import { SHUFFLED, TILES } from './content/tiles.ts'
import { evac } from './index.ts'
import { evacPrintables as printed } from './print.ts'

const idsOf = (part: Part): string[] =>
  sheets(printed, { ...STANDARD, parts: [part] }).flatMap(({ pieces }) => pieces.map((piece) => piece?.id ?? ''))

const countsOf = (part: Part): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const id of idsOf(part)) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

describe('Evac on paper', () => {
  it('names the game and its authors as the game does', () => {
    expect([printed.id, printed.title, printed.credit]).toEqual([evac.id, evac.title, evac.credit])
  })

  it('has the 25 tiles of the shuffle once, 175 mm square (ev.setup.1)', () => {
    expect(idsOf('tiles')).toEqual([...SHUFFLED])
    expect(printed.tiles.n * printed.tiles.square).toBe(175)
  })

  it('draws the walls, rooms and helipad of the tile as it is written (ev.tile.1)', () => {
    for (const { id, squares, walls, marks } of printed.tiles.list) {
      const { text } = TILES[id as keyof typeof TILES]
      expect(walls.length).toBe([...text].filter((character) => character === '|' || character === '-').length)
      expect(squares.filter((ground) => ground === 'indoor').length).toBe([...text].filter((c) => c === '#').length)
      expect(marks.some((mark) => mark.mark === 'art')).toBe(id === 'T01')
    }
    const helipad = printed.tiles.list.find(({ id }) => id === 'T01')
    expect(helipad?.walls).toContainEqual([5, 0, 5, 1])
    expect(helipad?.walls).toContainEqual([0, 5, 1, 5])
    expect(helipad?.squares[0]).toBe('indoor')
  })

  it('has a counter for every marine and enough of the dead and of doors (ev.seat.3, ev.pop.1)', () => {
    const counts = countsOf('counters')
    const marines = Object.keys(counts).filter((id) => /^(Medic|Grunt|Sergeant|Lieutenant) /.test(id))
    expect(marines.length).toBe(13)
    expect(marines.every((id) => counts[id] === 1)).toBe(true)
    expect([1, 2, 3, 4].map((look) => counts[`zombie ${look}`])).toEqual([22, 22, 22, 22])
    expect([counts.Door, counts['Spawn tile'], counts['Fuel can']]).toEqual([150, 1, 3])
  })

  it('has every piece of equipment that thirteen marines begin with (ev.marine.1, ev.lt.2)', () => {
    expect(countsOf('cards')).toEqual({
      pistol: 13,
      knife: 13,
      smg: 4,
      rifle: 4,
      shotgun: 4,
      medkit: 4,
      grenade: 4,
      'reload:smg': 4,
      'reload:rifle': 4,
      'reload:pistol': 1,
    })
  })

  it('has as many boxes on a weapon as it has rounds (ev.attack.3)', () => {
    const boxes = printed.cards.list.filter((card) => card.boxes > 0).map((card) => [card.id, card.boxes])
    expect(Object.fromEntries(boxes)).toEqual({ pistol: 12, smg: 20, rifle: 20, shotgun: 8 })
  })

  it('works out what the die has to show, moving and standing (ev.attack.3, ev.stand.1)', () => {
    const tables = (name: string) =>
      printed.characters.find(({ title }) => title === name)?.tables.map(({ rows }) => rows)
    expect(tables('Bell')).toEqual([
      [
        ['Pistol', '+0', '1-3', '4-5', '6'],
        ['Assault rifle', '+1', '1-2', '3-4', '5-6'],
        ['Knife', '+0', '1-3', '4-5', '6'],
        ['Bare hands', '−1', '1-4', '5-6', 'never'],
      ],
      [
        ['Pistol', '+0', '1-2', '3-4', '5-6'],
        ['Assault rifle', '+1', '1', '2-3', '4-6'],
        ['Knife', '+0', '1-2', '3-4', '5-6'],
        ['Bare hands', '−1', '1-3', '4-5', '6'],
      ],
    ])
    expect(tables('Doyle')?.[1]?.[1]).toEqual(['Auto-shotgun', '+2', 'never', '1-2', '3-6'])
  })

  it('has a sheet for every marine with as many boxes as HP (ev.marine.3)', () => {
    const hp = printed.characters.map(({ byname, track }) => `${byname} ${track.rows[0]?.boxes}`)
    expect([...new Set(hp)]).toEqual(['Medic 3', 'Grunt 5', 'Sergeant 4', 'Lieutenant 4'])
    expect(printed.characters.length).toBe(13)
  })

  it('cites clauses that there are, with their own words', () => {
    const lines = [...printed.characters, ...printed.reference.flat()].flatMap(({ lines: some }) => some)
    const tables = [...printed.characters, ...printed.reference.flat()].flatMap(({ tables: some }) => some)
    for (const { clause, text } of lines) expect(text).toBe(CLAUSES[clause as keyof typeof CLAUSES].says)
    expect(tables.filter(({ clause }) => !Object.hasOwn(CLAUSES, clause))).toEqual([])
  })
})

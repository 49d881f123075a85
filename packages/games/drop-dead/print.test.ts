import { type Part, sheets, STANDARD } from '@shamble/print'
import { describe, expect, it } from 'vitest'
import { CLAUSES } from './clauses.ts'
import { CARDS, DECK } from './content/cards.ts'
import { STACK, TILES } from './content/tiles.ts'
import { dropDeadRules } from './game.ts'
import { dropDeadPrintables as printed } from './print.ts'

const idsOf = (part: Part): string[] =>
  sheets(printed, { ...STANDARD, parts: [part] }).flatMap(({ pieces }) => pieces.map((piece) => piece?.id ?? ''))

const tile = (id: string) => printed.tiles.list.find((one) => one.id === id)

describe('Drop Dead on paper', () => {
  it('names the game and its book as the game does', () => {
    const { id, title, credit } = dropDeadRules
    expect([printed.id, printed.title, printed.credit]).toEqual([id, title, credit])
  })

  it('has the three start tiles and the 41 of the stack once, 100 mm square (dd.components.5)', () => {
    expect(idsOf('tiles')).toEqual(['Start tile A', 'Start tile B', 'Start tile C', ...STACK])
    expect(printed.tiles.n * printed.tiles.square).toBe(100)
    const backs = printed.tiles.list.map(({ back }) => back)
    expect(backs.slice(0, 4)).toEqual(['Start tile A', 'Start tile B', 'Start tile C', '?'])
    expect(new Set(backs.slice(3)).size).toBe(1)
  })

  it('has wall along closed sides and at the corners of open ones (dd.grid.5)', () => {
    expect(tile('T01')?.walls).toEqual([
      [0, 0, 4, 0],
      [4, 0, 4, 4],
      [0, 4, 1, 4],
      [3, 4, 4, 4],
      [0, 0, 0, 4],
    ])
    for (const id of STACK) expect(tile(id)?.walls.length).toBe(4 + TILES[id].open.length)
  })

  it('has the circles and the stars of the tiles (dd.tiles.2)', () => {
    const marks = printed.tiles.list.flatMap((one) => one.marks)
    expect(marks.filter(({ mark }) => mark === 'circle').length).toBe(28)
    const stars = marks.flatMap((mark) => (mark.mark === 'star' ? [mark.number] : []))
    expect(stars.sort((a, b) => a - b)).toEqual([1, 1, 1, 2, 2, 3, 4])
    expect(tile('Start tile A')?.marks).toMatchObject([{ mark: 'art', art: 'van' }])
  })

  it('has every card once, 63 by 88 mm, with its own words (dd.components.4)', () => {
    expect(idsOf('cards')).toEqual([...DECK])
    expect([printed.cards.width, printed.cards.height]).toEqual([63, 88])
    expect(printed.cards.list.map(({ says }) => says)).toEqual(DECK.map((id) => CARDS[id].says))
    expect(new Set(printed.cards.list.map(({ art }) => art)).size).toBe(21)
  })

  it('has 21 numbered zombies, four survivors and five car parts (dd.components.1 to dd.components.3)', () => {
    expect(idsOf('counters')).toEqual([
      ...Array.from({ length: 21 }, (_, i) => `Zombie ${i + 1}`),
      'Earl',
      'Frank',
      'Skye',
      'Owl',
      ...['Battery', 'Fan Belt', 'Spark Plugs', 'Radiator Hose', 'Fuel Can'].map((name) => `Part: ${name}`),
    ])
    const [first] = printed.counters
    expect([first?.front.label, first?.back.label]).toEqual(['moves 4', 'moves 5'])
  })

  it('has a row of 25 boxes for each step of health, with the movement it leaves (dd.movement.5 to dd.movement.8)', () => {
    const rows = printed.characters.map(({ title, track }) => [title, track.rows.map(({ label }) => label)])
    expect(Object.fromEntries(rows)).toEqual({
      Earl: ['moves 5', 'moves 4', 'moves 3', 'moves 2', 'moves 2'],
      Frank: [0, 1, 2, 3, 4, 5].map((step) => `moves ${4 + 2 * step}, attack +${2 * step}`),
      Skye: ['moves 6', 'moves 5', 'moves 4', 'moves 3'],
      Owl: ['moves 3', 'moves 2', 'moves 2', 'moves 2'],
    })
    const boxes = printed.characters.map(({ track }) => track.rows.reduce((sum, row) => sum + row.boxes, 0))
    expect(boxes).toEqual([125, 150, 100, 100])
  })

  it('works out what distance costs (dd.survivors.2, .5, .9, .15, .17)', () => {
    const rows = printed.characters.map(({ tables }) => tables[0]?.rows[0]?.join(' '))
    expect(rows).toEqual([
      '0 0 0 0 −2 −4 −6 −8 −2',
      '0 no no no no no no no no',
      '0 0 −2 −4 −6 −8 −10 −12 −2',
      '−2 0 0 0 0 −1 −2 −3 −1',
    ])
  })

  it('has twenty boxes for each zombie on the record sheet (dd.zombies.1, dd.zombies.2)', () => {
    const rows = printed.record.blocks[0]?.rows ?? []
    expect(rows.length).toBe(21)
    expect(rows[20]?.groups).toEqual([
      { boxes: 10, label: 'moves 4' },
      { boxes: 10, label: 'moves 5' },
    ])
  })

  it('shows the entrance units north up (dd.grid.6)', () => {
    const picture = printed.reference
      .flat()
      .flatMap(({ tables }) => tables.filter(({ clause }) => clause === 'dd.grid.6'))
    expect(picture[0]?.rows.map((row) => row.join(''))).toEqual(['·56·', '4··7', '3··8', '·21·'])
  })

  it('cites clauses that there are, with their own words', () => {
    const lines = [...printed.characters, ...printed.reference.flat()].flatMap(({ lines: some }) => some)
    const tables = [...printed.characters, ...printed.reference.flat()].flatMap(({ tables: some }) => some)
    for (const { clause, text } of lines) expect(text).toBe(CLAUSES[clause as keyof typeof CLAUSES].says)
    expect(tables.filter(({ clause }) => !Object.hasOwn(CLAUSES, clause))).toEqual([])
  })
})

import type { Printables } from '../printables.ts'

const LINE = { text: 'Nobody <steps> twice & thrice.', clause: 'sa.move.1' }

/** A small game with one of everything. */
export const SAMPLE: Printables = {
  id: 'sample',
  title: 'Sample',
  credit: 'A game by Somebody & Daughter',
  tiles: {
    n: 2,
    square: 25,
    list: ['A', 'B', 'C'].map((id) => ({
      id,
      title: `Tile ${id}`,
      back: `back of ${id}`,
      squares: ['outdoor', 'indoor', 'corner', 'way'],
      walls: [
        [0, 0, 2, 0],
        [1, 0, 1, 1],
      ],
      marks: [{ mark: 'circle' }, { mark: 'star', number: 3 }, { mark: 'corners', over: [0, 0, 1] }],
    })),
  },
  counters: [
    { id: 'walker', width: 22, height: 22, front: { art: 'zombie 1' }, back: { art: 'down 1' }, count: 5 },
    { id: 'door', width: 20, height: 6, front: { art: 'door standing' }, back: { art: 'door destroyed' }, count: 2 },
  ],
  cards: {
    width: 63,
    height: 88,
    list: [
      { id: 'I1', title: 'Map', family: 'item', art: 'fog', says: 'Look.', dark: false, boxes: 0, count: 1 },
      { id: 'I2', title: 'Gun', family: 'item', art: 'pistol', says: 'Bang.', dark: true, boxes: 7, count: 3 },
    ],
  },
  characters: [
    {
      id: 'Ann',
      title: 'Ann',
      byname: 'the First',
      art: 'grunt',
      facts: [['Speed', '4']],
      track: { title: 'Hits', rows: [{ boxes: 4, label: 'then dead' }] },
      tables: [{ title: 'Attack', clause: 'sa.attack.1', head: ['1', '2'], rows: [['miss', 'hit']] }],
      lines: [LINE],
      count: 2,
    },
  ],
  record: {
    title: 'Record',
    blocks: [{ title: 'Turns', columns: 1, rows: [{ label: 'Turn', groups: [{ boxes: 20, label: 'all' }] }] }],
  },
  reference: [[{ title: 'Moving', tables: [], lines: [LINE] }]],
}

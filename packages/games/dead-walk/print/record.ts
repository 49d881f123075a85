/** What a table of people has to keep in mind besides its sheets. */
import type { RecordPrint } from '@shamble/print'
import { BLASTS } from '../tables/grenades.ts'
import { inCm } from './words.ts'

const TURNS = 24
const BARRIERS = 12
const PEOPLE = 6

const rows = (
  count: number,
  label: (i: number) => string,
  boxes: number,
  says = '',
): RecordPrint['blocks'][number]['rows'] =>
  Array.from({ length: count }, (_, i) => ({ label: label(i), groups: [{ boxes, label: says }] }))

export const RECORD: RecordPrint = {
  title: 'Dead Walk Again: record sheet',
  blocks: [
    { title: 'Turns', columns: 1, rows: rows(1, () => 'Turn', TURNS) },
    {
      title: 'Kills of each human: every fifth is a point; in close combat cross two',
      columns: 2,
      rows: rows(PEOPLE, (i) => `${i + 1}`, 15),
    },
    {
      title: 'Doors and windows: turns that zombies have pounded on them',
      columns: 3,
      rows: rows(BARRIERS, () => '__', 4),
    },
    {
      title: 'The dead: turns since somebody died; lower than this and his wounds, he rises',
      columns: 2,
      rows: rows(PEOPLE, (i) => `${i + 1}`, 8),
    },
    {
      title: `Fires: turns that somebody has burnt (a confined room has up to ${BLASTS.confinedArea / 10_000} square cm, a blast ${inCm(2 * BLASTS.radius)} cm)`,
      columns: 3,
      rows: rows(9, () => '__', 3),
    },
  ],
}

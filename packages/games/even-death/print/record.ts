/** What a table has to keep in mind besides its rosters. */
import type { RecordPrint } from '@shamble/print'
import { ABOUT } from '../about.ts'
import { ROUND_LIMIT } from '../tables/numbers.ts'

const row = (label: string, boxes: number): RecordPrint['blocks'][number]['rows'][number] => ({
  label,
  groups: [{ boxes, label: '' }],
})

export const RECORD: RecordPrint = {
  title: `${ABOUT.title}: record sheet`,
  blocks: [
    { title: 'Rounds', columns: 1, rows: [row('Round', ROUND_LIMIT)] },
    {
      title: 'Order of the seats: their scores',
      columns: 2,
      rows: ['1st', '2nd', '3rd', '4th'].map((nth) => row(nth, 1)),
    },
    { title: 'Command points', columns: 1, rows: [row('Points', 15)] },
    {
      title: 'Rounds for which a marker is held',
      columns: 2,
      rows: ['Side 1', 'Side 2', 'Side 3', 'Side 4'].map((side) => row(side, 7)),
    },
    {
      title: 'Interact actions: generator, radio; bell, by rounds',
      columns: 1,
      rows: [row('Started', 3), row('Called', 2), row('Rung', 6)],
    },
    { title: 'Zombies destroyed', columns: 1, rows: [row('by tens', 10), row('ones', 9)] },
  ],
}

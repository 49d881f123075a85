/** What a table has to keep in mind besides its sheets. */
import type { RecordPrint } from '@shamble/print'
import { ABOUT } from '../about.ts'
import { BURNING } from '../tables/grenades.ts'
import { BOOMER, TANK } from '../tables/mutants.ts'
import { ALARM, ZED_TURNS } from '../tables/zeds.ts'

const TURNS = 50
const DOORS = 9

const rows = (count: number, boxes: number): RecordPrint['blocks'][number]['rows'] =>
  Array.from({ length: count }, () => ({ label: '__', groups: [{ boxes, label: '' }] }))

export const RECORD: RecordPrint = {
  title: `${ABOUT.title}: record sheet`,
  blocks: [
    { title: 'Turns', columns: 1, rows: [{ label: 'Turn', groups: [{ boxes: TURNS, label: '' }] }] },
    {
      title: `Doors and windows: Zed-turns; a standard one goes at ${ZED_TURNS.standard}, a reinforced one at ${ZED_TURNS.reinforced}`,
      columns: 3,
      rows: rows(DOORS, ZED_TURNS.reinforced),
    },
    { title: 'Flaming areas: turns left', columns: 3, rows: rows(6, BURNING.area) },
    { title: 'White phosphorus: turns left', columns: 3, rows: rows(3, BURNING.wp) },
    { title: 'Alarms: turns left', columns: 3, rows: rows(6, ALARM.turns) },
    { title: 'Slime: turns left', columns: 3, rows: rows(6, BOOMER.slimeTurns) },
    { title: 'Tanks: hits', columns: 2, rows: rows(2, TANK.hits) },
  ],
}

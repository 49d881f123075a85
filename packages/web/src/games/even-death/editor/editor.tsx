/** Even Death May Die in the table editor. */
import { ABOUT, asOption, FACTION_TITLES, GROUND_KINDS } from '@shamble/even-death/page'
import { anyEditor } from '../../../editor/any-editor.ts'
import type { GameEditor } from '../../../editor/game-editor.ts'
import { Board } from './board.tsx'
import { blankDocument, copies, openDocument } from './document.ts'
import type { OwnTable } from './own.ts'
import { SeatsSheet, TableSheet } from './sheets.tsx'
import { TABLE_EDITOR } from './table.ts'

/** Pixels of the board to an inch. */
const PER_INCH = 254 * 0.12

/** The first of people is yours, the others are bots'. */
function seatsFor({
  seats,
}: OwnTable): Readonly<
  Record<string, { kind: 'person'; name: string; physical: false } | { kind: 'bot'; level: 'competent' }>
> {
  const factions = seats.map(({ faction }) => faction)
  const first = factions.find((faction) => faction !== 'zombies')
  return Object.fromEntries(
    [...new Set(factions)].map((faction) => [
      faction,
      faction === first
        ? { kind: 'person' as const, name: 'You', physical: false as const }
        : { kind: 'bot' as const, level: 'competent' as const },
    ]),
  )
}

const random = (most: number): number => Math.floor(Math.random() * most)

const evenDeath: GameEditor<OwnTable> = {
  ...TABLE_EDITOR,
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  perMeasure: PER_INCH,
  strides: { usual: 1, far: 6, fine: 0.1 },
  sheets: [
    { id: 'table', label: 'Table', Body: TableSheet },
    { id: 'seats', label: 'Who fights', Body: SeatsSheet },
  ],
  Board,
  grades: [
    ...(['survivors', 'military', 'bandits'] as const).map((id) => ({ id, label: FACTION_TITLES[id], won: true })),
    { id: 'draw', label: 'A draw', won: false },
    { id: 'zombies', label: FACTION_TITLES.zombies, won: false },
  ],
  blank: blankDocument,
  rolls: {
    label: 'Roll a table',
    roll: async () => {
      const { rolledTable } = await import('@shamble/even-death/forecast')
      return rolledTable(GROUND_KINDS[random(GROUND_KINDS.length)] ?? 'field', 1 + random(999_999))
    },
  },
  copies,
  open: openDocument,
  head: ({ title, says }) => ({ title, says }),
  renamed: (own, title) => ({ ...own, title }),
  sheetOf: (place) => (place.startsWith('seats') ? 'seats' : 'table'),
  play: (own) => ({
    game: ABOUT.id,
    title: own.title,
    options: { own: asOption(own) },
    seats: seatsFor(own),
    undoDice: 'same',
    guide: false,
  }),
}

export const editor = anyEditor(evenDeath)

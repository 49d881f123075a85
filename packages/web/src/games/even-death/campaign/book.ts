/** What is loaded after the map: nobody needs it to begin. */
import { CHAPTERS, CLAUSES } from '@shamble/even-death/campaign/page'
import { leads } from '../words/leads.ts'
import { legend } from './legend.tsx'
import { settle } from './plan/index.ts'
import { setup } from './table-setup.ts'
import type { GameBook } from './types.ts'
import { guide } from './words/guide.ts'
import { report, won } from './words/report.ts'
import { tree } from './words/tree.ts'

export const warBook: GameBook = {
  clauses: CLAUSES,
  chapters: CHAPTERS,
  leads,
  first: ['camp-setup', 'camp-turn', 'camp-move', 'camp-control', 'camp-battle', 'camp-vp'],
  setup,
  guide,
  words: (s) => tree(settle(s)),
  legend,
  report,
  won,
}

/** What is loaded after the table of Even Death May Die: nobody needs it to begin. */
import { CHAPTERS, CLAUSES } from '@shamble/even-death/page'
import { legend } from './legend.tsx'
import { settle } from './plan/index.ts'
import { setup } from './setup.ts'
import { guide } from './words/guide.ts'
import { leads } from './words/leads.ts'
import { report, won } from './words/report.ts'
import { tree } from './words/tree.ts'
import type { GameBook } from './types.ts'

export const evenDeathBook: GameBook = {
  clauses: CLAUSES,
  chapters: CHAPTERS,
  leads,
  first: ['turn', 'activation', 'move', 'shoot', 'bite', 'victory'],
  setup,
  guide,
  words: (s) => tree(settle(s)),
  legend,
  report,
  won,
}

/** What is loaded after Evac's table: nobody needs it to begin. */
import { CHAPTERS, CLAUSES } from '@shamble/evac/page'
import { legend } from './legend.tsx'
import { settle } from './plan/index.ts'
import { setup } from './setup.ts'
import { guide } from './words/guide.ts'
import { leads } from './words/leads.ts'
import { introduced } from './words/introduced.ts'
import { report, won } from './words/report.ts'
import { tree } from './words/tree.ts'
import { unveiled } from './unveiled.ts'
import type { GameBook } from './types.ts'

export const evacBook: GameBook = {
  clauses: CLAUSES,
  chapters: CHAPTERS,
  leads,
  first: ['turn', 'act', 'zturn', 'win'],
  setup,
  guide,
  words: (s) => tree(settle(s)),
  legend,
  report: (story, { view, options }) => report(story, view, options),
  won,
  introduced,
  unveiled,
}

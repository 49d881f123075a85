/** What is loaded after Evac's table: nobody needs it to begin. */
import { CHAPTERS, CLAUSES, type View } from '@shamble/evac/page'
import type { GameBook } from '../../table/face.ts'
import { legend } from './legend.tsx'
import { settle } from './plan/index.ts'
import { evacSetup } from './setup.ts'
import { guide } from './words/guide.ts'
import { report } from './words/report.ts'
import { tree } from './words/tree.ts'
import { unveiled } from './unveiled.ts'

export const evacBook: GameBook = {
  clauses: CLAUSES,
  chapters: CHAPTERS,
  setup: evacSetup,
  guide,
  words: (s) => tree(settle(s)),
  legend,
  report: (story, view, options) => report(story, view as View, options),
  unveiled: (view, position) => unveiled(view as View, position),
}

/** What is loaded after Dead Walk Again's table: nobody needs it to begin. */
import { CHAPTERS, CLAUSES, type View } from '@shamble/dead-walk/page'
import type { GameBook } from '../../table/face.ts'
import { legend } from './legend.tsx'
import { settle } from './plan/index.ts'
import { deadWalkSetup } from './setup.ts'
import { guide } from './words/guide.ts'
import { report } from './words/report.ts'
import { tree } from './words/tree.ts'

export const deadWalkBook: GameBook = {
  clauses: CLAUSES,
  chapters: CHAPTERS,
  setup: deadWalkSetup,
  guide,
  words: (s) => tree(settle(s)),
  legend,
  report: (story, view, options) => report(story, view as View, options),
}
